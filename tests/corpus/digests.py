"""The file of digests: one case a line, below the reason for which they were last accepted."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

DIGESTS: Final = Path(__file__).with_name("digests.txt")
HEAD: Final = """\
# What each case of the corpus made, as a digest. Do not edit: nox -s corpus -- --accept "the reason"
# Accepted: {reason}
"""
LINE: Final = re.compile(r"([0-9a-f]{32})  (\S+)")


class DigestsError(Exception):
    """The file is not as it was written."""


def read_digests(file: Path) -> dict[str, str]:
    """The digests by the names of the cases; none of a file that is not there."""
    text = file.read_text("utf-8") if file.is_file() else ""
    found: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        fields = LINE.fullmatch(line)
        if fields is None or fields[2] in found:
            raise DigestsError(f"{file.name}:{number}: no digest and name, or a name twice: {line[:80]}")
        found[fields[2]] = fields[1]
    return found


def write_digests(file: Path, digests: dict[str, str], reason: str) -> None:
    """Whole or not at all."""
    lines = [f"{digest}  {name}\n" for name, digest in sorted(digests.items())]
    new = file.with_suffix(".new")
    new.write_text(HEAD.format(reason=reason) + "".join(lines), "utf-8", newline="\n")
    new.replace(file)
