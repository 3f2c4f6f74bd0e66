"""What the page shows after a round, as files by their names; and a server of these from memory, for this
machine alone: to read, by known names, and to hear of rounds."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from html import escape
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from secrets import token_hex
from socketserver import TCPServer, ThreadingMixIn
from string import Template
from threading import BoundedSemaphore, Condition, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

from msgspec import Struct, to_builtins

if TYPE_CHECKING:
    from socket import socket
    from types import TracebackType


FOREVER = "private, max-age=31536000, immutable"  # a file named by its digest never changes
ASK_FIRST = "no-cache"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".ttf": "font/ttf",
}
STATE = "/state.json"


class File(Struct, frozen=True):
    """A file to be served under a name."""

    kind: str
    content: bytes
    keeping: str


class PreviewFace(Struct, frozen=True):
    """A side of a card: `key` is the same from round to round, `name` only as long as it looks the same."""

    key: str
    name: str
    label: str
    note: str  # the side, and the number of copies
    width: float
    height: float


class Deck(Struct, frozen=True):
    key: str
    title: str
    count: str
    faces: tuple[PreviewFace, ...]


class KitView(Struct, frozen=True):
    """A kit as it was last made: `fresh` holds the keys of the faces that changed then, `wrong` the error."""

    key: str
    title: str
    count: str = ""
    decks: tuple[Deck, ...] = ()
    said: str = ""
    fresh: tuple[str, ...] = ()
    wrong: str = ""


def page_files(language: str, words: Mapping[str, str], fonts: Mapping[str, Path]) -> dict[str, File]:
    """Return the files of the page itself, which no round changes, in a language."""
    own = {f"/{path.name}": path for path in sorted((Path(__file__).parent / "page").iterdir())}
    paths = {**own, **{f"/{name}.ttf": path for name, path in fonts.items()}}
    files = {name: _make_file(name, path.read_bytes()) for name, path in paths.items()}
    shell = Template(files.pop("/page.html").content.decode())
    texts = {name: escape(text) for name, text in {**words, "language": language}.items()}
    return {**files, "/": _make_file("/page.html", shell.substitute(texts).encode())}


def round_files(serial: str, sights: Sequence[KitView], faces: Mapping[str, bytes]) -> dict[str, File]:
    """Return the data of a round, and the faces that it names."""
    page_data = {
        "serial": serial,
        "title": " · ".join(f"{each.title} ({each.count})" if each.count else each.title for each in sights),
        "sights": [to_builtins(each) for each in sights],
    }
    state = json.dumps(page_data, ensure_ascii=False, separators=(",", ":")).encode()
    names = (face.name for sight in sights for deck in sight.decks for face in deck.faces)
    face_contents = {f"/faces/{name}.svg": faces[name] for name in names}
    face_files = {path: _make_file(path, content, FOREVER) for path, content in face_contents.items()}
    return {STATE: _make_file(STATE, state, "no-store"), **face_files}


def _make_file(name: str, content: bytes, keeping: str = ASK_FIRST) -> File:
    return File(KINDS[Path(name).suffix], content, keeping)


LOOPBACK = "127.0.0.1"
USUAL_PORT = 7827  # STAR on the keys of a telephone; if it is taken, any free port
MOST_CLIENTS, MOST_LISTENERS = 48, 4  # a browser opens six at most to one host, which listeners would use up
HEAD_LIMIT, PACKET = 16 * 1024, 4096  # bytes
PATIENCE = 10  # seconds for a client to send its request, or to take something of the answer
HEARTBEAT = 2  # seconds, after which a listener who went away is noticed, and its place is free
EVENTS = "/events"

GUARD = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
}
PAGE_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FACE_POLICY = "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox"


class PortError(Exception):
    """The port that was asked for is not available."""


class HeadError(OSError):
    """The head of a request is longer than that of any browser."""


class Server:
    """Serves the files that `put` is given, within a `with` block; no method waits for a client."""

    def __init__(self, lasting: Mapping[str, File], port: int | None = None) -> None:
        self._lasting = lasting
        self._files: Mapping[str, File] = {}
        self._run = token_hex(4)  # differs in each run, so that an old page knows no round of the next
        self._round = 0
        self._news = Condition()
        self._doors = _bind_port(self, port)
        self.port: int = self._doors.server_address[1]
        self.address = f"http://{LOOPBACK}:{self.port}/"
        self.hosts = {f"{name}:{self.port}" for name in (LOOPBACK, "localhost", "[::1]")}
        self.listeners = BoundedSemaphore(MOST_LISTENERS)

    def __enter__(self) -> Server:
        Thread(target=self._doors.serve_forever, args=(0.1,), daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._doors.shutdown()
        self._doors.server_close()

    def put(self, make_files: Callable[[str], Mapping[str, File]]) -> None:
        """Serve the files of a round, which are made with its serial number, and notify all listeners."""
        files = make_files(self._serial(self._round + 1))
        with self._news:
            self._files = files
            self._round += 1
            self._news.notify_all()

    def _serial(self, number: int) -> str:
        return f"{self._run}-{number}"

    def find_file(self, path: str) -> File | None:
        return self._lasting.get(path) or self._files.get(path)

    def await_news(self, known: str) -> str:
        """Return the serial number of a round that is not the known one; the known one if none comes for a
        while."""
        with self._news:
            self._news.wait_for(lambda: self._serial(self._round) != known, HEARTBEAT)
            return self._serial(self._round)


class _ThreadingServer(ThreadingMixIn, TCPServer):
    """A server with a thread for each client, up to a number; further clients are sent away."""

    daemon_threads = True
    allow_reuse_address = os.name == "posix"  # elsewhere it would let two programs have one port
    request_queue_size = MOST_CLIENTS

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self._places = BoundedSemaphore(MOST_CLIENTS)
        super().__init__((LOOPBACK, port), _Client)

    def process_request(self, request: Any, client_address: Any) -> None:
        if self._places.acquire(blocking=False):
            super().process_request(request, client_address)
        else:
            self.shutdown_request(request)

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._places.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore the error of a client that went away or sent nonsense; the user is not told."""


