"""What effects are made of: damage, burying characters, drawing, turning, Next Generation.

Each is a part of a procedure. Whoever runs it, what is done to a player's cards is a step of that
player (`As`): nobody touches what is another's.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from app.core.ids import SeatId, UnitId, place
from app.core.intent import Attach, Collect, Draw, Face, Move, PutMark, Rotate, Show, Step
from app.core.intents.turn_intents import Restage
from app.core.view import SeatDeclaration, SeatView
from app.games.blackpoker.flow.ability_hooks import Happened, heirs, returns, triggered_by
from app.games.blackpoker.flow.deed import Doing, Triggered
from app.games.blackpoker.rules.card_values import is_high
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_zones import BULWARKS, DECK, GRAVE, HAND, KEYS, SOLDIERS
from app.games.game_api import As, Look
from app.games.table_tools import count

DAMAGE = "damage"
"""The word of the step by which damage is taken."""


def damage(look: Look, seat: SeatId, points: int) -> Doing:
    """Let a player take damage: top cards of the deck go to the graveyard, as far as there are."""
    if points > 0 and count_of(look(), seat):
        yield As(seat, Draw(points, f"{DECK}.{seat}", f"{GRAVE}.{seat}", DAMAGE))
    return ()


def unhurt_by(doing: Doing, safe: Collection[SeatId]) -> Doing:
    """Carry an effect out, but for the damage that some players would take by it."""
    told: tuple[int, ...] | None = None
    while True:
        try:
            step = next(doing) if told is None else doing.send(told)
        except StopIteration as done:
            triggered: Triggered = done.value
            return triggered
        told = () if _hurts(step, safe) else (yield step)


def _hurts(step: Step | As, safe: Collection[SeatId]) -> bool:
    """Whether a step is damage that one of these players takes."""
    if not isinstance(step, As) or not isinstance(step.step, Draw):
        return False
    return step.step.verb == DAMAGE and step.seat in safe


def count_of(view: SeatView, seat: SeatId) -> bool:
    """Whether a deck has cards, told or not: others are told a number below ten alone."""
    return view.zones[f"{DECK}.{seat}"].count != 0


def draw(look: Look, seat: SeatId, cards: int = 1) -> Doing:
    """Let a player draw, as far as there are cards."""
    if cards > 0 and count_of(look(), seat):
        yield As(seat, Draw(cards, f"{DECK}.{seat}", f"{HAND}.{seat}"))
    return ()


def bury(look: Look, units: Iterable[UnitId], verb: str = "bury") -> Doing:
    """Put characters into the graveyards of their owners, all of their cards.

    Bulwarks are turned up first, so that everybody sees what fell. Returns what that triggers, in
    the order in which they fell: Next Generation, and trumps that come back.
    """
    triggered: list[tuple[str, SeatId]] = []
    for unit in units:
        if not f.on_field(look(), unit):
            continue
        yield from turn_up(look, unit)
        view = look()
        seat = f.owner(view, unit)
        pile = f"{GRAVE}.{seat}"
        triggered += [*heirs(view, unit), *returns(view, unit, count(view, pile), pile)]
        yield As(seat, Collect((unit,), pile, verb=verb))
    return tuple(triggered)


def to_hand(look: Look, unit: UnitId, verb: str = "recall") -> Doing:
    """Take a character back to its owner's hand, all of its cards; returns what that triggers."""
    view = look()
    seat = f.owner(view, unit)
    hand = f"{HAND}.{seat}"
    triggered = returns(view, unit, count(view, hand), hand)
    yield As(seat, Collect((unit,), hand, -1, verb=verb))
    return triggered


def turn_up(look: Look, unit: UnitId) -> Iterator[As]:
    """Turn a bulwark face up, if it is not."""
    view = look()
    down = tuple(card for card in view.units[unit].parts if not view.cards[card].up)
    if down:
        yield As(f.owner(view, unit), Face(down, up=True, verb="reveal"))


def drive(view: SeatView, units: Iterable[UnitId]) -> Iterator[As]:
    """Drive characters: those that are driven already stay so, and count as well (4.1)."""
    for seat, own in _by_owner(view, units):
        yield As(seat, Rotate(own, 90, verb="drive"))


def charge(view: SeatView, units: Iterable[UnitId]) -> Iterator[As]:
    """Charge characters; those that are charged already count as well (4.1)."""
    for seat, own in _by_owner(view, units):
        yield As(seat, Rotate(own, 0, verb="charge"))


