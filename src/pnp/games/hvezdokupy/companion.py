"""The companion at the table: its questions, the readers of answers, the board in characters, and the score
sheet read and written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import chain
from operator import attrgetter
from typing import Any, Final

from pnp.errors import Location
from pnp.games.hvezdokupy import steps
from pnp.games.hvezdokupy.ascii_view import FOUND, draw_board
from pnp.games.hvezdokupy.cards import match_card
from pnp.games.hvezdokupy.fields import list_signs, split_rows, write_rows
from pnp.games.hvezdokupy.position import PlayerState, Position
from pnp.games.hvezdokupy.scoring import SIDE, SPACES, STARS, find_nearest
from pnp.models.game import Awaited, Chance, Chars, Colour, CompanionRules, Sketch, Step, Supplies
from pnp.models.score_sheets.questions import Refused, match_word, shorten
from pnp.scoring import Value

SECONDS, FOR_BOB = 20, 5  # seconds of a turn, and the extra ones with two players
_DRAWN: Final = {"first", "seat", "choose", "place", "move", "any", "last", "show"}


def find_awaited(table: steps.TableInPlay) -> Awaited | None:
    """Return the next step to ask for, if any. The clock of a turn runs from its beginning: with two players
    it has time for Bob's roll too."""
    phase = table.phase
    if phase == "over":
        return None
    hasty = "late" in steps.STEPS[phase]
    return Awaited(
        words="play-choose-none"
        if phase == "choose" and not steps.list_placeable(table)
        else f"play-{phase}",
        arguments=_list_arguments(table),
        hints=("play-secret-help",) if steps.list_secret(table) else (),
        offers=_list_offers(table),
        drawn=phase in _DRAWN or _is_first_turn(table),
        turn=table.turns if hasty or phase == "bob" else 0,
        seconds=SECONDS + (FOR_BOB if len(table.players) == steps.WITH_BOB else 0),
        hasty=hasty,
    )


def _is_first_turn(table: steps.TableInPlay) -> bool:
    """Tell whether the first turn comes next: its player has not seen the last of the first stars."""
    with_bob = len(table.players) == steps.WITH_BOB
    return table.turns == 1 and table.phase == ("bob" if with_bob else "roll")


def _list_arguments(table: steps.TableInPlay) -> Mapping[str, Value]:
    # Somebody who keeps a card secret, if there is anybody.
    holder = next(iter(steps.list_secret(table)), table.player)
    arguments: dict[str, Value] = {"name": steps.name_player(table), "holder": table.players[holder].name}
    if table.phase in ("choose", "place"):
        arguments["first"], arguments["second"] = steps.find_tied_faces(table.rolls[-1])
    if table.phase == "card":
        arguments["rank"] = table.setup.stack[table.player]
    if table.phase == "first":
        arguments["n"] = steps.count_first_stars_left(table)
    return arguments


def _list_offers(table: steps.TableInPlay) -> tuple[str, ...]:
    if table.phase in ("card", "show"):
        return tuple(table.cards)
    return tuple(each.name for each in table.players) if table.phase == "seat" else ()


KEPT, ROLLED_AGAIN, PASSED, BUILT = "-", "+", "-", "!"
_TYPED_NUMBERS = re.compile(r"[1-8]([\s,.;:>/-]*[1-8])*")


def read_step(table: steps.TableInPlay, typed: str, chance: Chance) -> Step:
    """Read the step that an answer means. If it is empty but a die has to fall, roll the die."""
    typed = typed.strip()
    if typed.startswith(BUILT) and table.phase not in ("card", "show"):
        return _read_claim(table, typed.removeprefix(BUILT).strip())
    match table.phase:
        case "card" | "show":
            return _read_card_step(table, typed, chance)
        case "seat":
            return "seat", _read_seat(table, typed)
        case "moon" | "rolled" as rolled if not typed:
            return rolled, *_roll_free_space(table, chance)
        case "bob" | "instead" if not typed:
            return "bob", _roll_number(chance), _roll_number(chance)
        case "roll" if not typed:
            return "roll", _roll_number(chance)
        case "last" if typed == PASSED:
            return ("pass",)
        case "choose" if (step := _read_second_roll(table, typed, chance)) is not None:
            return step
    kind = next(iter(steps.STEPS[table.phase]))
    return kind, *_read_numbers(typed, steps.NUMBERS[kind])


