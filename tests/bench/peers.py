"""The environments of protograf and Typst."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

PINNED = {"protograf": "0.5.2", "typst": "0.15.0"}


def peer_python(package: str, venvs: Path) -> Path:
    """The interpreter of the environment that holds the pinned package and nothing of ours."""
    return venvs / f"{package}-{PINNED[package]}" / "bin" / "python"


def install_peer(package: str, venvs: Path) -> bool:
    """Make its environment where it is missing; whether it is there now."""
    python = peer_python(package, venvs)
    folder = python.parents[1]
    finished = folder / "finished"
    if not finished.exists():
        print(f"making the environment of {package} {PINNED[package]} in {folder}", file=sys.stderr)
        install = [str(python), "-m", "pip", "install", "--quiet", f"{package}=={PINNED[package]}"]
        for command in ([sys.executable, "-m", "venv", "--clear", str(folder)], install):
            if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
                print(f"{package} cannot be installed: its rows are left out", file=sys.stderr)
                return False
        finished.touch()
    return True
