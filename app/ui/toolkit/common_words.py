"""Words that stand on many sheets, each written once."""

from __future__ import annotations

from app.core.text.words import Words

TABLE = Words("Table", "卓")
"""What the board is called."""
CLOSE = Words("Close", "閉じる")
CANCEL = Words("Cancel", "キャンセル")
COPY = Words("Copy", "コピー")
BACK = Words("Back", "戻る")
UNDO = Words("Undo", "元に戻す")
REDO = Words("Redo", "やり直す")
READ_LARGE = Words("Read large", "カードを拡大")
FACE_DOWN_CARD = Words("Face-down card", "ウラ向きのカード")
FILTER = Words("Filter", "絞り込み")
FILTER_COUNT = Words("Filter: {count}", "絞り込み：{count}")
SHOW_AGAIN = Words("Show this step again", "この手順をもう一度見る")
REMEDY = Words("Judge this step…", "この手順の処置…")
GO_TO_STEP = Words("Go to this step", "この手順へ移動")
KEEP_LOOKING = Words("Keep looking", "まだ見る")
OPEN_ERROR_LOG = Words("Open the error log", "エラーログを開く")
SLOGAN = Words(
    "A table for card games. You play; it keeps the table.",
    "カードゲームのための卓。カードを動かすのはあなた。卓を用意するのがChabudai。",
)
MENU = Words("Menu", "メニュー")
