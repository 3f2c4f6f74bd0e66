"""A score sheet that is checked: what keeps it from being scored, and what the score warns of."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pnp.build.scoring import scored
from pnp.checks.codes import SHEET_WARNING
from pnp.checks.placing import placed
from pnp.data.yaml_text import read_yaml
from pnp.models.findings import Found
from pnp.scoring import Reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pnp.build.scoring import Scored
    from pnp.models.findings import Finding
    from pnp.scoring import Caution


def checked_sheet(file: str) -> Iterator[Finding]:
    """An InputError tells what is wrong with it, and with the files that it names."""
    path = Path(file)
    source = read_yaml(path, file)
    found = scored(source, path.parent, path.parent.as_posix())
    yield from placed(source, [_warned(found, each) for each in found.result.warnings], found.game.id)


def _warned(scored: Scored, caution: Caution) -> Found:
    """What a warning says, at its player, or at the top where it is of the whole table."""
    names = [player.name for player in scored.result.players]
    at = ("players", names.index(caution.player)) if caution.player in names else ()
    said = Reason(f"warning-{caution.code}", caution.arguments)
    told = {"of": "table" if caution.player is None else "player", "player": caution.player or ""}
    return Found(SHEET_WARNING, at, {"warning": said, **told})
