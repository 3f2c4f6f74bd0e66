"""The cards of Hvězdokupy as their files have them, read with a YAML reader alone."""

from __future__ import annotations

from typing import Any

import yaml

from tests import ROOT

DECKS = ROOT / "cards" / "hvezdokupy"


def deck(name: str) -> dict[str, Any]:
    said: dict[str, Any] = yaml.load((DECKS / f"{name}.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)
    return said


CARDS: list[dict[str, Any]] = deck("constellations")["cards"]
SETUPS: list[dict[str, Any]] = deck("setup")["cards"]
BY_ID = {card["id"]: card for card in CARDS}


def rows(card: dict[str, Any]) -> list[str]:
    drawn: str = card["pattern"]
    return drawn.splitlines()


def stars(card: dict[str, Any]) -> list[tuple[int, int]]:
    """The pattern's stars in reading order."""
    return [(row, at) for row, signs in enumerate(rows(card)) for at, sign in enumerate(signs) if sign == "*"]


def of_colour(colour: str) -> list[dict[str, Any]]:
    return [card for card in CARDS if card["colour"] == colour]
