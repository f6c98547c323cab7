"""What the deck editor says."""

from __future__ import annotations

from datetime import datetime

from app.cards.deck.deck_curves import Curve
from app.core.text.wording import CARD, bracketed, counted, labelled, listed, moment, quoted
from app.core.text.words import Words

EDITOR = Words("Deck editor", "デッキ編集")
NO_TITLE = Words("New deck", "新しいデッキ")
TITLE = Words("Name of the deck", "デッキの名前")
ADD = Words(
    "Add a card: type its name, or “4” and its name", "カードを追加：名前か「4 名前」と入力"
)
ADD_NAME = Words("Add a card", "カードを追加")
FOUND_NAME = Words("Cards found", "見つかったカード")
ROWS = Words("Rows", "一覧")
GRID = Words("Pictures", "画像")
SWITCHES = Words("Grid", "マス目")
SWITCHES_NAME = Words("Put cards in and out", "カードを入れる・外す")
ALL, EVERYTHING = Words("All", "すべて"), Words("All of them", "すべてのカード")
CARDS = Words("Cards", "カード")
MAYBE = Words("Maybe", "候補")
SIDE = Words("Sideboard", "控え")
CHECK = Words("Check", "チェック")
BROWSE = Words("All cards", "カード一覧")
HIDE = Words("Hide", "隠す")
ODDS = Words("Odds", "確率")
VERSIONS = Words("Versions", "版")
CURVES = Words("Curves", "カーブ")
NO_CURVES = Words(
    "No card with a number yet. Add cards to the deck.",
    "数値のあるカードがまだありません。デッキにカードを入れてください。",
)
EMPTY = Words(
    "No card yet.\nType a name above, or paste a list (Ctrl+V).",
    "カードはまだありません。\n上に名前を入力するか、リストを貼り付けてください（Ctrl+V）。",
)
EMPTY_MAYBE = Words(
    "Cards you are still thinking about:\ndrop them here, or send them with a key (M).",
    "迷っているカードの置き場所です。\nドロップするか、Mキーで移してください。",
)
SAVE, SAVE_AS = Words("Save", "保存"), Words("Save as a new deck", "別のデッキとして保存")
PLAY, MORE = Words("Play alone", "1人で遊ぶ"), Words("More", "その他")
NEW, SORT = Words("New deck", "新しいデッキ"), Words("Sort the deck", "デッキを並べ替える")
RENAME = Words("Rename", "名前を変える")
DELETE = Words("Delete the deck", "デッキを削除")
PASTED = Words("Paste a list", "リストを貼り付ける")
PASTE = PASTED
NO_LIST = Words(
    "There is no text on the clipboard. Copy a deck list first.",
    "クリップボードにテキストがありません。先にデッキリストをコピーしてください。",
)
COPY = Words("Copy the list", "リストをコピー")
COPIED = Words("The list is on the clipboard.", "リストをクリップボードにコピーしました。")
EXPORT = Words("Export", "書き出す")
ONE_MORE = Words("One more", "1枚増やす")
ONE_LESS = Words("One less", "1枚減らす")
TAKE_OUT = Words("Take out all", "すべて抜く")
TO_MAYBE = Words("One to the maybe pile", "1枚を候補へ")
ALL_TO_MAYBE = Words("All to the maybe pile", "すべてを候補へ")
TO_DECK = Words("One to the deck", "1枚をデッキへ")
ALL_TO_DECK = Words("All to the deck", "すべてをデッキへ")
TO_SIDE = Words("One to the sideboard", "1枚を控えへ")
ALL_TO_SIDE = Words("All to the sideboard", "すべてを控えへ")
OTHER_PRINT = Words("Other print", "別の収録セットのカード")
NOT_SAVED = Words("Not saved", "未保存")
SAVED = Words("Saved", "保存済み")
FORMAT = Words("Format", "レギュレーション")
REGION = Words("Region", "地域")
NO_DATA = Words(
    "Nothing found against it; what has no data cannot be judged.",
    "違反は見つかりません。データのないカードは判定できません。",
)
NOT_ALL_READ = Words(
    "Not all of the list was read; nothing found against the rest.",
    "読み取れない行があります。読み取れたカードに違反は見つかりません。",
)
TO_LOOK_AT = Words(
    "Nothing found against it; some things are worth a look.",
    "違反は見つかりません。確認したい点があります。",
)
CHECKED_LATER = Words("Checked when there are cards.", "カードを入れるとチェックします。")
OTHER_GAME = Words(
    "This deck is for a game that is not checked.", "このデッキのゲームはチェックの対象外です。"
)
NO_VERSIONS = Words(
    "Each time you save, the version is kept here.",
    "保存するたびに、その時点の版がここに残ります。",
)
GO_BACK = Words("Go back to this version", "この版に戻す")
NO_CHANGE = Words("No difference", "違いはありません")
AGAINST_NOW = Words("From this version to the deck now:", "この版から今のデッキまで：")
BETWEEN = Words("From the older version to the newer one:", "古い版から新しい版まで：")
NOTHING_TO_SAVE = Words(
    "There is nothing to save: put a card in first.",
    "保存するカードがありません。先にカードを入れてください。",
)
GO_ON = Words("Go on with it", "続きから編集")
THROW_AWAY = Words("Throw it away", "破棄する")
IN_DECK = Words("in the deck", "デッキにあり")
NOT_IN_DECK = Words("not in the deck", "デッキになし")
SEVERAL = Words(
    "There are several copies: change their number in the list.",
    "2枚以上あります。枚数は一覧で変えてください。",
)
NO_SUCH_CARD = Words("No card has this name.", "この名前のカードはありません。")


