"""The user's settings: read with every mistake at its place, changed without loss."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pnp.errors import InputError, OutputError, PnpError, Problem, UsageError
from pnp.geometry import Margins
from pnp.settings import config_file, load_settings, named_printer, write_printer, write_setting

if TYPE_CHECKING:
    from collections.abc import Callable

    from pnp.models import Printer

LETTERS = st.characters(exclude_categories=("C", "Z"))
NAMES = st.text(LETTERS, min_size=1, max_size=40).filter(lambda name: not name.startswith("-"))
NO_FILE = "put a text file of a few lines there, or move it away"
TOO_LONG = "this line has more than 400 characters; write each setting in a short line of its own"
MOVES = st.floats(-20, 20)


def note(folder: Path, text: str | bytes) -> None:
    content = text if isinstance(text, bytes) else text.encode()
    (folder / "config.toml").write_bytes(content)


def complaint(folder: Path, text: str | bytes) -> str:
    """What is said of a file with this text, without its path."""
    note(folder, text)
    with pytest.raises(InputError) as caught:
        load_settings()
    return str(caught.value).replace(str(folder / "config.toml"), "config.toml")


def test_nothing_is_set_where_there_is_no_file() -> None:
    settings = load_settings()
    assert (settings.paper, settings.language, settings.ink) == (None, None, None)
    assert (settings.printer, settings.printers) == (None, ())


def test_all_that_a_file_may_say(settings_folder: Path) -> None:
    note(
        settings_folder,
        """\ufeffpaper = "letter"
language = "cs"
ink = "black"
printer = "office"

[printers.office]  # beside the window
paper = "a4"
margin = { top = 4, right = 5, bottom = 12.5, left = 5 }
back_dx = 1.5
back_dy = -0.7
back_angle = 0.4
flip = "short"

