"""The schemas that ship for editors: `python tests/shipped_schemas.py` writes them anew."""

from __future__ import annotations

from pathlib import Path
from typing import Final, get_args

from pnp.cli.schema import Kind, schema_text

ROOT: Final = Path(__file__).resolve().parent.parent
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


def file_of(kind: Kind) -> Path:
    return ROOT / "layouts" / "schemas" / f"{kind}.json"


if __name__ == "__main__":
    for each in KINDS:
        file_of(each).write_text(schema_text(each), "utf-8", newline="\n")
