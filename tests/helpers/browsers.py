"""A browser without a screen, driven through a pipe by the DevTools protocol: Chromium."""

from __future__ import annotations

import base64
import fcntl
import json
import os
import shutil
import tempfile
from collections import deque
from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from types import TracebackType

CHROMIUM = shutil.which("chromium")
QUIET = """--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
    --disable-component-update --disable-sync --hide-scrollbars --remote-debugging-pipe"""


SENT = "Network.requestWillBeSent"


class Browser:
    """A page of a browser of its own, which knows nothing from before."""

    def __init__(self, width: int = 1200, height: int = 900) -> None:
        assert CHROMIUM is not None
        self._folder = tempfile.mkdtemp(prefix="browser-")
        asked, self._out = os.pipe()
        self._in, told = os.pipe()
        # The browser reads 3 and writes 4: none of what is handed on may have these numbers itself.
        theirs, answers = (fcntl.fcntl(each, fcntl.F_DUPFD, 10) for each in (asked, told))
        os.close(asked)
        os.close(told)
        nothing = [(os.POSIX_SPAWN_OPEN, each, os.devnull, os.O_RDWR, 0) for each in (0, 1, 2)]
        piped = [(os.POSIX_SPAWN_DUP2, theirs, 3), (os.POSIX_SPAWN_DUP2, answers, 4)]
        size = f"--window-size={width},{height}"
        command = [CHROMIUM, *QUIET.split(), f"--user-data-dir={self._folder}", size, "about:blank"]
        self._process = os.posix_spawn(CHROMIUM, command, os.environ, file_actions=[*nothing, *piped])
        os.close(theirs)
        os.close(answers)
        self._numbers, self._read, self.events = count(1), b"", deque[dict[str, Any]]()
        self._session = ""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for room in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{room}.enable")

    def call(self, method: str, **told: Any) -> Any:
        """What the browser answers; what it tells meanwhile is kept in `events`."""
        number = next(self._numbers)
        asked = {"id": number, "method": method, "params": told}
        if self._session:
            asked["sessionId"] = self._session
        os.write(self._out, json.dumps(asked).encode() + b"\0")
        while (answer := self._message()).get("id") != number:
            self.events.append(answer)
        assert "error" not in answer, answer
        return answer["result"]

    def _message(self) -> dict[str, Any]:
        while b"\0" not in self._read:
            more = os.read(self._in, 1 << 20)
            assert more, "the browser ended"
            self._read += more
        whole, self._read = self._read.split(b"\0", 1)
        told: dict[str, Any] = json.loads(whole)
        return told

    def visit(self, address: str) -> None:
        self.call("Page.navigate", url=address)

    def run(self, script: str) -> Any:
        """What an expression comes to; of a promise, once it is kept."""
        told = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in told, told["exceptionDetails"]
        return told["result"].get("value")

    def until(self, condition: str) -> None:
        """Waits in the page until a condition holds there."""
        held = self.run(
            f"""new Promise((kept) => {{
                const begun = performance.now();
                const look = () => ({condition}) ? kept(true)
                    : performance.now() - begun > 20000 ? kept(false) : setTimeout(look, 20);
                look();
            }})"""
        )
        assert held, f"never: {condition}\n{self.run('document.body.innerText')}"

    def prefers(self, **features: str) -> None:
        """As a reader's own settings say, such as `color_scheme="dark"`."""
        told = [
            {"name": f"prefers-{name.replace('_', '-')}", "value": each} for name, each in features.items()
        ]
        self.call("Emulation.setEmulatedMedia", features=told)

    def press(self, key: str) -> None:
        code = {"Tab": 9, "ArrowRight": 39}[key]
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def picture(self, clip: dict[str, float] | None = None) -> bytes:
        part = {"clip": clip} if clip else {}
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", **part)["data"])

    def troubles(self) -> list[str]:
        """What went wrong in the page, and what its own policy forbade it."""
        kinds = {"Log.entryAdded", "Runtime.exceptionThrown"}
        return [json.dumps(each["params"]) for each in self.events if each.get("method") in kinds]

    def asked(self) -> list[str]:
        """The addresses of all that was fetched."""
        asked = [each["params"]["request"] for each in self.events if each.get("method") == SENT]
        return [each["url"] for each in asked]

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._out)  # which ends it
        os.waitpid(self._process, 0)
        os.close(self._in)
        shutil.rmtree(self._folder, ignore_errors=True)