[printers."Kancelář 2"]
paper = "200 x 300"
margin = 3
""",
    )
    settings = load_settings()
    office, second = settings.printers
    assert settings.paper is not None
    assert (settings.paper.name, settings.language, settings.printer) == ("Letter", "cs", office)
    assert settings.ink == "black"
    assert (office.name, office.paper.name, office.flip) == ("office", "A4", "short")
    assert office.margins == Margins(top=4, right=5, bottom=12.5, left=5)
    assert (office.back_dx, office.back_dy, office.back_angle) == (1.5, -0.7, 0.4)
    assert (second.name, second.paper.width, second.paper.height) == ("Kancelář 2", 200, 300)
    assert second.margins == Margins(top=3, right=3, bottom=3, left=3)
    assert (second.back_dx, second.back_dy, second.back_angle, second.flip) == (0, 0, 0, "long")
    assert named_printer(settings, "Kancelář 2") == second


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("papr = 'A4'", "config.toml:1:1: there is no key 'papr' here; did you mean 'paper'?"),
        ("\n  paper = 4", """config.toml:2:3: this is no paper; write it in quotes, such as "A4\""""),
        (
            "paper = 'A9'",
            "config.toml:1:1: there is no paper 'A9'; known are "
            "A3, A4, A5, Legal, Letter, Tabloid and WIDTHxHEIGHT in millimetres, such as 200x300",
        ),
        (
            "language = 'Czech'",
            """config.toml:1:1: this is no language; write its code in quotes, such as "en", "cs" or "pl\"""",
        ),
        ("ink = 'blak'", "config.toml:1:1: there is no ink 'blak'; did you mean 'black'?"),
        ("ink = 1", "config.toml:1:1: there is no ink '1'; known are night, paper, black"),
        ("printer = 3", "config.toml:1:1: this is no name; write it in quotes"),
        (
            "printer = 'office'",
            "config.toml:1:1: there is no printer 'office'; set it with: pnp printer set office",
        ),
        (
            "printer = 'ofice'\n[printers.office]\npaper = 'A4'",
            "config.toml:1:1: there is no printer 'ofice'; did you mean 'office'?",
        ),
        ("printers = 3", "config.toml:1:1: this is no table; write [printers.NAME] and keys below"),
        ("[printers]\nx = 3", "config.toml:2:1: this is no table; write [printers.x] and keys below"),
        (
            "[printers.x]\nmargin = 5",
            'config.toml:1:1: this printer has no paper; add a line such as paper = "A4"',
        ),
        (
            "[printers.x]\npaper = 'A4'\nback_dx = 20.5",
            "config.toml:3:1: back_dx cannot be 20.5; it is -20 to 20 mm",
        ),
        (
            "[printers.x]\npaper = 'A4'\nback_dy = nan",
            "config.toml:3:1: back_dy cannot be nan; it is -20 to 20 mm",
        ),
        (
            "[printers.x]\npaper = 'A4'\nback_angle = -6",
            "config.toml:3:1: back_angle cannot be -6; it is -5 to 5 degrees",
        ),
        (
            "[printers.x]\npaper = 'A4'\nmargin = true",
            "config.toml:3:1: margin cannot be true; it is 0 to 30 mm",
        ),
        (
            "[printers.x]\npaper = 'A4'\nmargin = {top = 1}",
            "config.toml:3:1: these are not the four margins; name each of top, right, bottom, left",
        ),
        (
            "[printers.x]\npaper = 'A4'\nmargin = {top = 1, right = 31, bottom = 1, left = 1}",
            "config.toml:3:1: margin cannot be 31; it is 0 to 30 mm",
        ),
        (
            "[printers.x]\npaper = 'A4'\nflip = 'up'",
            'config.toml:3:1: flip cannot be "up"; '
            "write long or short: the edge that the paper is turned about",
        ),
        (
            "[printers.x]\npaper = 'A4'\n[printers.y]\npaper = 'A4'\nbackdx = 1",
            "config.toml:5:1: there is no key 'backdx' here; did you mean 'back_dx'?",
        ),
        (
            "[printers.' x']\npaper = 'A4'",
            "config.toml:1:1: ' x' cannot name a printer; "
            "a name is 1 to 40 characters, with no space at its ends and no - before it",
        ),
        (
            "[printers.-x]\npaper = 'A4'",
            "config.toml:1:1: '-x' cannot name a printer; "
            "a name is 1 to 40 characters, with no space at its ends and no - before it",
        ),
        (
            "[printers.x]\npaper = '50x80'\nmargin = 10.5",
            "config.toml:3:1: these margins leave 29 by 59 mm of 50x80; leave at least 30 mm each way",
        ),
        (
            "[printers.x]\npaper = 'A5'\nmargin = {top = 1, right = 1, bottom = 1, left = 31}",
            "config.toml:3:1: margin cannot be 31; it is 0 to 30 mm",
        ),
        (b"paper = 'A4'\n# \xff", "config.toml:2:3: the byte FF is not UTF-8; save the file as UTF-8"),
        (b"#" * 66_000, f"config.toml:1:1: the file is larger than 64 KiB; {NO_FILE}"),
        (
            "paper = " + "[\n" * 20_000,
            "config.toml:1:1: this is nested too deep; write [printers.NAME] and keys below",
        ),
        ("# a number\nx = " + "1" * 5000, f"config.toml:2:401: {TOO_LONG}"),
        ("x = 0x" + "f" * 5000, f"config.toml:1:401: {TOO_LONG}"),
        ("x." * 10_000 + "x = 1", f"config.toml:1:401: {TOO_LONG}"),
        (
            f"# {'-' * 500}\npapr = 'A4'",
            "config.toml:2:1: there is no key 'papr' here; did you mean 'paper'?",
        ),
    ],
)
def test_a_mistake_is_told_at_its_place(settings_folder: Path, text: str | bytes, said: str) -> None:
    assert complaint(settings_folder, text) == said


@pytest.mark.parametrize(
    ("text", "place"), [("paper = A4", "1:9"), ("#\n[printers.x", "2:12"), ("paper = 'A4", "1:12")]
)
def test_a_slip_in_the_writing_is_told_where_reading_stopped(
    settings_folder: Path, text: str, place: str
) -> None:
    said = complaint(settings_folder, text)
    assert said.startswith(f"config.toml:{place}: ")
    assert said.endswith('; write it as TOML, such as paper = "A4"')
    assert "(at " not in said


