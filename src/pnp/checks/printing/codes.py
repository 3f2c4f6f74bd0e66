"""The kinds of findings about print."""

from __future__ import annotations

from pnp.models.findings import Code

OVERFLOW = Code("print-overflow", "error")
CUT = Code("print-cut", "error")
GLYPH = Code("print-glyph", "error")
TYPE_SMALL = Code("print-type-small", "warning")
UNSAFE = Code("print-unsafe", "warning")
OVERLAP = Code("print-overlap", "warning")
HIDDEN = Code("print-hidden", "warning")
COARSE = Code("print-coarse", "warning")
CONTRAST = Code("print-contrast", "warning")
ALIKE = Code("print-colours-alike", "warning")
NO_BACK = Code("print-no-back", "warning")
BARE_BACK = Code("print-bare-back", "warning")
NO_PAPER = Code("print-no-paper", "warning")

CODES = (
    OVERFLOW,
    CUT,
    GLYPH,
    TYPE_SMALL,
    UNSAFE,
    OVERLAP,
    HIDDEN,
    COARSE,
    CONTRAST,
    ALIKE,
    NO_BACK,
    BARE_BACK,
    NO_PAPER,
)
