"""Starts the bench of kits: `python tests/bench/run_kits.py --help`."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    from bench.kits import main

    sys.exit(main())
