"""What lay before each player, in characters on the terminal, under the player's name, total and place."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from pnp.build.reporting import phrases
from pnp.build.scoring import score_file
from pnp.cli.colours import coloured, drawn
from pnp.cli.main import printable
from pnp.cli.score import heading_of_state
from pnp.errors import UsageError, phrase
from pnp.report.columns import cut_to, wrapped
from pnp.report.phrasing import name, signed
from pnp.report.table import COLUMNS, explained_lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.build.scoring import Scored
    from pnp.errors import Location
    from pnp.report import Phrases
    from pnp.scoring import Standing

TOPIC = "entry"  # of the words that drawings may say


def shown_text(sheet: str, language: str, asked: bool, explain: bool) -> str:
    """The drawings of all players of a sheet."""
    scored = score_file(sheet)
    if scored.game.sketched is None:
        wrong = phrase("game-does-not-draw-in-characters", game=scored.game.id)
        right = phrase("leave-text-out-or-score-it-with-pnp-score-sheet", sheet=sheet)
        raise UsageError(wrong, right)
    words = phrases(scored.game, language, asked, TOPIC)
    head = [*map(printable, cut_to(heading_of_state(scored, words), COLUMNS))]
    return "\n\n".join(["\n".join(head), *positions(scored, words, explain)])


def positions(scored: Scored, words: Phrases, explain: bool = False) -> list[str]:
    """The drawings of the table, where there is any, and of each player."""
    seats = range(len(scored.result.players))
    table = "\n".join(_drawn(scored, (), words))
    return [
        *([table] if table else []),
        *("\n".join(_player(scored, seat, words, explain)) for seat in seats),
    ]


def _player(scored: Scored, number: int, words: Phrases, explain: bool) -> Iterator[str]:
    standing = scored.result.players[number]
    yield from map(printable, _title(standing, words))
    yield ""
    yield from _drawn(scored, ("players", number), words)
    if explain:
        yield ""
        yield from map(printable, explained_lines(standing, words))


def _drawn(scored: Scored, place: Location, words: Phrases) -> Iterator[str]:
    assert scored.game.sketched is not None
    sketch = scored.game.sketched(scored.position, scored.result, place)
    yield from drawn(sketch, words, coloured(sys.stdout))


def _title(standing: Standing, words: Phrases) -> list[str]:
    """The name, the total and the place, on a line as far as there is room, and a rule."""
    total = f"{name(words, 'score-total')} {signed(standing.total)}"
    place = f"{name(words, 'score-place')} {standing.place}."
    return [*wrapped("", f"{standing.name} · {total} · {place}", COLUMNS), "─" * COLUMNS]
