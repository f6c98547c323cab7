"""The invariants of every table, as functions of a game and a seed.

Each plays a random game and raises AssertionError with the seed if something does not hold. The
test run, the long campaign and the planted leaks all call these same functions.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Any

from app.core import fact as f
from app.core import intent as i
from app.core.apply.apply import apply
from app.core.apply.changes import changed_places, changes
from app.core.data.codec import fact_from_json, fact_to_json, to_bytes
from app.core.data.weight import reweighed, weigh
from app.core.facts.agreement_facts import OptionsSet
from app.core.facts.knowledge_facts import Forgotten
from app.core.facts.seal_facts import PlansOpened, SealsOpened
from app.core.ids import JUDGE, SPECTATOR, CardId, Handle, SeatId, place
from app.core.intents.agreement_intents import Rule
from app.core.intents.knowledge_intents import SetKnown
from app.core.intents.seal_intents import LockPlan, OpenSeals
from app.core.intents.turn_intents import Declare, StartOver
from app.core.past.history import HistoryTree
from app.core.past.invariants import check_history
from app.core.past.remedy_taken_back import before_remedy
from app.core.seal import PLAN_LENGTH, seal_of
from app.core.sight import redact, view
from app.core.table import Table
from app.core.view import SeatFact, SeatView, SeatZone, fold
from app.games.game_api import GameSpec
from app.session.host.entropy import Entropy
from app.session.host.updates import Accepted, Answer, Placed, Refused
from app.session.trial.dry_run import dry_run
from tests.helpers.play import (
    KINDS,
    PLANNED,
    WITHOUT_READING,
    Play,
    Player,
    again,
    lay,
    play_on,
    played,
)
from tests.props.oracle import (
    can_list,
    can_read,
    ever_planned,
    ever_read,
    is_open,
    may_count,
)

Check = Callable[[GameSpec, int], None]


def _fail(play: Play, why: str) -> None:
    raise AssertionError(f"{play.spec.id}, seed {play.seed}: {why}")


def _expect(play: Play, holds: object, why: str) -> None:
    if not holds:
        _fail(play, why)


def everyone(play: Play) -> tuple[SeatId, ...]:
    return (*play.seats, JUDGE, SPECTATOR)


def facts_of(tree: HistoryTree) -> Iterable[tuple[int, Table, f.Fact, Table]]:
    """Yield (node, table before, fact, table after) of every fact but the first."""
    for node in tree.nodes[1:]:
        assert node.parent is not None
        table = tree.table_at(node.parent)
        for fact in node.facts:
            after = apply(table, fact)
            yield node.id, table, fact, after
            table = after


# -- 2: a stream of facts and a fresh view are the same -----------------------------------------


def check_fold(spec: GameSpec, seed: int) -> None:
    """Invariant 2: fold(view(before), redact(fact)) == view(after), also after undo and rejoin."""
    play = lay(spec, seed)
    for step in range(8):
        play_on_a_little(play, step)
        for seat in everyone(play):
            fresh = view(play.truth, seat)
            held = play.view(seat)
            _expect(play, held == fresh, f"seat {seat} holds another view than it would be given")
            _expect(
                play,
                to_bytes(held) == to_bytes(fresh),
                f"the view that seat {seat} holds has other bytes than a fresh one",
            )
            rejoined: list[Any] = []
            play.host.join(seat, rejoined.append)
            play.host.leave(rejoined.append)
            _expect(
                play,
                isinstance(rejoined[0], Placed) and rejoined[0].view == held,
                f"seat {seat} sees something else after it joins again",
            )
    for node, before, fact, after in facts_of(play.host.tree):
        for seat in everyone(play):
            folded = fold(view(before, seat), redact(before, fact, after, seat))
            _expect(
                play,
                folded == view(after, seat),
                f"step {node}: seat {seat} is left behind by {fact.kind!r}",
            )


def play_on_a_little(play: Play, step: int) -> None:
    """Six more gestures; the players' chance differs at each call."""
    seed, play.seed = play.seed, play.seed * 1000 + step
    try:
        play_on(play, 6)
    finally:
        play.seed = seed


# -- 3: what a seat never saw could as well be anything else ------------------------------------


def check_unseen_identities(spec: GameSpec, seed: int) -> None:
    """Invariant 3: other cards where a seat never saw any: its whole byte stream is equal."""
    play = played(spec, seed, kinds=WITHOUT_READING)
    chance = random.Random(f"other cards {seed}")
    for seat in (*play.seats, SPECTATOR):
        read = ever_read(play.host.tree, seat)
        other = again(
            play,
            entropy=Entropy(seed),
            decks=_other_decks(play, read, chance),
            brought=_other_names(play, read, chance),
        )
        _expect_same(play, play.sent[seat], other.sent[seat], f"seat {seat} can tell unseen cards")
        ours = [answer for request, answer in play.asked if request.seat == seat]
        theirs = [answer for request, answer in other.asked if request.seat == seat]
        _expect(play, ours == theirs, f"seat {seat} is answered by what it never saw")


