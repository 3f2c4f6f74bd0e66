"""The environments of the plain script, of protograf and of Typst."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

# What each needs. The plain script has reportlab's accelerator, without which it takes longer.
PINNED = {
    "plain": ("reportlab==5.1.0", "rl-accel==0.9.1", "pyyaml==6.0.3"),
    "protograf": ("protograf==0.5.2",),
    "typst": ("typst==0.15.0",),
}


def peer_python(package: str, venvs: Path) -> Path:
    """The interpreter of the environment that holds what is pinned, and nothing of ours."""
    return venvs / PINNED[package][0].replace("==", "-") / "bin" / "python"


def install_peer(package: str, venvs: Path) -> bool:
    """Make its environment where it is missing; whether it is there now."""
    python = peer_python(package, venvs)
    folder = python.parents[1]
    finished = folder / "finished"
    if not finished.exists():
        print(f"making the environment of {package} in {folder}", file=sys.stderr)
        install = [str(python), "-m", "pip", "install", "--quiet", *PINNED[package]]
        for command in ([sys.executable, "-m", "venv", "--clear", str(folder)], install):
            if subprocess.run(command, stdout=sys.stderr, check=False).returncode:
                print(f"what {package} needs cannot be installed", file=sys.stderr)
                return False
        finished.touch()
    return True
