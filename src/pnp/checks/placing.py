"""Findings at their places: line, column and card, of what stands in the objects of a file or in its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.checks.codes import of_form
from pnp.data.positions import index_of, lies_in, nearest, spans_at, written_in
from pnp.data.source import place
from pnp.models.entries import Entry, each, text, within
from pnp.models.findings import Finding

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pnp.data.source import Source
    from pnp.errors import Problem
    from pnp.models.findings import Found


def placed(
    source: Source, found: Iterable[Found], game: str = "", deck: str = "", table: str = ""
) -> Iterator[Finding]:
    """What was found among the objects of a file, of a deck, on a table, where these stand."""
    known = [*found]
    if not known:
        return  # the file is not walked again for nothing
    spans = spans_at(source, [each.location for each in known])
    written = written_in(source, spans)
    for one in known:
        span = nearest(spans, one.location)
        index = index_of(span, one.location, one.key) if one.at is None else written(one.location)(one.at)
        card = one.card or _card_at(source, one.location)
        at = place(source.text, index)
        whole = table if one.table else deck if one.whole else ""
        yield Finding(
            one.code, source.path, *at, card, one.told, one.rows, game, aside=one.aside, whole=whole
        )


def complained(problems: Iterable[Problem], source: Source | None) -> Iterator[Finding]:
    """What loaders complain of. The card is that in whose lines it stands, in the file that was read."""
    known = [*problems]
    card = lies_in(source, "cards") if source and known else None
    for one in known:
        number = card(one.line, one.column) if card and source and one.file == source.path else None
        named = "" if number is None or source is None else _card_at(source, ("cards", number))
        words = (one.wrong, one.right)
        yield Finding(of_form(one), one.file, one.line, one.column, named, words=words)


def _card_at(source: Source, location: tuple[str | int, ...]) -> str:
    """The id of the card within which a location lies."""
    if location[:1] != ("cards",) or len(location) < 2:
        return ""
    cards = [*each(within(Entry(source.tree), "cards"))]
    number = location[1]
    return _id(cards[number]) if isinstance(number, int) and number < len(cards) else ""


def _id(card: Entry) -> str:
    return text(within(card, "id")) or ""
