"""Makes cases again as they were accepted: by the commit that wrote their digests, in a tree of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


class HistoryError(Exception):
    """Why it cannot be seen what a case made before."""


def find_commit(file: Path) -> str:
    """The commit at which a file was last changed."""
    found = run_git(file.parent, "log", "-1", "--format=%H", "--", file.name).decode().strip()
    if not found:
        raise HistoryError(f"{file.name} is in no commit yet")
    return found


def make_earlier(commit: str, root: Path, names: Sequence[str], work: Path) -> Path:
    """A folder with the outputs of these cases, each in a folder of its name. The commit makes them by its
    own corpus, so `--write FOLDER NAME...` must go on to mean the same."""
    tree, made = work / "tree", work / "before"
    with tarfile.open(fileobj=io.BytesIO(run_git(root, "archive", commit))) as archive:
        archive.extractall(tree, filter="data")
    command = [sys.executable, str(tree / "tests" / "corpus" / "run.py"), "--write", str(made), *names]
    surroundings = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(
        command, cwd=work, env=surroundings, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise HistoryError(f"commit {commit[:12]} cannot make them again:\n{done.stderr[-2000:]}")
    return made


def run_git(folder: Path, *arguments: str) -> bytes:
    try:
        return subprocess.run(["git", *arguments], cwd=folder, capture_output=True, check=True).stdout
    except FileNotFoundError as missing:
        raise HistoryError("git is not installed") from missing
    except subprocess.CalledProcessError as failed:
        raise HistoryError(f"git says: {failed.stderr.decode(errors='replace').strip()}") from failed
