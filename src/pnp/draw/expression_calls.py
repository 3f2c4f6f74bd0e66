"""Calls in an expression: arguments checked, the function asked, its complaint put in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.draw.expression_values import ExpressionError, Part, bounded, cited, language, moved, words
from pnp.draw.expression_words import listed
from pnp.draw.functions import FUNCTIONS
from pnp.errors import UnplacedError, coded, near, plural

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pnp.draw.expression_values import Evaluate, Names, Value
    from pnp.draw.expression_words import Token
    from pnp.draw.functions import Function

SAY_USAGE = "say('message', name=value)"


class Argument(Struct, frozen=True):
    value: Evaluate
    of: Part


def unknown_function(token: Token) -> ExpressionError:
    names = [*FUNCTIONS, "say"]
    wrong = coded("form-expression", f"there is no function '{token.said}'")
    return ExpressionError(token.at, wrong, near(token.said, names) or listed(names))


def check_count(function: Function, token: Token, count: int, named: Mapping[str, Argument]) -> None:
    most = None if function.many else len(function.takes)
    right = f"write {function.usage}"
    if named:
        wrong = coded("form-expression", f"{token.said} takes no value by name ('{next(iter(named))}=')")
        raise ExpressionError(token.at, wrong, right)
    if count < function.least or (most is not None and count > most):
        given = plural(count, "value")
        wrong = coded("form-expression", f"{token.said} is given {given}")
        raise ExpressionError(token.at, wrong, right)


def calling(function: Function, arguments: Sequence[Argument], of: Part) -> Evaluate:
    last = len(function.takes) - 1
    takers = [(function.takes[min(at, last)], one.value, one.of) for at, one in enumerate(arguments)]

    def gives(names: Names) -> Value:
        given = [take(value(names), part) for take, value, part in takers]
        if function.speaks:
            given.insert(0, language(names))
        try:
            found = function.gives(*given)
        except ExpressionError as error:
            raise moved(error, of.at) from None
        return bounded(found, of)

    return gives


def saying(arguments: Sequence[Argument], named: Mapping[str, Argument], of: Part) -> Evaluate:
    if len(arguments) != 1:
        given = plural(len(arguments), "value")
        wrong = coded("form-expression", f"say is given {given} without a name, not one")
        raise ExpressionError(of.at, wrong, f"write {SAY_USAGE}")
    message = arguments[0]

    def gives(names: Names) -> Value:
        asked = words(message.value(names), message.of)
        say = names.get("say")
        if not callable(say):
            wrong = coded("form-expression", f"there are no messages, and so no {cited(message.of)}")
            raise ExpressionError(of.at, wrong, "a layout lists its own under `messages:`")
        values = {name: one.value(names) for name, one in named.items()}
        try:
            told = say(asked, values)
        except UnplacedError as error:
            raise ExpressionError(message.of.at, error.wrong, error.right) from error
        return bounded(told, of)

    return gives
