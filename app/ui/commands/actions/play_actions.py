"""What is done with the game on the table: the menu "Play"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.ids import JUDGE
from app.core.intent import Flip, Procedure, Redo, Roll, Undo
from app.core.text.words import Words
from app.ui.commands.action_registry import Action
from app.ui.commands.actions.action_kinds import always, does, gesture, in_menu, of_table
from app.ui.commands.actions.beginning_actions import BEGINNING_ACTIONS
from app.ui.toolkit.plain_text import literal

if TYPE_CHECKING:
    from app.games.game_api import Selection
    from app.ui.app.shell import Shell
    from app.ui.commands.situation import Situation

END_TURN = Words("&End turn", "番を終わる(&E)")
FIRST_TURN = Words("B&egin the first turn", "最初の番を始める(&E)")
OTHER_SIDE = Words("Sit on the &other side", "向かいの席に座る(&O)")
HAND_OVER = Words("Hand o&ver to another player", "ほかのプレイヤーに交代(&V)")
OTHER_HAND = Words("Ask to see the other's ha&nd", "相手の手札を見せてもらう(&N)")
LEAVE_JUDGE = Words("Lea&ve the judge's seat", "ジャッジの席を立つ(&V)")


def _hand_over(situation: Situation, _selection: Selection) -> Words:
    sitting = situation.sitting
    if not sitting.apart:
        return HAND_OVER
    if sitting.judging:
        return LEAVE_JUDGE
    name = literal(sitting.next_name)
    return Words(f"Hand o&ver to {name}", f"{name}に交代(&V)")


def _other_seat(situation: Situation, _selection: Selection) -> Words:
    """Return where one sits down next: across the table, or whose seat it is of several."""
    name = literal(situation.sitting.next_name)
    if situation.seats <= 2 or not name:
        return OTHER_SIDE
    return Words(f"Sit d&own for {name}", f"{name}の席に座る(&O)")


def _see_hand(situation: Situation, _selection: Selection) -> Words:
    """Return whose hand one asks for: the other's, or of several the one that is pointed at."""
    if situation.seats <= 2:
        return OTHER_HAND
    return Words("Ask to see the ha&nd pointed at", "指した手札を見せてもらう(&N)")


UNDO, REDO = Words("&Undo", "元に戻す(&U)"), Words("&Redo", "やり直す(&R)")
UNDO_PLAN = Words("&Undo in your plan", "自分の計画で元に戻す(&U)")
REDO_PLAN = Words("&Redo in your plan", "自分の計画でやり直す(&R)")


def _undo(situation: Situation, _selection: Selection) -> Words:
    """Return what is taken back: what was sketched last goes before what happened last."""
    return UNDO_PLAN if situation.planning.back else UNDO


def _redo(situation: Situation, _selection: Selection) -> Words:
    return REDO_PLAN if situation.planning.forth else REDO


def _put_right(window: Shell) -> None:
    from app.ui.panels.history.remedies.remedy_desk import put_right  # noqa: PLC0415 - on demand

    put_right(window)


def _has_turns(situation: Situation) -> bool:
    spec, view = situation.spec, situation.view
    if spec is None or view is None or "end_turn" not in spec.procedures:
        return False
    return spec.beginning is None or view.turn.number > 0


def _end_named(situation: Situation, _selection: Selection) -> Words:
    """Return what goes on to the next turn; where a game begins without more, to the first."""
    view = situation.view
    return END_TURN if view is None or view.turn.number else FIRST_TURN


def _has_conditions(situation: Situation) -> bool:
    spec = situation.spec
    return spec is not None and any(entry.group == "conditions" for entry in spec.actions)


def _says_who_knows(situation: Situation) -> bool:
    """Whether these are eyes that say who knows a card: a judge's, or of who plays alone."""
    view = situation.view
    if view is None:
        return False
    return view.seat == JUDGE or (view.seat >= 0 and len(view.setting.seats) == 1)


def _lacks_data(situation: Situation, selection: Selection) -> bool:
    """Whether one card is selected, and there is no data for it."""
    key = situation.one_card(selection)
    return bool(key) and not situation.knows(key)


def _do_next_task(window: Shell) -> None:
    from app.ui.tasks.task_doing import do_next  # noqa: PLC0415 - not at the start

    do_next(window)


