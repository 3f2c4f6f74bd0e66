"""What files may say: card sets, layouts, papers, printers."""

from typing import TYPE_CHECKING

from pnp.doors import door

if TYPE_CHECKING:
    from pnp.models.cards import CARD_SIZES, PAGES, PARTS, Back, Card, CardSet, GameSet
    from pnp.models.elements import RESERVED, LazyUnion
    from pnp.models.entries import Entry, get_entry, get_whole, make_mistake
    from pnp.models.findings import Checked, Checks, Code, Finding, Found, Subject
    from pnp.models.game import COLUMNS, Awaited, Form, Game, Run, Sketch, Step, Supplies
    from pnp.models.keys import Key, SheetKeys, declare_sheet, has_by_hand, list_blank_fields, name_key
    from pnp.models.layout import Layout
    from pnp.models.printing import INKS, Flip, Ink, Paper, Printer
    from pnp.models.questions import Question, Refused, number_reader
    from pnp.models.scalars import LONGEST_TEXT, Truth, WholeNumber, find_text
    from pnp.models.sheets import Player, Sheet, find_card, get_name, read_by_hand, read_seats
    from pnp.models.theme import EachInk, Hatch, LineRole, Paint, Theme, choose_ink
else:
    __getattr__ = door(__name__)