def _other_decks(
    play: Play, read: set[tuple[SeatId, str]], chance: random.Random
) -> tuple[tuple[str, ...], ...]:
    """Deal other names, of other lengths too, to the cards that were not read.

    None of a kind that lies open in a hand: what lies hidden in one is known to be none of those.
    """
    began = play.host.tree.nodes[0].facts[0]
    assert isinstance(began, f.Began)
    unseen = [n for n, card in enumerate(began.cards) if (card.owner, card.ref) not in read]
    refs = [
        ref + "+" * chance.randrange(any(is_open(zone, ref) for zone in play.spec.zones), 6)
        for ref in (began.cards[number].ref for number in unseen)
    ]
    assert not any(is_open(zone, ref) for zone in play.spec.zones for ref in refs)
    chance.shuffle(refs)
    renamed = {
        (began.cards[number].owner, began.cards[number].ref): ref
        for number, ref in zip(unseen, refs, strict=True)
    }
    return tuple(
        tuple(renamed.get((seat, ref), ref) for ref in deck) for seat, deck in enumerate(play.decks)
    )


def _other_names(
    play: Play, read: set[tuple[SeatId, str]], chance: random.Random
) -> dict[str, str]:
    """Give other names, of other lengths too, to what was brought and not read."""
    seen = {ref for _, ref in read}
    brought = [
        card.ref
        for node in play.host.tree.nodes
        for fact in node.facts
        if isinstance(fact, f.Brought)
        for card in fact.cards
    ]
    return {ref: ref + "+" * chance.randrange(1, 6) for ref in brought if ref not in seen}


def _expect_same(play: Play, one: list[bytes], other: list[bytes], why: str) -> None:
    _expect(play, len(one) == len(other), f"{why}: one hears more than the other")
    for index, (left, right) in enumerate(zip(one, other, strict=True)):
        if left != right:
            at = next(
                (n for n, pair in enumerate(zip(left, right, strict=False)) if pair[0] != pair[1]),
                min(len(left), len(right)),
            )
            start = max(0, at - 60)
            _fail(
                play,
                f"{why}, message {index} at byte {at}:\n"
                f"{left[start : at + 60]!r}\n{right[start : at + 60]!r}",
            )


# -- 4: what a seat chose in secret could as well have been another choice ----------------------


CHOICES = 8
"""Pairs of choices that are compared per seed."""


class Rigged(Entropy):
    """Chance whose shuffles change nothing; names are drawn as ever."""

    def shuffled(self, items: Any) -> tuple[Any, ...]:
        super().shuffled(items)
        return tuple(items)


def check_hidden_choices(spec: GameSpec, seed: int) -> None:
    """Invariant 4: two ways to make one hidden choice are the same to everybody else."""
    before = played(spec, seed, steps=24, kinds=WITHOUT_READING, mischief=0)
    chance = random.Random(f"choice {seed}")
    choices = [
        (chooser, *choice)
        for chooser in before.seats
        for choice in _hidden_choices(before, chooser, chance)
    ]
    for chooser, one, other in chance.sample(choices, min(CHOICES, len(choices))):
        _compare_choices(before, chooser, one, other)
    for chooser in before.seats[:2]:
        for zone in _own_secret_piles(before, chooser)[:2]:
            _compare_choices(before, chooser, i.Shuffle(zone), i.Shuffle(zone), Rigged(seed))


def _own_secret_piles(play: Play, seat: SeatId) -> list[str]:
    """Piles that `seat` handles and no other can list or read.

    Not one in the open, even of backs alone: what comes to lie on top of it is seen.
    """
    return [
        zone.id
        for zone in play.truth.setting.zones.values()
        if zone.holders == (seat,)
        and zone.spec.visibility != "public"
        and zone.id in play.truth.zones
        and play.truth.zones[zone.id]
        and not any(
            can_list(play.truth, other, zone.id) or can_read(play.truth, other, card)
            for other in (*play.seats, SPECTATOR)
            if other != seat
            for card in play.truth.zones[zone.id]
        )
    ]


def _open_zones(play: Play) -> list[str]:
    return [
        zone.id
        for zone in play.truth.setting.zones.values()
        if zone.spec.visibility == "public" and not zone.spec.top_only
    ]


def _with_one_back(play: Play, zone: str) -> list[int]:
    """Return places of cards with the same owner, whose backs nobody can tell apart."""
    owners = [play.truth.cards[card].owner for card in play.truth.zones[zone]]
    return [index for index, owner in enumerate(owners) if owner == owners[0]]


