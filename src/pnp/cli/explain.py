"""`pnp explain`: a card of a game in words, with its rulings."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 (typer reads the annotations)
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.build.explaining import Told
    from pnp.report import Phrases


def explain(
    card: Annotated[str, typer.Argument(metavar="CARD", help="The id of a card: P07, V17, p7, ...")],
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="Its game, where several have such a card.")
    ] = None,
    cards: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="A card set of your own, or several.")
    ] = None,
    lang: Annotated[str | None, typer.Option(metavar="LANGUAGE", help="en, cs, pl, ...")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Tell what a card does, and how it is ruled in doubt.

    The card is one of any game, or of a set of your own. Its id stands in a corner.
    """
    from pnp.build.explaining import explain as explained
    from pnp.build.reporting import house_phrases
    from pnp.cli.languages import chosen_language
    from pnp.cli.main import printable
    from pnp.settings import load_settings

    language = chosen_language(lang, None if lang else load_settings())
    told = explained(card, game, cards or [], language, lang is not None)
    if json:
        print(as_json(told))
        return
    for line in lines_of(told, house_phrases(language, "explain", lang is not None)):
        print(printable(line))


def as_json(told: Told) -> str:
    import json

    from msgspec import to_builtins

    return json.dumps(to_builtins(told), ensure_ascii=False)


def lines_of(told: Told, words: Phrases) -> Iterator[str]:
    """A heading, what the card does, its values, and what is ruled on it."""
    from pnp.report.columns import wrapped
    from pnp.report.phrasing import name
    from pnp.report.table import COLUMNS

    title = " ".join(filter(None, (told.id, told.name)))
    yield from wrapped("", f"{title} · {told.game} · {told.deck}", COLUMNS)
    yield "─" * COLUMNS
    yield from ("  ".join(row) for row in told.drawing)
    for text in told.text:
        yield from wrapped("", text, COLUMNS)
    if told.values:
        yield from wrapped("", " · ".join(told.values), COLUMNS)
    if told.rulings:
        yield ""
        yield f"{name(words, 'explain-rulings')}:"
    for ruling in told.rulings:
        named = f"{ruling.name}: " if ruling.name else ""
        yield from wrapped("- ", named + ruling.text, COLUMNS)
