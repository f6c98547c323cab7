"""What magic does to characters and players (act list: magic)."""

from __future__ import annotations

from app.core.ids import SeatId, UnitId, parse_place, place
from app.core.intent import Collect, Face, Move, MoveUnits, PutMark
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.blackpoker.flow.ability_hooks import still_returns
from app.games.blackpoker.flow.deed import Choice, Deed, Doing, Effect
from app.games.blackpoker.flow.table_steps import (
    bury,
    change_number,
    charge,
    damage,
    drive,
    enter_bulwarks,
    keys_left,
    peek,
    places,
    turn_up,
)
from app.games.blackpoker.table import field as f
from app.games.blackpoker.table.blackpoker_options import SOLDIER_AGAIN
from app.games.blackpoker.table.blackpoker_zones import BULWARKS, DECK, FOG, SOLDIERS
from app.games.game_api import As, Look
from app.games.table_tools import count

DRIVEN, CHARGED, AS_IT_IS = "driven", "charged", "as-it-is"
_STATES = {
    DRIVEN: Words("driven", "横向き（ドライブ）"),
    CHARGED: Words("charged", "縦向き（チャージ）"),
    AS_IT_IS: Words("as it is", "そのまま"),
}
ROYAL = 40
"""Damage of R.S.F."""


def _number_of_key(deed: Deed) -> int:
    return sum(deed.numbers)


def _stays(look: Look, deed: Deed) -> Doing:
    """Let the key cards stay in the fog as a marker, where the edition has one."""
    cards = keys_left(look(), deed.seat, deed.keys) if deed.action.fog else ()
    if cards:
        yield As(deed.seat, Move(cards, f"{FOG}.{deed.seat}", 0, verb="fog"))
    return ()


def _up(look: Look, deed: Deed) -> Doing:
    yield from change_number(look(), deed.target, _number_of_key(deed))
    return (yield from _stays(look, deed))


def _down(look: Look, deed: Deed) -> Doing:
    yield from change_number(look(), deed.target, -_number_of_key(deed))
    if f.number(look(), deed.target) <= 0:
        return (yield from bury(look, (deed.target,)))
    return (yield from _stays(look, deed))


def _state(_view: SeatView, _deed: Deed) -> tuple[Choice, ...]:
    return (Choice("state", Words("Set it to", "向き"), (DRIVEN, CHARGED), words=_STATES),)


def set_state(view: SeatView, unit: UnitId, state: str) -> Doing:
    """Drive or charge a character, or leave it as it is."""
    if state == DRIVEN:
        yield from drive(view, (unit,))
    elif state == CHARGED:
        yield from charge(view, (unit,))
    return ()


def _twist(look: Look, deed: Deed) -> Doing:
    return (yield from set_state(look(), deed.target, *deed.chosen("state")))


def _kill(look: Look, deed: Deed) -> Doing:
    return (yield from bury(look, (deed.target,)))


def _throw(look: Look, deed: Deed) -> Doing:
    spade = next(
        (n for ref, n in zip(deed.key_refs, deed.numbers, strict=True) if ref[0] == "S"), 0
    )
    return (yield from damage(look, _player(deed), spade))


def _player(deed: Deed) -> SeatId:
    return int(deed.target.removeprefix("seat."))


def _lance(look: Look, deed: Deed) -> Doing:
    """Put the soldier on top of its owner's deck and let the owner take the spade's number."""
    view = look()
    numbers = dict(zip((ref[0] for ref in deed.key_refs), deed.numbers, strict=True))
    number = f.number(view, deed.target)
    if number == 0 or number % numbers["D"]:
        return ()
    seat = f.owner(view, deed.target)
    yield As(seat, Collect((deed.target,), f"{DECK}.{seat}", 0, verb="onto_deck"))
    return (yield from damage(look, seat, numbers["S"]))


ONE, TWO = "one", "two"


def _how_many(_view: SeatView, _deed: Deed) -> tuple[Choice, ...]:
    words = {
        ONE: Words("one, charged", "縦向きで1枚"),
        TWO: Words("two, driven", "横向きで2枚"),
    }
    return (Choice("bulwarks", Words("New bulwarks", "新しい防壁"), (ONE, TWO), words=words),)


def _reinforce(look: Look, deed: Deed) -> Doing:
    two = deed.chosen("bulwarks") == (TWO,)
    yield from bulwarks_from_deck(look, deed.seat, 2 if two else 1, driven=two)
    return ()


def bulwarks_from_deck(look: Look, seat: SeatId, cards: int, *, driven: bool) -> Doing:
    """Put top cards of a deck onto the field as bulwarks; their owner may look at them."""
    view = look()
    before = set(f.bulwarks(view, seat))
    for _ in range(cards):
        if f.life(look(), seat) != 0:
            yield enter_bulwarks(seat, (f"{DECK}.{seat}#0",))
    view = look()
    new = tuple(unit for unit in f.bulwarks(view, seat) if unit not in before)
    yield from peek(view, seat, new)
    if driven:
        yield from drive(view, new)
    return ()


