"""What can be typed in any game, as help tells it."""

from __future__ import annotations

from app.core.text.words import Words

TOLD: tuple[tuple[Words, Words], ...] = (
    (
        Words("lock", "「確定」"),
        Words("lock the plan: the turn goes on", "計画を伏せてターンを進める"),
    ),
    (
        Words("undo", "「戻す」"),
        Words(
            "take the last entry back; with an empty plan the last turn",
            "最後の入力を取り消す。計画が空なら前のターンに戻る",
        ),
    ),
    (Words("redo", "「やり直す」"), Words("put it in again", "取り消した入力を戻す")),
    (Words("plan", "「計画」"), Words("show the plan", "計画を表示する")),
    (Words("show", "「盤面」"), Words("show the board", "盤面を表示する")),
    (Words("help", "「ヘルプ」"), Words("this list", "この一覧")),
    (Words("quit", "「終了」"), Words("leave the game", "対戦をやめる")),
)
"""(what is typed, what it does)."""
