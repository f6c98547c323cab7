"""Intent -> facts: finds the cards meant, checks what is possible, draws chance and handles.

One small function per kind of intent. Each step sees the table that the steps before it
left; the host commits all of them, or none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from app.core import fact as f
from app.core import intent as i
from app.core.apply import apply
from app.core.card import CardState, Mark, mark_of
from app.core.changes import changes
from app.core.describe import MOVING, SPOKEN
from app.core.history import HistoryTree
from app.core.ids import (
    JUDGE,
    CardId,
    Handle,
    NodeId,
    SeatId,
    UnitId,
    ZoneId,
    is_number,
    parse_place,
)
from app.core.sight import listers, lists, sees_face, view
from app.core.table import Declaration, Table, Turn
from app.core.value import replace
from app.core.view import SeatView
from app.core.words import Words
from app.games.api import As, GameSpec
from app.session.entropy import Entropy
from app.session.rights import (
    ImpossibleError,
    check_hold,
    check_peek,
    check_put,
    check_take,
    is_open,
    names_places,
    not_yours,
    zone_words,
)

MOST_STEPS = 400
"""Facts in one gesture: far above any real one, low enough to stop a runaway procedure."""
MOST_COUNTED = 99999
"""Damage, counters, ticks in the ledger."""
FARTHEST_BEHIND = 64
"""Steps that a seat may be behind and still name cards by their place."""
DEEPEST = 8
"""Batches and procedures within one another."""
MOST_CHANCE = 100
"""Coins or dice in one throw."""
LONGEST_TEXT = 2000

Names = Callable[[str], str]


def _impossible(code: str, en: str, ja: str) -> ImpossibleError:
    return ImpossibleError(code, Words(en, ja))


def check_stale(tree: HistoryTree, based_on: NodeId, intent: i.Step) -> None:
    """Raise ImpossibleError if `intent` names a place in a pile that changed since `based_on`.

    Handles need no such check: one that still exists is still the same card.
    """
    if based_on == tree.cursor:
        return
    zones = {zone for zone, _ in _places(intent)}
    if not zones:
        return
    if not 0 <= based_on < len(tree.nodes) or zones & _reordered(tree, based_on):
        raise stale()


def _reordered(tree: HistoryTree, based_on: NodeId) -> set[ZoneId]:
    """Return the zones whose order was touched between `based_on` and the cursor.

    Touched, not changed: that a shuffle gave the same order again is a secret.
    """
    meeting = tree.meeting(based_on, tree.cursor)
    zones: set[ZoneId] = set()
    for end in (based_on, tree.cursor):
        node = tree.nodes[end]
        while node.id != meeting and node.parent is not None:
            if tree.nodes[end].depth - node.depth >= FARTHEST_BEHIND:
                return set(tree.table.zones)
            before = tree.table_at(node.parent)
            for fact in node.facts:
                if isinstance(fact, f.Moved | f.UnitsMoved | f.Shuffled):
                    zones |= changes(before, fact).zones
                before = apply(before, fact)
            node = tree.nodes[node.parent]
    return zones


def stale() -> ImpossibleError:
    """Return the refusal of what was asked of a table that is no longer so."""
    return _impossible(
        "stale",
        "The table has moved on since. Look at it and do that again.",
        "その間に卓の状態が変わりました。確認してからもう一度操作してください。",
    )


def _places(intent: i.Step) -> Iterator[tuple[ZoneId, int]]:
    if isinstance(intent, i.Batch):
        for step in intent.steps:
            yield from _places(step)
        return
    for ref in getattr(intent, "cards", ()):
        named = parse_place(ref)
        if named:
            yield named


class Resolver:
    """Carries out one intent on a table of its own."""

    def __init__(self, spec: GameSpec, table: Table, seat: SeatId, name: Names) -> None:
        self.spec = spec
        self.table = table
        self.seat = seat
        self.tables: list[Table] = []
        """The table after each fact."""
        self._facts: list[f.Fact] = []
        self._name = name
        self._handles: dict[Handle, CardId] | None = None
        self._entropy = Entropy(0)
        self._depth = 0
        self._steps = 0

    def run(self, intent: i.Step, entropy: Entropy) -> tuple[f.Fact, ...]:
        """Return the facts of `intent`. Raises ImpossibleError, with nothing changed."""
        self._entropy = entropy
        self._step(intent)
        return tuple(self._facts)

    def _step(self, intent: i.Step) -> None:
        verb = getattr(intent, "verb", None)
        if verb is not None:
            self._check_verb(verb, SPOKEN if isinstance(intent, i.Announce) else MOVING)
        self._depth += 1
        self._steps += 1
        if self._depth > DEEPEST or self._steps > MOST_STEPS:
            raise _too_long()
        _STEPS[type(intent)](self, intent)
        self._depth -= 1

    def _check_verb(self, verb: str, known: frozenset[str]) -> None:
        """Raise ImpossibleError for a verb that would tell of something else than it does."""
        if verb in known or (verb in self.spec.sentences and ":" not in verb):
            return
        raise _impossible(
            "unknown-verb",
            f"This table does not know the action “{verb[:40]}”.",
            f"この卓に「{verb[:40]}」という操作はありません。",
        )

    def _commit(self, fact: f.Fact) -> None:
        if len(self._facts) >= MOST_STEPS:
            raise _too_long()
        self.table = apply(self.table, fact)
        self.tables.append(self.table)
        self._facts.append(fact)
        if isinstance(fact, _HANDLING):
            self._handles = None

    # -- finding what is meant ------------------------------------------------------------

    def _zone(self, zone: ZoneId) -> ZoneId:
        if zone not in self.table.setting.zones:
            raise _impossible(
                "no-zone",
                f"There is no zone “{zone[:40]}” on this table.",
                f"この卓に「{zone[:40]}」という場所はありません。",
            )
        return zone

    def _pile(self, zone: ZoneId) -> tuple[CardId, ...]:
        if self._zone(zone) not in self.table.zones:
            words = zone_words(self.table, zone)
            raise _impossible(
                "no-pile",
                f"{words.en} is not a pile. Choose its cards one by one.",
                f"{words.ja}は束ではありません。カードを選んで操作してください。",
            )
        return self.table.zones[zone]

    def _unit(self, unit: UnitId) -> UnitId:
        if unit not in self.table.units:
            raise _impossible(
                "gone",
                "That is no longer in play.",
                "それはもう場にありません。",
            )
        return unit

    def _card(self, ref: i.CardRef) -> CardId:
        named = parse_place(ref)
        if named:
            zone, index = named
            return self._card_at(zone, index)
        if self._handles is None:
            self._handles = {
                state.handle: number
                for number, state in enumerate(self.table.cards)
                if state.handle is not None
            }
        number = self._handles.get(ref)
        if number is None and self.seat == JUDGE and ref.startswith("j") and is_number(ref[1:]):
            number = int(ref[1:]) if int(ref[1:]) < len(self.table.cards) else None
        # A handle that exists but was never told to this seat is answered like one that
        # does not exist, or guesses would be confirmed.
        if number is None or not self._singles_out(number):
            raise _impossible(
                "gone",
                "That card is no longer where you saw it.",
                "そのカードは見ていた場所にもうありません。",
            )
        return number

    def _card_at(self, zone: ZoneId, index: int) -> CardId:
        pile = self._pile(zone)
        number = pile[index] if index < len(pile) else None
        # Whether there is a card at a place is itself a secret of a zone that tells no size.
        if not names_places(self.table, self.seat, zone) and (
            number is None or not sees_face(self.table, self.seat, number)
        ):
            raise not_yours(self.table, zone)
        if number is None:
            words = zone_words(self.table, zone)
            raise _impossible(
                "gone",
                f"{words.en} has no card at that place.",
                f"{words.ja}のその位置にカードはありません。",
            )
        return number

    def _singles_out(self, number: CardId) -> bool:
        zone = self.table.cards[number].zone
        return lists(self.table, self.seat, zone) or sees_face(self.table, self.seat, number)

    def _cards(self, refs: Sequence[i.CardRef]) -> list[CardId]:
        numbers = [self._card(ref) for ref in refs]
        if len(set(numbers)) < len(numbers):
            raise _impossible(
                "twice",
                "The same card is named twice in one move.",
                "同じカードが二度指定されています。",
            )
        for number in numbers:
            check_take(self.table, self.seat, number)
        return numbers

    # -- moving cards ---------------------------------------------------------------------

    def _followable(self, zone: ZoneId) -> bool:
        return is_open(self.table, zone) and not self.table.setting.zones[zone].spec.top_only

    def _handle(self, state: CardState, zone: ZoneId, *, up: bool, shown: bool) -> Handle | None:
        """Return the handle of a card that moves to `zone`: kept, fresh, or none."""
        if (
            state.up
            and up
            and state.handle is not None
            and self._followable(state.zone)
            and self._followable(zone)
        ):
            return state.handle
        if listers(self.table, zone) or up or shown:
            return self._name("c")
        return None

    def _usual_face(self, zone: ZoneId) -> bool:
        return is_open(self.table, zone)

    def _way(
        self,
        number: CardId,
        zone: ZoneId,
        at: int,
        up: bool | None,
        unit: UnitId = "",
        role: Any = "base",
        position: Any = None,
    ) -> f.CardMove:
        check_put(self.table, self.seat, number, zone)
        state = self.table.cards[number]
        face = self._usual_face(zone) if up is None else up
        shown: tuple[SeatId, ...] = ()
        if not face and is_open(self.table, zone):
            keep = set(state.shown) if not state.up and is_open(self.table, state.zone) else set()
            if self.seat >= 0 and sees_face(self.table, self.seat, number):
                keep.add(self.seat)
            shown = tuple(sorted(keep))
        handle = self._handle(state, zone, up=face, shown=bool(shown))
        return f.CardMove(number, zone, at, handle, face, unit, role, shown, position)

    def _places_for(self, numbers: list[CardId], zone: ZoneId, at: int) -> Iterator[int]:
        """Yield the index at which each card goes in, one after the other.

        In the end they lie in one run with `at` of the staying cards before it.
        """
        moving = set(numbers)
        pile = list(self.table.zones[zone])
        staying = sum(number not in moving for number in pile)
        at = staying if at < 0 else min(at, staying)
        last: CardId | None = None
        for number in numbers:
            if number in pile:
                pile.remove(number)
            if last is None:
                place = passed = 0
                while passed < at:
                    passed += pile[place] not in moving
                    place += 1
            else:
                place = pile.index(last) + 1
            pile.insert(place, number)
            last = number
            yield place

    def _move_cards(
        self, numbers: list[CardId], step: i.Move | i.Draw | i.PickRandom | i.Collect
    ) -> None:
        zone = self._zone(step.zone if isinstance(step, i.Move | i.Collect) else step.goal)
        # What is milled or discarded comes to lie on top; a hand grows at its end.
        top = 0 if self._usual_face(zone) else -1
        at = step.at if isinstance(step, i.Move | i.Collect) else top
        up = step.up if isinstance(step, i.Move) else None
        if zone in self.table.zones:
            places = self._places_for(numbers, zone, at)
            moves = [
                self._way(number, zone, place, up)
                for number, place in zip(numbers, places, strict=True)
            ]
        else:
            position = step.position if isinstance(step, i.Move) else None
            first = len(self.table.fields[zone]) if at < 0 else at
            moves = [
                self._way(
                    number,
                    zone,
                    first + offset,
                    up,
                    self._name("u"),
                    position=_beside(position, offset),
                )
                for offset, number in enumerate(numbers)
            ]
        self._commit_moves(tuple(moves), step.verb)

    def _commit_moves(self, moves: tuple[f.CardMove, ...], verb: str) -> None:
        if not moves:
            return
        fact = f.Moved(self.seat, moves, verb)
        zones = {zone for m in moves for zone in (self.table.cards[m.card].zone, m.zone)}
        topped = [zone for zone in zones if self.table.setting.zones[zone].spec.top_only]
        if topped:
            fact = replace(fact, renamed=tuple(self._renamed(fact, sorted(topped))))
        self._commit(fact)

    def _renamed(self, fact: f.Moved, zones: list[ZoneId]) -> Iterator[tuple[CardId, Handle]]:
        """Yield fresh handles for cards that lie still and are covered, or come to light."""
        after = apply(self.table, fact)
        moved = {move.card for move in fact.moves}
        for zone in zones:
            old, new = self.table.zones[zone][:1], after.zones[zone][:1]
            for number in {*old, *new} - moved if old != new else ():
                if after.cards[number].handle is not None:
                    yield number, self._name("c")

    def move(self, step: i.Move) -> None:
        self._move_cards(self._cards(step.cards), step)

    def draw(self, step: i.Draw) -> None:
        pile = self._pile(step.source)
        check_hold(self.table, self.seat, step.source)
        if step.count < 1 or not pile:
            words = zone_words(self.table, step.source)
            raise _impossible(
                "empty",
                f"{words.en} has no card to take.",
                f"{words.ja}に取れるカードがありません。",
            )
        self._move_cards(list(pile[: step.count]), step)

    def pick_random(self, step: i.PickRandom) -> None:
        pile = self._pile(step.source)
        zone = self.table.setting.zones[step.source]
        # A blind pick from another's hand is an everyday effect and tells the picker
        # nothing; from a deck it would be a look without leave.
        if not (zone.spec.visibility == "owner" and is_open(self.table, self._zone(step.goal))):
            check_hold(self.table, self.seat, step.source)
        if step.count < 1 or not pile:
            words = zone_words(self.table, step.source)
            raise _impossible(
                "empty",
                f"{words.en} has no card to pick.",
                f"{words.ja}に選べるカードがありません。",
            )
        self._move_cards(list(self._entropy.sample(pile, min(step.count, len(pile)))), step)

    def attach(self, step: i.Attach) -> None:
        unit = self.table.units[self._unit(step.unit)]
        numbers = self._cards(step.cards)
        if set(unit.parts) <= set(numbers):
            raise _impossible(
                "itself",
                "A card cannot be attached to itself.",
                "カードを自身に付けることはできません。",
            )
        moves = tuple(
            self._way(number, unit.zone, 0, up=True, unit=unit.id, role=step.role)
            for number in numbers
        )
        self._commit_moves(moves, step.verb)

    def collect(self, step: i.Collect) -> None:
        self._pile(step.zone)
        for name in step.units:
            unit = self.table.units[self._unit(name)]
            for number in unit.parts:
                check_take(self.table, self.seat, number)
            self._collect(list(unit.parts), step)

    def _collect(self, numbers: list[CardId], step: i.Collect) -> None:
        # A double or foreign card goes to its own owner's pile of the same kind.
        by_zone: dict[ZoneId, list[CardId]] = {}
        for number in numbers:
            by_zone.setdefault(self._home(number, step.zone), []).append(number)
        for zone, members in by_zone.items():
            self._move_cards(members, replace(step, zone=zone))

    def _home(self, number: CardId, zone: ZoneId) -> ZoneId:
        """Return `zone`, or the card's owner's zone of that name where it is another's."""
        place = self.table.setting.zones[zone]
        owner = self.table.cards[number].owner
        if not place.holders or owner in place.holders:
            return zone
        for other in self.table.setting.zones.values():
            if other.spec.name == place.spec.name and owner in other.holders:
                return other.id
        return zone

    def move_units(self, step: i.MoveUnits) -> None:
        zone = self._zone(step.zone)
        if zone not in self.table.fields:
            words = zone_words(self.table, zone)
            raise _impossible(
                "no-field",
                f"{words.en} is a pile: put the cards there, not the unit.",
                f"{words.ja}は束です。ユニットではなくカードを置いてください。",
            )
        staying = [u for u in self.table.fields[zone] if u not in step.units]
        first = len(staying) if step.at < 0 else min(step.at, len(staying))
        for offset, name in enumerate(step.units):
            move = self._unit_way(self._unit(name), zone, first + offset, step.position, offset)
            self._commit(f.UnitsMoved(self.seat, (move,), step.verb))

    def _unit_way(
        self, name: UnitId, zone: ZoneId, at: int, position: Any, offset: int = 0
    ) -> f.UnitMove:
        unit = self.table.units[name]
        lost = [number for number in unit.parts if not self.table.cards[number].up]
        return f.UnitMove(
            name,
            zone,
            at,
            _beside(position, offset),
            self._name("u") if lost and unit.zone != zone else "",
            tuple((number, self._name("c")) for number in lost) if unit.zone != zone else (),
        )

    def swap_units(self, step: i.SwapUnits) -> None:
        one = self.table.units[self._unit(step.one)]
        other = self.table.units[self._unit(step.other)]
        if one.id == other.id:
            raise _impossible("itself", "Choose two different ones.", "別の二つを選んでください。")
        fields = self.table.fields
        here, there = fields[one.zone].index(one.id), fields[other.zone].index(other.id)
        if one.zone == other.zone:
            low, high = sorted(((here, one), (there, other)), key=lambda pair: pair[0])
            moves = (
                self._unit_way(high[1].id, one.zone, low[0], low[1].position),
                self._unit_way(low[1].id, one.zone, high[0], high[1].position),
            )
        else:
            moves = (
                self._unit_way(one.id, other.zone, there, other.position),
                self._unit_way(other.id, one.zone, here, one.position),
            )
        self._commit(f.UnitsMoved(self.seat, moves, step.verb))

    # -- seeing ---------------------------------------------------------------------------

    def shuffle(self, step: i.Shuffle) -> None:
        pile = self._pile(step.zone)
        check_hold(self.table, self.seat, step.zone)
        order = self._entropy.shuffled(pile)
        named = is_open(self.table, step.zone) or listers(self.table, step.zone)
        handles = tuple(self._name("c") for _ in order) if named else ()
        self._commit(f.Shuffled(self.seat, step.zone, order, handles))

    def look(self, step: i.Look) -> None:
        pile = self._pile(step.zone)
        check_hold(self.table, self.seat, step.zone)
        cards = pile[: step.count] if step.count > 0 else pile
        if not cards:
            words = zone_words(self.table, step.zone)
            raise _impossible("empty", f"{words.en} is empty.", f"{words.ja}は空です。")
        if self.seat >= 0:
            self._show(list(cards), (self.seat,), "look")

    def show(self, step: i.Show) -> None:
        seats = step.seats or tuple(range(len(self.table.setting.seats)))
        if not all(0 <= seat < len(self.table.setting.seats) for seat in seats):
            raise _impossible(
                "no-seat", "There is no such seat to show that to.", "見せる相手の席がありません。"
            )
        self._show(self._cards(step.cards), tuple(sorted(set(seats))), "show")

    def _show(self, numbers: list[CardId], seats: tuple[SeatId, ...], verb: str) -> None:
        for number in numbers:
            check_peek(self.table, self.seat, number)
        cards = tuple(f.Showing(number, self._shown_handle(number, seats)) for number in numbers)
        if cards:
            self._commit(f.Shown(self.seat, cards, seats, verb))

    def _shown_handle(self, number: CardId, seats: tuple[SeatId, ...]) -> Handle | None:
        """Return a fresh handle unless each of `seats` can single the card out already.

        A handle told twice, on two branches or before and after it was hidden, would let a
        seat recognise a card that it lost sight of.
        """
        state = self.table.cards[number]
        told = all(
            lists(self.table, seat, state.zone) or sees_face(self.table, seat, number)
            for seat in seats
        )
        return None if told and state.handle is not None else self._name("c")

    def hide(self, step: i.Hide) -> None:
        pile = self._pile(step.zone)
        check_hold(self.table, self.seat, step.zone)
        listed = listers(self.table, step.zone)
        cards = tuple(
            f.Showing(number, self._name("c") if listed or self.table.cards[number].up else None)
            for number in pile
            if self.table.cards[number].shown
        )
        if cards:
            self._commit(f.Hidden(self.seat, step.zone, cards))

    def face(self, step: i.Face) -> None:
        numbers = [n for n in self._cards(step.cards) if self.table.cards[n].up != step.up]
        handles = []
        for number in numbers:
            state = self.table.cards[number]
            if not self._followable(state.zone):
                remembered = self.seat in state.known
                seen = step.up or remembered or listers(self.table, state.zone)
                handles.append((number, self._name("c") if seen else None))
        if numbers:
            self._commit(f.Faced(self.seat, tuple(numbers), step.up, tuple(handles)))

    # -- marks, chance, turn --------------------------------------------------------------

    def rotate(self, step: i.Rotate) -> None:
        units = tuple(self._unit(name) for name in step.units)
        units = tuple(u for u in units if self.table.units[u].turn != step.degrees)
        if units:
            self._commit(f.Rotated(self.seat, units, step.degrees))

    def put_mark(self, step: i.PutMark) -> None:
        check_text(step.text)
        key = step.key + self._name("n")[1:] if step.key.endswith(":") else step.key
        if not key or len(key) > 40:
            raise _impossible("no-mark", "That mark has no name.", "マークの名前がありません。")
        changes = []
        for target in dict.fromkeys(self._target(target) for target in step.targets):
            change = self._mark_change(step, target, key)
            if change is not None:
                changes.append(change)
        if changes:
            self._commit(f.Marked(self.seat, tuple(changes)))

    def _target(self, target: str) -> str:
        if target in self.table.units or target == "table":
            return target
        kind, _, number = target.partition(".")
        if kind == "seat" and is_number(number) and int(number) < len(self.table.setting.seats):
            return f"seat.{int(number)}"
        card = self._card(target)
        if not is_open(self.table, self.table.cards[card].zone):
            raise _impossible(
                "hidden",
                "Only cards that lie open can carry marks.",
                "マークを置けるのは公開されているカードだけです。",
            )
        return f"card.{card}"

    def _mark_change(self, step: i.PutMark, target: str, key: str) -> f.MarkChange | None:
        if target in self.table.units:
            marks = self.table.units[target].marks
        elif target.startswith("card."):
            marks = self.table.cards[int(target[5:])].marks
        else:
            marks = self.table.marks.get(target, ())
        old = mark_of(marks, key)
        value = step.value if step.value is not None else (old.value if old else 0) + step.add
        new: Mark | None = None
        if value > 0:
            new = Mark(key, min(value, MOST_COUNTED), step.text, step.to, step.until)
        return None if new == old else f.MarkChange(target, key, new)

    def flip(self, step: i.Flip) -> None:
        if not 1 <= step.count <= MOST_CHANCE:
            raise _too_many()
        if not step.until_tails:
            heads = tuple(self._entropy.coin() for _ in range(step.count))
        else:
            run: list[bool] = []
            while len(run) < MOST_CHANCE and (not run or run[-1]):
                run.append(self._entropy.coin())
            heads = tuple(run)
        self._commit(f.CoinsFlipped(self.seat, heads))

    def roll(self, step: i.Roll) -> None:
        if not (1 <= step.count <= MOST_CHANCE and 2 <= step.sides <= 1000):
            raise _too_many()
        results = tuple(self._entropy.die(step.sides) for _ in range(step.count))
        self._commit(f.DiceRolled(self.seat, step.sides, results))

    def next_turn(self, step: i.NextTurn) -> None:
        check_text(step.phase)
        turn = Turn(self.table.turn.number + 1, self._player(step.seat), step.phase)
        self._commit(f.TurnSet(self.seat, turn, "turn"))

    def _player(self, seat: SeatId) -> SeatId:
        if not 0 <= seat < len(self.table.setting.seats):
            raise _impossible("no-seat", "There is no such seat.", "その席はありません。")
        return seat

    def set_phase(self, step: i.SetPhase) -> None:
        check_text(step.phase)
        if step.phase != self.table.turn.phase:
            turn = replace(self.table.turn, phase=step.phase)
            self._commit(f.TurnSet(self.seat, turn, "phase"))

    def use(self, step: i.Use) -> None:
        check_text(step.key)
        turn = self.table.turn
        counts = dict(turn.ledger)
        counts[step.key] = min(max(0, counts.get(step.key, 0) + step.add), MOST_COUNTED)
        ledger = tuple(sorted((key, count) for key, count in counts.items() if count))
        if ledger != turn.ledger:
            self._commit(f.TurnSet(self.seat, replace(turn, ledger=ledger), "use"))

    # -- the stage ------------------------------------------------------------------------

    def declare(self, step: i.Declare) -> None:
        check_text(step.text)
        check_text(step.cost)
        numbers = self._cards(step.cards)
        targets = tuple(self._aim(target) for target in step.targets)
        declaration = Declaration(
            self._name("d"),
            self.seat,
            step.text,
            tuple(numbers),
            tuple(self.table.cards[number].handle for number in numbers),
            targets,
            step.cost,
        )
        self._commit(f.Declared(self.seat, declaration, self._next_chance(self.seat, ())))

    def _aim(self, target: str) -> str:
        """Return a unit or seat that was aimed at."""
        return target if self._target(target) == target else self._unit(target)

    def _next_chance(self, after: SeatId, passed: tuple[SeatId, ...]) -> SeatId | None:
        count = len(self.table.setting.seats)
        for offset in range(1, count):
            seat = (after + offset) % count
            if seat not in passed:
                return seat
        return None

    def pass_chance(self, _step: i.PassChance) -> None:
        stage = self.table.stage
        if stage.chance is None or self.seat not in (stage.chance, JUDGE):
            raise _impossible(
                "no-chance",
                "It is not your chance to respond.",
                "今はあなたのチャンスではありません。",
            )
        declarer = stage.declarations[-1].seat if stage.declarations else stage.chance
        gone = (*stage.passed, stage.chance, declarer)
        self._commit(f.ChancePassed(stage.chance, self._next_chance(stage.chance, gone)))

    def settle(self, step: i.Settle) -> None:
        declarations = self.table.stage.declarations
        if all(d.id != step.declaration for d in declarations):
            raise _impossible(
                "gone", "That is no longer on the stage.", "それはもうステージにありません。"
            )
        left = [d for d in declarations if d.id != step.declaration]
        chance = self._next_chance(left[-1].seat, ()) if left else None
        self._commit(f.Settled(self.seat, step.declaration, step.outcome, chance))

    def open_seals(self, _step: i.OpenSeals) -> None:
        zones = tuple(
            zone.id
            for zone in self.table.setting.zones.values()
            if zone.spec.visibility == "sealed"
            and self.table.zones[zone.id]
            and zone.id not in self.table.opened
        )
        handles = tuple(
            (number, self._name("c")) for zone in zones for number in self.table.zones[zone]
        )
        if zones:
            self._commit(f.SealsOpened(self.seat, zones, handles))

    def announce(self, step: i.Announce) -> None:
        check_text(step.text)
        units = tuple(self._unit(name) for name in step.units)
        self._commit(f.Announced(self.seat, step.verb, step.text, units, step.number))

    # -- several steps --------------------------------------------------------------------

    def batch(self, step: i.Batch) -> None:
        for one in step.steps:
            self._step(one)

    def procedure(self, step: i.Procedure) -> None:
        steps = self.spec.procedures.get(step.name)
        if steps is None:
            raise _impossible(
                "no-procedure",
                f"This game has no procedure “{step.name[:40]}”.",
                f"このゲームに「{step.name[:40]}」という手順はありません。",
            )
        seat = self.seat

        def look() -> SeatView:
            return view(self.table, seat)

        running = steps(look, dict(step.arguments))
        results: tuple[int, ...] = ()
        while True:
            try:
                one = running.send(results) if results else next(running)
            except StopIteration:
                return
            except (LookupError, ValueError) as problem:
                # Its arguments came from outside: a seat, a unit or a number that is not there.
                raise _impossible(
                    "arguments",
                    "That cannot be done with what was chosen. Choose again.",
                    "選んだ対象では実行できません。選び直してください。",
                ) from problem
            done = len(self._facts)
            try:
                # Only a game's own procedure, never a request, may act for another seat.
                self.seat = self._player(one.seat) if isinstance(one, As) else seat
                self._step(one.step if isinstance(one, As) else one)
            finally:
                self.seat = seat
            results = _results(self._facts[done:])