def _kept_hidden(
    play: Play, goals: list[str], source: str, places: tuple[int, ...]
) -> Iterable[str]:
    """Yield where none of these cards would lie open: one that does is known by its place."""
    cards = play.truth.zones[source]
    refs = [play.truth.cards[cards[at]].ref for at in places]
    for goal in goals:
        if not any(is_open(play.truth.setting.zones[goal].spec, ref) for ref in refs):
            yield goal


def _hidden_choices(
    play: Play, seat: SeatId, chance: random.Random
) -> Iterable[tuple[i.Step, i.Step]]:
    """Yield pairs of intents of `seat` that nobody else may be able to tell apart."""
    yield from _hidden_plans(play, seat)
    piles = _own_secret_piles(play, seat)
    for goal in piles:
        at = chance.choice((None, 0, 1, -1))
        yield i.Bring(("one",), goal, at), i.Bring(("other card",), goal, at)
        yield i.Bring(("one", "two"), goal), i.Bring(("two", "two"), goal)
    for goal in _open_zones(play):
        yield i.Bring(("one",), goal, up=False), i.Bring(("other card",), goal, up=False)
    for source in piles:
        alike = _with_one_back(play, source)
        if len(alike) >= 2:
            here, there = chance.sample(alike, 2)
            one, other = place(source, here), place(source, there)
            # Where a pile keeps its places everybody sees which of them is empty.
            told = play.truth.setting.zones[source].spec.keeps_places
            for goal in _kept_hidden(play, piles, source, (here, there)):
                at = chance.choice((0, -1))
                if not told:
                    yield i.Move((one,), goal, at), i.Move((other,), goal, at)
                yield i.Move((one, other), goal, -1), i.Move((other, one), goal, -1)
            for goal in () if told else _open_zones(play):
                yield i.Move((one,), goal, up=False), i.Move((other,), goal, up=False)
            yield Declare("strike", (one,)), Declare("strike", (other,))
            yield i.Show((one,), (seat,)), i.Show((other,), (seat,))
            yield Rule("once", "kept", (one,)), Rule("once", "kept", (other,))
            partner = (seat + 1) % len(play.seats)
            yield i.Show((one,), (partner,)), i.Show((other,), (partner,))
            untold = [other for other in play.seats if other != seat]
            for goal in piles:
                spec = play.truth.setting.zones[goal].spec
                # Both choices leave more than everybody is told the number of.
                least = (play.truth.setting.zones[source].spec.counted_below or 0) + 2
                enough = len(play.truth.zones[source]) >= least
                if (
                    spec.visibility == "sealed"
                    and enough
                    and not any(may_count(play.truth, other, source) for other in untold)
                ):
                    yield i.Draw(1, source, goal), i.Draw(2, source, goal)
        yield (
            i.Batch((i.Look(source), i.Hide(source))),
            i.Batch((i.Look(source), i.Hide(source))),
        )


def _hidden_plans(play: Play, seat: SeatId) -> Iterable[tuple[i.Step, i.Step]]:
    """Yield pairs of plans that a seat may lock, where that is not the last one and opens all."""
    if any(seal_of(play.truth.seals, other) is None for other in play.seats if other != seat):
        yield LockPlan("strike"), LockPlan("wait for a better moment, " * 9)
        yield LockPlan(""), LockPlan("x" * PLAN_LENGTH)


def _compare_choices(
    before: Play, chooser: SeatId, one: i.Step, other: i.Step, entropy: Entropy | None = None
) -> None:
    """Make both choices on two tables that are alike so far, go on alike, compare."""
    left, right = again(before), again(before)
    held = _own_secret_piles(before, chooser)
    for play in (left, right):
        if held:
            # One of the cards is a key card, which nobody but the chooser can tell.
            play.ask(chooser, Declare("parry", (place(held[0], 0),)))
    then = left.host.tree.cursor
    if entropy is not None:
        right.host._entropy = entropy
    first, second = left.ask(chooser, one), right.ask(chooser, other)
    # What the chooser itself is told of an impossible choice is its own business.
    if type(first) is not type(second) or isinstance(first, Refused):
        return
    right.host._entropy = Entropy(before.seed)
    told = one.seats if isinstance(one, i.Show) else ()
    others = [seat for seat in before.seats if seat != chooser and seat not in told]
    _expect(
        before,
        _probed(left, others, held, then) == _probed(right, others, held, then),
        f"a refusal tells {one} from {other}",
    )
    for play in (left, right):
        _go_on(play, chooser)
    for seat in (*others, SPECTATOR):
        _expect_same(
            before,
            left.sent[seat],
            right.sent[seat],
            f"seat {seat} can tell {one} from {other} by seat {chooser}",
        )


