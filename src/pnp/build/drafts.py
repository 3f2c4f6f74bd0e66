"""The drafts of tables that are being entered, each a file among what the user keeps."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from msgspec import Struct

from pnp import games
from pnp.data.files import UnreadableError, read_bytes
from pnp.entry.drafts import Draft, DraftError, names_in, read, written
from pnp.errors import UsageError, near, phrase
from pnp.files import write_file, write_new_file
from pnp.settings import data_folder

if TYPE_CHECKING:
    from pathlib import Path

ADVICE = "set-pnp-data-to-a-folder-that-you-may-write-to"
ENDING = ".json"
LARGEST = 1024 * 1024  # bytes; a long draft has a hundredth


class Found(Struct, frozen=True):
    file: Path
    draft: Draft


def folder() -> Path:
    return data_folder() / "drafts"


def drafts(name: str | None = None) -> list[Found]:
    """The drafts of a game, or the one whose file is called so, with its ending or without, or all; the one
    that was written to last comes first. Files that are no drafts are passed over."""
    files = sorted(folder().glob(f"*{ENDING}"), key=_age, reverse=True)
    found = [Found(file, draft) for file in files if (draft := _read(file))]
    return [each for each in found if name in (None, each.draft.game, each.file.name, each.file.stem)]


def _read(file: Path) -> Draft | None:
    try:
        return read(read_bytes(file, LARGEST))
    except (UnreadableError, DraftError):
        return None


def _age(file: Path) -> tuple[int, str]:
    try:
        return file.stat().st_mtime_ns, file.name
    except OSError:  # it is gone by now
        return 0, file.name


def command_for(game: str, file: Path, option: str = "--resume") -> str:
    """What is typed to go on with a draft of a game; the game is enough where it has no other draft."""
    return shlex.join(["pnp", "score", option, game if len(drafts(game)) == 1 else file.name])


def find_draft(name: str | None, option: str = "--resume") -> Found:
    """The one draft of a game, or of a name, or of all; refused where there is none, or more than one, with
    the command for each."""
    found = drafts(name)
    if not found:
        wrong = (
            phrase("no-draft-of-game-is-kept-in-folder", game=name, folder=str(folder()))
            if name
            else phrase("no-draft-is-kept-in-folder", folder=str(folder()))
        )
        raise UsageError(wrong, _way_on(name))
    if len(found) > 1:
        tables = "".join(
            f"\n{_heading(each)}\n  {command_for(each.draft.game, each.file, option)}" for each in found
        )
        raise UsageError(phrase("several-tables-were-begun-name-one-of-them-tables", tables=tables))
    return found[0]


def _heading(found: Found) -> str:
    """The game, the day and who plays."""
    draft = found.draft
    return " \N{MIDDLE DOT} ".join(filter(None, (draft.game, draft.played, ", ".join(names_in(draft)))))


def _way_on(name: str | None) -> str:
    """What would be right in place of a name that no draft has."""
    known = games.all_names()
    if name in known:
        return phrase("begin-one-with-pnp-score-game", game=name)
    guess = near(name, [*(each.file.name for each in drafts()), *known]) if name else ""
    return guess or phrase("begin-one-with-pnp-score-game", game="GAME")


def kept(file: Path | None, draft: Draft) -> Path:
    """Keep a draft in its file, or in a new one that is no other's; where it is now."""
    if file is None:
        return write_new_file(folder(), f"{draft.game}-{draft.played}", ENDING, written(draft), ADVICE)
    write_file(file, written(draft), ADVICE)
    return file