@pytest.mark.parametrize(
    ("make", "wrong"),
    [
        (Path.mkdir, "is a folder"),
        (lambda file: file.symlink_to(file), "is a link that leads back to itself"),
        (lambda file: file.symlink_to("/dev/zero"), "is a pipe or a device, not a plain file"),
        (lambda file: os.mkfifo(file), "is a pipe or a device, not a plain file"),
    ],
)
def test_what_is_no_plain_file_is_told_at_once(
    make: Callable[[Path], None], wrong: str, settings_folder: Path
) -> None:
    file = settings_folder / "config.toml"
    make(file)
    for ask in (load_settings, lambda: write_printer("x", {})):
        with pytest.raises(InputError) as caught:
            ask()
        assert str(caught.value) == f"{file}:1:1: the file {wrong}; {NO_FILE}"


def test_a_file_of_nothing_but_mistakes_is_told_in_one_reading(settings_folder: Path) -> None:
    """Each mistake is placed without a walk through all lines."""
    text = "".join(f"key{number} = 1\n" for number in range(4000))
    assert len(complaint(settings_folder, text).splitlines()) == 4000


def test_all_mistakes_are_told_at_once(settings_folder: Path) -> None:
    text = "papr = 'A4'\nlanguage = 1\n[printers.x]\nflip = 3\npaper = 'A5'\nmargin = 99\n"
    said = complaint(settings_folder, text).splitlines()
    assert [line.split(":")[1] for line in said] == ["1", "2", "4", "6"]


def test_a_noted_printer_is_read_again(settings_folder: Path) -> None:
    noted = write_printer("office", {"paper": "A5", "margin": 4.25, "back_dx": 1.5, "back_angle": -0.4})
    assert config_file() == settings_folder / "config.toml"
    assert load_settings().printers == (noted,)
    assert (noted.paper.name, noted.margins.left, noted.back_dx, noted.back_angle) == ("A5", 4.25, 1.5, -0.4)


def test_what_is_not_given_stays() -> None:
    write_printer("office", {"paper": "A5", "back_dx": 1.5})
    noted = write_printer("office", {"back_dy": 2.0})
    assert (noted.paper.name, noted.back_dx, noted.back_dy) == ("A5", 1.5, 2.0)
    assert load_settings().printers == (noted,)


def test_a_new_printer_holds_the_usual_paper(settings_folder: Path) -> None:
    assert write_printer("one", {}).paper.name == "A4"
    note(settings_folder, "paper = 'Letter'")
    assert write_printer("two", {}).paper.name == "Letter"


def test_the_usual_printer_can_be_named_and_changed() -> None:
    first = write_printer("first", {}, default=True)
    assert load_settings().printer == first
    second = write_printer("second", {}, default=True)
    assert load_settings().printer == second
    assert load_settings().printers == (first, second)


TWO_PRINTERS = """# mine
paper = 'A5' # small

# by the door
[printers.a]
# the old one
paper = 'A4'  # thick
  flip = 'long' # as ever

# upstairs
[printers."b"]
paper = 'A3'
margin = { top = 4, right = 5, bottom = 12.5, left = 5 } # measured
# that is all"""


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize(
    ("name", "given", "old", "new"),
    [
        ("a", {"paper": "A4"}, "", ""),
        ("a", {"flip": "short"}, "flip = 'long'", 'flip = "short"'),
        ("a", {"back_dx": 1.5}, "# as ever\n", "# as ever\nback_dx = 1.5\n"),
        ("b", {"margin": 3.0}, "{ top = 4, right = 5, bottom = 12.5, left = 5 }", "3.0"),
        ("b", {"flip": "long"}, "# measured\n", '# measured\nflip = "long"\n'),
        ("c", {}, "# that is all", '# that is all\n\n[printers.c]\npaper = "A5"'),
    ],
)
def test_the_rest_of_the_file_stays_as_it_was(
    settings_folder: Path, name: str, given: dict[str, Any], old: str, new: str, ends: str
) -> None:
    note(settings_folder, TWO_PRINTERS.replace("\n", ends))
    write_printer(name, given)
    changed = (settings_folder / "config.toml").read_bytes().decode()
    assert changed == f"{TWO_PRINTERS.replace(old, new)}\n".replace("\n", ends)


