"""Cards and units that moved, were turned over or shown, as they are on another table."""

from __future__ import annotations

from app.core import fact as f
from app.core.apply.changes import changed_places
from app.core.data.value import replace
from app.core.facts.knowledge_facts import Forgotten
from app.core.ids import UnitId, ZoneId
from app.core.table import Table
from app.core.visibility import sees_face
from app.session.repetition.counterparts import (
    PILE_DIFFERS,
    PLACE_TAKEN,
    UNIT_GONE,
    ZONE_GONE,
    CannotRepeatError,
    Counterparts,
)
from app.session.steps import knowing, moving, moving_units, seeing
from app.session.steps.rights import check_peek


def moved(same: Counterparts, fact: f.Moved, was: Table, now: Table) -> f.Moved:
    """Cards move from where they lay."""
    for number in dict.fromkeys(move.card for move in fact.moves):
        same.check_card(number, was, now)
    places = _Places(was, now)
    moves = tuple(_move(same, move, was, now, places) for move in fact.moves)
    return moving.with_renamed(now, same.name, replace(fact, moves=moves, renamed=()))


def _move(
    same: Counterparts, move: f.CardMove, was: Table, now: Table, places: _Places
) -> f.CardMove:
    zone = same.zone(move.zone, now)
    unit, state = "", now.cards[move.card]
    at = move.at
    places.leave(state.zone, was.cards[move.card].zone)
    if move.unit:
        if move.unit in was.units or move.unit in same.names:
            unit = same.now(move.unit)
            if move.unit in was.units:
                # It may stand elsewhere by now; what joins it goes there.
                zone = now.units[same.unit(move.unit, now)].zone
        else:
            unit = same.given(move.unit, "u")
            at = places.stand(zone, move.zone, move.at)
    else:
        at = places.enter(zone, move.zone, move.at)
    # Who saw it because of a look that was left out does not go on seeing it.
    shown = tuple(seat for seat in move.shown if sees_face(now, seat, move.card))
    seen = bool(shown)
    handle = moving.handle_in(now, same.name, state, zone, up=move.up, shown=seen)
    return replace(move, zone=zone, unit=unit, at=at, handle=handle, shown=shown)


def brought(same: Counterparts, fact: f.Brought, was: Table, now: Table) -> f.Brought:
    """New cards come; their numbers follow those of all that are there."""
    if len(was.cards) != len(now.cards):
        raise CannotRepeatError(PILE_DIFFERS)
    zone = same.zone(fact.zone, now)
    held = (was.fields if fact.zone in was.fields else was.zones)[fact.zone]
    holds = (now.fields if zone in now.fields else now.zones)[zone]
    cards = tuple(
        replace(
            card,
            handle=None if card.handle is None else same.given(card.handle, "c"),
            unit=_unit_of(same, card, was, now),
        )
        for card in fact.cards
    )
    joined = next((card.unit for card in cards if card.unit in now.units), "")
    if joined:  # it may stand elsewhere by now; what joins it goes there
        return replace(fact, zone=now.units[joined].zone, cards=cards)
    at = _beside(fact.at, len(held), len(holds))
    made = replace(fact, zone=zone, cards=cards, at=at, renamed=())
    if not now.setting.zones[zone].spec.top_only:
        return made
    return replace(made, renamed=tuple(moving.renamed(now, same.name, made, [zone])))


def _unit_of(same: Counterparts, card: f.BroughtCard, was: Table, now: Table) -> UnitId:
    """Return the unit that a new card stands up with, or joins."""
    if card.unit in was.units:
        return same.unit(card.unit, now)
    if card.role is not None:
        return same.now(card.unit)
    return card.unit and same.given(card.unit, "u")


def units_moved(same: Counterparts, fact: f.UnitsMoved, was: Table, now: Table) -> f.UnitsMoved:
    """Whole units move, with whatever is on them now."""
    moves = []
    for move in fact.moves:
        unit, zone = same.unit(move.unit, now), same.zone(move.zone, now)
        if now.units[unit].zone != same.now(was.units[move.unit].zone):
            raise CannotRepeatError(UNIT_GONE)
        at = _beside(move.at, len(was.fields[move.zone]) - 1, len(now.fields[zone]) - 1)
        here = moving_units.unfollowed(
            now, same.name, replace(move, unit=unit, zone=zone, at=max(at, 0))
        )
        if move.renamed:
            same.names[move.renamed] = here.renamed or unit
        moves.append(here)
    return replace(fact, moves=tuple(moves))