def _probed(play: Play, seats: list[SeatId], zones: list[str], then: int) -> list[tuple[str, str]]:
    """Return how late requests for cards of another's piles are refused."""
    return [
        _answered(play, seat, i.Move((place(zone, 0),), zone), then)
        for seat in seats
        for zone in zones
    ]


def _go_on(play: Play, chooser: SeatId) -> None:
    for seat in play.seats:
        play.ask(seat, i.Flip(2))
    play.ask(chooser, i.Undo())
    play.ask(chooser, i.Redo())
    for zone in _own_secret_piles(play, chooser):
        play.ask(chooser, i.Shuffle(zone))


# -- 5, 6, 7: cards, replay, undo ---------------------------------------------------------------


def check_cards(spec: GameSpec, seed: int) -> None:
    """Invariant 5: each card is in exactly one place; handles and units name one thing."""
    play = played(spec, seed)
    for node in play.host.tree.nodes:
        table = play.host.tree.table_at(node.id)
        count = _count_of(play.host.tree, node.id)
        _expect(play, len(table.cards) == count, f"{len(table.cards)} cards instead of {count}")
        lying = [card for pile in table.zones.values() for card in pile]
        standing = [card for unit in table.units.values() for card in unit.parts]
        _expect(play, sorted(lying + standing) == list(range(count)), "a card is lost or doubled")
        handles = [state.handle for state in table.cards if state.handle]
        _expect(play, len(set(handles)) == len(handles), "two cards have one handle")
        for zone, pile in table.zones.items():
            for card in pile:
                state = table.cards[card]
                _expect(play, (state.zone, state.unit) == (zone, ""), f"card {card} is elsewhere")
        for zone, units in table.fields.items():
            for name in units:
                unit = table.units[name]
                _expect(play, unit.zone == zone, f"unit {name} stands elsewhere")
                for card in unit.parts:
                    state = table.cards[card]
                    _expect(play, (state.zone, state.unit) == (zone, name), f"{card} of {name}")
        _expect(
            play,
            sorted(table.units) == sorted(n for units in table.fields.values() for n in units),
            "a unit stands nowhere",
        )
        for card, state in enumerate(table.cards):
            readers = {seat for seat in play.seats if can_read(table, seat, card)}
            _expect(play, readers <= state.known, f"card {card} is read but not noted as known")


def _count_of(tree: HistoryTree, node: int) -> int:
    """Return how many cards were laid and brought on the way to a node."""
    facts = [fact for step in tree.path(node) for fact in tree.nodes[step].facts]
    return sum(len(fact.cards) for fact in facts if isinstance(fact, f.Began | f.Brought))


def check_replay(spec: GameSpec, seed: int) -> None:
    """Invariant 6: replay from facts alone, through JSON, is exact."""
    play = played(spec, seed)
    tree = play.host.tree
    tables: dict[int, Table] = {}
    for node in tree.nodes:
        table = None if node.parent is None else tables[node.parent]
        for fact in node.facts:
            table = apply(table, fact_from_json(fact_to_json(fact)))
        assert table is not None
        tables[node.id] = table
        _expect(play, table == tree.table_at(node.id), f"step {node.id} replays to another table")
    findings = [
        words.en for words in check_history(tree, lambda x: fact_from_json(fact_to_json(x)))
    ]
    _expect(play, not findings, "; ".join(findings[:3]))


def check_undo(spec: GameSpec, seed: int) -> None:
    """Invariant 7: undo deletes nothing, leads to the start, and redo leads back."""
    play = played(spec, seed, mischief=0)
    host, tree = play.host, play.host.tree
    kept = list(tree.nodes)
    start = tree.table_at(0)
    chance = random.Random(f"jumps {seed}")
    goals = [tree.cursor, *(chance.randrange(len(kept)) for _ in range(5))]
    for goal in goals:
        line = tree.path(goal)
        if any(_leads_further_back(tree, step) for step in line):
            continue
        if goal != tree.cursor:
            play.ask(0, i.Jump(goal))
        there = host.tree.table
        for expected in reversed(line[:-1]):
            play.ask(0, i.Undo())
            _expect(play, tree.cursor == expected, "undo does not lead to the parent")
        _expect(play, tree.table == start, "undo to the root is not the start")
        _expect(play, isinstance(play.ask(0, i.Undo()), Refused), "undo goes beyond the start")
        for expected in line[1:]:
            play.ask(0, i.Redo())
            _expect(play, tree.cursor == expected, f"redo left the branch of step {goal}")
        _expect(play, tree.table == there, "redo does not land on the same table")
        for seat in everyone(play):
            _expect(play, play.view(seat) == view(there, seat), f"seat {seat} is elsewhere")
    _expect(play, tree.nodes == kept, "undo deleted or added something")


