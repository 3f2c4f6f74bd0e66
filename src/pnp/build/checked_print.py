"""A card set as it will be printed, and what is wrong with that."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pnp.build.cards import Found, draw
from pnp.build.order import Order
from pnp.check.placing import complained
from pnp.errors import InputError
from pnp.press import SheetOptions, paper

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.loading import LoadedSet
    from pnp.models.findings import Finding


def printed(loaded: LoadedSet) -> Iterator[Finding]:
    path = Path(loaded.source.path)
    order = Order((path,), Path(), "en", SheetOptions(paper("A4")))
    try:
        draw([Found(path, "", loaded)], order)
    except InputError as error:
        yield from complained(error.problems, loaded.source)
