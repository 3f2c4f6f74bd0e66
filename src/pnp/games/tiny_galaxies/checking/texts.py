"""Words of a card's own, beside signs that say what its action or its rule does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pnp.models.entries import has, within
from pnp.models.findings import Code, Found

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.models.findings import Subject

OWN_TEXT = Code("tiny-galaxies-own-text", "warning")
CODES: Final = (OWN_TEXT,)


def own_texts(subject: Subject) -> Iterator[Found]:
    """A layout of one's own may show other signs, or none."""
    if has(subject.tree, "layout"):
        return
    key = {"planets": "action", "missions": "rule"}[subject.deck]
    for entry, _ in subject.cards:
        if has(entry, "text"):
            yield Found(OWN_TEXT, within(entry, "text").location, {"key": key}, key=True)