_REFUSALS = {1: "refused-roll", 2: "refused-space", 4: "refused-move"}


def _read_numbers(typed: str, many: int) -> tuple[int, ...]:
    """Read so many numbers from 1 to 8, with or without blanks or signs between them."""
    numbers = tuple(int(each) for each in re.findall(r"[1-8]", typed))
    if _TYPED_NUMBERS.fullmatch(typed) is None or len(numbers) != many:
        raise Refused(_REFUSALS[many], typed=shorten(typed))
    return numbers


def _roll_number(chance: Chance) -> int:
    return chance(steps.FACES) + 1


def _roll_free_space(table: steps.TableInPlay, chance: Chance) -> tuple[int, int]:
    """Roll until the space is free."""
    while True:
        row, column = _roll_number(chance), _roll_number(chance)
        if steps.number_space(row, column) in steps.list_free(table):
            return row, column


def _read_second_roll(table: steps.TableInPlay, typed: str, chance: Chance) -> Step | None:
    """Read a second roll or a pass; None if a space is named. If no star can be placed, an empty answer rolls
    too."""
    if typed == ROLLED_AGAIN or (not typed and not steps.list_placeable(table)):
        return "roll", _roll_number(chance)
    if typed == PASSED:
        return ("pass",)
    return ("roll", *_read_numbers(typed, 1)) if re.fullmatch("[1-8]", typed) else None


def _read_card_step(table: steps.TableInPlay, typed: str, chance: Chance) -> Step:
    """Read a card by its id. Before the game, the letter of a colour alone deals a card by chance, of the
    rank that the setup card gives the player."""
    if typed == KEPT:
        return ("secret",)
    if table.phase == "card" and typed.isalpha() and (stack := _list_stack(table, typed.upper())):
        return "card", stack[chance(len(stack))]
    return "card", _write_card(table, typed)


def _write_card(table: steps.TableInPlay, typed: str) -> str:
    """Write a card as a step has it."""
    if "*" in typed:
        written = "/".join(re.split(r"[/\s]+", typed.strip("/ ")))
        steps.read_card(table, written)
        return written
    return match_card(typed, table.cards)


def _list_stack(table: steps.TableInPlay, letter: str) -> list[str]:
    """List the cards of a colour, by the letter of their ids, that may be dealt to the current player."""
    held = {each.card.id for each in table.players if each.card is not None}
    rank = table.setup.stack[table.player]
    mine = [id for id, card in table.cards.items() if id.rstrip("0123456789") == letter and card.rank == rank]
    return [id for id in mine if id not in held]


def _read_seat(table: steps.TableInPlay, typed: str) -> int:
    """Read a player by name or by number; an empty answer is the first."""
    names = [each.name for each in table.players]
    if typed.isdecimal() and typed not in names and 1 <= int(typed) <= len(names):
        return int(typed) - 1
    return names.index(match_word(typed, names)) if typed else 0


def _read_claim(table: steps.TableInPlay, typed: str) -> Step:
    """Read which player has built which secret card; if only one player has one, the card alone will do."""
    who = steps.list_secret(table)
    *words, written = typed.split() or [""]
    if not who:
        raise Refused("refused-no-secrets")
    if not written or (not words and len(who) > 1):
        raise Refused("refused-claim", holder=table.players[who[0]].name)
    if not words:
        return steps.CLAIM, who[0], _write_card(table, written)
    names = [each.name for each in table.players]
    return steps.CLAIM, names.index(match_word(" ".join(words), names)), _write_card(table, written)


EMPTY_BOARD = "\n".join("." * SIDE for _ in range(SIDE))


def fill_sheet(tree: Any) -> Any:
    """Fill the tree of a score sheet, perhaps without a board and cards yet, so that it can be scored."""
    if not isinstance(tree, dict):
        return tree
    players = tree.get("players")
    seated = [_fill_player(each) for each in players] if isinstance(players, list) else players
    return {**tree, "board": tree.get("board") or EMPTY_BOARD, "players": seated}


def _fill_player(player: Any) -> Any:
    if not isinstance(player, dict):
        return player
    answers = {key: value for key, value in player.items() if value or key not in _OF_A_CARD}
    secret = {"by_hand": {line: str(points) for line, points in steps.SECRET.items()}}
    return answers if _has_card(answers) else answers | secret


