"""A kit that is checked: its form, its game, and that its sets are there, which are checked by themselves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from pnp import games
from pnp.build.scoring import no_game
from pnp.data.validation import validated
from pnp.errors import near, phrase, said
from pnp.models.entries import Entry, each, items, text, within, wrong
from pnp.models.kit import Kit
from pnp.models.scalars import is_short_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.data import Source
    from pnp.errors import Mistake


def checked_kit(source: Source) -> None:
    """An InputError tells what is wrong with it."""
    folder = Path(source.path).parent

    def lacking(tree: Any) -> Iterator[Mistake]:
        game = text(within(Entry(tree), "game"))
        if game is not None and game not in games.all_names():
            yield no_game(Entry(tree), "kit")
        for _, part in items(within(Entry(tree), "parts")):
            for named in each(part):
                name = text(named)
                if name and is_short_name(name) and not (folder / f"{name}.yaml").is_file():
                    yield _lacked(named, name, folder)

    validated(source, Kit, (lacking,))


def _lacked(named: Entry, name: str, folder: Path) -> Mistake:
    what = said("form-unknown-name", "there-is-no-file-name-beside-this-one", name=f"{name}.yaml")
    known = near(name, [path.stem for path in sorted(folder.glob("*.yaml"))])
    return wrong(named, what, known or phrase("name-card-sets-that-lie-in-its-folder"))
