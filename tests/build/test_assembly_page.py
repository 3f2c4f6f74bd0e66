"""The page that a kit opens with: what is printed, on what, how true, and pictures of what is done then."""

from __future__ import annotations

import json
import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from pnp.build import Order, draw_decks, fill_kit_order, lay_out_order, load_sets
from pnp.errors import InputError
from pnp.geometry import Box, Point, move_point
from pnp.models import INKS
from pnp.press import SheetOptions, paper
from pnp.scene import Circle, Colour, Line, LineTo, MoveTo, Path, Polygon, Rectangle, Text
from tests import ROOT
from tests.conftest import in_full
from tests.helpers.drawn_faces import flat, lines

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path as File

    from pnp.draw import DrawnCard
    from pnp.geometry import Matrix
    from pnp.models import Ink
    from pnp.press import Backs
    from pnp.scene import Face, Shape
    from tests.helpers.drawn_faces import Line as Words

NEBULA = ROOT / "cards" / "nebula" / "assembly.yaml"
LANGUAGES = ("en", "cs", "pl")
EIGHT_POINTS = 8 * 25.4 / 72 - 1e-9  # mm: no words are smaller
LARGEST = (196.0, 264.0)  # what both A4 and Letter hold
KEYS = ("files", "counts", "sides", "parts", "decks", "names")
JOBS = (
    (
        "1-cards-a4-duplex-long",
        "8",
        "duplex-long",
        "cards",
        "personal, public",
        "Personal tasks, Public tasks",
    ),
    ("2-galaxies-a4-single", "4", "single", "boards", "galaxies", "Galaxy boards"),
    ("3-clusters-a4-single", "2", "parts", "boards", "clusters", "Star clusters"),
    ("4-tokens-a4-single", "3", "single", "tokens", "tokens", "Tokens"),
    ("5-figures-a4-fold", "1", "fold", "tokens", "figures", "Clocks and moons"),
    ("6-pads-a4-duplex-short", "1", "duplex-short", "pads", "pads", "Score pads"),
    ("7-aids-a4-fronts", "1", "fronts", "aids", "aid", "Rules aid"),
    ("8-aids-a4-backs-long", "1", "backs-long", "aids", "aid", "Rules aid"),
)


@cache
def page(language: str = "en", ink: Ink = "night", path: File = NEBULA) -> DrawnCard:
    order = Order((path,), ROOT / "output", language, SheetOptions(paper("A4")), ink=ink)
    ((deck,),) = (draw_decks(load_sets(order), order),)
    (card,) = deck.cards
    return card


def with_jobs(folder: File, jobs: Iterable[tuple[str, ...]] = JOBS, total: int = 21) -> File:
    """The page of Nebula as a kit makes it: with the files of the kit."""
    columns = zip(KEYS, zip(*jobs, strict=True), strict=True)
    listed = "".join(f"    {key}: {json.dumps(column)}\n" for key, column in columns)
    told = f"  - id: assembly\n    total: {total}\n    paper: A4\n{listed}"
    path = folder / "assembly.yaml"
    path.write_text(NEBULA.read_text("utf-8").replace("  - id: assembly\n", told), "utf-8")
    return path


ONE_A_PAGE = SheetOptions(paper("A4"), imposition="single")


BOTH: tuple[Backs, ...] = ("duplex", "none")


@cache
def made_page(game: str, language: str, backs: Backs, single: bool = False) -> tuple[Face, Face]:
    """Both sides of the page as the kit makes it."""
    sheet = replace(ONE_A_PAGE, backs=backs, imposition="single" if single else "sheet")
    order = Order((), ROOT / "output", language, sheet, ink="black")
    (part,) = lay_out_order(fill_kit_order(order, game, ("assembly",))).parts
    (piece,) = part.pieces
    assert piece.back is not None
    return piece.front, piece.back


def back(card: DrawnCard) -> Face:
    assert card.back is not None
    return card.back


def words(face: Face) -> list[str]:
    """All texts of a face, each with its lines put together again."""
    texts = [shape for shape, _ in flat(face.scene) if isinstance(shape, Text)]
    return [" ".join(run.text for run in text.runs).replace("\xa0", " ") for text in texts]


def shown(face: Face) -> str:
    return " ".join(" ".join(words(face)).split())


def test_the_ruler_is_a_hundred_millimetres_long_and_numbered_by_tens() -> None:
    front = page().front
    tens = [each for each in lines(front) if each.text in {str(ten) for ten in range(0, 101, 10)}]
    middles = [each.box.x + each.box.width / 2 for each in tens]
    assert [each.text for each in tens] == [str(ten) for ten in range(0, 101, 10)]
    assert [right - left for left, right in pairwise(middles)] == pytest.approx([10] * 10)
    spans = [
        move_point(Point(end.x, end.y), map_).x - move_point(Point(start.x, start.y), map_).x
        for shape, map_ in flat(front.scene)
        if isinstance(shape, Path) and len(shape.steps) == 2
        for start, end in [shape.steps]
        if isinstance(start, MoveTo) and isinstance(end, LineTo)
    ]
    assert any(abs(span - 100) < 1e-9 for span in spans)