def _bind_port(server: Server, port: int | None) -> _ThreadingServer:
    try:
        return _ThreadingServer(server, USUAL_PORT if port is None else port)
    except OSError as error:
        if port is not None:
            raise PortError(error.strerror or str(error)) from error
        return _ThreadingServer(server, 0)


class _HeadReader:
    """The lines of a request's head, limited in bytes and in seconds: without a limit, a client that sends a
    byte now and then would keep its place for hours."""

    def __init__(self, connection: socket) -> None:
        self._connection, self._end = connection, monotonic() + PATIENCE
        self._read, self._length = bytearray(), 0

    def readline(self, size: int = -1) -> bytes:
        """Return a line, or its beginning if it has `size` bytes or the client sends no more."""
        while not (end := self._read.find(b"\n") + 1) and not 0 <= size <= len(self._read):
            if not (more := self._receive()):
                break
            self._read += more
        end = min(end or len(self._read), len(self._read) if size < 0 else size)
        line = bytes(self._read[:end])
        del self._read[:end]
        return line

    def _receive(self) -> bytes:
        left = self._end - monotonic()
        if left <= 0:
            raise TimeoutError
        self._connection.settimeout(left)
        more = self._connection.recv(min(PACKET, HEAD_LIMIT + 1 - self._length))
        self._connection.settimeout(PATIENCE)
        self._length += len(more)
        if self._length > HEAD_LIMIT:
            raise HeadError
        return more

    def close(self) -> None:
        """Do nothing: the connection is closed where it was opened."""


class _Client(BaseHTTPRequestHandler):
    """One request and its answer."""

    protocol_version = "HTTP/1.1"
    timeout = PATIENCE
    request_version, requestline, command = "HTTP/1.1", "", "GET"
    server: _ThreadingServer

    def setup(self) -> None:
        super().setup()
        self.rfile.close()
        self.rfile: Any = _HeadReader(self.connection)

    def handle(self) -> None:
        try:
            self.handle_one_request()
        except HeadError:
            self.send_error(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def do_GET(self) -> None:
        named_hosts = [host.lower() for host in self.headers.get_all("Host", [])]
        if named_hosts not in [[host] for host in self._preview.hosts]:
            self.send_error(HTTPStatus.MISDIRECTED_REQUEST)  # a name that leads here, but is not ours
        elif self.path == EVENTS:
            self._listen()
        elif file := self._preview.find_file(self.path):
            self._answer(HTTPStatus.OK, file.kind, file.content, file.keeping)
        else:
            self.send_error(HTTPStatus.NOT_FOUND)

    do_HEAD = do_GET  # noqa: N815 (the library's name)

    @property
    def _preview(self) -> Server:
        return self.server.server

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:  # noqa: ARG002
        """Answer with an error; a method other than GET and HEAD is not allowed."""
        status = HTTPStatus(code)
        if status == HTTPStatus.NOT_IMPLEMENTED:
            status = HTTPStatus.METHOD_NOT_ALLOWED
        self._answer(status, "text/plain; charset=utf-8", f"{status.phrase}\n".encode(), "no-store")

    def _answer(self, status: HTTPStatus, kind: str, content: bytes, keeping: str) -> None:
        self._begin(status, kind, keeping)
        self.send_header("Content-Length", str(len(content)))
        if status == HTTPStatus.METHOD_NOT_ALLOWED:
            self.send_header("Allow", "GET, HEAD")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def _begin(self, status: HTTPStatus, kind: str, keeping: str) -> None:
        self.send_response(status)
        policy = FACE_POLICY if kind.startswith("image/") else PAGE_POLICY
        headers = {"Content-Type": kind, "Cache-Control": keeping, "Content-Security-Policy": policy}
        for name, text in {**headers, **GUARD, "Connection": "close"}.items():
            self.send_header(name, text)

    def _listen(self) -> None:
        """Send each round as it comes, until the client goes away."""
        if not self._preview.listeners.acquire(blocking=False):
            self.send_error(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        try:
            self._begin(HTTPStatus.OK, "text/event-stream; charset=utf-8", "no-store")
            self.end_headers()
            last_serial = ""
            while self.command != "HEAD":
                serial = self._preview.await_news(last_serial)
                self.wfile.write(f"data: {serial}\n\n".encode() if serial != last_serial else b":\n\n")
                last_serial = serial
        finally:
            self._preview.listeners.release()

    def version_string(self) -> str:
        return "pnp"

    def log_message(self, format: str, *arguments: Any) -> None:
        """Write no log."""