def shuffled(same: Counterparts, fact: f.Shuffled, was: Table, now: Table) -> f.Shuffled:
    """A pile of the same cards gets the same order; what was kept has to lie where it lay."""
    zone = same.zone(fact.zone, now)
    pile = now.zones[zone]
    if sorted(fact.order) != sorted(pile):
        raise CannotRepeatError(PILE_DIFFERS)
    if fact.kept is not None:
        stays = all(pile[place] == fact.order[place] for place in fact.kept)
        # A card that somebody knows by now would lose its place, which only unknown ones do.
        known = any(now.cards[n].known - was.cards[n].known for n in changed_places(fact))
        if not stays or known:
            raise CannotRepeatError(PILE_DIFFERS)
    handles = seeing.shuffled_handles(now, same.name, zone)
    return replace(fact, zone=zone, handles=handles)


def faced(same: Counterparts, fact: f.Faced, was: Table, now: Table) -> f.Faced | None:
    """Cards are turned over where they lie."""
    for number in fact.cards:
        same.check_card(number, was, now)
    made = seeing.with_faced_handles(now, same.name, fact)
    return made if made.cards else None


def shown(same: Counterparts, fact: f.Shown, was: Table, now: Table) -> f.Shown:
    """Seats get a look at cards."""
    for one in fact.cards:
        same.check_card(one.card, was, now)
        check_peek(now, fact.actor, one.card)
    cards = tuple(seeing.showing(now, same.name, one.card, fact.seats) for one in fact.cards)
    return replace(fact, cards=cards)


def hidden(same: Counterparts, fact: f.Hidden, was: Table, now: Table) -> f.Hidden | None:
    """A look ends."""
    for one in fact.cards:
        same.check_card(one.card, was, now)
    zone = same.zone(fact.zone, now)
    numbers = [one.card for one in fact.cards]
    cards = seeing.hidden_again(now, same.name, zone, numbers)
    return replace(fact, zone=zone, cards=cards) if cards else None


def forgotten(same: Counterparts, fact: Forgotten, was: Table, now: Table) -> Forgotten | None:
    """Seats are said not to know cards any more."""
    numbers = [number for number, _ in fact.cards]
    for number in numbers:
        same.check_card(number, was, now)
    cards = knowing.forgotten(now, same.name, numbers, fact.seats)
    return replace(fact, cards=cards) if cards else None


def rotated(same: Counterparts, fact: f.Rotated, _was: Table, now: Table) -> f.Rotated:
    """Units are turned."""
    return replace(fact, units=tuple(same.unit(name, now) for name in fact.units))


class _Places:
    """Where in piles cards go, while those of one fact move one after the other."""

    def __init__(self, was: Table, now: Table) -> None:
        self._was, self._now = was, now
        self._then: dict[ZoneId, int] = {}
        self._here: dict[ZoneId, int] = {}

    def leave(self, zone: ZoneId, old: ZoneId) -> None:
        """Take a card out of a pile, called `old` then."""
        if zone in self._now.zones:
            self._here[zone] = self._count(zone) - 1
            self._then[old] = self._counted(old) - 1

    def enter(self, zone: ZoneId, old: ZoneId, at: int) -> int:
        """Return where a card comes to lie that came to lie at `at` then: the end stays the end."""
        if zone not in self._now.zones:
            raise CannotRepeatError(ZONE_GONE)
        if self._now.setting.zones[zone].spec.keeps_places and (
            self._now.gaps.get(zone) != self._was.gaps.get(old)
            or len(self._now.zones[zone]) != len(self._was.zones[old])
        ):
            raise CannotRepeatError(PLACE_TAKEN)
        then, here = self._counted(old), self._count(zone)
        self._then[old], self._here[zone] = then + 1, here + 1
        return _beside(at, then, here)

    def stand(self, zone: ZoneId, old: ZoneId, at: int) -> int:
        """Return where a unit comes to stand that stood up at `at` then, behind those before it."""
        then = self._then.get(old, len(self._was.fields[old]))
        here = self._here.get(zone, len(self._now.fields[zone]))
        self._then[old], self._here[zone] = then + 1, here + 1
        return _beside(at, then, here)

    def _count(self, zone: ZoneId) -> int:
        return self._here.get(zone, len(self._now.zones[zone]))

    def _counted(self, zone: ZoneId) -> int:
        return self._then.get(zone, len(self._was.zones[zone]))


def _beside(at: int, then: int, here: int) -> int:
    """Return where among `here` things that comes which was put at `at` among `then`."""
    return here if at >= then else min(at, here)
