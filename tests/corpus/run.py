"""Starts the corpus: `python tests/corpus/run.py --help`; it runs the program of its own tree."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    root = Path(__file__).resolve().parents[2]
    sys.path[:1] = [str(root), str(root / "src")]
    from tests.corpus.command import main

    sys.exit(main())
