"""The drafts of tables that are being entered, each a file among what the user keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from pnp.data.files import UnreadableError, read_bytes
from pnp.entry.drafts import Draft, DraftError, read, written
from pnp.errors import UsageError, phrase
from pnp.files import write_file, write_new_file
from pnp.settings import data_folder

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ADVICE = phrase("set PNP_DATA to a folder that you may write to")
LARGEST = 1024 * 1024  # bytes; a long draft has a hundredth


class Found(Struct, frozen=True):
    file: Path
    draft: Draft


def folder() -> Path:
    return data_folder() / "drafts"


def latest(game: str | None) -> Found | None:
    """The draft that was written to last, of a game or of any; files that are no drafts are passed over."""
    return next(_drafts(game), None)


def _drafts(game: str | None) -> Iterator[Found]:
    for file in sorted(folder().glob("*.json"), key=_age, reverse=True):
        try:
            draft = read(read_bytes(file, LARGEST))
        except (UnreadableError, DraftError):
            continue
        if game in (None, draft.game):
            yield Found(file, draft)


def _age(file: Path) -> tuple[int, str]:
    try:
        return file.stat().st_mtime_ns, file.name
    except OSError:  # it is gone by now
        return 0, file.name


def to_resume(game: str | None) -> Found:
    found = latest(game)
    if found is None:
        wrong = (
            phrase("no draft of {game} is kept in {folder}", game=game, folder=str(folder()))
            if game
            else phrase("no draft is kept in {folder}", folder=str(folder()))
        )
        raise UsageError(wrong, phrase("begin one with: pnp score {game}", game=game or "GAME"))
    return found


def kept(file: Path | None, draft: Draft) -> Path:
    """Keep a draft in its file, or in a new one that is no other's; where it is now."""
    if file is None:
        return write_new_file(folder(), draft.game, ".json", written(draft), ADVICE)
    write_file(file, written(draft), ADVICE)
    return file
