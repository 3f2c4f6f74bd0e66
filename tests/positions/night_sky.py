"""Night Sky sheets for hypothesis: those that can be scored, legal or not, and those that are broken."""

from tests.positions.night_sky_broken import BREAKAGES, broken_sheets
from tests.positions.night_sky_tables import sheets

__all__ = ["BREAKAGES", "broken_sheets", "sheets"]
