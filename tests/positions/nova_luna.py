"""Score sheets of Nova Luna for hypothesis: tokens that just suffice, ties, impossible and broken sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests import ROOT
from tests.oracles.nova_luna import tasks_met
from tests.oracles.nova_luna_sheet import SOLO_LINES, Deck, grid_of, shipped
from tests.positions.chances import once_in
from tests.positions.common_mistakes import broken, name_twice, some_player, the_sheet, without
from tests.positions.nova_luna_mosaics import (
    COLOURS,
    PALETTES,
    Words,
    filled,
    piles,
    roughly_written,
    rows_of,
    signs,
    written,
)

if TYPE_CHECKING:
    from pathlib import Path

    from hypothesis.strategies import DrawFn, SearchStrategy

    from tests.positions.common_mistakes import Breakage

__all__ = ["BREAKAGES", "broken_sheets", "sheets", "solo_sheets", "table_sheets"]

NAMES = ["Ana", "Bedřich", "Cecílie", "Dan", "Łucja", "Maximiliána Kateřina", "8"]


# ---- Two to four players


def _tokens(draw: DrawFn, player: dict[str, Any], tie: int | None, deck: Deck) -> None:
    """A number that leaves few or none, or one of the rulebook's; where all tie, what leaves so many."""
    met = len(tasks_met(grid_of(player["mosaic"], deck)))
    likely = [met - 1, met, met + 1, met + 1, met + 2, 15, 17, 20] if tie is None else [met + tie]
    tokens = draw(st.sampled_from(likely))
    if tokens != 20 or draw(st.booleans()):
        player["tokens"] = min(20, max(1, tokens))


def _track(draw: DrawFn, player: dict[str, Any]) -> None:
    player["track"] = [draw(st.integers(23, 25)), draw(st.integers(1, 3))]


def _by_hand_at_table(draw: DrawFn, players: list[dict[str, Any]]) -> None:
    """Some lines, or all of them, by hand, with the mosaic or instead of it."""
    everyone = once_in(draw, 10)
    for player in players:
        if everyone or once_in(draw, 10):
            player["by_hand"] = {"tokens-left": draw(st.integers(0, 4))}
            if draw(st.booleans()):
                del player["mosaic"]


def _crowd(draw: DrawFn, players: list[dict[str, Any]]) -> None:
    """As many tiles as there are, or one more: of all together, or of one colour."""
    number = draw(st.sampled_from([68, 69]))
    codes = [f"{COLOURS[place % 4]}{place % 7 + 1}:" for place in range(number)]
    if draw(st.booleans()):
        codes = ["T3:RB"] * (number - 51) + ["B2:"]
    half = len(codes) // 2
    for player, own in zip(players, (codes[:half], codes[half:]), strict=False):
        player["mosaic"] = draw(written(rows_of(own, 6)))
    for player in players[2:]:
        player["mosaic"] = ".\n"


@st.composite
def _table_sheets(draw: DrawFn, root: Path, whole: bool) -> dict[str, Any]:
    deck = shipped(root)
    left = draw(piles(deck))
    names = draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=4, unique=True))
    tracked = draw(st.sampled_from([0, 6, 9, 9]))
    tie = draw(st.sampled_from([None, None, 0, 1, 2]))
    players: list[dict[str, Any]] = []
    for name in names:
        generous = once_in(draw, 6)
        mosaic = draw(roughly_written(draw(filled(draw(signs()), left, generous))))
        players.append({"name": name, "mosaic": mosaic})
        _tokens(draw, players[-1], tie, deck)
        if draw(st.integers(0, 8)) < tracked:
            _track(draw, players[-1])
    if once_in(draw, 8):
        _crowd(draw, players)
    if not whole:
        _by_hand_at_table(draw, players)
    return {"game": "nova-luna", "players": players}


# ---- Solo


@st.composite
def _first_phase(draw: DrawFn, mosaic: Words) -> Words:
    """What lay there when phase 1 ended: part of the mosaic, and at times one tile that moved or changed."""
    wide = len(mosaic[0])
    ends = [draw(st.sampled_from([wide, wide, wide, 0, 1, wide - 1])) for _ in mosaic]
    phase1 = [row[:end] + ["."] * (wide - end) for row, end in zip(mosaic, ends, strict=True)]
    if once_in(draw, 6):
        line = draw(st.integers(0, len(phase1) - 1))
        old = mosaic[line][0]
        later = f"{old[0]}{int(old[1]) % 7 + 1}{old[2:]}" if ":" in old else "R7:BBBB"
        phase1[line] = [draw(st.sampled_from([later, "R7:BBBB"])), *phase1[line][1:]]
    return phase1


@st.composite
def _crowded_phases(draw: DrawFn) -> tuple[Words, Words]:
    """11 or 12 tiles in each phase, of which not all have different colours."""
    first, second = draw(st.sampled_from([(11, 11), (12, 1), (1, 12), (11, 0), (12, 0), (0, 12)]))
    colours = draw(st.sampled_from(PALETTES))
    codes = [f"{colours[place % len(colours)]}{place % 7 + 1}:RB" for place in range(first + second)]
    return rows_of(codes, 4), rows_of(codes[:first] + ["."] * second, 4)


def _by_hand_alone(draw: DrawFn, player: dict[str, Any]) -> None:
    if draw(st.booleans()):
        last = draw(st.sampled_from([29, 30, -5]))  # 99 is excellent, 100 is not
        player["by_hand"] = dict(zip(SOLO_LINES, (20, 10, 40, last), strict=True))
    else:
        chosen = draw(st.lists(st.sampled_from(SOLO_LINES), min_size=1, unique=True))
        player["by_hand"] = {line: draw(st.integers(-2, 60)) for line in chosen}
    for key, needing in (("phase1", SOLO_LINES[:2]), ("mosaic", SOLO_LINES[2:])):
        if set(needing) <= set(player["by_hand"]) and draw(st.booleans()):
            del player[key]