PLAY_ACTIONS = in_menu(
    "play",
    (
        gesture(
            "undo",
            UNDO,
            Undo(),
            "Ctrl+Z",
            lambda s: s.undo,
            icon="undo",
            short=Words("Undo", "元に戻す"),
            named=_undo,
        ),
        gesture(
            "redo",
            REDO,
            Redo(),
            "Ctrl+Shift+Z Ctrl+Y",
            lambda s: s.redo,
            icon="redo",
            short=Words("Redo", "やり直す"),
            named=_redo,
        ),
        does(
            "remedy",
            Words("&Judge this step…", "この手順の処置(&J)…"),
            _put_right,
            "Ctrl+Alt+P",
        ),
        does(
            "find",
            Words("&Find a card or an action…", "カードや操作を探す(&F)…"),
            lambda w: w.sheets.show_finder(),
            "Ctrl+F Ctrl+K",
            always,
            icon="search",
            separated=True,
        ),
        gesture(
            "coin",
            Words("Flip a &coin", "コインを投げる(&C)"),
            Flip(),
            "C",
            icon="coin",
            separated=True,
            short=Words("Coin", "コイン"),
        ),
        gesture(
            "dice",
            Words("Roll a &die", "サイコロを振る(&D)"),
            Roll(),
            "K",
            icon="dice",
            short=Words("Dice", "サイコロ"),
        ),
        *BEGINNING_ACTIONS,
        gesture(
            "end_turn",
            END_TURN,
            Procedure("end_turn"),
            "Return",
            _has_turns,
            icon="end_turn",
            named=_end_named,
        ),
        does("next_task", Words("Ne&xt task", "次にすることを行う(&G)"), _do_next_task, "F2"),
        of_table(
            "other_seat",
            OTHER_SIDE,
            lambda p: p.change_seat(),
            "Ctrl+T",
            lambda s: s.sitting.several and not s.sitting.apart,
            icon="turn_table",
            separated=True,
            named=_other_seat,
        ),
        of_table(
            "hand_over",
            HAND_OVER,
            lambda p: p.change_seat(),
            "Ctrl+T",
            lambda s: s.sitting.apart,
            icon="curtain",
            named=_hand_over,
        ),
        of_table(
            "see_hand",
            OTHER_HAND,
            lambda p: p.looking.see_hand(),
            "Ctrl+Shift+H",
            lambda s: s.sitting.other_hand,
            named=_see_hand,
        ),
        of_table(
            "curtain",
            Words("Curtain &between the players", "プレイヤーの間にのれんを掛ける(&B)"),
            lambda p: p.one_screen.switch(),
            can=lambda s: s.sitting.several and not s.sitting.judging,
            checked=lambda s: s.sitting.apart,
        ),
        of_table(
            "select_hand",
            Words("Select the whole &hand", "手札をすべて選ぶ(&A)"),
            lambda p: p.board.select_hand(),
            "Ctrl+A",
            separated=True,
            on_board=True,
        ),
        of_table(
            "view_pile",
            Words("Look through the &pile", "山の中身を見る(&P)"),
            lambda p: p.looking.view_pile(),
            "V",
        ),
        of_table(
            "search_deck",
            Words("Search your own dec&k", "自分の山札を探す(&K)"),
            lambda p: p.looking.search_deck(),
            "Ctrl+Shift+F",
        ),
        of_table(
            "read",
            Words("Read the card &large", "カードを拡大(&L)"),
            lambda p: p.looking.read_card(),
            "Space",
        ),
        Action(
            "type_in",
            Words("Type &in this card…", "このカードのデータを入力(&I)…"),
            "play",
            _lacks_data,
            None,
            lambda window, selection: window.sheets.type_in_card(
                window.situation().one_card(selection)
            ),
        ),
        of_table(
            "card_menu",
            Words("&Menu of the selection", "選択のメニュー(&M)"),
            lambda p: p.menus.open(),
            "M Menu Shift+F10",
        ),
        of_table(
            "conditions",
            Words("Special Condi&tions", "特殊状態(&X)"),
            lambda p: p.menus.open("conditions"),
            "Y",
            _has_conditions,
        ),
        of_table(
            "who_knows",
            Words("Who knows this card (&Q)…", "このカードを知っている人(&Q)…"),
            lambda p: p.menus.choose_knowers(),
            "Ctrl+Alt+Y",
            _says_who_knows,
        ),
        of_table(
            "note",
            Words("&Write a note…", "メモを書く(&W)…"),
            lambda p: p.write_note(),
            "Ctrl+Shift+N",
        ),
    ),
)
