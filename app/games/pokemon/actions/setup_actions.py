"""What the table offers before the game begins: who goes first, the hand, putting down."""

from __future__ import annotations

from app.core.data.value import replace
from app.core.intent import Procedure
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.game_api import GameAction, Selection
from app.games.pokemon.actions import first_actions
from app.games.pokemon.actions.first_actions import before, is_shared
from app.games.pokemon.forms.setup_form import extra_draw_form, put_down_form, selected_in_hand
from app.games.pokemon.procedures import getting_ready
from app.games.pokemon.procedures.mulligans import owed
from app.games.pokemon.table.pokemon_zones import IN_PLAY
from app.games.pokemon.table.seat_board import actives, free_spots, hand
from app.games.pokemon.tasks.setup_marks import (
    HAS_BASIC,
    NO_BASIC,
    READY,
    first_seat,
    has_prizes,
    is_set_out,
    marked,
    put_down,
    seats,
    unsaid,
)
from app.games.pokemon.tasks.start_conditions import awaited
from app.games.table_tools import Does, Steps, count, me, offer, own

# -- the opening hand ---------------------------------------------------------------------


def _is_fresh(view: SeatView) -> bool:
    """Whether the acting player put no Pokémon down yet and has cards to set up with."""
    cards = count(view, own(view, "deck")) + len(hand(view))
    return before(view) and not put_down(view, "active", me(view)) and bool(cards)


def _setup(view: SeatView, _selection: Selection) -> Steps:
    return (Procedure("setup", (("auto", "1"),)),) if _is_fresh(view) else ()


def _deal(view: SeatView, _selection: Selection) -> Steps:
    """Draw 7; alone, with nobody to show a hand to, redraw until there is a Basic Pokémon."""
    if not _is_fresh(view):
        return ()
    return (Procedure("deal" if is_shared(view) else "setup"),)


def _new_hand(view: SeatView, _selection: Selection) -> Steps:
    """Begin again with the same deck, where there is nobody to play a rematch with."""
    return () if is_shared(view) else (Procedure("new_hand"),)


def _says(key: str) -> Does:
    def does(view: SeatView, _selection: Selection) -> Steps:
        open_hand = bool(hand(view)) and not put_down(view, "active", me(view))
        meant = is_set_out(view, me(view)) if key == READY else open_hand
        new = before(view) and is_shared(view) and not marked(view, me(view), key)
        return (Procedure("announce", (("say", key),)),) if new and meant else ()

    return does


def _says_nothing(view: SeatView, _selection: Selection) -> Steps:
    said = before(view) and unsaid(view, me(view))
    return (Procedure("announce", (("say", "nothing"),)),) if said else ()


def _mulligan(view: SeatView, _selection: Selection) -> Steps:
    ready = before(view) and hand(view) and not put_down(view, "active", me(view))
    return (Procedure("mulligan"),) if ready else ()


def _extra_draw(view: SeatView, _selection: Selection) -> Steps:
    return (Procedure("extra_draw"),) if owed(view, me(view)) else ()


# -- putting down -------------------------------------------------------------------------


def _setup_place(view: SeatView, selection: Selection) -> Steps:
    """The first cards selected go to the free Active Spots, the others to the Bench.

    With nothing selected only the Prizes are missing.
    """
    cards = selected_in_hand(view, selection)
    there = bool(actives(view, me(view)))
    if not before(view) or not (cards or there):
        return ()
    if not cards and has_prizes(view, me(view)):
        return ()
    goes = free_spots(view, me(view))
    active, bench = ",".join(cards[:goes]), ",".join(cards[goes:])
    return (Procedure("setup_place", (("active", active), ("bench", bench))),)


def _puts_down(view: SeatView, selection: Selection) -> bool:
    """Whether something may be put down at once, or after it was asked what."""
    known = _setup_place(view, selection)
    return bool(known) or put_down_form(view, selection, {}) is not None


def _reveal(view: SeatView, _selection: Selection) -> Steps:
    cards = [card for name in IN_PLAY for card in view.cards_in(own(view, name))]
    return (Procedure("reveal"),) if any(not view.cards[card].up for card in cards) else ()


# -- the start ----------------------------------------------------------------------------


def _may_start(view: SeatView) -> bool:
    """Whether several players are ready, and may still say who goes first."""
    return before(view) and is_shared(view) and not awaited(view)


def _start_second(view: SeatView, _selection: Selection) -> Steps:
    if not _may_start(view):
        return ()
    other = (first_seat(view) + 1) % len(seats(view))
    return (Procedure("start", (("first", str(other)),)),)


def _start_by_coin(view: SeatView, _selection: Selection) -> Steps:
    return (Procedure("start", (("first", "coin"),)),) if _may_start(view) else ()


ACTIONS: tuple[GameAction, ...] = (
    *first_actions.ACTIONS,
    getting_ready.ACTION,
    offer(
        "setup",
        Words("Set up at once", "まとめて準備する（たねポケモンとサイドを置く）"),
        _setup,
        "Shift+D",
        "turn",
    ),
    offer("setup_hand", Words("Shuffle and draw 7", "切って7枚引く"), _deal, "", "turn"),
    offer(
        "new_hand",
        Words("New hand, same deck", "同じデッキで新しい手札"),
        _new_hand,
        "Ctrl+Alt+N",
        "turn",
        ruinous=True,
    ),
    offer(
        "has_basic",
        Words("Say that you have a Basic Pokémon", "たねポケモンがあると伝える"),
        _says(HAS_BASIC),
        "",
        "turn",
    ),
    offer(
        "no_basic",
        Words("Say that you have no Basic Pokémon", "たねポケモンがないと伝える"),
        _says(NO_BASIC),
        "",
        "turn",
    ),
    replace(
        offer(
            "setup_place",
            Words("Put down and set Prizes", "たねを伏せてサイドを置く"),
            _setup_place,
            "Shift+P",
            "turn",
        ),
        when=_puts_down,
        form=put_down_form,
    ),
    offer("mulligan", Words("Mulligan", "マリガン"), _mulligan, "", "turn", ruinous=True),
    replace(
        offer(
            "extra_draw",
            Words("Draw for the opponent's mulligans", "相手のマリガン分を引く"),
            _extra_draw,
            "",
            "turn",
        ),
        form=extra_draw_form,
    ),
    offer(
        "ready", Words("Say that you are ready", "準備ができたと伝える"), _says(READY), "", "turn"
    ),
    offer(
        "unsaid",
        Words("Take back what you said of your setup", "準備について伝えたことを取り消す"),
        _says_nothing,
        "",
        "turn",
    ),
    offer("reveal", Words("Turn Pokémon face up", "ポケモンをオモテにする"), _reveal, "", "turn"),
    offer(
        "start_second",
        Words("Start with the other player going first", "先攻と後攻を入れ替えて始める"),
        _start_second,
        "",
        "turn",
    ),
    offer(
        "start_by_coin",
        Words("Flip a coin to see who begins, and start", "コインで先攻を決めて始める"),
        _start_by_coin,
        "",
        "turn",
    ),
)
