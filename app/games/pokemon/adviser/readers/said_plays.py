"""Reads plays from what is said or noted: marks, announcements, turns, looks, results."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.core.card import mark_of, value_of
from app.core.ids import zone_name
from app.core.text.words import unpacked
from app.core.view import Event, SeatView
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.condition_counts import damage_counters
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.readers.happened import Happened
from app.games.pokemon.adviser.readers.seen_cards import SPOTS, holder
from app.games.pokemon.procedures.checkup_steps import CHECKUP, TO_CHECK
from app.games.pokemon.table.seat_board import CHOSEN, chosen_foe
from app.games.pokemon.table.special_conditions import CONDITIONS
from app.games.pokemon.tasks.setup_marks import HAS_BASIC, NO_BASIC, READY, marked, seats
from app.games.table_tools import place_of

SAID = (HAS_BASIC, NO_BASIC, READY)
"""Marks by which players say something of their setup."""


Reading = Callable[[Happened], Iterator[p.Play]]


# -- what is said of them -----------------------------------------------------------------------


def marked_so(it: Happened) -> Iterator[p.Play]:
    """Yield what a fact changed about one kind of mark."""
    event = it.event
    if event.mark in SAID:
        yield from _ticked_off(it)
    elif event.mark in TO_CHECK:
        yield from _checked(it)
    elif event.mark == CHOSEN:
        yield from _chosen(it)
    if event.mark != "damage" and event.mark not in CONDITIONS:
        return
    for old, new in it.changed():
        was, now = value_of(old.marks, event.mark), value_of(new.marks, event.mark)
        if was == now:
            continue
        if event.mark == "damage":
            yield p.ChangeDamage(it.by, new.id, now - was)
        else:
            puts = damage_counters(event.mark, now or was)
            yield p.ChangeCondition(it.by, new.id, event.mark, on=now > 0, counters=puts)


def _ticked_off(it: Happened) -> Iterator[p.Play]:
    """Yield what players said of their setup: a mark on their seat says it."""
    key = it.event.mark
    for seat in seats(it.after):
        if marked(it.after, seat, key) and not marked(it.before, seat, key):
            yield p.Announce(seat, key)


def _chosen(it: Happened) -> Iterator[p.Play]:
    """Yield for which cards an opponent was chosen: in play, or played and discarded at once."""
    for old, new in it.changed():
        seat = chosen_foe(it.after, new.id)
        if seat is not None and value_of(old.marks, CHOSEN) != seat + 1:
            yield c.Choose(it.by, known(it.after.cards[new.base].ref), (seat,))
    for card in it.fact.cards:
        number = value_of(card.marks, CHOSEN)
        was = it.before.cards.get(card.handle)
        grew = was is not None and number != value_of(was.marks, CHOSEN)
        if grew and 0 < number <= len(it.after.setting.seats):
            yield c.Choose(it.by, known(card.ref), (number - 1,))


def _checked(it: Happened) -> Iterator[p.Play]:
    """Yield steps of a checkup that are done: what said that they were still to do is gone."""
    event = it.event
    if it.before.turn.phase != CHECKUP:
        return
    key = event.mark.removeprefix("check_")
    for old, new in it.changed():
        to_do = mark_of(old.marks, event.mark) is not None
        if to_do and mark_of(new.marks, event.mark) is None and mark_of(old.marks, key) is not None:
            yield p.Checkup(it.by, step=key, unit=new.id)


def _rotated(it: Happened) -> Iterator[p.Play]:
    for old, new in it.changed():
        if old.turn != new.turn:
            yield p.TurnCard(it.by, new.id, new.turn)


def _attack(it: Happened) -> Iterator[p.Play]:
    event = it.event
    unit = _who(it.after, event) or _who(it.before, event)
    yield p.Attack(it.by, unit, unpacked(event.text, "en"))


def _attack_failed(it: Happened) -> Iterator[p.Play]:
    unit = _who(it.after, it.event) or _who(it.before, it.event)
    yield p.Attack(it.by, unit, failed=True)


def _who(view: SeatView, event: Event) -> str:
    """Return the Pokémon an announcement is about: events name it by its card.

    Of several with that card the first: `fact_plays` asks the rest of the gesture which one it was.
    """
    seat = event.actor if event.unit_seat is None else event.unit_seat
    if seat < 0:
        return ""
    standing = [
        unit
        for name in SPOTS
        for unit in view.zones[place_of(view, name, seat)].items
        if view.cards[view.units[unit].base].ref == event.unit
    ]
    return standing[0] if standing else ""


def _ability(it: Happened) -> Iterator[p.Play]:
    yield p.UseAbility(it.by, _who(it.after, it.event), unpacked(it.event.text, "en"))


def _use_stadium(it: Happened) -> Iterator[p.Play]:
    yield c.UseStadium(it.by, known(it.event.unit))


def _phase(it: Happened) -> Iterator[p.Play]:
    if it.after.turn.phase == "checkup" and it.before.turn.phase == "main":
        yield p.PassTurn(it.by)


def _turn(it: Happened) -> Iterator[p.Play]:
    if it.before.turn.number and it.before.turn.phase == "main":
        yield p.PassTurn(it.by, it.after.turn.seat)
    yield p.BeginTurn(it.by, it.after.turn.seat)


def _coins(it: Happened) -> Iterator[p.Play]:
    yield c.FlipCoins(it.by, it.event.results)


def _shuffled(it: Happened) -> Iterator[p.Play]:
    yield c.ShuffleZone(it.by, zone_name(it.event.source), holder(it.before, it.event.source))


def _looked(it: Happened) -> Iterator[p.Play]:
    zone, count = it.event.source, it.event.count
    whole = it.before.zones[zone].count
    every = count == whole and count > 1
    yield c.LookAt(it.by, zone_name(zone), holder(it.before, zone), 0 if every else count)


def _shown(it: Happened) -> Iterator[p.Play]:
    event = it.event
    yield c.Reveal(it.by, zone_name(event.source), holder(it.before, event.source), event.count)


def _faced(it: Happened) -> Iterator[p.Play]:
    zone = it.event.source
    up = it.event.verb == "face_up"
    yield c.TurnUp(it.by, zone_name(zone), holder(it.before, zone), up)


def _conceded(it: Happened) -> Iterator[p.Play]:
    yield p.Claim(it.by, "concede")


def _result(it: Happened) -> Iterator[p.Play]:
    said = unpacked(it.event.text, "en")
    # Who wins is named first: "Aki wins (all Prizes taken)". One name may begin with another.
    names = sorted(enumerate(it.after.setting.seats), key=lambda one: -len(one[1].name))
    winner = next((seat for seat, about in names if said.startswith(f"{about.name} ")), None)
    yield p.Claim(it.by, said, winner, tie=winner is None)


def _said(it: Happened) -> Iterator[p.Play]:
    event = it.event
    yield p.Announce(it.by, event.verb, unpacked(event.text, "en"), event.number)


SAYING: dict[str, Reading] = {
    "mark": marked_so,
    "unmark": marked_so,
    "rotate": _rotated,
    "attack": _attack,
    "copy_attack": _attack,
    "attack_fails": _attack_failed,
    "ability": _ability,
    "use_stadium": _use_stadium,
    "phase": _phase,
    "turn": _turn,
    "coins": _coins,
    "shuffle": _shuffled,
    "look": _looked,
    "show": _shown,
    "face_up": _faced,
    "face_down": _faced,
    "concede": _conceded,
    "result": _result,
    "say": _said,
    "checkup": _said,
    "extra_draw": _said,
    "no_extra_draw": _said,
    "worked_out": _said,
}
"""Verbs that say by themselves what was done; any other is about cards that moved."""
