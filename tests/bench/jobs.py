"""What is measured. A job is run in an empty folder, and says what it took."""

from __future__ import annotations

import json
import random
import shutil
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import yaml

from tests.bench.deck import write_deck, yaml_parts
from tests.bench.measure import Run, run_timed
from tests.bench.peers import peer_python
from tests.bench.proof import only_file, read_back, refuse_reuse
from tests.bench.sheets import mixed, star_board
from tests.helpers.watched_commands import Watch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Command: TypeAlias = Callable[[Path], list[str]]  # from the empty folder

HERE = Path(__file__).resolve().parent
CARDS = HERE.parents[1] / "cards"
FONTS = HERE.parents[1] / "layouts" / "fonts"
ROUND_ENDS = {"check": "1 file: ", "make": "1 face has changed"}  # what is said then

# What every command that reads a sheet has to pay for: the command line, YAML, one model.
BARE_IMPORTS = """
import typer, yaml
from pydantic import BaseModel

class Sheet(BaseModel):
    game: str
    players: list[str]

Sheet(game="nebula", players=["Ester"])
"""
SCORE_IN_PYTHON = """
import json, sys
from pnp import score
with open(sys.argv[1], encoding="utf-8") as file:
    for line in file:
        score(json.loads(line))
"""
# For each of the 70 cards of Nebula, galaxies that meet it, and that do not.
ANSWERS = """
from pnp import games
from pnp.build.sets.supplies import shipped_supplies
from pnp.games.nebula.checks import find_doubts, find_witness, make_ground
supplies = shipped_supplies(games.find_game("nebula"))
known = make_ground(supplies.board)
cards = [card for deck in supplies.decks.values() for card in deck.values()]
assert len(cards) == 70
assert all(find_witness(known, card) and find_doubts(known, card) for card in cards)
"""


@dataclass(frozen=True, slots=True)
class Place:
    """The commands that are measured, and the folders of this run."""

    pnp: Path
    python: Path  # the interpreter of pnp's environment
    plain: Path  # that of the plain script
    work: Path
    venvs: Path  # where the peers' environments lie
    keep: Path | None = None  # where the decks are kept to look at


@dataclass(frozen=True, slots=True)
class Job:
    name: str
    run: Callable[[Path], Run]
    peer: str | None = None  # the package that has to be installed


def process(name: str, place: Place, command: Command, environment: Mapping[str, str] | None = None) -> Job:
    def run(folder: Path) -> Run:
        log = place.work / "job.log"
        taken = run_timed(command(folder), log, environment)
        refuse_reuse(name, log.read_text("utf-8"))
        return taken

    return Job(name, run)


def deck(
    maker: str,
    cards: int,
    place: Place,
    command: Callable[[Path, Path], list[str]],
    environment: Mapping[str, str] | None = None,
    peer: str | None = None,
) -> Job:
    """A maker of the bench's deck: `command` takes the deck without its ending, and the folder to fill."""
    name = f"{maker} {cards}"

    def run(folder: Path) -> Run:
        path = write_deck(cards, place.work)
        taken = process(name, place, lambda into: command(path, into), environment).run(folder)
        made = only_file(folder)
        read_back(made, cards, place.python)
        if place.keep:
            place.keep.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(made, place.keep / f"{name}.pdf")
        return replace(taken, size=made.stat().st_size)

    return Job(name, run, peer)


def pnp(cards: int, place: Place) -> Job:
    return deck("pnp", cards, place, lambda path, out: make_command(place, path.with_suffix(".yaml"), out))


def pnp_own_layout(cards: int, place: Place) -> Job:
    def command(path: Path, out: Path) -> list[str]:
        own = place.work / "own-layout"
        own.mkdir(exist_ok=True)
        shutil.copyfile(HERE / "own.yaml", own / "own.yaml")
        text = path.with_suffix(".yaml").read_text("utf-8")
        (own / "deck.yaml").write_text(text.replace("layout: plain", "layout: own.yaml", 1), "utf-8")
        return make_command(place, own / "deck.yaml", out)

    return deck("pnp with an own layout", cards, place, command)


def make_command(place: Place, path: Path, out: Path) -> list[str]:
    return [str(place.pnp), "make", str(path), "--out", str(out), "--backs", "none", "--paper", "A4"]


def plain(cards: int, place: Place, suffix: str = ".json") -> Job:
    def command(path: Path, out: Path) -> list[str]:
        return script_command("plain.py", place.plain, path.with_suffix(suffix), out)

    return deck("plain" if suffix == ".json" else "plain from YAML", cards, place, command)


def protograf(cards: int, place: Place) -> Job:
    """It finds fonts where the system keeps them for a user: so it gets a home with ours."""
    home = place.work / "home"
    data = home / ".local" / "share"

    def command(path: Path, out: Path) -> list[str]:
        if not (data / "fonts").exists():
            data.mkdir(parents=True)
            (data / "fonts").symlink_to(FONTS)
        python = peer_python("protograf", place.venvs)
        return script_command("protograf_cards.py", python, path.with_suffix(".json"), out)

    paths = {"HOME": str(home), "XDG_DATA_HOME": str(data)}
    return deck("protograf", cards, place, command, paths, peer="protograf")


