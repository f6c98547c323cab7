"""The other end of what a seat is told: the view that follows, or that it does not follow."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.core import intent as i
from app.core.ids import JUDGE, SeatId
from app.core.intents.turn_intents import Declare, NextTurn
from app.net.encoding.patch.patch_names import LABEL, PLACED, STEP, WHOLE
from app.net.encoding.patch.seat_reader import MOST_AGREED, SeatReader
from app.net.encoding.patch.seat_writer import SeatWriter
from app.net.transport.limits import LONGEST_TOLD
from app.net.transport.wire_error import OutOfStep, WireError
from app.session.host.updates import Asked, Labelled, Placed, Recorded, Relabelled, Stepped, Update
from app.session.seat.chronicle import recall
from tests.games.pokemon_table import middle
from tests.helpers.play import Play, lay
from tests.helpers.toy_games import TOYS

AKI, REN = 0, 1
DRAW = i.Draw(1, "deck.0", "hand.0")


class Ends:
    """Both ends of what one seat of a duel is told."""

    def __init__(self, play: Play, seat: SeatId = AKI) -> None:
        self.play, self.client = play, play.table.seats[seat]
        self.writer, self.reader = SeatWriter(self.client.view, self.client.node), SeatReader(seat)
        self.told: list[Any] = []
        self.client.listeners.append(self.told.append)

    def begin(self) -> Update:
        return self.reader.read(self.writer.snapshot())

    def do(self, *intents: i.Intent, seat: SeatId = AKI) -> list[bytes]:
        """Do something; return the frames that tell of it."""
        self.told.clear()
        for intent in intents:
            self.play.ask(seat, intent)
        return [self.writer.write(update) for update in self.told]

    def hear(self, *intents: i.Intent, seat: SeatId = AKI) -> list[Update]:
        return [self.reader.read(frame) for frame in self.do(*intents, seat=seat)]


@pytest.fixture
def ends() -> Ends:
    return Ends(lay(TOYS["duel"], 5))


def changed(frame: bytes, at: int, part: Any) -> bytes:
    """A frame with another part."""
    parts = json.loads(frame)
    parts[at] = part
    return json.dumps(parts).encode()


def state_of(reader: SeatReader) -> tuple[Any, ...]:
    return reader.node, reader.view, reader.hash, reader._step


# -- what is told --------------------------------------------------------------------------------


def test_it_begins_with_the_whole_view(ends: Ends) -> None:
    assert (ends.reader.view, ends.reader.hash) == (None, "")
    assert ends.begin() == Placed(0, ends.client.view)
    assert ends.reader.view == ends.client.view
    assert len(ends.reader.hash) == 8


def test_a_step_leads_to_the_next_view(ends: Ends) -> None:
    ends.begin()
    (update,) = ends.hear(DRAW)
    assert isinstance(update, Stepped)
    assert (update.node, update.parent, update.actor) == (1, 0, AKI)
    assert update == ends.told[0]
    assert (ends.reader.view, ends.reader.node) == (ends.client.view, 1)


@pytest.mark.parametrize("seat", [AKI, REN, JUDGE])
def test_undo_and_redo_lead_to_the_views_that_were(seat: SeatId) -> None:
    ends = Ends(lay(TOYS["duel"], 5), seat)
    ends.begin()
    heard = ends.hear(DRAW, i.Flip(), i.Undo(), i.Redo(), i.Jump(0), NextTurn(REN))
    assert heard == ends.told
    placed = [one for one in heard if isinstance(one, Placed)]
    assert [one.went.how for one in placed if one.went is not None] == ["undo", "redo", "jump"]
    assert ends.reader.view == ends.client.view
    assert ends.reader.node == ends.play.host.tree.cursor


def test_labels_and_the_record_of_chance_change_no_view(ends: Ends) -> None:
    ends.begin()
    before = state_of(ends.reader)
    label = Relabelled(Labelled(1, 0, "key turn", "note"))
    asked = Recorded(Asked(3, 17, 1, "cd" * 32))
    for update in (label, asked):
        assert ends.reader.read(ends.writer.write(update)) == update
    assert state_of(ends.reader) == before


def test_the_past_is_told_without_a_change_as_well(ends: Ends) -> None:
    ends.begin()
    ends.hear(DRAW, i.Flip())
    before = state_of(ends.reader)
    (frame,) = ends.writer.past([recall(ends.play.host, AKI, 1)])
    (heard,) = ends.reader.past(frame)
    assert (heard.node, heard.actor) == (1, AKI)
    assert state_of(ends.reader) == before


def test_any_eyes_are_taken_where_none_are_expected() -> None:
    ends = Ends(lay(TOYS["duel"], 5), REN)
    reader = SeatReader()
    reader.read(ends.writer.snapshot())
    assert reader.view == ends.client.view


# -- what does not follow ------------------------------------------------------------------------


def test_before_the_whole_view_nothing_follows(ends: Ends) -> None:
    (step,) = ends.do(DRAW)
    (past,) = ends.writer.past([recall(ends.play.host, AKI, 1)])
    with pytest.raises(OutOfStep):
        ends.reader.read(step)
    with pytest.raises(OutOfStep):
        ends.reader.past(past)


def test_a_step_that_was_left_out_is_noticed_and_the_view_stays(ends: Ends) -> None:
    ends.begin()
    _, second = ends.do(DRAW, i.Flip())
    before = state_of(ends.reader)
    with pytest.raises(OutOfStep):
        ends.reader.read(second)
    assert state_of(ends.reader) == before
    ends.begin()
    assert ends.reader.view == ends.client.view


@pytest.mark.parametrize("intents", [(DRAW,), (DRAW, i.Undo())], ids=["step", "undo"])
def test_another_hash_is_another_view(ends: Ends, intents: tuple[i.Intent, ...]) -> None:
    whole = ends.writer.snapshot()
    ends.reader.read(whole)
    *frames, last = ends.do(*intents)
    for frame in frames:
        ends.reader.read(frame)
    before = state_of(ends.reader)
    with pytest.raises(OutOfStep):
        ends.reader.read(changed(last, 1, "AAAAAAAA"))
    with pytest.raises(WireError, match="hash"):
        ends.reader.read(changed(whole, 1, "AAAAAAAA"))
    assert state_of(ends.reader) == before, "and another whole view would be no better"


def test_what_a_step_names_and_the_view_does_not_have_was_missed(ends: Ends) -> None:
    ends.begin()
    ends.do(DRAW)
    (second,) = ends.do(i.Move(ends.client.view.cards_in("hand.0"), "grave.0"))
    before = state_of(ends.reader)
    with pytest.raises(OutOfStep) as problem:
        ends.reader.read(second)
    assert isinstance(problem.value.__cause__, WireError)
    assert state_of(ends.reader) == before


def test_after_a_jump_the_place_in_the_turn_has_to_be_told(ends: Ends) -> None:
    ends.begin()
    ends.hear(DRAW, i.Undo())
    (frame,) = ends.do(DRAW)
    assert json.loads(frame)[2] == [AKI, 2, 0, 1]
    with pytest.raises(OutOfStep):
        ends.reader.read(changed(frame, 2, AKI))
    assert isinstance(ends.reader.read(frame), Stepped)


# -- what is no frame ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "head"),
    [
        (STEP, 2),
        (STEP, [0, 1, 0]),
        (STEP, [0, -1, 0, 1]),
        (STEP, [0, 1, 0, None]),
        (PLACED, [0, 0]),
        (PLACED, [0, 0, 3]),
        (PLACED, [0, 5, 0]),
        (PLACED, [0, 0, 0, 1]),
        (PLACED, [0, 0, 0, 1, 0, 2]),
        (PLACED, [0, 0, 0, 1, 0, *[1] * (MOST_AGREED + 1)]),
        (WHOLE, [0, 0]),
        (WHOLE, [0, -1, 0]),
        (WHOLE, [0, 0, 2]),
        (WHOLE, [0, 0, 0, 0]),
        (WHOLE, [0, 0, 0, 0, 3, 0, 0]),
    ],
    ids=str,
)
def test_a_head_of_another_form_is_refused(ends: Ends, kind: int, head: Any) -> None:
    whole = ends.writer.snapshot()
    ends.reader.read(whole)
    step, back = ends.do(DRAW, i.Undo())
    if kind == PLACED:
        ends.reader.read(step)
    before = state_of(ends.reader)
    with pytest.raises(WireError if kind == WHOLE else OutOfStep):
        ends.reader.read(changed({STEP: step, PLACED: back, WHOLE: whole}[kind], 2, head))
    assert state_of(ends.reader) == before


def test_whoever_went_and_who_agreed_is_told_with_the_whole_view(ends: Ends) -> None:
    whole = ends.writer.snapshot()
    update = ends.reader.read(changed(whole, 2, [0, None, AKI, REN, 2, 4, 0, REN, JUDGE]))
    assert isinstance(update, Placed)
    assert update.went is not None
    assert (update.went.actor, update.went.how) == (REN, "jump")
    assert (update.went.origin, update.went.goal, update.went.agreed) == (4, 0, (REN, JUDGE))


def test_what_is_placed_has_nothing_to_say(ends: Ends) -> None:
    ends.begin()
    saying = [1, [["say", 512, "hello"]]]
    step, back = ends.do(DRAW, i.Undo())
    ends.reader.read(step)
    with pytest.raises(OutOfStep) as problem:
        ends.reader.read(changed(back, 3, saying))
    assert str(problem.value.__cause__) == "event"
    with pytest.raises(WireError, match="event"):
        ends.reader.read(changed(ends.writer.snapshot(), 4, saying))


def test_the_past_and_the_present_are_not_taken_for_each_other(ends: Ends) -> None:
    ends.begin()
    (step,) = ends.do(DRAW)
    (past,) = ends.writer.past([recall(ends.play.host, AKI, 1)])
    with pytest.raises(WireError, match="message"):
        ends.reader.read(past)
    with pytest.raises(WireError, match="message"):
        ends.reader.past(step)


@pytest.mark.parametrize(
    "label", [[LABEL, 0, 0, "a"], [LABEL, 0, -1, "a", "b"], [LABEL, 0, 0, 1, ""]]
)
def test_a_label_of_another_form_is_refused(ends: Ends, label: list[Any]) -> None:
    with pytest.raises(WireError):
        ends.reader.read(json.dumps(label))


@pytest.mark.parametrize(
    "frame",
    [
        b"[0]",
        b"[0,1,2,3]",
        b'[0,"AAAAAAAA"]',
        b'[0,"AAAAAAAA",null]',
        b'[0,"AAAAAAAA",0,[1024]]',
        b'[0,"AAAAAAAA",0,[1,0]]',
        b'[0,"AAAAAAAA",0,[2,[99]]]',
        b'[0,"AAAAAAAA",1e999]',
        b'[1,"AAAAAAAA"]',
    ],
)
def test_what_is_no_step_may_be_one_on_another_view(ends: Ends, frame: bytes) -> None:
    ends.begin()
    before = state_of(ends.reader)
    with pytest.raises(OutOfStep):
        ends.reader.read(frame)
    assert state_of(ends.reader) == before


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b" ",
        b"[]",
        b"{}",
        b"null",
        b"[9,0]",
        b"[true,0]",
        b'[0,"AAAAAAAA",NaN]',
        b'[2,"AAAAAAAA",[0,0,0],{},[0]]',
        b'[3,0,1,"\\ud800",""]',
        b'[4,0,0,0,"",""]',
        b"[4,2,1,[[0]],[],0]",
        b"\xff\xfe",
        b"[" * 100_000,
        b"[0," + b"1" * 5000 + b"]",
        b'[3,0,1,"' + b"x" * LONGEST_TOLD + b'",""]',
    ],
    ids=range(16),
)
def test_what_is_no_frame_is_refused(frame: bytes) -> None:
    client = middle().table.sit(0)
    reader = SeatReader(0)
    reader.read(SeatWriter(client.view, client.node).snapshot())
    before = state_of(reader)
    with pytest.raises(WireError):
        reader.read(frame)
    assert state_of(reader) == before


def test_a_view_for_somebody_else_is_refused() -> None:
    client = middle().table.sit(1)
    with pytest.raises(WireError):
        SeatReader(0).read(SeatWriter(client.view, client.node).snapshot())


def test_text_frames_may_come_as_text_too() -> None:
    game = middle()
    client = game.table.sit(0)
    writer, reader = SeatWriter(client.view, client.node), SeatReader()
    reader.read(writer.snapshot().decode())
    client.listeners.append(lambda update: reader.read(writer.write(update).decode()))
    for intent in (
        i.PutMark(("seat.1",), "note", text="“\\ud83d” é 😀 \x7f\x01"),
        i.Look("deck.0", 3),
        i.Show(game.view().cards_in("deck.0")[:1], (0, 1)),
        Declare("strike", game.view().cards_in("hand.0")[:1]),
        i.Shuffle("deck.0"),
        i.Undo(),
        i.Redo(),
    ):
        game.ask(intent)
    assert reader.view == client.view
