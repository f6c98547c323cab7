"""A fact that happened on one table, as it happens on another.

A fact holds results, and so it names what lay there then. On a table where one earlier step was
left out, or came later, it means the same cards and units by other names: whatever a fact gives out
gets a fresh one, as everything does that happens. Sums go on from what is there ("30 more", and not
"50"). Where a card or a unit is not where the fact took it from, nothing is guessed: it cannot be
repeated, and the sentence says why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from app.core import fact as f
from app.core.card import Mark, mark_of
from app.core.data.value import replace
from app.core.facts.agreement_facts import OptionsSet, Ruled
from app.core.facts.seal_facts import PlanLocked, PlansOpened, PlanUnlocked, SealsOpened
from app.core.facts.turn_facts import ChancePassed, Declared, Restaged, Settled, TurnSet
from app.core.facts.zone_facts import ZoneChanged, ZoneMade, ZoneRemoved
from app.core.ids import CardId, Names, UnitId, ZoneId, place
from app.core.table import Table
from app.core.text.table_sentences import REMEDY
from app.core.text.words import Words
from app.core.visibility import sees_face
from app.core.zone import MADE, cell_named
from app.session.steps import moving, moving_units, seeing
from app.session.steps.rights import ImpossibleError, check_peek

F = TypeVar("F", bound=f.Fact)


class CannotRepeatError(Exception):
    """A fact does not fit the other table."""

    def __init__(self, reason: Words) -> None:
        super().__init__(reason.en)
        self.reason = reason


CARD_ELSEWHERE = Words("a card is not where it was then.", "その時の場所にカードがありません。")
UNIT_GONE = Words("what it was about is not in play.", "対象が場にありません。")
PILE_DIFFERS = Words("other cards lie in the pile than then.", "山にあるカードがその時と違います。")
TURN_DIFFERS = Words("it is another turn, or another player's.", "番が違います。")
STAGE_DIFFERS = Words(
    "other things wait on the stage than then.", "ステージで待つ宣言がその時と違います。"
)
SEALS_DIFFER = Words(
    "other plans or seals are closed than then.", "伏せられた計画や封がその時と違います。"
)
ZONE_GONE = Words("a place is not there.", "その場所がありません。")
PLACE_TAKEN = Words("its place is taken.", "置く場所がふさがっています。")


class Repeating:
    """Facts of one history, one after the other, as they happen on another table."""

    def __init__(self, name: Names) -> None:
        self._name = name
        self._names: dict[str, str] = {}
        """What the repeated facts gave out -> what the same is called now."""

    def fact(self, fact: f.Fact, was: Table, now: Table) -> f.Fact | None:
        """Return what `fact`, which happened to `was`, comes to on `now`; None for nothing.

        Raises CannotRepeatError.
        """
        try:
            return _REPEATED[type(fact)](self, fact, was, now)
        except ImpossibleError as problem:
            raise CannotRepeatError(problem.reason) from problem
        except (LookupError, ValueError) as problem:
            raise CannotRepeatError(UNIT_GONE) from problem

    # -- names ----------------------------------------------------------------------------------

    def _now(self, name: str) -> str:
        """Return what is called so now: a unit, a zone, a declaration or a cell."""
        known = self._names.get(name)
        if known is not None:
            return known
        zone, mark, cell = name.rpartition("#")
        return f"{self._names.get(zone, zone)}{mark}{cell}" if mark else name

    def _given(self, name: str, kind: str) -> str:
        """Return a fresh name for what a fact gives the name `name`."""
        self._names[name] = self._name(kind)
        return self._names[name]

    # -- what has to be alike ---------------------------------------------------------------------

    def _check_card(self, number: CardId, was: Table, now: Table) -> None:
        """Raise CannotRepeatError unless a card lies where it lay then, facing the same way."""
        if number >= len(now.cards):
            raise CannotRepeatError(CARD_ELSEWHERE)
        old, new = was.cards[number], now.cards[number]
        here = (self._now(old.zone), self._now(old.unit), old.up)
        if here != (new.zone, new.unit, new.up):
            raise CannotRepeatError(CARD_ELSEWHERE)

    def _unit(self, name: UnitId, now: Table) -> UnitId:
        unit = self._now(name)
        if unit not in now.units:
            raise CannotRepeatError(UNIT_GONE)
        return unit

    def _zone(self, name: ZoneId, now: Table) -> ZoneId:
        zone = self._now(name)
        if zone not in now.setting.zones:
            raise CannotRepeatError(ZONE_GONE)
        return zone

    def _check_stage(self, was: Table, now: Table) -> None:
        old = [(self._now(one.id), one.seat) for one in was.stage.declarations]
        new = [(one.id, one.seat) for one in now.stage.declarations]
        alike = (was.stage.chance, was.stage.passed) == (now.stage.chance, now.stage.passed)
        if old != new or not alike:
            raise CannotRepeatError(STAGE_DIFFERS)

    # -- cards and units ---------------------------------------------------------------------------

    def moved(self, fact: f.Moved, was: Table, now: Table) -> f.Moved:
        """Cards move from where they lay."""
        for number in dict.fromkeys(move.card for move in fact.moves):
            self._check_card(number, was, now)
        places = _Places(was, now)
        moves = tuple(self._move(move, was, now, places) for move in fact.moves)
        return moving.with_renamed(now, self._name, replace(fact, moves=moves, renamed=()))

    def _move(self, move: f.CardMove, was: Table, now: Table, places: _Places) -> f.CardMove:
        zone = self._zone(move.zone, now)
        unit, state = "", now.cards[move.card]
        at = move.at
        places.leave(state.zone, was.cards[move.card].zone)
        if move.unit:
            if move.unit in was.units or move.unit in self._names:
                unit = self._now(move.unit)
                if move.unit in was.units:
                    # It may stand elsewhere by now; what joins it goes there.
                    zone = now.units[self._unit(move.unit, now)].zone
            else:
                unit = self._given(move.unit, "u")
                at = _beside(move.at, len(was.fields[move.zone]), len(now.fields[zone]))
        else:
            at = places.enter(zone, move.zone, move.at)
        # Who saw it because of a look that was left out does not go on seeing it.
        shown = tuple(seat for seat in move.shown if sees_face(now, seat, move.card))
        seen = bool(shown)
        handle = moving.handle_in(now, self._name, state, zone, up=move.up, shown=seen)
        return replace(move, zone=zone, unit=unit, at=at, handle=handle, shown=shown)

    def brought(self, fact: f.Brought, was: Table, now: Table) -> f.Brought:
        """New cards come; their numbers follow those of all that are there."""
        if len(was.cards) != len(now.cards):
            raise CannotRepeatError(PILE_DIFFERS)
        zone = self._zone(fact.zone, now)
        held = (was.fields if fact.zone in was.fields else was.zones)[fact.zone]
        holds = (now.fields if zone in now.fields else now.zones)[zone]
        cards = tuple(
            replace(
                card,
                handle=None if card.handle is None else self._given(card.handle, "c"),
                unit=card.unit and self._given(card.unit, "u"),
            )
            for card in fact.cards
        )
        at = _beside(fact.at, len(held), len(holds))
        made = replace(fact, zone=zone, cards=cards, at=at, renamed=())
        if not now.setting.zones[zone].spec.top_only:
            return made
        return replace(made, renamed=tuple(moving.renamed(now, self._name, made, [zone])))

    def units_moved(self, fact: f.UnitsMoved, was: Table, now: Table) -> f.UnitsMoved:
        """Whole units move, with whatever is on them now."""
        moves = []
        for move in fact.moves:
            unit, zone = self._unit(move.unit, now), self._zone(move.zone, now)
            if now.units[unit].zone != self._now(was.units[move.unit].zone):
                raise CannotRepeatError(UNIT_GONE)
            at = _beside(move.at, len(was.fields[move.zone]) - 1, len(now.fields[zone]) - 1)
            here = moving_units.unfollowed(
                now, self._name, replace(move, unit=unit, zone=zone, at=max(at, 0))
            )
            if move.renamed:
                self._names[move.renamed] = here.renamed or unit
            moves.append(here)
        return replace(fact, moves=tuple(moves))

    def shuffled(self, fact: f.Shuffled, _was: Table, now: Table) -> f.Shuffled:
        """A pile of the same cards gets the same order."""
        zone = self._zone(fact.zone, now)
        if sorted(fact.order) != sorted(now.zones[zone]):
            raise CannotRepeatError(PILE_DIFFERS)
        handles = seeing.shuffled_handles(now, self._name, zone)
        return replace(fact, zone=zone, handles=handles)

    def faced(self, fact: f.Faced, was: Table, now: Table) -> f.Faced | None:
        """Cards are turned over where they lie."""
        for number in fact.cards:
            self._check_card(number, was, now)
        made = seeing.with_faced_handles(now, self._name, fact)
        return made if made.cards else None

    def shown(self, fact: f.Shown, was: Table, now: Table) -> f.Shown:
        """Seats get a look at cards."""
        for one in fact.cards:
            self._check_card(one.card, was, now)
            check_peek(now, fact.actor, one.card)
        cards = tuple(seeing.showing(now, self._name, one.card, fact.seats) for one in fact.cards)
        return replace(fact, cards=cards)

    def hidden(self, fact: f.Hidden, was: Table, now: Table) -> f.Hidden | None:
        """A look ends."""
        for one in fact.cards:
            self._check_card(one.card, was, now)
        zone = self._zone(fact.zone, now)
        numbers = [one.card for one in fact.cards]
        cards = seeing.hidden_again(now, self._name, zone, numbers)
        return replace(fact, zone=zone, cards=cards) if cards else None

    def rotated(self, fact: f.Rotated, _was: Table, now: Table) -> f.Rotated:
        """Units are turned."""
        return replace(fact, units=tuple(self._unit(name, now) for name in fact.units))

    # -- marks -------------------------------------------------------------------------------------

    def marked(self, fact: f.Marked, was: Table, now: Table) -> f.Marked | None:
        """Marks change, sums by as much as they did."""
        changes = [self._mark_change(change, was, now) for change in fact.changes]
        left = tuple(change for change in changes if change is not None)
        return replace(fact, changes=left) if left else None

    def _mark_change(self, change: f.MarkChange, was: Table, now: Table) -> f.MarkChange | None:
        target = self._target(change.target, was, now)
        old = mark_of(was.marks_on(change.target), change.key)
        held = mark_of(now.marks_on(target), change.key)
        mark = change.mark and replace(change.mark, to=self._now(change.mark.to))
        if old == held:
            return replace(change, target=target, mark=mark)
        if mark is None:
            return None if held is None else replace(change, target=target, mark=None)
        new = _summed(old, mark, held, change.was)
        if new == held:
            return None
        usual = change.was if held is None and change.was is not None else None
        return f.MarkChange(target, change.key, new, usual)

    def _target(self, target: str, was: Table, now: Table) -> str:
        if target in was.units:
            return self._unit(target, now)
        if target.startswith("card."):
            self._check_card(int(target[5:]), was, now)
            return target
        cell = cell_named(was.setting.zones, target)
        return target if cell is None else place(self._zone(cell[0], now), cell[1])

    # -- the turn, the stage, what is sealed and agreed ------------------------------------------

    def turn_set(self, fact: TurnSet, was: Table, now: Table) -> TurnSet:
        """The turn goes on from the same turn; what was used in it goes on from what is there."""
        if (was.turn.number, was.turn.seats) != (now.turn.number, now.turn.seats):
            raise CannotRepeatError(TURN_DIFFERS)
        turn = fact.turn
        if turn.number != was.turn.number or fact.verb == "anew":
            return fact
        used = dict(now.turn.ledger)
        for key, count in turn.ledger:
            used[key] = max(0, used.get(key, 0) + count - was.turn.used(key))
        for key, count in was.turn.ledger:
            if not turn.used(key):
                used[key] = max(0, used.get(key, 0) - count)
        ledger = tuple(sorted((key, count) for key, count in used.items() if count))
        phase = now.turn.phase if turn.phase == was.turn.phase else turn.phase
        return replace(fact, turn=replace(turn, ledger=ledger, phase=phase))

    def declared(self, fact: Declared, was: Table, now: Table) -> Declared:
        """The same is declared, with its key cards where they lay."""
        self._check_stage(was, now)
        declaration = fact.declaration
        for number in declaration.cards:
            self._check_card(number, was, now)
        made = replace(
            declaration,
            id=self._given(declaration.id, "d"),
            handles=tuple(now.cards[number].handle for number in declaration.cards),
            targets=tuple(self._now(target) for target in declaration.targets),
        )
        return replace(fact, declaration=made)

    def chance_passed(self, fact: ChancePassed, was: Table, now: Table) -> ChancePassed:
        """A seat lets the chance pass."""
        self._check_stage(was, now)
        return fact

    def settled(self, fact: Settled, was: Table, now: Table) -> Settled:
        """A declaration leaves the stage."""
        self._check_stage(was, now)
        return replace(fact, declaration=self._now(fact.declaration))

    def restaged(self, fact: Restaged, was: Table, now: Table) -> Restaged:
        """What waits stands in another order."""
        self._check_stage(was, now)
        aims = tuple(
            (self._now(name), tuple(self._now(target) for target in targets))
            for name, targets in fact.aims
        )
        return replace(fact, order=tuple(self._now(name) for name in fact.order), aims=aims)

    def seals_opened(self, fact: SealsOpened, was: Table, now: Table) -> SealsOpened:
        """Seals open over the same cards."""
        zones = tuple(self._zone(zone, now) for zone in fact.zones)
        for old, new in zip(fact.zones, zones, strict=True):
            if was.zones[old] != now.zones[new] or new in now.opened:
                raise CannotRepeatError(SEALS_DIFFER)
        handles = tuple((number, self._name("c")) for zone in zones for number in now.zones[zone])
        return replace(fact, zones=zones, handles=handles)

    def sealed(self, fact: F, was: Table, now: Table) -> F:
        """Plans are locked, unlocked and opened where the same plans lie."""
        if was.seals != now.seals:
            raise CannotRepeatError(SEALS_DIFFER)
        return fact

    def alike(self, fact: F, _was: Table, _now: Table) -> F:
        """Coins and dice fall as they fell; what was agreed on is agreed on."""
        return fact

    def announced(self, fact: f.Announced, _was: Table, now: Table) -> f.Announced:
        """Something is said, about what of it is still in play."""
        units = tuple(name for name in map(self._now, fact.units) if name in now.units)
        # Where another remedy led from is not where this one does.
        number = 0 if fact.verb == REMEDY else fact.number
        return replace(fact, units=units, number=number)

    def ruled(self, fact: Ruled, _was: Table, _now: Table) -> Ruled:
        """Something stays as it was done."""
        return replace(fact, subjects=tuple(sorted(map(self._now, fact.subjects))))

    # -- zones that people make -----------------------------------------------------------------

    def zone_made(self, fact: ZoneMade, _was: Table, _now: Table) -> ZoneMade:
        """A zone is made."""
        return replace(fact, zone=self._given(fact.zone, MADE))

    def zone_changed(self, fact: ZoneChanged, _was: Table, now: Table) -> ZoneChanged:
        """A made zone is another."""
        return replace(fact, zone=self._zone(fact.zone, now))

    def zone_removed(self, fact: ZoneRemoved, _was: Table, now: Table) -> ZoneRemoved:
        """A made zone is no more."""
        zone = self._zone(fact.zone, now)
        if now.cards_in(zone):
            raise CannotRepeatError(PILE_DIFFERS)
        return replace(fact, zone=zone)


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

    def _count(self, zone: ZoneId) -> int:
        return self._here.get(zone, len(self._now.zones[zone]))

    def _counted(self, zone: ZoneId) -> int:
        return self._then.get(zone, len(self._was.zones[zone]))


def _beside(at: int, then: int, here: int) -> int:
    """Return where among `here` things that comes which was put at `at` among `then`."""
    return here if at >= then else min(at, here)


def _summed(old: Mark | None, mark: Mark, held: Mark | None, usual: int | None) -> Mark | None:
    """Return a mark that is put on beside another than then: a sum goes on from what is there."""
    before = old.value if old is not None else (usual or 0)
    there = held.value if held is not None else (usual or 0)
    if old is None and mark.value == 1 and usual is None:
        # A plain mark is there or not.
        return replace(mark, value=max(1, there))
    value = there + mark.value - before
    if usual is None and value <= 0:
        return None
    return replace(mark, value=value)


_REPEATED: dict[type[Any], Callable[[Repeating, Any, Table, Table], f.Fact | None]] = {
    f.Moved: Repeating.moved,
    f.Brought: Repeating.brought,
    f.UnitsMoved: Repeating.units_moved,
    f.Shuffled: Repeating.shuffled,
    f.Faced: Repeating.faced,
    f.Rotated: Repeating.rotated,
    f.Marked: Repeating.marked,
    f.Shown: Repeating.shown,
    f.Hidden: Repeating.hidden,
    f.CoinsFlipped: Repeating.alike,
    f.DiceRolled: Repeating.alike,
    TurnSet: Repeating.turn_set,
    Declared: Repeating.declared,
    ChancePassed: Repeating.chance_passed,
    Settled: Repeating.settled,
    Restaged: Repeating.restaged,
    SealsOpened: Repeating.seals_opened,
    PlanLocked: Repeating.sealed,
    PlanUnlocked: Repeating.sealed,
    PlansOpened: Repeating.sealed,
    f.Announced: Repeating.announced,
    OptionsSet: Repeating.alike,
    Ruled: Repeating.ruled,
    ZoneMade: Repeating.zone_made,
    ZoneChanged: Repeating.zone_changed,
    ZoneRemoved: Repeating.zone_removed,
}
"""Every fact but the laying of a table, which happens once."""
