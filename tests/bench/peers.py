"""Who makes the deck: pnp, the plain script, protograf and Typst, each in its environment."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from bench.measure import BenchError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

KEYS = ("pnp", "plain", "plain-yaml", "protograf", "typst")
HERE = Path(__file__).resolve().parent
FONTS = HERE.parents[1] / "layouts" / "fonts"
PINNED = {"protograf": "0.5.2", "typst": "0.15.0"}

# From the deck's file without its ending and the folder to fill.
Command: TypeAlias = "Callable[[Path, Path], list[str]]"


@dataclass(frozen=True, slots=True)
class Maker:
    key: str
    label: str
    command: Command
    environment: Mapping[str, str] = field(default_factory=dict)
    most_cards: int | None = None  # more are left out unless all is asked for: they take too long


def makers(pnp: Path, python: Path, venvs: Path, work: Path, wanted: Collection[str]) -> tuple[Maker, ...]:
    """Those that are wanted, in the order of their turns; environments are made where they are missing."""
    builders: dict[str, Callable[[], Maker]] = {
        "pnp": lambda: pnp_maker(pnp, work),
        "plain": lambda: plain("plain", "plain script, deck as JSON", python, ".json"),
        "plain-yaml": lambda: plain("plain-yaml", "plain script, deck as YAML", python, ".yaml"),
        "protograf": lambda: protograf(venvs, work),
        "typst": lambda: typst(venvs),
    }
    return tuple(build() for key, build in builders.items() if key in wanted)


def pnp_maker(pnp: Path, work: Path) -> Maker:
    def command(deck: Path, folder: Path) -> list[str]:
        options = ["--backs", "none", "--paper", "A4"]
        return [str(pnp), "make", str(deck.with_suffix(".yaml")), "--out", str(folder), *options]

    settings = work / "settings"
    settings.mkdir(exist_ok=True)
    return Maker("pnp", "pnp make, deck as YAML", command, {"PNP_CONFIG": str(settings)})


def plain(key: str, label: str, python: Path, suffix: str) -> Maker:
    def command(deck: Path, folder: Path) -> list[str]:
        script = str(HERE / "plain.py")
        return [str(python), script, str(deck.with_suffix(suffix)), str(folder / "plain.pdf")]

    return Maker(key, label, command)


def protograf(venvs: Path, work: Path) -> Maker:
    """It finds fonts where the system keeps them for a user: so it gets a home with ours."""
    python = environment("protograf", venvs)
    home = work / "home"
    (home / ".local" / "share").mkdir(parents=True, exist_ok=True)
    fonts = home / ".local" / "share" / "fonts"
    if not fonts.exists():
        fonts.symlink_to(FONTS)

    def command(deck: Path, folder: Path) -> list[str]:
        script = str(HERE / "protograf_cards.py")
        return [python, script, str(deck.with_suffix(".json")), str(folder / "protograf.pdf")]

    paths = {"HOME": str(home), "XDG_DATA_HOME": str(home / ".local" / "share")}
    return Maker("protograf", f"protograf {PINNED['protograf']}", command, paths, most_cards=540)


def typst(venvs: Path) -> Maker:
    python = environment("typst", venvs)

    def command(deck: Path, folder: Path) -> list[str]:
        script = str(HERE / "typst_cards.py")
        return [python, script, str(deck.with_suffix(".yaml")), str(folder / "typst.pdf")]

    return Maker("typst", f"Typst {PINNED['typst']}, deck as YAML", command)


def environment(package: str, venvs: Path) -> str:
    """The interpreter of the environment that holds the pinned package and nothing of ours."""
    folder = venvs / f"{package}-{PINNED[package]}"
    python = folder / "bin" / "python"
    finished = folder / "finished"
    if not finished.exists():
        print(f"making the environment of {package} {PINNED[package]} in {folder}", file=sys.stderr)
        installed = [str(python), "-m", "pip", "install", "--quiet", f"{package}=={PINNED[package]}"]
        for command in ([sys.executable, "-m", "venv", "--clear", str(folder)], installed):
            if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
                raise BenchError(f"{' '.join(command)} failed")
        finished.touch()
    return str(python)
