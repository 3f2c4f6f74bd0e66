"""What can be wrong with the fields of a layout, beside their form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp.errors import Mistake, coded
from pnp.models.cards import Card
from pnp.models.fields import LISTS, TYPES, suits

GIVEN = frozenset({"deck", "ink", "language", "width", "height"})  # which every card knows besides its own

if TYPE_CHECKING:
    from collections.abc import Iterator


def field_mistakes(tree: Any) -> Iterator[Mistake]:
    """Fields that no card can have: a name that is taken, a default of another type."""
    fields = tree.get("fields") if isinstance(tree, dict) else None
    for name, written in fields.items() if isinstance(fields, dict) else ():
        if name in Card.__dataclass_fields__ or name in GIVEN:
            wrong = coded("form-field", f"every card has a field '{name}'")
            yield Mistake(("fields", name), wrong, "choose another name", key=True)
        if isinstance(written, dict) and str(written.get("type")) in TYPES:
            yield from _rule_mistakes(name, written)


def _rule_mistakes(name: str, written: dict[str, Any]) -> Iterator[Mistake]:
    kind, default, choices = str(written["type"]), written.get("default"), written.get("one-of")
    if isinstance(choices, list) and kind in (*LISTS, "words", "truth"):
        wrong = coded("form-field", f"a field of type '{kind}' has no choices")
        yield Mistake(("fields", name, "one-of"), wrong, "leave 'one-of' out")
        return
    if default is not None and written.get("required") == "true":
        wrong = coded("form-field", "a field that every card gives has no default")
        yield Mistake(("fields", name, "default"), wrong, "leave 'default' out, or 'required'", key=True)
    known = tuple(map(str, choices)) if isinstance(choices, list) else None
    strange = [at for at, choice in enumerate(known or ()) if not suits(kind, None, choice)]
    for at in strange:
        yield Mistake(
            ("fields", name, "one-of", at),
            coded("form-field", "this is no choice"),
            f"write one of the type '{kind}'",
        )
    if strange:
        return
    if default is not None and not suits(kind, known, default):
        right = f"write a default of the type '{kind}'"
        if known:
            right = f"{right}, one of {', '.join(known)}"
        yield Mistake(
            ("fields", name, "default"),
            coded("form-field", "the default is not what the field may be"),
            right,
        )
