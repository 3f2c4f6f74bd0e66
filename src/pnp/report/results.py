"""Results as a table or as JSON, and kept games as a list."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from pnp.models.game import COLUMNS
from pnp.report import phrasing
from pnp.report.columns import GAP, break_name, count_columns, format_cells, wrap_text
from pnp.report.phrasing import Phrases, format_line_points, format_points, translate
from pnp.scoring import Caution, Line, Reason, Result, Standing, Value

if TYPE_CHECKING:
    from pnp.kept import KeptGame, KeptPlay


_AS_WINNER = "winner-"  # the start of messages that name the game itself as a winner
_FACTS, _VERDICTS = "fact-", "verdict-"  # facts hold at any time, verdicts only at the end of a game
_NARROWEST = 7  # the width of a player's column at least


class TableLook(Struct, frozen=True):
    """The look of a table: how wide it may be, whether winners are `strong`, and the function that makes
    texts safe for a terminal."""

    columns: int = COLUMNS
    strong: bool = False
    plain: Callable[[str], str] = str


PLAIN_LOOK: Final = TableLook()


def format_table(
    result: Result, heading: str, phrases: Phrases, explained: bool = False, look: TableLook = PLAIN_LOOK
) -> str:
    """Format the table of a result; if it is `explained`, the reasons of each line follow below."""
    wide = look.columns
    parts = [
        break_name(heading, wide),
        [line for sentence in _tell_outcome(result, phrases) for line in wrap_text("", sentence, wide)],
        [*_explain_players(result, phrases, wide)] if explained else [],
        [*_tell_warnings(result, phrases, wide)],
    ]
    head, *rest = ("\n".join(map(look.plain, part)) for part in parts)
    return "\n\n".join(filter(None, (head, "\n".join(format_rows(result, phrases, look)), *rest)))


def format_rows(result: Result, phrases: Phrases, look: TableLook = PLAIN_LOOK) -> list[str]:
    """Format the table with players as columns and lines as rows."""
    players = [replace(player, name=look.plain(player.name)) for player in result.players]
    best = [at for at, each in enumerate(result.players, 1) if look.strong and each.name in result.winners]
    ids = [line.id for line in players[0].lines]
    labels = [_name_line(id, phrases) for id in ids]
    total, place = translate(phrases, "score-total"), translate(phrases, "score-place")
    first = max(map(count_columns, (*labels, total, place)))
    lines = zip(*(player.lines for player in players), strict=True)
    cells = [[format_line_points(line) for line in same] for same in lines]
    totals = [format_points(player.total) for player in players]
    last = [totals, [f"{each.place}." for each in players]]
    columns = _fit_columns(players, [*cells, *last], first, look.columns)
    widths = [first, *[columns] * len(players)]
    rule = "─" * (sum(widths) + len(players) * GAP)
    foot = zip((total, place), last, strict=True)
    return [
        *_format_names(players, widths, best),
        rule,
        *(format_cells([label, *row], widths) for label, row in zip(labels, cells, strict=True)),
        rule,
        *(format_cells([label, *row], widths, strong=best) for label, row in foot),
    ]


def _name_line(id: str, phrases: Phrases) -> str:
    return translate(phrases, f"line-{id}")


def _fit_columns(players: Sequence[Standing], rows: Sequence[Sequence[str]], first: int, total: int) -> int:
    """Return the width of a player's column: as the names need it, as the terminal allows it, and never too
    narrow for a number."""
    allowed = (total - first) // len(players) - GAP
    longest = max(count_columns(player.name) for player in players)
    least = max(count_columns(cell) for row in rows for cell in row)
    return max(_NARROWEST, least, min(longest, allowed))


def _format_names(players: Sequence[Standing], widths: Sequence[int], strong: Collection[int]) -> list[str]:
    """Format the names, long ones in several rows that all end in the last."""
    names = [break_name(player.name, widths[-1]) for player in players]
    height = max(map(len, names))
    filled = [[""] * (height - len(pieces)) + pieces for pieces in names]
    return [format_cells(["", *row], widths, strong=strong) for row in zip(*filled, strict=True)]


def _tell_outcome(result: Result, phrases: Phrases) -> Iterator[str]:
    """Yield who won and what decided it, or that the game is unfinished and who leads; then facts, and what
    the asterisk means."""
    if result.state == "unfinished":
        yield _tell_leaders(result, phrases)
    elif _is_alone(result, phrases):
        pass
    elif not result.winners:
        yield translate(phrases, "score-nobody")
    elif len(result.winners) > 1:
        yield translate(phrases, "score-shared", names=result.winners)
    else:
        yield translate(phrases, "score-winner", name=_name_winner(result, phrases))
    if result.decided_by not in (None, "points", "shared", "nobody"):
        yield translate(phrases, "score-decided", what=translate(phrases, f"tie-{result.decided_by}"))
    kinds = [_FACTS] if result.state == "unfinished" else [_FACTS, _VERDICTS]
    for player in result.players:
        yield from _tell_facts(player, kinds, phrases)
    if any(phrasing.is_by_hand(line) for player in result.players for line in player.lines):
        yield translate(phrases, "score-by-hand")


def _tell_leaders(result: Result, phrases: Phrases) -> str:
    if not result.leaders or _is_alone(result, phrases):
        return translate(phrases, "score-unfinished")
    if len(result.leaders) > 1:
        return translate(phrases, "score-lead-together", names=result.leaders)
    return translate(phrases, "score-leads", name=result.leaders[0])


def _is_alone(result: Result, phrases: Phrases) -> bool:
    """Tell whether there was nobody to win against. A game that plays itself is an opponent: it has a
    name."""
    plays = any(id.startswith(_AS_WINNER) for id in phrases.catalogue.entries)
    return len(result.players) == 1 and not plays


def _name_winner(result: Result, phrases: Phrases) -> str:
    """Return the name of the winner: a player, or the game itself if it plays on its own."""
    (winner,) = result.winners
    own = f"{_AS_WINNER}{winner}"
    is_game = winner not in {player.name for player in result.players} and own in phrases.catalogue.entries
    return translate(phrases, own) if is_game else winner


def _tell_facts(player: Standing, kinds: Sequence[str], phrases: Phrases) -> Iterator[str]:
    """Yield the facts for which a game has words of these kinds."""
    for id, fact in player.facts.items():
        for message in (f"{kind}{id}" for kind in kinds):
            if message in phrases.catalogue.entries and isinstance(fact, int | str):
                value = str(fact).lower() if isinstance(fact, bool) else fact
                yield translate(phrases, message, name=player.name, value=value)


def _explain_players(result: Result, phrases: Phrases, columns: int) -> Iterator[str]:
    for player in result.players:
        yield from ([] if player is result.players[0] else [""])
        yield f"{player.name}: {format_points(player.total)}"
        yield from explain_lines(player, phrases, columns)


def explain_lines(player: Standing, phrases: Phrases, columns: int = COLUMNS) -> Iterator[str]:
    """Yield each line of a player with its reasons: their points, and the places that earned them."""
    for line in player.lines:
        yield f"  {_name_line(line.id, phrases)}: {format_line_points(line)}"
        for reason in line.reasons or (Reason("score-nothing"),):
            places = f" ({' '.join(reason.places)})" if reason.places else ""
            first = f"    {format_points(reason.points):>3}  "
            yield from wrap_text(first, f"{phrasing.phrase_reason(phrases, reason)}{places}", columns)


def _tell_warnings(result: Result, phrases: Phrases, columns: int) -> Iterator[str]:
    if result.warnings:
        yield translate(phrases, "score-warnings")
    for caution in result.warnings:
        who = f"{caution.player}: " if caution.player is not None else ""
        yield from wrap_text("  ", f"{who}{phrasing.phrase_warning(phrases, caution)}", columns, further=2)


def format_json(result: Result, sheet: str, phrases: Phrases, plain_only: bool = False) -> str:
    """Write a result as one line of JSON; `sheet` is the path of the score sheet as it was given.
    `plain_only` escapes all that is not ASCII."""
    record = {
        "game": result.game,
        "sheet": sheet,
        "players": [_make_player_data(phrases, player) for player in result.players],
        "state": result.state,
        "leaders": result.leaders,
        "winners": result.winners,
        "decided_by": result.decided_by,
        "warnings": [_make_warning_data(phrases, caution) for caution in result.warnings],
    }
    return json.dumps(record, ensure_ascii=plain_only)


def _make_player_data(phrases: Phrases, player: Standing) -> dict[str, Any]:
    return {
        "name": player.name,
        "total": player.total,
        "place": player.place,
        "lines": [_make_line_data(phrases, line) for line in player.lines],
        "facts": player.facts,
    }


def _make_line_data(phrases: Phrases, line: Line) -> dict[str, Any]:
    return {
        "id": line.id,
        "points": line.points,
        "from": line.origin,
        "why": phrasing.explain_line(phrases, line),
        "reasons": [_make_reason_data(phrases, reason) for reason in line.reasons],
    }


def _make_reason_data(phrases: Phrases, reason: Reason) -> dict[str, Any]:
    return {
        "message": reason.message,
        "arguments": {name: make_value_data(phrases, value) for name, value in reason.arguments.items()},
        "points": reason.points,
        "places": reason.places,
        "words": phrasing.phrase_reason(phrases, reason),
    }


def _make_warning_data(phrases: Phrases, caution: Caution) -> dict[str, Any]:
    round = {} if caution.round is None else {"round": caution.round}
    return {
        "player": caution.player,
        "code": caution.code,
        **round,
        "message": phrasing.phrase_warning(phrases, caution),
        "arguments": {name: make_value_data(phrases, value) for name, value in caution.arguments.items()},
    }


def make_value_data(phrases: Phrases, value: Value) -> Any:
    """Return a value of a reason as data for JSON."""
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Reason):
        return _make_reason_data(phrases, value)
    if isinstance(value, Mapping):
        return dict(value)
    return [make_value_data(phrases, each) for each in value]


_DAY: Final = 10
_WIDEST_GAME, _WIDEST_WINNER = 18, 14


def list_kept_games(
    games: Sequence[KeptGame], names: Mapping[str, str], pointless: frozenset[str], words: Phrases
) -> str:
    """List kept games in a table. `names` maps ids of games to words, and `game/winner` for winners who were
    no players; `pointless` games have no points."""
    titles = ("number", "day", "game", "winner", "players")
    heads = [translate(words, f"log-{title}") for title in titles]
    cells = []
    for each in games:
        play, points = each.play, each.play.game not in pointless
        texts = (names[play.game], name_winners(play, names, words), name_players(play, points))
        cells.append((str(each.number), play.played, *texts))
    columns = [*zip(heads, *cells, strict=True)]
    fitted = (_fit_cells(columns[2], _WIDEST_GAME), _fit_cells(columns[3], _WIDEST_WINNER))
    widths = [max(map(count_columns, columns[0])), _DAY, *fitted]
    widths.append(COLUMNS - sum(widths) - GAP * len(widths))
    return "\n".join(line for row in (heads, *cells) for line in _format_game(row, widths))


def _fit_cells(cells: Sequence[str], widest: int) -> int:
    return min(widest, max(map(count_columns, cells)))


def _format_game(cells: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    """Yield the lines of a row; cells that are too long are broken."""
    broken = [break_name(cell, columns) for cell, columns in zip(cells, widths, strict=True)]
    for number in range(max(map(len, broken))):
        parts = [lines[number] if number < len(lines) else "" for lines in broken]
        yield format_cells(parts, widths, range(1, len(widths)))


def name_winners(play: KeptPlay, names: Mapping[str, str], words: Phrases) -> str:
    """Return who won, or a dash; for an unfinished game, say that it is not over."""
    if play.state == "unfinished":
        return translate(words, "score-not-finished")
    return ", ".join(names.get(f"{play.game}/{each}", each) for each in play.winners) or "–"


def name_players(play: KeptPlay, points: bool = True) -> str:
    """Return all who played, with their totals; the title of the table comes first."""
    totals = [f" {format_points(seat.total)}" if points else "" for seat in play.seats]
    players = ", ".join(seat.name + total for seat, total in zip(play.seats, totals, strict=True))
    return f"{play.title}: {players}" if play.title else players
