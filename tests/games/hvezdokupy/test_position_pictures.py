"""Pictures of positions of Hvězdokupy: the board as entered, rings where a constellation lies or lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from pnp import score
from pnp.build import figures
from pnp.draw import make_palettes
from pnp.figures import FigureError
from pnp.games import find_game
from pnp.geometry import Box
from pnp.scene import Circle
from tests.games.hvezdokupy.printed_decks import discs
from tests.helpers.drawn_faces import flat
from tests.helpers.position_pictures import drawn, pictured, texts
from tests.helpers.score_sheets import HVEZDOKUPY
from tests.helpers.shipped_theme import icons, theme

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.draw import DrawnCard

SHEET: Final[dict[str, Any]] = {
    "game": "hvezdokupy",
    "board": "\n".join(["." * 8, ".**.....", "...*....", "..****..", ".....M*.", *["." * 8] * 3]),
    "players": [
        {"name": "Aneta", "card": "F04"},
        {"name": "David", "card": "F01"},
        {"name": "Eva", "card": "F03"},
    ],
}


def listed(place: list[list[int]]) -> tuple[str, ...]:
    return tuple(f"{row},{column}" for row, column in place)


def stars(rows: tuple[str, ...]) -> list[list[int]]:
    return [[y, x] for y, row in enumerate(rows, 1) for x, sign in enumerate(row, 1) if sign == "*"]


def rings(card: DrawnCard) -> tuple[int, int]:
    """Whole and broken rings about spaces of the board."""
    found = [shape for shape, _ in flat(card.front.scene) if isinstance(shape, Circle) and shape.stroke]
    wide = [shape for shape in found if abs(shape.radius - 9.3) < 0.001]
    return sum(not s.stroke.dash for s in wide if s.stroke), sum(
        bool(s.stroke.dash) for s in wide if s.stroke
    )


def test_the_picture_is_told_the_board_and_every_place_that_the_scorer_finds(tmp_path: Path) -> None:
    for sheet in (SHEET, HVEZDOKUPY):
        facts = [player.facts for player in score(sheet).players]
        for seen, known in zip(pictured(sheet, tmp_path), facts, strict=True):
            assert seen["signs"] == tuple(sheet["board"].splitlines())
            assert seen["missing"] == known["missing"]
            if known["places"]:
                assert [stars(rows) for rows in seen["places"]] == known["places"]
                assert seen["found"] == listed(known["places"][0])
                assert seen["lacking"] == ()
            else:
                assert len(seen["lacking"]) == known["missing"]
                (nearest,) = seen["places"]
                assert sorted([*seen["found"], *seen["lacking"]]) == sorted(listed(stars(nearest)))


def test_built_it_is_ringed_and_else_what_is_missing_has_broken_rings(tmp_path: Path) -> None:
    aneta, david, _ = drawn(SHEET, tmp_path)
    assert rings(aneta) == (5, 0)
    assert rings(david) == (3, 1)


def test_explained_it_says_why_and_shows_the_card_and_each_place(tmp_path: Path) -> None:
    plain, _, _ = drawn(SHEET, tmp_path)
    aneta, david, _ = drawn(SHEET, tmp_path, explain=True)
    assert any("F04 is built in one way" in text for text in [" ".join(texts(aneta))])
    assert "F01 lacks 1 star" in texts(david)
    assert len(discs(aneta.front)) - len(discs(plain.front)) == 5 + 5


def test_where_all_is_given_by_hand_there_is_but_an_empty_board(tmp_path: Path) -> None:
    players = [{"name": name, "by_hand": {"built": 0}} for name in ("Jan", "Iva")]
    sheet = {"game": "hvezdokupy", "players": players}
    assert {seen["known"] for seen in pictured(sheet, tmp_path)} == {False}
    assert all(rings(card) == (0, 0) for card in drawn(sheet, tmp_path, explain=True))


def test_more_places_than_a_picture_holds_are_counted_and_shown_in_part(tmp_path: Path) -> None:
    rows = ["*" * 8] * 7 + ["****M..."]
    sheet = {
        **SHEET,
        "board": "\n".join(rows),
        "players": [{"name": "Iva", "card": "F02"}, {"name": "Jan", "card": "F03"}],
    }
    iva, _ = pictured(sheet, tmp_path)
    assert iva["ways"] > len(iva["places"]) == 96
    assert drawn(sheet, tmp_path, explain=True)


@pytest.mark.parametrize(("figure", "told"), [("board", {}), ("pattern", {"rows": ["*.", "*."]})])
def test_a_ring_stands_on_a_space_that_there_is(figure: str, told: dict[str, Any]) -> None:
    known = figures(find_game("hvezdokupy"))
    brush = make_palettes(theme(), icons(), known)("night", "midnight")

    def draw(*marked: str) -> int:
        shapes = known[f"hvezdokupy-{figure}"].draw(Box(0, 0, 60, 60), brush, {**told, "marked": marked})
        return len(tuple(shapes))

    assert draw("1,1", "2,2") > draw("1,1") > draw()
    for strange in ("0,1", "1", "x,1", "9,9", "1,2,3", "\u00b2,1", ""):
        with pytest.raises(FigureError, match=f"there is no space '{strange}'; say row,column"):
            draw(strange)
