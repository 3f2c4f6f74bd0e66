"""Files from strangers, read as plain objects of which each knows its line and column."""

from typing import TYPE_CHECKING

from pnp.data.positions import position, positions
from pnp.data.source import Source, refusal
from pnp.data.validation import PartlyReadError
from pnp.data.yaml_text import read_yaml
from pnp.doors import door

if TYPE_CHECKING:
    from pnp.data.mappings import read_mapping
    from pnp.data.positions import spans_at
    from pnp.data.sheet_changed import changed_sheet, says
    from pnp.data.table_text import parse_table, short_name
    from pnp.data.validation import validated
    from pnp.data.yaml_text import parse_yaml
    from pnp.data.yaml_written import Remark, lined, written_sheet, written_yaml
else:
    __getattr__ = door(__name__)
