"""Files from strangers, read as plain objects of which each knows its line and column."""

from pnp.data.positions import position, text_position
from pnp.data.source import Source
from pnp.data.yaml_text import read_yaml

__all__ = ["Source", "position", "read_yaml", "text_position"]
