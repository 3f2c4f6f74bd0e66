"""The actions of planets are one closed grammar: the page tells it, the shipped deck keeps to it."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import permutations
from typing import Any, TypeAlias

import pytest
import yaml

from pnp.games.tiny_galaxies import cards as actions
from tests import ROOT

PAGE = ROOT / "docs" / "planet-actions.md"

Values: TypeAlias = "tuple[str, ...] | range"
Action: TypeAlias = "dict[str, Any]"


def upto(least: int, most: int) -> range:
    return range(least, most + 1)


RESOURCES = ("energy", "culture")
ANY_RESOURCE = (*RESOURCES, "either")
TRACKS = ("diplomacy", "economy", "either")
FACES = ("move", "energy", "culture", "diplomacy", "economy", "colony", "any")

# Kind: what each of its keys may say, the kind itself first.
GRAMMAR: dict[str, dict[str, Values]] = {
    "gain": {"gain": (*ANY_RESOURCE, "each"), "amount": upto(1, 3)},
    "share": {"share": RESOURCES, "amount": upto(2, 4), "others": upto(1, 3)},
    "convert": {"convert": RESOURCES, "to": RESOURCES, "most": upto(2, 7)},
    "take": {"take": ANY_RESOURCE, "amount": upto(1, 2), "from": ("one", "richer", "each")},
    "reap": {"reap": RESOURCES, "per": ("home", "landed", "orbit", "colony"), "most": upto(2, 4)},
    "move": {"move": upto(1, 3), "to": ("anywhere", "surface", "orbit", "home")},
    "launch": {"launch": TRACKS, "steps": upto(1, 2)},
    "recall": {"recall": RESOURCES, "ships": upto(1, 4), "each": upto(1, 3)},
    "expel": {"expel": ("surface", "start"), "ships": upto(1, 2)},
    "advance": {"advance": TRACKS, "steps": upto(1, 2)},
    "drive": {"drive": TRACKS, "pay": ANY_RESOURCE, "price": upto(1, 3), "steps": upto(1, 3)},
    "chase": {"chase": TRACKS, "most": upto(1, 4)},
    "repel": {"repel": TRACKS, "steps": upto(1, 3)},
    "hire": {"hire": ANY_RESOURCE, "price": upto(1, 3)},
    "echo": {"echo": ("landed", "orbit", "colony")},
    "upgrade": {"upgrade": ANY_RESOURCE, "discount": upto(1, 3)},
    "reroll": {"reroll": upto(1, 7)},
    "set": {"set": FACES, "dice": upto(1, 3)},
    "follow": {"follow": ("free", "energy"), "dice": upto(1, 3)},
    "survey": {"survey": upto(1, 3)},
}

DEARER = {"price", "others"}  # the more of these, the weaker the action; of every other number, the stronger


@cache
def cards() -> list[dict[str, Any]]:
    text = (ROOT / "cards" / "tiny-galaxies" / "planets.yaml").read_text("utf-8")
    return list(yaml.load(text, yaml.CSafeLoader)["cards"])


def kind_of(action: Action) -> str:
    return str(next(iter(action)))


def faults(action: Action) -> list[str]:
    """Everything for which the grammar refuses an action."""
    kinds = [key for key in action if key in GRAMMAR]
    if kinds != [kind_of(action)]:
        return [f"kinds {kinds}"]
    keys = GRAMMAR[kinds[0]]
    if set(action) != set(keys):
        return [f"keys {sorted(set(action) ^ set(keys))}"]
    wrong = [f"{key} {action[key]}" for key, values in keys.items() if not allowed(action[key], values)]
    if action.get("convert", "") == action.get("to"):
        wrong.append("converts a resource into itself")
    if "share" in action and action["others"] >= action["amount"]:
        wrong.append("others gain no less")
    return wrong


def allowed(value: object, values: Values) -> bool:
    return type(value) is (int if isinstance(values, range) else str) and value in values


@cache
def told() -> dict[str, dict[str, Values]]:
    """The grammar as the page's table tells it."""
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| .+ \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(rows) == len({kind for kind, _ in rows})
    return {kind: dict(map(read_key, keys.split("; "))) for kind, keys in rows}


def read_key(text: str) -> tuple[str, Values]:
    """One key of a row, such as "`amount`: 1–3"."""
    found = re.fullmatch(r"`(\w+)`: (?:(\d)–(\d)|([a-z, ]+))", text)
    assert found, text
    key, least, most, words = found.groups()
    return key, tuple(words.split(", ")) if words else upto(int(least), int(most))


def test_the_page_tells_every_kind_and_every_key_with_its_values() -> None:
    assert told() == GRAMMAR
    assert [list(keys) for keys in told().values()] == [list(keys) for keys in GRAMMAR.values()]


def test_the_program_reads_the_same_grammar() -> None:
    assert actions.GRAMMAR == GRAMMAR
    assert [list(keys) for keys in actions.GRAMMAR.values()] == [list(keys) for keys in GRAMMAR.values()]


def test_the_page_counts_the_kinds() -> None:
    assert f"There are {len(GRAMMAR)} kinds." in " ".join(PAGE.read_text("utf-8").split())