def test_the_usual_printer_is_named_where_it_was_or_below_other_settings(settings_folder: Path) -> None:
    note(settings_folder, TWO_PRINTERS)
    write_printer("a", {}, default=True)
    file = settings_folder / "config.toml"
    named = TWO_PRINTERS.replace("# small\n", '# small\nprinter = "a"\n')
    assert file.read_text("utf-8") == f"{named}\n"
    note(settings_folder, "  printer = 'a' # for now\n[printers.a]\npaper = 'A4'\n")
    write_printer("b", {}, default=True)
    assert file.read_text("utf-8") == (
        '  printer = "b" # for now\n[printers.a]\npaper = \'A4\'\n\n[printers.b]\npaper = "A4"\n'
    )


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize(
    ("text", "value", "changed"),
    [
        ("", "cs", 'language = "cs"\n'),
        ("# mine", "cs", '# mine\nlanguage = "cs"\n'),
        ("paper = 'A5' # small", "cs", "paper = 'A5' # small\nlanguage = \"cs\"\n"),
        ("  language = 'en'   # for now\n# c\n", "cs", '  language = "cs"   # for now\n# c\n'),
        ("language = 4\n", "cs", 'language = "cs"\n'),
        ("# a\n[printers.a]\npaper = 'A4'\n", "pl", "language = \"pl\"\n\n# a\n[printers.a]\npaper = 'A4'\n"),
        (
            "ink = 'paper'\n\n# a\n[printers.a]\npaper = 'A4'\n",
            "pl",
            "ink = 'paper'\nlanguage = \"pl\"\n\n# a\n[printers.a]\npaper = 'A4'\n",
        ),
        ("# mine\nlanguage = 'en' # c\nink = 'paper' # d\n", None, "# mine\nink = 'paper' # d\n"),
        ("language = 'en'\n", None, ""),
        ("language = 'en'\n\n[printers.a]\npaper = 'A4'\n", None, "[printers.a]\npaper = 'A4'\n"),
    ],
)
def test_a_setting_is_noted_and_taken_out_and_the_rest_stays(
    settings_folder: Path, text: str, value: str | None, changed: str, ends: str
) -> None:
    note(settings_folder, text.replace("\n", ends))
    assert write_setting("language", value)
    written = (settings_folder / "config.toml").read_bytes().decode()
    assert written.replace(ends, "\n") == changed
    assert load_settings().language == value
    assert not write_setting("language", value)
    assert (settings_folder / "config.toml").read_bytes().decode() == written


def test_a_setting_that_would_be_wrong_or_stands_beside_a_mistake_is_not_noted(settings_folder: Path) -> None:
    for text in ("", "# mine\npapr = 'A4'\n"):
        note(settings_folder, text)
        with pytest.raises(UsageError, match="there is no printer 'attic'; set it with"):
            write_setting("printer", "attic")
        assert (settings_folder / "config.toml").read_text("utf-8") == text
    with pytest.raises(InputError, match=r"config\.toml:2:1: there is no key 'papr' here"):
        write_setting("ink", "paper")
    assert (settings_folder / "config.toml").read_text("utf-8") == text