_OF_A_CARD = ("card", "pattern", "by_hand")


def _has_card(player: Mapping[str, Any]) -> bool:
    return any(player.get(key) for key in _OF_A_CARD)


def open_table(tree: Any, position: Position, supplies: Supplies, no_chance: bool) -> steps.TableInPlay:
    """Open the table of a score sheet; players without a card there are asked for it."""
    setups = (card for card in supplies.decks["setup"].values() if card)
    setup = next((card for card in setups if card.players == len(position.players)), None)
    if setup is None:
        raise Refused("refused-no-setup", n=len(position.players))
    dealt = zip(tree["players"], position.players, strict=True)
    players = tuple(each if _has_card(seat) else PlayerState(each.name, None, {}) for seat, each in dealt)
    board = position.board
    stars = frozenset(range(SPACES)).difference(board.without if board else range(SPACES))
    if len(stars) > STARS:
        raise Refused("refused-too-many-stars", n=len(stars), most=STARS)
    table = steps.TableInPlay(
        players=players,
        stars=stars,
        moon=board.moon if board else None,
        setup=setup,
        cards=supplies.decks["constellations"],
        no_chance=no_chance,
    )
    return steps.continue_setup(table)


def write_sheet(table: steps.TableInPlay) -> Mapping[Location, Any]:
    """Return the changes to the score sheet: the board, each player's card, and `unfinished` in the last
    round. An unknown card counts as unbuilt; None removes a key."""
    board = "\n".join(split_rows(list_signs(steps.make_board(table))))
    # The board cannot show that the last round has begun.
    last_round = not steps.count_stars_left(table) and table.phase not in ("show", "over")
    changes: dict[Location, Any] = {("board",): board, ("unfinished",): True if last_round else None}
    for number, player in enumerate(table.players):
        for key, value in _write_player(player).items():
            changes["players", number, key] = value
    return changes


def _write_player(player: PlayerState) -> Mapping[str, Any]:
    card = player.card
    return {
        "card": card.id if card else None,
        "pattern": "\n".join(write_rows(card.shape)) if card and card.id is None else None,
        "by_hand": player.by_hand or (None if card else steps.SECRET),
    }


NUMBER_HUES: Final[tuple[Colour, Colour]] = ("green", "blue")  # of the lower number and of the higher
FREE_SPACE: Final = Chars(" o ", "green")


def draw_table(table: steps.TableInPlay) -> Sketch:
    """Draw the board. A space that a rolled number allows shows that number, a space that a star may move to
    an o; the stars of a built constellation are marked."""
    return draw_board(list_signs(steps.make_board(table)), _mark_spaces(table))


def _mark_spaces(table: steps.TableInPlay) -> Mapping[int, Chars]:
    if table.phase in ("choose", "place"):
        hues = zip(steps.find_tied_faces(table.rolls[-1]), NUMBER_HUES, strict=True)
        runs = {number: Chars(f" {number} ", hue, strong=True) for number, hue in hues}
        return {each: run for number, run in runs.items() for each in steps.list_allowed(table, number)}
    if table.phase in ("move", "last"):
        reachable = (steps.list_reachable(table, star) for star in steps.list_movable(table))
        return dict.fromkeys(chain.from_iterable(reachable), FREE_SPACE)
    return dict.fromkeys(_list_built_stars(table), FOUND)


def _list_built_stars(table: steps.TableInPlay) -> Iterator[int]:
    """Yield the stars of built constellations, each where it is found first."""
    names, board = steps.find_builders(table), steps.make_board(table)
    for player in table.players:
        if player.card and player.name in names:
            lacks, lying = find_nearest(board, player.card.shape)
            yield from lying[0] if lacks == 0 else ()


def _draw_everything(table: steps.TableInPlay) -> Sketch:
    """Draw the board, and the cards of all players who have one."""
    cards = (row for each in table.players if each.card or each.by_hand for row in steps.describe_card(each))
    return *draw_table(table), *cards


PLAY = CompanionRules(
    fill_sheet=fill_sheet,
    open_table=open_table,
    find_awaited=find_awaited,
    read_step=read_step,
    late_step=("late",),
    follow_step=steps.follow_step,
    list_events=attrgetter("events"),
    draw_table=draw_table,
    draw_everything=_draw_everything,
    write_sheet=write_sheet,
)


def get_play() -> CompanionRules:
    return PLAY