def test_every_key_of_a_row_is_spoken_of_in_its_sentence_or_plain_from_it() -> None:
    """A number that the sentence does not name is the kind's own: "up to so many"."""
    for kind, sentence in re.findall(
        r"^\| `(\w+)` \| .+? \| (.+) \|$", PAGE.read_text("utf-8"), re.MULTILINE
    ):
        numbers = [key for key, values in GRAMMAR[kind].items() if isinstance(values, range)]
        for key in numbers:
            assert f"`{key}`" in sentence or (key == kind and "up to so many" in sentence), kind


def test_the_examples_of_the_page_are_actions() -> None:
    block = re.search(r"```yaml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert block
    examples = yaml.load(block[1], yaml.CSafeLoader)
    assert len(examples) >= 4
    assert [faults(example) for example in examples] == [[] for _ in examples]


@pytest.mark.parametrize("kind", GRAMMAR)
def test_a_kind_is_its_own_first_key_and_no_other_kinds(kind: str) -> None:
    first, *others = GRAMMAR[kind]
    assert first == kind
    assert set(others).isdisjoint(GRAMMAR)


def test_every_word_of_the_grammar_is_read_as_a_word() -> None:
    """YAML takes some words, such as on and no, for truths."""
    words = {key for keys in GRAMMAR.values() for key in keys}
    words |= {word for keys in GRAMMAR.values() for words in keys.values() for word in map(str, words)}
    assert [word for word in words if not word.isdigit() and yaml.load(word, yaml.CSafeLoader) != word] == []


def test_no_resource_is_ever_asked_for_beyond_what_a_mat_holds() -> None:
    board = yaml.load(
        (ROOT / "layouts" / "tiny-galaxies" / "galaxy.yaml").read_text("utf-8"), yaml.CSafeLoader
    )
    most = max(board["limits"].values())
    for kind, keys in GRAMMAR.items():
        numbers = [max(values) for values in keys.values() if isinstance(values, range)]
        assert max(numbers, default=0) <= most, kind


@pytest.mark.parametrize("card", cards(), ids=lambda card: str(card["id"]))
def test_the_action_of_every_shipped_planet_is_one_of_the_grammar(card: dict[str, Any]) -> None:
    assert faults(card["action"]) == []


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ({"gain": "energy"}, ["keys ['amount']"]),
        ({"gain": "energy", "amount": 2, "steps": 1}, ["keys ['steps']"]),
        ({"amount": 2, "gain": "energy"}, ["kinds ['gain']"]),
        ({"win": "energy", "amount": 2}, ["kinds []"]),
        ({"gain": "energy", "take": "culture", "amount": 1}, ["kinds ['gain', 'take']"]),
        ({"gain": "gold", "amount": 4}, ["gain gold", "amount 4"]),
        ({"gain": "energy", "amount": True}, ["amount True"]),
        ({"convert": "energy", "to": "energy", "most": 3}, ["converts a resource into itself"]),
        ({"share": "energy", "amount": 2, "others": 2}, ["others gain no less"]),
    ],
)
def test_the_grammar_is_closed(action: Action, why: list[str]) -> None:
    assert faults(action) == why


def test_the_shipped_planets_use_every_kind() -> None:
    """The least that is asked for is 14 kinds."""
    used = {kind_of(card["action"]) for card in cards()}
    assert used == set(GRAMMAR)
    assert len(used) >= 14


def test_no_two_shipped_planets_have_the_same_action() -> None:
    counted = Counter(str(card["action"]) for card in cards())
    assert [action for action, times in counted.items() if times > 1] == []


def no_weaker(one: Action, other: Action) -> bool | None:
    """Whether an action does at least what another does; None where they differ in more than numbers."""
    words = [{key: value for key, value in each.items() if isinstance(value, str)} for each in (one, other)]
    if words[0] != words[1] or set(one) != set(other):
        return None
    numbers = [key for key, value in one.items() if isinstance(value, int)]
    return all(one[key] <= other[key] if key in DEARER else one[key] >= other[key] for key in numbers)


def test_of_two_actions_alike_but_for_their_numbers_the_shorter_track_has_the_stronger() -> None:
    compared = 0
    for one, other in permutations(cards(), 2):
        if one["track"]["steps"] < other["track"]["steps"]:
            stronger = no_weaker(one["action"], other["action"])
            assert stronger is not False, (one["id"], other["id"])
            compared += stronger is True
    assert compared >= 5


def test_what_may_be_chosen_is_never_on_a_longer_track_than_the_same_without_choice() -> None:
    """So `either` belongs to the short tracks, as long as the numbers are the same."""
    compared = 0
    for free, bound in permutations(cards(), 2):
        kind = kind_of(free["action"])
        if (
            free["action"][kind] == "either"
            and {**free["action"], kind: bound["action"].get(kind)} == bound["action"]
        ):
            assert free["track"]["steps"] <= bound["track"]["steps"], (free["id"], bound["id"])
            compared += 1
    assert compared >= 5


def test_no_planet_is_the_published_one_that_the_rulebook_pictures() -> None:
    """Two of its pictures show points and an action that ours could have too, with the same resource."""
    pictured = [
        (5, {"share": "culture", "amount": 2, "others": 1}),
        (3, {"convert": "energy", "to": "culture", "most": 7}),
    ]
    assert [card["id"] for card in cards() if (card["points"], card["action"]) in pictured] == []
