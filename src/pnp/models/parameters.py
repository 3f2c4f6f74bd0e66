"""Cards that are told by a rule and its parameters: every rule takes its own, all of them and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.errors import near
from pnp.models.entries import Entry, has, text, within, wrong, wrong_key

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pnp.errors import Mistake


def parameter_mistakes(card: Entry, rules: Mapping[str, tuple[str, ...]]) -> Iterator[Mistake]:
    """An unknown rule, parameters that its rule needs and that are missing, and those of other rules."""
    rule = within(card, "rule")
    written = text(rule)
    if written is None:
        return
    if written not in rules:
        right = near(written[:40], rules) or f"the rules are {', '.join(rules)}"
        yield wrong(rule, f"there is no rule '{written[:40]}'", right)
        return
    taken = rules[written]
    for name in taken:
        if not has(card, name):
            yield wrong(card, f"the rule '{written}' needs '{name}'", f"add '{name}: …'")
    others = dict.fromkeys(name for names in rules.values() for name in names if name not in taken)
    for name in others:
        if has(card, name):
            right = f"leave it out; it takes {', '.join(taken)}" if taken else "leave it out; it takes none"
            yield wrong_key(within(card, name), f"the rule '{written}' takes no '{name}'", right)
