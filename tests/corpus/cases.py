"""The cases: which orders are given to the program, by name."""

from __future__ import annotations

import re
import shutil
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from tests import ROOT
from tests.corpus.making import CALL, Case
from tests.corpus.sheets import BROKEN, EACH, TABLES, sheet
from tests.docs.layout_examples import drawn_sets, examples, written
from tests.helpers.finding_files import FOLDER, MADE, files
from tests.helpers.page_blocks import blocks
from tests.oracles.card_sets import decks_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.helpers.finding_files import Marks

Commands = tuple[tuple[str, ...], ...]

INKS: Final = ("night", "paper", "black")
LANGUAGES: Final = ("en", "cs", "pl")
GAMES: Final = tuple(sorted(path.parent.name for path in ROOT.glob("cards/*/kit.yaml")))
# What ships and is no card set, kit, layout or board.
NOT_CHECKED: Final = {"icons.yaml", "notes.yaml", "signs.yaml"}
ON_PAPER: Final[dict[str, tuple[str, ...]]] = {
    "hvezdokupy": ("--paper", "A3", "--backs", "separate", "--bleed", "own", "--lines"),
    "nebula": ("--paper", "Letter", "--backs", "fold", "--players", "2"),
    "night-sky": ("--players", "1", "--parts", "assembly,cards,boards", "--flip", "short", "--format", "svg"),
    "nova-luna": ("--paper", "200x300", "--no-marks", "--backs", "none", "--copies", "2"),
    "tiny-galaxies": ("--imposition", "single", "--parts", "cards,aids"),
}
FACES: Final = ("--imposition", "single", "--format", "svg")
OF_NO_PAGE: Final = "layouts.md"  # whose examples are parts of files


@cache
def all_cases() -> dict[str, Case]:
    """Those that take longest first, so that no processor waits for the last ones."""
    makers = (
        *(kit_cases, check_cases, set_cases, new_cases, finding_cases),
        *(word_cases, doc_cases, log_cases, sheet_cases),
    )
    return {case.name: case for maker in makers for case in maker()}


