"""Starts the bench: `python tests/bench/run.py --help`; it needs nothing but the standard library."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[2])
    from tests.bench.command import main

    sys.exit(main())
