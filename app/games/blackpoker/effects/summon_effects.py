"""What summons do: a key card enters as a soldier or bulwark, or joins one."""

from __future__ import annotations

from app.core.intent import Move
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.deed import Choice, Deed, Doing, Effect, Triggered
from app.games.blackpoker.flow.table_steps import (
    enter_bulwarks,
    enter_soldiers,
    join,
    keys_left,
    to_hand,
)
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import HAND
from app.games.game_api import As, Look

ACE, BULWARK = "ace", "bulwark"


def _enter(look: Look, deed: Deed) -> Doing:
    cards = keys_left(look(), deed.seat, deed.keys)
    if cards:
        yield enter_soldiers(deed.seat, cards)
    return ()


def _card(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    own = tuple(card for card in f.hand(view, deed.seat) if card not in deed.keys)
    return (Choice("card", Words("Card for the bulwark", "防壁にするカード"), own),)


def _set(look: Look, deed: Deed) -> Doing:
    del look
    yield enter_bulwarks(deed.seat, deed.chosen("card"))
    return ()


def _as(_view: SeatView, _deed: Deed) -> tuple[Choice, ...]:
    words = {ACE: Words("an ace, face up", "表のエース"), BULWARK: Words("a bulwark", "伏せた防壁")}
    return (Choice("as", Words("Enters as", "出し方"), (ACE, BULWARK), words=words),)


def _ace(look: Look, deed: Deed) -> Doing:
    cards = keys_left(look(), deed.seat, deed.keys)
    if cards and deed.chosen("as") == (BULWARK,):
        yield enter_bulwarks(deed.seat, cards)
    elif cards:
        yield enter_soldiers(deed.seat, cards)
    return ()


def _equip(look: Look, deed: Deed) -> Doing:
    cards = keys_left(look(), deed.seat, deed.keys)
    if cards:
        yield join(deed.seat, deed.target, cards)
    return ()


def _recall(look: Look, deed: Deed) -> Doing:
    view = look()
    triggered: Triggered = ()
    if f.on_field(view, deed.target) and f.is_charged(view, deed.target):
        triggered = yield from to_hand(look, deed.target)
    cards = keys_left(look(), deed.seat, deed.keys)
    if cards:
        yield As(deed.seat, Move(cards, f"{HAND}.{deed.seat}", -1, verb="take_back"))
    return triggered


SUMMONS = {
    "setBulwark": Effect(_set, _card),
    "summonsSoldier": Effect(_enter),
    "summonsHero": Effect(_enter),
    "summonsAce": Effect(_enter),
    "summonsMagic": Effect(_enter),
    "quickSummonsAce": Effect(_ace, _as),
    "mountSoldier": Effect(_equip),
    "unsummons": Effect(_recall),
}
