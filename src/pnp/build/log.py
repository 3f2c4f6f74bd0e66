"""Kept games told to people and to other programs, in the words of their games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pnp import games
from pnp.build.keeping import scored_again
from pnp.build.reporting import house_phrases, phrases
from pnp.data.yaml_text import parse_yaml
from pnp.data.yaml_written import written_sheet
from pnp.errors import PnpError
from pnp.kept import as_json, papers_of
from pnp.kept.bgstats import LONGEST_LINK, KnownGame, make_link, make_play
from pnp.report.kept_games import listed
from pnp.report.phrasing import name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from pnp.build.scoring import Scored
    from pnp.kept import KeptGame, Papers, Play
    from pnp.models.game import Game

TOPIC = "log"


def game_of(id: str) -> Game | None:
    """The game of an id; None where the package that brought it is gone, or does not work."""
    try:
        return games.game(id)
    except PnpError:
        return None


def called(id: str, language: str) -> str:
    """What a game is called; one that is not there any more, by its id."""
    game = game_of(id)
    return id if game is None else name(phrases(game, language, asked=False), "game-name")


def _winners(play: Play, language: str) -> Iterator[tuple[str, str]]:
    """What those are called who won and did not sit there: a game may win that plays on its own."""
    for each in {*play.winners} - {seat.name for seat in play.seats}:
        game, words = game_of(play.game), f"winner-{each}"
        if game and words in (said := phrases(game, language, asked=False)).catalogue.entries:
            yield f"{play.game}/{each}", name(said, words)


def list_of(found: Sequence[KeptGame], language: str, asked: bool) -> str:
    ids = {each.play.game for each in found}
    pointless = frozenset(id for id in ids if (game := game_of(id)) and game.aim == "none")
    names = {id: called(id, language) for id in ids}
    names |= {id: winner for each in found for id, winner in _winners(each.play, language)}
    return listed(found, names, pointless, house_phrases(language, TOPIC, asked))


def again(game: KeptGame, papers: Papers) -> Scored:
    """A kept game scored by the rules of today; its sheet is called by the game's number."""
    return scored_again(papers, f"game {game.number}")


def plays(found: Sequence[KeptGame], file: Path, language: str) -> list[dict[str, Any]]:
    """Games as Board Game Stats takes them, with their positions in the comments: as sheets, which are short
    and can be scored anew."""
    return [
        make_play(game, _known(game.play.game, language), _sheet(papers))
        for game, papers in _with_papers(found, file)
    ]


def _known(id: str, language: str) -> KnownGame:
    game, title = game_of(id), called(id, language)
    if game is None:
        return KnownGame(title, None, highest_wins=True, has_points=True)
    return KnownGame(title, game.bgg, game.aim != "fewest", game.aim != "none")


def _sheet(papers: Papers) -> str:
    """The sheet without its comments."""
    tree = parse_yaml(papers.sheet, "sheet").tree
    return written_sheet(tree) if isinstance(tree, dict) else papers.sheet


def links(found: Sequence[KeptGame], file: Path, language: str, left_out: str) -> Iterator[tuple[str, bool]]:
    """A link a game, and whether it holds the position; one that is too long has other words in its place."""
    for play in plays(found, file, language):
        whole = make_link(play)
        if len(whole) <= LONGEST_LINK:
            yield whole, True
        else:
            yield make_link({**play, "comments": left_out}), False


def json_of(found: Sequence[KeptGame], file: Path) -> str:
    return as_json(_with_papers(found, file))


def _with_papers(found: Sequence[KeptGame], file: Path) -> Iterable[tuple[KeptGame, Papers]]:
    return zip(found, papers_of(file, found), strict=True) if found else ()
