"""Every arrow from a card set to a folder of files to print, in order."""

from typing import TYPE_CHECKING

from pnp.doors import door

if TYPE_CHECKING:
    from pnp.build.checking import check_files, find_codes, list_codes
    from pnp.build.entering import BlankSheet, lay_table, list_drafts, write_blank_sheet
    from pnp.build.explaining import GameCard, explain_card, shipped_cards
    from pnp.build.kept_games import bgstats_links, bgstats_plays, keep_table, score_papers
    from pnp.build.kits import kit_names, kit_order, list_games, read_kit, read_parts
    from pnp.build.making import back_word, calibration_pdf, make, press_words, sheet_title
    from pnp.build.order import Format, Kit, Order, Progress, folder_name
    from pnp.build.parts import PrintedKit, count_part_sheets, lay_out_order, list_shares
    from pnp.build.playing import (
        Course,
        create_course,
        hold_unused_sheet,
        steps_in_force,
        take_back,
        take_step,
    )
    from pnp.build.previewing import lasting_files
    from pnp.build.render_set import draw_decks, list_pieces, load_sets
    from pnp.build.resolved import ResolvedSet, resolve_set, resolve_source
    from pnp.build.resources import convert_to_ink, figures, figures_of, icons, make_speaker, open_gallery
    from pnp.build.scoring import Scored, score, score_file, score_source
    from pnp.build.shipped_files import board_starter, card_starters, list_shipped_files
    from pnp.build.showing import View, draw_positions
    from pnp.build.supplies import make_cards, read_supplies, shipped_board, shipped_supplies
    from pnp.build.wording import find_check_words, house_phrases, phrases, words_of
else:
    __getattr__ = door(__name__)