def _by_owner(
    view: SeatView, units: Iterable[UnitId]
) -> Iterator[tuple[SeatId, tuple[UnitId, ...]]]:
    """Yield units by whose they are, those alone that can be turned."""
    there = [unit for unit in units if f.on_field(view, unit)]
    for seat in range(len(view.setting.seats)):
        own = tuple(unit for unit in there if f.owner(view, unit) == seat)
        if own:
            yield seat, own


def enter_soldiers(seat: SeatId, cards: tuple[str, ...], verb: str = "enter") -> As:
    """Put cards onto the field, each as a soldier, face up and charged."""
    return As(seat, Move(cards, f"{SOLDIERS}.{seat}", -1, up=True, verb=verb))


def enter_bulwarks(seat: SeatId, cards: tuple[str, ...], verb: str = "set") -> As:
    """Put cards onto the field, each as a bulwark, face down, on the side of the deck (4.5.3.1)."""
    return As(seat, Move(cards, f"{BULWARKS}.{seat}", -1, up=False, verb=verb))


def join(seat: SeatId, unit: UnitId, cards: tuple[str, ...], verb: str = "equip") -> As:
    """Lay cards onto a soldier: all of them are one character from then on."""
    return As(seat, Attach(cards, unit, "attached", verb=verb))


def to_grave(seat: SeatId, cards: tuple[str, ...], verb: str = "discard") -> Iterator[As]:
    """Put cards of a player into their graveyard, the first one on top."""
    if cards:
        yield As(seat, Move(cards, f"{GRAVE}.{seat}", 0, verb=verb))


def discard(look: Look, seat: SeatId, cards: tuple[str, ...], verb: str = "discard") -> Doing:
    """Discard cards of a hand; returns what that triggers."""
    yield from to_grave(seat, cards, verb)
    return triggered_by(look(), Happened("discarded", seat, count=len(cards)))


def change_number(view: SeatView, unit: UnitId, by: int) -> Iterator[As]:
    """Make a soldier stronger, or weaker, until the turn ends."""
    if by and f.on_field(view, unit):
        key = f.STRONGER if by > 0 else f.WEAKER
        mark = PutMark((unit,), key, add=abs(by), until=view.turn.number)
        yield As(f.owner(view, unit), mark)


def next_generation(look: Look, seat: SeatId) -> Doing:
    """Mill a deck until a Joker, A, J, Q or K lies there, and take that card."""
    pile = f"{GRAVE}.{seat}"
    while count_of(look(), seat):
        yield As(seat, Draw(1, f"{DECK}.{seat}", pile, "mill"))
        view = look()
        card = view.cards.get(top_of(view, pile))
        if card is not None and card.ref is not None and is_high(card.ref):
            yield As(seat, Move((place(pile, 0),), f"{HAND}.{seat}", -1, verb="heir"))
            break
    return ()


def peek(view: SeatView, seat: SeatId, units: Iterable[UnitId]) -> Iterator[As]:
    """Let a player see their own cards that lie face down (4.7.1)."""
    own = (card for unit in units for card in view.units[unit].parts)
    down = tuple(card for card in own if not view.cards[card].up)
    if down:
        yield As(seat, Show(down, (seat,), verb="peek"))


def restage(view: SeatView, one: SeatDeclaration, targets: tuple[str, ...]) -> As:
    """Aim an action that waits on the stage at something else."""
    order = tuple(other.id for other in view.stage.declarations)
    return As(one.seat, Restage(order, ((one.id, targets),)))


def places(view: SeatView, zone: str, cards: Iterable[str]) -> tuple[str, ...]:
    """Name cards of a pile by their places: a look at them by others gives them other handles."""
    seen = view.zones[zone]
    there = list(enumerate(seen.items)) if seen.listed else list(seen.seen)
    at = {card: index for index, card in there}
    return tuple(place(zone, at[card]) for card in cards if card in at)


def show_and_take(look: Look, seat: SeatId, zone: str, cards: tuple[str, ...]) -> Iterator[As]:
    """Show cards of a pile of one's own to everybody, and take them."""
    named = places(look(), zone, cards)
    if named:
        yield As(seat, Show(named, (), verb="found"))
        yield As(seat, Move(named, f"{HAND}.{seat}", -1, verb="take"))


def top_of(view: SeatView, pile: str) -> str:
    """Return the card on top of a graveyard, as everybody sees it; "" for none."""
    zone = view.zones[pile]
    if zone.listed:
        return zone.items[0] if zone.items else ""
    return dict(zone.seen).get(0, "")


def keys_left(view: SeatView, seat: SeatId, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Return the key cards that still lie on the stage."""
    there = set(view.zones[f"{KEYS}.{seat}"].items) if count(view, f"{KEYS}.{seat}") else set()
    return tuple(card for card in keys if card in there)
