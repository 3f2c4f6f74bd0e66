"""Killed at any moment, a run leaves the old kit or the new one, whole, and a manifest that is true."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import pytest

SETS = {
    "old": "deck: kit\ncards:\n  - {id: A, title: Old, copies: 4}\n",
    "new": "deck: kit\ncards:\n  - {id: A, title: New}\n  - {id: B, title: Newer, copies: 20}\n",
}
Kits: TypeAlias = tuple[Path, dict[str, bytes], dict[str, bytes], int, int]
OPTIONS = ("--format", "pdf,svg")

# Kills itself with SIGKILL at the n-th event that Python tells its auditors of (a file opened, a folder made,
# a module run, a call into the system): no clock is needed, and the moments are spread over the whole run.
CHILD = """
import os, signal, sys
left = int(sys.argv[1])
seen = 0
def hook(event, arguments):
    global seen
    seen += 1
    if seen == left:
        os.kill(os.getpid(), signal.SIGKILL)
sys.addaudithook(hook)
sys.argv = ["pnp", *sys.argv[2:]]
from pnp.cli.main import run_guarded
code = run_guarded(sys.argv[1:])
print(seen)
sys.exit(code)
"""


def run(folder: Path, version: str, moment: int = 0) -> subprocess.CompletedProcess[str]:
    (folder / "kit.yaml").write_text(SETS[version], "utf-8")
    return subprocess.run(
        [sys.executable, "-c", CHILD, str(moment), "make", "kit.yaml", *OPTIONS],
        cwd=folder,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def kit(folder: Path) -> dict[str, bytes]:
    top = folder / "output" / "kit-pdf-svg"
    found = sorted(path for path in top.rglob("*") if path.is_file())
    return {path.relative_to(top).as_posix(): path.read_bytes() for path in found}


def is_true(found: dict[str, bytes]) -> bool:
    said = {file["file"]: file["sha256"] for file in json.loads(found["manifest.json"])["files"]}
    return said == {
        name: sha256(content).hexdigest() for name, content in found.items() if name != "manifest.json"
    }


def killed_at(folder: Path, moments: list[int], old: dict[str, bytes], new: dict[str, bytes]) -> set[str]:
    """Runs from the old kit towards the new one, killed at each moment; which kits were found afterwards."""
    found = set()
    for moment in moments:
        died = run(folder, "new", moment)
        assert died.returncode in (-signal.SIGKILL, 0)
        left = kit(folder)
        assert is_true(left)
        assert left in (old, new)
        found.add("old" if left == old else "new")
        if left == new:
            assert run(folder, "old").returncode == 0
    return found


@pytest.fixture(scope="module")
def kits(
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[Path, dict[str, bytes], dict[str, bytes], int, int]:
    """The folder with the old kit in it, both kits, and at how many events a run begins to write and ends."""
    folder = tmp_path_factory.mktemp("kits")
    assert run(folder, "old").returncode == 0
    old = kit(folder)
    end = int(run(folder, "new").stdout.split()[-1])  # over the old kit, as the runs that are killed
    new = kit(folder)
    assert run(folder, "old").returncode == 0
    assert kit(folder) == old
    return folder, old, new, end - 200, end + 40


@pytest.mark.full
def test_killed_while_it_writes(
    kits: Kits,
) -> None:
    folder, old, new, start, end = kits
    assert is_true(old)
    assert old != new
    step = (end - start) // 3
    killed_at(folder, list(range(start, end, step)), old, new)
    assert run(folder, "new").returncode == 0
    assert kit(folder) == new
    assert [path.name for path in (folder / "output").iterdir()] == ["kit-pdf-svg"]
    run(folder, "old")


@pytest.mark.full
def test_killed_at_fifty_moments_of_a_run_and_at_fifty_of_its_end(
    kits: Kits,
) -> None:
    folder, old, new, start, end = kits
    spread = [1 + end * k // 50 for k in range(50)]
    assert killed_at(folder, spread, old, new) >= {"old"}
    assert killed_at(folder, [start + (end - start) * k // 50 for k in range(50)], old, new) == {"old", "new"}
