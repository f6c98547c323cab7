"""How the start speaks: in the language of the environment, a sentence for each problem.

It parses on old Pythons too, so that these hear what they lack.
"""

import os
import sys

if False:  # names for the annotations, which nothing evaluates
    from typing import Mapping, TextIO

PROJECT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class Problem(Exception):  # noqa: N818 - it is one, for a person to solve
    """Something the person at the keyboard can put right: what, where, what to do."""


def say(en: str, ja: str) -> str:
    """The sentence in the language of the environment."""
    return ja if speaks_japanese(os.environ, sys.stdout) else en


def speaks_japanese(environment: "Mapping[str, str]", stream: "TextIO | None") -> bool:
    """Whether the person reads Japanese, by the variables that the program asks too."""
    for name in ("CHABUDAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            wanted = environment[name].lower().startswith("ja")
            break
    else:
        wanted = sys.platform == "win32" and windows_is_japanese()
    try:
        # A terminal without the letters would show their numbers: better English then.
        "あ".encode(getattr(stream, "encoding", None) or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return wanted


def windows_is_japanese() -> bool:
    """Whether Windows itself speaks Japanese, which it tells by no variable."""
    import ctypes

    try:
        return ctypes.windll.kernel32.GetUserDefaultUILanguage() & 0x3FF == 0x11
    except (AttributeError, OSError):
        return False


def os_sentence(error: OSError) -> str:
    """An error of the operating system as what, where, what to do."""
    import errno

    where = error.filename or PROJECT
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", -1)):
        return disk_full(where)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return (
            say(
                "may not write %s: close programs that use it, or copy the project to a folder of "
                "your own, and start again.",
                "%sに書き込めません。使っているプログラムを閉じるか、プロジェクトを自分のフォルダーに"
                "コピーして、もう一度起動してください。",
            )
            % where
        )
    other = say(
        "%s: %s; check that path and start again.",
        "%s：%s。その場所を確かめて、もう一度起動してください。",
    )
    return other % (where, error.strerror or error)


def disk_full(where: str) -> str:
    """The sentence for a disk without room."""
    return (
        say(
            "the disk that holds %s is full: make room and start again.",
            "%sのあるディスクに空きがありません。空きを作って、もう一度起動してください。",
        )
        % where
    )
