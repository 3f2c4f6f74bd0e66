"""What each Python must do alike: score a table of every game, and print every kit.

`nox -s pythons` runs it on all Pythons, and compares the digests of the files that they print.
"""

from __future__ import annotations

import os
import sys
from contextlib import redirect_stdout
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from pnp import games, score
from pnp.cli.main import guarded
from score_sheets import SHEETS

TOTALS = {
    "hvezdokupy": [1, 1],
    "nebula": [46, 14],
    "night-sky": [0],
    "nova-luna": [18, 18],
    "tiny-galaxies": [22, 4],
}


def main() -> None:
    totals = {str(sheet["game"]): [player.total for player in score(sheet).players] for sheet in SHEETS}
    if totals != TOTALS:
        sys.exit(f"the totals are {totals}, not {TOTALS}")
    with redirect_stdout(sys.stderr):
        code = guarded(["make", *games.names()])
    if code:
        sys.exit(f"pnp make ended with exit code {code}")
    for file in sorted(path for path in Path("output").rglob("*") if path.is_file()):
        print(sha256(file.read_bytes()).hexdigest(), file.as_posix())


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        main()
        os.chdir(Path(__file__).parent)  # a folder that is in use is not removed by Windows
