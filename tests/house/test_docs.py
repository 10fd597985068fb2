"""What the pages say is so: commands work, links lead somewhere, files and keys exist."""

import re
import shlex
from pathlib import Path
from types import SimpleNamespace

import pytest

import farmdesk
import run
from farmdesk import assets, games
from farmdesk.ai import train
from farmdesk.app import page_keys, shot
from farmdesk.cli import checks, command
from farmdesk.cli.words import Words
from farmdesk.core.moves import phrase

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
FRONT = [ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")]
PAGES = [*FRONT, *sorted((ROOT / "docs").rglob("*.md"))]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
PICTURES = sorted((ROOT / "docs" / "pictures").iterdir())
PICTURE_LIMIT = 400_000  # bytes: a page with six of them still opens quickly

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
ROOMS = ("farmdesk/", "tests/", "resources/", "docs/", "packaging/", "ui/")
SUFFIXES = (".py", ".md", ".json", ".ts", ".ui", ".toml", ".txt", ".png")


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def lines_of(start: str, page: str = README) -> list[str]:
    """The lines of a page's code blocks that begin with a word, explanations cut off."""
    blocks = re.findall(r"^```\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    lines = [re.split(r" {3,}", line)[0] for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.split()[:1] == [start]]


def row_cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


RUN_LINES = sorted(
    {
        " ".join(found.split())
        for page in FRONT
        for found in re.findall(r"\bpy(?:thon3)? run\.py((?: (?!WORDS)[a-z]+)?)", text_of(page))
    }
)


def test_both_commands_stand_in_the_readme() -> None:
    for command_line in ("python3 run.py", "python3 run.py test", "py run.py", "py run.py test"):
        assert f"`{command_line}`" in README


@pytest.mark.parametrize("words", RUN_LINES)
def test_run_py_knows_every_word_that_the_pages_give_it(
    words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for deed in ("play", "test", "check", "farmdesk", "set_up", "start"):
        monkeypatch.setattr(run, deed, lambda *words: 0)
    monkeypatch.setattr(run, "provide", lambda platforms: True)
    assert run.main(words.split()) == 0


@pytest.mark.parametrize("line", lines_of("farmdesk"))
def test_the_command_line_accepts_what_the_readme_shows(line: str) -> None:
    words = shlex.split(line)[1:]
    if words[:1] == ["--smoke"] or not words:
        return  # the window's own business; the door knows these two
    if words[0] == "shot":
        assert shot.read(words[1:]).out.suffix == ".png"
        return
    args = command._parser().parse_args(words)
    if words[0] in ("play", "arena"):
        seats = checks.seats(args.seats)
        checks.options(args.option, checks.game(args.game), len(seats))
        checks.seed(args.seed)
    elif words[0] == "bench":
        assert [checks.game(name) for name in args.games]


def test_every_command_is_shown_in_the_readme() -> None:
    shown = {line.split()[1] for line in lines_of("farmdesk") if len(line.split()) > 1}
    assert shown == {*command.ROOMS, "shot", "--version", "--smoke"}


def test_training_is_started_as_the_readme_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (line,) = (line for line in lines_of("python") if "farmdesk.ai.train" in line)
    called = {}

    def learn(game: str, seed: int, jobs: int) -> tuple[Path, bytes, str]:
        called[game] = (seed, jobs)
        return tmp_path / "weights.json", b"{}", "learned"

    monkeypatch.setattr(train, "train", learn)
    assert train.main(line.split()[3:]) == 0
    assert called == {"harvest_valley": (1, 2)}
    assert "learned" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_and_pictures_are_there(page: Path) -> None:
    targets = [link for link in LINK.findall(text_of(page)) if "://" not in link]
    missing = [link for link in targets if not (page.parent / link.partition("#")[0]).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_no_page_names_a_missing_file(page: Path) -> None:
    folders = (ROOT / room for room in (*ROOMS, ".ci"))
    files = {name_of(file) for folder in folders for file in folder.rglob("*")}
    files |= {file.name for file in ROOT.iterdir()}
    missing = []
    for word in CODE.findall(text_of(page)):
        if re.search(r"[\s<>*…(){}:]", word):
            continue  # a command, a pattern or a piece of code
        path = word.rstrip("/")
        if path.startswith(ROOMS) and path not in files:
            missing.append(word)
        elif path.endswith(SUFFIXES) and path[0].isalnum():  # `.ts` and `_ja.ts` are endings
            known = any(file == path or file.endswith(f"/{path}") for file in files)
            missing += [] if known else [word]
    assert missing == []


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: str(picture.name))
def test_pictures_are_small_and_shown(picture: Path) -> None:
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert len(data) < PICTURE_LIMIT
    assert f"docs/pictures/{picture.name}" in README


def test_every_picture_is_made_by_a_line_that_works() -> None:
    lines = lines_of("farmdesk", text_of(ROOT / "docs" / "pictures.md"))
    made = [ROOT / shot.read(shlex.split(line)[2:]).out for line in lines]
    assert sorted(made) == PICTURES


def test_the_changelog_begins_with_this_version() -> None:
    heads = re.findall(r"^## \[([^\]]+)\]", text_of(ROOT / "CHANGELOG.md"), re.MULTILINE)
    assert heads[0] == farmdesk.__version__


def test_decisions_are_numbered_without_a_gap() -> None:
    names = [decision.name for decision in DECISIONS]
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))
    for number, decision in enumerate(DECISIONS, start=1):
        assert text_of(decision).startswith(f"# {number}. ")


def test_every_key_of_the_table_is_in_the_readme() -> None:
    table = README.partition("| key | does |")[2].partition("\n\n")[0]
    rows = [row_cells(row) for row in table.splitlines()[2:]]
    assert sorted(row[0] for row in rows) == sorted(key for _, key in page_keys.LISTED)


@pytest.mark.parametrize("game_id", games.BUILT)
def test_the_readme_says_who_made_every_game(game_id: str) -> None:
    name = Words().say(phrase(f"game.{game_id}.name"))
    (row,) = (line for line in README.splitlines() if line.startswith(f"| {name} |"))
    _, designer, publisher, seats = row_cells(row)
    assert designer
    assert publisher
    game = games.find(game_id)
    assert game is not None
    assert seats == f"{game.info.seats[0]} to {game.info.seats[-1]}"


@pytest.mark.parametrize(
    ("platform", "told"),
    [
        ("linux", "~/.local/share/farmdesk"),
        ("darwin", "~/Library/Application Support/Farmdesk"),
        ("win32", "%APPDATA%\\Farmdesk"),
    ],
)
def test_the_readme_knows_where_saves_live(
    platform: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FARMDESK_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("APPDATA", "%APPDATA%")
    monkeypatch.setattr(assets, "sys", SimpleNamespace(platform=platform))
    folder = assets.user_folder()
    home = Path.home()
    parts = ("~", *folder.relative_to(home).parts) if folder.is_relative_to(home) else folder.parts
    assert list(parts) == re.split(r"[/\\]", told)
    assert f"`{told}`" in README