_HANDLING = (f.Moved, f.UnitsMoved, f.Shuffled, f.Faced, f.Shown, f.Hidden, f.SealsOpened)
"""Facts that change handles."""

_STEPS: dict[type[Any], Callable[[Resolver, Any], None]] = {
    i.Move: Resolver.move,
    i.Draw: Resolver.draw,
    i.Attach: Resolver.attach,
    i.MoveUnits: Resolver.move_units,
    i.SwapUnits: Resolver.swap_units,
    i.Collect: Resolver.collect,
    i.Shuffle: Resolver.shuffle,
    i.Look: Resolver.look,
    i.Show: Resolver.show,
    i.Hide: Resolver.hide,
    i.PickRandom: Resolver.pick_random,
    i.Face: Resolver.face,
    i.Rotate: Resolver.rotate,
    i.PutMark: Resolver.put_mark,
    i.Flip: Resolver.flip,
    i.Roll: Resolver.roll,
    i.NextTurn: Resolver.next_turn,
    i.SetPhase: Resolver.set_phase,
    i.Use: Resolver.use,
    i.Declare: Resolver.declare,
    i.PassChance: Resolver.pass_chance,
    i.Settle: Resolver.settle,
    i.OpenSeals: Resolver.open_seals,
    i.Announce: Resolver.announce,
    i.Batch: Resolver.batch,
    i.Procedure: Resolver.procedure,
}


