"""What a seat's adviser remembers of a game: the plays of this turn, and a little of the others.

A value: the memory of a step of the history is made from that of the step before, so that taking
back takes the memory back as well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import Any

from app.core.card import value_of
from app.core.data.asked_once import asked_once
from app.core.data.value import replace, value
from app.core.ids import SeatId, UnitId
from app.core.view import SeatUnit, SeatView
from app.games.advising.seat_memory import MOST_PLAYS, Kept, SeatMemory
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.condition_counts import damage_counters
from app.games.pokemon.adviser.model.known_cards import known, once_per_game, vunion_key
from app.games.pokemon.adviser.model.reading_cache import Glimpses
from app.games.pokemon.adviser.model.turn_record import KnockedOut, PlayedTurn, Record
from app.games.pokemon.procedures.mulligans import left_together
from app.games.pokemon.table.seat_board import players
from app.games.table_tools import side

MOST_KOS = 8


@value
class Memory(SeatMemory):
    """What one seat's adviser remembers at one step of the history."""

    turns: tuple[int, ...]
    """How many turns each player has begun; -1 where the beginning was not seen."""
    first: SeatId | None = None
    """Who went first."""
    drew: bool = False
    """Whether the player whose turn it is has drawn for it."""
    turn: tuple[p.Play, ...] = ()
    kept: Kept = frozenset()
    hit: tuple[UnitId, ...] = ()
    record: Record = Record()
    conditions: tuple[tuple[tuple[UnitId, str], tuple[SeatId, int]], ...] = ()
    """(Pokémon, condition) -> (who gave it, in which turn)."""
    evolved: tuple[tuple[UnitId, int], ...] = ()
    """Pokémon that evolved this turn or the one before, with that turn."""
    devolved: tuple[tuple[UnitId, int], ...] = ()
    player_of_stadium: SeatId | None = None
    round_is_shared: bool = False
    """Whether the last round of mulligans was one of all players."""
    glimpses: Glimpses = field(default_factory=Glimpses, compare=False)

    @property
    def by_unit(self) -> dict[UnitId, tuple[object, ...]]:
        """What is remembered of each Pokémon: its conditions, that it evolved or devolved."""
        return _by_unit(self)

    def turns_of(self, seat: SeatId) -> int | None:
        """Return how many turns a player has begun; None if the beginning was not seen."""
        number = self.turns[seat]
        return None if number < 0 else number

    def given(self, unit: UnitId, key: str) -> tuple[SeatId | None, int | None]:
        """Return who gave a condition, and in which turn; None where nobody saw it."""
        return dict(self.conditions).get((unit, key), (None, None))

    def evolved_in(self, unit: UnitId, otherwise: int) -> int:
        """Return the turn a Pokémon evolved in last."""
        return dict(self.evolved).get(unit, otherwise)

    def devolved_in(self, unit: UnitId) -> int:
        """Return the turn a Pokémon devolved in last; 0 if it did not."""
        return dict(self.devolved).get(unit, 0)


@asked_once
def _by_unit(memory: Memory) -> dict[UnitId, tuple[object, ...]]:
    found: dict[UnitId, tuple[object, ...]] = {}
    for given in memory.conditions:
        unit = given[0][0]
        found[unit] = (*found.get(unit, ()), given)
    for what in ("evolved", "devolved"):
        for unit, turn in getattr(memory, what):
            found[unit] = (*found.get(unit, ()), (what, turn))
    return found


def begin(view: SeatView) -> Memory:
    """Return the memory of a seat that sees the table for the first time."""
    seats = len(view.setting.seats)
    if view.turn.number == 0:
        return Memory((0,) * seats, record=Record(complete=True))
    first = _went_first(view)
    told = first is not None and players(view).turns_begun(first, view.turn.number, view.turn.alone)
    return Memory(told or (-1,) * seats, first, drew=True)


def _went_first(view: SeatView) -> SeatId | None:
    """Return who went first, as it was told, or as the first two turns between two tell it."""
    seats, turn = len(view.setting.seats), view.turn
    if view.setting.first is not None or seats != _PAIR or turn.number > seats:
        return view.setting.first
    return turn.alone if turn.number == 1 or turn.alone is None else 1 - turn.alone


_PAIR = 2


def remembering(memory: Memory, view: SeatView, play: p.Play) -> Memory:
    """Return the memory after a play; `view` is what the seat saw just before it."""
    if isinstance(play, t.BeginTurn):
        return _turn_begun(memory, view, play)
    where = view.turn.phase
    if view.turn.number == 0:
        memory = _in_record(memory, setup=(*memory.record.setup, play)[-MOST_PLAYS:])
    elif where == "checkup":
        memory = _in_record(memory, checkup=(*memory.record.checkup, play)[-MOST_PLAYS:])
    else:
        memory = memory.having(play)
    note = _NOTES.get(type(play))
    return note(memory, view, play) if note is not None else memory


def _in_record(memory: Memory, **changes: object) -> Memory:
    return replace(memory, record=replace(memory.record, **changes))


def _turn_begun(memory: Memory, view: SeatView, play: t.BeginTurn) -> Memory:
    turns = list(memory.turns)
    if 0 <= play.player < len(turns) and turns[play.player] >= 0:
        turns[play.player] += 1
    number = view.turn.number
    before = memory.record
    return replace(
        memory,
        turns=tuple(turns),
        first=play.player if number == 0 else memory.first,
        drew=False,
        turn=(),
        hit=(),
        record=replace(
            before,
            turns=_turns_kept(before, view, memory.turn),
            checkup=before.checkup if view.turn.phase == "checkup" else (),
        ),
        evolved=tuple(one for one in memory.evolved if one[1] >= number - 1),
        devolved=tuple(one for one in memory.devolved if one[1] >= number - 1),
    )


