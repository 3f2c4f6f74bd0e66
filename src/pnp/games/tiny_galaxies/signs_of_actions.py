"""The signs of every kind of action, as the row over its words shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

ONE: Final = ("energy", "culture", "diplomacy", "economy")
FACES: Final = {"move": "ship", "any": "?"}
PLACES: Final = {"anywhere": ("planet", "or", "home"), "surface": ("planet",)}
WHERE: Final = {"landed": "planet"}
PAID: Final = "\N{MINUS SIGN}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
EACH: Final = ":"  # for each of what stands before it, what stands after it


def signs(action: tuple[tuple[str, str | int], ...]) -> tuple[str, ...]:
    """As the figure `tiny-galaxies-action` is told them: icons by name, marks between them, numbers."""
    asks = dict(action)
    return _SIGNS[action[0][0]](asks) if action else ()


def _resource(name: Any) -> tuple[str, ...]:
    return (name,) if name in ONE else ("energy", "or", "culture")


def _track(name: Any) -> tuple[str, ...]:
    return (name,) if name in ONE else ("diplomacy", "or", "economy")


def _amount(name: Any, amount: Any) -> tuple[str, ...]:
    if name == "each":
        return ("energy", f"+{amount}", "and", "culture", f"+{amount}")
    return (*_resource(name), f"+{amount}")


def _many(number: Any) -> tuple[str, ...]:
    """A number before what it counts; one goes without saying."""
    return (str(number),) if number != 1 else ()


def _gain(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return _amount(asks["gain"], asks["amount"])


def _share(asks: Mapping[str, Any]) -> tuple[str, ...]:
    own, others = (_amount(asks["share"], asks[key]) for key in ("amount", "others"))
    return (*own, "and", "rival", EACH, *others)


def _convert(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (asks["convert"], f"{PAID}1", "to", asks["to"], "+1", "and", f"{TIMES}{asks['most']}")


def _take(asks: Mapping[str, Any]) -> tuple[str, ...]:
    each = ("rival", EACH) if asks["from"] == "each" else ()
    return (*each, "rival", "to", *_amount(asks["take"], asks["amount"]))


def _reap(asks: Mapping[str, Any]) -> tuple[str, ...]:
    place = WHERE.get(asks["per"], asks["per"])
    ships = ("ship",) if place != "colony" else ()
    return (*ships, place, EACH, asks["reap"], "+1", "and", f"{TIMES}{asks['most']}")


def _move(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_many(asks["move"]), "ship", "to", *PLACES.get(asks["to"], (asks["to"],)))


def _launch(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return ("home", "to", "orbit", "and", *_track(asks["launch"]), f"+{asks['steps']}")


def _recall(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_many(asks["ships"]), "ship", "to", "home", EACH, asks["recall"], f"+{asks['each']}")


def _expel(asks: Mapping[str, Any]) -> tuple[str, ...]:
    place = "planet" if asks["expel"] == "surface" else "orbit"
    return (*_many(asks["ships"]), "rival", place, "to", "home")


def _advance(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_track(asks["advance"]), f"+{asks['steps']}")


def _drive(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (
        *_resource(asks["pay"]),
        f"{PAID}{asks['price']}",
        "to",
        *_track(asks["drive"]),
        f"+{asks['steps']}",
    )


def _chase(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_track(asks["chase"]), f"+{asks['most']}", "to", "rival")


def _repel(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return ("rival", *_track(asks["repel"]), "back", str(asks["steps"]))


def _hire(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_resource(asks["hire"]), f"{PAID}{asks['price']}", "to", "rival", "colony", "use")


def _echo(asks: Mapping[str, Any]) -> tuple[str, ...]:
    ship = ("ship",) if asks["echo"] != "colony" else ()
    return (*ship, WHERE.get(asks["echo"], asks["echo"]), "use")


def _upgrade(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return ("empire", "+1", "and", *_resource(asks["upgrade"]), "less", str(asks["discount"]))


def _reroll(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_many(asks["reroll"]), "die", "again")


def _set(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_many(asks["dice"]), "die", "to", FACES.get(asks["set"], asks["set"]))


def _follow(asks: Mapping[str, Any]) -> tuple[str, ...]:
    price = ("culture", f"{PAID}0") if asks["follow"] == "free" else ("energy", f"{PAID}1")
    return (*_many(asks["dice"]), "rival", "die", "and", *price)


def _survey(asks: Mapping[str, Any]) -> tuple[str, ...]:
    return (*_many(asks["survey"]), "planet", "again")


_SIGNS: Final[Mapping[str, Callable[[Mapping[str, Any]], tuple[str, ...]]]] = {
    "gain": _gain,
    "share": _share,
    "convert": _convert,
    "take": _take,
    "reap": _reap,
    "move": _move,
    "launch": _launch,
    "recall": _recall,
    "expel": _expel,
    "advance": _advance,
    "drive": _drive,
    "chase": _chase,
    "repel": _repel,
    "hire": _hire,
    "echo": _echo,
    "upgrade": _upgrade,
    "reroll": _reroll,
    "set": _set,
    "follow": _follow,
    "survey": _survey,
}
