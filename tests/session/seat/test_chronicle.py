"""The history as a seat may know it: from the host beside it, or from what it was told far away.

Of a seat far away it is shown that it knows what the host would tell it: no more, no less.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core import intent as i
from app.core.ids import JUDGE, SPECTATOR, NodeId, SeatId
from app.core.intents.knowledge_intents import SetKnown
from app.core.past.node_shape import bare_node
from app.games.game_api import GameSpec
from app.session.host.updates import Accepted, Grew, Labelled, Went
from app.session.seat.chronicle import Chronicle, LocalChronicle, bare_journal, recall
from app.session.seat.chronicle_entries import BareGrew
from app.session.seat.seat_chronicle import MOST_FETCHED, SeatChronicle
from app.session.seat.seat_client import SeatClient
from tests.helpers.play import Play, lay, play_on
from tests.helpers.toy_games import TOYS, duel

AKI, REN = 0, 1
DUEL = duel.SPEC
GAMES = tuple(TOYS.values())
WANDERING = {
    **dict.fromkeys(("move", "draw", "field", "look", "shuffle", "put_mark", "next_turn"), 3),
    **dict.fromkeys(("undo", "redo", "jump", "write_label"), 3),
}
"""Much going back and forth, so that there are branches."""


def everyone(play: Play) -> tuple[SeatId, ...]:
    return (*play.seats, JUDGE, SPECTATOR)


def join(play: Play, seat: SeatId, *, answers: bool = True) -> SeatChronicle:
    """Let a seat that is elsewhere hear all from now on; what it asks for is answered at once."""
    far = SeatChronicle(seat)

    def fetch(nodes: tuple[NodeId, ...], views: tuple[NodeId, ...]) -> None:
        assert len(nodes) <= MOST_FETCHED
        wanted = sorted({*nodes, *views})
        far.filled([recall(play.host, seat, node, seen=node in views) for node in wanted])

    if answers:
        far.fetch = fetch
    client = SeatClient(seat, play.host.submit, far)
    far.begin(bare_journal(play.host), play.host.view_at(play.host.tree.cursor, seat))
    play.host.join(seat, client.told)
    return far


def same_shape(far: Chronicle, near: Chronicle) -> None:
    assert list(far.nodes) == [bare_node(node) for node in near.nodes]
    assert [list(grown) for grown in far.children] == [list(grown) for grown in near.children]
    assert far.labels == near.labels
    assert far.cursor == near.cursor
    assert far.undo_target() == near.undo_target()
    assert far.redo_target() == near.redo_target()
    assert len(far.journal) == len(near.journal)
    for entry, other in zip(far.journal, near.journal, strict=True):
        grown = BareGrew(bare_node(other.node)) if isinstance(other, Grew) else other
        assert entry == grown
    last = len(near.nodes) - 1
    assert list(far.back_from(last)) == list(near.back_from(last))
    assert far.leads_to(near.cursor, last) == near.leads_to(near.cursor, last)
    assert far.meeting(last, near.cursor) == near.meeting(last, near.cursor)


def same_words(far: Chronicle, near: Chronicle) -> None:
    for node in range(len(near.nodes)):
        assert far.told(node) == near.told(node)
        assert far.view_at(node) == near.view_at(node)


def same_retelling(far: Chronicle, near: Chronicle, known: Callable[[NodeId], bool]) -> None:
    for goal in range(len(near.nodes)):
        assert list(far.retell(far.seat, known, goal)) == list(near.retell(near.seat, known, goal))


@pytest.fixture
def table() -> Play:
    """Aki draws, takes it back, flips a coin and calls that step "coin"."""
    table = lay(DUEL, 1)
    intents = (i.Draw(1, "deck.0", "hand.0"), i.Undo(), i.Flip(), i.WriteLabel(2, "coin"))
    for intent in intents:
        assert isinstance(table.ask(AKI, intent), Accepted)
    return table


def test_its_shape_is_everybodys_and_what_a_step_says_the_seats_own(table: Play) -> None:
    aki, ren = (LocalChronicle(table.host, seat) for seat in (AKI, REN))
    assert [list(grown) for grown in aki.children] == [[1, 2], [], []]
    assert (aki.cursor, aki.undo_target(), aki.redo_target()) == (2, 0, None)
    assert {node: label.name for node, label in aki.labels.items()} == {2: "coin"}
    assert list(aki.nodes) == list(ren.nodes)
    assert aki.told(1)[0].cards != (None,) == ren.told(1)[0].cards


def test_the_bare_journal_tells_that_something_happened_and_not_what(table: Play) -> None:
    laid, drew, back, flipped, wrote = bare_journal(table.host)
    assert [type(one) for one in (laid, drew, flipped)] == [BareGrew] * 3
    assert isinstance(back, Went)
    assert isinstance(wrote, Labelled)
    assert bare_journal(table.host, 3, start=1) == (drew, back)


def test_a_step_is_told_again_as_the_seat_was_told_it(table: Play) -> None:
    own, other = (recall(table.host, seat, 1) for seat in (AKI, REN))
    assert own.facts[0].events[0].cards != other.facts[0].events[0].cards
    assert own.before == table.host.view_at(0, AKI)
    assert own.view is None
    assert recall(table.host, AKI, 1, seen=True).view == table.host.view_at(1, AKI)
    assert recall(table.host, AKI, 0).before is None
    for wrong in (-1, 3):
        with pytest.raises(IndexError, match=f"no node {wrong}"):
            recall(table.host, AKI, wrong)


# -- a seat far away, in random games -------------------------------------------------------------


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
@pytest.mark.parametrize("seed", range(4))
def test_from_the_beginning_it_is_what_the_host_would_say(spec: GameSpec, seed: int) -> None:
    play = lay(spec, seed)
    far = {seat: join(play, seat) for seat in everyone(play)}
    play_on(play, 60, kinds=WANDERING if seed % 2 else None)
    for seat in everyone(play):
        near = LocalChronicle(play.host, seat)
        same_shape(far[seat], near)
        same_words(far[seat], near)
        same_retelling(far[seat], near, lambda _: False)
        same_retelling(far[seat], near, lambda node: node % 7 == 3)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
@pytest.mark.parametrize("seed", range(4))
def test_so_it_is_for_whoever_comes_late(spec: GameSpec, seed: int) -> None:
    play = play_on(lay(spec, seed), 50, kinds=WANDERING)
    far = {seat: join(play, seat) for seat in everyone(play)}
    play_on(play, 40, kinds=WANDERING)
    for seat in everyone(play):
        near = LocalChronicle(play.host, seat)
        same_shape(far[seat], near)
        same_retelling(far[seat], near, lambda node: node % 7 == 3)
        same_words(far[seat], near)
        same_retelling(far[seat], near, lambda _: False)


def test_nobody_hears_with_the_ears_of_another() -> None:
    play = lay(DUEL, 1)
    near, far = LocalChronicle(play.host, AKI), join(play, AKI)
    for chronicle in (near, far):
        with pytest.raises(ValueError, match="history of seat 0"):
            list(chronicle.retell(REN, lambda _: False, 0))


def test_who_knows_a_card_is_told_to_a_judge_beside_the_host_and_to_nobody_else() -> None:
    play = lay(DUEL, 1)
    top = play.view(JUDGE).zones["deck.0"].items[0]
    play.ask(JUDGE, SetKnown((top,), (REN,)))
    now = play.view(JUDGE).zones["deck.0"].items[0]
    judge = LocalChronicle(play.host, JUDGE)
    assert judge.knowers(play.host.tree.cursor)[now] == (REN,)
    assert judge.knowers(0)[top] == ()
    for seat in (AKI, REN, SPECTATOR):
        assert LocalChronicle(play.host, seat).knowers(play.host.tree.cursor) == {}
    for seat in everyone(play):
        assert join(play, seat).knowers(play.host.tree.cursor) == {}


def test_an_undo_takes_back_what_was_said_of_who_knows_a_card() -> None:
    play = lay(DUEL, 1)
    before = play.truth
    top = play.view(JUDGE).zones["deck.0"].items[0]
    play.ask(JUDGE, SetKnown((top,), ()))
    assert play.truth.cards != before.cards
    assert isinstance(play.ask(JUDGE, i.Undo()), Accepted)
    assert play.truth == before
