"""Runs a command as a process of its own and takes its time and its peak memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

UNIT = 1 if sys.platform == "darwin" else 1024  # bytes in what ru_maxrss counts


class BenchError(Exception):
    """The bench cannot be trusted, or cannot be run; it says why."""


@dataclass(frozen=True, slots=True)
class Run:
    seconds: float  # from the start to the end, by the clock
    processor: float = 0.0  # seconds that it and its children kept a core busy
    memory: int = 0  # peak, in bytes
    size: int = 0  # of the file that it made, in bytes


def run_timed(command: Sequence[str], log: Path, environment: Mapping[str, str] | None = None) -> Run:
    """Run to the end; standard output goes to `log`, standard error to `log` with `.err`."""
    errors = log.with_suffix(".err")
    with log.open("wb") as output, errors.open("wb") as error_output:
        start = time.perf_counter()
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=error_output,
            env=with_bytecode(environment),
        )
        _, status, used = os.wait4(process.pid, 0)
        seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise BenchError(f"{' '.join(command)} ended with {process.returncode}:\n{errors.read_text('utf-8')}")
    return Run(seconds, used.ru_utime + used.ru_stime, used.ru_maxrss * UNIT)


def own_peak() -> int:
    """Ours in bytes, or 0 if unknown: no child's peak is lower, since it begins as a copy of us."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM")), 0)


def with_bytecode(more: Mapping[str, str] | None) -> dict[str, str]:
    """Our environment, but with bytecode kept, as on any user's machine."""
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": "", **(more or {})}
