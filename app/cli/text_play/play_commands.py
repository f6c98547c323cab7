"""The words for what can be typed in any game: undo, redo, board, plan, locking, help, leaving.

They are recognised here, and told by `play_help`.
"""

from __future__ import annotations

from collections.abc import Mapping
from unicodedata import normalize

UNDO, REDO, SHOW, PLAN, LOCK, HELP, QUIT = "undo", "redo", "show", "plan", "lock", "help", "quit"
AGAIN, SWAP, YES = "again", "swap", "yes"

COMMANDS: Mapping[str, tuple[str, ...]] = {
    LOCK: ("lock", "l", "確定", "伏せる"),
    UNDO: ("undo", "u", "戻す", "元に戻す"),
    REDO: ("redo", "r", "やり直す"),
    PLAN: ("plan", "p", "計画"),
    SHOW: ("show", "b", "board", "盤面", "表示"),
    HELP: ("help", "h", "?", "ヘルプ", "使い方"),
    QUIT: ("quit", "q", "exit", "終了", "やめる"),
}
"""While a turn is planned."""
ANSWERS: Mapping[str, tuple[str, ...]] = {
    AGAIN: ("again", "a", "yes", "y", "もう一度", "はい"),
    SWAP: ("swap", "s", "交代"),
    QUIT: ("quit", "q", "exit", "no", "n", "終了", "やめる", "いいえ"),
}
"""After a game."""
AGREED: Mapping[str, tuple[str, ...]] = {YES: ("yes", "y", "はい")}
"""Where something is asked."""


def meant(line: str, commands: Mapping[str, tuple[str, ...]]) -> str:
    """Return which command a line is, whole; "" for none."""
    word = " ".join(normalize("NFKC", line).casefold().split())
    return next((name for name, words in commands.items() if word in words), "")
