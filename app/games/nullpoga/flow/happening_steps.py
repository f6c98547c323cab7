"""What the resolver tells, happening by happening, as moves, marks and announcements of a table.

Each function here is one thing that may happen (`resolver/resolved_steps.py`). Most change the
table and are told by the verb of the change; what changes nothing is announced.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from app.core.card import value_of
from app.core.ids import SeatId, place
from app.core.intent import Announce, Bring, Draw, Move, PutMark
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games.game_api import As, Look
from app.games.nullpoga.flow.settling import buried, cleared, moved_to
from app.games.nullpoga.resolver.resolved_steps import Happening, Step
from app.games.nullpoga.table import nullpoga_marks as m
from app.games.nullpoga.table.board_reading import hand_of, life_of
from app.games.nullpoga.table.nullpoga_reasons import reason_words
from app.games.nullpoga.table.nullpoga_zones import DECK, GRAVE, HAND, cell_id, cell_of
from app.games.table_tools import Running, number_now

Names = dict[str, str]
"""Units by what the resolver calls monsters that came in this phase."""
Tell = Callable[[Look, Step, Happening, Names], Running]


def told(look: Look, step: Step, happening: Happening, names: Names) -> Running:
    """Carry out one thing that happened."""
    yield from TELLS[happening.what](look, step, happening, names)


def _unit(happening: Happening, names: Names) -> str:
    return names.get(happening.monster, happening.monster)


def _card_name(card: str) -> Words:
    known = m.card_of(card)
    return known.name if known is not None else Words(card, card)


def _in_hand(view: SeatView, side: SeatId, card: str) -> str:
    """Return the place of a card in a hand, as far as it is known; "" for none."""
    hand = hand_of(view, side)
    return place(f"{HAND}.{side}", hand.index(card)) if card in hand else ""


def _cast(look: Look, _step: Step, one: Happening, _names: Names) -> Running:
    card = _in_hand(look(), one.side, one.card)
    if card:
        yield As(one.side, Move((card,), f"{GRAVE}.{one.side}", 0, verb="cast"))
    else:
        yield As(one.side, Announce("casts_again", packed(_card_name(one.card))))


def _misfired(look: Look, _step: Step, one: Happening, _names: Names) -> Running:
    card = _in_hand(look(), one.side, one.card)
    if card:
        yield As(one.side, Move((card,), f"{GRAVE}.{one.side}", 0, verb="misfires"))
    else:
        yield As(one.side, Announce("misfires_again", packed(_card_name(one.card))))


def _announced(_look: Look, _step: Step, one: Happening, _names: Names) -> Running:
    """Say what was planned and could not be, and why."""
    said = reason_words(_card_name(one.card) if one.card else None, one.reason)
    yield As(one.side, Announce(one.what, packed(said)))


def _repeated(_look: Look, _step: Step, one: Happening, _names: Names) -> Running:
    yield As(one.side, Announce(f"repeats_{one.reason}", number=one.amount))


def _wasted(_look: Look, _step: Step, one: Happening, _names: Names) -> Running:
    if one.place is not None:
        yield PutMark((cell_id(one.place),), m.WILD, value=1, verb="wastes")


def _placed(look: Look, _step: Step, one: Happening, names: Names) -> Running:
    at = one.place
    if at is None:
        return
    yield from cleared(look, at)
    zone, cell = f"{at.row}.{at.side}", cell_of(at.side, at.column)
    yield As(at.side, Bring((one.card,), zone, cell=cell, verb="places"))
    _call(look(), zone, cell, one.monster, names)


def _call(view: SeatView, zone: str, cell: int, monster: str, names: Names) -> None:
    """Remember the unit that has come to a cell by what the resolver calls it."""
    for unit in view.zones[zone].items:
        if view.units[unit].cell == cell:
            names[monster] = unit


def _summoned(look: Look, _step: Step, one: Happening, names: Names) -> Running:
    at, card = one.place, _in_hand(look(), one.side, one.card)
    if at is None or not card:
        return
    yield from cleared(look, at)
    zone, cell = f"{at.row}.{at.side}", cell_of(at.side, at.column)
    yield As(one.side, Move((card,), zone, -1, up=True, verb="summons", cell=cell))
    _call(look(), zone, cell, one.monster, names)
    unit = names.get(one.monster, "")
    if one.monster.startswith(f"{one.side}+") and unit:
        until = look().turn.number
        yield PutMark((unit,), m.CAME, value=1, text=one.monster, until=until, verb="settles")


def _moves(verb: str) -> Tell:
    def tell(look: Look, _step: Step, one: Happening, names: Names) -> Running:
        if one.place is not None:
            yield from moved_to(look, _unit(one, names), one.place, verb)

    return tell


def _state(key: str, verb: str) -> Tell:
    """Tell that something is written on a monster from now on."""

    def tell(look: Look, _step: Step, one: Happening, names: Names) -> Running:
        unit = _unit(one, names)
        if unit not in look().units:
            return
        value = one.amount or 1
        if key == m.DOUBLED:
            value = 2
        if value_of(look().units[unit].marks, key) == value:
            yield Announce(f"{verb}_still", units=(unit,))
        else:
            yield PutMark((unit,), key, value=value, verb=verb)

    return tell


def _attacked(look: Look, _step: Step, one: Happening, names: Names) -> Running:
    """Say who attacks which cell. The sentence needs no more; the text says from where as well."""
    units, unit = look().units, _unit(one, names)
    if one.place is not None and unit in units:
        cell = cell_of(one.place.side, one.place.column)
        way = f"{place(units[unit].zone, units[unit].cell)} {cell_id(one.place)}"
        yield As(one.side, Announce("attacks", way, (unit,), cell))


def _struck_player(look: Look, _step: Step, one: Happening, _names: Names) -> Running:
    life = life_of(look(), one.side) - one.amount
    seat = f"seat.{one.side}"
    yield PutMark((seat,), m.PLAYER_LIFE, value=max(0, life), verb="strikes")
    if life < 0:
        yield PutMark((seat,), m.BELOW, value=-life, verb="settles")
    yield from _wasted(look, _step, one, _names)


def _hurt(look: Look, _step: Step, one: Happening, names: Names) -> Running:
    yield from _life(look, _unit(one, names), -one.amount, f"hurt_{one.reason}")


def _crumbled(look: Look, _step: Step, one: Happening, names: Names) -> Running:
    yield from _life(look, _unit(one, names), -one.amount, "crumbles")


def _healed(look: Look, _step: Step, one: Happening, names: Names) -> Running:
    yield from _life(look, _unit(one, names), one.amount, "heals")


def _life(look: Look, unit: str, by: int, verb: str) -> Running:
    view = look()
    if unit in view.units:
        now = number_now(view, unit, m.LIFE_NUMBER) or 0
        yield PutMark((unit,), m.LIFE_NUMBER.key, value=max(0, now + by), verb=verb)


def _rained(_look: Look, _step: Step, one: Happening, _names: Names) -> Running:
    if one.place is not None:
        cell = cell_of(one.place.side, one.place.column)
        yield As(one.place.side, Announce("rains", number=cell))


def _spared(look: Look, _step: Step, one: Happening, names: Names) -> Running:
    unit = _unit(one, names)
    if unit in look().units:
        yield Announce("spares", units=(unit,), number=one.amount)


def _died(look: Look, _step: Step, one: Happening, names: Names) -> Running:
    yield from buried(look(), _unit(one, names))


def _drew(_look: Look, _step: Step, one: Happening, _names: Names) -> Running:
    yield As(one.side, Draw(1, f"{DECK}.{one.side}", f"{HAND}.{one.side}"))


def _won(_look: Look, step: Step, one: Happening, _names: Names) -> Running:
    verb = "draws" if step.board.winner == "draw" else "wins"
    yield As(one.side, Announce(f"{verb}_{one.reason}"))


TELLS: Mapping[str, Tell] = {
    "cast": _cast,
    "misfired": _misfired,
    "failed": _announced,
    "lost": _announced,
    "repeated": _repeated,
    "wasted": _wasted,
    "placed": _placed,
    "swapped": _moves("swaps"),
    "guarded": _state(m.GUARDED, "guards"),
    "burning": _state(m.BURN, "burns"),
    "rained": _rained,
    "marched": _moves("marches"),
    "summoned": _summoned,
    "doubled": _state(m.DOUBLED, "doubles"),
    "frozen": _state(m.BARRED, "freezes"),
    "pushed": _moves("pushed"),
    "moved": _moves("steps"),
    "attacked": _attacked,
    "struck_player": _struck_player,
    "hurt": _hurt,
    "spared": _spared,
    "stunned": _state(m.STUNNED, "stuns"),
    "poisoned": _state(m.POISON, "poisons"),
    "healed": _healed,
    "died": _died,
    "drew": _drew,
    "grew": _state(m.STAGE, "grows"),
    "crumbled": _crumbled,
    "won": _won,
}
"""By what happened (`resolved_steps.WHAT`)."""
