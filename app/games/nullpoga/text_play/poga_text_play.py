"""How the game is played at a terminal (seed 002): what it shows, and what a typed line means."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches

from app.core.data.value import replace
from app.core.text.wording import both, quoted
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.planned.text_play_contract import Shown, TextPlay, TextTable, Typed
from app.games.nullpoga.flow.plans_opening import open_plan_of
from app.games.nullpoga.planning import drafting as d
from app.games.nullpoga.planning.plan_text import plan_text
from app.games.nullpoga.resolver.turn_plans import NOTHING, Plan
from app.games.nullpoga.table.board_reading import board_of
from app.games.nullpoga.text_play import typed_acts as acts
from app.games.nullpoga.text_play import typed_spells as spells
from app.games.nullpoga.text_play.board_lines import shown_board, shown_card, shown_hand
from app.games.nullpoga.text_play.bundle_lines import shown_bundles
from app.games.nullpoga.text_play.command_words import (
    COMMANDS,
    command_of,
    typed,
)
from app.games.nullpoga.text_play.draft_lines import (
    draft_lines,
    entry_words,
    numbered,
    shown_plan,
)
from app.games.nullpoga.text_play.typed_cells import CELLS, retold
from app.games.nullpoga.text_play.typed_errors import TypedError, typed_otherwise
from app.games.nullpoga.text_play.typed_names import read_card
from app.games.nullpoga.text_play.typing_seat import TypingSeat, typing_seat

PLANNED: Mapping[str, Callable[[TypingSeat, Sequence[str]], Plan]] = {
    "summon": spells.summon,
    "cast": spells.cast,
    "attack": acts.attack,
    "move": acts.move,
    "freeze": acts.freeze,
    "push": acts.push,
    "repeat": acts.repeat,
}
"""The commands that put something into the plan."""


def read(view: SeatView, line: str) -> Typed:
    """Return what a typed line means. Never raises: what is wrong is said."""
    words = typed(line)
    command = command_of(words[0]) if words else ""
    try:
        return _read(typing_seat(view), command, words)
    except TypedError as problem:
        return Typed(wrong=problem.words)


def _read(seat: TypingSeat, command: str, words: Sequence[str]) -> Typed:
    if command in PLANNED:
        return _planned(seat, PLANNED[command](seat, words[1:]))
    if command == "drop":
        return _planned(seat, _dropped(seat, words[1:]))
    if command == "clear":
        return _planned(seat, NOTHING)
    if command == "hand":
        return Typed(shown=shown_hand(seat.view))
    if command == "card":
        return Typed(shown=_card(seat, words[1:]))
    raise _no_command(words[0] if words else "")


def _no_command(word: str) -> TypedError:
    """Return that a word is no command, and which may be meant."""
    asked, near = quoted(word), get_close_matches(word, list(COMMANDS), 1)
    if not near:
        return TypedError(
            Words(
                f"{asked.en} is not a command. Type help for the list.",
                f"{asked.ja}というコマンドはありません。「ヘルプ」で一覧を表示します。",
            )
        )
    meant = both(near[0])
    return TypedError(
        Words(
            f"{asked.en} is not a command. Did you mean {meant.en}? Type help for the list.",
            f"{asked.ja}というコマンドはありません。「{meant.ja}」のことですか。"
            "「ヘルプ」で一覧を表示します。",
        )
    )


def _planned(seat: TypingSeat, plan: Plan) -> Typed:
    """Return what a plan comes to, and show its new entries. Raises TypedError for a long one."""
    try:
        text = plan_text(plan)
    except ValueError as problem:
        raise TypedError(
            Words(
                "The plan would be too long. Take something out with drop or undo.",
                "計画が長すぎます。「外す」か「戻す」で減らしてください。",
            )
        ) from problem
    before = {line.words for line in draft_lines(seat)}
    after = draft_lines(replace(seat, plan=plan))
    new = [(at, line) for at, line in enumerate(after, 1) if line.words not in before]
    shown = (numbered(new),) if new else shown_plan(replace(seat, plan=plan))
    return Typed(text, shown)


def _dropped(seat: TypingSeat, words: Sequence[str]) -> Plan:
    lines = draft_lines(seat)
    if len(words) != 1 or not words[0].isdecimal():
        raise typed_otherwise("drop")
    at = int(words[0]) if len(words[0]) < 4 else 0
    if not 0 < at <= len(lines):
        raise TypedError(
            Words(
                f"The plan has no entry {words[0]}. Type plan to see them.",
                f"計画に{words[0]}番はありません。「計画」で一覧を表示します。",
            )
        )
    return d.without(seat.plan, lines[at - 1].row)


def _card(seat: TypingSeat, words: Sequence[str]) -> Shown:
    if not words:
        raise typed_otherwise("card")
    there = Words("Type part of its name.", "名前の一部を入力してください。")
    card, _ = read_card(words, tuple(seat.cards), there)
    return shown_card(card, seat.cards)


def opened(view: SeatView, side: int) -> Shown:
    """Return the open plan of a side, with cells as the reader counts them."""
    name = view.setting.seats[side].name
    own = max(view.seat, 0)
    entries = entry_words(open_plan_of(view, side), board_of(view), side, own)
    rows = tuple((both(""), *words) for _, words in entries)
    nothing = ((both(""), Words("nothing", "何もしない")),)
    return (Words(f"{name} planned:", f"{name}の計画："), TextTable(rows or nothing))


HELP = (
    (Words("summon rat 3", "「召喚 ネズミ 3」"), Words("put it on standby", "スタンバイに出す")),
    (Words("attack 2", "「攻撃 2」"), Words("attack what it faces", "正面のマスを攻撃する")),
    (Words("attack 2 e4", "「攻撃 2 敵4」"), Words("an archer aims", "射手が狙う")),
    (Words("move 2 3", "「移動 2 3」"), Words("to a free cell beside it", "隣の空いたマスへ動く")),
    *spells.FORMS.values(),
    (Words("freeze e4", "「凍結 敵4」"), Words("what a witch freezes", "ウィッチが凍らせる")),
    (Words("push e4 e5", "「押す 敵4 敵5」"), Words("what a knight pushes", "ナイトが押す")),
    (Words("repeat spells", "「繰り返し スペル」"), Words("by a mage", "メイジが繰り返す")),
    (Words("drop 2", "「外す 2」"), Words("out of the plan", "計画から外す")),
    (Words("clear", "「白紙」"), Words("empty the plan", "計画を空にする")),
    (Words("hand", "「手札」"), Words("your cards with their texts", "手札と効果を表示する")),
    (Words("card meteor", "「カード 隕石」"), Words("what a card does", "カードの効果を表示する")),
)
TEXT_PLAY = TextPlay(
    intro=CELLS,
    help=HELP,
    commands=tuple(word for words in COMMANDS.values() for word in words),
    before=shown_bundles,
    board=shown_board,
    plan=lambda view: shown_plan(typing_seat(view)),
    opened=opened,
    read=read,
    retold=retold,
)
