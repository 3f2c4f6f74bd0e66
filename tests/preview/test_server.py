"""The preview's server: what it serves, to whom, and what it refuses; in the process of the test."""

from __future__ import annotations

import http.client
import json
import re
import socket
from contextlib import contextmanager, suppress
from itertools import count
from typing import TYPE_CHECKING

import pytest

from pnp.build import lasting_files, phrases
from pnp.preview import Deck, KitView, PortError, PreviewFace, Server, round_files
from pnp.preview import server as serving

if TYPE_CHECKING:
    from collections.abc import Iterator

DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg"/>'
HOSTILE = '</script><img src=x onerror="alert(1)">'
FACE = PreviewFace("quays/Q1-front", "a" * 32, HOSTILE, "", 63, 88)
SIGHT = KitView("quays", HOSTILE, "1 card", (Deck("quays", HOSTILE, "1 card", (FACE,)),))
LASTING = lasting_files(phrases(None, "cs", topic="watch"))
HEADERS = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "connection": "close",
}


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """But to this machine."""
    connect = socket.socket.connect

    def refused(own: socket.socket, address: tuple[str, int]) -> None:
        assert address[0] in ("127.0.0.1", "::1"), address
        connect(own, address)

    monkeypatch.setattr(socket.socket, "connect", refused)


@pytest.fixture(scope="module")
def running() -> Iterator[Server]:
    with Server(LASTING) as made:
        yield made


@pytest.fixture
def server(running: Server) -> Server:
    show(running, SIGHT)
    return running


def show(server: Server, *sights: KitView, faces: bytes = DRAWING) -> None:
    names = [face.name for sight in sights for deck in sight.decks for face in deck.faces]
    server.put(lambda serial: round_files(serial, sights, dict.fromkeys(names, faces)))


@contextmanager
def asked(
    server: Server, path: str, method: str = "GET", **headers: str
) -> Iterator[http.client.HTTPResponse]:
    client = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        client.request(method, path, headers=headers)
        yield client.getresponse()
    finally:
        client.close()