def _results(facts: list[f.Fact]) -> tuple[int, ...]:
    """Return where the coins and dice among `facts` fell."""
    results: list[int] = []
    for fact in facts:
        if isinstance(fact, f.CoinsFlipped):
            results.extend(int(heads) for heads in fact.heads)
        elif isinstance(fact, f.DiceRolled):
            results.extend(fact.results)
    return tuple(results)


def _beside(position: Any, offset: int) -> Any:
    """Spread several cards dropped at one spot of the mat, so that each can be seen."""
    if position is None:
        return None
    return (position[0] + 14.0 * offset, position[1] + 14.0 * offset)


def check_text(text: str) -> None:
    """Raise ImpossibleError for a text of endless length."""
    if len(text) > LONGEST_TEXT:
        raise _impossible(
            "too-long",
            f"That text is longer than {LONGEST_TEXT} characters. Shorten it.",
            f"文章が{LONGEST_TEXT}文字を超えています。短くしてください。",
        )


def _too_long() -> ImpossibleError:
    return _impossible(
        "too-long",
        f"That is more than {MOST_STEPS} steps for one gesture. Do it in parts.",
        f"一度の操作で{MOST_STEPS}手順を超えました。分けて操作してください。",
    )


def _too_many() -> ImpossibleError:
    return _impossible(
        "too-many",
        f"At most {MOST_CHANCE} coins or dice at once, with 2 to 1000 sides.",
        f"コインやサイコロは一度に{MOST_CHANCE}個まで、2面から1000面までです。",
    )
