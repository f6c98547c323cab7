"""When a computer player is asked, and what becomes of its answers."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import Use
from app.core.text.words import Words
from app.games.contracts.computer_contract import played_by
from app.session.computer.computer_seat import ComputerSeat
from app.session.computer.thoughts import Question, Thought
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Labelled, Relabelled
from tests.helpers.play import decks_for
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
SPEC = TOYS["duel"]
DRAW = i.Draw(1, "deck.1", "hand.1")
SAY = i.Announce("say", "hello")


class Played:
    """A table where Ren is a computer; questions wait until a test answers them."""

    def __init__(self, *, held: bool = False) -> None:
        options = (played_by(REN, "careful"),)
        self.table: LocalTable = lay_table(
            SPEC, ("Aki", "Ren"), decks_for(SPEC, 2), seed=3, options=options
        )
        self.asked: list[Question] = []
        self.dropped = 0
        self.aki = self.table.sit(AKI)
        self.ren = ComputerSeat(
            self.table.sit(REN), SPEC.id, 5, self.asked.append, drop=self.drop, held=held
        )

    def drop(self) -> None:
        """Count the questions that nobody wants answered any more."""
        self.dropped += 1

    def answer(self, step: i.Step | None = None, memory: str = "", failed: str = "") -> None:
        """Answer the question that was asked last."""
        self.ren.answered(Thought(self.asked[-1].number, step, memory, failed))

    @property
    def drawn(self) -> int:
        return len(self.ren._client.view.cards_in("hand.1"))


@pytest.fixture
def played() -> Played:
    return Played()


def test_it_is_asked_at_once_and_after_every_gesture(played: Played) -> None:
    assert played.ren.thinking
    played.answer(DRAW)
    assert played.drawn == 1
    assert [one.view.turn.number for one in played.asked] == [0, 0]
    played.answer(None)
    assert not played.ren.thinking
    played.aki.ask(SAY)
    assert played.ren.thinking


def test_an_answer_to_an_older_table_is_passed_over(played: Played) -> None:
    played.aki.ask(SAY)
    assert len(played.asked) == 1
    played.answer(DRAW)
    assert played.drawn == 0
    # It is asked about the table as it stands, once.
    assert len(played.asked) == 2
    played.ren.answered(Thought(played.asked[0].number, DRAW))
    assert played.drawn == 0


def test_what_it_remembers_belongs_to_the_step(played: Played) -> None:
    played.answer(DRAW, "one")
    played.answer(DRAW, "two")
    played.answer(None, "three")
    played.aki.ask(SAY)
    assert [one.memory for one in played.asked] == ["", "one", "two", "three"]
    played.aki.ask(i.Jump(1))
    played.ren.go_on()
    assert played.asked[-1].memory == "one"


def test_the_same_table_gives_it_the_same_chance(played: Played) -> None:
    played.answer(DRAW)
    again = Played()
    again.answer(DRAW)
    assert [one.seed for one in again.asked] == [one.seed for one in played.asked]
    assert played.asked[0].seed != played.asked[1].seed


def test_undo_takes_back_its_steps_with_ones_own(played: Played) -> None:
    played.aki.ask(Use("energy"))
    for _ in range(3):
        played.answer(DRAW)
    played.answer(None)
    assert played.drawn == 2  # the first answer was to the table before
    played.aki.ask(i.Undo())
    assert (played.drawn, played.aki.node) == (0, 0)
    played.aki.ask(i.Redo())
    assert played.drawn == 2


def test_what_nobody_else_led_to_is_taken_back_step_by_step(played: Played) -> None:
    played.answer(DRAW)
    played.answer(DRAW)
    played.aki.ask(i.Undo())
    assert played.drawn == 1


def test_it_does_not_play_on_while_somebody_looks_at_the_past(played: Played) -> None:
    played.answer(DRAW)
    played.answer(DRAW)
    played.aki.ask(i.Jump(1))
    played.answer(DRAW)
    assert played.drawn == 1
    assert not played.ren.thinking
    assert played.ren.held
    played.ren.go_on()
    assert played.ren.thinking
    assert played.asked[-1].view == played.ren._client.view


def test_what_is_only_recorded_is_no_reason_to_wait(played: Played) -> None:
    played.aki.ask(SAY)
    played.ren._heard(Relabelled(Labelled(AKI, 1, "here", "")))
    assert (played.ren.thinking, played.ren.held) == (True, False)
    played.answer(DRAW)
    assert len(played.asked) == 2


def test_it_can_be_stopped_and_goes_on_once_somebody_acts(played: Played) -> None:
    played.ren.stop()
    played.answer(DRAW)
    assert played.drawn == 0
    assert not played.ren.thinking
    played.aki.ask(SAY)
    assert played.ren.thinking


def test_a_person_can_take_its_seat_and_give_it_back(played: Played) -> None:
    played.aki.ask(SetOptions((played_by(REN, ""),)))
    played.answer(DRAW)
    assert played.drawn == 0
    assert (played.ren.player, played.ren.thinking) == ("", False)
    played.aki.ask(SetOptions((played_by(REN, "careful"),)))
    assert (played.ren.player, played.ren.thinking) == ("careful", True)


def test_what_is_refused_stops_it_with_the_reason(played: Played) -> None:
    heard: list[Words | None] = []
    played.ren._changed = lambda: heard.append(played.ren.trouble)
    played.answer(Use("energy", 0))
    assert played.ren.trouble is not None
    assert heard[-1] is played.ren.trouble
    assert not played.ren.thinking
    assert len(played.asked) == 1
    played.ren.go_on()
    assert played.ren.trouble is None
    assert len(played.asked) == 2


def test_a_player_that_fails_or_whose_process_is_gone_stops(played: Played) -> None:
    played.answer(failed="KeyError: 'nowhere'")
    assert played.ren.trouble is not None
    played.ren.go_on()
    played.ren.lost()
    assert played.ren.trouble is not None
    assert not played.ren.thinking


def test_it_plays_no_longer_once_it_is_closed(played: Played) -> None:
    played.ren.close()
    played.answer(DRAW)
    played.aki.ask(SAY)
    assert played.drawn == 0
    assert len(played.asked) == 1


def test_nobody_thinks_on_for_a_seat_that_somebody_else_plays(played: Played) -> None:
    played.aki.ask(SetOptions((played_by(REN, "bold"),)))
    assert played.dropped == 1
    assert [one.player for one in played.asked] == ["careful", "bold"]
    played.aki.ask(SetOptions((played_by(REN, ""),)))
    assert played.dropped == 2
    assert not played.ren.thinking


def test_what_is_stopped_or_closed_is_thought_about_no_more(played: Played) -> None:
    played.ren.stop()
    played.ren.stop()
    assert played.dropped == 1
    played.ren.go_on()
    played.ren.close()
    assert played.dropped == 2


def test_at_a_table_from_a_file_it_waits_for_a_person() -> None:
    played = Played(held=True)
    assert (played.asked, played.ren.held) == ([], True)
    played.aki.ask(SAY)
    assert played.ren.thinking
