"""What the import of card data says in the window, beside what the command line says too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import CARD, Noun, both, counted, number
from app.core.text.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.cards.importing.import_values import StoredSet

SET = Noun("set", "sets", "セット")

TITLE = Words("Import cards", "カードを取り込む")
FORGETTING = Words("Forget imported cards", "取り込んだカードを取り除く")
KEPT = Words("The card data was kept.", "カードデータを保存しました。")
"""Without its name: whoever sits down here next may read it, and it may lie in a hand."""
TYPE_IN = Words("Type in this card…", "このカードのデータを入力…")
DROP = Words(
    "You can also drop files or a folder on the window.",
    "ファイルやフォルダーは、ウィンドウにドロップしてもかまいません。",
)
FILES = Words("Choose files…", "ファイルを選ぶ…")
FOLDER = Words("Choose a folder…", "フォルダーを選ぶ…")
NONE_YET = Words("No cards are imported yet.", "まだカードを取り込んでいません。")
FORGET_ASKED = Words("Forget imported cards…", "取り込んだカードを取り除く…")

KEEPING = Words("keeping a card", "カードの保存")
LOOKING = Words("looking for files", "ファイルの確認")
PROGRESS = Words("Progress of the import", "取り込みの進み具合")
BESIDE = Words(
    "You can close this and play on: you are told when it is done. The cards come all at once.",
    "閉じて、そのまま遊べます。終わったらお知らせします。カードは最後にまとめて加わります。",
)
STOPPED = Words(
    "The import was cancelled. The card base is as it was.",
    "取り込みをキャンセルしました。カードのデータベースは元のままです。",
)
FORGETTING_STOPPED = Words(
    "Nothing was forgotten. The card base is as it was.",
    "何も取り除いていません。カードのデータベースは元のままです。",
)
WENT_WRONG = Words(
    "Something went wrong. The card base is as it was; see the error log.",
    "問題が起きました。カードのデータベースは元のままです。詳しくはエラーログにあります。",
)
BUSY = Words(
    "An import is still running. Wait until it is done, or cancel it.",
    "取り込みがまだ続いています。終わるまで待つか、キャンセルしてください。",
)

DONE = Words("Imported", "取り込みました")
NOT_DONE = Words("Not imported", "取り込めませんでした")
SETS = Words("Sets", "セット")
REFUSED = Words("Refused", "読み込めなかった項目")
LEFT = Words("Left alone", "読み飛ばしたファイル")
REPORT = Words("What the import did", "取り込みの結果")
COPY_ALL = Words("Copy what the import did", "取り込みの結果をコピー")
MORE = Words("Import more…", "続けて取り込む…")
SHOW = Words("Show", "表示")

CHOOSE_SETS = Words(
    "Choose what to forget. Decks keep their lists; import the data again to have the cards back.",
    "取り除くセットを選んでください。デッキのリストは残ります。データを取り込み直せば元に戻ります。",
)
SETS_HELD = Words("Imported sets", "取り込んだセット")
ALL = Words("All", "すべて")
FORGET = Words("Forget…", "取り除く…")
DO_FORGET = Words("Forget", "取り除く")
KEEP = Words("Keep them", "残す")
NO_SET = Words("without a set", "セットなし")


def held_line(cards: int, sets: int) -> Words:
    """Return what the card base holds."""
    if not cards:
        return NONE_YET
    many, within = counted(cards, CARD), counted(sets, SET)
    return Words(
        f"Imported so far: {many.en} in {within.en}.",
        f"取り込み済み：{within.ja}、{many.ja}。",
    )


def set_line(one: StoredSet) -> Words:
    """Return code, name and cards of a set: "TWM  Twilight Masquerade, 226 cards"."""
    cards = counted(one.cards, CARD)
    code = both(one.code) if one.code else NO_SET
    name = f" {one.name}" if one.name and one.name != one.code else ""
    return Words(f"{code.en}{name} · {cards.en}", f"{code.ja}{name}・{cards.ja}")


def heading(title: Words, count: int) -> Words:
    """Return the heading of a part of the report."""
    return Words(f"{title.en}: {number(count)}", f"{title.ja}：{number(count)}")


def question(chosen: Sequence[StoredSet]) -> Words:
    """Ask whether these sets are to be forgotten."""
    cards = counted(sum(one.cards for one in chosen), CARD)
    sets = counted(len(chosen), SET)
    return Words(
        f"Forget {cards.en} of {sets.en}? This cannot be undone.",
        f"{sets.ja}、{cards.ja}を取り除きますか？　元に戻す操作はできません。",
    )
