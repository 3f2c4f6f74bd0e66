"""The schemas for editors: what ships keeps to them, and mistakes are marked where they stand."""

from __future__ import annotations

import json
import re
from os.path import relpath
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from pnp import games
from pnp.cli import run_guarded, schema_text
from pnp.data import read_yaml
from pnp.errors import InputError
from pnp.library import find_shipped
from pnp.loading import load_layout, request_layout
from tests import ROOT
from tests.helpers.card_sets import loaded_set
from tests.helpers.offered import offering
from tests.schemas.editor_marks import as_an_editor_reads, marked, places, refs, several, validator
from tests.schemas.shipped_schemas import KINDS, file_of

if TYPE_CHECKING:
    from pathlib import Path

    from pnp.cli import FileForm
    from tests.conftest import Command

NO_SCHEMA = {"icons.yaml", "signs.yaml", "notes.yaml"}  # neither layouts, nor card sets, nor boards
KNOWN = tuple(offering("schema"))
OTHERS = {*games.list_own_names()} - {*KNOWN}
SHIPPED = sorted(
    path
    for folder in ("layouts", "cards")
    for path in (ROOT / folder).rglob("*.yaml")
    if path.name not in NO_SCHEMA and OTHERS.isdisjoint(path.parts)
)
LARGE = [path for path in SHIPPED if path.stat().st_size > 6_000]  # these take an editor's eyes long
NOTES: Any = read_yaml(find_shipped("layouts") / "words" / "notes.yaml", "notes.yaml").tree
HEAD = re.compile(r"# yaml-language-server: \$schema=(\S+)\n")


def kind_of(path: Path) -> FileForm:
    named: dict[str, FileForm] = {"layout.yaml": "layout", "kit.yaml": "kit"}
    text = path.read_text("utf-8")
    if "\nboard:" in text and "\ncards:" not in text:
        return "board"
    return named.get(path.name, "cards") if path.is_relative_to(ROOT / "cards") else "layout"


