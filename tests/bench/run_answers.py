"""Starts the bench of answers: `python tests/bench/run_answers.py --help`."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    from bench.answers import main

    sys.exit(main())
