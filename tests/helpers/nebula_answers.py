"""What is typed to enter a table of Nebula."""

from __future__ import annotations

from typing import Final

TABLE: Final = ("", "3 15 17 20", "4", "20", "27", "30", "wr", "l", "2")
ESTER: Final = ("r", "yw.byo", "", "w..r..", "", "3", "19")
STELA: Final = ("", "", "", "", "", "2", "1")