def _leads_further_back(tree: HistoryTree, step: int) -> bool:
    """Whether undo from a step leads elsewhere than to its parent: see `tests/core/past`.

    Before the plans that opened in it were locked, or to the line that a remedy left.
    """
    facts = tree.nodes[step].facts
    said = [fact for fact in facts if isinstance(fact, f.Announced)]
    opened = any(isinstance(fact, PlansOpened) for fact in facts)
    return opened or before_remedy(said, len(tree)) is not None


# -- 8: a handle says nothing that eyes could not -----------------------------------------------


def check_handles(spec: GameSpec, seed: int) -> None:
    """Invariant 8: a handle never returns on a card the seat could not have followed."""
    play = played(spec, seed, steps=60, mischief=0)
    tree = play.host.tree
    for seat in (*play.seats, SPECTATOR):
        seen_ever: set[Handle] = set(view(tree.table_at(0), seat).cards)
        for node in tree.nodes[1:]:
            assert node.parent is not None
            old = set(view(tree.table_at(node.parent), seat).cards)
            now = set(view(tree.table_at(node.id), seat).cards)
            back = (now - old) & seen_ever
            if any(isinstance(fact, OptionsSet) for fact in node.facts):
                # What an option shows face up where it lay was seen, and is known by its face.
                table, faces = tree.table_at(node.parent), view(tree.table_at(node.id), seat).cards
                lay_there = {card.handle for card in table.cards}
                back = {one for one in back if faces[one].ref is None or one not in lay_there}
            _expect(play, not back, f"step {node.id}: {back} came back to seat {seat}")
            seen_ever |= now
    names = {card.handle for card in tree.table_at(0).cards if card.handle}
    for node_id, before, fact, after in facts_of(tree):
        kept = _kept_handles(before, fact, after)
        _expect(play, not kept, f"step {node_id}: {fact.kind!r} kept the handles of {kept}")
        for old, new in zip_longest(before.cards, after.cards):
            if new.handle is not None and (old is None or new.handle != old.handle):
                _expect(play, new.handle not in names, f"step {node_id}: a handle is used again")
                _expect(play, len(new.handle) == 9, "a handle's length tells something")
                names.add(new.handle)


def _kept_handles(before: Table, fact: f.Fact, after: Table) -> set[CardId]:
    """Return the cards that kept a handle although nobody could follow them."""
    touched: set[CardId] = set()
    if isinstance(fact, f.Moved):
        touched = {move.card for move in fact.moves}
    elif isinstance(fact, f.Shuffled):
        touched = set(changed_places(fact))
    elif isinstance(fact, f.UnitsMoved):
        moved = [before.units[m.unit] for m in fact.moves if m.unit in before.units]
        touched = {card for unit in moved for card in unit.parts}
        touched = {c for c in touched if before.cards[c].zone != after.cards[c].zone}
    elif isinstance(fact, f.Hidden | SealsOpened):
        touched = {
            number
            for number, (old, new) in enumerate(zip(before.cards, after.cards, strict=True))
            if old.shown != new.shown or old.up != new.up
        }
    kept = set()
    for card in touched:
        old, new = before.cards[card], after.cards[card]
        if new.handle is None or new.handle != old.handle:
            continue
        everybody = (*range(len(after.setting.seats)), SPECTATOR)
        followed = (
            isinstance(fact, f.Moved | f.UnitsMoved)
            and old.up
            and new.up
            and all(can_list(before, seat, old.zone) for seat in everybody)
            and all(can_list(after, seat, new.zone) for seat in everybody)
        )
        if not followed:
            kept.add(card)
    return kept


# -- grants: a look is given by a fact and ends -------------------------------------------------


def check_grants(spec: GameSpec, seed: int) -> None:
    """A look is granted by `Shown`, or kept by who put the card down; every other fact ends it."""
    play = played(spec, seed, steps=60, mischief=0)
    for node, before, fact, after in facts_of(play.host.tree):
        if isinstance(fact, f.Shuffled):
            cards, allowed = changed_places(fact), {}
        elif isinstance(fact, f.Hidden):
            cards, allowed = after.zones[fact.zone], {}
        elif isinstance(fact, f.Moved):
            cards = tuple(move.card for move in fact.moves)
            allowed = {move.card: _followers(before, move.card) for move in fact.moves}
        elif isinstance(fact, f.Brought):
            first = len(before.cards)
            cards = tuple(range(first, first + len(fact.cards)))
            # Only the judge says who else sees a card that comes.
            granted = set(fact.shown) if fact.actor == JUDGE else {fact.actor}
            allowed = dict.fromkeys(cards, granted)
            owner = {after.cards[card].owner for card in cards}
            _expect(play, fact.actor in (*owner, JUDGE), f"step {node}: cards for another")
        elif isinstance(fact, f.Shown):
            cards = tuple(showing.card for showing in fact.cards)
            allowed = {n: before.cards[n].shown | set(fact.seats) for n in cards}
            for n in cards:
                given = {s for s in fact.seats if not can_read(before, s, n)}
                mine = fact.actor in (JUDGE, before.cards[n].owner)
                zone = before.setting.zones[before.cards[n].zone]
                hidden = zone.spec.visibility != "public" and zone.id not in before.opened
                holds = fact.actor in zone.holders or (hidden and not zone.holders)
                may = mine or holds or can_read(before, fact.actor, n)
                _expect(play, may or not given, f"step {node}: a look at what is another's")
        elif isinstance(fact, Forgotten):
            cards = tuple(card for card, _ in fact.cards)
            allowed = {n: before.cards[n].shown - set(fact.seats) for n in cards}
            _check_forgotten(play, node, before, fact, after)
        else:
            continue
        for card in cards:
            granted = after.cards[card].shown - allowed.get(card, set())
            _expect(play, not granted, f"step {node}: {granted} go on seeing card {card}")