def turn(number: int) -> tuple[str, ...]:
    """An ink and a language: nine numbers after each other have all pairs."""
    return ("--ink", INKS[number % 3], "--lang", LANGUAGES[(number + number // 3) % 3])


def link_shipped() -> None:
    for name in ("cards", "layouts"):
        Path(name).symlink_to(ROOT / name, target_is_directory=True)


def shipped_files(folder: str) -> list[str]:
    """Card sets, kits, layouts and boards, as they are named from the top of the project."""
    found = (path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in (".yaml", ".csv"))
    return [path.relative_to(ROOT).as_posix() for path in found if path.name not in NOT_CHECKED]


def kit_cases() -> Iterator[Case]:
    """Each kit in all inks and all languages, all pairs among them; small, and on other paper."""
    for at, game in enumerate(GAMES):
        for number, ink in enumerate(INKS):
            language = LANGUAGES[(at + number) % 3]
            yield Case(f"kits/{game}/{ink}-{language}", (("make", game, "--ink", ink, "--lang", language),))
        yield Case(f"kits/{game}/proof", (("make", game, "--proof", "--format", "svg", *turn(at)),))
        yield Case(f"kits/{game}/other-paper", (("make", game, *ON_PAPER.get(game, ()), *turn(at + 4)),))
    png = ("--proof", "--format", "png", "--dpi", "60")
    yield Case("kits/nova-luna/pictures", (("make", "nova-luna", *png, *turn(2)),))


def check_cases() -> Iterator[Case]:
    """Each file that ships alone, and the files of a game together."""
    for at, game in enumerate(GAMES):
        together = [*shipped_files(f"cards/{game}"), *shipped_files(f"layouts/{game}")]
        command = ("check", "--lang", LANGUAGES[at % 3], *together)
        yield Case(f"check/together/{game}", (command,), link_shipped)
    for name in (*shipped_files("cards"), *shipped_files("layouts")):
        yield Case(f"check/{name}", (("check", "--json", name),), link_shipped)


def set_cases() -> Iterator[Case]:
    """Each card set that ships, one face a file."""
    names = [name for name in shipped_files("cards") if not name.startswith("cards/starter/")]
    for at, name in enumerate(name for name in names if not name.endswith("kit.yaml")):
        yield Case(f"sets/{name.removeprefix('cards/')}", (("make", name, *FACES, *turn(at)),), link_shipped)
    for at, name in enumerate(shipped_files("cards/examples")):
        own = (("make", name, *turn(at)), ("make", name, "--proof", "--layout", "plain", *turn(at + 1)))
        yield Case(f"sets/{name.removeprefix('cards/')}/sheets", own, link_shipped)


def new_cases() -> Iterator[Case]:
    """What `pnp new` writes, checked and printed."""
    for at, game in enumerate(GAMES):
        names = [Path(name).stem for name in shipped_files(f"cards/starter/{game}")]
        boards = [name for name in names if f"{name}-print" in names]
        for name in names:
            if name.removesuffix("-print") in boards:
                continue
            own = f"my-{name}.yaml"
            commands: Commands = (
                ("new", "cards", game, name),
                ("check", "--json", own),
                ("make", own, *turn(at)),
            )
            yield Case(f"new/{game}/{name}", commands)
        for name in boards:
            printed = f"my-{name}-print.yaml"
            check = ("check", "--json", f"my-{name}.yaml", printed)
            commands = (("new", "board", game), check, ("make", printed, *turn(at)))
            yield Case(f"new/{game}/{name}", commands)
    deck = "lanterns/lanterns.yaml"
    made_so = (("make", deck, *turn(number)) for number in range(3))
    yield Case("new/deck", (("new", "deck", "lanterns"), ("check", "--json", deck), *made_so))


def finding_cases() -> Iterator[Case]:
    """Each folder of findings, as data and in words; what is made for its test is made here too."""
    for at, folder in enumerate(sorted(FOLDER.iterdir())):
        names = tuple(path.name for path in files(folder))
        lay = partial(shutil.copytree, folder, ".", dirs_exist_ok=True)
        yield Case(f"findings/{folder.name}", check_in_words(names, at), lay)
    for at, (code, made) in enumerate(MADE.items()):
        if code != "form-other":  # which needs a package that is installed
            yield Case(f"findings/{code}", check_in_words(name_made(made), at), partial(made, Path()))


def check_in_words(names: tuple[str, ...], at: int) -> Commands:
    return (("check", "--json", *names), ("check", "--lang", LANGUAGES[1 + at % 2], *names))


def name_made(made: Callable[[Path], Marks]) -> tuple[str, ...]:
    """The names of the files that a test makes."""
    with TemporaryDirectory() as folder:
        made(Path(folder))
        return tuple(path.name for path in files(Path(folder)))


def word_cases() -> Iterator[Case]:
    """What is said where nothing is printed: lists, schemas, empty sheets, and every card explained."""
    for language in LANGUAGES:
        lists = (("games", "--lang", language), ("check", "--list", "--lang", language))
        yield Case(f"words/lists-{language}", (*lists, ("check", "--list", "--json", "--lang", language)))
    for kind in ("layout", "cards", "board", "sheet", "kit"):
        yield Case(f"words/schema-{kind}", (("schema", kind),))
    for game in GAMES:
        cards = [id for deck in decks_of(game, ROOT).values() for id in deck if re.match(r"[A-Z]+\d", id)]
        yield Case(f"words/cards-{game}", tuple(explain(id, game, at) for at, id in enumerate(cards)))
        empty = tuple(write_empty(game, each) for each in LANGUAGES)
        yield Case(f"words/sheet-{game}", empty)


def write_empty(game: str, language: str) -> tuple[str, ...]:
    """An empty sheet with a date, which else would be that of today."""
    return ("sheet", game, "--played", "2026-11-18", "--lang", language, "--out", f"{language}.yaml")


def explain(card: str, game: str, at: int) -> tuple[str, ...]:
    return ("explain", card, "--game", game, "--lang", LANGUAGES[at % 3])


def doc_cases() -> Iterator[Case]:
    """Each file of the documentation, among the others of its page; a part of one, too, if it has no name."""
    pages: dict[str, dict[str, str]] = {}
    for block in blocks():
        if block.kind in ("yaml", "csv") and not block.edits and block.page != OF_NO_PAGE:
            texts = pages.setdefault(block.page.removesuffix(".md"), {})
            texts[block.named or f"part-{len(texts)}.{block.kind}"] = block.text
    for page, texts in pages.items():
        for at, name in enumerate(texts):
            commands = use_file(name, texts[name], turn(at))
            yield Case(f"docs/{page}/{name}", commands, partial(write_texts, texts))
    sets = {example.title: path.name for example, path in drawn_sets(Path())}
    for at, example in enumerate(examples()):
        name = example.name or f"{example.title}.yaml"
        made = (("make", sets[example.title], *FACES, *turn(at)),) if example.title in sets else ()
        yield Case(f"docs/layouts/{name}", (("check", "--json", name), *made), partial(written, Path()))


def use_file(name: str, text: str, asked: tuple[str, ...]) -> Commands:
    """What a reader does with a file: it is checked, and scored or printed by what it says."""
    check = ("check", "--json", name)
    if re.search(r"^players:", text, re.MULTILINE):
        return (check, *score_file(name, asked[3]), ("show", name, "--format", "svg", "--explain", *asked))
    if name.endswith(".csv") or re.search(r"^cards:", text, re.MULTILINE):
        return (check, ("make", name, *FACES, *asked))
    return (check,)


def score_file(name: str, language: str) -> Commands:
    return ((CALL, name), ("score", "--json", name), ("score", "--explain", "--lang", language, name))


def write_texts(texts: dict[str, str]) -> None:
    for name, text in texts.items():
        Path(name).write_text(text, "utf-8", newline="\n")


def sheet_cases() -> Iterator[Case]:
    """A hundred tables of each game are scored; some are drawn as well, in characters or as pictures."""
    name = "sheet.yaml"
    for game in TABLES:
        for number in range(EACH):
            asked = turn(number)
            commands = score_file(name, asked[3])
            if number % 4 == 0:
                commands += (("show", "--text", "--lang", asked[3], name),)
            if number % 20 == 0 and number < EACH - BROKEN:
                commands += (("show", "--format", "svg,pdf", *asked, name),)
            yield Case(f"sheets/{game}/{number:02}", commands, partial(write_sheet, game, number))


def log_cases() -> Iterator[Case]:
    """Games that are kept: listed, shown again, exported, counted and drawn; and a printer that is set."""
    kept = tuple(("score", "--keep", name) for name in kept_tables())
    printers: Commands = (("printer", "set", "office", "--dx", "1.5", "--flip", "short"), ("printer", "list"))
    for language in LANGUAGES:
        read = (
            *(
                ("log",),
                ("log", "show", "1"),
                ("log", "--player", "Ana"),
                ("log", "export", "--format", "csv"),
            ),
            *(("stats",), ("stats", "--plot", "stats.svg"), ("stats", "--game", "nova-luna")),
        )
        asked = tuple((*command, "--lang", language) for command in read)
        yield Case(f"log/{language}", (*kept, *asked, *printers), write_kept_tables)


def kept_tables() -> dict[str, tuple[str, int]]:
    """The first tables of each game, by the names of their files."""
    return {f"{game}-{number}.yaml": (game, number) for game in TABLES for number in range(3)}


def write_kept_tables() -> None:
    """Each with the day on which it was played, which else would be today."""
    for name, table in kept_tables().items():
        Path(name).write_bytes(sheet(*table) + b"\nplayed: 2026-11-18\n")


def write_sheet(game: str, number: int) -> None:
    Path("sheet.yaml").write_bytes(sheet(game, number))
