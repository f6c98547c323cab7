"""Computers at a hosted table: seated while it gathers, playing by its options, seen by all."""

from __future__ import annotations

import pytest

from app.core import intent as i
from app.core.ids import SeatId
from app.core.intents.agreement_intents import SetOptions
from app.core.options import Options
from app.games.common_options import RULES_BY
from app.games.contracts.computer_contract import computers_of, played_by
from app.session.computer.computer_desk import TRIED_AGAIN
from app.session.computer.thoughts import Question, Thought
from app.session.room.lobby import Setup
from app.session.room.messages.from_people import (
    MoveSeat,
    SayReady,
    SeatComputer,
    Sit,
    SteerComputers,
)
from app.session.room.messages.request_messages import AskLeave, GiveReply, Questioned
from app.session.room.messages.to_people import ComputerAt, People
from app.session.room.room import Room
from tests.helpers.play import decks_for
from tests.helpers.toy_games import quartet
from tests.session.room.small_room import AKI, REN, SPEC, Evening

DRAW = i.Draw(1, "deck.1", "hand.1")


class Computers(Evening):
    """Aki in the host's chair with a deck, Sora who watches; Ren's seat is free or a computer's."""

    def __init__(self, options: Options = (), *, decks: int = 2) -> None:
        self.now, self.told = 100.0, {}
        setup = Setup(2, options, 5, decks_for(SPEC, 2)[:decks], speaks="ja")
        self.room = Room(SPEC, setup, self._tell)
        self.asked: list[tuple[SeatId, Question]] = []
        self.dropped: list[SeatId] = []
        self.room.computers.serve(self._think, self.dropped.append)
        self.aki, self.sora = self.come("Aki", AKI), self.come("Sora")

    def _think(self, seat: SeatId, question: Question) -> None:
        self.asked.append((seat, question))

    def answer(self, step: i.Step | None) -> None:
        """Answer the question that was asked last."""
        seat, question = self.asked[-1]
        self.room.computers.answered(seat, Thought(question.number, step), self.now)

    @property
    def seen(self) -> tuple[ComputerAt, ...]:
        """What Sora was told last of computers."""
        return self.heard(self.sora, People)[-1].computers

    @property
    def drawn(self) -> int:
        return len(self.host.tree.table.zones["hand.1"])


@pytest.fixture
def gathering() -> Computers:
    return Computers()


@pytest.fixture
def playing() -> Computers:
    """The table is set up, and Ren's seat is played by a computer."""
    evening = Computers((played_by(REN, "draws"), (RULES_BY.id, "chair")))
    evening.hear(evening.aki, SayReady())
    return evening


# -- before the table is laid --------------------------------------------------------------------


def test_the_table_is_laid_once_the_people_are_ready(playing: Computers) -> None:
    setting = playing.host.tree.table.setting
    assert [seat.name for seat in setting.seats] == ["Aki", "引く人"]
    assert computers_of(playing.host.tree.table.options) == {REN: "draws"}
    assert [(seat, question.player) for seat, question in playing.asked] == [(REN, "draws")]
    # It is handed what its seat sees.
    assert playing.asked[0][1].view.seat == REN


def test_whoever_looks_after_the_table_seats_them(gathering: Computers) -> None:
    assert gathering.heard(gathering.aki, People)[-1].free == (REN,)
    gathering.hear(gathering.aki, SeatComputer(REN, "draws"))
    assert gathering.seen == (ComputerAt(REN, "draws"),)
    assert gathering.heard(gathering.aki, People)[-1].free == ()
    gathering.hear(gathering.aki, SeatComputer(REN))
    assert gathering.seen == ()
    gathering.hear(gathering.aki, SayReady())
    gathering.hear(gathering.aki, SeatComputer(REN, "follows"))
    assert gathering.room.host is not None
    assert computers_of(gathering.host.tree.table.options) == {REN: "follows"}


def test_nobody_else_does_and_only_free_seats_are_theirs(gathering: Computers) -> None:
    gathering.hear(gathering.sora, SeatComputer(REN, "draws"))
    gathering.hear(gathering.aki, SeatComputer(AKI, "draws"))
    gathering.hear(gathering.aki, SeatComputer(REN, "careful"))
    gathering.hear(gathering.aki, SeatComputer(5, "draws"))
    assert gathering.codes(gathering.sora) == ["not-chair"]
    assert gathering.codes(gathering.aki) == ["seat-taken", "no-computer", "no-seat"]
    assert gathering.seen == ()


def test_its_seat_is_no_free_one(gathering: Computers) -> None:
    gathering.hear(gathering.aki, SeatComputer(REN, "draws"))
    gathering.hear(gathering.sora, Sit("Sora", "player", REN))
    assert gathering.codes(gathering.sora) == ["seat-taken"]


