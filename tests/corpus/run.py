"""Starts the corpus: `python tests/corpus/run.py --help`; it runs the program of its own tree."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    tests = Path(__file__).resolve().parent.parent
    sys.path[:1] = [str(tests), str(tests.parent / "src")]
    from corpus.command import main

    sys.exit(main())
