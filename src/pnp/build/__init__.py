"""Every arrow from a card set to a folder of files to print, in order."""

from typing import TYPE_CHECKING

from pnp.doors import door

if TYPE_CHECKING:
    from pnp.build.blank_sheets import Wanted, blank_sheet
    from pnp.build.calibrating import calibration_pdf
    from pnp.build.cards import draw_decks as draw
    from pnp.build.cards import list_pieces as pieces
    from pnp.build.cards import load_sets as load
    from pnp.build.check_codes import codes
    from pnp.build.check_codes import rows as list_codes
    from pnp.build.check_words import speaker as check_speaker
    from pnp.build.checking import checked
    from pnp.build.drafts import drafts as list_drafts
    from pnp.build.entering import table as enter_table
    from pnp.build.explaining import GameCard, explain_card, shipped_cards
    from pnp.build.game_sets import make_cards
    from pnp.build.inks import in_ink
    from pnp.build.keeping import keep, scored_again
    from pnp.build.kits import chosen_parts, kit_names, kit_of, kit_order
    from pnp.build.log import links, plays
    from pnp.build.making import make
    from pnp.build.order import Format, Kit, Order, Progress, folder_name
    from pnp.build.parts import Made, printed, sheets_of
    from pnp.build.playing import Course, created, done, hold_unused_sheet, stepped, undone
    from pnp.build.previewing import lasting_files
    from pnp.build.reporting import house_phrases, phrases, words_of
    from pnp.build.resolved import ResolvedSet, resolve_set, resolve_source
    from pnp.build.resources import figures, figures_of, icons, opened, speaker
    from pnp.build.scoring import Scored, score, score_file, scored
    from pnp.build.shares import shares as sheet_shares
    from pnp.build.shelf import shelf as list_games
    from pnp.build.shipped_files import shipped_files as list_shipped_files
    from pnp.build.showing import View, pictures
    from pnp.build.starters import board_starter, card_starters
    from pnp.build.supplies import shipped_board, shipped_supplies
    from pnp.build.supplies import supplies as read_supplies
    from pnp.build.wording import back_word, press_words, sheet_title
else:
    __getattr__ = door(__name__)
