"""How entries refer to each other: never in a circle, and never through too many."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING

from pnp.data.source import Slip
from pnp.errors import coded
from pnp.words.facts import choices, references
from pnp.words.mistakes import mistake
from pnp.words.reading import read

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from pnp.words.mistakes import Mistake
    from pnp.words.sources import Entry

DEEPEST_CHAIN = 24  # braces in braces, counted through the entries that are referred to


def named(entry: Entry) -> list[str]:
    """The ids that an entry refers to, in their order."""
    facts = read(entry).facts
    if facts is None:
        return []
    terms = (choice.term for choice in choices(facts) if choice.term)
    return [*(reference.id for reference in references(facts)), *terms]


def reached(entries: Mapping[str, Entry], first: Iterable[str]) -> dict[str, list[str]]:
    """All that entries lead to, themselves included, each with what it refers to."""
    waiting = [id for id in first if id in entries]
    found: dict[str, list[str]] = {}
    while waiting:
        id = waiting.pop()
        if id not in found:
            found[id] = [other for other in named(entries[id]) if other in entries]
            waiting += found[id]
    return found


def chains(entries: Mapping[str, Entry], own: Sequence[Entry]) -> Iterator[Mistake]:
    """Circles, told one at a time; where there are none, what leads too deep."""
    graph = reached(entries, [entry.id for entry in own])
    try:
        ordered = [*TopologicalSorter(graph).static_order()]
    except CycleError as error:
        circle = error.args[1][::-1]
        shown = [*circle[:8], *("…" for _ in circle[8:9])]
        wrong = coded("form-words", f"'{circle[0]}' would hold itself: {' → '.join(shown)}")
        yield mistake(entries[circle[0]], Slip(0, wrong, "let one of them do without the next"))
        return
    depths: dict[str, int] = {}
    for id in ordered:
        facts = read(entries[id]).facts
        inner = max((depths[other] for other in graph[id]), default=0)
        depths[id] = min(inner + (facts.depth if facts else 0), DEEPEST_CHAIN + 1)
        if inner <= DEEPEST_CHAIN < depths[id]:
            wrong = coded(
                "form-words", f"'{id}' leads through more than {DEEPEST_CHAIN} braces in one another"
            )
            yield mistake(entries[id], Slip(0, wrong, "refer to less in between"))
