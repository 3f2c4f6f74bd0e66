"""No result too early: who leads a game that is not over, that nobody wins it, and what is told of it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import fields

from pnp import games, score
from pnp.cli import run_guarded
from pnp.errors import InputError
from pnp.scoring import Reason
from tests.helpers.score_sheets import IDS, NIGHT_SKY, SHEETS, TINY_GALAXIES, written

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.scoring import Result

LANGUAGES = ("en", "cs", "pl")
WON = {"wins", "win", "vyhráv", "wygryw"}  # what is said of a game that is over, in any language


def state(result: Result) -> tuple[Any, ...]:
    return result.state, result.leaders, result.winners, result.decided_by


def codes(result: Result) -> list[str]:
    return [caution.code for caution in result.warnings]


def unfinished(sheet: dict[str, Any]) -> dict[str, Any]:
    return {**sheet, "unfinished": True}


def why(result: Result) -> str:
    """The message that says why a game is not finished."""
    (caution,) = [each for each in result.warnings if each.code == "not-finished"]
    assert caution.player is None
    (reason,) = caution.arguments.values()
    assert isinstance(reason, Reason)
    return reason.message


def printed(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> str:
    assert run_guarded([*map(str, arguments)]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("sheet", SHEETS, ids=IDS)
def test_a_sheet_of_any_game_may_say_that_the_game_is_not_over(sheet: dict[str, Any]) -> None:
    over, going_on = score({**sheet, "unfinished": False}), score(unfinished(sheet))
    assert over == score(sheet)
    assert state(over) == ("finished", over.winners, over.leaders, over.decided_by)
    assert state(going_on) == ("unfinished", going_on.leaders, (), None)
    if sheet["game"] != "night-sky":  # where fading stars are not counted before the end
        assert (going_on.players, going_on.leaders) == (over.players, over.leaders)
    table = [
        code for caution, code in zip(going_on.warnings, codes(going_on), strict=True) if not caution.player
    ]
    assert table[0] == "not-finished"
    assert [code for code in codes(going_on) if code != "not-finished"] == codes(over)


@pytest.mark.parametrize("sheet", SHEETS, ids=IDS)
def test_nothing_but_true_or_false_says_so(sheet: dict[str, Any]) -> None:
    with pytest.raises(InputError, match="unfinished"):
        score({**sheet, "unfinished": "perhaps"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", SHEETS, ids=IDS)
def test_people_never_read_that_somebody_wins_what_is_not_over(
    sheet: dict[str, Any], language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = printed(capsys, "score", written(unfinished(sheet), tmp_path), "--explain", "--lang", language)
    assert f"\n{ {'en': 'Not finished', 'cs': 'Nedohráno', 'pl': 'Gra niedokończona'}[language] }" in out
    assert [word for word in WON if word in out.casefold()] == []


def nova_luna(*players: dict[str, Any], **more: Any) -> Result:
    named = [{"name": f"P{number}", **player} for number, player in enumerate(players, 1)]
    return score({"game": "nova-luna", "players": named, **more})


ALL_TILES = " ".join(f"N{number:02}" for number in range(1, 69))


def test_nova_luna_goes_on_while_everybody_has_tokens_and_tiles_are_left() -> None:
    result = nova_luna({"mosaic": "N12 N13", "tokens": 20}, {"mosaic": "N14 N15"})
    assert state(result) == ("unfinished", ("P2",), (), None)
    assert why(result) == "unfinished-tokens"
    most, last = ALL_TILES.removesuffix(" N68"), "N68"
    assert state(nova_luna({"mosaic": most}, {"mosaic": "."}))[0] == "unfinished"
    assert state(nova_luna({"mosaic": most}, {"mosaic": last}))[0] == "finished"
    assert codes(nova_luna({"mosaic": most}, {"mosaic": last})) == []


def test_nova_luna_is_over_with_the_last_token_and_wherever_nobody_can_tell() -> None:
    done = {"mosaic": "R6:B B6:R", "tokens": 2}
    assert state(nova_luna(done, {"mosaic": "."})) == ("finished", ("P1",), ("P1",), "points")
    assert state(nova_luna({"by_hand": {"tokens-left": 3}}, {"mosaic": "."}))[0] == "finished"
    alone = {"phase1": "R7: .", "mosaic": "R7: T7:"}
    assert state(nova_luna(alone)) == ("finished", ("P1",), ("P1",), "points")


def test_nova_lunas_own_tiles_end_the_game_when_they_all_lie(tmp_path: Path) -> None:
    own = "game: nova-luna\ndeck: tiles\nreplaces: true\ncards: [{id: X1, tile: 'R6:B', copies: 3}]\n"
    (tmp_path / "own.yaml").write_text(own, "utf-8")
    head = "game: nova-luna\ncards: [own.yaml]\nplayers:\n"
    for lying, expected in (("X1", "unfinished"), ("X1 X1", "finished")):
        file = tmp_path / "table.yaml"
        file.write_text(f"{head}  - {{name: A, mosaic: {lying}}}\n  - {{name: B, mosaic: X1}}\n", "utf-8")
        assert score(file).state == expected


def board(stars: int) -> str:
    signs = f"{'*' * stars}M".ljust(64, ".")
    return "\n".join(signs[at : at + 8] for at in range(0, 64, 8))


BUILT, NOT_BUILT = {"by_hand": {"built": 1}}, {"by_hand": {"built": 0}}


@pytest.mark.parametrize(
    ("stars", "players", "expected"),
    [
        (58, (NOT_BUILT, NOT_BUILT), ("unfinished", (), (), None)),
        (59, (NOT_BUILT, NOT_BUILT), ("finished", (), (), "nobody")),
        (0, (NOT_BUILT, BUILT), ("finished", ("P2",), ("P2",), "points")),
        (58, (BUILT, BUILT), ("finished", ("P1", "P2"), ("P1", "P2"), "shared")),
    ],
)
def test_hvezdokupy_goes_on_while_nobody_has_built_and_stars_are_left(
    stars: int, players: tuple[dict[str, Any], ...], expected: tuple[Any, ...]
) -> None:
    named = [{"name": f"P{number}", **player} for number, player in enumerate(players, 1)]
    result = score({"game": "hvezdokupy", "board": board(stars), "players": named})
    assert state(result) == expected


def test_hvezdokupy_without_a_board_is_over_since_nobody_knows_of_stars() -> None:
    named = [{"name": "A", **NOT_BUILT}, {"name": "B", **NOT_BUILT}]
    assert state(score({"game": "hvezdokupy", "players": named})) == ("finished", (), (), "nobody")


def tiny(*points: int, **more: Any) -> Result:
    players = [
        {"name": f"P{number}", "empire": 1, "planets": [each], "energy": 0, "culture": 0}
        for number, each in enumerate(points, 1)
    ]
    return score({"game": "tiny-galaxies", "players": players, **more})


def test_tiny_galaxies_goes_on_while_nobody_has_the_points_that_end_it() -> None:
    assert state(tiny(4, 1)) == ("unfinished", ("P1",), (), None)
    assert state(tiny(4, 21)) == ("finished", ("P2",), ("P2",), "points")
    assert state(tiny(4, 21, unfinished=True)) == ("unfinished", ("P2",), (), None)
    assert why(tiny(4, 1)) == why(tiny(4, 1, unfinished=True)) == "unfinished-goal"
    assert why(tiny(4, 21, unfinished=True)) == "unfinished-as-said"


@pytest.mark.parametrize(
    ("rogue", "more", "leaders"),
    [
        ({"empire": 3, "planets": [1]}, {}, ("P1",)),
        ({"empire": 6, "planets": [12]}, {}, ("P1",)),  # as many
        ({"empire": 6, "planets": [13]}, {"unfinished": True}, ()),
        ({"empire": "skull", "planets": []}, {"unfinished": True}, ()),
        ({"empire": 1, "planets": [10]}, {"unfinished": True}, ("P1",)),
    ],
)
def test_nobody_leads_where_the_rogue_galaxy_is_ahead(
    rogue: dict[str, Any], more: dict[str, Any], leaders: tuple[str, ...]
) -> None:
    result = tiny(20, rogue={"level": 1, **rogue}, **more)
    assert state(result) == ("unfinished", leaders, (), None)


def test_the_rogue_galaxy_that_has_won_leads_a_game_that_is_over() -> None:
    ahead = tiny(8, rogue={"level": 1, "empire": 2, "planets": [9]})
    assert state(ahead) == ("unfinished", (), (), None)
    won = tiny(8, rogue={"level": 1, "empire": "skull", "planets": []})
    assert state(won) == ("finished", ("rogue",), ("rogue",), "points")


def test_a_title_and_a_word_of_praise_are_of_the_end_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    star_gazer = {**NIGHT_SKY, "players": NIGHT_SKY["players"][:1]}
    mosaic = {"phase1": "R1: .", "mosaic": "R1: T1:", "by_hand": {"final-tokens": 0, "phase-1-tokens": 0}}
    alone = {"game": "nova-luna", "players": [{"name": "Ola", **mosaic}]}
    for sheet, praise in ((star_gazer, " is "), (alone, "excellent")):
        assert praise in printed(capsys, "score", written(sheet, tmp_path))
        out = printed(capsys, "score", written(unfinished(sheet), tmp_path))
        head, _, rest = out.partition("Not finished.\n")
        assert head != out
        assert praise not in rest.partition("Worth another look:")[0]


def test_night_sky_with_a_round_missing_is_an_error_unless_its_sheet_says_so() -> None:
    player = {"name": "Ania", "start": "S1a", "rounds": [{"card": "C502"}]}
    sheet = {"game": "night-sky", "players": [player]}
    with pytest.raises(InputError, match="1 round, and a game has 6"):
        score(sheet)
    assert state(score(unfinished(sheet))) == ("unfinished", ("Ania",), (), None)


def test_json_tells_the_state_and_strict_takes_it_for_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(written(unfinished(TINY_GALAXIES), tmp_path))
    found = json.loads(printed(capsys, "score", file, "--json"))
    assert [found[key] for key in ("state", "leaders", "winners", "decided_by")] == [
        *("unfinished", ["Eva"], [], None)
    ]
    assert run_guarded(["score", file, "--strict"]) == 1


def test_every_game_knows_the_key() -> None:
    for id in games.list_own_names():
        game = games.find_game(id)
        assert game
        assert "unfinished" in {field.name for field in fields(game.sheet.form)}