def all_of(heading: Words) -> Words:
    """Return what the cards of a row or column of the grid are called together."""
    called = quoted(heading)
    return Words(f"the cards under {called.en}", f"{called.ja}のカード")


def often_in_deck(count: int) -> Words:
    """Return whether a card of the grid is in the deck, and how often where that is not once."""
    if count > 1:
        return Words(f"{count} in the deck", f"デッキに{count}枚")
    return IN_DECK if count else NOT_IN_DECK


def so_many_in_deck(count: int, of: int) -> Words:
    """Return how many cards of a row or column of the grid are in the deck."""
    return Words(f"{count} of {of} in the deck", f"デッキに{of}枚中{count}枚")


def left_to_the_list(count: int) -> Words:
    """Return that some cards of the deck cannot be switched in the grid, and where they can."""
    told = counted(count, CARD)
    return Words(
        f"Only in the list: {told.en} (not in this grid, or there more than once)",
        f"一覧でのみ変更：{told.ja}（マス目にないカード、または2枚以上のカード）",
    )


def found_nothing(text: str) -> Words:
    """Return that a name was not found, and what one can do."""
    called = quoted(text[:40])
    return Words(
        f"No card is called {called.en}. Import card data to find more cards.",
        f"{called.ja}というカードはありません。カードデータを取り込むと、もっと見つかります。",
    )


def saved_as(title: str) -> Words:
    """Return that a deck was saved."""
    called = quoted(title)
    return Words(f"Saved {called.en}.", f"{called.ja}を保存しました。")


def legal_in(title: Words) -> Words:
    """Return that a deck may be played in a format."""
    return Words(f"Legal in {title.en}.", f"{title.ja}で使えるデッキです。")


def when(time: datetime) -> Words:
    """Return a moment in the person's own time zone."""
    return moment(*time.astimezone().timetuple()[:5])


def unsaved_work(title: str, time: datetime) -> Words:
    """Return that there is a deck with changes that were not saved."""
    called, then = quoted(title), when(time)
    return Words(
        f"{called.en} was changed on {then.en} and not saved.",
        f"{called.ja}の変更（{then.ja}）は未保存です。",
    )


def thrown_away(title: str) -> Words:
    """Return that changes which were not saved lie in the bin, and the deck where it was."""
    called = quoted(title)
    return Words(
        f"Threw away the unsaved changes to {called.en}.",
        f"{called.ja}の未保存の変更を破棄しました。",
    )


def damaged_work(name: str, why: Words) -> Words:
    """Return that unsaved work cannot be read; the file stays."""
    called = quoted(name)
    return Words(
        f"Unsaved work in {called.en} cannot be read: {why.en}",
        f"保存していない作業{called.ja}を読めません：{why.ja}",
    )


def curve_title(curve: Curve) -> Words:
    """Return what stands above a curve: its number, of how many cards, and the average."""
    count, mean = counted(curve.cards, CARD), f"{curve.mean:.1f}"
    return Words(
        f"{curve.title.en}: {count.en}, average {mean}",
        f"{curve.title.ja}：{count.ja}、平均{mean}",
    )


def curve_told(curve: Curve) -> Words:
    """Return a curve in words: "Cost: 30 cards, average 3.2 (1: 2 cards, 2: 8 cards)"."""
    title = curve_title(curve)
    bars = [labelled(str(number), counted(count, CARD)) for number, count in curve.counts if count]
    told = bracketed(listed(bars))
    return Words(f"{title.en}{told.en}", f"{title.ja}{told.ja}") if bars else title