@st.composite
def _solo_sheets(draw: DrawFn, root: Path, whole: bool) -> dict[str, Any]:
    if once_in(draw, 4):
        mosaic, phase1 = draw(_crowded_phases())
    else:
        generous = once_in(draw, 3)
        mosaic = draw(filled(draw(signs()), draw(piles(shipped(root))), generous))
        phase1 = draw(_first_phase(mosaic))
    player = {
        "name": draw(st.sampled_from(NAMES)),
        "mosaic": draw(written(mosaic)),
        "phase1": draw(written(phase1)),
    }
    if not whole and once_in(draw, 3):
        _by_hand_alone(draw, player)
    return {"game": "nova-luna", "players": [player]}


def table_sheets(root: Path = ROOT) -> SearchStrategy[dict[str, Any]]:
    """Sheets of two to four players without errors, legal and not."""
    return _table_sheets(root, whole=False)


def solo_sheets(root: Path = ROOT) -> SearchStrategy[dict[str, Any]]:
    """Solo sheets without errors, legal and not."""
    return _solo_sheets(root, whole=False)


def sheets(root: Path = ROOT) -> SearchStrategy[dict[str, Any]]:
    """Whole sheets without errors, legal and not."""
    return st.one_of(table_sheets(root), table_sheets(root), solo_sheets(root))


# ---- One mistake each


def _some_word(word: str) -> Breakage:
    """A word somewhere in a mosaic, where in solo phase 1 has it too."""

    def broken(draw: DrawFn, sheet: dict[str, Any]) -> None:
        player = draw(st.sampled_from(sheet["players"]))
        rows = [row.split() for row in player["mosaic"].splitlines()]
        row = draw(st.integers(0, len(rows) - 1))
        rows[row][draw(st.integers(0, len(rows[row]) - 1))] = word
        player["mosaic"] = "\n".join(" ".join(row) for row in rows)

    return broken


def _longer_row(key: str) -> Breakage:
    """The first row one word longer, so that the two grids of solo differ."""

    def broken(draw: DrawFn, sheet: dict[str, Any]) -> None:
        player = draw(st.sampled_from(sheet["players"]))
        player[key] = ". " + player[key]

    return broken


def _more_rows(_: DrawFn, sheet: dict[str, Any]) -> None:
    (player,) = sheet["players"]
    first = player["phase1"].splitlines()[0]
    player["phase1"] = " ".join("." for _ in first.split()) + "\n" + player["phase1"]


def _points_not_whole(draw: DrawFn, sheet: dict[str, Any]) -> None:
    line = "final-time" if len(sheet["players"]) == 1 else "tokens-left"
    draw(st.sampled_from(sheet["players"]))["by_hand"] = {line: 1.5}


def _too_many(_: DrawFn, sheet: dict[str, Any]) -> None:
    while len(sheet["players"]) < 5:
        sheet["players"].append({"name": f"one more {len(sheet['players'])}", "mosaic": "."})


EITHER: dict[str, Breakage] = {
    "card-unknown": _some_word("N69"),
    "code-of-no-colour": _some_word("G3:BB"),
    "code-of-time-0": _some_word("R0:BB"),
    "code-of-time-8": _some_word("R8:BB"),
    "code-of-four-tasks": _some_word("R4:B,T,Y,R"),
    "code-of-five-letters": _some_word("R4:RRRBB"),
    "code-of-an-empty-task": _some_word("R4:B,,T"),
    "code-of-another-letter": _some_word("R4:BP"),
    "mosaic-missing": without("mosaic"),
    "mosaic-no-text": some_player("mosaic", ["N01"]),
    "name-missing": without("name"),
    "track-too-short": some_player("track", [17]),
    "track-not-whole": some_player("track", [17, "top"]),
    "points-not-whole": _points_not_whole,
    "points-of-no-line": some_player("by_hand", {"tokens": 3}),
    "player-key-unknown": some_player("phase2", "."),
    "sheet-key-unknown": the_sheet("mosaic", "."),
    "players-none": the_sheet("players", []),
}
AT_TABLE: dict[str, Breakage] = {
    "phase1-at-table": some_player("phase1", "."),
    "tokens-not-whole": some_player("tokens", "all"),
    "points-of-solo": some_player("by_hand", {"final-time": 30}),
    "name-twice": name_twice,
    "players-too-many": _too_many,
}
SOLO: dict[str, Breakage] = {
    "phase1-missing": without("phase1"),
    "phase1-no-text": some_player("phase1", ["N01"]),
    "phase1-longer": _more_rows,
    "phase1-wider": _longer_row("phase1"),
    "tokens-in-solo": some_player("tokens", 20),
    "points-of-a-table": some_player("by_hand", {"tokens-left": 0}),
}
BREAKAGES = {**EITHER, **AT_TABLE, **SOLO}


def broken_sheets(root: Path = ROOT, kind: str | None = None) -> SearchStrategy[dict[str, Any]]:
    """Sheets with exactly one error, of this kind or of any."""

    def whole(alone: bool) -> SearchStrategy[dict[str, Any]]:
        return (_solo_sheets if alone else _table_sheets)(root, whole=True)

    return broken(BREAKAGES, SOLO.keys(), AT_TABLE.keys(), whole, kind)