def _check_forgotten(play: Play, node: int, before: Table, fact: Forgotten, after: Table) -> None:
    for n, _ in fact.cards:
        name = before.cards[n].handle
        kept = name is not None and name == after.cards[n].handle
        _expect(play, not kept, f"step {node}: card {n} is called as it was")
        still = after.cards[n].known.intersection(fact.seats) - _followers(after, n)
        _expect(play, not still, f"step {node}: {still} know card {n} all the same")


def check_unchanged_faces(spec: GameSpec, seed: int) -> None:
    """Only a move, a turning or the opening of seals lays a card face up that was there."""
    play = played(spec, seed, steps=60, mischief=0)
    for node, before, fact, after in facts_of(play.host.tree):
        if isinstance(fact, f.Moved | f.Faced | SealsOpened):
            continue
        for card, (old, new) in enumerate(zip(before.cards, after.cards, strict=False)):
            _expect(play, old.up or not new.up, f"step {node}: {fact.kind!r} turned up {card}")


def _followers(table: Table, card: CardId) -> set[SeatId]:
    return {seat for seat in range(len(table.setting.seats)) if can_read(table, seat, card)}


# -- what may be known at all -------------------------------------------------------------------


def check_sight(spec: GameSpec, seed: int) -> None:
    """No seat is told of a face, a card or a size that a second reading of the rules forbids."""
    play = played(spec, seed)
    tree = play.host.tree
    for node in tree.nodes:
        table = tree.table_at(node.id)
        by_handle = {state.handle: number for number, state in enumerate(table.cards)}
        for seat in (*play.seats, SPECTATOR):
            _check_view(play, table, seat, view(table, seat), by_handle)
    for node_id, before, fact, after in facts_of(tree):
        for seat in (*play.seats, SPECTATOR):
            _check_fact(play, node_id, before, after, seat, redact(before, fact, after, seat))
    for seat in (*play.seats, SPECTATOR):
        told = set(re.findall(f"{PLANNED}[0-9]+".encode(), b"".join(play.sent[seat])))
        unopened = told - {plan.encode() for plan in ever_planned(tree, seat)}
        _expect(play, not unopened, f"seat {seat} is told of the plans {unopened}")


def _check_view(
    play: Play, table: Table, seat: SeatId, seen: SeatView, by_handle: dict[Any, CardId]
) -> None:
    for handle, card in seen.cards.items():
        number = by_handle[handle]
        reads, lists_it = (
            can_read(table, seat, number),
            can_list(table, seat, table.cards[number].zone),
        )
        _expect(play, reads or lists_it, f"seat {seat} singles out a card it cannot")
        _expect(play, (card.ref is not None) == reads, f"seat {seat} and the face of {number}")
    for zone_id, zone in seen.zones.items():
        if zone_id in table.zones:
            told = zone.count is not None
            _expect(play, told == may_count(table, seat, zone_id), f"seat {seat}: size {zone_id}")
            _expect(play, told or not _tells_depth(table, zone), f"seat {seat}: depth {zone_id}")
    for seal in seen.seals:
        own = seal_of(table.seals, seal.seat)
        assert own is not None
        may = seal.seat == seat or not own.locked
        _expect(play, (seal.plan is not None) == may, f"seat {seat} and the plan of {seal.seat}")
        _expect(play, seal.locked == own.locked, f"seat {seat} and the seal of {seal.seat}")
    _expect(play, list(seen.cards) == sorted(seen.cards), "cards stand in a telling order")
    _expect(play, list(seen.units) == sorted(seen.units), "units stand in a telling order")


def _tells_depth(table: Table, zone: SeatZone) -> bool:
    """Whether the place of a card tells that a pile of an untold number is so large at least."""
    least = table.setting.zones[zone.id].spec.counted_below or 0
    return any(place >= least + len(zone.seen) for place, _ in zone.seen)