def raw(server: Server, request: bytes) -> bytes:
    """All that is answered to these bytes."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as client:
        client.sendall(request)
        client.shutdown(socket.SHUT_WR)
        return b"".join(iter(lambda: client.recv(65536), b""))


def test_every_answer_says_what_it_is_and_that_nobody_else_may_use_it(server: Server) -> None:
    kinds = {
        "/": "text/html; charset=utf-8",
        "/page.css": "text/css; charset=utf-8",
        "/page.js": "text/javascript; charset=utf-8",
        "/icon.svg": "image/svg+xml; charset=utf-8",
        "/display.ttf": "font/ttf",
        "/text.ttf": "font/ttf",
        "/state.json": "application/json; charset=utf-8",
        f"/faces/{FACE.name}.svg": "image/svg+xml; charset=utf-8",
        "/nowhere": "text/plain; charset=utf-8",
    }
    for path, kind in kinds.items():
        with asked(server, path) as answer:
            told = {name.lower(): text for name, text in answer.getheaders()}
            assert answer.status == (404 if path == "/nowhere" else 200)
            assert told["content-type"] == kind
            assert told.items() >= HEADERS.items()
            assert told["content-security-policy"].startswith("default-src 'none'; ")
            assert "unsafe" not in told["content-security-policy"]
            assert "access-control-allow-origin" not in told
            assert told["server"] == "pnp"
            assert len(answer.read()) == int(told["content-length"])


def test_a_face_never_changes_under_its_name_and_the_state_is_never_kept(server: Server) -> None:
    with asked(server, f"/faces/{FACE.name}.svg") as answer:
        assert answer.getheader("cache-control") == "private, max-age=31536000, immutable"
        assert answer.read() == DRAWING
    with asked(server, "/state.json") as answer:
        assert answer.getheader("cache-control") == "no-store"
        told = json.loads(answer.read())
    assert (
        told["sights"][0]["decks"][0]["faces"][0]["label"] == HOSTILE
    )  # as data: the page makes no HTML of it


def test_the_page_speaks_the_language_and_takes_nothing_from_elsewhere(server: Server) -> None:
    texts = {}
    for path in ("/", "/page.css", "/page.js"):
        with asked(server, path) as answer:
            texts[path] = answer.read().decode()
    assert '<html lang="cs"' in texts["/"]
    assert "Velikost" in texts["/"]
    assert not [path for path, text in texts.items() if re.search(r"//(?! )", text)]
    assert "innerHTML" not in texts["/page.js"]
    assert sum(map(len, texts.values())) < 16_000


@pytest.mark.parametrize("host", ["localhost", "LocalHost", "127.0.0.1", "[::1]"])
def test_this_machine_is_called_by_its_own_names(server: Server, host: str) -> None:
    with asked(server, "/", Host=f"{host}:{server.port}") as answer:
        assert answer.status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example:PORT",
        "127.0.0.1",
        "localhost:1",
        "localhost.evil.example:PORT",
        "127.0.0.1:PORT, evil",
        "",
    ],
)
@pytest.mark.parametrize("path", ["/", "/state.json", "/events"])
def test_a_name_that_only_leads_here_is_refused(server: Server, host: str, path: str) -> None:
    with asked(server, path, Host=host.replace("PORT", str(server.port))) as answer:
        assert answer.status == 421


def test_a_request_says_once_whom_it_asks(server: Server) -> None:
    own = b"Host: 127.0.0.1:%d\r\n" % server.port
    assert b" 200 " in raw(server, b"GET / HTTP/1.1\r\n" + own + b"\r\n")[:20]
    for heads in (b"", own + b"Host: evil.example\r\n", own * 2):
        assert b" 421 " in raw(server, b"GET / HTTP/1.1\r\n" + heads + b"\r\n")[:20]


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/faces/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/etc/passwd",
        "//etc/passwd",
        "/page.html",
        "/__init__.py",
        "/faces/",
        "/faces/" + "b" * 32 + ".svg",
        "/?",
        "/state.json?callback=x",
        "/%00",
    ],
)
def test_only_what_is_shown_can_be_asked_for(server: Server, path: str) -> None:
    with asked(server, path) as answer:
        assert (answer.status, answer.read()) == (404, b"Not Found\n")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PATCH", "X"])
def test_nothing_can_be_done_but_reading(server: Server, method: str) -> None:
    with asked(server, "/", method) as answer:
        assert answer.status == 405
        assert answer.getheader("allow") == "GET, HEAD"


def test_a_head_has_no_body(server: Server) -> None:
    with asked(server, "/state.json", "HEAD") as answer:
        assert answer.status == 200
        assert int(answer.getheader("content-length") or 0) > 100
        assert answer.read() == b""


@pytest.mark.parametrize(
    "request_",
    [
        b"GET / HTTP/1.1\r\nX: " + b"x" * serving.HEAD_LIMIT + b"\r\n\r\n",
        b"GET /" + b"x" * serving.HEAD_LIMIT,
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 90 + b"Y: " + b"y" * serving.HEAD_LIMIT,
    ],
)
def test_a_request_that_goes_on_and_on_is_refused(server: Server, request_: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 20) as client:
        client.sendall(request_)
        assert b" 431 " in client.recv(64)


@pytest.mark.parametrize(
    "request_",
    [b"", b"\r\n", b"\0\xff" * 99 + b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET /\r\n"],
)
def test_nonsense_harms_nobody(server: Server, request_: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    assert b"200" not in raw(server, request_)[:20]
    with asked(server, "/") as answer:
        assert answer.status == 200
    assert capfd.readouterr() == ("", "")


def test_who_listens_is_told_of_each_round(server: Server) -> None:
    with asked(server, "/events") as rounds:
        assert rounds.getheader("content-type") == "text/event-stream; charset=utf-8"
        first = rounds.readline()
        rounds.readline()
        show(server, SIGHT, faces=DRAWING + b" ")
        second = rounds.readline()
    with asked(server, "/state.json") as answer:
        assert second == f"data: {json.loads(answer.read())['serial']}\n".encode()
    assert first.startswith(b"data: ")
    assert first != second


def test_another_run_is_not_taken_for_this_one(server: Server) -> None:
    with Server(LASTING) as other:
        show(other, SIGHT)
        assert server.await_news("") != other.await_news("")


def test_who_went_away_or_does_not_read_holds_nobody_up(
    server: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    gone = socket.create_connection(("127.0.0.1", server.port), 20)
    gone.sendall(b"GET /events HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % server.port)
    gone.recv(10)
    gone.close()
    name = f"/faces/{FACE.name}.svg"
    show(server, SIGHT, faces=b"x" * 50_000_000)  # more than any buffer holds
    with socket.create_connection(("127.0.0.1", server.port), 20) as deaf:
        deaf.sendall(f"GET {name} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        deaf.recv(10)
        for _ in range(3):
            show(server, SIGHT)
        with asked(server, name) as answer:
            assert answer.read() == DRAWING
    assert capfd.readouterr().err == ""


def test_there_is_room_for_so_many_and_again_once_they_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serving, "MOST_CLIENTS", 2)
    with Server(LASTING) as server:
        taken = [socket.create_connection(("127.0.0.1", server.port), 20) for _ in range(3)]
        assert taken[2].recv(10) == b""  # sent away
        taken[0].sendall(b"nonsense\r\n\r\n")
        while taken[0].recv(65536):
            pass
        assert server._doors._places.acquire(timeout=60)
        for each in taken:
            each.close()


def test_a_client_that_trickles_is_sent_away(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock of the server, which here moves on by itself whenever it is looked at."""
    clock = count(step=serving.PATIENCE * 0.6)
    monkeypatch.setattr(serving, "monotonic", lambda: next(clock), raising=False)
    client = socket.create_connection(("127.0.0.1", server.port), serving.PATIENCE * 0.8)
    with client, suppress(BrokenPipeError, ConnectionResetError):  # it may be closed before the last letter
        for letter in b"GET":
            client.sendall(bytes([letter]))
        assert client.recv(10) == b""


def test_a_request_may_come_in_pieces(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 20) as client:
        for letter in f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode():
            client.sendall(bytes([letter]))
        assert b" 200 " in client.recv(64)


def test_a_browser_with_many_pages_is_left_connections(server: Server) -> None:
    listening = []
    for _ in range(serving.MOST_LISTENERS):
        client = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        client.request("GET", "/events")
        assert client.getresponse().status == 200
        listening.append(client)
    with asked(server, "/events") as answer:
        assert answer.status == 503
    for client in listening:
        client.close()


def test_a_port_is_this_machines_own_and_free_again_at_the_end() -> None:
    with Server(LASTING) as server:
        assert server._doors.server_address[0] == "127.0.0.1"
        with pytest.raises(PortError):
            Server(LASTING, server.port)
    with Server(LASTING, server.port) as again:
        assert again.port == server.port