def test_the_page_fits_both_papers_with_no_need_to_cut_it() -> None:
    trim = page().front.trim
    assert trim.width <= LARGEST[0]
    assert trim.height <= LARGEST[1]
    assert page().front.bleed == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_shows_the_parts_without_numbers(language: str) -> None:
    told = shown(page(language).front)
    parts = {
        "en": ("Cards", "Boards", "Tokens", "Score pads", "Rules aid"),
        "cs": ("Karty", "Desky", "Žetony", "Bodovací listy", "Přehled pravidel"),
        "pl": ("Karty", "Plansze", "Żetony", "Karty punktacji", "Skrót zasad"),
    }[language]
    places = [told.find(part) for part in parts]
    assert -1 not in places
    assert places == sorted(places)
    assert ".pdf" not in told


# How each game is called where it is sold, by hand.
PUBLISHED = {
    "hvezdokupy": ("Hvězdokupy", "Hvězdokupy", "Hvězdokupy"),
    "nebula": ("Nebula", "Nebula", "Nebula"),
    "night-sky": ("Odkrywcy nocnego nieba",) * 3,
    "nova-luna": ("Nova Luna", "Nova Luna", "Nova Luna"),
    "tiny-galaxies": ("Tiny Epic Galaxies", "Malé velké galaxie", "Tiny Epic Galaxies"),
}


@pytest.mark.parametrize("game", PUBLISHED)
def test_it_says_that_the_kit_is_unofficial_and_names_the_game_that_it_is_for(game: str) -> None:
    path = ROOT / "cards" / game / "assembly.yaml"
    for language, title in zip(LANGUAGES, PUBLISHED[game], strict=True):
        told = shown(page(language, "black", path).front)
        said = {
            "en": f"An unofficial kit for {title}, not connected with its publisher.",
            "cs": f"Neoficiální sada pro hru {title}, nespojená s jejím vydavatelem.",
            "pl": f"Nieoficjalny zestaw do gry {title}, niezwiązany z jej wydawcą.",
        }[language]
        assert told.count(said) == 1, language


def test_each_file_stands_with_its_sheets_sides_and_paper_in_the_order_of_printing(tmp_path: File) -> None:
    front = page(path=with_jobs(tmp_path)).front
    told = shown(front)
    places = [told.find(job[0]) for job in JOBS]
    assert -1 not in places
    assert places == sorted(places)
    for job in JOBS:
        assert job[5] in told
    sides = {
        "both sides, turned about the long edge": 1,
        "one side: the fronts": 1,
        "their other side, turned about the long edge": 1,
        "both sides, turned about the short edge": 1,
        "one side, then fold": 1,
        "one side, in parts": 1,
    }
    assert {each: told.count(each) for each in sides} == sides
    assert told.count("glued on cardboard of 1–2 mm") == 2
    assert "22 sheets, with this one · a4" in told.lower()


def test_what_is_folded_is_not_glued_on_cardboard(tmp_path: File) -> None:
    jobs = (
        ("1-tokens-a4-single", "1", "single", "tokens", "tokens", "Tokens"),
        ("2-stand-ups-a4-single", "1", "single", "tokens", "stand-ups", "Stand-ups"),
    )
    told = shown(page(path=with_jobs(tmp_path, jobs)).front)
    tokens, figures = told.find("glued on cardboard of 1–2 mm"), told.find("folded: see step 5")
    assert 0 < told.find("1-tokens-a4-single") < tokens < figures
    assert tokens < told.find("2-stand-ups-a4-single") < figures


def test_sheets_stand_beside_their_file(tmp_path: File) -> None:
    front = page(path=with_jobs(tmp_path)).front
    names = {each.text: each.box for each in lines(front)}
    for job in JOBS:
        file, sheets, *_ = job
        (row,) = [box for text, box in names.items() if file in text]
        near = [
            each
            for each in lines(front)
            if each.text == sheets and abs(each.box.y - row.y) < 6 and each.box.x < row.x
        ]
        assert near, job


