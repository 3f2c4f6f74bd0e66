"""SVG that is refused: by name, at its line and column, with what would be right, and never otherwise."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.drawings import DrawingError, read_drawing
from pnp.drawings.svg import ELEMENTS, FIXED, READ
from pnp.pictures.reading import PictureError, load_picture
from tests.helpers.svg_pictures import FEATURES, OPEN, svg

if TYPE_CHECKING:
    from pathlib import Path

START = len(OPEN) + 3  # the column of what stands first in a root without attributes of its own


def refused(text: str | bytes) -> DrawingError:
    with pytest.raises(DrawingError) as caught:
        read_drawing(text.encode() if isinstance(text, str) else text)
    error = caught.value
    assert error.line >= 1
    assert error.column >= 1
    assert error.wrong
    assert error.right
    assert "\n" not in str(error)
    return error


ELEMENTS_REFUSED = {
    "<script>alert(1)</script>": "<script> is not drawn; take it out",
    "<text>a<tspan>b</tspan></text>": "<text> is not drawn; turn text to paths in your editor",
    '<image href="http://a.b/c.png"/>': "<image> is not drawn; name the PNG or JPEG itself as a picture",
    "<foreignObject/>": "<foreignObject> is not drawn; save as plain SVG, without what only one",
    '<filter id="f"/>': "<filter> is not drawn; take the effect off, or save the picture as a PNG",
    "<mask/>": "<mask> is not drawn; cut with a clipPath",
    "<pattern/>": "<pattern> is not drawn; draw the pattern out",
    "<marker/>": "<marker> is not drawn; turn strokes with markers to paths",
    "<symbol/>": "<symbol> is not drawn; make it a <g> in <defs>",
    "<switch/>": "<switch> is not drawn; save as plain SVG",
    '<a href="javascript:alert(1)"/>': "<a> is not drawn; take the link off what it holds",
    "<animate/>": "<animate> is not drawn; take the animation out",
    "<svg/>": "<svg> is not drawn; make the inner <svg> a <g> with a transform",
    "<circel/>": "<circel> is not drawn; did you mean 'circle'?",
    "<stop/>": "<stop> stands in <svg>; <svg> holds circle, clipPath",
    "<path><path/></path>": "<path> stands in <path>; <path> holds nothing",
    "<clipPath><g/></clipPath>": "<g> stands in <clipPath>; <clipPath> holds circle, ellipse",
    '<script xmlns="http://www.w3.org/1999/xhtml"/>': "<script> is not of SVG; save it anew as plain SVG",
}


@pytest.mark.parametrize("inside", ELEMENTS_REFUSED)
def test_elements_that_are_not_drawn_are_named(inside: str) -> None:
    assert ELEMENTS_REFUSED[inside] in str(refused(svg(inside)))


ATTRIBUTES_REFUSED = {
    '<path fil="red"/>': "the attribute 'fil' is not known; did you mean 'fill'?",
    '<path onclick="alert(1)"/>': "'onclick' is a script; take it out",
    '<path systemLanguage="en"/>': "the attribute 'systemLanguage' is not known",
    '<path style="fill"/>': "'fill' is no style; write such as fill: #ff0000",
    '<path style="fil: red"/>': "the style 'fil' is not known; did you mean 'fill'?",
    '<path style="fill: red !important"/>': "overrules others; leave !important out",
    '<path style="transform: scale(2)"/>': "the style 'transform' is not known; write it as the attribute",
    '<path style="filter: url(#f)"/>': "filter is 'url(#f)', which is not drawn; take the effect off",
    '<path marker-end="url(#m)"/>': "marker-end is 'url(#m)', which is not drawn; turn strokes with markers",
    '<path mask="url(#m)"/>': "mask is 'url(#m)', which is not drawn",
    '<path fill="rde"/>': "'rde' is no colour; did you mean 'red'?",
    '<path fill="#12345"/>': "'#12345' is no colour; write a colour as #rrggbb",
    '<path fill="rgba(1, 2, 3, 0.4)"/>': "holds how far it shines through; write the colour as #rrggbb",
    '<path fill="#00000080"/>': "holds how far it shines through",
    '<path fill="rgb(1, 2)"/>': "'rgb(1, 2)' is no colour",
    '<path fill="hsl(1, 2%, 3%)"/>': "is no colour",
    '<path fill="url(http://a.b/c#d)"/>': "'url(http://a.b/c#d)' leads elsewhere; write url(#id)",
    '<path style="fill: url(javascript:alert(1))"/>': "leads elsewhere; write url(#id)",
    '<circle r="1" fill="url(#g)"/><linearGradient id="gg"/>': "there is no '#g'; did you mean 'gg'?",
    '<circle r="1" id="a" fill="url(#a)"/>': "'#a' is a <circle>; name one of linearGradient, radialGradient",
    '<use href="file:///etc/passwd"/>': "href='file:///etc/passwd' leads elsewhere; write #id",
    '<use xlink:href="javascript:alert(1)"/>': "leads elsewhere; write #id",
    '<use href="data:image/svg+xml,a#b"/>': "leads elsewhere; write #id",
    "<use/>": "it names nothing to use",
    '<use href="#a"/>': "there is no '#a'",
    '<use href="#a"/><g id="a"/><g id="a"/>': "several elements have the id 'a'; give each its own",
    '<use href="#a"/><clipPath id="a"/>': "'#a' is a <clipPath>; name one of",
    '<g xml:base="http://a.b/"/>': "it sets xml:base; take that out",
    '<rect width="-1" height="1"/>': "width of <rect> is -1; it cannot be less than 0",
    '<rect width="1em"/>': "'1em' is in a unit that is not known; units are px, mm",
    '<rect width="wide"/>': "'wide' is no length",
    '<rect width="nan"/>': "'nan' is no length",
    '<rect x="1e7"/>': "the number 1e+07 is too large; numbers lie between -1,000,000 and 1,000,000",
    '<rect x="1e999"/>': "the number inf is too large",
    '<path d="M0 0L1"/>': "near 'M0 0L1': the end stands where L wants a number; L takes 2 numbers",
    '<path d="M0 0L2000000 1"/>': "the shape reaches as far as 2e+06; keep it within",
    '<path d="M0 0L1e999 1"/>': "the shape reaches as far as inf",
    '<path d="M0 0l1e308 1 1e308 1-1e999 1"/>': "the shape reaches as far as",
    '<path d="M0 0A1e300 1 0 0 1 5 5"/>': "the number 1e+300 is too large",
    '<polygon points="1 2 3"/>': "the points are 3 numbers; they come in pairs",
    '<polygon points="1 2 x"/>': "is no list of numbers",
    '<g transform="rotate(1, 2)"/>': "rotate has 2 numbers; it takes 1 or 3",
    '<g transform="spin(1)"/>': "there is no transform 'spin'; there are matrix, translate",
    '<g transform="scale(2"/>': "the transform 'scale(2' is not understood",
    '<g transform="scale(9e5)scale(9e5)scale(9e5)"/>': "the transforms enlarge it without bounds",
    '<g transform="skewX(90)"/>': "the transforms enlarge it without bounds",
    '<rect width="9" height="9" transform="translate(900000)"/>': "lies far outside of the drawing",
    '<g stroke-linejoin="arcs"/>': "stroke-linejoin is 'arcs'; it can be miter, round, bevel",
    '<g stroke-miterlimit="0"/>': "stroke-miterlimit is 0; it is 1 or more",
    '<g stroke-dasharray="1 -1"/>': "a dash is -1; it cannot be less than 0",
    f'<g stroke-dasharray="{"1 " * 65}"/>': "stroke-dasharray has 65 lengths; at most 64 are drawn",
    '<g opacity="half"/>': "'half' is no number",
    '<g fill-rule="odd"/>': "fill-rule is 'odd'; it can be nonzero, evenodd",
    '<g paint-order="last"/>': "paint-order is 'last'",
    '<g style="mix-blend-mode: multiply"/>': "mix-blend-mode is 'multiply', which is not drawn",
    "<style>@import url(http://a.b/c.css);</style>": "is not understood; write the styles as attributes",
    "<style>g > path { fill: red }</style>": "the selector 'g > path' is not understood; selectors are",
    "<style>path { fill: red</style>": "the style sheet's 'path { fill: red' is not understood",
    '<style type="text/less">a {}</style>': "the style is of type 'text/less'; write it in CSS",
    f'<path class="{" ".join(map(str, range(65)))}"/><style>g {{ fill: red }}</style>': "it has 65 classes",
}  # fmt: skip


@pytest.mark.parametrize("inside", ATTRIBUTES_REFUSED)
def test_attributes_that_say_what_cannot_be_are_named(inside: str) -> None:
    assert ATTRIBUTES_REFUSED[inside] in str(refused(svg(inside)))


GRADIENTS_REFUSED = {
    '<linearGradient id="a" spreadMethod="repeat"/>': "spreadMethod is 'repeat'; only pad is drawn",
    '<linearGradient id="a" gradientUnits="box"/>': "gradientUnits is 'box'; it can be objectBoundingBox",
    '<radialGradient id="a" fx="0.2"/>': "its focus is not its centre: fx, fy or fr; only gradients about",
    '<radialGradient id="a" r="-1"/>': "r is -1; it cannot be less than 0",
    '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>': "it takes from itself by href",
    '<linearGradient id="a"><stop stop-opacity="0.5"/></linearGradient>': "<stop>: stop-opacity is '0.5'",
    '<linearGradient id="a"><stop stop-color="currentColor"/></linearGradient>': "write the colour itself",
    '<linearGradient id="a"><stop offset="x"/></linearGradient>': "<stop>: 'x' is no number",
    f'<linearGradient id="a">{"<stop/>" * 257}</linearGradient>': "it has 257 stops; at most 256 are drawn",
}


@pytest.mark.parametrize("gradient", GRADIENTS_REFUSED)
def test_gradients_that_are_not_drawn_are_named(gradient: str) -> None:
    text = svg(f'{gradient}<rect width="5" height="5" fill="url(#a)"/>')
    assert GRADIENTS_REFUSED[gradient] in str(refused(text))


def test_a_gradient_on_a_stroke_is_named() -> None:
    gradient = '<linearGradient id="a"><stop/><stop offset="1"/></linearGradient>'
    error = refused(svg(f'{gradient}<path d="M0 0H9" stroke="url(#a)"/>'))
    assert str(error).endswith("its stroke is a gradient; turn the stroke to a path in your editor")


CLIPS_REFUSED = {
    '<clipPath id="a" clipPathUnits="objectBoundingBox"/>': "clipPathUnits is 'objectBoundingBox'; only",
    '<clipPath id="a" clip-path="url(#a)"/>': "it is clipped itself; unite its shapes to one path",
    '<clipPath id="a"><path d="M0 0H5V5" clip-path="url(#a)"/></clipPath>': "a shape in it is clipped itself",
    '<clipPath id="a"><path d="M0 0H5V5"/><circle r="3"/></clipPath>': "its shapes overlap; unite",
    '<clipPath id="a"><path d="M0 0H2V2"/><path d="M9 9V8H8" clip-rule="evenodd"/></clipPath>': "different",
    '<clipPath id="a">' + '<circle r="1"/>' * 65 + "</clipPath>": "it has 65 shapes; at most 64 are drawn",
}


@pytest.mark.parametrize("clip", CLIPS_REFUSED)
def test_clip_paths_that_are_not_drawn_are_named(clip: str) -> None:
    text = svg(f'{clip}<rect width="5" height="5" clip-path="url(#a)"/>')
    assert CLIPS_REFUSED[clip] in str(refused(text))


def test_the_place_is_that_of_the_element_in_the_file() -> None:
    error = refused(svg('<g>\n  <!-- é -->é<path fill="rde"/>\n</g>'))
    assert (error.line, error.column) == (2, 14)
    assert refused(svg("<g/><text/>")).column == START + 4


def test_what_is_not_drawn_is_told_all_at_once() -> None:
    error = refused(svg("<text><tspan/></text>\n<text/><filter/>\n<g><mask/></g>"))
    assert str(error) == (
        f"line 1, column {START}: <text> is not drawn; line 2, column 8: <filter> is not drawn; "
        "line 3, column 4: <mask> is not drawn; turn text to paths in your editor; take the effect off, "
        "or save the picture as a PNG; cut with a clipPath, or save the picture as a PNG"
    )


LAUGHS = "".join(f'<!ENTITY l{k} "{f"&l{k - 1};" * 10}">' for k in range(1, 10))
HOSTILE = {
    "billion laughs": f'<!DOCTYPE svg [<!ENTITY l0 "lol">{LAUGHS}]>{svg("&l9;")}',
    "a long entity used often": f'<!DOCTYPE svg [<!ENTITY a "{"a" * 9999}">]>{svg("&a;" * 999)}',
    "an outer entity": f'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>{svg("&x;")}',
    "a parameter entity": f'<!DOCTYPE svg [<!ENTITY % x SYSTEM "http://a.b/c.dtd"> %x;]>{svg("")}',
    "an attribute by default": f'<!DOCTYPE svg [<!ATTLIST path d CDATA "M0 0H9">]>{svg("<path/>")}',
    "a subset without anything": f"<!DOCTYPE svg [ ]>{svg('')}",
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_doctype_that_declares_anything_is_refused(kind: str) -> None:
    error = refused(HOSTILE[kind])
    assert error.line == 1
    assert error.wrong == "its DOCTYPE declares entities"


BROKEN: dict[str, tuple[str | bytes, str]] = {
    "a doctype of odd quotes": (f'<!DOCTYPE svg SYSTEM "a>b">{svg("")}', "line 1, column 26: it is no sound"),
    "an entity of nobody": (svg("&x;"), f"line 1, column {START}: it is no sound XML: undefined entity"),
    "no end": (svg("")[:-3], "no sound XML: unclosed token"),
    "a wrong end": (svg("\n<g></path>"), "line 2, column 6: it is no sound XML: mismatched tag"),
    "two roots": (svg("") * 2, "junk after document element"),
    "nothing within": ("<!-- -->", "no element found"),
    "a null": (svg("\0"), "not well-formed"),
    "a prefix of nobody": (svg("<a:b/>"), "unbound prefix"),
    "twice an attribute": (svg('<g id="a" id="b"/>'), "duplicate attribute"),
    "bytes that are no UTF-8": (svg("\xe9").encode("latin-1"), "not well-formed (invalid token)"),
    "another encoding than it says": (svg("").encode() + b'<!--\xff-->', "invalid token"),
    "an encoding of nobody": (b'<?xml version="1.0" encoding="klingon"?><svg/>', "encoding is not known"),
    "an encoding of many bytes": (b'<?xml version="1.0" encoding="utf-7"?><svg/>', "encoding is not known"),
    "utf-16": (svg("").encode("utf-16"), "line 1, column 1: it is in UTF-16; save it in UTF-8"),
    "utf-16 without a mark": (svg("").encode("utf-16-be"), "it is in UTF-16"),
    "utf-16 by its name": (b'<?xml version="1.0" encoding="utf-16"?><svg/>', "no sound XML: encoding"),
    "a sheet from elsewhere": ('<?xml-stylesheet href="a.css"?>' + svg(""), "a style sheet from elsewhere"),
    "a page": ("<html/>", "its root is <html>, and not <svg>"),
    "no namespace": ('<svg viewBox="0 0 1 1"/>', 'write <svg xmlns="http://www.w3.org/2000/svg" …>'),
    "no size": ('<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="9"/>', "how large it is"),
    "a box of three": ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1"/>', "viewBox has 3 numbers"),
    "a flat box": ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 0"/>', "it has no size that can"),
    "a slim box": ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 90000"/>', "no size"),
}  # fmt: skip


@pytest.mark.parametrize("kind", BROKEN)
def test_what_is_broken_is_told_with_its_place(kind: str) -> None:
    text, answer = BROKEN[kind]
    assert answer in str(refused(text))


def nested(times: int, inside: str = "") -> str:
    return svg("<g>" * times + inside + "</g>" * times)


def doubled(times: int, inside: str) -> str:
    """Each group shows the one before it ten times."""
    groups = "".join(f'<g id="g{k + 1}">' + f'<use href="#g{k}"/>' * 10 + "</g>" for k in range(times))
    return svg(f'<defs><g id="g0">{inside}</g>{groups}</defs><use href="#g{times}"/>')


LARGE = {
    "deep": (nested(64), "its elements stand more than 64 deep in each other; ungroup them"),
    "deep in what is passed over": (nested(9, f"<metadata>{'<a>' * 60}{'</a>' * 60}</metadata>"), "64 deep"),
    "many": (svg("<g/>" * 100_000), "it has more than 100,000 elements; simplify it"),
    "many by use": (doubled(5, "<path/>"), "what is used again and again makes more than 100,000 elements"),
    "very many by use": (doubled(30, ""), "again and again makes more than 100,000 elements"),
    "long by use": (doubled(3, f'<path d="M0 0h{"1 " * 2000}"/>'), "more than 1,000,000 steps of paths"),
    "used in itself": (svg('<g id="a"><use href="#a"/></g>'), "'#a' is used within itself; break the circle"),
    "used in a circle": (svg('<use id="a" href="#b"/><use id="b" href="#a"/>'), "is used within itself"),
    "used deeply": (
        svg('<g id="g0"/>' + "".join(f'<use id="g{k + 1}" href="#g{k}"/>' for k in range(99))),
        "what is used stands more than 64 deep in each other",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", LARGE)
def test_what_is_too_large_or_goes_round_is_refused(kind: str) -> None:
    text, answer = LARGE[kind]
    assert answer in str(refused(text))


@pytest.mark.full
def test_a_path_that_is_too_long_is_refused() -> None:
    error = refused(svg(f'<path d="M0 0h{"1 " * 1_000_001}"/>'))
    assert "the path has more than 1,000,000 steps; simplify it" in str(error)


def test_what_is_just_within_the_limits_is_drawn() -> None:
    assert len(read_drawing(nested(61, '<path d="M0 0H9V9"/>').encode()).shapes) == 1
    assert len(read_drawing(doubled(3, '<path d="M0 0H9V9"/>').encode()).shapes) == 1000


def test_a_picture_names_its_file_and_the_place_in_it(tmp_path: Path) -> None:
    (tmp_path / "ship.svg").write_text(svg("\n <text>a</text>"))
    with pytest.raises(PictureError) as caught:
        load_picture(tmp_path / "set.yaml", "ship.svg")
    assert caught.value.wrong == "the picture 'ship.svg', line 2, column 2: <text> is not drawn"
    assert caught.value.right == "turn text to paths in your editor"


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (b" " * 20 * 1024 * 1024 + b"<svg/>", "is larger than 20 MiB"),
        (gzip.compress(svg("").encode(), mtime=0), "is packed, as .svgz is; save it as plain SVG"),
    ],
)
def test_a_picture_is_refused_before_it_is_read(content: bytes, answer: str, tmp_path: Path) -> None:
    (tmp_path / "a.svg").write_bytes(content)
    with pytest.raises(PictureError, match=answer):
        load_picture(tmp_path / "set.yaml", "a.svg")


def read_or_refused(content: bytes) -> None:
    """Nothing but a scene or a DrawingError comes of it."""
    try:
        found = read_drawing(content)
    except DrawingError as error:
        told = str(error)
    else:
        told = f"line 1, column 1: {len(found.shapes)} shapes; nothing"
    assert re.fullmatch(r"line \d+, column \d+: .+; .+", told)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    read_or_refused(content)
    read_or_refused(OPEN.encode() + b">" + content + b"</svg>")


@given(
    st.sampled_from(sorted(FEATURES)), st.integers(0, 2000), st.text("<>/\"'=#()&;: 019.-eMzx", max_size=4)
)
def test_mangled_files_are_read_or_refused(name: str, at: int, text: str) -> None:
    whole = FEATURES[name]
    at %= len(whole)
    read_or_refused((whole[:at] + text + whole[at + len(text) :]).encode())


VALUES = st.one_of(
    st.sampled_from(
        [
            *(
                "0",
                "1",
                "-1",
                "1e6",
                "1e-9",
                "-1e6",
                "50%",
                "nan",
                "1e999",
                "3mm",
                "",
                "none",
                "inherit",
                "red",
            ),
            *(
                "url(#a)",
                "url(#b)",
                "#a",
                "#b",
                "a",
                "b",
                "evenodd",
                "currentColor",
                "rotate(45)",
                "scale(0)",
            ),
            *(
                "matrix(1 2 2 4 0 0)",
                "scale(1e-6 1e6)",
                "skewX(89.99)",
                "userSpaceOnUse",
                "M0 0A1e-9 1 0 1 1 9 9",
            ),
            *("M1 1C2 2 3 3 4 4T5 5Z", "M1e6 0A1e6 1e6 0 1 1 1000000 1e-9", "0 0 9 9 0 9", "fill:url(#a)"),
        ]
    ),
    st.text(max_size=6),
)
NAMES = sorted({*READ.split(), *FIXED, "id", "class", "style", "transform", "href"}.union(*ELEMENTS.values()))
KINDS = st.sampled_from([*sorted(ELEMENTS), "text", "title"])
ATTRIBUTES = st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=5)


def written(name: str, attributes: dict[str, str], children: str) -> str:
    plain = {key: "".join(filter(str.isprintable, value)) for key, value in attributes.items()}
    return (
        f"<{name} {' '.join(f'{key}={quoteattr(value)}' for key, value in plain.items())}>{children}</{name}>"
    )


TREES: st.SearchStrategy[str] = st.recursive(
    st.builds(written, KINDS, ATTRIBUTES, st.just("")),
    lambda inner: st.builds(written, KINDS, ATTRIBUTES, st.lists(inner, max_size=4).map("".join)),
    max_leaves=8,
)


@given(st.lists(TREES, max_size=4))
def test_any_tree_of_elements_is_read_or_refused(trees: list[str]) -> None:
    read_or_refused(svg("".join(trees)).encode())


SOUND_VALUES = {
    "transform": [
        "rotate(30)",
        "scale(1e-6 1e6)",
        "scale(-1 2)",
        "matrix(1 2 2 4 0 0)",
        "skewX(89)",
        "translate(9)",
    ],
    "fill": ["red", "url(#line)", "url(#disc)", "none"],
    "stroke": ["none", "blue", "url(#one)"],
    "stroke-width": ["0", "1e-9", "3", "1e5"],
    "opacity": ["0", "0.5", "1"],
    "fill-opacity": ["0.3", "1"],
    "clip-path": ["url(#clip)", "none"],
}
SHOWN = [
    '<path d="M0 0C9 9 3-4 5 5A1e-9 3 0 1 1 1 1z"/>',
    '<circle r="1e-7"/>',
    '<rect width="1e6" height="1e-6"/>',
]
DEFINED = (
    '<linearGradient id="one"><stop/></linearGradient>'
    '<linearGradient id="line" gradientTransform="scale(1 0)"><stop/><stop offset="1"/></linearGradient>'
    '<radialGradient id="disc"><stop/><stop offset="1"/></radialGradient>'
    '<clipPath id="clip"><circle r="4"/></clipPath>'
)
GROUPS = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in SOUND_VALUES.items()}
)


@given(st.lists(GROUPS, min_size=1, max_size=4), st.sampled_from(SHOWN))
def test_sound_attributes_on_shapes_of_any_size_are_drawn_or_refused(
    groups: list[dict[str, str]], shown: str
) -> None:
    inside = shown
    for attributes in groups:
        inside = written("g", attributes, inside)
    read_or_refused(svg(DEFINED + inside).encode())
