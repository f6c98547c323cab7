"""Starts Chabudai, or its tests, on a machine that has nothing but Python 3.11 or newer.

`python3 packaging/bootstrap.py run [...]` and `python3 packaging/bootstrap.py test [...]` make
`.venv` in the project folder once, from pinned and hashed wheels, and afterwards only compare a
stamp. Standard library alone; this file, `speech.py` and `stamp.py` parse on old Pythons, so that
these hear what they lack.
"""

import contextlib
import os
import sys

from speech import PROJECT, Problem, os_sentence, say
from stamp import VERBS, clean_environment, is_ready, python_of

if False:  # names for the annotations, which nothing evaluates
    from typing import Mapping

OLDEST = (3, 11)
USAGE = """usage: python3 packaging/bootstrap.py run  [arguments of chabudai]
       python3 packaging/bootstrap.py test [arguments of pytest]"""
USAGE_JA = """使い方：python3 packaging/bootstrap.py run  [chabudaiの引数]
        python3 packaging/bootstrap.py test [pytestの引数]"""


def main(arguments: list) -> int:
    """Do what the verb says and give the exit code: the child's, or 2 where it could not start."""
    # Under a redirected or C-locale output a folder with a Japanese name must not end the start.
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="backslashreplace")
    refusal = python_refusal(sys.version_info)
    if refusal:
        print(refusal, file=sys.stderr)
        return 2
    if not arguments or arguments[0] not in VERBS:
        asked = bool(arguments) and arguments[0] in ("-h", "--help")
        print(say(USAGE, USAGE_JA), file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    try:
        return start(arguments[0], arguments[1:])
    except Problem as problem:
        print("chabudai: %s" % problem, file=sys.stderr)
    except OSError as error:
        print("chabudai: %s" % os_sentence(error), file=sys.stderr)
    except KeyboardInterrupt:
        stopped = say(
            "stopped; the next start goes on from here.",
            "中断しました。次の起動はここから続きます。",
        )
        print("\nchabudai: %s" % stopped, file=sys.stderr)
        return 130
    return 2


def start(verb: str, arguments: list) -> int:
    """Make ready what is not, then become the program or its tests."""
    venv = os.path.join(PROJECT, ".venv")
    if not is_ready(venv, verb):
        from environment import prepare  # it need not parse on an old Python

        x11 = has_display(os.environ) and not os.environ.get("WAYLAND_DISPLAY")
        prepare(venv, verb, window=verb == "run" and x11)
    command, extra = child_command(python_of(venv), verb, arguments, os.environ)
    print("$ %s" % shown(command, extra), flush=True)
    if verb == "test":
        os.chdir(PROJECT)  # pytest looks for its settings and its tests where it is started
    return become(command, child_environment(os.environ, extra))


def python_refusal(version: tuple) -> "str | None":
    """The sentence for a Python that is too old, or None."""
    if tuple(version[:2]) >= OLDEST:
        return None
    return say(
        "Chabudai needs Python %d.%d or newer and this is Python %d.%d: start it with a newer one, "
        "for example `python3.11 packaging/bootstrap.py run`.",
        "ChabudaiにはPython %d.%d以降が必要ですが、これはPython %d.%dです。新しいPythonで起動して"
        "ください。例：`python3.11 packaging/bootstrap.py run`",
    ) % (OLDEST[0], OLDEST[1], version[0], version[1])


def has_display(environment: "Mapping[str, str]") -> bool:
    """Whether a window can open: on Windows and macOS always, elsewhere under X11 or Wayland."""
    if sys.platform in ("win32", "darwin"):
        return True
    # Someone who names vnc, linuxfb or eglfs has a screen of that kind.
    told = environment.get("QT_QPA_PLATFORM", "").split(":")[0] not in (
        "",
        "offscreen",
        "minimal",
        "xcb",
    )
    return told or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def first_deck(folder: "str | None" = None) -> str:
    """The shipped deck whose name comes first."""
    folder = folder or os.path.join(PROJECT, "decklists")
    decks = sorted(
        os.path.relpath(os.path.join(place, file), folder)
        for place, _, files in os.walk(folder)
        for file in files
        if file.endswith(".txt")
    )
    # A deck that lies in the folder itself comes before those of subfolders.
    decks.sort(key=lambda deck: os.sep in deck)
    if not decks:
        raise Problem(
            say(
                "there is no deck list in %s: this copy of the project is not whole.",
                "%sにデッキリストがありません。このプロジェクトのコピーは完全ではありません。",
            )
            % folder
        )
    return os.path.join(folder, decks[0])


def child_command(
    python: str, verb: str, arguments: list, environment: "Mapping[str, str]"
) -> tuple:
    """The command of a verb, by this Python, and what it adds to the environment."""
    # -P: an `app` folder where the person happens to stand is not ours.
    program = [python, "-P", "-m", "app"]
    if verb == "test":
        return [python, "-m", "pytest", "-q", *arguments], {"QT_QPA_PLATFORM": "offscreen"}
    if arguments or has_display(environment):
        return program + list(arguments), {}
    import tempfile

    deck = first_deck()
    handle, picture = tempfile.mkstemp(prefix="chabudai-", suffix=".png")
    os.close(handle)
    print(
        say(
            "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set): no window can "
            "open.\nInstead two turns are played without one; the picture of the table: %s",
            "画面がありません（DISPLAYもWAYLAND_DISPLAYも設定されていません）。ウィンドウは開けません。"
            "\n代わりに、ウィンドウなしで2番分を進めます。卓の画像：%s",
        )
        % picture
    )
    command = [*program, "goldfish", deck, "--turns", "2", "--png", picture]
    return command, {"QT_QPA_PLATFORM": "offscreen"}


def child_environment(surroundings: "Mapping[str, str]", extra: dict) -> dict:
    """What the child sees: ours, without leftovers of other Pythons."""
    return dict(clean_environment(surroundings), **extra)


def shown(command: list, extra: dict) -> str:
    """The command as it could be typed."""
    import shlex

    return " ".join(
        ["%s=%s" % item for item in extra.items()] + [shlex.quote(word) for word in command]
    )


def become(command: list, environment: "Mapping[str, str]") -> int:
    """Turn into the command, so that its signals and exit code are its own."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, environment)  # noqa: S606 - there is no shell
    import subprocess

    return subprocess.call(command, env=environment)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
