"""A table that is entered without a terminal: what is typed goes in, a sheet and what was said come out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import yaml

import pnp
from pnp import games
from pnp.build import lay_table, list_drafts, phrases
from pnp.entry import Session, enter_line, find_current, make_sheet, start_session
from pnp.models import Question, Refused
from pnp.report import format_sketch, translate

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pnp.errors import Location
    from pnp.scoring import Result

DAY = "2026-11-18"


@dataclass(repr=False)  # games are long to read
class Played:
    """What came of it: `asked` are all questions that were answered, in order, `refused` what was typed in
    vain with the words of the refusal."""

    session: Session
    language: str
    asked: list[Question] = field(default_factory=list)
    refused: list[tuple[str, str]] = field(default_factory=list)

    @property
    def open(self) -> Question | None:
        return find_current(self.session)

    @property
    def sheet(self) -> Any:
        """The sheet, of which nothing more is asked."""
        assert self.open is None, f"{self.open.place} is still asked for"
        return make_sheet(self.session)

    @property
    def result(self) -> Result:
        """How it stands, though not all may be entered; a sheet so far always has a score."""
        assert self.session.state.complaints == ()
        assert self.session.state.result is not None
        return self.session.state.result

    def words(self, message: str, **told: Any) -> str:
        game = self.session.table.game
        return translate(phrases(game, self.language, topic="entry"), message, **told)

    def drawn(self, *place: str | int) -> str:
        """The drawing in characters of a place, as it is so far."""
        game, state = self.session.table.game, self.session.state
        assert game.ascii_view is not None
        location: Location = place
        sketch = game.ascii_view(state.position, self.result, location)
        return "\n".join(format_sketch(sketch, phrases(game, self.language, topic="entry"), coloured=False))

    def type(self, *answers: str) -> Played:
        """Type these, one after the other: answers, `<`, `/7`, `# line points`. Each is looked at."""
        for typed in answers:
            question = self.open
            try:
                self.session = enter_line(self.session, typed)
            except Refused as refusal:
                self.refused.append((typed, self.words(refusal.message, **refusal.arguments)))
                continue
            if question is not None:
                self.asked.append(question)
                self._look(question)
        return self

    def _look(self, question: Question) -> None:
        """As at a terminal, where each answer is drawn if there is a score."""
        if self.session.state.result is not None and self.session.table.game.ascii_view is not None:
            self.drawn(*question.place, *([] if question.row is None else [question.row]))


def enter(game: str, *answers: str, names: Sequence[str] = ("Ana", "Jan"), language: str = "en") -> Played:
    """A table of these players (of nobody: then how many play and their names are asked first)."""
    found = games.find_game(game)
    assert found is not None
    words = phrases(found, language, topic="entry")
    return Played(start_session(lay_table(found, words, DAY, None, names)), language).type(*answers)


def agreeing(played: Played, written: Any) -> None:
    """Assert that a table that was entered says and scores what a sheet that was written by hand does."""
    entered = {**played.sheet, "players": [{**player} for player in played.sheet["players"]]}
    assert pnp.score(entered) == pnp.score(written)


def saved(game: str, folder: Path) -> Any:
    """The sheet that was saved at a terminal, of which no draft is kept any more."""
    assert list_drafts() == []
    return yaml.load((folder / f"{game}-{DAY}.yaml").read_text("utf-8"), yaml.BaseLoader)
