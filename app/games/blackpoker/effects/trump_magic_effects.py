"""Magic that open trumps give (extra list)."""

from __future__ import annotations

from app.core.ids import SeatId, UnitId, place
from app.core.intent import Collect, Move, Show
from app.core.intents.turn_intents import Use
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.effects.magic_effects import bulwarks_from_deck, every_soldier
from app.games.blackpoker.effects.stage_effects import negate
from app.games.blackpoker.effects.trump_control_effects import bury_trump, own_trump, turn_down
from app.games.blackpoker.flow.deed import Choice, Choices, Deed, Doing, Effect, deed_of
from app.games.blackpoker.flow.stage_reading import declared
from app.games.blackpoker.flow.table_steps import (
    bury,
    charge,
    damage,
    discard,
    enter_soldiers,
)
from app.games.blackpoker.flow.targets import fits
from app.games.blackpoker.rules.card_values import number_of, suit_of
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import DECK, GRAVE, HAND, KEYS
from app.games.game_api import As, Look

DRAINED = 2
WEAK = 10
"""Intimidate takes soldiers up to this number."""
REVEALED = 2
"""Cards that Reinforcements reveals."""
RECKONED = 5
"""From this sum of key cards on Offset takes an action off the stage."""
LOST = 2
"""Cards that Civil War makes the opponent discard."""


# -- characters -----------------------------------------------------------------------------------


