"""A result as a table for people: players as columns, lines as rows, then who won and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnp.report.columns import cut_to, left, right, width, wrapped
from pnp.report.phrasing import Phrases, by_hand, marked, name, phrase, signed, warning
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pnp.scoring import Result, Standing

COLUMNS = 80
_GAP = 2
_AS_WINNER = "winner-"  # of what a game that plays is called
_FACTS, _VERDICTS = "fact-", "verdict-"  # what holds at any time, and what only the end of a game says
_NARROWEST = 7  # of a player's column


def table(result: Result, heading: str, phrases: Phrases, explained: bool = False) -> str:
    """The table; with `explained`, under it what earned each line."""
    parts = [
        cut_to(heading, COLUMNS),
        rows(result, phrases),
        [line for told in _outcome(result, phrases) for line in wrapped("", told, COLUMNS)],
        [*_explanations(result, phrases)] if explained else [],
        [*_warnings(result, phrases)],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def rows(result: Result, phrases: Phrases) -> list[str]:
    """Players as columns, lines as rows."""
    ids = [line.id for line in result.players[0].lines]
    labels = [_label(id, phrases) for id in ids]
    total, place = name(phrases, "score-total"), name(phrases, "score-place")
    first = max(map(width, (*labels, total, place)))
    cells = [[marked(player.lines[number]) for player in result.players] for number in range(len(ids))]
    last = [
        [signed(player.total) for player in result.players],
        [f"{each.place}." for each in result.players],
    ]
    columns = _columns(result.players, [*cells, *last], first)
    rule = "─" * (first + len(result.players) * (columns + _GAP))
    return [
        *_head(result.players, first, columns),
        rule,
        *(_row(label, row, first, columns) for label, row in zip(labels, cells, strict=True)),
        rule,
        *(_row(label, row, first, columns) for label, row in zip((total, place), last, strict=True)),
    ]


def _label(id: str, phrases: Phrases) -> str:
    return name(phrases, f"line-{id}")


def _columns(players: Sequence[Standing], rows: Sequence[Sequence[str]], first: int) -> int:
    """The width of a player's column: as names ask for, as the terminal allows, and never too narrow for a
    number."""
    allowed = (COLUMNS - first) // len(players) - _GAP
    wanted = max(width(player.name) for player in players)
    least = max(width(cell) for row in rows for cell in row)
    return max(_NARROWEST, least, min(wanted, allowed))


def _head(players: Sequence[Standing], first: int, columns: int) -> list[str]:
    """The names, long ones in several rows, all ending in the last."""
    names = [cut_to(player.name, columns) for player in players]
    height = max(map(len, names))
    filled = [[""] * (height - len(pieces)) + pieces for pieces in names]
    return [_row("", row, first, columns).rstrip() for row in zip(*filled, strict=True)]


def _row(label: str, cells: Sequence[str], first: int, columns: int) -> str:
    return left(label, first) + "".join(right(cell, columns + _GAP) for cell in cells)


def _outcome(result: Result, phrases: Phrases) -> Iterator[str]:
    """Who won and what decided it, or that it is not over and who leads; what the asterisk means."""
    if result.state == "unfinished":
        yield _so_far(result, phrases)
    elif _alone(result, phrases):
        pass
    elif not result.winners:
        yield name(phrases, "score-nobody")
    elif len(result.winners) > 1:
        yield name(phrases, "score-shared", names=result.winners)
    else:
        yield name(phrases, "score-winner", name=_winner(result, phrases))
    if result.decided_by not in (None, "points", "shared", "nobody"):
        yield name(phrases, "score-decided", what=name(phrases, f"tie-{result.decided_by}"))
    kinds = [_FACTS] if result.state == "unfinished" else [_FACTS, _VERDICTS]
    for player in result.players:
        yield from _facts(player, kinds, phrases)
    if any(by_hand(line) for player in result.players for line in player.lines):
        yield name(phrases, "score-by-hand")


def _so_far(result: Result, phrases: Phrases) -> str:
    if not result.leaders or _alone(result, phrases):
        return name(phrases, "score-unfinished")
    if len(result.leaders) > 1:
        return name(phrases, "score-lead-together", names=result.leaders)
    return name(phrases, "score-leads", name=result.leaders[0])


def _alone(result: Result, phrases: Phrases) -> bool:
    """Whether there was nobody to win against, not even the game itself, which has a name where it plays."""
    plays = any(id.startswith(_AS_WINNER) for id in phrases.catalogue.entries)
    return len(result.players) == 1 and not plays


def _winner(result: Result, phrases: Phrases) -> str:
    """A player, or the game itself where it plays on its own."""
    (winner,) = result.winners
    own = f"{_AS_WINNER}{winner}"
    known = {player.name for player in result.players}
    return name(phrases, own) if winner not in known and own in phrases.catalogue.entries else winner


def _facts(player: Standing, kinds: Sequence[str], phrases: Phrases) -> Iterator[str]:
    """Facts that a game has words of these kinds for."""
    for id, fact in player.facts.items():
        for message in (f"{kind}{id}" for kind in kinds):
            if message in phrases.catalogue.entries and isinstance(fact, int | str):
                value = str(fact).lower() if isinstance(fact, bool) else fact
                yield name(phrases, message, name=player.name, value=value)


def _explanations(result: Result, phrases: Phrases) -> Iterator[str]:
    for player in result.players:
        yield from ([] if player is result.players[0] else [""])
        yield f"{player.name}: {signed(player.total)}"
        yield from explained_lines(player, phrases)


def explained_lines(player: Standing, phrases: Phrases) -> Iterator[str]:
    """Each line of a player, with what earned it."""
    for line in player.lines:
        yield f"  {_label(line.id, phrases)}: {marked(line)}"
        for reason in line.reasons or (Reason("score-nothing"),):
            yield from _explained(reason, phrases)


def _explained(reason: Reason, phrases: Phrases) -> list[str]:
    """A reason with its points, and the places that earned it."""
    places = f" ({' '.join(reason.places)})" if reason.places else ""
    return wrapped(f"    {signed(reason.points):>3}  ", f"{phrase(phrases, reason)}{places}", COLUMNS)


def _warnings(result: Result, phrases: Phrases) -> Iterator[str]:
    if result.warnings:
        yield name(phrases, "score-warnings")
    for caution in result.warnings:
        who = f"{caution.player}: " if caution.player is not None else ""
        yield from wrapped("  ", f"{who}{warning(phrases, caution)}", COLUMNS, further=2)