def test_it_plays_with_the_deck_of_who_looks_after_the_table() -> None:
    evening = Computers((played_by(REN, "draws"),), decks=1)
    evening.hear(evening.aki, SayReady())
    cards = evening.host.tree.table_at(0).cards
    mine, its = ([card.ref for card in cards if card.owner == seat] for seat in (AKI, REN))
    assert mine == its


def test_a_computer_moves_with_its_seat(gathering: Computers) -> None:
    gathering.hear(gathering.aki, SeatComputer(REN, "draws"))
    gathering.hear(gathering.aki, MoveSeat(AKI, REN))
    assert gathering.seen == (ComputerAt(AKI, "draws"),)
    assert gathering.room.roster[gathering.aki].seat == REN


def test_once_laid_who_plays_is_agreed_on(playing: Computers) -> None:
    playing.hear(playing.aki, SeatComputer(REN))
    assert playing.codes(playing.aki) == ["laid"]


# -- while it is played --------------------------------------------------------------------------


def test_it_plays_its_seat_through_the_table(playing: Computers) -> None:
    playing.answer(DRAW)
    assert playing.drawn == 1
    assert len(playing.asked) == 2


def test_an_answer_to_an_older_step_is_dropped(playing: Computers) -> None:
    playing.do(playing.aki, i.Announce("say", "hello"))
    playing.answer(DRAW)
    assert playing.drawn == 0
    assert len(playing.asked) == 2


def test_everybody_is_told_how_it_is_a_moment_later(playing: Computers) -> None:
    before = len(playing.heard(playing.sora, People))
    playing.pass_time(0.1)
    assert playing.seen == (ComputerAt(REN, "draws", "thinks"),)
    playing.pass_time(0.1)
    assert len(playing.heard(playing.sora, People)) == before + 1
    playing.answer(None)
    playing.pass_time(0.1)
    assert playing.seen[0].state == "waits"
    playing.do(playing.aki, i.Announce("say", "hello"))
    playing.room.computers.lost(REN)
    playing.pass_time(0.1)
    assert playing.seen[0].state == "failed"


def test_players_stop_it_and_let_it_go_on(playing: Computers) -> None:
    playing.hear(playing.aki, SteerComputers("stop"))
    assert playing.dropped == [REN]
    assert playing.seen[0].state == "waits"
    playing.answer(DRAW)
    assert playing.drawn == 0
    playing.hear(playing.sora, SteerComputers("go_on"))
    assert playing.codes(playing.sora) == ["spectator"]
    playing.hear(playing.aki, SteerComputers("go_on"))
    assert playing.seen[0].state == "thinks"
    playing.answer(DRAW)
    assert playing.drawn == 1


def test_what_is_refused_for_the_moment_is_tried_again(playing: Computers) -> None:
    game = playing.room.game
    assert game is not None
    game._pace.spend(REN, 10**9)
    playing.answer(DRAW)
    assert playing.drawn == 0
    assert len(playing.asked) == 1
    game._pace = type(game._pace)()
    playing.pass_time(TRIED_AGAIN)
    playing.answer(DRAW)
    assert playing.drawn == 1


def test_a_person_who_was_given_the_seat_plays_it(playing: Computers) -> None:
    playing.hear(playing.sora, AskLeave("seat", about=REN))
    (question,) = playing.heard(playing.aki, Questioned)
    playing.hear(playing.aki, GiveReply(question.question, "allow"))
    assert computers_of(playing.host.tree.table.options) == {}
    assert playing.seen == ()
    assert playing.room.roster[playing.sora].seat == REN
    assert playing.dropped == [REN]


def test_a_seat_is_given_back_as_all_options_are(playing: Computers) -> None:
    for player in ("", "follows"):
        playing.do(playing.aki, SetOptions((played_by(REN, player),)))
    assert playing.seen == (ComputerAt(REN, "follows"),)
    assert [question.player for _, question in playing.asked] == ["draws", "follows"]


def test_it_plays_on_at_a_table_that_goes_on(playing: Computers) -> None:
    playing.answer(DRAW)
    asked: list[tuple[SeatId, Question]] = []
    again = Room(SPEC, Setup(2), playing._tell, host=playing.host)
    assert again.roster.free() == (AKI,)
    again.computers.serve(lambda seat, question: asked.append((seat, question)), lambda _: None)
    assert [seat for seat, _ in asked] == [REN]


def test_a_table_whose_game_has_none_has_none() -> None:
    room = Room(quartet.SPEC, Setup(4, (played_by(1, "draws"),)), lambda *_: None)
    assert not room.computers.possible
    assert room.roster.free() == (0, 1, 2, 3)