def _own_characters(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    title = Words("Character for the bottom of the deck", "デッキの底へ送るキャラクター")
    return (Choice("character", title, f.characters(view, deed.seat)),)


def _drain(look: Look, deed: Deed) -> Doing:
    units = deed.chosen("character")
    if units:
        yield As(deed.seat, Collect(units, f"{DECK}.{deed.seat}", -1, verb="under_deck"))
        yield from damage(look, deed.foe, DRAINED)
    return ()


def _intimidate(look: Look, _deed: Deed) -> Doing:
    view = look()
    weak = tuple(unit for unit in every_soldier(view) if f.number(view, unit) <= WEAK)
    return (yield from bury(look, weak))


def of_grave(title: Words, suit: str, low: int, high: int) -> Choices:
    """Return the choice of a card of the own graveyard, of a suit and between two numbers."""

    def choices(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
        pile = view.cards_in(f"{GRAVE}.{deed.seat}")
        refs = {card: view.cards[card].ref or "" for card in pile}
        among = tuple(
            card
            for card, ref in refs.items()
            if suit_of(ref) == suit and low <= number_of(ref) <= high
        )
        return (Choice("card", title, among),)

    return choices


def _resurrect(look: Look, deed: Deed) -> Doing:
    del look
    card = deed.chosen("card")
    if card:
        yield enter_soldiers(deed.seat, card)
    return ()


def _offering(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    own = tuple(unit for unit in f.soldiers(view, deed.seat) if unit != deed.target)
    title = Words("Soldiers you put into the graveyard", "墓地へ送る自分の兵士")
    return (Choice("soldiers", title, own, 1, len(own)),)


def _instant_kill(look: Look, deed: Deed) -> Doing:
    view, given = look(), deed.chosen("soldiers")
    enough = sum(f.number(view, unit) for unit in given) >= f.number(view, deed.target)
    falling = (*given, deed.target) if given and enough else given
    return (yield from bury(look, falling))


def top_cards(view: SeatView, zone: str, most: int) -> tuple[str, ...]:
    """Return the top cards of a pile that the seat can name."""
    seen = view.zones[zone]
    there = list(enumerate(seen.items)) if seen.listed else list(seen.seen)
    return tuple(card for at, card in there if at < most)


def _reveal_two(look: Look, deed: Deed) -> Doing:
    deck = f"{DECK}.{deed.seat}"
    left = look().zones[deck].count
    cards = REVEALED if left is None else min(REVEALED, left)
    if cards:
        named = tuple(place(deck, at) for at in range(cards))
        yield As(deed.seat, Show(named, (), verb="found"))
    return ()


def _of_two(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    title = Words("Card that enters", "場に出すカード")
    return (Choice("card", title, top_cards(view, f"{DECK}.{deed.seat}", REVEALED)),)


def _reinforce(look: Look, deed: Deed) -> Doing:
    deck, card = f"{DECK}.{deed.seat}", deed.chosen("card")
    other = tuple(one for one in top_cards(look(), deck, REVEALED) if one not in card)
    if card:
        yield enter_soldiers(deed.seat, card)
    if other:
        yield As(deed.seat, Move(other, deck, -1, verb="to_bottom"))
    return ()


def _more_bulwarks(look: Look, deed: Deed) -> Doing:
    view = look()
    if len(f.bulwarks(view, deed.foe)) >= len(f.bulwarks(view, deed.seat)):
        yield from bulwarks_from_deck(look, deed.seat, 1, driven=False)
    return ()


def _rest(look: Look, deed: Deed) -> Doing:
    yield from charge(look(), f.soldiers(look(), deed.seat))
    return ()


def _reset(look: Look, deed: Deed) -> Doing:
    view = look()
    seats = range(len(view.setting.seats))
    everybody = tuple(unit for seat in seats for unit in f.characters(view, seat))
    triggered = yield from bury(look, everybody)
    return (*triggered, ("trumpReset", deed.seat))


# -- Salvation: each owner says in which order --------------------------------------------------


def _saved(view: SeatView, deed: Deed) -> tuple[UnitId, ...]:
    least = sum(deed.numbers)
    return tuple(unit for unit in every_soldier(view) if f.number(view, unit) >= least)


def _next_owner(view: SeatView, deed: Deed) -> SeatId:
    saved = _saved(view, deed)
    return f.owner(view, saved[0]) if saved else deed.seat


def _order(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    seat = _next_owner(view, deed)
    own = tuple(unit for unit in _saved(view, deed) if f.owner(view, unit) == seat)
    title = Words("Onto the deck, the top one first", "デッキの上へ（一番上になるものから）")
    return (Choice("order", title, own, len(own), len(own), ordered=True),)


def _salvation(look: Look, deed: Deed) -> Doing:
    for unit in reversed(deed.chosen("order")):
        seat = f.owner(look(), unit)
        yield As(seat, Collect((unit,), f"{DECK}.{seat}", 0, verb="onto_deck"))
    return ()


def _not_all_saved(view: SeatView, deed: Deed) -> bool:
    return bool(_saved(view, deed))


# -- the stage ------------------------------------------------------------------------------------


def _ceasefire(look: Look, deed: Deed) -> Doing:
    yield from negate(look, deed.target)
    unit = own_trump(look(), deed.seat, "H-4")
    if unit:
        yield from turn_down(look, unit)
    yield from charge(look(), f.characters(look(), deed.seat))
    return ()


def _offset(look: Look, deed: Deed) -> Doing:
    one = declared(look(), deed.target)
    other = None if one is None else deed_of(look(), one)
    total = 0 if other is None else sum(other.numbers)
    if total >= RECKONED:
        yield from damage(look, deed.seat, total)
        yield from negate(look, deed.target)
    return ()


def _last_ditch(look: Look, deed: Deed) -> Doing:
    yield from negate(look, deed.target)
    hand = f"{HAND}.{deed.seat}"
    held = f.held(look(), deed.seat)
    if held:
        cards = tuple(place(hand, at) for at in range(held))
        return (yield from discard(look, deed.seat, cards))
    unit = own_trump(look(), deed.seat, "C-10")
    if unit:
        yield from bury_trump(look, unit)
    return ()


def _pursuit(look: Look, deed: Deed) -> Doing:
    yield from charge(look(), f.soldiers(look(), deed.seat))
    if not look().turn.used("attack"):
        yield As(deed.seat, Use("attack"))
    return (("attack", deed.seat),)


def _phantom(look: Look, deed: Deed) -> Doing:
    del look
    yield from ()
    return ((f"reverse:{deed.target}", deed.seat),)


# -- cards ----------------------------------------------------------------------------------------


def _loot(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    if f.held(view, deed.foe) < f.held(view, deed.seat):
        return ()
    title = Words("Cards to discard", "捨てるカード")
    return (Choice("cards", title, f.hand(view, deed.foe), LOST, LOST),)


def _civil_war(look: Look, deed: Deed) -> Doing:
    cards = deed.chosen("cards")
    return (yield from discard(look, deed.foe, cards)) if cards else ()


def _spares(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    if not _can_be_equipped(view, deed):
        return ()
    return of_grave(Words("Card to equip", "装備するカード"), "D", 11, 13)(view, deed)


def _can_be_equipped(view: SeatView, deed: Deed) -> bool:
    equip = deed.rules.actions["mountSoldier"]
    return fits(view, deed.seat, equip, deed.target, ("D-J",))


def _repair(look: Look, deed: Deed) -> Doing:
    if not _can_be_equipped(look(), deed):
        return ()
    card = deed.chosen("card")
    if not card:
        return (yield from bury(look, (deed.target,)))
    yield As(deed.seat, Move(card, f"{KEYS}.{deed.seat}", 0, up=True, verb="show_key"))
    return ((f"mountSoldier:{deed.target}:1", deed.seat),)


TRUMP_MAGIC = {
    "drain": Effect(_drain, _own_characters),
    "intimidate": Effect(_intimidate),
    "resurrection": Effect(
        _resurrect, of_grave(Words("Soldier to return", "戻す兵士"), "S", 2, 10), secret=True
    ),
    "instantKill": Effect(_instant_kill, _offering),
    "summonReinforcement": Effect(_reinforce, _of_two, prepare=_reveal_two),
    "retreat": Effect(_ceasefire),
    "pursuit": Effect(_pursuit),
    "phantom": Effect(_phantom),
    "salvation": Effect(_salvation, _order, by=_next_owner, rest=_not_all_saved),
    "putBulwark": Effect(_more_bulwarks),
    "reckoning": Effect(_offset),
    "repair": Effect(_repair, _spares, secret=True),
    "rest": Effect(_rest),
    "civilWar": Effect(_civil_war, _loot, by="opponent", secret=True),
    "reset": Effect(_reset),
    "lastDitch": Effect(_last_ditch),
}
