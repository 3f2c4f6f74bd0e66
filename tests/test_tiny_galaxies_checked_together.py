"""What `pnp check` says of planets, missions and mats of Tiny Galaxies that are checked together."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from checked_galaxies import GALAXY, Card, planet
from pnp.build.checking import checked

if TYPE_CHECKING:
    from collections.abc import Iterator

Told = tuple[str, str, str]  # a file, a code, and the card that is told of


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def planets(*cards: Card, **head: Any) -> Card:
    named = [{"id": f"K{number}", "name": f"Sol {number}", **card} for number, card in enumerate(cards, 1)]
    return {"deck": "planets", "replaces": True, **head, "cards": named}


def missions(*cards: Card, **head: Any) -> Card:
    named = [
        {"id": f"X{number}", "name": f"Aim {number}", "points": 3, **card}
        for number, card in enumerate(cards, 1)
    ]
    return {"deck": "missions", **head, "cards": named}


def mat(**keys: Any) -> Card:
    return {"board": "galaxy", **GALAXY, **keys}


def warned(*files: str, **written: Card) -> list[Told]:
    """The warnings of codes of the game, of all the files that are written or of some of them."""
    for name, tree in written.items():
        Path(f"{name}.yaml").write_text(json.dumps({"game": "tiny-galaxies", **tree}), "utf-8")
    return [*_warned([f"{name}.yaml" for name in files or written])]


def _warned(files: list[str]) -> Iterator[Told]:
    for file in checked(files):
        for each in file.findings:
            assert each.code.kind != "error"
            if each.code.kind == "warning" and each.code.id.startswith("tiny-galaxies-"):
                yield file.file.removesuffix(".yaml"), each.code.id.removeprefix("tiny-galaxies-"), each.card


WIDE = planet("economy", "energy", points=30, track={"kind": "economy", "steps": 12})


def test_a_mat_is_not_blamed_for_what_the_planets_lack() -> None:
    told = warned(one=planets(WIDE), board=mat())
    assert [each for each in told if each[0] == "board"] == []
    assert [card for _, code, card in told if code == "impossible"] == ["M02", "M07", "M08"]
