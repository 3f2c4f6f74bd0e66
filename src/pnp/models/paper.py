"""A sheet of paper as it lies in the printer, upright."""

from msgspec import Struct


class Paper(Struct, frozen=True):
    name: str
    width: float  # mm
    height: float