def _graves(view: SeatView, deed: Deed) -> tuple[Choice, ...]:
    pile = view.zones[f.grave(deed.seat)].items
    return (Choice("card", Words("Card of your graveyard", "自分の墓地のカード"), pile),)


def _reanimate(look: Look, deed: Deed) -> Doing:
    """Put one into the graveyard, and a card that lay there onto the field.

    The first goes on top of the pile: the other is named by its place, counted from there.
    """
    view, pile = look(), f.grave(deed.seat)
    before = count(view, pile)
    chosen = places(view, pile, deed.chosen("card"))
    triggered = yield from bury(look, (deed.target,))
    more = count(look(), pile) - before
    lay = [one[1] for one in map(parse_place, chosen) if one is not None]
    if not lay or f.on_field(look(), deed.target):
        return triggered
    cards = tuple(place(pile, at + more) for at in lay)
    yield As(deed.seat, Move(cards, f"{SOLDIERS}.{deed.seat}", -1, up=True, verb="enter"))
    # It lay below what has just fallen: a Jack that comes back has moved down.
    return still_returns(triggered, pile, [before - 1 - at for at in lay])


def _force(look: Look, deed: Deed) -> Doing:
    for unit in f.soldiers(look(), deed.seat):
        yield from change_number(look(), unit, _number_of_key(deed))
    return (yield from _stays(look, deed))


def every_soldier(view: SeatView) -> tuple[UnitId, ...]:
    """Return all soldiers on the field, those of whose turn it is first."""
    count = len(view.setting.seats)
    seats = ((view.turn.seat + offset) % count for offset in range(count))
    return tuple(unit for seat in seats for unit in f.soldiers(view, seat))


def _rain(look: Look, deed: Deed) -> Doing:
    view, most = look(), _number_of_key(deed)
    falling = tuple(unit for unit in every_soldier(view) if f.number(view, unit) <= most)
    return (yield from bury(look, falling))


def _ambush(look: Look, deed: Deed) -> Doing:
    for unit in f.bulwarks(look(), deed.seat):
        yield from to_soldier(look, unit)
    view = look()
    yield from charge(view, f.soldiers(view, deed.seat))
    return ()


def to_soldier(look: Look, unit: UnitId) -> Doing:
    """Make a bulwark a soldier; it entered when the bulwark did."""
    yield from turn_up(look, unit)
    seat = f.owner(look(), unit)
    yield As(seat, MoveUnits((unit,), f"{SOLDIERS}.{seat}", -1, verb="become_soldier"))
    return ()


def to_bulwarks(look: Look, unit: UnitId) -> Doing:
    """Make a soldier a bulwark, each card one of its own; what it was as a soldier ends."""
    view = look()
    standing, seat = view.units[unit], f.owner(view, unit)
    turned = standing.turn
    before = set(f.bulwarks(view, seat))
    enters = SOLDIER_AGAIN.of(view.options) == "anew"
    if len(standing.parts) == 1 and not enters:
        yield As(seat, MoveUnits((unit,), f"{BULWARKS}.{seat}", -1, verb="become_bulwark"))
        yield As(seat, Face((standing.base,), up=False, verb="down"))
    else:
        several = len(standing.parts) > 1
        verb = "become_bulwarks" if several else "become_bulwark"
        yield enter_bulwarks(seat, standing.parts, verb)
    view = look()
    new = tuple(one for one in f.bulwarks(view, seat) if one not in before)
    yield from forget(view, seat, new)
    if turned in (90, 270):
        yield from drive(look(), new)
    return ()


def forget(view: SeatView, seat: SeatId, units: tuple[UnitId, ...]) -> Doing:
    """Take the marks off that a soldier had."""
    for unit in units:
        for mark in view.units[unit].marks:
            yield As(seat, PutMark((unit,), mark.key, value=0, verb=mark.key))
    return ()


def _reverse_state(_view: SeatView, _deed: Deed) -> tuple[Choice, ...]:
    every = (AS_IT_IS, DRIVEN, CHARGED)
    return (Choice("state", Words("Set it to", "向き"), every, words=_STATES),)


def _reverse(look: Look, deed: Deed) -> Doing:
    yield from set_state(look(), deed.target, *deed.chosen("state"))
    if f.is_bulwark(look(), deed.target):
        return (yield from to_soldier(look, deed.target))
    return (yield from to_bulwarks(look, deed.target))


def _royal(look: Look, deed: Deed) -> Doing:
    return (yield from damage(look, _player(deed), ROYAL))


MAGIC = {
    "up": Effect(_up),
    "down": Effect(_down),
    "twist": Effect(_twist, _state),
    "kill": Effect(_kill),
    "destroyBulwark": Effect(_kill),
    "throwing": Effect(_throw),
    "deathLance": Effect(_lance),
    "addBulwark": Effect(_reinforce, _how_many),
    "reanimate": Effect(_reanimate, _graves, secret=True),
    "force": Effect(_force),
    "swordRain": Effect(_rain),
    "surprise": Effect(_ambush),
    "reverse": Effect(_reverse, _reverse_state),
    "rsf": Effect(_royal),
}
