"""Findings at their places: line, column and card, of what stands in the objects of a file or in its text."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from pnp.check.codes import of_form
from pnp.data.positions import index_of, nearest, spans_at, written_in
from pnp.data.source import line_starts, place
from pnp.models.entries import Entry, each, items, text, within
from pnp.models.findings import Finding

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from pnp.data.source import Source
    from pnp.errors import Problem
    from pnp.models.findings import Found


def placed(source: Source, found: Iterable[Found], game: str = "", deck: str = "") -> Iterator[Finding]:
    """What was found among the objects of a file, of a deck, where these stand."""
    known = [*found]
    spans = spans_at(source, [each.location for each in known])
    written = written_in(source, spans)
    for one in known:
        span = nearest(spans, one.location)
        index = index_of(span, one.location, one.key) if one.at is None else written(one.location)(one.at)
        card = one.card or _card_at(source, one.location)
        at = place(source.text, index)
        whole = deck if one.whole else ""
        yield Finding(
            one.code, source.path, *at, card, one.told, one.rows, game, aside=one.aside, whole=whole
        )


def complained(problems: Iterable[Problem], source: Source | None) -> Iterator[Finding]:
    """What loaders complain of. The card is that in whose lines it stands, in the file that was read."""
    known = [*problems]
    card = _cards_by_place(source) if source and known else None
    for one in known:
        own = card is not None and source is not None and one.file == source.path
        named = card(one.line, one.column) if card and own else ""
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


def _cards_by_place(source: Source) -> Callable[[int, int], str]:
    """Finds the card that a line and column lie in: from where it begins to where what follows does."""
    tree = Entry(source.tree)
    cards = {card.location: _id(card) for card in each(within(tree, "cards"))}
    spans = spans_at(source, [*cards, *(entry.location for _, entry in items(tree))])
    heads = [span for location, span in spans.items() if len(location) == 1]
    known = sorted(
        [*((spans[at].start, id) for at, id in cards.items() if at in spans)]
        + [(span.start if span.key is None else span.key, "") for span in heads]
    )
    starts, lines = [start for start, _ in known], line_starts(source.text)

    def found(line: int, column: int) -> str:
        index = lines[line - 1] + column - 1 if 0 < line <= len(lines) else -1
        at = bisect_right(starts, index) - 1
        return known[at][1] if at >= 0 else ""

    return found
