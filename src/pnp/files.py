"""A file written as a whole: whoever looks finds the old one or the new one, never a half."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from pnp.errors import unwritable


def write_file(file: Path, content: bytes, advice: str) -> None:
    """Put the content in place in one step; `advice` tells the user what to do where that cannot be."""
    target = file.resolve()  # a link stays a link
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(content)
            Path(part).chmod(0o644)
            Path(part).replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(part).unlink()
            raise
    except OSError as error:
        raise unwritable(file, error, advice) from error
