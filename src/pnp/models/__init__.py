"""What files may say: card sets, layouts, papers, printers."""

from typing import TYPE_CHECKING

from pnp.doors import door

if TYPE_CHECKING:
    from pnp.models.answers import number
    from pnp.models.asking import Question, Refused
    from pnp.models.cards import CARD_SIZES, Back, Card, CardSet
    from pnp.models.entries import Entry, whole, within, wrong
    from pnp.models.findings import Checked, Checks, Code, Finding, Found, Subject
    from pnp.models.game import Form, Game, Supplies
    from pnp.models.gamecards import GameSet
    from pnp.models.inks import INKS, Ink
    from pnp.models.kindwise import Kindwise
    from pnp.models.kit import PAGES, PARTS
    from pnp.models.layout import Layout
    from pnp.models.paints import EachInk, Hatch, LineRole, Paint, Theme, in_ink
    from pnp.models.paper import Paper
    from pnp.models.places import RESERVED
    from pnp.models.playing import Awaited, Step
    from pnp.models.printer import Flip, Printer
    from pnp.models.scalars import Truth, WholeNumber
    from pnp.models.sheets import Player, Sheet, by_hand, card, named, seats
    from pnp.models.sketches import COLUMNS, Run, Sketch
    from pnp.models.words import LONGEST_TEXT, find_text
else:
    __getattr__ = door(__name__)
