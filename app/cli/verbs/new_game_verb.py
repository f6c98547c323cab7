"""`chabudai new-game NAME`: the folder of a game that runs at once, to be changed into one's own.

It is the shipped game Stepping stones under another name, with its tests: there is no template
beside it that could grow old.
"""

from __future__ import annotations

import argparse
import ast
import keyword
import re
import shlex
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from app.cli.command_line import CannotError
from app.core.text.words import Language, Words
from app.games.game_registry import GAMES
from app.own_games import VARIABLE, game_folders, is_taken, own_games
from app.places import is_there
from app.resources import page, tests_of

TEMPLATE = "stepping_stones"
LONGEST = 19
"""Letters of a name: with longer ones lines of the template would no longer fit."""
CODE = Path(__file__).resolve().parents[2] / "games" / TEMPLATE


def arguments(parser: argparse.ArgumentParser, speak: Language) -> None:
    """Declare the verb's options."""
    parser.add_argument(
        "name",
        metavar="NAME",
        help=Words(
            "its name: small letters, digits and “_” (night_train)",
            "ゲームの名前。英小文字、数字、_",
        ).in_(speak),
    )
    parser.add_argument(
        "--into",
        metavar="DIR",
        type=Path,
        help=Words(
            "where its folder is made (default: where your own games are looked for)",
            "作る場所（省略時は自作ゲームを探すフォルダー）",
        ).in_(speak),
    )


def run(options: argparse.Namespace, speak: Language) -> int:
    """Make the folder, and say what is in it and what to do next."""
    name: str = options.name
    _check(name)
    into: Path = (options.into or game_folders()[0]).absolute()
    made = make_game(name, into)
    for line in _told(name, into, made, speak):
        print(line)
    return 0


# -- what may be made -----------------------------------------------------------------------------


def _check(name: str) -> None:
    """Raise CannotError for a name that no game can have, or that one has already."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or len(name) > LONGEST:
        raise CannotError(
            Words(
                f"No game can be called “{name[:40]}”. Write small letters, digits and single “_” "
                f"between them, beginning with a letter, {LONGEST} at most: night_train.",
                f"「{name[:40]}」はゲームの名前にできません。英小文字で始め、英小文字・数字と間の_を"
                f"{LONGEST}文字まで使えます（例：night_train）。",
            )
        )
    if name in GAMES or name in own_games():
        raise CannotError(
            Words(
                f"There is a game “{name}” already. Choose another name.",
                f"「{name}」というゲームはすでにあります。別の名前にしてください。",
            )
        )
    if keyword.iskeyword(name) or keyword.issoftkeyword(name) or is_taken(name, Path()):
        raise CannotError(
            Words(
                f"“{name}” is a name that the program or what it is made with has already. "
                "Choose another name.",
                f"「{name}」はプログラムがすでに使っている名前です。別の名前にしてください。",
            )
        )


def make_game(name: str, into: Path) -> tuple[str, ...]:
    """Make the folder `name` in `into` and return the files that were written into it.

    It is there whole or not at all. Raises CannotError where there is something of that name
    already, or the folder cannot be written.
    """
    goal = into / name
    if is_there(goal):
        raise CannotError(
            Words(
                f"{goal} is there already, and nothing is overwritten. Choose another name, or "
                "another place with --into.",
                f"{goal}はすでにあります（上書きしません）。別の名前にするか、"
                "--intoで別の場所を指定してください。",
            )
        )
    try:
        into.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=into, prefix=f".{name}-") as folder:
            made = Path(folder) / name
            shutil.copytree(CODE, made, ignore=shutil.ignore_patterns("__pycache__"))
            shutil.copytree(
                tests_of(TEMPLATE), made / "tests", ignore=shutil.ignore_patterns("__pycache__")
            )
            (made / "tests" / "__init__.py").touch()
            written = tuple(_rename(made, name))
            made.rename(goal)
    except OSError as problem:
        why = problem.strerror or type(problem).__name__
        raise CannotError(
            Words(
                f"The folder {goal} cannot be made: {why}. Choose another place with --into.",
                f"フォルダー{goal}を作れません（{why}）。--intoで別の場所を指定してください。",
            )
        ) from problem
    return written


# -- under another name ---------------------------------------------------------------------------


def _rename(folder: Path, name: str) -> Iterator[str]:
    """Give all files of a copy the name of the new game; yield what they are called then."""
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        text = renamed(path.read_text(encoding="utf-8"), name)
        if path.suffix == ".py":
            text = in_order(text, name)
        goal = path.with_name(path.name.replace(TEMPLATE, name))
        path.rename(goal)
        goal.write_text(text, encoding="utf-8")
        yield goal.relative_to(folder).as_posix()


def renamed(text: str, name: str) -> str:
    """Return a text of the template as one of the game `name`."""
    title, template = name.replace("_", " ").capitalize(), GAMES[TEMPLATE].title
    swaps = (
        (f"app.games.{TEMPLATE}", name),
        (TEMPLATE, name),
        (f"{template.en} ({template.ja})", title),
        (template.en, title),
        (template.ja, title),
    )
    for old, new in swaps:
        text = text.replace(old, new)
    return text


def in_order(text: str, name: str) -> str:
    """Return a module with its imports of `app` and `name` sorted: the new name comes elsewhere."""
    imports = [node for node in ast.parse(text).body if isinstance(node, ast.ImportFrom)]
    own = [one for one in imports if f"{one.module}".partition(".")[0] in ("app", name)]
    if not own:
        return text
    lines = text.splitlines(keepends=True)
    parts = sorted(
        (f"{one.module}", "".join(lines[one.lineno - 1 : one.end_lineno])) for one in own
    )
    sorted_text = (part for _, part in parts)
    return "".join((*lines[: own[0].lineno - 1], *sorted_text, *lines[own[-1].end_lineno :]))


# -- what is said ---------------------------------------------------------------------------------

PARTS = {
    "cards": Words("its cards, their faces, its packs", "カードと表示、デッキ"),
    "zones": Words("where cards lie", "カードの置き場"),
    "moves": Words("what people do: actions, drops, turns", "操作、ドロップ、番"),
    "game": Words("the game itself, and its rules in words", "ゲーム本体とルールの説明"),
    "tests": Words("examples, and what the log says of a game", "テストとログの見本"),
}


def _told(name: str, into: Path, written: tuple[str, ...], speak: Language) -> Iterator[str]:
    """Yield what was written, and what to do next."""
    goal = into / name
    yield Words(f"Made the game “{name}”: {goal}", f"ゲーム「{name}」を作成：{goal}").in_(speak)
    for file in written:
        part = file.removeprefix(f"{name}_").removesuffix(".py")
        if part in PARTS:
            yield f"  {file:<32}{PARTS[part].in_(speak)}"
    yield f"  {'tests/':<32}{PARTS['tests'].in_(speak)}"
    start = "chabudai"
    if into.resolve() not in (folder.resolve() for folder in game_folders()):
        start = f"{VARIABLE}={shlex.quote(str(into))} chabudai"
    yield Words("What to do next", "次にすること").in_(speak)
    steps = (
        (start, Words("play it: it stands among the games", "遊ぶ（ゲームの一覧に出ます）")),
        (f"python -m pytest {shlex.quote(str(goal))}", Words("run its tests", "テストを実行する")),
        (f"{goal / name}_game.py", Words("give it a title in both languages", "題名を付ける")),
        (f"{page('new-game.md')}", Words("read how it is made, step by step", "作り方を読む")),
    )
    for command, what in steps:
        yield f"  {command}"
        yield f"      {what.in_(speak)}"