@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("[printers]\na = { paper = 'A4' } # c\n", "[printers]\na = { paper = 'A4', back_dx = 1.5} # c\n"),
        ("printers.a.paper = 'A4' # c\n", "printers.a.paper = 'A4' # c\nprinters.a.back_dx = 1.5\n"),
        (
            "[printers.a.margin]\ntop = 1\nright = 1\nbottom = 1\nleft = 1 # c\n[printers.a]\npaper = 'A4'\n",
            "[printers.a.margin]\ntop = 1\nright = 1\nbottom = 1\nleft = 1 # c\n[printers.a]\npaper = 'A4'\n"
            "back_dx = 1.5\n",
        ),
    ],
)
def test_a_printer_written_in_an_unusual_way_is_changed_in_its_way(
    settings_folder: Path, text: str, changed: str
) -> None:
    note(settings_folder, text)
    write_printer("a", {"back_dx": 1.5})
    assert (settings_folder / "config.toml").read_text("utf-8") == changed


@pytest.mark.parametrize(
    "text",
    [
        "printers = { b = { paper = 'A4' } }\n",
        f"[printers]\na = {{ paper = 'A4' }} # {'-' * 370}\n",  # which would be too long to be read again
        "#" * (64 * 1024 - 1) + "\n",
    ],
)
def test_a_file_that_cannot_be_changed_is_left_alone(settings_folder: Path, text: str) -> None:
    note(settings_folder, text)
    load_settings()
    with pytest.raises(PnpError, match="in a way that pnp cannot change"):
        write_printer("a", {"back_dx": 1.5})
    assert (settings_folder / "config.toml").read_text("utf-8") == text


def test_nothing_wrong_is_noted(settings_folder: Path) -> None:
    with pytest.raises(UsageError) as caught:
        write_printer("x", {"paper": "A9", "back_dx": 21.0, "back_angle": float("inf")})
    assert [line.split(";")[0] for line in str(caught.value).splitlines()] == [
        "there is no paper 'A9'",
        "back_dx cannot be 21.0",
        "back_angle cannot be inf",
    ]
    assert list(settings_folder.iterdir()) == []


def test_an_unknown_printer_is_an_error_with_a_near_name() -> None:
    write_printer("office", {})
    with pytest.raises(UsageError, match=r"there is no printer 'offce'; did you mean 'office'\?"):
        named_printer(load_settings(), "offce")
    with pytest.raises(UsageError, match='set it with: pnp printer set "my printer"'):
        named_printer(load_settings(), "my printer")


def test_a_place_that_cannot_be_written(settings_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (settings_folder / "a-file").write_text("", "utf-8")
    monkeypatch.setenv("PNP_CONFIG", str(settings_folder / "a-file" / "deeper"))
    with pytest.raises(OutputError, match="set PNP_CONFIG to a folder"):
        write_printer("x", {})


def test_a_linked_file_stays_a_link(settings_folder: Path, tmp_path: Path) -> None:
    (settings_folder / "config.toml").symlink_to(tmp_path / "real.toml")
    noted = write_printer("x", {})
    assert (settings_folder / "config.toml").is_symlink()
    assert load_settings().printers == (noted,)


@given(name=NAMES, dx=MOVES, dy=MOVES, angle=st.floats(-5, 5), margin=st.floats(0, 30))
def test_any_printer_is_read_as_it_was_noted(
    settings_folder: Path, name: str, dx: float, dy: float, angle: float, margin: float
) -> None:
    values = {"back_dx": dx, "back_dy": dy, "back_angle": angle, "margin": margin}
    noted = write_printer(name, values)
    again: Printer = named_printer(load_settings(), name)
    assert again == noted
    assert (again.back_dx, again.back_dy, again.back_angle, again.margins.top) == (dx, dy, angle, margin)
    (settings_folder / "config.toml").unlink()


@given(st.one_of(st.text(), st.binary(), st.text("[]{}=.\"'\n printers3#")))
def test_whatever_the_file_holds_is_read_or_refused_in_words(
    settings_folder: Path, text: str | bytes
) -> None:
    try:
        note(settings_folder, text)
    except UnicodeEncodeError:  # a lone surrogate is no text
        return
    told: tuple[Problem, ...] = ()
    try:
        load_settings()
    except InputError as error:
        told = error.problems
    assert all(problem.line >= 1 and problem.column >= 1 and problem.wrong for problem in told)
