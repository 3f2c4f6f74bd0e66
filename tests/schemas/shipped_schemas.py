"""The schemas that ship for editors: `python -m tests.schemas.shipped_schemas` writes them anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from pnp.cli import FileForm, schema_text
from tests import ROOT

if TYPE_CHECKING:
    from pathlib import Path

KINDS: Final[tuple[FileForm, ...]] = get_args(FileForm)


def file_of(kind: FileForm) -> Path:
    return ROOT / "layouts" / "schemas" / f"{kind}.json"


if __name__ == "__main__":
    for each in KINDS:
        file_of(each).write_text(schema_text(each), "utf-8", newline="\n")
