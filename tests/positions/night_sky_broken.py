"""Night Sky sheets with exactly one error, of each kind that the pages name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from tests import ROOT
from tests.oracles.night_sky_lattice import STARS, position_of, square
from tests.oracles.night_sky_sheet import END_OF_GAME, KINDS
from tests.positions.night_sky_tables import NAMES, tables

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from hypothesis.strategies import SearchStrategy

Draw = Any
Sheet = dict[str, Any]

NO_STARS = ["A71", "G11", "A12", "B34", "F00", "A1", "A111", "sun", "g11", "A¹1"]
NO_CARDS = ["C000", "S1a", "Polaris", ""]
NO_STARTS = ["S1", "S1c", "S0a", "C501", ""]


def _player(draw: Draw, sheet: Sheet) -> dict[str, Any]:
    return draw(st.sampled_from(sheet["players"]))  # type: ignore[no-any-return]


def _round(draw: Draw, sheet: Sheet, **entry: Any) -> dict[str, Any]:
    """Some round of some player, entered anew but for its card."""
    one: dict[str, Any] = draw(st.sampled_from(_player(draw, sheet)["rounds"]))
    card = one["card"]
    one.clear()
    one.update({"card": card, **entry})
    return one


def _count(draw: Draw, sheet: Sheet, **changed: int) -> None:
    """Some round with counts that would do but for what is changed."""
    player = _player(draw, sheet)
    one = draw(st.sampled_from(player["rounds"]))
    for key in ("lines", "stars"):
        one.pop(key, None)
    one["counts"] = {"top": 2, "bottom": 2, "links": 1, "drawn": 4} | changed
    player["counts"] = dict.fromkeys(END_OF_GAME, 1)


def unknown_star_in_a_line(draw: Draw, sheet: Sheet) -> None:
    ends = [draw(st.sampled_from(NO_STARS)), "A11"]
    _round(draw, sheet, lines="-".join(draw(st.permutations(ends))))


def unknown_star_beside(draw: Draw, sheet: Sheet) -> None:
    _round(draw, sheet, stars=draw(st.sampled_from(NO_STARS)))


def unknown_card(draw: Draw, sheet: Sheet) -> None:
    draw(st.sampled_from(_player(draw, sheet)["rounds"]))["card"] = draw(st.sampled_from(NO_CARDS))


def unknown_start(draw: Draw, sheet: Sheet) -> None:
    _player(draw, sheet)["start"] = draw(st.sampled_from(NO_STARTS))


def unknown_kind(draw: Draw, sheet: Sheet) -> None:
    _player(draw, sheet)["start"] = {"kind": "quasar", "value": 2}


def no_line_of_the_lattice(draw: Draw, sheet: Sheet) -> None:
    start = draw(st.sampled_from(STARS))
    far = [end for end in STARS if square(position_of(start), position_of(end)) not in (1, 3)]
    _round(draw, sheet, lines=f"{start}-{draw(st.sampled_from(far))}")


def line_twice(draw: Draw, sheet: Sheet) -> None:
    again = draw(st.sampled_from(["A11-A21", "A21-A11"]))
    _round(draw, sheet, lines=" ".join(draw(st.permutations(["A11-A21", again, "A21-A31"]))))


def too_many_stars(draw: Draw, sheet: Sheet) -> None:
    first = draw(st.integers(0, len(STARS) - 11))
    _round(draw, sheet, stars=" ".join(STARS[first : first + 11]))


def too_few_rounds(draw: Draw, sheet: Sheet) -> None:
    player = _player(draw, sheet)
    player["rounds"] = player["rounds"][: draw(st.integers(0, 5))]


def too_many_rounds(draw: Draw, sheet: Sheet) -> None:
    player = _player(draw, sheet)
    player["rounds"].append({"card": player["rounds"][0]["card"]})
    if draw(st.booleans()):
        sheet["unfinished"] = True


def counts_and_a_drawing(draw: Draw, sheet: Sheet) -> None:
    _count(draw, sheet)
    drawing = draw(st.sampled_from([{"lines": "A11-A21"}, {"stars": "A11"}]))
    next(one for player in sheet["players"] for one in player["rounds"] if "counts" in one).update(drawing)


def more_of_a_kind_than_drawn(draw: Draw, sheet: Sheet) -> None:
    _count(draw, sheet, **{draw(st.sampled_from(["top", "bottom"])): draw(st.integers(5, 12))})


def more_drawn_than_the_size(draw: Draw, sheet: Sheet) -> None:
    _count(draw, sheet, drawn=draw(st.integers(11, 20)))


def published_card_without_counts(draw: Draw, sheet: Sheet) -> None:
    _round(draw, sheet)["card"] = {"size": 7, "kind": draw(st.sampled_from(KINDS)), "value": 2}


def published_card_with_a_drawing(draw: Draw, sheet: Sheet) -> None:
    _round(draw, sheet, stars="A11")["card"] = {"size": 7, "kind": draw(st.sampled_from(KINDS)), "value": 2}


def counts_without_the_end_of_the_game(draw: Draw, sheet: Sheet) -> None:
    _count(draw, sheet)
    player = next(player for player in sheet["players"] if "counts" in player)
    del player["counts"][draw(st.sampled_from(END_OF_GAME))]
    if draw(st.booleans()):
        del player["counts"]


def no_start(draw: Draw, sheet: Sheet) -> None:
    del _player(draw, sheet)["start"]


def no_rounds(draw: Draw, sheet: Sheet) -> None:
    del _player(draw, sheet)["rounds"]


def no_card(draw: Draw, sheet: Sheet) -> None:
    del draw(st.sampled_from(_player(draw, sheet)["rounds"]))["card"]


def one_line_neither_way(draw: Draw, sheet: Sheet) -> None:
    """All by hand but one line, and no position to derive that from."""
    player = sheet["players"][0]
    lines = ["fading", "round-1", "round-2", "round-3", "round-4", "round-5", "round-6", *END_OF_GAME]
    lines.remove(draw(st.sampled_from(lines)))
    sheet["players"][0] = {"name": player["name"], "by_hand": dict.fromkeys(lines, 3)}


def unknown_line_by_hand(draw: Draw, sheet: Sheet) -> None:
    wrong = draw(st.sampled_from(["moon", "round-0", "round-7", "Sun", "total"]))
    _player(draw, sheet)["by_hand"] = {wrong: 3}


def half_a_point_by_hand(draw: Draw, sheet: Sheet) -> None:
    _player(draw, sheet)["by_hand"] = {"sun": draw(st.sampled_from([0.5, "half", True, [3]]))}


def unknown_key(draw: Draw, sheet: Sheet) -> None:
    player = _player(draw, sheet)
    draw(st.sampled_from([sheet, player, player["rounds"][0]]))["comet"] = 3


def less_than_nothing_counted(draw: Draw, sheet: Sheet) -> None:
    _count(draw, sheet, **{draw(st.sampled_from(["top", "bottom", "links"])): -1})


def one_name_twice(_: Draw, sheet: Sheet) -> None:
    sheet["players"] = [sheet["players"][0], {**sheet["players"][0]}]


def nobody_plays(_: Draw, sheet: Sheet) -> None:
    sheet["players"] = []


def six_play(_: Draw, sheet: Sheet) -> None:
    sheet["players"] = [{**sheet["players"][0], "name": name} for name in [*NAMES, "Filip"]]


BREAKAGES: dict[str, Callable[[Draw, Sheet], None]] = {
    broken.__name__: broken
    for broken in (
        unknown_star_in_a_line,
        unknown_star_beside,
        unknown_card,
        unknown_start,
        unknown_kind,
        no_line_of_the_lattice,
        line_twice,
        too_many_stars,
        too_few_rounds,
        too_many_rounds,
        counts_and_a_drawing,
        more_of_a_kind_than_drawn,
        more_drawn_than_the_size,
        published_card_without_counts,
        published_card_with_a_drawing,
        counts_without_the_end_of_the_game,
        no_start,
        no_rounds,
        no_card,
        one_line_neither_way,
        unknown_line_by_hand,
        half_a_point_by_hand,
        unknown_key,
        less_than_nothing_counted,
        one_name_twice,
        nobody_plays,
        six_play,
    )
}


@st.composite
def _broken(draw: Draw, root: Path, breakages: list[str]) -> Sheet:
    sheet = draw(tables(root, draw(st.integers(1, 3)), unfinished=False, plain=True))
    BREAKAGES[draw(st.sampled_from(breakages))](draw, sheet)
    return sheet  # type: ignore[no-any-return]


def broken_sheets(root: Path = ROOT, breakage: str | None = None) -> SearchStrategy[Sheet]:
    """Sheets that are free of errors but for one: of any kind, or of the one kind that is asked for."""
    return _broken(root, [breakage] if breakage else list(BREAKAGES))