@pytest.mark.parametrize("count", [1, 5, 10])
def test_the_table_takes_few_files_and_many(tmp_path: File, count: int) -> None:
    jobs = [
        (f"{at}-file-a4-single", f"{at}", "single", "tokens", "tokens", f"Stars and markers {at}")
        for at in range(1, count + 1)
    ]
    front = page(path=with_jobs(tmp_path, jobs)).front
    told = shown(front)
    assert all(f"Stars and markers {at}" in told for at in range(1, count + 1))
    lowest = max(each.box.y + each.box.height for each in lines(front))
    assert lowest < front.trim.height - 5


def test_what_a_shop_sells_stands_with_what_will_do_instead() -> None:
    told = shown(page().front)
    for sold, instead in (
        ("1 cloth bag", "cup"),
        ("3 pairs of Time figures", "pawns"),
        ("70 cards", "sleeves"),
    ):
        assert told.find(sold) < told.find(instead, told.find(sold)), sold


# The words that follow a number on the pages, by hand: after 1, after 2 to 4, and after more.
COUNTED = {
    "cs": (
        "Měsíc figurka herní karta kontrolní měsíční osmistěnka plátěný sešit ukazatel zápisník",
        "galaxie nálepkami páry",
        "akčních bílých destiček desek dřevěných hodnotových hvězd karet kulatých lodí označovacích planet "
        "souhvězdí startovních tajných černých žetonů sekund",
    ),
    "pl": (
        "Księżyc figurka instrukcja karta klepsydra kość księżycowe notes plansza płócienny znacznik",
        "galaktyki naklejkami pary żetony",
        "białych czarnych drewnianych gwiazd gwiazdek gwiazdozbiorów kafelków kart kości okrągłych planet "
        "plansz sekund tajnych znaczników żetonów",
    ),
}


@pytest.mark.parametrize("language", COUNTED)
@pytest.mark.parametrize("game", PUBLISHED)
def test_what_is_counted_is_declined_as_its_number_asks(game: str, language: str) -> None:
    one, few, many = (set(forms.split()) for forms in COUNTED[language])
    told = words(page(language, "black", kit_page(game)).front)
    counted = [found for text in told for found in re.findall(r"\b(\d+) (?!mm\b|g\b)([^\W\d]{2,})", text)]
    assert counted
    for number, noun in counted:
        tens, units = divmod(int(number), 10)
        small = units in (2, 3, 4) and tens != 1 and (tens == 0 or language == "pl")
        assert noun in (one if number == "1" else few if small else many), f"{number} {noun}"


# How the pages speak of backs, by hand.
OF_BACKS = {
    "en": (
        *(
            "both sides, turned",
            "print both sides",
            "the long edge",
            "backs tell",
            "the backs are",
            "two fronts",
        ),
        *("on their backs", "on the back of each", "front and back", "both sides must be"),
    ),
    "cs": (
        *("oboustranně", "delší hrany", "podle rubu", "ruby jsou", "dva líce", "je na rubu", "na rubu každé"),
        *("líc a rub", "obě strany"),
    ),
    "pl": (
        *("dwustronnie", "długiej krawędzi", "po rewersie", "tyły są", "dwa awersy", "na odwrocie", "rewers"),
        *("obie strony",),
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["nebula", *in_full(*sorted(PUBLISHED.keys() - {"nebula"}))])
def test_a_kit_without_backs_speaks_of_none(game: str, language: str) -> None:
    with_backs, bare = (" ".join(map(shown, made_page(game, language, backs))).lower() for backs in BOTH)
    assert len([words for words in OF_BACKS[language] if words in with_backs]) > 2
    assert [words for words in OF_BACKS[language] if words in bare] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["nebula", *in_full(*sorted(PUBLISHED.keys() - {"nebula"}))])
def test_a_kit_with_a_face_a_page_lists_its_files(game: str, language: str) -> None:
    order = fill_kit_order(Order((), ROOT / "output", language, ONE_A_PAGE, blank=True), game)
    files = [each for part in lay_out_order(order).parts[1:] for each in part.printouts]
    told = shown(made_page(game, language, "duplex", single=True)[0])
    assert [each.name for each in files if each.name not in told] == []
    assert [each.name for each in files if f" {len(each.pages)} " not in told] == []
    assert {"en": "pages", "cs": "stránek", "pl": "stron"}[language] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_steps_are_numbered_and_named(language: str) -> None:
    found = lines(back(page(language)))
    numbers = [each for each in found if len(each.text) == 1 and each.text in "123456"]
    assert [each.text for each in numbers] == list("123456")
    for number in numbers:
        beside = [each for each in found if 0 < each.box.x - number.box.x < 12 and _level(each, number)]
        assert beside, number.text


def _level(one: Words, other: Words) -> bool:
    return abs(one.box.y + one.box.height - other.box.y - other.box.height) < 4


GAMES = ("hvezdokupy", "nebula", "night-sky", "nova-luna", "tiny-galaxies")


