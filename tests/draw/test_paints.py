"""Paints by role: what their texts say, what they come to on a ground, and what is said of mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.data import Source, read_yaml, validate
from pnp.draw import Mix, Named, PaintError, find_theme_faults, make_palettes, read_paint
from pnp.errors import InputError
from pnp.geometry import Box, Point
from pnp.models import INKS, EachInk, LineRole, Theme
from pnp.paths import box_steps
from pnp.pictures import mix_colours, read_colour
from pnp.scene import Clip, Colour, Group, LinearGradient, Path, RadialGradient, Stop, Stroke

if TYPE_CHECKING:
    from pathlib import Path as File

    from pnp.draw import Fault
    from pnp.figures import Palette
    from pnp.models import Ink

RED, BLUE, WHITE, BLACK = (read_colour(code) for code in ("#BE2B38", "#4788C4", "#FFFFFF", "#000000"))
BOX = Box(10, 20, 30, 40)
STEPS = box_steps(BOX)

GROUNDS = {"day": {"sky": "#4788C4", "line": "#BE2B38"}, "dusk": {"sky": "#000000"}}
PAINTS: dict[str, Any] = {
    "line": "#FFFFFF",
    "dim": "mix(sky, line, 50%)",
    "inked": {"night": "#FFFFFF", "paper": "#BE2B38", "black": "#000000"},
    "glow": {"radial": ["line", "sky"], "centre": ["50%", "25%"], "radius": "40%"},
    "dawn": {"linear": ["line", "dim", "sky"], "from": ["0%", "0%"], "to": ["100%", "50%"]},
    "woven": {"hatch": "vertical", "paint": "sky", "scale": "2"},
    "backed": {"hatch": "dots", "paint": "sky", "on": "#FFFFFF"},
    "nothing": "none",
}
LINES = {
    "frame": {"paint": "line", "width": "0.25"},
    "orbit": {"paint": "sky", "width": "0.16", "dash": ["0", "0.7"], "cap": "round", "join": "bevel"},
    "hidden": {"paint": "nothing", "width": "1"},
    "own": {ink: {"paint": "line", "width": width} for ink, width in zip(INKS, ("1", "2", "3"), strict=True)},
}
TEXTS = {"title": {"face": "JosefinSans-SemiBold", "size": "11.5", "paint": "line"}}
WHOLE: dict[str, dict[str, Any]] = {"grounds": GROUNDS, "paints": PAINTS, "lines": LINES, "texts": TEXTS}


def theme(**changes: Any) -> Theme:
    """The theme above, with some of its parts added to."""
    tree = {part: {**WHOLE[part], **changes.get(part, {})} for part in WHOLE}
    return validate(Source("theme.yaml", "", tree, "yaml"), Theme)


def palette(ink: Ink = "night", ground: str = "day", **changes: Any) -> Palette:
    return make_palettes(theme(**changes), {})(ink, ground)


def refusal(call: Any, *arguments: Any) -> PaintError:
    with pytest.raises(PaintError) as error:
        call(*arguments)
    return error.value


def test_the_text_of_a_paint_is_a_colour_a_name_nothing_or_a_mix() -> None:
    assert read_paint("#be2B38") == RED
    assert read_paint(" board-line ") == Named("board-line")
    assert read_paint("none") is None
    assert read_paint("mix(line,  #BE2B38 , 42%)") == Mix(Named("line"), RED, 0.42)
    assert read_paint("mix") == Named("mix")


def test_mixes_lie_within_mixes_but_not_without_end() -> None:
    inner = Mix(Named("a"), Named("b"), 0.5)
    assert read_paint("mix(mix(a, b, 50%), mix(a, b, 50%), 12.5%)") == Mix(inner, inner, 0.125)
    deep = "mix(" * 30 + "a" + ", b, 1%)" * 30
    assert refusal(read_paint, deep).right == "at most 20 may lie within each other"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a paint is missing"),
        ("#12345", "'#12345' is no paint"),
        ("#abc", "write #aabbcc"),
        ("red blue", "goes on after its end with 'blue'"),
        ("mix(a, b)", "lacks a ','"),
        ("mix(a, b, 50%", "lacks a ')'"),
        ("mix(a, b, half)", "from 0% to 100%"),
        ("mix(a, b, 101%)", "from 0% to 100%"),
        ("mix(a, , 1%)", "a paint is missing"),
        ("{colour}", "'{colour}' is no paint"),
        ("x" * 300 + "!", "is no paint"),
    ],
)
def test_a_text_that_is_no_paint_is_refused_with_what_would_be_right(text: str, said: str) -> None:
    error = refusal(read_paint, text)
    assert said in str(error)
    assert error.right
    assert len(str(error)) < 200


@given(st.text(alphabet="mix(), #0aF%.n-_", max_size=40))
def test_every_text_is_a_paint_or_refused(text: str) -> None:
    try:
        found = read_paint(text)
    except PaintError:
        return
    assert found is None or isinstance(found, Colour | Named | Mix)


colours = st.builds(Colour, *[st.integers(0, 255)] * 3)


@given(colours, colours, st.integers(0, 100))
def test_a_mix_lies_between_its_colours(one: Colour, other: Colour, percent: int) -> None:
    code = "mix(#{:02x}{:02x}{:02x}, #{:02x}{:02x}{:02x}, {}%)"
    parts = (one.red, one.green, one.blue, other.red, other.green, other.blue)
    found = palette().colour(code.format(*parts, percent))
    assert found == mix_colours(one, other, percent / 100)
    assert found is not None
    assert min(one.red, other.red) <= found.red <= max(one.red, other.red)
    assert mix_colours(one, other, 0.0) == one
    assert mix_colours(one, other, 1.0) == other


def test_a_role_is_mixed_from_the_colours_of_its_ground() -> None:
    assert palette(ground="dusk").colour("dim") == Colour(128, 128, 128)
    assert palette(ground="day").colour("sky") == BLUE


def test_a_ground_paints_a_role_in_its_own_way() -> None:
    assert palette(ground="day").colour("line") == RED
    assert palette(ground="dusk").colour("line") == WHITE
    assert palette(ground="day").colour("dim") == mix_colours(BLUE, RED, 0.5)


def test_each_ink_has_its_own_paint() -> None:
    assert [palette(ink).colour("inked") for ink in INKS] == [WHITE, RED, BLACK]
    assert [stroke.width for ink in INKS if (stroke := palette(ink).stroke("own"))] == [1, 2, 3]


def test_a_palette_is_made_once() -> None:
    of = make_palettes(theme(), {})
    assert of("night", "day") is of("night", "day")
    assert of("night", "day") is not of("paper", "day")
    assert (of("paper", "dusk").ink, of("paper", "dusk").ground) == ("paper", "dusk")


def test_a_theme_without_grounds_paints_on_any() -> None:
    bare = validate(Source("bare.yaml", "", {"paints": {"line": "#BE2B38"}}, "yaml"), Theme)
    assert make_palettes(bare, {})("night", "").colour("line") == RED


def test_nothing_is_painted_with_none() -> None:
    assert palette().colour("nothing") is None
    assert palette().paint("none", BOX) is None
    assert palette().filled("nothing", STEPS, BOX) == ()
    assert palette().stroke("hidden") is None


def test_a_gradient_is_made_for_its_box() -> None:
    stops = (Stop(0.0, RED), Stop(1.0, BLUE))
    assert palette().paint("glow", BOX) == RadialGradient(Point(25, 30), 20.0, stops)
    dawn = palette().paint("dawn", BOX)
    assert isinstance(dawn, LinearGradient)
    assert (dawn.start, dawn.end) == (Point(10, 20), Point(40, 40))
    assert dawn.stops == (Stop(0.0, RED), Stop(0.5, mix_colours(BLUE, RED, 0.5)), Stop(1.0, BLUE))


def test_the_colours_of_a_gradient_stand_where_it_says() -> None:
    given_places = {"radial": ["line", "sky", "line"], "at": ["0%", "55%", "100%"]}
    found = palette(paints={"ground": given_places}).paint("ground", BOX)
    assert isinstance(found, RadialGradient)
    assert [stop.at for stop in found.stops] == [0.0, 0.55, 1.0]


def test_an_outline_is_filled_with_a_colour_or_a_gradient() -> None:
    (flat,) = palette().filled("sky", STEPS, BOX, "evenodd")
    assert flat == Path(STEPS, fill=BLUE, rule="evenodd")
    (shaded,) = palette().filled("glow", STEPS, BOX)
    assert shaded == Path(STEPS, fill=palette().paint("glow", BOX))


def test_a_hatch_is_lines_within_the_outline_and_no_paint() -> None:
    (hatch,) = palette().filled("woven", STEPS, BOX, "evenodd")
    assert isinstance(hatch, Group)
    assert hatch.clip == Clip(STEPS, "evenodd")
    (lines,) = hatch.shapes
    assert isinstance(lines, Path)
    assert lines.stroke == Stroke(BLUE, 0.3)  # twice as wide as the pattern's own
    assert palette().paint("woven", BOX) is None


def test_a_hatch_may_lie_on_a_colour() -> None:
    below, hatch = palette().filled("backed", STEPS, BOX)
    assert below == Path(STEPS, fill=WHITE)
    assert isinstance(hatch, Group)


def test_a_line_is_drawn_as_its_role_says() -> None:
    assert palette().stroke("frame") == Stroke(RED, 0.25)
    assert palette().stroke("frame", 2.0) == Stroke(RED, 2.0)
    assert palette().stroke("frame", width=0.5) == Stroke(RED, 0.5)
    assert palette().stroke("orbit") == Stroke(BLUE, 0.16, "round", "bevel", dash=(0.0, 0.7))


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("lien", "the paint 'lien' is not known", "did you mean 'line'?"),
        ("zzz", "the paint 'zzz' is not known", "name a role of the theme, or a colour such as #E3CE93"),
        ("glow", "'glow' is a gradient, where one colour is wanted", "name a role that is one colour"),
        ("woven", "'woven' is a hatch, where one colour is wanted", "name a role that is one colour"),
        (
            "mix(line, glow, 5%)",
            "'glow' is a gradient, where one colour is wanted",
            "name a role that is one colour",
        ),
        ("mix(line, none, 5%)", "a colour is mixed with nothing", "mix two colours"),
    ],
)
def test_what_cannot_be_a_colour_is_refused(text: str, wrong: str, right: str) -> None:
    error = refusal(palette().colour, text)
    assert (error.wrong, error.right, error.keys) == (wrong, right, ())


def test_an_unknown_line_or_ground_is_refused_with_a_near_name() -> None:
    assert refusal(palette().stroke, "fraem").right == "did you mean 'frame'?"
    assert refusal(palette().stroke, "zzz").right == "lines are frame, orbit, hidden, own"
    assert refusal(palette, "night", "dsuk").right == "did you mean 'dusk'?"
    assert refusal(palette, "night", "zzz").right == "grounds are day, dusk"


def test_a_role_that_leads_back_to_itself_is_refused() -> None:
    ring = {"b": "mix(c, line, 5%)", "c": "a", "a": "b"}
    error = refusal(palette(paints=ring).colour, "c")
    assert error.wrong == "'a' is painted with 'b' is painted with 'c' is painted with 'a'"
    assert error.keys == ("paints", "a")


def test_a_mistake_behind_a_name_is_said_of_its_own_place() -> None:
    error = refusal(
        palette(paints={"mark": {**PAINTS["inked"], "paper": "lien"}}, ink="paper").colour, "mark"
    )
    assert error.keys == ("paints", "mark", "paper")


def faults_with(**changes: Any) -> list[Fault]:
    return list(find_theme_faults(theme(**changes), lambda _: True))


def test_a_whole_theme_has_no_faults() -> None:
    assert faults_with() == []


def test_a_fault_is_said_once_whatever_leads_to_it() -> None:
    (fault,) = faults_with(
        paints={"mark": "lien", "marked": "mix(mark, line, 5%)"},
        lines={"track": {"paint": "mark", "width": "1"}},
    )
    assert (fault.loc, fault.wrong, fault.of) == (
        ("paints", "mark"),
        "the paint 'lien' is not known",
        "layout",
    )


def test_a_circle_of_roles_is_one_fault() -> None:
    (fault,) = faults_with(paints={"b": "a", "a": "mix(b, line, 5%)"})
    assert fault.loc == ("paints", "a")


def test_all_faults_of_a_theme_are_found_at_once() -> None:
    found = faults_with(
        grounds={"dawn": {"sky": "#000000", "line": {"night": "sky", "paper": "skye", "black": "#000000"}}},
        paints={"mark": "glow", "veil": {"radial": ["glow", "line"]}, "gap": {"radial": ["none", "line"]}},
        lines={"track": {"paint": "fine", "width": "1"}, "glowing": {"paint": "glow", "width": "1"}},
        texts={"note": {"face": "JosefinSans", "bold": "Bold", "size": "8", "paint": "tekst"}},
    )
    assert {fault.loc for fault in found} == {
        ("grounds", "dawn", "line", "paper"),
        ("paints", "veil"),
        ("paints", "gap"),
        ("lines", "track", "paint"),
        ("lines", "glowing", "paint"),
        ("texts", "note", "paint"),
        ("texts", "note", "face"),
        ("texts", "note", "bold"),
    }
    assert len(found) == 8


def test_a_colour_that_only_other_grounds_have_is_missed_on_this_one() -> None:
    day = palette("night", "day", grounds={"fog": {"mist": "#FFFFFF"}}, paints={"dim": "mist"})
    with pytest.raises(PaintError) as caught:
        day.colour("dim")
    assert caught.value.wrong == "'mist' is no paint on the ground 'day'"
    assert caught.value.right == "give this ground a paint 'mist', as others have"


def test_roles_by_ink_are_kept_as_they_are_written() -> None:
    inked = theme().paints["inked"]
    assert inked == EachInk(night="#FFFFFF", paper="#BE2B38", black="#000000")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("paints: {line: {night: '#FFFFFF', paper: '#000000'}}", "needs 'black'"),
        ("paints: {line: {nihgt: '#FFFFFF'}}", "did you mean 'night'?"),
        ("paints: {line: {night: a, paper: b, black: c, blue: d}}", "'blue' is not known here"),
        ("paints: {line: {raidal: [a, b]}}", "did you mean 'radial'?"),
        ("paints: {line: [a, b]}", "a list, where a text"),
        ("paints: {glow: {radial: [a, b], at: [0%]}}", "has 2 colours and 1 places"),
        ("paints: {glow: {radial: [a, b], at: [50%, 20%]}}", "has places that do not rise"),
        ("paints: {glow: {linear: [a, b], from: [1%, 1%], to: [1%, 1%]}}", "begins where it ends"),
        ("paints: {glow: {radial: [a]}}", "has 1 entry; at least 2 are needed"),
        ("paints: {none: line}", "is no name of a role"),
        ("paints: {woven: {hatch: vertikal}}", "did you mean 'vertical'?"),
        ("lines: {frame: {paint: line}}", "needs 'width'"),
        ("lines: {frame: {paint: line, width: 0}}", "write at least 0.01"),
        ("lines: {frame: {paint: line, width: 1, dash: [1]}}", "write lengths on and off"),
        ("lines: {frame: {paint: line, width: 1, dash: [0, 0]}}", "write lengths on and off"),
        ("lines: {frame: {paint: line, width: 1, cap: flat}}", "known here: butt, round, square"),
        ("texts: {title: {face: X}}", "needs 'size'"),
        ("texts: {title: {face: X, size: 9, colour: red}}", "'colour' is not known here"),
    ],
)
def test_what_yaml_may_not_say_of_a_theme_is_refused_at_its_line(
    tmp_path: File, text: str, said: str
) -> None:
    file = tmp_path / "theme.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(InputError) as error:
        validate(read_yaml(file, "theme.yaml"), Theme)
    assert said in str(error.value)
    assert str(error.value).startswith("theme.yaml:1:")


def test_a_theme_is_read_from_yaml_with_its_numbers(tmp_path: File) -> None:
    file = tmp_path / "theme.yaml"
    file.write_text("lines: {orbit: {paint: dim, width: 0.16, dash: [0, 0.7], cap: round}}", "utf-8")
    (line,) = validate(read_yaml(file, "theme.yaml"), Theme).lines.values()
    assert line == LineRole(paint="dim", width=0.16, dash=(0.0, 0.7), cap="round")
