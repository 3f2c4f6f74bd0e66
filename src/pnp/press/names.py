"""What a printout is called: what it is, paper and sides, numbered in the order of printing."""

import re
import unicodedata
from collections.abc import Iterable

from msgspec.structs import replace

from pnp.press.job import Printout


def slug(text: str) -> str:
    """A name that every file system takes: plain small letters, digits, points and hyphens."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("\N{LATIN SMALL LETTER L WITH STROKE}", "l"))
    kept = plain.encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[^a-z0-9.]+", "-", kept).strip("-.") or "print"


def numbered(printouts: Iterable[Printout], first: int = 1) -> tuple[Printout, ...]:
    """All printouts of a kit, `1-` before the name of the first."""
    return tuple(
        replace(printout, name=f"{number}-{printout.name}")
        for number, printout in enumerate(printouts, start=first)
    )
