"""Runs all steps in order: from a card set to files to print, from a score sheet to a result."""

from typing import TYPE_CHECKING

from pnp.doors import lazy_getattr

if TYPE_CHECKING:
    from pnp.build.checking.files import check_files, find_codes, list_codes, list_codes_as_data
    from pnp.build.kept_games import bgstats_links, bgstats_plays, keep_table, score_papers
    from pnp.build.kits.kits import (
        ListedGame,
        fill_kit_order,
        is_kit,
        kit_names,
        list_games,
        read_kit,
        read_parts,
    )
    from pnp.build.kits.making import back_word, calibration_pdf, make, pieces_of, press_words, sheet_title
    from pnp.build.kits.orders import Choices, Format, MadeKit, Order, folder_name, known_formats, plan_order
    from pnp.build.kits.parts import PrintedKit, count_part_sheets, lay_out_order, list_shares
    from pnp.build.kits.previewing import Drawings, draw_faces, lasting_files, make_sight
    from pnp.build.kits.render_set import draw_decks, list_pieces, load_sets
    from pnp.build.sets.resolved import ResolvedSet, resolve_set, resolve_source
    from pnp.build.sets.resources import (
        convert_to_ink,
        figures,
        figures_of,
        icons,
        make_speaker,
        open_gallery,
    )
    from pnp.build.sets.supplies import (
        board_starter,
        card_starters,
        list_shipped_files,
        make_cards,
        read_supplies,
        shipped_board,
        shipped_supplies,
    )
    from pnp.build.sets.wording import find_check_words, phrases, words_of
    from pnp.build.tables.entering import BlankSheet, lay_table, list_drafts, write_blank_sheet
    from pnp.build.tables.explaining import Explanation, GameCard, explain_card, explain_id, shipped_cards
    from pnp.build.tables.playing import (
        Course,
        create_course,
        hold_unused_sheet,
        steps_in_force,
        take_back,
        take_step,
    )
    from pnp.build.tables.scoring import Scored, score, score_file, score_source
    from pnp.build.tables.showing import View, draw_positions
else:
    __getattr__ = lazy_getattr(__name__)
