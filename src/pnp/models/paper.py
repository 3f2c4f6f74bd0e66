"""A sheet of paper as it lies in the printer, upright."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paper:
    name: str
    width: float  # mm
    height: float
