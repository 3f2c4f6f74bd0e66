"""Tries every role of a theme in every ink on every ground, and says of each fault once where it stands."""

from __future__ import annotations

from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from pnp.draw.faults import Fault
from pnp.draw.paint_text import PaintError
from pnp.draw.solids import defined, flat, line_role, placed, roles_of, solid
from pnp.errors import coded, near
from pnp.models.inks import INKS
from pnp.text import faces

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pnp.draw.faults import Place
    from pnp.draw.solids import Roles
    from pnp.models.inks import Ink
    from pnp.models.paints import TextRole, Theme


def faults(theme: Theme) -> tuple[Fault, ...]:
    """All that is wrong with the roles of a theme, in the order of its parts."""
    tried = [
        fault
        for ground in theme.grounds or ("",)
        for ink in INKS
        for fault in _tried(theme, roles_of(theme, ink, ground))
    ]
    faces_wrong = (fault for ink in INKS for fault in _faces(theme, ink))
    return tuple(dict.fromkeys((*tried, *faces_wrong)))


def own_faults(theme: Theme, own: Callable[[Place], bool]) -> tuple[Fault, ...]:
    """What is wrong with some roles of a theme by themselves, used or not: those that stand at `own` places.

    A role may be made of colours that not every ground has: it is wrong where it is on none of them.
    """
    found: dict[Fault, None] = {}
    for ink in INKS:
        grounds = [[*_tried(theme, roles_of(theme, ink, name), own)] for name in theme.grounds or ("",)]
        everywhere = set.intersection(*map(set, grounds))
        faces = [*_faces(theme, ink)]
        for fault in chain(*grounds, faces):
            if own(fault.loc) and (fault.loc[0] == "grounds" or fault in everywhere or fault in faces):
                found[fault] = None
    return tuple(found)


def _tried(theme: Theme, roles: Roles, own: Callable[[Place], bool] = lambda _: True) -> Iterator[Fault]:
    for name, (place, _) in roles.paints.items():
        if own(place):
            yield from _fault(partial(solid, roles, name))
    for name, (place, _) in roles.lines.items():
        if own(place):
            yield from _fault(partial(line_role, roles, name))
    for name, each in theme.texts.items():
        keys, role = defined(("texts", name), each, roles.ink)
        if own(keys):
            yield from _fault(partial(_text, roles, keys, role))


def _fault(attempt: Callable[[], object]) -> Iterator[Fault]:
    try:
        attempt()
    except PaintError as error:
        yield Fault(error.keys, error.wrong, error.right, of="layout")


def _text(roles: Roles, keys: Place, role: TextRole) -> None:
    with placed((*keys, "paint")):
        flat(roles, role.paint)


def _faces(theme: Theme, ink: Ink) -> Iterator[Fault]:
    for name, each in theme.texts.items():
        yield from face_faults(*defined(("texts", name), each, ink))


def face_faults(keys: Place, role: TextRole) -> Iterator[Fault]:
    """The faces of a role that no font has."""
    for key, face in (("face", role.face), ("bold", role.bold), ("italic", role.italic)):
        if face is not None and face not in faces():
            right = near(face, faces()) or f"faces are {', '.join(faces())}"
            yield Fault(
                (*keys, key),
                coded("form-unknown-name", f"the face '{face}' is not known"),
                right,
                of="layout",
            )
