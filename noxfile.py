"""What is checked and built, each in an environment that holds exactly what the lock file names."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import nox

nox.options.sessions = ["lint", "types", "tests"]
nox.options.default_venv_backend = "virtualenv"
nox.options.reuse_venv = "yes"
nox.options.error_on_missing_interpreters = True
nox.needs_version = ">=2025.5"

LOCK = "requirements.lock"
EXAMPLES = sorted(str(path) for form in ("*.yaml", "*.csv") for path in Path("cards/examples").glob(form))
PYTHONS = nox.project.python_versions(nox.project.load_toml("pyproject.toml"))
VERSION = "import sys; print('%d.%d' % sys.version_info[:2])"
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
READERS = {"chromium": "chromium", "qpdf": "qpdf", "pdftotext": "poppler-utils"}


@nox.session
def lint(session: nox.Session) -> None:
    """Rules and layout of the source."""
    locked(session)
    session.run("ruff", "check", ".")
    session.run("ruff", "format", "--check", ".")


@nox.session
def types(session: nox.Session) -> None:
    """mypy --strict over the program, its tests and this file."""
    locked(session)
    session.run("mypy")


@nox.session
def tests(session: nox.Session) -> None:
    """The quick tests, against the installed wheel."""
    installed(session)
    session.run("pytest", "-n", "auto", *session.posargs)


@nox.session
def full(session: nox.Session) -> None:
    """Every test, with PDF readers and a browser, killed runs, and properties tried on many more examples."""
    missing = [package for program, package in READERS.items() if shutil.which(program) is None]
    if missing:
        session.error(f"install {', '.join(missing)} first (Debian: apt-get install {' '.join(missing)})")
    installed(session)
    session.run("pytest", "-n", "auto", "-m", "", *session.posargs)
    session.run("pytest", "-n", "auto", "-m", "hypothesis and not full", "--hypothesis-profile", "fuzz")


@nox.session
def corpus(session: nox.Session) -> None:
    """Make the corpus anew, and compare it: `-- NAME...`; or accept it: `-- --accept "the reason"`."""
    locked(session)
    session.run("python", "tests/corpus/run.py", *session.posargs)


@nox.session
def pythons(session: nox.Session) -> None:
    """Print, score and check alike on all Pythons that are found, or on those named: `-- 3.12 3.13`."""
    own = version_of(str(Path(session.bin) / "python"))
    found = {version: find_python(version) for version in session.posargs or PYTHONS if version != own}
    missing = [version for version, program in found.items() if program is None]
    if len(missing) == len(found) or (missing and session.posargs):
        session.error(
            f"no Python {', '.join(missing)} was found beside {own}, on the PATH or in pyenv's folder"
        )
    wheel = installed(session)
    expected = shipped_digests(session, "python", own)
    for version, program in found.items():
        if program is None:
            session.warn(f"no Python {version} was found")
            continue
        folder = Path(session.create_tmp()).resolve() / f"python-{version}"
        session.run("virtualenv", "--quiet", "--clear", "--python", program, str(folder))
        python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
        session.run(python, *PIP, "--require-hashes", "-r", LOCK, external=True)
        session.run(python, *PIP, "--no-deps", str(wheel), external=True)
        session.run(python, "-m", "pnp", "check", external=True, silent=True)
        other = shipped_digests(session, python, version) ^ expected
        if other:
            session.error("\n".join([f"Python {own} and {version} print otherwise:", *sorted(other)]))


@nox.session
def fuzz(session: nox.Session) -> None:
    """Mangle what ships and hand it to every door: `nox -s fuzz -- --minutes 30`; `--seed` repeats a run."""
    installed(session)
    session.run("python", "-m", "tests.fuzz.run", *session.posargs)


@nox.session
def mutants(session: nox.Session) -> None:
    """Break each rule of the press and of the games in turn: some test must notice."""
    installed(session)
    session.run("python", "-m", "tests.mutants.press")
    session.run("python", "-m", "tests.mutants.rules", *session.posargs)


@nox.session
def check_mutants(session: nox.Session) -> None:
    """Break in turn all that the checks of the games go by: it takes longer than all the rest."""
    installed(session)
    session.run("python", "-m", "tests.mutants.rules", "--checks", *session.posargs)


@nox.session
def sixth(session: nox.Session) -> None:
    """The quick tests of a copy into which a game is laid, whole and with the least that a game must have."""
    locked(session)
    copy = unpacked_source(session, emptied(session, "copy"))
    session.run("python", "-m", "tests.helpers.toy_game", str(copy))
    installed(session, copy)
    apart = {"GIT_CEILING_DIRECTORIES": str(copy.parent)}  # else git knows the files of the checkout alone
    with session.chdir(copy):
        # The corpus is what the games of the project made once; nothing of a new game is accepted there yet.
        session.run("pytest", "-n", "auto", "--ignore=tests/corpus", *session.posargs, env=apart)


@nox.session
def wheel(session: nox.Session) -> None:
    """Build the source archive, the wheel from it, and use the wheel far from the checkout."""
    locked(session)
    away = emptied(session)
    with session.chdir(unpacked_source(session, away)):
        session.run("python", "-m", "hatchling", "build", "-t", "wheel", "-d", str(away / "dist"))
    (built,) = (away / "dist").glob("*.whl")
    session.install("--no-deps", "--force-reinstall", str(built))
    session.run("pytest", "-m", "", "tests/test_wheel.py")
    shutil.copytree("cards/examples", away / "examples")
    with session.chdir(away):
        session.run("pnp", "--version")
        session.run("pnp", "make", *(f"examples/{Path(example).name}" for example in EXAMPLES))


@nox.session
def kits(session: nox.Session) -> None:
    """Make what the repository ships into output/."""
    installed(session)
    session.run("pnp", "make", *EXAMPLES, *session.posargs)


@nox.session
def kerning(session: nox.Session) -> None:
    """Store the pairs that the fonts kern beside them."""
    installed(session)
    session.run("python", "-m", "tests.text.kerning_pairs", env={"PYTHONPATH": "src"})


@nox.session
def bench(session: nox.Session) -> None:
    """Time and memory beside a plain script, protograf and Typst, against the best ratios that are kept."""
    installed(session)
    session.run("python", "tests/bench/run.py", *session.posargs)


@nox.session
def lock(session: nox.Session) -> None:
    """Write the lock file anew, with the newest versions that pyproject.toml lets in."""
    session.install("uv")
    session.run(
        *("uv", "pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11"),
        *("--generate-hashes", "--no-emit-index-url", "--no-emit-find-links"),
        *("--custom-compile-command", "nox -s lock", "--extra", "test", "--group", "dev"),
        *("--output-file", LOCK, "pyproject.toml"),
        external=False,
    )


def locked(session: nox.Session) -> None:
    session.install("--require-hashes", "-r", LOCK)


def installed(session: nox.Session, source: Path = Path()) -> Path:
    """The wheel as a user gets it, not the checkout."""
    locked(session)
    dist = emptied(session)
    with session.chdir(source):
        session.run("python", "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist), silent=True)
    (built,) = dist.glob("*.whl")
    session.install("--no-deps", "--force-reinstall", str(built))
    return built


def unpacked_source(session: nox.Session, folder: Path) -> Path:
    """The source archive, built and unpacked below a folder."""
    session.run("python", "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder / "archive"))
    (archive,) = (folder / "archive").glob("*.tar.gz")
    shutil.unpack_archive(archive, folder / "source", filter="data")
    (source,) = (folder / "source").iterdir()
    return source


def find_python(version: str) -> str | None:
    """The program of a Python such as 3.12: on the PATH, else among those that pyenv has installed."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    programs = [f"python{version}", *map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/python")))]
    return next((program for program in programs if version_of(program) == version), None)


def version_of(program: str) -> str:
    """The version of a Python; nothing where the program does not run, as a shim of pyenv may not."""
    try:
        asked = subprocess.run([program, "-c", VERSION], capture_output=True, encoding="utf-8", check=False)
    except OSError:
        return ""
    return asked.stdout.strip()


def shipped_digests(session: nox.Session, python: str, version: str) -> set[str]:
    """What `tests/every_python.py` says of the files that a Python makes."""
    session.log(f"scores a table of every game and prints every kit on Python {version}")
    return set(str(session.run(python, "-m", "tests.every_python", external=True, silent=True)).splitlines())


def emptied(session: nox.Session, name: str = "made") -> Path:
    """A folder of the session's own, with nothing in it."""
    folder = Path(session.create_tmp()).resolve() / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder
