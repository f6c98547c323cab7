"""A host that comes back with another history: what a seat finds gone, and what it forgets."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.advice import Advice
from app.core.intents.turn_intents import NextTurn
from app.session.host.history_replacement import what_is_gone
from app.session.host.host import Host
from app.session.host.updates import Placed, Replaced
from app.session.seat.chronicle import bare_journal, recall
from app.session.seat.seat_adviser import SeatAdviser
from app.session.seat.seat_chronicle import SeatChronicle
from app.session.seat.seat_client import SeatClient
from tests.helpers.play import Play, lay
from tests.helpers.reopened import reopened
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DUEL = TOYS["duel"]


class Far:
    """Aki, elsewhere."""

    def __init__(self, host: Host) -> None:
        self.chronicle = SeatChronicle(AKI)
        self.client = SeatClient(AKI, host.submit, self.chronicle)
        self.heard: list[object] = []
        self.client.listeners.append(self.heard.append)
        self.runs = 0
        self.come_to(host)

    def come_to(self, host: Host, *, same_run: bool = False) -> Replaced | None:
        """Hear everything from the beginning, of this host."""
        self.runs += not same_run
        node = host.tree.cursor
        placed = Placed(node, host.view_at(node, AKI))
        run = f"{self.runs}"
        found = self.client.begin(bare_journal(host), placed, run)
        told = self.client.told
        host.join(AKI, lambda update: None if update == placed else told(update))
        self.chronicle.fetch = lambda nodes, views: self.chronicle.filled(
            [recall(host, AKI, one, seen=one in views) for one in sorted({*nodes, *views})]
        )
        return found


@pytest.fixture
def play() -> Play:
    """Three coins and a draw: steps 1 to 4, in the order in which they were made."""
    play = lay(DUEL, 3)
    for intent in (i.Flip(), i.Flip(), NextTurn(AKI), i.Draw(1, "deck.0", "hand.0")):
        play.ask(AKI, intent)
    return play


@pytest.fixture
def far(play: Play) -> Far:
    return Far(play.host)


def without(play: Play, entries: int) -> Host:
    return reopened(DUEL, play.host.journal[: len(play.host.journal) - entries], seed=5)


def said(replaced: Replaced | None, far: Far) -> str | None:
    assert replaced is not None
    words = what_is_gone(replaced, far.chronicle.nodes)
    return None if words is None else words.en


def test_what_begins_is_not_replaced(play: Play) -> None:
    assert Far(play.host).heard == [Placed(4, play.host.view_at(4, AKI))]


def test_a_connection_that_was_lost_takes_nothing_away(play: Play, far: Far) -> None:
    play.ask(REN, i.Flip())
    assert far.come_to(play.host, same_run=True) is None


def test_a_host_that_comes_back_with_all_of_it_has_nothing_to_tell(play: Play, far: Far) -> None:
    replaced = far.come_to(without(play, 0))
    assert replaced == Replaced(kept=4, gone=0, alike=True)
    assert said(replaced, far) is None


def test_the_last_steps_are_gone(play: Play, far: Far) -> None:
    replaced = far.come_to(without(play, 2))
    assert replaced == Replaced(kept=2, gone=2, alike=False)
    words = said(replaced, far)
    assert words is not None
    assert "Gone: the last 2 steps. Play goes on after step 0.2." in words
    assert far.client.node == far.chronicle.cursor == 2


def test_it_is_told_before_the_view_and_with_it(play: Play, far: Far) -> None:
    far.heard.clear()
    seen: list[int] = []
    far.client.listeners.insert(0, lambda update: seen.append(far.client.node))
    far.come_to(without(play, 1))
    assert [type(one) for one in far.heard] == [Replaced, Placed]
    assert seen == [3, 3]


def test_steps_that_were_made_since_are_not_those_that_are_gone(play: Play, far: Far) -> None:
    host = without(play, 2)
    for name in ("a", "b", "c"):
        host.submit(i.Request(name, REN, 0, i.Flip()))
    assert far.come_to(host) == Replaced(kept=2, gone=2, alike=False)
    assert len(far.chronicle.nodes) == 6


def test_a_journey_and_a_name_that_are_gone_are_no_steps(play: Play) -> None:
    play.ask(AKI, i.WriteLabel(1, "here"))
    play.ask(AKI, i.Undo())
    far = Far(play.host)
    replaced = far.come_to(without(play, 2))
    assert replaced == Replaced(kept=4, gone=0, alike=False)
    assert "may have changed" in (said(replaced, far) or "")


def test_another_end_of_the_same_length_is_found_by_what_is_seen(play: Play, far: Far) -> None:
    host = without(play, 1)
    host.submit(i.Request("a", AKI, 3, i.Draw(2, "deck.0", "hand.0")))
    assert far.come_to(host) == Replaced(kept=4, gone=0, alike=False)


def test_what_was_said_of_other_steps_is_asked_for_anew(play: Play, far: Far) -> None:
    """Coins that fell otherwise leave no trace on the table: only another run gives them away."""
    before = [far.chronicle.told(node) for node in (1, 2)]
    for seed in range(9):
        host = reopened(DUEL, play.host.journal[:1], seed)
        for name in ("a", "b"):
            host.submit(i.Request(name, AKI, 0, i.Flip()))
        far.come_to(host)
        now = [far.chronicle.told(node) for node in (1, 2)]
        assert now == [host.told(node, AKI) for node in (1, 2)]
        if now != before:
            return
    pytest.fail("the coins fell alike nine times")


class Remembering:
    """An adviser that remembers which coins fell."""

    rules = ()

    def begin(self, _seen: object) -> tuple[object, ...]:
        return ()

    def follow(
        self, memory: tuple[object, ...], _before: object, facts: tuple[object, ...], *_: object
    ) -> tuple[list[Advice], tuple[object, ...]]:
        return [], (*memory, *facts)

    def case(self, memory: tuple[object, ...], _seen: object) -> dict[str, object]:
        return {"memory": memory}


def test_the_adviser_remembers_no_step_of_the_other_history(play: Play, far: Far) -> None:
    def listening() -> SeatAdviser:
        retell = far.chronicle.retell
        client = far.client
        return SeatAdviser(
            Remembering(),  # type: ignore[arg-type] # as much of one as is asked for here
            AKI,
            client.node,
            client.view,
            retell,
            lambda rule, problem: pytest.fail(f"{rule}: {problem}"),
        )

    adviser = listening()
    far.client.listeners.append(adviser.told)
    assert len(adviser.case()["memory"]) == 4
    host = without(play, 3)
    host.submit(i.Request("a", AKI, 1, i.Flip(3)))
    host.submit(i.Request("b", AKI, 2, i.Flip(3)))
    far.come_to(host)
    assert adviser.case() == listening().case()
    assert len(adviser.case()["memory"]) == 3
