"""`--watch` in a process of its own, with files saved as editors save them, and looked at in a browser."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests import ROOT
from tests.helpers.browsers import Browser
from tests.helpers.watched_commands import Watch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = pytest.mark.full
QUAYS = """deck: quays
layout: own.yaml
cards:
  - {id: Q1, title: The North Quay}
  - {id: Q2, title: The Long Pier}
  - {id: Q3, title: The Old Dock}
"""
LONG = "1 face has changed: Q2"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    own = tmp_path / "sets"
    own.mkdir()
    (own / "quays.yaml").write_text(QUAYS)
    (own / "own.yaml").write_text("extends: plain\n")
    return own


def renamed(title: str) -> str:
    return QUAYS.replace("Long Pier", title)


def in_steps(file: Path, text: str) -> None:
    """Emptied, then written in two pieces, as a slow editor does it."""
    with file.open("w") as stream:
        stream.flush()
        stream.write(text[:70])
        stream.flush()
        os.fsync(stream.fileno())
        stream.write(text[70:])


def swapped(file: Path, text: str) -> None:
    """Written beside its place and moved there."""
    file.with_name(".quays.yaml.swp").write_text(text)
    file.with_name(".quays.yaml.swp").replace(file)


def backed_up(file: Path, text: str) -> None:
    """The old one is kept by another name, and a new one written."""
    file.rename(file.with_name("quays.yaml~"))
    file.write_text(text)


def in_another_folder(file: Path, text: str) -> None:
    """The whole folder is replaced, as by a change of branches."""
    other = file.parent.with_name("other")
    shutil.copytree(file.parent, other)
    (other / file.name).write_text(text)
    file.parent.rename(file.parent.with_name("old"))
    other.rename(file.parent)
    shutil.rmtree(file.parent.with_name("old"))


@pytest.mark.parametrize("output", ["output", "sets"])
def test_a_kit_is_made_again_however_its_set_is_saved(folder: Path, output: str) -> None:
    file, above = folder / "quays.yaml", folder.parent
    with Watch("make", "sets/quays.yaml", "--out", output, folder=above) as watch:
        watch.expect("Watching for saves")
        saves: list[Callable[[Path, str], object]] = [Path.write_text, in_steps, swapped, backed_up]
        for number, save in enumerate(saves):
            save(file, renamed(f"Pier {number}"))
            watch.expect(f"{output}/quays: {LONG}")
        if output == "output":
            in_another_folder(file, renamed("Far Pier"))
            watch.expect(f"{output}/quays: {LONG}")
        assert watch.end() == 0
    rounds = [line for line in watch.said if "changed" in line]
    assert len(rounds) == (5 if output == "output" else 4)


def test_whatever_goes_wrong_is_said_and_the_next_good_save_mends_it(folder: Path) -> None:
    file, kit = folder / "quays.yaml", folder / "output" / "quays" / "manifest.json"
    with Watch("make", "quays.yaml", folder=folder) as watch:
        watch.expect("Watching for saves")
        first = kit.read_bytes()
        breaks: list[tuple[Callable[[], object], str]] = [
            (lambda: file.write_text(QUAYS[:70]), "quays.yaml:4:"),
            (lambda: file.write_text(""), "quays.yaml:1:1:"),
            (lambda: file.write_bytes(b"\xff\xfe\0"), "UTF-16"),
            (file.unlink, "quays.yaml:1:1: the file does not exist"),
            (lambda: (folder / "own.yaml").rename(folder / "away.yaml"), "'own.yaml'"),
        ]
        for number, (spoil, said) in enumerate(breaks):
            spoil()
            watch.expect(said)
            watch.expect("output/quays: not made")
            before = kit.read_bytes()
            if not (folder / "own.yaml").exists():
                (folder / "away.yaml").rename(folder / "own.yaml")
            file.write_text(renamed(f"Pier {number}"))
            watch.expect("changed")
            assert kit.read_bytes() != before
        assert before != first
        assert watch.end() == 0
    assert not [line for line in watch.said if "Traceback" in line or "mistake in pnp" in line]


def test_what_ships_is_read_anew_where_it_is_saved_in_a_checkout(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout = folder.parent / "checkout"
    for part in ("src", "cards", "layouts"):
        shutil.copytree(ROOT / part, checkout / part)
    shutil.copy(ROOT / "pyproject.toml", checkout)
    monkeypatch.setenv("PYTHONPATH", str(checkout / "src"))
    (folder / "quays.yaml").write_text(renamed("Pier, icons: [star]"))
    icons = checkout / "layouts" / "icons.yaml"
    with Watch("make", "quays.yaml", folder=folder) as watch:
        watch.expect("Watching for saves")
        icons.write_text(icons.read_text().replace("L0 -1Z", "L0 -0.6Z", 1))
        watch.expect("changed")
        watched = made(folder)
        shutil.rmtree(folder / "output")
        assert watch.end() == 0
    with Watch("make", "quays.yaml", folder=folder) as anew:
        anew.expect("Watching for saves")
        assert made(folder) == watched


def made(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in (folder / "output" / "quays").iterdir()}


@pytest.fixture
def browser() -> Iterator[Browser]:
    with Browser() as made:
        yield made


def picture(key: str) -> str:
    return f"document.getElementById('face-quays/{key}').querySelector('img')"


def shown(browser: Browser, key: str) -> bytes:
    """The pixels of a face."""
    place = browser.run(
        f"(({{x, y, width, height}}) => ({{x, y, width, height}}))({picture(key)}.getBoundingClientRect())"
    )
    return browser.picture({**place, "scale": 1})


def test_an_open_page_shows_each_save_by_itself(folder: Path, browser: Browser) -> None:
    file = folder / "quays.yaml"
    with Watch("make", "quays.yaml", folder=folder) as watch:
        address = watch.expect("To be seen at ").split()[-1]
        watch.expect("Watching for saves")
        browser.visit(address)
        browser.until("document.querySelectorAll('img').length === 4")
        browser.until("[...document.images].every((each) => each.complete && each.naturalWidth)")
        assert browser.run("document.title") == "Quays (3 cards)"
        first, second = shown(browser, "Q1-front"), shown(browser, "Q2-front")
        browser.run(
            """(() => {
                window.never = 'loaded anew';
                window.loaded = performance.getEntriesByType('resource').length;
                const look = () => {
                    const drawn = (each) => each.complete && each.naturalWidth;
                    window.flashed ||= ![...document.images].every(drawn);
                    requestAnimationFrame(look);
                };
                look();
                document.body.style.minHeight = '5000px';
                window.scrollTo(0, 40);
            })()"""
        )
        file.write_text(renamed("Short Pier"))
        browser.until("document.querySelector('.fresh')?.id === 'face-quays/Q2-front'")
        browser.until(f"{picture('Q2-front')}.src === {picture('Q2-front')}.dataset.wanted")
        browser.until("document.querySelector('.fresh') === null")
        assert browser.run("[window.never, window.flashed, scrollY]") == ["loaded anew", False, 40]
        assert browser.run("document.getElementById('said').textContent.trim()") == "1 face has changed: Q2"
        names = browser.run(
            "performance.getEntriesByType('resource').slice(window.loaded).map((each) => each.name)"
        )
        assert len({name for name in names if "/faces/" in name}) == 1  # what looks as before is not fetched
        browser.run("window.scrollTo(0, 0)")
        assert shown(browser, "Q1-front") == first
        assert shown(browser, "Q2-front") != second

        file.write_text("cards: [")
        browser.until("document.querySelector('.stale')")
        assert "quays.yaml:1:" in browser.run("document.getElementById('wrong').textContent")
        assert browser.run("document.title.startsWith('⚠')")
        assert browser.run("document.images.length") == 4
        file.write_text(QUAYS)
        browser.until("!document.querySelector('.stale') && !document.getElementById('wrong').textContent")
        browser.until(f"{picture('Q2-front')}.src === {picture('Q2-front')}.dataset.wanted")
        browser.until("!document.querySelector('.fresh') && !document.getAnimations().length")
        assert shown(browser, "Q2-front") == second
        assert browser.troubles() == []
        assert [each for each in browser.asked() if not each.startswith(address)] == []

        assert watch.end() == 0
        browser.until("document.getElementById('said').textContent === 'Not watching any more.'")
    with Watch("make", "quays.yaml", "--port", address.split(":")[-1].strip("/"), folder=folder) as again:
        again.expect("Watching for saves")
        browser.until("!document.documentElement.classList.contains('gone')")
        assert browser.run("window.never") == "loaded anew"


def test_an_answer_that_comes_after_a_newer_one_is_not_shown(folder: Path, browser: Browser) -> None:
    with Watch("make", "quays.yaml", folder=folder) as watch:
        address = watch.expect("To be seen at ").split()[-1]
        watch.expect("Watching for saves")
        browser.visit(address)
        browser.until("document.images.length === 4")
        browser.run(
            """(() => {
                const ask = window.fetch;
                window.held = [];
                window.fetch = async (...asked) => {
                    const state = await (await ask(...asked)).json();
                    await new Promise((go) => window.held.push(go));
                    return { ok: true, json: async () => state };
                };
            })()"""
        )
        for number, id in enumerate(("Q4", "Q5"), start=1):
            (folder / "quays.yaml").write_text(QUAYS.replace("Q3,", f"{id},"))
            browser.until(f"window.held.length === {number}")
        browser.run("window.held[1]()")
        browser.until("document.getElementById('face-quays/Q5-front')")
        browser.run("window.held[0]()")
        browser.run("new Promise((go) => setTimeout(go, 0))")
        assert browser.run("document.getElementById('face-quays/Q4-front') === null")


def test_a_page_that_is_told_nothing_asks(folder: Path, browser: Browser) -> None:
    with Watch("make", "quays.yaml", folder=folder) as watch:
        address = watch.expect("To be seen at ").split()[-1]
        watch.expect("Watching for saves")
        browser.call("Network.setBlockedURLs", urls=["*/events"])
        browser.visit(address)
        browser.until("document.images.length === 4")
        (folder / "quays.yaml").write_text(
            QUAYS.replace("Q3, title: The Old Dock", "Q4, title: The New Dock")
        )
        browser.until("document.getElementById('face-quays/Q4-front')")
        assert not browser.run("document.documentElement.classList.contains('gone')")


def test_a_page_can_be_used_by_keys_alone(folder: Path, browser: Browser) -> None:
    with Watch("make", "quays.yaml", "--lang", "pl", folder=folder) as watch:
        browser.visit(watch.expect("http://").split()[-1])
        browser.until("document.images.length === 4")
        assert browser.run("document.documentElement.lang") == "pl"
        reached = []
        for _ in range(5):
            browser.press("Tab")
            reached.append(
                browser.run("document.activeElement.id || document.activeElement.closest('li').id")
            )
        assert reached == [
            "size",
            *(f"face-quays-pl/{key}" for key in ("Q1-front", "Q2-front", "Q3-front", "quays-back")),
        ]
        wide = browser.run("document.images[0].getBoundingClientRect().width")
        browser.run("document.getElementById('size').focus()")
        browser.press("ArrowRight")
        assert browser.run("document.images[0].getBoundingClientRect().width") == pytest.approx(
            wide * 1.05, abs=0.1
        )
        assert browser.run("[...document.images].every((each) => each.alt)")
