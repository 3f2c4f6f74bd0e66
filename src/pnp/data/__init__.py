"""Files from strangers, read as plain objects of which each knows its line and column."""

from pnp.data.positions import position, positions
from pnp.data.source import Source, refusal
from pnp.data.validation import PartlyReadError
from pnp.data.yaml_text import read_yaml

__all__ = ["PartlyReadError", "Source", "position", "positions", "read_yaml", "refusal"]
