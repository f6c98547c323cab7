"""Tables and files: the menu "Table"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.contracts.rematch_contract import PLAIN, Kind
from app.ui.commands.actions.action_kinds import always, does, in_menu, of_table

if TYPE_CHECKING:
    from app.games.game_api import Selection
    from app.ui.app.shell import Shell
    from app.ui.commands.action_registry import Action
    from app.ui.commands.situation import Situation


def _show_cards(window: Shell) -> None:
    """Show all cards: beside the table while that shows, to be brought to it; else as a page."""
    if window.place_in_front is None:
        window.pages.open("cards")
        return
    window.sheets.show("cards")
    window.place_in_front.take_cards()


MOVED_ON = Words("Rematch, everybody one seat o&n", "席を1つずつ移ってもう一度(&N)")


def _lays_again(kind: Kind, title: Words) -> Action:
    """Return an action that lays the next table for the players of this one."""

    def run(window: Shell) -> None:
        window.tables.new.lay_again(kind)

    def can(situation: Situation) -> bool:
        spec = situation.spec
        if spec is None or not situation.own_host or situation.seats < 2:
            return False
        return kind in PLAIN or spec.rematch is not None

    def named(situation: Situation, _selection: Selection) -> Words:
        several = kind == "rematch_swapped" and situation.seats > 2
        return MOVED_ON if several else title

    return does(kind, title, run, "", can, named=named)


def _show_presets(window: Shell) -> None:
    from app.ui.table.presets.preset_sheet import show_presets  # noqa: PLC0415 - on demand

    show_presets(window)


def _has_presets(situation: Situation) -> bool:
    return situation.spec is not None and situation.spec.presets is not None


TABLE_ACTIONS = in_menu(
    "tables",
    (
        does("home", Words("&Home", "ホーム(&H)"), lambda w: w.pages.show_home(), "Alt+Home"),
        does(
            "new_table",
            Words("&New table…", "新しい卓(&N)…"),
            lambda w: w.tables.new.ask_new(),
            "Ctrl+N",
            always,
            icon="plus",
        ),
        does(
            "open",
            Words("&Open…", "開く(&O)…"),
            lambda w: w.tables.open_by_hand(),
            "Ctrl+O",
            always,
        ),
        does(
            "decks", Words("&Decks", "デッキ(&D)"), lambda w: w.pages.decks.show(), "Ctrl+D", always
        ),
        does(
            "edit_deck",
            Words("Edit a dec&k", "デッキを編集(&K)"),
            lambda w: w.pages.decks.open_editor(),
            "Ctrl+Shift+D",
            always,
        ),
        does("cards", Words("Ca&rds", "カード(&R)"), _show_cards, "Ctrl+Shift+B", always),
        does(
            "import_cards",
            Words("I&mport cards…", "カードを取り込む(&M)…"),
            lambda w: w.sheets.import_cards(),
            can=always,
        ),
        does(
            "type_in_any",
            Words("T&ype in a card…", "カードのデータを入力(&Y)…"),
            lambda w: w.sheets.type_in_card(),
            can=always,
        ),
        does(
            "paste",
            Words("Bring in what is on the clip&board", "クリップボードの内容を取り込む(&B)"),
            lambda w: w.sheets.paste(),
            "Ctrl+V",
            always,
        ),
        does(
            "lay_position",
            Words("Set up a pos&ition…", "局面を並べる(&I)…"),
            lambda w: w.sheets.show("position"),
            "Ctrl+Alt+L",
            always,
        ),
        of_table(
            "table_options",
            Words("R&ules of this table…", "この卓のルール(&U)…"),
            lambda p: p.show_options(),
            "Ctrl+Shift+O",
            separated=True,
        ),
        _lays_again("rematch", Words("Rema&tch", "もう一度対戦する(&T)")),
        _lays_again(
            "rematch_swapped", Words("Rematch, seats s&wapped", "席を入れ替えてもう一度(&W)")
        ),
        _lays_again(
            "tiebreaker",
            Words(
                "Tiebreaker: a new &game with 6 Prizes", "タイブレーク（サイド6枚で新しい対戦）(&G)"
            ),
        ),
        _lays_again(
            "sudden_death",
            Words(
                "Sudden Death: a new game with 1 Pri&ze", "サドンデス（サイド1枚で新しい対戦）(&Z)"
            ),
        ),
        does(
            "presets",
            Words("Presets o&f your own…", "自分の並べ方(&F)…"),
            _show_presets,
            can=_has_presets,
        ),
        does(
            "save", Words("&Save", "保存(&S)"), lambda w: w.tables.save(), "Ctrl+S", separated=True
        ),
        does(
            "save_as",
            Words("Save &as…", "名前を付けて保存(&A)…"),
            lambda w: w.tables.save_as(),
            "Ctrl+Shift+S",
        ),
        does(
            "export_log",
            Words("Export the &log as text…", "ログをテキストで書き出す(&L)…"),
            lambda w: w.tables.export_log(),
            separated=True,
        ),
        does(
            "copy_position",
            Words("Copy the &position", "局面をコピー(&P)"),
            lambda w: w.tables.copy_position(),
            "Ctrl+Alt+C",
        ),
        does(
            "export_position",
            Words("E&xport the position as JSON…", "局面をJSONで書き出す(&X)…"),
            lambda w: w.tables.export_position(),
        ),
        does(
            "export_case",
            Words("Export the position as a case for a &judge…", "検討用の局面を書き出す(&J)…"),
            lambda w: w.tables.export_case(),
        ),
        does(
            "picture_file",
            Words("Sa&ve a picture…", "画像を保存(&V)…"),
            lambda w: w.tables.save_picture(),
            "Ctrl+Shift+P",
        ),
        does(
            "picture_copy",
            Words("&Copy a picture", "画像をコピー(&C)"),
            lambda w: w.tables.copy_picture(),
            "Ctrl+Shift+C",
        ),
        does(
            "settings",
            Words("S&ettings", "設定(&E)"),
            lambda w: w.pages.show_settings(),
            "Ctrl+,",
            always,
            separated=True,
        ),
        does("quit", Words("&Quit", "終了(&Q)"), lambda w: w.close(), "Ctrl+Q", always),
    ),
)
