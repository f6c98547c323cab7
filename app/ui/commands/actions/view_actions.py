"""How table and window look, and what explains them: the menus "View" and "Help"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.seats.boards.seat_facing import TWO_SIDES
from app.ui.commands.actions.action_kinds import always, does, in_menu, of_table

if TYPE_CHECKING:
    from app.core.ids import SeatId
    from app.ui.app.shell import Shell
    from app.ui.commands.action_registry import Action
    from app.ui.commands.situation import Situation


def _show_readings(window: Shell) -> None:
    from app.ui.panels.readings.reading_desk import show_readings  # noqa: PLC0415 - on demand

    show_readings(window)


def _show_other_reading(window: Shell) -> None:
    from app.ui.panels.readings.reading_desk import show_other_reading  # noqa: PLC0415 - on demand

    show_other_reading(window)


LOOKS = (
    Words("Look at player &1", "プレイヤー1の盤を見る(&1)"),
    Words("Look at player &2", "プレイヤー2の盤を見る(&2)"),
    Words("Look at player &3", "プレイヤー3の盤を見る(&3)"),
    Words("Look at player &4", "プレイヤー4の盤を見る(&4)"),
    Words("Look at player &5", "プレイヤー5の盤を見る(&5)"),
    Words("Look at player &6", "プレイヤー6の盤を見る(&6)"),
    Words("Look at player &7", "プレイヤー7の盤を見る(&7)"),
    Words("Look at player &8", "プレイヤー8の盤を見る(&8)"),
)
"""By seat: a game has no more; each has a key that looks at its board."""


def _look_at(seat: SeatId, title: Words) -> Action:
    """Return the action that looks at the board of a seat, and back."""
    return of_table(
        f"look_at_{seat + 1}",
        title,
        lambda p: p.look_at(seat),
        f"Ctrl+Shift+F{seat + 1}",
        lambda s: s.seats > max(TWO_SIDES, seat),
        separated=not seat,
    )


LOOK_AT = (*(f"look_at_{seat + 1}" for seat, _ in enumerate(LOOKS)), "look_at_all")
"""Ids of what is left out of the menus where there is no such board."""


def _rules_at_hand(window: Shell) -> None:
    from app.ui.panels.readings.rules_desk import show_rules  # noqa: PLC0415 - on demand

    show_rules(window)


def _has_adviser(situation: Situation) -> bool:
    return situation.spec is not None and situation.spec.adviser is not None


VIEW_ACTIONS = in_menu(
    "view",
    (
        of_table(
            "turn_table",
            Words("&Turn the table", "卓を回す(&T)"),
            lambda p: p.turn_table(),
            "Ctrl+Shift+T",
            lambda s: s.sitting.several,
        ),
        of_table(
            "zoom_in",
            Words("Zoom &in", "拡大(&I)"),
            lambda p: p.board.zoom_in(),
            "Ctrl++ Ctrl+=",
            separated=True,
        ),
        of_table(
            "zoom_out", Words("Zoom &out", "縮小(&O)"), lambda p: p.board.zoom_out(), "Ctrl+-"
        ),
        of_table(
            "zoom_fit", Words("&Whole table", "卓全体(&W)"), lambda p: p.board.fit(), "Ctrl+0"
        ),
        *(_look_at(seat, title) for seat, title in enumerate(LOOKS)),
        of_table(
            "look_at_all",
            Words("Look at all &boards", "全員の盤を見る(&L)"),
            lambda p: p.board.fit(),
            "Ctrl+Shift+F9",
            lambda s: s.seats > TWO_SIDES,
        ),
        does(
            "side_panel",
            Words("Side &panel", "サイドパネル(&P)"),
            lambda w: w.side_panel.toggle(),
            "F9",
            separated=True,
            checked=lambda s: s.switches.side_panel,
        ),
        does(
            "outline",
            Words("O&utline of the table", "卓の一覧(&U)"),
            lambda w: w.side_panel.show_tab("outline"),
            "F4",
        ),
        of_table("history", Words("&History", "履歴(&H)"), lambda p: p.show_history()),
        of_table(
            "name_step",
            Words("Name this step or b&ranch…", "この手順・分岐に名前を付ける(&R)…"),
            lambda p: p.name_step(),
        ),
        does(
            "readings",
            Words("&Compare readings…", "読みを比べる(&C)…"),
            _show_readings,
            "Ctrl+Alt+R",
        ),
        does(
            "other_reading",
            Words("&Jump to the next reading", "次の読みへ(&J)"),
            _show_other_reading,
            "Ctrl+Alt+B",
        ),
        of_table(
            "edit_position",
            Words("&Edit the position by hand", "局面を編集(&K)"),
            lambda p: p.editing.toggle(),
            "Ctrl+Alt+E",
            checked=lambda s: s.switches.editing,
        ),
        does(
            "play_from_here",
            Words("Pla&y on from here, apart", "ここから別の卓で続ける(&Y)"),
            lambda w: w.tables.play_from_here(),
            "Ctrl+Alt+H",
        ),
        of_table(
            "ending",
            Words("How the game ended(&Z)", "対戦の結果(&Z)"),
            lambda p: p.ending.show(),
            "Ctrl+Alt+O",
            lambda s: s.is_over,
        ),
        of_table(
            "play_back",
            Words("Play the game back as a mo&vie", "対戦を動画のように再生(&V)"),
            lambda p: p.side.earlier.play(),
            "Ctrl+Alt+V",
        ),
        does(
            "log", Words("Lo&g", "ログ(&G)"), lambda w: w.side_panel.show_tab("log"), "Ctrl+Shift+L"
        ),
        does(
            "advice",
            Words("&Advice", "助言(&A)"),
            lambda w: w.side_panel.show_advice(),
            "Ctrl+Shift+A",
            _has_adviser,
        ),
        does(
            "messages",
            Words("&Messages", "お知らせ(&M)"),
            lambda w: w.side_panel.show_tab("messages"),
            "Ctrl+Shift+M",
        ),
        does(
            "full_screen",
            Words("&Full screen", "全画面(&F)"),
            lambda w: w.looks.toggle_full_screen(),
            "F11",
            always,
            checked=lambda s: s.switches.full_screen,
        ),
        does(
            "language",
            Words("日本語で表示(&L)", "Switch to &English"),
            lambda w: w.looks.switch_language(),
            "Ctrl+L",
            always,
            icon="language",
            separated=True,
        ),
        does(
            "theme",
            Words("&Next theme", "次のテーマ(&N)"),
            lambda w: w.looks.next_theme(),
            "Ctrl+Alt+T",
            always,
        ),
        does(
            "mat",
            Words("Next &kind of mat", "次のマット(&X)"),
            lambda w: w.looks.next_mat(),
            can=always,
        ),
        does(
            "text_larger",
            Words("Larger te&xt", "文字を大きく(&B)"),
            lambda w: w.looks.scale_text(1),
            "Ctrl+Alt++ Ctrl+Alt+=",
            always,
        ),
        does(
            "text_smaller",
            Words("&Smaller text", "文字を小さく(&S)"),
            lambda w: w.looks.scale_text(-1),
            "Ctrl+Alt+-",
            always,
        ),
        does(
            "animations",
            Words("Animate moving car&ds", "カードをなめらかに動かす(&D)"),
            lambda w: w.looks.toggle_animations(),
            can=always,
            checked=lambda s: s.switches.animations,
        ),
        does(
            "sounds",
            Words("Play sounds (&Q)", "音を鳴らす(&Q)"),
            lambda w: w.looks.toggle_sounds(),
            can=always,
            checked=lambda s: s.switches.sounds,
        ),
    ),
)
HELP_ACTIONS = in_menu(
    "help",
    (
        does(
            "rules_at_hand",
            Words("&Rules at hand…", "ルール早見(&R)…"),
            _rules_at_hand,
            "Ctrl+Alt+U",
            _has_adviser,
        ),
        does(
            "keys", Words("&Keys", "キー一覧(&K)"), lambda w: w.sheets.show("keys"), "F1 ?", always
        ),
        does(
            "lists",
            Words("&Lists of the game", "ゲームの一覧表(&G)"),
            lambda w: w.sheets.show("lists"),
            "Shift+F1",
            lambda s: s.spec is None or s.spec.lists is not None,
        ),
        does(
            "lesson",
            Words("Learn the game step &by step", "遊び方を一歩ずつ覚える(&B)"),
            lambda w: w.tables.new.learn(),
            can=lambda s: s.spec is None or s.spec.lesson is not None,
        ),
        does(
            "judge_questions",
            Words("Rules &questions…", "ルール問題(&Q)…"),
            lambda w: w.sheets.show("questions"),
            "Ctrl+Alt+J",
            lambda s: s.spec is None or s.spec.puzzles is not None,
        ),
        does(
            "judges_notes",
            Words("&Judge’s notes…", "ジャッジのメモ(&J)…"),
            lambda w: w.sheets.show("notes"),
            "Ctrl+Alt+M",
            always,
        ),
        does("tour", Words("&Five hints", "5つのヒント(&F)"), lambda w: w.sheets.show_tour()),
        does(
            "error_log",
            Words("Open the &error log", "エラーログを開く(&E)"),
            lambda w: w.sheets.open_error_log(),
            can=always,
        ),
        does(
            "about",
            Words("&About Chabudai", "Chabudaiについて(&A)"),
            lambda w: w.sheets.show("about"),
            can=always,
        ),
    ),
)
