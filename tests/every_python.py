"""What each Python must do alike: score the table on each game's page, and print every kit.

`nox -s pythons` runs it on all Pythons, and compares the digests of the files that they print.
"""

from __future__ import annotations

import os
import re
import sys
from contextlib import redirect_stdout
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from pnp import score
from pnp.build import kit_names
from pnp.cli import run_guarded
from tests import ROOT

DOCS = ROOT / "docs"
TABLE = re.compile(r"^```yaml\n(game: .*?)^```$", re.MULTILINE | re.DOTALL)
TOTALS = {
    "hvezdokupy": [1, 1, 1, 0],
    "nebula": [76, 63],
    "night-sky": [133, 128, 133],
    "nova-luna": [16, 15, 11],
    "tiny-galaxies": [22, 20, 19],
}


def totals(game: str) -> list[int]:
    """Of the first table on the game's page."""
    table = TABLE.search((DOCS / f"{game}.md").read_text("utf-8"))
    assert table
    return [player.total for player in score(table[1]).players]


def main() -> None:
    found = {game: totals(game) for game in TOTALS}
    if found != TOTALS:
        sys.exit(f"the totals are {found}, not {TOTALS}")
    with redirect_stdout(sys.stderr):
        code = run_guarded(["make", *kit_names()])
    if code:
        sys.exit(f"pnp make ended with exit code {code}")
    for file in sorted(path for path in Path("output").rglob("*") if path.is_file()):
        print(sha256(file.read_bytes()).hexdigest(), file.as_posix())


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        os.chdir(folder)
        main()
        os.chdir(DOCS)  # a folder that is in use is not removed by Windows