def typst(cards: int, place: Place) -> Job:
    def command(path: Path, out: Path) -> list[str]:
        python = peer_python("typst", place.venvs)
        return script_command("typst_cards.py", python, path.with_suffix(".yaml"), out)

    return deck("Typst", cards, place, command, peer="typst")


def script_command(script: str, python: Path, path: Path, out: Path) -> list[str]:
    return [str(python), str(HERE / script), str(path), str(out / "deck.pdf")]


def make(name: str, place: Place, *sets: str | Path) -> Job:
    words = [str(place.pnp), "make", *map(str, sets), "--out"]
    return process(f"make {name}", place, lambda folder: [*words, str(folder)])


def check_deck(name: str, place: Place) -> Job:
    """A designer's copy of a deck that ships: an installed pnp takes the file of a checkout for another's."""

    def command(folder: Path) -> list[str]:
        copy = folder / "deck.yaml"
        copy.write_text(own_deck(name), "utf-8")
        return [str(place.pnp), "check", str(copy)]

    return process(f"check {name}", place, command)


def check_shipped(place: Place) -> Job:
    return process("check all that ships", place, lambda _: [str(place.pnp), "check"])


def games() -> tuple[str, ...]:
    """Those of which best ratios are kept, and whose sheets are `mixed`."""
    return ("hvezdokupy", "nebula", "night-sky", "nova-luna", "tiny-galaxies")


def largest_deck(game: str) -> Path:
    """The card set of a game with the most cards."""
    return max(sorted((CARDS / game).glob("*.yaml")), key=count_cards)


def count_cards(path: Path) -> int:
    with path.open(encoding="utf-8") as file:
        return len(yaml.load(file, yaml.CSafeLoader).get("cards", ()))


def bare_imports(place: Place) -> Job:
    return process("bare imports", place, lambda _: [str(place.python), "-c", BARE_IMPORTS])


def score_one(number: int, place: Place) -> Job:
    name = f"score a sheet of {mixed(number)['game']}"
    return process(name, place, lambda _: [str(place.pnp), "score", write_sheet(number, place)])


def score_many(count: int, place: Place) -> Job:
    def command(_: Path) -> list[str]:
        return [str(place.pnp), "score", *(write_sheet(number, place) for number in range(count))]

    return process(f"score {count} sheets", place, command)


def score_boards(count: int, place: Place) -> Job:
    def command(_: Path) -> list[str]:
        boards = place.work / "boards.jsonl"
        with boards.open("w", encoding="utf-8") as file:
            file.writelines(json.dumps(star_board(random.Random(each))) + "\n" for each in range(count))
        return [str(place.python), "-c", SCORE_IN_PYTHON, str(boards)]

    return process(f"score {count} star boards in Python", place, command)


def write_sheet(number: int, place: Place) -> str:
    path = place.work / f"sheet-{number}.yaml"
    if not path.exists():
        path.write_text(yaml.safe_dump(mixed(number), allow_unicode=True, sort_keys=False), "utf-8")
    return str(path)


def answers(place: Place) -> Job:
    return process("answers for the cards of nebula", place, lambda _: [str(place.python), "-c", ANSWERS])


def show_help(place: Place) -> Job:
    return process("pnp --help", place, lambda _: [str(place.pnp), "--help"])


def start_python(place: Place) -> Job:
    return process("python -c pass", place, lambda _: [str(place.python), "-c", "pass"])


@dataclass(frozen=True, slots=True)
class Edited:
    """A card set, and the words of one card that its saves turn to and fro."""

    name: str
    text: str
    now: str
    then: str

    def saved(self, number: int) -> str:
        return self.text.replace(self.now, self.then, 1) if number % 2 else self.text


def edited_sets() -> tuple[Edited, ...]:
    return (
        Edited("54 cards", "".join(yaml_parts(54)), "title: ", "title: The "),
        Edited(
            "personal cards of nebula", own_deck("nebula/personal"), "red, at_least: 4", "red, at_least: 5"
        ),
        Edited("tiles of nova-luna", own_deck("nova-luna/tiles"), '"R2:BTY"', '"R2:BTR"'),
    )


def own_deck(name: str) -> str:
    """The whole deck as one of a designer's own."""
    return f"replaces: true\n{(CARDS / name).with_suffix('.yaml').read_text('utf-8')}"


def save(command: str, edited: Edited, place: Place) -> Job:
    """From the save of one changed card until `--watch` says what came of it.

    The first save only warms: what counts is a command that has done nothing else for a round.
    """

    def run(folder: Path) -> Run:
        file = folder / "watched.yaml"
        file.write_text(edited.saved(0), "utf-8")
        with Watch(command, file.name, folder=folder, python=place.python) as watch:
            watch.expect("Ctrl-C")
            for number in (1, 2):
                start = time.perf_counter()
                file.write_text(edited.saved(number), "utf-8")
                watch.expect(ROUND_ENDS[command])
                seconds = time.perf_counter() - start
        return Run(seconds)

    return Job(f"{command} --watch after a save of {edited.name}", run)