def _turns_kept(
    before: Record, view: SeatView, plays: tuple[p.Play, ...]
) -> tuple[PlayedTurn, ...]:
    """Return the turns that are remembered, with the one that ends: one of each player."""
    if view.turn.number == 0:
        return ()
    most = max(2, len(view.setting.seats))
    return (*before.turns, PlayedTurn(view.turn.seat, plays))[-most:]


def _passed(memory: Memory, _view: SeatView, _play: t.PassTurn) -> Memory:
    return _in_record(memory, checkup=())


def _drawn(memory: Memory, view: SeatView, play: c.DrawCards) -> Memory:
    mine = play.by == view.turn.seat and view.turn.number > 0
    return replace(memory, drew=memory.drew or mine)


def _evolved(memory: Memory, view: SeatView, play: p.Evolve) -> Memory:
    return replace(memory, evolved=(*memory.evolved, (play.onto, view.turn.number)))


def _devolved(memory: Memory, view: SeatView, play: p.Devolve) -> Memory:
    return replace(memory, devolved=(*memory.devolved, (play.unit, view.turn.number)))


def _condition(memory: Memory, view: SeatView, play: p.ChangeCondition) -> Memory:
    key = (play.unit, play.key)
    unit = view.units.get(play.unit)
    before = value_of(unit.marks, play.key) if unit is not None else 0
    now = play.counters
    if play.on and now is not None and damage_counters(play.key, before) > now:
        return memory  # Paralyzed has one turn less to last: it is still the same one
    rest = tuple(one for one in memory.conditions if one[0] != key)
    given = ((key, (play.by, view.turn.number)),) if play.on else ()
    return replace(memory, conditions=(*rest, *given))


def _once(memory: Memory, view: SeatView, by: SeatId, unit: UnitId, name: str) -> Memory:
    """Return the memory after an attack or Ability that may be one for the whole game."""
    standing = view.units.get(unit)
    handles = (standing.base, *standing.attached) if standing is not None else ()
    told = (once_per_game(known(view.cards[handle].ref), name) for handle in handles)
    once = next((what for what in told if what), "") or once_per_game(None, name)
    if not once or by < 0:
        return memory
    return _in_record(memory, used_game=memory.record.used_game | {(by, once)})


def _used_ability(memory: Memory, view: SeatView, play: p.UseAbility) -> Memory:
    return _once(memory, view, play.by, play.unit, play.ability)


def _attacked(memory: Memory, view: SeatView, play: p.Attack) -> Memory:
    memory = _once(memory, view, play.by, play.attacker, play.attack)
    hit = [uid for uid, points in (*play.damage, *play.counters) if points > 0]
    hit += [play.target] if play.target and not play.entered and not play.failed else []
    return replace(memory, hit=tuple(dict.fromkeys((*memory.hit, *hit))))


def _knocked_out(memory: Memory, view: SeatView, play: p.KnockOut) -> Memory:
    unit = view.units.get(play.unit)
    holders = view.setting.zones[unit.zone].holders if unit is not None else ()
    if unit is None or not holders:
        return memory
    card = known(view.cards[unit.base].ref)
    worth = card.prizes if card is not None else 1
    cause = _cause(memory, view, unit)
    out = KnockedOut(view.turn.seat, side(view, unit.id), view.turn.number, card, worth, cause)
    return _in_record(memory, kos=(*memory.record.kos, out)[-MOST_KOS:])


def _cause(memory: Memory, view: SeatView, unit: SeatUnit) -> SeatId | None:
    """Return who knocked a Pokémon out, by what a table noted on it or by the turn's attacks."""
    in_checkup = view.turn.phase == "checkup"
    for key in ("felled",) if in_checkup else ("felled", "hit"):
        if noted := value_of(unit.marks, key):
            return noted - 1
    for past in reversed(memory.turn) if not in_checkup else ():
        if isinstance(past, p.Attack) and unit.id in (
            past.target,
            *(uid for uid, _ in past.damage),
        ):
            return past.by
    return None


def _redrawn(memory: Memory, view: SeatView, play: c.Redraw) -> Memory:
    """Players who said together that they have no Basic Pokémon share a round."""
    rounds = memory.record.mulligans
    together = play.by in left_together(view)
    if together and rounds and play.by not in rounds[-1] and memory.round_is_shared:
        return _in_record(memory, mulligans=(*rounds[:-1], (*rounds[-1], play.by)))
    memory = replace(memory, round_is_shared=together)
    return _in_record(memory, mulligans=(*rounds, (play.by,)))


def _put_down(memory: Memory, view: SeatView, play: c.PutDown) -> Memory:
    """A V-UNION is combined once in a game: the turn is noted in which it was."""
    for card in play.cards:
        if card is not None and "V-UNION" in card.tags and play.by >= 0:
            used = memory.record.used_game | {(play.by, vunion_key(card, view.turn.number))}
            memory = _in_record(memory, used_game=used)
    return memory


def _stadium(memory: Memory, _view: SeatView, play: c.PlayStadium) -> Memory:
    return replace(memory, player_of_stadium=play.by)


_NOTES: dict[type[Any], Callable[[Memory, SeatView, Any], Memory]] = {
    t.PassTurn: _passed,
    c.DrawCards: _drawn,
    p.Evolve: _evolved,
    p.Devolve: _devolved,
    p.ChangeCondition: _condition,
    p.Attack: _attacked,
    p.UseAbility: _used_ability,
    p.KnockOut: _knocked_out,
    c.Redraw: _redrawn,
    c.PlayStadium: _stadium,
    c.PutDown: _put_down,
}
"""What a kind of play leaves behind besides its place among the plays of its turn."""
