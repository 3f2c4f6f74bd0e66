"""Files from strangers, read as plain objects. Every object has a line and a column."""

from typing import TYPE_CHECKING

from pnp.data.positions import find_position, find_positions
from pnp.data.sources import Source, make_refusal
from pnp.data.yaml_reader import read_yaml
from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.data.complaints import (
        find_known_keys,
        find_wrong_locations,
        is_needed,
        make_mistakes_refusal,
        word_unknown_key,
    )
    from pnp.data.positions import find_spans, get_object
    from pnp.data.sources import read_mapping
    from pnp.data.table_reader import make_short_name, parse_table
    from pnp.data.validation import validate
    from pnp.data.yaml_reader import parse_yaml
    from pnp.data.yaml_writer import Remark, change_sheet, end_lines, has_values, write_sheet, write_yaml
else:
    __getattr__ = lazy_getattr(__name__)
