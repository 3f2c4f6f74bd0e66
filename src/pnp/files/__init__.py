"""Files that a run writes, whole or not at all; and files that it reads, tracked for saves."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.files.folders import replace_folder
    from pnp.files.tracking import MOST_LOOKS, FileStamps, stamp_file
    from pnp.files.writing import hold_file, write_file, write_free_files
else:
    __getattr__ = lazy_getattr(__name__)
