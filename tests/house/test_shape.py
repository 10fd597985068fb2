"""The shape of the house: small files, small functions, nothing of anyone's own machine."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILE_LIMIT = 400  # lines
FUNCTION_LIMIT = 40  # a function stays under it

# Files that are tables of facts and may be longer, each by name with its reason. None so far.
TABLES_OF_FACTS: frozenset[str] = frozenset()

SOURCES = sorted(
    file for room in ("farmdesk", "tests", "packaging") for file in (ROOT / room).rglob("*.py")
)
SOURCES.append(ROOT / "run.py")

# Written in pieces, so that this file does not find itself.
REGISTRIES = [
    "".join(parts) for parts in (("pypi", ".org"), ("python", "hosted"), ("npm", "js.org"))
]
SOMEONES_PATH = re.compile(r"(?<![\w.])/(?:home|Users|root|work)/\w|[A-Z]:\\Users\\\w|/tmp/\w+/\w")
EMOJI = re.compile(
    "[\U0001f000-\U0001faff\ufe0f\u231a\u231b\u23e9-\u23ec\u23f0\u23f3\u2614\u2615\u2648-\u2653"
    "\u267f\u2693\u26a1\u26bd\u26be\u26c4\u26c5\u26ce\u26d4\u26ea\u26f2\u26f3\u26f5\u26fa\u26fd"
    "\u2705\u270a\u270b\u2728\u274c\u274e\u2753-\u2755\u2757\u2795-\u2797\u27b0\u27bf\u2b50\u2b55]"
)


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def lengths() -> dict[str, int]:
    return {name_of(file): len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES}


def functions() -> Iterator[tuple[str, int]]:
    """Yield file and function with the number of lines from `def` to its end."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.end_lineno is not None
                yield f"{name_of(file)}: {node.name}", node.end_lineno - node.lineno + 1


def test_files_are_small_enough_to_read() -> None:
    too_long = {name for name, lines in lengths().items() if lines > FILE_LIMIT}
    assert too_long == TABLES_OF_FACTS  # an exception is named only while it is needed


def test_functions_are_short() -> None:
    assert {name: lines for name, lines in functions() if lines >= FUNCTION_LIMIT} == {}


def test_packaging_is_a_folder_of_scripts() -> None:
    """With an __init__.py it would hide the library of the same name from every build tool."""
    assert not list((ROOT / "packaging").rglob("__init__.py"))


def kept_texts() -> Iterator[tuple[str, str]]:
    """Yield name and text of every file that is, or is about to be, under version control."""
    line = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(line, cwd=ROOT, capture_output=True, check=True).stdout
    for name in sorted(filter(None, listed.decode().split("\0"))):
        try:
            yield name, (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue  # a font or a picture; or a file just removed


needs_git = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a checkout")


@needs_git
def test_the_texts_are_found_at_all() -> None:
    assert {"run.py", "pyproject.toml", "tests/house/test_shape.py"} <= {n for n, _ in kept_texts()}


@needs_git
def test_no_registry_is_named() -> None:
    """Where packages come from is each machine's own setting, never ours."""
    assert [n for n, text in kept_texts() if any(host in text for host in REGISTRIES)] == []


@needs_git
def test_no_path_of_someones_machine() -> None:
    found = {name: SOMEONES_PATH.search(text) for name, text in kept_texts()}
    assert {name: hit[0] for name, hit in found.items() if hit} == {}


@needs_git
def test_no_emoji() -> None:
    """Pictures are our own drawings, which look the same on every system."""
    found = {name: EMOJI.search(text) for name, text in kept_texts()}
    assert {name: hit[0] for name, hit in found.items() if hit} == {}


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("see " + "/home" + "/anna/notes", True),
        ("C:" + r"\Users" + r"\anna", True),
        ("~/.local/share/farmdesk", False),
        ("resources/home/x", False),
        ("/usr/bin/python3", False),
    ],
)
def test_what_counts_as_someones_path(text: str, is_found: bool) -> None:
    assert bool(SOMEONES_PATH.search(text)) is is_found
