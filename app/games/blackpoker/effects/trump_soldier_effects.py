"""What soldiers do that are driven for it (extra list: actions of a soldier)."""

from __future__ import annotations

from app.core.intent import Move
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.deed import Choice, Deed, Doing, Effect
from app.games.blackpoker.flow.table_steps import (
    bury,
    change_number,
    draw,
    drive,
    enter_soldiers,
    to_hand,
)
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import DECK
from app.games.game_api import As, Look

FORESEEN = 2
"""Cards that Foresight draws."""
TOP, BOTTOM = "top", "bottom"


def _slash(look: Look, deed: Deed) -> Doing:
    view = look()
    if f.number(view, deed.target) <= f.number(view, deed.actor):
        return (yield from bury(look, (deed.target,)))
    return ()


def _encourage(look: Look, deed: Deed) -> Doing:
    yield from change_number(look(), deed.target, f.number(look(), deed.actor))
    return ()


def _negotiate(look: Look, deed: Deed) -> Doing:
    yield from drive(look(), (deed.target,))
    return ()


def _of_hand(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    title = Words("Card that enters as a soldier", "兵士として出すカード")
    return (Choice("card", title, f.hand(view, deed.seat)),)


def _switch(look: Look, deed: Deed) -> Doing:
    card = deed.chosen("card")
    if card:
        yield enter_soldiers(deed.seat, card)
    if f.on_field(look(), deed.actor):
        return (yield from to_hand(look, deed.actor))
    return ()


def _draw_two(look: Look, deed: Deed) -> Doing:
    return (yield from draw(look, deed.seat, FORESEEN))


def _put_back(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    words = {
        TOP: Words("on top of the deck", "デッキの上"),
        BOTTOM: Words("below the deck", "デッキの底"),
    }
    own = f.hand(view, deed.seat)
    if not f.held(view, deed.seat):
        return ()
    return (
        Choice("card", Words("Card to put back", "デッキに戻すカード"), own),
        Choice("where", Words("Put it", "置く場所"), (TOP, BOTTOM), words=words),
    )


def _foresee(look: Look, deed: Deed) -> Doing:
    del look
    card, below = deed.chosen("card"), deed.chosen("where") == (BOTTOM,)
    if card:
        verb = "to_bottom" if below else "to_top"
        yield As(deed.seat, Move(card, f"{DECK}.{deed.seat}", -1 if below else 0, verb=verb))
    return ()


def _of_theirs(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    title = Words("Character for the graveyard", "墓地へ送るキャラクター")
    return (Choice("character", title, f.characters(view, deed.foe)),)


def _sweep(look: Look, deed: Deed) -> Doing:
    return (yield from bury(look, deed.chosen("character")))


TRUMP_SOLDIERS = {
    "slash": Effect(_slash),
    "encourage": Effect(_encourage),
    "negotiate": Effect(_negotiate),
    "switch": Effect(_switch, _of_hand, secret=True),
    "strategistPredict": Effect(_foresee, _put_back, prepare=_draw_two, secret=True),
    "knightSweep": Effect(_sweep, _of_theirs, by="opponent"),
}
