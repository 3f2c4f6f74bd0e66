"""What a watch makes of one look after another at files: whether anything was saved, and the save is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pnp.noted import Stamp, Stamps

QUIET = 1  # looks more that find all as it was: the save is over
QUIET_IF_HALF = 4  # where a file is empty or gone, as it is for a moment while many an editor saves it
MOST = 20  # looks at what is saved again and again, without an end


def saved(seen: Stamps, looks: Iterable[Stamps]) -> Stamps:
    """The files as they are when a save, or a burst of saves, is over; as they were seen where none is."""
    last, quiet, looked = seen, 0, 0
    for now in looks:
        quiet, looked = (quiet + 1 if now == last else 0), (looked + 1 if now != seen else 0)
        if looked and (quiet >= _wanted(seen, now) or looked >= MOST):
            return now
        last = now
    return seen


def changed(seen: Stamps, now: Stamps) -> frozenset[str]:
    """Which files of those that were seen are otherwise now."""
    return frozenset(name for name, stamp in seen.items() if now[name] != stamp)


def _wanted(seen: Stamps, now: Stamps) -> int:
    return QUIET_IF_HALF if any(_is_half(now[name]) for name in changed(seen, now)) else QUIET


def _is_half(stamp: Stamp | None) -> bool:
    return stamp is None or stamp.size == 0
