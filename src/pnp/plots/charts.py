"""What plots show, as data: names and words ready to be read, and the numbers to be drawn."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Curve(Struct, frozen=True):
    """Somebody's numbers, each with the place of its day; `look` is the same for a player in all charts."""

    name: str
    look: int
    points: tuple[tuple[int, float], ...]


class Curves(Struct, frozen=True):
    title: str
    days: tuple[str, ...]
    curves: tuple[Curve, ...]
    note: str = ""


class Bar(Struct, frozen=True):
    """A part of a whole, and the words behind the bar."""

    name: str
    look: int
    part: int
    whole: int
    told: str


class Bars(Struct, frozen=True):
    title: str
    bars: tuple[Bar, ...]
    note: str = ""


class Stack(Struct, frozen=True):
    """A bar of as many parts as there are layers; the sum stands behind it."""

    name: str
    look: int
    parts: tuple[float, ...]
    told: str


class Stacks(Struct, frozen=True):
    title: str
    layers: tuple[str, ...]
    stacks: tuple[Stack, ...]
    note: str = ""


Chart: TypeAlias = Curves | Bars | Stacks


class Plate(Struct, frozen=True):
    """A page of charts."""

    title: str
    subtitle: str
    charts: tuple[Chart, ...]
