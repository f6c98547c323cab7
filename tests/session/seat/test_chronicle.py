"""A seat far away knows of the history exactly what the host would tell it: no more, no less."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.core import intent as i
from app.core.ids import JUDGE, SPECTATOR, NodeId, SeatId
from app.core.past.node_shape import bare_node
from app.games.game_api import GameSpec
from app.session.host.updates import Grew, Placed, Stepped
from app.session.seat.chronicle import Chronicle, LocalChronicle, bare_journal, recall
from app.session.seat.chronicle_entries import BareGrew, Heard
from app.session.seat.seat_chronicle import BLOCK, MOST_FETCHED, GapError, SeatChronicle
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


# -- what is not here -------------------------------------------------------------------------


class Asking:
    """A seat that came late, and all that it asked the host for."""

    def __init__(self, steps: int) -> None:
        self.play = lay(DUEL, 1)
        for _ in range(steps):
            self.play.ask(AKI, i.Flip())
        self.far = join(self.play, AKI, answers=False)
        self.wanted: list[tuple[tuple[NodeId, ...], tuple[NodeId, ...]]] = []
        self.far.fetch = lambda nodes, views: self.wanted.append((nodes, views))

    def answer(self) -> None:
        wanted, self.wanted = self.wanted, []
        for nodes, views in wanted:
            self.far.filled(
                recall(self.play.host, AKI, node, seen=node in views) for node in {*nodes, *views}
            )


def test_what_was_said_before_is_asked_for_and_told_when_it_comes() -> None:
    seat, heard = Asking(100), list[tuple[NodeId, ...]]()
    seat.far.listeners.append(heard.append)
    assert seat.far.told(40) is None
    assert seat.wanted == [(tuple(range(BLOCK, 2 * BLOCK)), ())]
    assert heard == []
    seat.answer()
    assert set(heard[0]) == set(range(BLOCK, 2 * BLOCK))
    assert seat.far.told(40) == seat.play.host.told(40, AKI)


def test_nothing_is_asked_for_twice() -> None:
    seat = Asking(20)
    assert [seat.far.told(node) for node in (3, 4, 3)] == [None] * 3
    assert [seat.far.view_at(2), seat.far.view_at(2)] == [None, None]
    assert len(seat.wanted) == 2


def test_what_was_heard_is_never_asked_for() -> None:
    seat = Asking(20)
    seat.play.ask(REN, i.Flip())
    assert seat.far.told(21) == seat.play.host.told(21, AKI)
    assert seat.far.view_at(21) == seat.play.host.view_at(21, AKI)
    assert seat.wanted == []


def test_the_way_to_now_is_retold_once_all_of_it_is_here() -> None:
    seat = Asking(100)
    assert list(seat.far.retell(AKI, lambda _: False, 100)) == []
    nodes = [node for some, _ in seat.wanted for node in some]
    assert nodes == list(range(1, 101))
    assert [views for _, views in seat.wanted] == [(0,), ()]
    seat.answer()
    told = list(seat.far.retell(AKI, lambda _: False, 100))
    assert told == list(seat.play.host.retell(AKI, lambda _: False, 100))


def test_without_anybody_to_ask_it_stays_unknown() -> None:
    play = lay(DUEL, 1)
    play.ask(AKI, i.Flip())
    far = join(play, AKI, answers=False)
    assert far.told(1) is None
    assert list(far.retell(AKI, lambda _: False, 1)) == []


def test_answers_about_steps_that_are_not_there_are_passed_over() -> None:
    far, heard = Asking(2).far, list[tuple[NodeId, ...]]()
    far.listeners.append(heard.append)
    far.filled([Heard(99, ()), Heard(-1, ())])
    assert heard == []
    assert far.told(1) is None


# -- what does not fit --------------------------------------------------------------------------


def test_a_step_that_was_missed_is_noticed() -> None:
    play = lay(DUEL, 1)
    far = join(play, AKI, answers=False)
    with pytest.raises(GapError):
        far.hear(Stepped(5, 4, REN, 1, 1, ()))
    with pytest.raises(GapError):
        far.hear(Stepped(7, 0, REN, 1, 1, ()))
    with pytest.raises(GapError):
        far.hear(Placed(3, play.view(AKI)))
    assert far.cursor == 0
    assert len(far.nodes) == 1


def test_a_history_without_a_beginning_is_none() -> None:
    with pytest.raises(GapError):
        SeatChronicle(AKI).begin([], lay(DUEL, 1).view(AKI))


def test_begun_anew_it_keeps_nothing_of_before() -> None:
    """The host may have been opened again without its last steps."""
    seat = Asking(4)
    seat.play.ask(AKI, i.Flip())
    other = lay(DUEL, 2)
    other.ask(REN, i.Draw(1, "deck.1", "hand.1"))
    seat.far.begin(bare_journal(other.host), other.view(AKI))
    assert len(seat.far.nodes) == 2
    assert seat.far.told(1) is None


def test_nobody_hears_with_the_ears_of_another() -> None:
    play = lay(DUEL, 1)
    near, far = LocalChronicle(play.host, AKI), join(play, AKI)
    for chronicle in (near, far):
        with pytest.raises(ValueError, match="history of seat 0"):
            list(chronicle.retell(REN, lambda _: False, 0))
