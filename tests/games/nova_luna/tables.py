"""Tables of Nova Luna, of several and alone."""

from __future__ import annotations

from typing import Any, Final

FIRST = ".   N11 .   .\nN18 N15 N17 .\n.   N16 .   ."
LAST = ".   N11 N12 .\nN18 N15 N17 N34\n.   N16 N45 N51"
SEVERAL: Final[dict[str, Any]] = {
    "game": "nova-luna",
    "players": [{"name": "Ana", "mosaic": LAST}, {"name": "Jan", "mosaic": "R5:BB,YY B4:R ."}],
}
ALONE: Final[dict[str, Any]] = {
    "game": "nova-luna",
    "players": [{"name": "Ana", "phase1": FIRST, "mosaic": LAST}],
}
