"""What is typed at the table, read as a step: numbers as they were rolled or chosen, cards, signs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pnp.games.hvezdokupy.playing.preparing import read_card
from pnp.games.hvezdokupy.playing.spaces import FACES, free, space
from pnp.games.hvezdokupy.playing.steps import CLAIM
from pnp.games.hvezdokupy.playing.table import secret
from pnp.games.hvezdokupy.playing.turns import placeable
from pnp.models.answers import found, short
from pnp.models.asking import Refused

if TYPE_CHECKING:
    from pnp.games.hvezdokupy.playing.table import Table
    from pnp.models.playing import Chance, Step

KEPT, ROLLED_AGAIN, PASSED, BUILT = "-", "+", "-", "!"
_NUMBERS = re.compile(r"[1-8]([\s,.;:>/-]*[1-8])*")


def read(table: Table, typed: str, chance: Chance) -> Step:
    """The step that was meant. Where nothing was typed but a die has to fall, the program rolls it."""
    typed = typed.strip()
    if typed.startswith(BUILT) and table.phase not in ("card", "show"):
        return _claim(table, typed.removeprefix(BUILT).strip())
    match table.phase:
        case "card" | "show":
            return _card(table, typed, chance)
        case "seat":
            return "seat", _seat(table, typed)
        case "moon" | "rolled" as rolled if not typed:
            return rolled, *_rolled_free(table, chance)
        case "bob" | "instead" if not typed:
            return "bob", _rolled(chance), _rolled(chance)
        case "roll" if not typed:
            return "roll", _rolled(chance)
        case "last" if typed == PASSED:
            return ("pass",)
        case "choose" if (step := _again(table, typed, chance)) is not None:
            return step
    return _KINDS.get(table.phase, table.phase), *_numbers(typed, *_HOW_MANY.get(table.phase, (2,)))


_KINDS = {"instead": "bob", "choose": "place", "any": "place", "last": "move"}
_REFUSALS = {1: "refused-roll", 2: "refused-space", 4: "refused-move"}
_HOW_MANY = {"roll": (1,), "move": (4,), "last": (4,)}


def _numbers(typed: str, many: int) -> tuple[int, ...]:
    """So many numbers from 1 to 8, with blanks or signs between them or without."""
    numbers = tuple(int(each) for each in re.findall(r"[1-8]", typed))
    if _NUMBERS.fullmatch(typed) is None or len(numbers) != many:
        raise Refused(_REFUSALS[many], typed=short(typed))
    return numbers


def _rolled(chance: Chance) -> int:
    return chance(FACES) + 1


def _rolled_free(table: Table, chance: Chance) -> tuple[int, int]:
    """Rolled until the space is free."""
    while True:
        row, column = _rolled(chance), _rolled(chance)
        if space(row, column) in free(table.stars, table.moon):
            return row, column


def _again(table: Table, typed: str, chance: Chance) -> Step | None:
    """A second roll, or none of it; nothing where a space is named. Where no star can be placed, to type
    nothing rolls too."""
    if typed == ROLLED_AGAIN or (not typed and not placeable(table)):
        return "roll", _rolled(chance)
    if typed == PASSED:
        return ("pass",)
    return ("roll", *_numbers(typed, 1)) if re.fullmatch("[1-8]", typed) else None


def _card(table: Table, typed: str, chance: Chance) -> Step:
    """A card by its id; before the game one dealt by chance too, of the rank that the setup card gives a
    player, where only the letter of a colour was typed."""
    if typed == KEPT:
        return ("secret",)
    if table.phase == "card" and typed.isalpha() and (stack := _stack(table, typed.upper())):
        return "card", stack[chance(len(stack))]
    return "card", _written(table, typed)


def _written(table: Table, typed: str) -> str:
    """A card as a step tells it."""
    if "*" in typed:
        written = "/".join(re.split(r"[/\s]+", typed.strip("/ ")))
        read_card(table, written)
        return written
    return found(typed, table.cards)


def _stack(table: Table, letter: str) -> list[str]:
    """The cards of a colour, by the letter of their ids, that may be dealt to the player who is asked."""
    held = {each.card.id for each in table.observers if each.card is not None}
    rank = table.setup.stack[table.player]
    mine = [id for id, card in table.cards.items() if id.rstrip("0123456789") == letter and card.rank == rank]
    return [id for id in mine if id not in held]


def _seat(table: Table, typed: str) -> int:
    """A player by name or by number; the first where nothing was typed."""
    names = [each.name for each in table.observers]
    if typed.isdecimal() and typed not in names and 1 <= int(typed) <= len(names):
        return int(typed) - 1
    return names.index(found(typed, names)) if typed else 0


def _claim(table: Table, typed: str) -> Step:
    """Who has built with a secret card, and which; where only one player has one, the card alone will do."""
    who = secret(table)
    *words, written = typed.split() or [""]
    if not who:
        raise Refused("refused-no-secrets")
    if not written or (not words and len(who) > 1):
        raise Refused("refused-claim", holder=table.observers[who[0]].name)
    if not words:
        return CLAIM, who[0], _written(table, written)
    names = [each.name for each in table.observers]
    return CLAIM, names.index(found(" ".join(words), names)), _written(table, written)
