"""Whoever calls from Python is told in words what cannot be, before anything is written."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

import pnp
from pnp.errors import InputError, UsageError
from pnp.press import SheetOptions, paper

SET = "deck: quays\ncards: [{id: Q1, title: One}]\n"
TABLE = "game: nova-luna\nplayers:\n  - { name: Ana, mosaic: 'N11 N12' }\n  - { name: Bo, mosaic: 'N17' }\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("s.yaml").write_text(SET, "utf-8")
    Path("t.yaml").write_text(TABLE, "utf-8")


@pytest.mark.parametrize(
    ("sets", "choices", "said"),
    [
        ((), {}, "nothing is named; name card sets, or a game"),
        (("nova-luna", "nebula"), {}, "one kit is made at a time; name card sets, or a game"),
        (("s.yaml",), {"parts": "tokens"}, "only the kit of a game has parts; name card sets, or a game"),
        (("s.yaml",), {"language": "/../../up"}, "'/../../up' is no language; write its code"),
        (("s.yaml",), {"formats": ()}, "there is no format ''; known are pdf, svg, png"),
        (("s.yaml",), {"formats": "jpg"}, "there is no format 'jpg'; did you mean 'png'"),
        (("s.yaml",), {"ink": "purple"}, "'purple' is not known; known are night, paper, black"),
        (("s.yaml",), {"copies": "2"}, "'copies=2' is not known; ask for 1 to 100"),
        (("s.yaml",), {"players": -3}, "'players=-3' is not known; ask for 1 to 20"),
        (("s.yaml",), {"layout": Path("x.yaml")}, "there is no layout file 'x.yaml'"),
        (("s.yaml",), {"sheet": SheetOptions(paper("A4"), backs="folded")}, "did you mean 'fold'"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_made_is_refused(sets: tuple[str, ...], choices: dict[str, Any], said: str) -> None:
    with pytest.raises(UsageError) as caught:
        pnp.make(*sets, **choices)
    assert said in str(caught.value)
    assert sorted(path.name for path in Path().iterdir()) == ["s.yaml", "t.yaml"]


def test_a_choice_that_there_is_not_is_an_argument_too_many() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'blank'"):
        pnp.make("s.yaml", blank=True)  # type: ignore[call-arg]


def test_one_name_may_stand_by_itself_and_each_counts_once() -> None:
    once = pnp.make("s.yaml", formats="png", only="Q1", dpi=72)
    again = pnp.make("s.yaml", formats=["png", "png"], only=["Q1", "Q1"], dpi=72)
    assert (once.folder, once.drawn) == (again.folder, not again.drawn)


def test_pictures_stay_where_others_are_asked_for_that_there_are_not() -> None:
    shown = pnp.show("t.yaml", dpi=72)
    for choices in ({"formats": "jpg"}, {"formats": ()}, {"ink": "purple"}, {"language": "1"}):
        with pytest.raises(UsageError):
            pnp.show("t.yaml", **choices)
    assert {path.name for path in shown.folder.iterdir()} >= {*shown.files}
    assert pnp.show("t.yaml", formats="svg").files != shown.files


def test_a_language_without_words_is_refused_whatever_is_found() -> None:
    with pytest.raises(UsageError, match="'xx'"):
        pnp.check("s.yaml", language="xx")
    (checked,) = pnp.check("s.yaml", language="xx", or_english=True)
    assert checked.findings == ()


def test_a_refusal_comes_back_from_another_process() -> None:
    Path("bad.yaml").write_text(SET.replace("title", "titel"), "utf-8")
    with pytest.raises(InputError) as caught:
        pnp.make("bad.yaml")
    back = pickle.loads(pickle.dumps(caught.value))
    assert (back.problems, str(back)) == (caught.value.problems, str(caught.value))
