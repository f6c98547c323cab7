"""What can be typed in any game: undo, redo, the board and the plan, locking, help, leaving."""

from __future__ import annotations

from collections.abc import Mapping
from unicodedata import normalize

from app.core.text.words import Words

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

TOLD: tuple[tuple[Words, Words], ...] = (
    (Words("lock", "確定"), Words("lock the plan: the turn goes on", "計画を伏せてターンを進める")),
    (
        Words("undo", "戻す"),
        Words(
            "take the last entry back; with an empty plan the last turn",
            "最後の入力を取り消す。計画が空なら前のターンに戻る",
        ),
    ),
    (Words("redo", "やり直す"), Words("put it in again", "取り消した入力を戻す")),
    (Words("plan", "計画"), Words("show the plan", "計画を表示する")),
    (Words("show", "盤面"), Words("show the board", "盤面を表示する")),
    (Words("help", "ヘルプ"), Words("this list", "この一覧")),
    (Words("quit", "終了"), Words("leave the game", "対戦をやめる")),
)
"""What each does, as help tells it."""


def meant(line: str, commands: Mapping[str, tuple[str, ...]]) -> str:
    """Return which command a line is, whole; "" for none."""
    word = " ".join(normalize("NFKC", line).casefold().split())
    return next((name for name, words in commands.items() if word in words), "")