def _check_fact(
    play: Play, node: int, before: Table, after: Table, seat: SeatId, told: SeatFact
) -> None:
    readable = {
        state.ref
        for table in (before, after)
        for number, state in enumerate(table.cards)
        if can_read(table, seat, number)
    }
    named = {ref for event in told.events for ref in (*event.cards, event.unit) if ref}
    named |= {card.ref for card in told.cards if card.ref}
    _expect(play, named <= readable, f"step {node} tells seat {seat} of {named - readable}")
    for order in (
        [card.handle for card in told.cards],
        list(told.gone),
        [unit.id for unit in told.units],
        list(told.gone_units),
    ):
        _expect(play, order == sorted(order), f"step {node}: an order tells something")
    subjects = {name for event in told.events for name in event.about}
    _expect(play, subjects <= _nameable(after, seat), f"step {node} points out {subjects}")
    for event in told.events:
        for zone in {event.source, event.goal} & before.zones.keys():
            if before.setting.zones[zone].spec.visibility == "sealed" and not (
                can_list(before, seat, zone) or can_list(after, seat, zone)
            ):
                counted = None in event.cards or event.count != len(event.cards)
                _expect(play, not counted, f"step {node} counts a seal")


def _nameable(table: Table, seat: SeatId) -> set[str]:
    """Return what may be pointed out to `seat`."""
    cards = {
        state.handle
        for number, state in enumerate(table.cards)
        if state.handle and (can_read(table, seat, number) or can_list(table, seat, state.zone))
    }
    seats = {f"seat.{number}" for number in range(len(table.setting.seats))}
    cells = {
        place(zone.id, cell)
        for zone in table.setting.zones.values()
        for cell in range(1, zone.spec.cells + 1)
    }
    return cards | seats | cells | table.units.keys() | {"table"}


# -- the host: nothing raises, a refusal changes and tells nothing ------------------------------


def check_refusals(spec: GameSpec, seed: int) -> None:
    """Hostile requests are answered, and a refusal leaves no trace anywhere."""
    play = played(spec, seed, steps=15, mischief=0)
    rng = random.Random(f"mischief {seed}")
    player = Player(spec, rng, WITHOUT_READING)
    for number in range(40):
        seat = rng.choice((*play.seats, JUDGE, SPECTATOR, 7, -9))
        eyes = seat if seat in play.table.seats else SPECTATOR
        make = rng.choice((player.mischief, lambda v: player.intent(v, 9)))
        based_on = rng.choice((play.host.tree.cursor, 0, -4, 10**9))
        request = i.Request(f"m{number}", seat, based_on, make(play.view(eyes)))
        trace = _trace(play)
        answer = play.host.submit(request)
        if isinstance(answer, Refused):
            _expect(play, _trace(play) == trace, f"the refusal of {request} left a trace")
            _expect(play, answer.reason.en, "a refusal has no reason")
            _expect(play, answer.reason.ja, "a refusal has no reason in Japanese")
        trace = _trace(play)
        if answer.request:
            _expect(play, play.host.submit(request) == answer, "a resend is answered otherwise")
        _expect(play, _trace(play) == trace, f"a resend of {request} was carried out again")


def _trace(play: Play) -> tuple[Any, ...]:
    host = play.host
    return (
        host.tree.cursor,
        len(host.tree.nodes),
        dict(host.tree._visited),
        dict(host.tree.labels),
        len(host.journal),
        len(host.tree.names),
        id(host.tree.table),
        [len(sent) for sent in play.sent.values()],
    )


def check_guesses(spec: GameSpec, seed: int) -> None:
    """A guess is answered the same whether or not there is a card, and whatever card it is."""
    play = played(spec, seed, steps=25, mischief=0)
    for seat in play.seats:
        seen = play.view(seat).cards.keys()
        unseen = [c.handle for c in play.truth.cards if c.handle and c.handle not in seen]
        for make in _GUESSES:
            absent = _answered(play, seat, make("cxxxxxxxx"))
            for handle in unseen[:4]:
                answer = _answered(play, seat, make(handle))
                _expect(play, answer == absent, f"{handle} is confirmed")
        for zone in play.truth.setting.zones.values():
            if zone.id not in play.truth.zones or may_count(play.truth, seat, zone.id):
                continue
            if play.view(seat).cards_in(zone.id):
                continue
            for make in _GUESSES:
                answers = {_answered(play, seat, make(place(zone.id, n))) for n in (0, 1, 2, 99)}
                _expect(play, len(answers) == 1, f"places of {zone.id} tell its size")


