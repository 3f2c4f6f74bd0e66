"""Cards that are told by a rule and its parameters: every rule takes its own, all of them and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from pnp.errors import joined, near, phrase, said
from pnp.models.entries import Entry, has, items, text, within, wrong, wrong_key
from pnp.models.phrases import listed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from pnp.errors import Mistake

Parameter: TypeAlias = str | tuple[str, ...]  # its name, or several of which a card has one


def parameter_mistakes(card: Entry, rules: Mapping[str, tuple[Parameter, ...]]) -> Iterator[Mistake]:
    """Parameters that the card's rule needs and that are missing, and those of other rules; a rule that there
    is not, and keys that no rule takes, are told by the form."""
    rule = text(within(card, "rule"))
    if rule is None or rule not in rules:
        return
    lacking = [name for name in rules[rule] if isinstance(name, str) and not has(card, name)]
    if lacking:
        yield wrong(
            card,
            said("form-rule", "the-rule-rule-needs-lacking", rule=rule, lacking=listed(lacking)),
            phrase("add-name", name=lacking[0]),
        )
    for choice in rules[rule]:
        if isinstance(choice, tuple):
            yield from _of_choice(card, rule, choice)
    known = {name for parameters in rules.values() for name in names_of(parameters)}
    for name, entry in items(card):
        if name in known - {*names_of(rules[rule])}:
            right = near(name, lacking) or phrase("leave-it-out-it-takes-rules", rules=_told(rules[rule]))
            yield wrong_key(
                entry, said("form-rule", "the-rule-rule-takes-no-name", rule=rule, name=name), right
            )


def names_of(parameters: Sequence[Parameter]) -> Iterator[str]:
    """The names of parameters, each of those of which a card has one."""
    for parameter in parameters:
        yield from (parameter,) if isinstance(parameter, str) else parameter


def _of_choice(card: Entry, rule: str, choice: tuple[str, ...]) -> Iterator[Mistake]:
    given = [name for name in choice if has(card, name)]
    if not given:
        yield wrong(
            card,
            said("form-rule", "the-rule-rule-needs-lacking", rule=rule, lacking=listed(choice, "or")),
            phrase("add-one-of-them"),
        )
    elif len(given) > 1:
        right = phrase("leave-given-out", given=given[-1])
        yield wrong(
            card,
            said("form-rule", "the-rule-rule-takes-choice-not-both", rule=rule, choice=listed(choice, "or")),
            right,
        )


def _told(parameters: Sequence[Parameter]) -> str:
    each = [listed([name] if isinstance(name, str) else name, "or") for name in parameters]
    return joined(each) if each else "nothing"