@pytest.fixture
def in_schemas(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are no games but those that the schemas which ship know."""
    monkeypatch.setattr(games, "list_all_names", lambda: KNOWN)


@pytest.mark.usefixtures("in_schemas")
@pytest.mark.parametrize("kind", KINDS)
def test_what_ships_is_up_to_date(kind: FileForm) -> None:
    assert schema_text(kind) == file_of(kind).read_text("utf-8"), (
        "run: python -m tests.schemas.shipped_schemas"
    )


@pytest.mark.usefixtures("in_schemas")
def test_the_command_prints_the_schema(quick: Command) -> None:
    run = quick("schema", "sheet")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == file_of("sheet").read_text("utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_a_schema_is_one_itself(kind: FileForm) -> None:
    schema = validator(kind).schema
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert {ref for ref in refs(schema) if ref.removeprefix("#/$defs/") not in schema["$defs"]} == set()


def test_what_ships_names_its_schema() -> None:
    heads = {path: HEAD.match(path.read_text("utf-8")) for path in SHIPPED}
    assert {path: head and head[1] for path, head in heads.items()} == {
        path: relpath(file_of(kind_of(path)), path.parent).replace("\\", "/") for path in SHIPPED
    }


def test_what_ships_keeps_to_its_schema() -> None:
    marks = {path: marked(kind_of(path), path.read_text("utf-8")) for path in SHIPPED if path not in LARGE}
    assert {str(path): mark for path, mark in marks.items() if mark is not None} == {}


@pytest.mark.full
@pytest.mark.parametrize("path", LARGE, ids=[str(path.relative_to(ROOT)) for path in LARGE])
def test_what_is_large_and_ships_keeps_to_its_schema(path: Path) -> None:
    assert marked(kind_of(path), path.read_text("utf-8")) is None


def test_everything_says_what_it_means() -> None:
    silent = [
        f"{name}.{key}"
        for kind in KINDS
        for name, part in [(kind, validator(kind).schema), *validator(kind).schema.get("$defs", {}).items()]
        for key, value in part.get("properties", {}).items()
        if name != "Change" and "description" not in value
    ]
    assert silent == []
    assert [name for name in validator("layout").schema["$defs"] if "" not in NOTES.get(name, {})] == []


def test_no_note_is_about_a_key_that_is_gone() -> None:
    layout = validator("layout").schema
    parts = {**layout["$defs"], "Layout": layout, **validator("cards").schema["$defs"]}
    known = {name: set(part.get("properties", ())) for name, part in parts.items()}
    known["*"] = set().union(*known.values()) | {"night", "paper", "black"}
    both = known.keys() & NOTES.keys()
    assert {f"{name}.{key}" for name in both for key in {*NOTES[name]} - {"", "…"} - known[name]} == set()


def words(text: str) -> list[str]:
    return text.split()


def front(elements: str) -> str:
    return f"size: poker\nextends: atlas\nfaces:\n  front:\n{elements}"


GOOD_ELEMENTS = several("""
- rectangle: [0, 0, 50%, 10]
---
- rectangle: { left: 3, right: "{gap}", top: 2, height: 20% }
  corner: 2
  fill: none
  stroke: { paint: line, width: 0.2, dash: [1, 0.5], cap: round }
---
- { circle: { x: 50%, y: 50%, radius: 4 }, fill: "mix(line, text, 40%)", stroke: frame }
---
- { ellipse: [1, 2, 3, 4], opacity: 0.5, turn: -30 }
---
- { line: [[0, 0], [100%, 10]], stroke: frame }
---
- { polyline: [[0, 0], [5, 5], [10, 0]], stroke: frame }
---
- { polygon: [[0, 0], [5, 5], [10, 0]], rule: evenodd, fill: mark }
---
- { path: M0 0L10 0Z, fill: mark }
---
- text: { en: One, cs: Jedna }
  style: title
  size: 9
  capitals: true
  lines: 2
  fit: shrink
  least: 8.5
---
- { text: 12, style: title, level: middle, even: false, when: true }
---
- { icon: star, over: title }
---
- { icon: "{icons[0]}", over: [title, rule] }
---
- { image: back.svg, fit: contain, focus: [40%, 60] }
---
- { image: "{picture}", focus: "{focus}" }
---
- { figure: ring }
---
- { figure: star, with: { points: 5, turn: "{value * 10}", fill: mark } }
---
- { figure: sign, with: { set: players, of: red, letter: false } }
---
- { figure: star-field, with: { clear: [title, [0, 0, 10, 10]], density: 2.5 } }
---
- group:
    - { icon: sun, box: { right-of: title, gap: 2 } }
  clip: true
  ground: sea
---
- { repeat: 3, each: [{ icon: star }], row: { gap: 1, cell: [4, 4] } }
---
- { repeat: "{icons}", as: name, each: [{ icon: "{name}" }], grid: { columns: 3 } }
---
- repeat: [a, 2, true]
  each: [{ icon: star }]
  ring: { cell: [4, 4], radius: 20, from: 0, to: 360, turned: true }
---
- { id: title, box: { centred-in: rule }, align: left }
---
- { id: title, after: rule, text: New }
""")


def test_a_good_element_is_not_marked() -> None:
    texts = [front(indented(elements)) for elements in GOOD_ELEMENTS]
    assert [(text, mark) for text in texts if (mark := marked("layout", text)) is not None] == []


def indented(elements: str) -> str:
    return "".join(f"    {line}\n" for line in elements.splitlines())


GOOD_LAYOUTS = several("""
size: [63, 88.5]
shape: hexagon
faces: { front: [], back: none }
---
size: ["{cost * 3}", 40]
fields: { cost: whole }
faces: { front: { ground: sea, draw: [] } }
---
fields:
  kind: { type: text, one-of: [ship, 2, true], default: ship }
  strength: { type: number, required: true }
---
let: { gap: 2, half: "{width / 2}", on: true, délka: 3, a-b_2: 4 }
---
paints:
  a: "#112233"
  b: { night: a, paper: none, black: { hatch: vertical, on: none, scale: 2 } }
  c: { linear: [a, b], from: [0%, 0], to: [100%, 0%], at: [0, 100%] }
  d: { radial: [a, b], centre: [50%, 50%], radius: 40.5% }
---
lines:
  a: { paint: line, width: 0.2, dash: [1, 1] }
  b:
    night: { paint: line, width: 1 }
    paper: { paint: line, width: 1 }
    black: { paint: line, width: 1 }
---
texts:
  a: { face: SourceSans3-Medium, size: 9, kerned: true, tracking: 0.1, lead: 3.75, least: 8 }
---
messages:
  en: |
    cards-left = { $n } cards left
  pt-BR: cards-left = { $n }
---
grounds:
  dawn:
    centre: { night: '#112233', paper: '#FFFFFF', black: '#FFFFFF' }
    edge: '#000000'
---
extends: [atlas, own.yaml]
faces: { back: none }
---
extends: own.yaml
faces: { front: { ground: sea } }
""")


def test_a_good_layout_is_not_marked() -> None:
    assert [(text, mark) for text in GOOD_LAYOUTS if (mark := marked("layout", text)) is not None] == []


BROKEN_LAYOUTS = [
    ("sizes: poker", ""),
    ("size: pokre", "size"),
    ("size: [63]", "size"),
    ("shape: oval", "shape"),
    ("fields: { cost: numbr }", "fields/cost"),
    ("fields: { cost: { type: text, one-off: [a] } }", "fields/cost"),
    ("paints: { a: { radail: [line, text] } }", "paints/a"),
    ("paints: { a: { radial: [line] } }", "paints/a/radial"),
    ("paints: { a: { hatch: wavy } }", "paints/a/hatch"),
    ("lines: { a: { paint: line } }", "lines/a"),
    ("lines: { a: { paint: line, width: thin } }", "lines/a/width"),
    ("texts: { a: { face: X, size: 9pt } }", "texts/a/size"),
    ("messages: { english: a }", "messages"),
    ("faces: { back: none }", "faces"),
    ("faces: { front: { ground: sea } }", "faces/front"),
    ("let: { 1st: 2 }", "let"),
    ("fields: { 'a b': text }", "fields"),
    (front("    - { id: a.b, icon: star }\n"), "faces/front/0/id"),
    ("faces: { front: [], side: [] }", "faces"),
    (front("    - { rectangel: [0, 0, 1, 1] }\n"), "faces/front/0"),
    (front("    - { rectangle: [0, 0, 1] }\n"), "faces/front/0/rectangle"),
    (front("    - { rectangle: { lefft: 1 } }\n"), "faces/front/0/rectangle"),
    (front("    - { text: A }\n"), "faces/front/0"),
    (front("    - { text: A, style: title, algin: left }\n"), "faces/front/0"),
    (front("    - { text: A, style: title, align: center }\n"), "faces/front/0/align"),
    (front("    - { text: { english: A }, style: title }\n"), "faces/front/0/text"),
    (front("    - { icon: satr }\n"), "faces/front/0/icon"),
    (front("    - { figure: rign }\n"), "faces/front/0/figure"),
    (front("    - { figure: ring, with: { tikcs: 5 } }\n"), "faces/front/0/with"),
    (front("    - { figure: ring, with: { ticks: many } }\n"), "faces/front/0/with/ticks"),
    (front("    - { figure: ring, with: { ticks: 500 } }\n"), "faces/front/0/with/ticks"),
    (front("    - { figure: sign, with: { set: players } }\n"), "faces/front/0/with"),
    (front("    - { figure: track }\n"), "faces/front/0"),
    (front("    - { group: [{ icon: satr }] }\n"), "faces/front/0/group/0/icon"),
    (front("    - { repeat: 3 }\n"), "faces/front/0"),
    (front("    - { repeat: 3, each: [], ring: { radius: 3 } }\n"), "faces/front/0/ring"),
    (front("    - { icon: star, circle: [0, 0, 1, 1] }\n"), "faces/front/0"),
]


def test_a_mistake_in_a_layout_is_marked_at_its_place() -> None:
    assert [text for text, place in BROKEN_LAYOUTS if place not in places("layout", text)] == []


GOOD_CARDS = several("""
deck: 7
cards: [{ id: 1 }]
---
deck: a
name: { en: A, cs: B }
size: [40, 60]
back: none
cards: [{ id: A1, copies: 2, value: 12, title: No }]
---
deck: a
back: { title: Back, ground: sea }
cards: [{ id: A1, icons: [star, sun], picture: a.png, focus: [40%, 60] }]
---
deck: a
cards: [{ id: A1, copies: "2", text: true, cost: 3, anything: [1] }]
""")

BROKEN_CARDS = [
    ("cards: [{ id: A }]", ""),
    ("deck: a b\ncards: [{ id: A }]", "deck"),
    ("deck: a\ncards: []", "cards"),
    ("deck: a\ncards: [{ title: A }]", "cards/0"),
    ("deck: a\nsize: [5, 60]\ncards: [{ id: A }]", "size/0"),
    ("deck: a\nsize: jumbo\ncards: [{ id: A }]", "size"),
    ("deck: a\ncards: [{ id: A }, { id: 'B C' }]", "cards/1/id"),
    ("deck: a\ncards: [{ id: A, copies: two }]", "cards/0/copies"),
    ("deck: a\ncards: [{ id: A, copies: 1000 }]", "cards/0/copies"),
    ("deck: a\ncards: [{ id: A, icons: [satr] }]", "cards/0/icons/0"),
    ("deck: a\ncards: [{ id: A, title: { english: B } }]", "cards/0/title"),
    ("deck: a\ncards: [{ id: A, focus: [50%] }]", "cards/0/focus"),
    ("deck: a\nlayot: plain\ncards: [{ id: A }]", ""),
]


def test_a_good_card_set_is_not_marked() -> None:
    assert [(text, mark) for text in GOOD_CARDS if (mark := marked("cards", text)) is not None] == []


def test_a_mistake_in_a_card_set_is_marked_at_its_place() -> None:
    assert [text for text, place in BROKEN_CARDS if place not in places("cards", text)] == []


def refused(kind: FileForm, text: str, folder: Path) -> bool:
    """Whether our own loader refuses the text."""
    path = folder / f"{kind}.yaml"
    path.write_text(text, "utf-8")
    try:
        if kind == "layout":
            load_layout(request_layout(str(path)))
        else:
            loaded_set(path)
    except InputError:
        return True
    return False


OF_DRAWING = ("icon: satr", "figure: ", "icons: [satr]")  # is refused when it is drawn, not when it is read


@pytest.mark.parametrize(("kind", "broken"), [("layout", BROKEN_LAYOUTS), ("cards", BROKEN_CARDS)])
def test_what_is_marked_is_refused(kind: FileForm, broken: list[tuple[str, str]], tmp_path: Path) -> None:
    read = [text for text, _ in broken if not any(part in text for part in OF_DRAWING)]
    assert [text for text in read if not refused(kind, text, tmp_path)] == []


PLAIN = ["1", "2.5", "-3", "40%", "true", "no", "star", "none", "12:30", "017", "~"]
SCALARS = st.sampled_from([*PLAIN, '"{value}"', '"#112233"'])
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4).map(lambda each: f"[{', '.join(each)}]"),
    max_leaves=4,
)
CARD_KEYS = words("title text note value picture focus ground copies")
HEAD_KEYS = words("name game size ground back")
ELEMENT_KEYS = words("turn opacity when over align lines size paint capitals least level box")
LAYOUT_KEYS = words("size shape corner bleed safe about fields let paints lines texts messages")


def mapping(keys: list[str]) -> st.SearchStrategy[str]:
    entries = st.dictionaries(st.sampled_from(keys), VALUES, max_size=2)
    return entries.map(lambda each: "".join(f", {key}: {value}" for key, value in each.items()))


@given(card=mapping(CARD_KEYS), head=mapping(HEAD_KEYS))
def test_a_card_set_that_is_read_is_not_marked(card: str, head: str, tmp_path: Path) -> None:
    text = f"{{ deck: a{head}, cards: [{{ id: A{card} }}] }}"
    if not refused("cards", text, tmp_path):
        assert marked("cards", text) is None


@given(element=mapping(ELEMENT_KEYS), head=mapping(LAYOUT_KEYS))
def test_a_layout_that_is_read_is_not_marked(element: str, head: str, tmp_path: Path) -> None:
    text = f"{{ about: A, faces: {{ front: [{{ text: B, style: title{element} }}] }}{head} }}"
    if not refused("layout", text, tmp_path):
        assert marked("layout", text) is None


FIELDS = """\
extends: plain
fields:
  cost: { type: whole, required: true }
  kind: { type: text, one-of: [ship, 2] }
"""


@pytest.fixture(scope="module")
def of_fields(tmp_path_factory: pytest.TempPathFactory) -> Draft202012Validator:
    """The schema that is made for a layout with these fields."""
    own = tmp_path_factory.mktemp("layout") / "own.yaml"
    own.write_text(FIELDS, "utf-8")
    return Draft202012Validator(json.loads(schema_text("cards", str(own))))


@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("cost: 3", None),
        ("cost: 3, kind: 2", None),
        ('cost: "3", kind: "2"', None),
        ("kind: ship", "cards/0"),
        ("cost: dear", "cards/0/cost"),
        ("cost: 1, kind: boat", "cards/0/kind"),
        ("cost: 1, colour: red", "cards/0"),
    ],
)
def test_the_fields_of_a_layout_are_known_to_the_schema_that_is_made_for_it(
    of_fields: Draft202012Validator, card: str, place: str | None
) -> None:
    cards = as_an_editor_reads(f"deck: a\nlayout: own.yaml\ncards: [{{ id: A, {card} }}]")
    error = best_match(of_fields.iter_errors(cards))
    assert (None if error is None else "/".join(map(str, error.absolute_path))) == place


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["schema", "layout", "--layout", "plain"], "--layout has no meaning with `layout`; leave it out"),
        (["schema", "cards", "--layout", "plian"], "there is no layout 'plian'; did you mean 'plain'?"),
        (["schema", "cards", "--layout", "no.yaml"], "there is no layout file 'no.yaml'"),
        (["schema", "crads"], "'crads' is not one of"),
        (["schema"], "Missing argument"),
    ],
)
def test_a_schema_that_cannot_be_is_answered_in_words(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert run_guarded(arguments) == 2
    run = capsys.readouterr()
    assert run.out == ""
    assert said in run.err


def test_an_editor_and_the_loader_read_the_same_file(tmp_path: Path) -> None:
    """What the tests here take for an editor's eyes sees the same keys in the same places."""
    path = tmp_path / "a.yaml"
    path.write_text("a: [1, no, 'x']\nb: { c: ~, on: 12:30 }\n", "utf-8")
    plain = json.loads(json.dumps(as_an_editor_reads(path.read_text("utf-8"))), parse_int=str)
    assert plain == read_yaml(path, "a.yaml").tree
