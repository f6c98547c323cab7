"""The words of the outline, and the short phrases that are put together from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.wording import CARD, both, counted
from app.core.text.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.cards.face import Face
    from app.core.ids import SeatId
    from app.core.seal import SeatSeal
    from app.core.view import SeatView
    from app.games.game_api import Health

YOURS = Words("your card", "自分のカード")
A_CARD = Words("card", "カード")
HIDDEN = Words("hidden card", "ウラ向きのカード")
FACE_DOWN = Words("face down", "ウラ向き")
FACE_UP = Words("face up", "オモテ向き")
SEEN = Words("seen by you", "自分には見えている")
EMPTY = Words("empty", "なし")
EMPTY_PLACES = Words("empty places", "空いている場所")
UNTOLD = Words("number not told", "枚数は非公開")
SEALED = Words("sealed", "封がされている")
SHARED = Words("Table", "卓")
OUT = Words("out", "脱落")
WITH = Words("with", "ついているカード")
NOTE = Words("note", "メモ")
ATTACHED = Words("attached", "ついているカード")
NOT_BEGUN = Words("the game has not begun", "対戦はまだ始まっていない")
QUIET_MARKS = ("damage", "hp", "hp_less")
"""Told as hit points."""
PLAN = Words("plan", "計画")
OWN_PLAN = Words("your locked plan", "伏せた計画")
PLAN_LOCKED = Words("has locked a plan", "計画を伏せている")


def name_of(view: SeatView, card: str, card_of: Callable[[str], Face]) -> Words:
    """Return the name of a card that a handle, or a place nobody sees into, stands for."""
    seen = view.cards.get(card)
    return HIDDEN if seen is None or seen.ref is None else card_of(seen.ref).name


def untold(below: int | None) -> Words:
    """Return what is told of a size that is told only below a number."""
    if below is None:
        return UNTOLD
    cards = counted(below, CARD)
    return Words(f"{cards.en} or more", f"{cards.ja}以上")


def cell_title(cell: int) -> Words:
    """Return what a numbered place is called within its zone."""
    return Words(f"cell {cell}", f"{cell}番のマス")


def left_of(health: Health, label: Words) -> Words:
    """Return how much a unit can still take; `label` is what its game calls that."""
    left, most = health.left, health.most
    if not health.sure:
        return Words(
            f"{left} of {most} {label.en} unless a text gives more",
            f"残り{label.ja} {left}（最大{most}、効果で増えているかもしれない）",
        )
    if left == most:
        return Words(f"{most} {label.en}", f"{label.ja} {most}")
    return Words(f"{left} of {most} {label.en}", f"残り{label.ja} {left}（最大{most}）")


def titled(title: Words, what: Words) -> Words:
    """Return something with its title before it."""
    return Words(f"{title.en}: {what.en}", f"{title.ja}：{what.ja}")


def numbered(title: Words, number: int, *, always: bool = False) -> Words:
    """Return a mark or card with its number, which 1 needs none of unless the game counts it."""
    return (
        title
        if number == 1 and not always
        else Words(f"{title.en} {number}", f"{title.ja} {number}")
    )


def how_many(name: Words, times: int) -> Words:
    """Return a name with how often it is there, of which 1 is said too."""
    return Words(f"{times} {name.en}", f"{name.ja}{times}")


def planned(
    view: SeatView,
    seat: SeatId,
    read: Callable[[SeatView, SeatSeal], Words | None] | None,
) -> list[Words]:
    """Return what there is to say of a seat's plan; `read` says what its game tells of it."""
    seal = view.seal(seat)
    if seal is None:
        return []
    if seal.plan is None:
        return [PLAN_LOCKED]
    text = both(seal.text) if read is None else read(view, seal)
    if text is None:
        return []
    if not seal.locked:
        return [titled(PLAN, text) if read is None else text]
    return [titled(OWN_PLAN, text)] if seat == view.seat else [PLAN_LOCKED, titled(PLAN, text)]
