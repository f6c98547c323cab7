"""What the table offers for deciding who goes first, and which of it a variant has."""

from __future__ import annotations

from collections.abc import Callable

from app.core.ids import SeatId
from app.core.intent import Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import GameAction, Selection
from app.games.pokemon.table.titles import filled
from app.games.pokemon.tasks.setup_marks import LEADS, marked, partners, seats
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.variant import Variant
from app.games.table_tools import Does, Steps, me, offer, others


def before(view: SeatView) -> bool:
    """Whether the game has not begun."""
    return view.turn.number == 0


def is_shared(view: SeatView) -> bool:
    """Whether several players set up: one alone has nobody to tell anything."""
    return len(seats(view)) > 1


def _first(*arguments: tuple[str, str]) -> Does:
    def does(view: SeatView, _selection: Selection) -> Steps:
        meant = before(view) and is_shared(view)
        return (Procedure("first", (*arguments, ("seat", str(me(view))))),) if meant else ()

    return does


def _other_first(view: SeatView, _selection: Selection) -> Steps:
    if not before(view) or len(others(view)) != 1:
        return ()
    return (Procedure("first", (("by", "choice"), ("seat", str(others(view)[0])))),)


def _of_pair(view: SeatView, seat: SeatId) -> Steps:
    pair = partners(view, seat)
    if not before(view) or len(pair) < 2 or marked(view, seat, LEADS):
        return ()
    return (Procedure("first", (("by", "pair"), ("seat", str(seat)))),)


def _leads(view: SeatView, _selection: Selection) -> Steps:
    return _of_pair(view, me(view))


def _lets_lead(view: SeatView, _selection: Selection) -> Steps:
    return _of_pair(view, next(one for one in partners(view, me(view))[::-1] if one != me(view)))


_GOES_FIRST = Words("{} goes first", "{}の先攻")


def _named(whose: Callable[[SeatView], int]) -> Callable[[SeatView, Selection], Words]:
    def title(view: SeatView, _selection: Selection) -> Words:
        name = view.setting.seats[whose(view)].name
        return filled(_GOES_FIRST, Words(name, name))

    return title


ACTIONS: tuple[GameAction, ...] = (
    offer(
        "first_coin",
        Words("Coin: the winner goes first", "コインで決める（勝ったら先攻）"),
        _first(("by", "coin")),
        group="first",
    ),
    offer(
        "first_dice",
        Words("Dice: the highest goes first", "サイコロで決める（大きい目が先攻）"),
        _first(("by", "dice")),
        group="first",
    ),
    offer(
        "first_coin_choose",
        Words("Coin: the winner chooses", "コインに勝った側が選ぶ"),
        _first(("by", "coin"), ("winner", "chooses")),
        group="first",
    ),
    offer(
        "first_dice_choose",
        Words("Dice: the highest chooses", "サイコロの大きい側が選ぶ"),
        _first(("by", "dice"), ("winner", "chooses")),
        group="first",
    ),
    offer(
        "first_own",
        Words("Go first", "自分が先攻"),
        _first(("by", "choice")),
        group="first",
        named=_named(me),
    ),
    offer(
        "first_other",
        Words("Go second", "自分が後攻"),
        _other_first,
        group="first",
        named=_named(lambda view: others(view)[0]),
    ),
)

_OF_FOUR = (
    offer(
        "first_hands",
        Words("Rock, paper, scissors: the winner goes first", "じゃんけんで決める（勝ったら先攻）"),
        _first(("by", "hands")),
        group="first",
    ),
    offer(
        "first_hands_choose",
        Words("Rock, paper, scissors: the winner chooses", "じゃんけんに勝った側が選ぶ"),
        _first(("by", "hands"), ("winner", "chooses")),
        group="first",
    ),
    offer(
        "first_random",
        Words("Draw who goes first", "ランダムで決める"),
        _first(("by", "random")),
        group="first",
    ),
)
_OF_PAIRS = (
    offer(
        "first_of_pair",
        Words("Go first of the pair", "ペアで先になる"),
        _leads,
        group="first",
    ),
    offer(
        "second_of_pair",
        Words("Let the partner go first of the pair", "味方を先にする"),
        _lets_lead,
        group="first",
    ),
)

_OF_TWO = frozenset(
    ("first_coin", "first_coin_choose", "first_other", "new_hand", "start_second", "start_by_coin")
)
"""What only a table of one or two is offered."""
_OF_MULLIGANS = frozenset(("has_basic", "no_basic", "extra_draw"))
"""What is said and done where mulligans are worth cards."""


def without(variant: Variant) -> frozenset[str]:
    """Return the actions that the table of a variant has no use for."""
    if variant is STANDARD:
        return frozenset()
    return _OF_TWO | (_OF_MULLIGANS if variant is BATTLE_ROYAL else frozenset())


def beside(variant: Variant) -> tuple[GameAction, ...]:
    """Return the actions that the table of a variant alone has."""
    if variant is STANDARD:
        return ()
    return (*_OF_FOUR, *(_OF_PAIRS if "active" in variant.shared else ()))