_GUESSES: tuple[Callable[[str], i.Step], ...] = (
    lambda ref: i.Move((ref,), "nowhere"),
    lambda ref: i.Show((ref,), ()),
    lambda ref: i.PutMark((ref,), "damage", add=10),
    lambda ref: Declare("strike", (ref,)),
    lambda ref: Declare("strike", targets=(ref,)),
    lambda ref: i.Face((ref,), up=True),
    lambda ref: i.Attach((ref,), "unone"),
)


def _answered(
    play: Play, seat: SeatId, intent: i.Step, based_on: int | None = None
) -> tuple[str, str]:
    """Return how a guess is refused; the table is as before."""
    answer: Answer = play.ask(seat, intent, based_on)
    if isinstance(answer, Accepted):
        _fail(play, f"seat {seat} may do {intent}")
    assert isinstance(answer, Refused)
    return answer.code, answer.reason.en


# -- what a table weighs is known without counting ------------------------------------------------


def check_weight(spec: GameSpec, seed: int) -> None:
    """What a table weighs follows from what it weighed before and what a fact touches."""
    play = played(spec, seed, steps=60)
    for _, before, fact, after in facts_of(play.host.tree):
        known = reweighed(weigh(before), before, after, changes(before, fact))
        counted = weigh(after)
        same = known.whole == counted.whole and {
            seat: put for seat, put in known.put.items() if put
        } == {seat: put for seat, put in counted.put.items() if put}
        _expect(play, same, f"after {fact.kind!r} a table weighs {counted} and not {known}")


# -- what is tried out beforehand -----------------------------------------------------------------


def check_dry_run(spec: GameSpec, seed: int) -> None:
    """A dry run ends as the host will answer, and leaves the table as it is."""
    play = lay(spec, seed)
    rng = random.Random(f"dry {seed}")
    player = Player(spec, rng, KINDS)
    for _ in range(40):
        seat = rng.choice((*play.seats, JUDGE))
        intent = player.intent(play.view(seat), len(play.host.tree))
        if isinstance(intent, i.Undo | i.Redo | i.Jump | i.WriteLabel):
            play.ask(seat, intent)
            continue
        before, length = play.view(seat), len(play.host.tree)
        tried = dry_run(spec, before, (intent,))
        _expect(play, play.view(seat) is before, f"{seat} sees something else after a dry run")
        _expect(play, len(play.host.tree) == length, "a dry run is in the history")
        answer = play.ask(seat, intent)
        what = f"{seat} tried {intent}: {tried.ending}, {tried.reason}; the host: {answer}"
        if isinstance(answer, Refused):
            # Whether one's own seals are open already is in no view.
            opens = isinstance(intent, OpenSeals | i.Procedure) and _has_seals(spec)
            _expect(play, tried.ending or opens, what)
        elif not tried.ending:
            after = play.view(seat)
            sizes = [
                {zone.id: zone.count for zone in shown.zones.values() if _foreseen(before, zone.id)}
                for shown in (after, tried.view)
            ]
            _expect(play, sizes[0] == sizes[1], what)
            _expect(play, _made_now(before, after) == _made_now(before, tried.view), what)
            _expect(
                play, (after.turn, after.options) == (tried.view.turn, tried.view.options), what
            )
            _expect(play, len(after.units) == len(tried.view.units), what)
        else:
            # What others were shown, or know, and how the table was laid is in no view.
            unforeseen = isinstance(intent, i.Hide | SetKnown | StartOver | i.Procedure | i.Batch)
            _expect(play, tried.ending == "chance" or unforeseen or _hidden_from(before), what)


def _has_seals(spec: GameSpec) -> bool:
    return any(zone.visibility == "sealed" for zone in spec.zones)


def _foreseen(before: SeatView, zone: str) -> bool:
    """Whether the seat is told how many cards lie in a zone; one made now is called by chance."""
    return zone in before.zones and before.zones[zone].count is not None


def _made_now(before: SeatView, after: SeatView) -> list[tuple[Any, ...]]:
    """Return what is said of each zone that was just made, but for its id, which is chance."""
    return sorted(
        (zone.spec.title.en, zone.spec.visibility, zone.holders, zone.rect, zone.arrange, count)
        for zone, count in ((z, after.zones[z.id].count) for z in after.setting.zones.values())
        if zone.id not in before.zones
    )


def _hidden_from(view: SeatView) -> bool:
    """Whether there is a pile that may hold more than the seat, which is not told, supposes."""
    return any(zone.count is None for zone in view.zones.values())


CHECKS: tuple[Check, ...] = (
    check_fold,
    check_unseen_identities,
    check_hidden_choices,
    check_cards,
    check_replay,
    check_undo,
    check_handles,
    check_grants,
    check_unchanged_faces,
    check_sight,
    check_refusals,
    check_guesses,
    check_weight,
    check_dry_run,
)
