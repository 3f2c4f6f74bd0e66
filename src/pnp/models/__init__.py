"""The types of files: card sets, layouts, score sheets, papers, printers."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.models.card_mistakes import measure_displacement
    from pnp.models.cards import CARD_SIZES, PAGES, PARTS, Back, Card, CardSet, GameSet
    from pnp.models.findings import Checked, Checks, Code, Finding, Found, Subject
    from pnp.models.game import COLUMNS, Awaited, Chars, Form, Game, Sketch, Step, Supplies
    from pnp.models.layouts.elements import RESERVED
    from pnp.models.layouts.layout import Layout
    from pnp.models.layouts.theme import EachInk, Hatch, LineRole, Paint, Theme, choose_ink
    from pnp.models.printing import INKS, Flip, Ink, Paper, Printer
    from pnp.models.scalars import LONGEST_TEXT, StrictForm, Truth, WholeNumber, find_text
    from pnp.models.score_sheets.keys import (
        Key,
        Player,
        Sheet,
        declare_sheet,
        find_card,
        get_name,
        list_blank_fields,
        name_key,
        read_by_hand,
        read_seats,
    )
    from pnp.models.score_sheets.questions import Question, Refused
    from pnp.models.trees import Entry, get_entry, get_whole, make_mistake
else:
    __getattr__ = lazy_getattr(__name__)