def kit_page(game: str) -> File:
    return ROOT / "cards" / game / "assembly.yaml"


def pictures(card: DrawnCard) -> list[list[str]]:
    """What the picture of each step is made of, place by place."""
    found: list[list[str]] = [[] for _ in range(6)]
    for shape, map_ in flat(back(card).scene):
        at = _first(shape, map_)
        if at is not None and 32 < at.y < 251:
            row, below = divmod(at.y - 32, 73)
            if 3 < below < 47:
                found[2 * int(row) + (at.x > 95)].append(f"{shape!r} {map_!r}")
    return found


def _first(shape: Shape, map_: Matrix) -> Point | None:
    """Where a shape begins on the page."""
    match shape:
        case Path(steps=(MoveTo(x, y), *_)) | Rectangle(box=Box(x, y, _, _)) | Circle(centre=Point(x, y)):
            return move_point(Point(x, y), map_)
        case Line(start=start) | Polygon(points=(start, *_)):
            return move_point(start, map_)
        case _:
            return None


@pytest.mark.parametrize("game", GAMES)
def test_each_step_has_a_picture_of_its_own(game: str) -> None:
    found = pictures(page(path=kit_page(game)))
    assert all(len(shapes) > 10 for shapes in found)
    assert len({repr(shapes) for shapes in found}) == len(found)


def test_each_kit_shows_its_own_things() -> None:
    """No picture of a step is that of another game's kit."""
    seen: dict[str, str] = {}
    for game in GAMES:
        for step, shapes in enumerate(pictures(page(path=kit_page(game))), 1):
            other = seen.setdefault(repr(shapes), game)
            assert other == game, f"step {step} of {game} is shown as of {other}"


@pytest.mark.parametrize("game", GAMES)
def test_no_figure_of_another_game_is_called(game: str) -> None:
    told = (ROOT / "layouts" / game / "assembly.yaml").read_text("utf-8")
    called = set(re.findall(r"figure: ([a-z-]+)", told))
    strange = {name for name in called for other in GAMES if other != game and name.startswith(f"{other}-")}
    assert not strange
    assert any(name.startswith(f"{game}-") for name in called)


@pytest.mark.parametrize(
    ("sides", "said"),
    [
        ("duplex-long", "Flip on the long edge"),
        ("duplex-short", "Flip on the short edge"),
        ("fold", "Fold each sheet of fronts and backs along its broken line"),
    ],
)
def test_the_first_step_says_how_this_kit_is_printed(tmp_path: File, sides: str, said: str) -> None:
    jobs = (("1-cards-a4", "8", sides, "cards", "personal", "Personal tasks"),)
    assert said in shown(back(page(path=with_jobs(tmp_path, jobs))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_paper_speaks_of_commands_or_names_of_files(game: str, language: str) -> None:
    card = page(language, path=kit_page(game))
    told = shown(card.front) + shown(back(card))
    assert "pnp" not in told
    assert not re.search("its file names|název souboru|nazwy pliku", told)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_stand_in_for_the_rulebook(game: str) -> None:
    told = shown(page(path=kit_page(game)).front)
    assert 0 < told.find("rulebook") < told.find("rules aid", told.find("rulebook"))
    assert ("score pad" in told.lower().split("what the box")[1]) is (game == "nebula")


def test_a_step_without_a_picture_is_refused(tmp_path: File) -> None:
    path = tmp_path / "assembly.yaml"
    path.write_text(NEBULA.read_text("utf-8").replace("picture2: cut", "picture2: tear"), "utf-8")
    with pytest.raises(InputError, match="tear"):
        page(path=path)


def test_instructions_are_read_on_a_light_leaf_by_night() -> None:
    for face in (page().front, back(page())):
        leaf = next(shape for shape, _ in flat(face.scene) if getattr(shape, "fill", None))
        fill = leaf.fill  # type: ignore[union-attr]
        assert isinstance(fill, Colour)
        assert min(fill.red, fill.green, fill.blue) > 200


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_drawn_in_every_ink_and_language(game: str, language: str, ink: Ink) -> None:
    card = page(language, ink, kit_page(game))
    ruler = {str(ten) for ten in range(0, 101, 10)}
    for face in (card.front, back(card)):
        words_ = [each for each in lines(face) if each.text not in ruler and len(each.text) > 3]
        assert min(each.size for each in words_) >= EIGHT_POINTS


@pytest.mark.full
@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_files_is_drawn_in_every_ink_and_language(
    tmp_path: File, language: str, ink: Ink
) -> None:
    front = page(language, ink, with_jobs(tmp_path)).front
    ruler = {str(ten) for ten in range(0, 101, 10)}
    assert min(each.size for each in lines(front) if each.text not in ruler) >= EIGHT_POINTS
