"""Card sets of every game by chance: each rule, words in all languages and up to the limits, and mistakes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from hypothesis import strategies as st
from msgspec import Struct

from pnp.data import parse_yaml, write_yaml
from pnp.games.nebula import COUNTING_RULES, TASK_RULES
from pnp.games.night_sky import is_line
from pnp.games.tiny_galaxies import GRAMMAR, RULES
from pnp.models import INKS, LONGEST_TEXT, Ink
from tests.check.set_flaws import FLAWS
from tests.helpers.game_files import SHEETS, shipped

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from hypothesis.strategies import DrawFn, SearchStrategy

    from pnp.errors import Location

Tree = dict[str, Any]

LANGUAGES: Final = ("en", "cs", "pl")
LETTERS: Final = (
    "abcdefghijklmnoprstuvwz ABCDEFGHIJKLMNOPRSTUVWZ 0123456789 .,;!?-–’ áčďéěíňóřšťúůýž ąćęłńóśźż ÁČŘŠŽŁŚŻ"
)
COLOURS: Final = ("red", "purple", "yellow", "white", "blue", "orange")
CONSTELLATIONS: Final = ("lyra", "draco", "orion", "corvus")
KINDS: Final = ("dwarf", "giant", "pulsar", "binary")


class Generated(Struct, frozen=True):
    """A set of a game, what was put wrong in it on purpose and where, a sheet that is scored with its cards,
    and the language and the ink that it is printed in."""

    game: str
    deck: str
    text: str
    flaw: str
    at: Location
    sheet: str
    language: str
    ink: Ink


CHANCE: Final = st.randoms(use_true_random=True)  # which likes no value better, as hypothesis does


def any_of(values: Collection[Any]) -> SearchStrategy[Any]:
    return CHANCE.map(lambda chance: chance.choice(sorted(values)))


def whole(least: int, most: int) -> SearchStrategy[str]:
    return st.integers(least, most).map(str)


def one_of(*values: str) -> SearchStrategy[str]:
    return st.sampled_from(values)


def line(most: int) -> SearchStrategy[str]:
    """A text without a blank at its ends, some as long as they may be."""
    some = st.text(LETTERS, min_size=1, max_size=min(most, 40)).map(lambda text: text.strip() or "A")
    return st.one_of(some, some, some.map(lambda text: (text * most)[:most].strip()))


def words(most: int) -> SearchStrategy[Any]:
    return st.one_of(line(most), st.fixed_dictionaries({language: line(most) for language in LANGUAGES}))


# What a parameter may say on a card of Nebula's first two decks; of a third, of Tiny Galaxies' missions.
TASKS: Final = {
    "colour": one_of(*COLOURS),
    "at_least": whole(2, 3),
    "at_most": whole(0, 6),
    "constellation": one_of(*CONSTELLATIONS),
    "exactly": whole(3, 4),
    "orbit": whole(2, 5),
    "constellations": whole(2, 3),
    "count": whole(2, 3),
    "pair": one_of("opposite", "adjacent"),
}
COUNTS: Final = {
    "colour": one_of(*COLOURS),
    "colours": st.lists(one_of(*COLOURS), min_size=2, max_size=2, unique=True),
}
MISSIONS: Final = {
    "what": one_of(*("planets", "diplomacy", "economy", "energy", "culture")),
    "shared": whole(0, 3),
    "kind": one_of("diplomacy", "economy"),
    "resource": one_of("energy", "culture"),
    "at_least": whole(2, 4),
    "energy": whole(1, 6),
    "culture": whole(1, 6),
    "ships": one_of("all", "none"),
}


@st.composite
def ruled(draw: DrawFn, rule: str, rules: Mapping[str, Any], values: Mapping[str, Any]) -> Tree:
    """A card of a rule with all that this takes."""
    names = [name if isinstance(name, str) else draw(st.sampled_from(name)) for name in rules[rule]]
    return {"rule": rule, **{name: draw(values[name]) for name in names}}


@st.composite
def public(draw: DrawFn, rule: str) -> Tree:
    later = draw(st.integers(0, 20))
    points = {"first": str(later + draw(st.integers(1, 9))), "later": str(later)}
    return draw(ruled(rule, TASK_RULES, TASKS)) | {"points": points}


@st.composite
def pattern(draw: DrawFn, _: str) -> Tree:
    """A walk of stars on the board, cut out of what is empty about it."""
    at = (0, 0)
    cells = {at}
    for _step in range(draw(st.integers(3, 12))):
        step = draw(st.sampled_from([(0, 1), (1, 0), (0, -1), (1, 1), (1, -1)]))
        at = (at[0] + step[0], at[1] + step[1])
        cells |= {at} if len(cells) < 10 else set()
    left, top = min(x for _, x in cells), min(y for y, _ in cells)
    wide, high = (max(cell[axis] for cell in cells) for axis in (1, 0))
    rows = [
        "".join("*" if (y, x) in cells else "." for x in range(left, wide + 1)) for y in range(top, high + 1)
    ]
    colour, rank = draw(one_of("violet", "yellow", "green")), draw(whole(1, 3))
    return {"colour": colour, "rank": rank, "name": draw(words(12)), "pattern": "\n".join(rows)}


@st.composite
def setup(draw: DrawFn, players: str) -> Tree:
    """A card for so many players, who begin with 5 or 6 stars on the board."""
    stars = {"2": "3", "3": "2"}.get(players, "1")
    rolled = str(max(0, 5 - int(players) * int(stars)))
    stack = draw(st.lists(whole(1, 3), min_size=int(players), max_size=int(players)))
    return {"with_players": [players], "players": players, "stack": stack, "stars": stars, "rolled": rolled}


@st.composite
def tile(draw: DrawFn, _: str) -> Tree:
    task = st.text("RBTY", min_size=1, max_size=4).map(lambda text: "".join(sorted(text)))
    tasks = ",".join(draw(st.lists(task, max_size=3)))
    return {"tile": f"{draw(one_of(*'RBTY'))}{draw(whole(1, 7))}:{tasks}"}


@st.composite
def action(draw: DrawFn, kind: str) -> Tree:
    keys = GRAMMAR[kind]
    found = {key: str(draw(st.sampled_from(values))) for key, values in keys.items()}
    if "convert" in found:
        found["to"] = "energy" if found["convert"] == "culture" else "culture"
    if "others" in found:
        found["others"] = str(int(found["amount"]) - 1)
    return found


@st.composite
def planet(draw: DrawFn, rule: str) -> Tree:
    points = draw(st.integers(1, 5))
    track = {"kind": draw(one_of("diplomacy", "economy")), "steps": str(min(points + 1, 5))}
    shown = {"points": str(points), "resource": draw(one_of("energy", "culture")), "track": track}
    return {"name": draw(words(14)), **shown, "action": draw(action(rule))}


@st.composite
def mission(draw: DrawFn, rule: str) -> Tree:
    return {"name": draw(words(14)), "points": draw(whole(2, 4)), **draw(ruled(rule, RULES, MISSIONS))}


NEAR: Final = [(q, r) for q in range(-2, 3) for r in range(-2, 3) if is_line((0, 0), (q, r))]
STEPS: Final = [(q, r) for q, r in NEAR if abs(q) < 2 and abs(r) < 2 and q != r]
LONG_STEPS: Final = [step for step in NEAR if step not in STEPS]


@st.composite
def figure(draw: DrawFn, _: str) -> Tree:
    """Stars each of which is joined to one before it, to most by lines that can cross no other."""
    stars, lines = [(0, 0)], []
    for number in range(1, draw(st.integers(5, 10))):
        start = draw(st.integers(0, number - 1))
        q, r = stars[start]
        free = [
            place for place in ((q + x, r + y) for x, y in (*STEPS * 9, *LONG_STEPS)) if place not in stars
        ]
        lines.append((start, number))
        stars.append(draw(st.sampled_from(free)))
    written = {"stars": _pairs(stars), "lines": _pairs(lines)}
    return {
        "name": draw(words(12)),
        "kind": draw(one_of(*KINDS)),
        "value": draw(whole(1, 3)),
        "figure": written,
    }


def _pairs(numbers: list[tuple[int, int]]) -> list[list[str]]:
    return [[str(one), str(other)] for one, other in numbers]


@st.composite
def start(draw: DrawFn, _: str) -> Tree:
    sides = draw(st.lists(one_of(*KINDS), min_size=2, max_size=2, unique=True))
    return {"sides": [{"kind": kind, "value": draw(whole(1, 3))} for kind in sides]}


CARDS: Final[dict[tuple[str, str], Callable[[str], SearchStrategy[Tree]]]] = {
    ("nebula", "personal"): lambda rule: ruled(rule, TASK_RULES, TASKS),
    ("nebula", "public"): public,
    ("nebula", "advanced"): lambda rule: ruled(rule, COUNTING_RULES, COUNTS),
    ("hvezdokupy", "constellations"): pattern,
    ("hvezdokupy", "setup"): setup,
    ("nova-luna", "tiles"): tile,
    ("tiny-galaxies", "planets"): planet,
    ("tiny-galaxies", "missions"): mission,
    ("night-sky", "constellations"): figure,
    ("night-sky", "starts"): start,
}
# The rules of a deck whose cards have one; of planets, the kinds of their actions, of setups, how many play.
RULED: Final[dict[tuple[str, str], Collection[str]]] = {
    ("nebula", "personal"): TASK_RULES,
    ("nebula", "public"): TASK_RULES,
    ("nebula", "advanced"): COUNTING_RULES,
    ("hvezdokupy", "setup"): "23456",
    ("tiny-galaxies", "planets"): GRAMMAR,
    ("tiny-galaxies", "missions"): RULES,
}
AT_ONCE: Final = 5  # cards of a set, as many as there are setups
# Decks of which no part is clean by itself, and no card beside them that has a rule without parameters.
WHOLE: Final = ("personal", "public", "advanced", "missions", "starts")
REPLACING: Final = 0.1  # of the sets stand in place of the whole deck, which most are too small for
SMALL: Final = 0.1  # of the decks like those that ship have but the first of their cards
# Whose layout shows no title: it stands in lists alone.
UNTITLED: Final = {key for key in CARDS if key[0] != "nebula"}
# What a sheet calls the cards of a deck that ships, without the side of a start card.
REFERENCES: Final = {
    ("nebula", "personal"): r"\bO\d+",
    ("nebula", "public"): r"\bV\d+",
    ("nebula", "advanced"): r"\bB\d+",
    ("hvezdokupy", "constellations"): r"\bF\d+",
    ("nova-luna", "tiles"): r"\bN\d+",
    ("tiny-galaxies", "planets"): r"\bP\d+",
    ("tiny-galaxies", "missions"): r"\bM\d+",
    ("night-sky", "constellations"): r"\bC\d+",
    ("night-sky", "starts"): r"\bS\d",
}


def sheet_with(game: str, deck: str, ids: list[str], instead: bool) -> str:
    """A sheet on which the set lies: one of its cards, or in place of the deck no others."""
    left = iter(ids)
    known: dict[str, str] = {}

    def other(found: re.Match[str]) -> str:
        if found[0] not in known:
            known[found[0]] = next(left, ids[0] if instead else found[0])
        return known[found[0]]

    whole = SHEETS[game].replace("P11, 5]", "P11, P12]")  # of which a mission may ask everything
    text = re.sub(REFERENCES.get((game, deck), r"\bX\d+"), other, whole)
    return f"cards: [own.yaml]\n{text}"


def batches(game: str, deck: str) -> list[list[str]]:
    """The rules of a deck, as many as go into one set."""
    rules = sorted(RULED.get((game, deck), [""] * AT_ONCE))
    if deck in WHOLE:
        return [rules]
    ends = range(AT_ONCE, len(rules) + AT_ONCE, AT_ONCE)
    return [rules[max(0, min(end, len(rules)) - AT_ONCE) : end] for end in ends]


def _own(name: Any, id: str) -> Any:
    """A name that no other card has."""
    if isinstance(name, str):
        return f"{name} {id}"
    return {language: f"{text} {id}" for language, text in name.items()}


def _drawn(draw: DrawFn, game: str, deck: str, rules: list[str]) -> list[Tree]:
    """Cards one by one; of tiles one in every colour, as a fair deck has them."""
    if deck != "tiles":
        return [draw(CARDS[game, deck](rule)) for rule in rules]
    code = draw(tile(""))["tile"]
    turns = (str.maketrans("RBTY", "RBTY"[turn:] + "RBTY"[:turn]) for turn in range(4))
    return [{"tile": code.translate(turn)} for turn in turns]


def _like_shipped(draw: DrawFn, game: str, deck: str) -> list[Tree]:
    """The cards that ship, now and then another in place of the last."""
    tree: Any = parse_yaml(shipped(f"cards/{game}/{deck}.yaml"), "").tree
    cards = [{key: value for key, value in card.items() if key != "id"} for card in tree["cards"]]
    if draw(CHANCE).random() < REPLACING:
        cards[-1] = draw(CARDS[game, deck](cards[-1].get("rule", "")))
    return cards[: draw(st.integers(1, 5))] if draw(CHANCE).random() < SMALL else cards


@st.composite
def sets(draw: DrawFn, game: str, deck: str, rules: list[str], flawed: float = 0.2) -> Generated:
    """A set with a card of each rule; of a deck without rules it may have fewer."""
    instead = deck in WHOLE or deck == "setup" or draw(CHANCE).random() < REPLACING
    wanted = rules[: draw(st.integers(1, len(rules)))] if not rules[0] else rules
    cards = _like_shipped(draw, game, deck) if instead and deck in WHOLE else _drawn(draw, game, deck, wanted)
    cards = [{"id": f"X{number}", **card} for number, card in enumerate(cards, 1)]
    for card in cards:
        card |= {"name": _own(card["name"], card["id"])} if "name" in card and deck not in WHOLE else {}
        title = words(LONGEST_TEXT if (game, deck) in UNTITLED else 12)
        copies = whole(1, 1 if game == "nebula" else 3)  # a table of Nebula has each card but once
        card |= draw(st.fixed_dictionaries({}, optional={"copies": copies, "title": title}))
    head: Tree = {"game": game, "deck": deck} | ({"replaces": "true"} if instead else {})
    head |= draw(st.fixed_dictionaries({}, optional={"name": words(30)}))
    ids = [card["id"] for card in cards]
    flaw = draw(any_of(FLAWS)) if draw(CHANCE).random() < flawed else ""
    at = FLAWS[flaw].put(cards) if flaw else ()
    text = write_yaml({**head, "cards": cards})
    sheet, language = sheet_with(game, deck, ids, instead), draw(one_of(*LANGUAGES))
    return Generated(game, deck, text, flaw, at, sheet, language, draw(st.sampled_from(INKS)))
