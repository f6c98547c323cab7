"""Programs at a table in this process: who does what next, and what goes on by itself."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from app.cli.matches.seated_programs import SeatedPrograms, go_on
from app.core.data.value import replace
from app.core.intent import Draw, Jump, Step
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.contracts.computer_contract import ComputerPlayer, Think
from app.games.game_registry import GAMES
from app.games.nullpoga.flow.next_phase import next_phase
from app.games.nullpoga.flow.phase_tasks import phase_step
from app.session.host.local_table import LocalTable, lay_table
from tests.games.nullpoga.stand_in_players import DECK, with_stand_ins

NAMES = ("Aki", "Ren")
Thinks = Callable[[SeatView, str, Random], tuple[Step | None, str]]


def table() -> LocalTable:
    """A table at which the first turn is to be planned."""
    laid = lay_table(with_stand_ins(), NAMES, (DECK, DECK), seed=2)
    while go_on(laid):
        pass
    return laid


def seated(laid: LocalTable, think: Think) -> SeatedPrograms:
    """Let a program think so at the first seat."""
    player = ComputerPlayer(Words("Test", "テスト"), lambda _ahead: think)
    laid.host.spec = replace(laid.spec, players={"test": player})
    return SeatedPrograms(laid, {0: "test"}, 1)


def test_the_table_goes_on_by_itself_until_somebody_has_to_decide() -> None:
    laid = table()
    view = laid.sit(0).view
    assert (view.turn.number, view.turn.phase) == (1, "plan")
    assert not go_on(laid)
    programs = SeatedPrograms(laid, {0: "idle", 1: "idle"}, 1)
    for seat in (0, 1):
        (thought,) = programs.think()
        assert (thought.seat, thought.decided, thought.refused) == (seat, True, None)
        assert thought.seconds > 0
    assert list(programs.think()) == []
    while go_on(laid):
        pass
    assert laid.sit(0).view.turn.number == 2


def test_each_is_handed_what_its_own_seat_sees() -> None:
    seen: list[SeatView] = []

    def looks(view: SeatView, memory: str, _chance: Random) -> tuple[Step | None, str]:
        seen.append(view)
        return None, memory

    laid = table()
    assert list(seated(laid, looks).think()) == []
    assert seen == [laid.sit(0).view]
    assert not seen[0].zones["hand.1"].items


def test_what_is_not_possible_is_told_and_not_done() -> None:
    laid = table()
    nobody_s = Draw(1, "deck.9", "hand.0")
    (thought,) = seated(laid, lambda _view, memory, _chance: (nobody_s, memory)).think()
    assert thought.refused is not None


def test_the_same_table_gives_the_same_chance_and_memory_also_after_going_back() -> None:
    met: list[tuple[str, float]] = []

    def draws(_view: SeatView, memory: str, chance: Random) -> tuple[Step | None, str]:
        met.append((memory, chance.random()))
        return Draw(1, "deck.0", "hand.0"), f"{memory}x"

    laid = table()
    programs = seated(laid, draws)
    start = laid.sit(0).node
    for _ in range(2):
        assert len(list(programs.think())) == 1
    laid.sit(0).ask(Jump(start))
    assert len(list(programs.think())) == 1
    assert [memory for memory, _ in met] == ["", "x", ""]
    assert met[0] == met[2] != met[1]


def test_the_one_thing_that_is_asked_for_is_no_decision() -> None:
    laid = table()
    list(SeatedPrograms(laid, {1: "idle"}, 1).think())
    list(SeatedPrograms(laid, {0: "idle"}, 1).think())
    step = phase_step(next_phase(laid.sit(0).view))
    (thought,) = seated(laid, lambda _view, memory, _chance: (step, memory)).think()
    assert (thought.decided, thought.refused) == (False, None)


def test_a_game_without_a_beginning_does_not_go_on() -> None:
    assert not go_on(lay_table(GAMES["open_table"], NAMES[:1], ((),)))


def test_a_game_waits_where_something_is_to_be_chosen_before_it_begins() -> None:
    bundled = (DECK * 6)[:60]
    laid = lay_table(with_stand_ins(), NAMES, (bundled, bundled))
    assert not go_on(laid)
    assert laid.sit(0).view.turn.number == 0
