"""Whether what is printed may be in colour."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from pnp.terminal import able

if TYPE_CHECKING:
    from typing import TextIO


def coloured(stream: TextIO | None) -> bool:
    """On a terminal, unless the user (see no-color.org) or the terminal itself would rather have none."""
    if stream is None or not stream.isatty():
        return False
    return not os.environ.get("NO_COLOR") and able()
