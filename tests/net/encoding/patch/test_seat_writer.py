"""Frames of single gestures: what they take, and who can follow them."""

from __future__ import annotations

import pytest

from app.cli.benches.tools.scripted_play import new_table
from app.core import intent as i
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import Declare, NextTurn
from app.core.view import SeatView
from app.net.encoding.patch.seat_reader import SeatReader
from app.net.encoding.patch.seat_writer import (
    PLACED_WIDTH,
    STEP_WIDTH,
    WHOLE_WIDTH,
    OutOfStep,
    SeatWriter,
)
from app.session.host.updates import (
    Asked,
    Committed,
    Drew,
    Labelled,
    Placed,
    Recorded,
    Relabelled,
    Stepped,
    Update,
    Went,
)
from app.session.seat.chronicle import recall
from app.session.seat.seat_client import SeatClient
from tests.games.pokemon_table import (
    DRAKLOAK,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    TOWER,
    ULTRA_BALL,
    Game,
    Selection,
    middle,
)

SIMPLE_MOVE = 128
"""Bytes that a simple move may take, everything that is said of it included."""


class Cable:
    """What one seat is sent, and what is made of it at the other end."""

    def __init__(self, client: SeatClient) -> None:
        self.client = client
        self.writer = SeatWriter(client.view, client.node)
        self.reader = SeatReader(client.seat)
        self.frames = [self.writer.snapshot()]
        self.read: list[Update] = [self.reader.read(self.frames[0])]
        client.listeners.append(self._told)

    def _told(self, update: Update) -> None:
        self.frames.append(self.writer.write(update))
        self.read.append(self.reader.read(self.frames[-1]))
        assert self.read[-1] == update
        assert self.view == self.client.view

    @property
    def view(self) -> SeatView:
        assert self.reader.view is not None
        return self.reader.view


def cables(game: Game) -> dict[SeatId, Cable]:
    return {seat: Cable(game.table.sit(seat)) for seat in (0, 1, SPECTATOR, JUDGE)}


def drop(game: Game, ref: str, zone: str, unit: str = "") -> None:
    """Drop a card of the hand somewhere, as with the mouse."""
    offered = game.drops(Selection((game.card(ref),)), zone, unit)
    game.do(offered[0].intent)


def bench(game: Game) -> None:
    drop(game, DUSKULL, "bench.0")


def attach(game: Game) -> None:
    drop(game, FIRE, "bench.0", game.unit("bench.0"))


def draw(game: Game) -> None:
    game.do(i.Draw(1, "deck.0", "hand.0"))


def hurt(game: Game) -> None:
    game.do(i.PutMark((game.unit("active.1"),), "damage", add=30))


def evolve(game: Game) -> None:
    drop(game, DRAKLOAK, "active.0", game.unit("active.0"))


def play_a_supporter(game: Game) -> None:
    drop(game, IONO, "stage")


def play_a_stadium(game: Game) -> None:
    drop(game, TOWER, "stadium")


def discard(game: Game) -> None:
    for _ in range(18):
        game.do(i.Move(("deck.0#0",), "discard.0"), JUDGE)
    drop(game, ULTRA_BALL, "discard.0")


def discard_what_was_played(game: Game) -> None:
    for _ in range(18):
        game.do(i.Move(("deck.0#0",), "discard.0"), JUDGE)
    play_a_supporter(game)
    game.do(i.Move((game.view().units[game.unit("stage")].base,), "discard.0"))


def take_a_prize(game: Game) -> None:
    game.do(i.Move(("prizes.0#1",), "hand.0", -1))


def set_a_prize(game: Game) -> None:
    take_a_prize(game)
    game.do(i.Move((game.view().zones["hand.0"].items[0],), "prizes.0", -1))


def end_the_turn(game: Game) -> None:
    game.do(NextTurn(1), JUDGE)


@pytest.mark.parametrize(
    "move",
    [
        bench,
        attach,
        draw,
        hurt,
        evolve,
        play_a_supporter,
        play_a_stadium,
        discard,
        discard_what_was_played,
        take_a_prize,
        set_a_prize,
        end_the_turn,
    ],
    ids=lambda move: move.__name__,
)
def test_a_simple_move_is_small(move: object) -> None:
    assert callable(move)
    game = middle()
    told = cables(game)
    hurt(game)  # the first step after joining says its place in the turn
    move(game)
    for seat, cable in told.items():
        assert isinstance(cable.read[-1], Stepped)
        assert len(cable.frames[-1]) <= SIMPLE_MOVE, (seat, cable.frames[-1])
        assert len(cable.frames[-1]) % STEP_WIDTH == 0


def test_all_spectators_read_the_same_frames_and_a_late_one_begins_with_the_whole_view() -> None:
    game = middle()
    cable = Cable(game.table.sit(SPECTATOR))
    bench(game)
    game.do(i.Undo())
    late = SeatReader(SPECTATOR)
    late.read(cable.writer.snapshot())
    sent = len(cable.frames)
    attach(game)
    evolve(game)
    end_the_turn(game)
    told = [late.read(frame) for frame in cable.frames[sent:]]
    assert told == cable.read[sent:]
    assert (late.view, late.node, late.hash) == (cable.view, cable.reader.node, cable.reader.hash)


def test_a_whole_game_is_followed_from_its_setup() -> None:
    game = Game(seed=45)
    told = cables(game)
    game.act("setup", seat=0)
    game.act("setup", seat=1)
    game.start()
    game.do(i.Look("deck.0"))
    game.do(i.Shuffle("deck.0"))
    game.do(i.Show(tuple(game.view().cards_in("hand.0")), ()))
    game.do(i.Move(tuple(game.view().cards_in("hand.0")), "deck.0"))
    game.do(i.Shuffle("deck.0"))
    game.do(SetOptions((("tie", "on"), ("prizes", "4"))))
    game.do(Declare("strike", ("hand.1#0",), ("seat.0",), "1"), 1)
    game.do(i.PutMark(("seat.0", "table"), "note:x", 1, text="“\\ud800” \n 二", until=3))
    game.do(i.WriteLabel(3, "前半", 'a "quote"'))
    for intent in (i.Undo(), i.Undo(), i.Redo(), i.Jump(0), i.Jump(8)):
        game.do(intent)
    for seat, cable in told.items():
        assert cable.reader.node == game.table.host.tree.cursor, seat
        assert len(cable.read) > 12


def test_undo_costs_what_it_changes() -> None:
    game = middle()
    told = cables(game)
    evolve(game)
    game.do(i.Undo())
    for cable in told.values():
        assert isinstance(cable.read[-1], Placed)
        assert len(cable.frames[-1]) == PLACED_WIDTH
        assert len(cable.frames[0]) % WHOLE_WIDTH == 0


def test_what_was_written_on_a_step_and_the_record_of_chance_come_through() -> None:
    cable = Cable(middle().table.sit(0))
    for update in (
        Relabelled(Labelled(1, 3, "key turn", "")),
        Recorded(Committed(-3, "ab" * 32, "", "0.6")),
        Recorded(Committed(1, "ab" * 32, "cd" * 32, back="ef" * 32)),
        Recorded(Asked(3, 17, 1, "cd" * 32)),
        Recorded(Drew(3, ((-3, "aa"), (1, "bb")), (0,), void=True)),
    ):
        assert cable.reader.read(cable.writer.write(update)) == update


def test_what_is_sealed_in_the_record_of_chance_is_never_sent() -> None:
    cable = Cable(middle().table.sit(0))
    asked = Asked(1, 2, 0, "cd" * 32, '{"secret":1}', "5a17")
    drew = Drew(1, ((0, "aa"),), (), host_link="5ea1ed")
    assert b"secret" not in cable.writer.write(Recorded(asked))
    assert b"5a17" not in cable.writer.write(Recorded(asked))
    assert b"5ea1ed" not in cable.writer.write(Recorded(drew))


def test_a_step_that_does_not_follow_is_noticed_and_the_view_stays() -> None:
    game = middle()
    cable = Cable(game.table.sit(1))
    bench(game)
    attach(game)
    late = SeatReader(1)
    with pytest.raises(OutOfStep):
        late.read(cable.frames[1])  # nothing is held yet
    late.read(cable.frames[0])
    held, number = late.view, late.hash
    with pytest.raises(OutOfStep):
        late.read(cable.frames[2])  # one was left out
    assert (late.view, late.hash) == (held, number)
    late.read(cable.writer.snapshot())  # the whole view mends it
    assert late.view == cable.view
    with pytest.raises(OutOfStep):
        cable.writer.write(Stepped(99, 98, 0, 1, 1, ()))


def test_a_table_of_longer_names_hides_which_of_them_are_long() -> None:
    long = "?A Pokémon that nobody has data for|SET|12"
    game = Game(deck=(long, *(LATIAS, FIRE) * 10))
    client = game.table.sit(0)
    game.put(LATIAS, "hand.0")
    writer = SeatWriter(client.view, client.node, 1, width=64)
    sizes: list[int] = []
    client.listeners.append(lambda update: sizes.append(len(writer.write(update))))
    game.put(long, "hand.0")
    game.put(FIRE, "hand.0")
    assert len(sizes) == 2
    assert len(set(sizes)) == 1


def test_steps_of_the_history_are_told_again_and_nothing_changes() -> None:
    game = middle()
    cable = Cable(game.table.sit(1))
    bench(game)
    before = cable.writer.snapshot()
    last = game.table.host.tree.cursor
    (frame,) = cable.writer.past([recall(game.table.host, 1, last)])
    (heard,) = cable.reader.past(frame)
    assert (heard.node, heard.facts) == (last, told_last(cable).facts)
    assert cable.writer.snapshot() == before


def told_last(cable: Cable) -> Stepped:
    told = cable.read[-1]
    assert isinstance(told, Stepped)
    return told


def test_who_agreed_to_taking_back_is_told() -> None:
    table = new_table()
    host = table.host
    table.sit(0).ask(i.PutMark(("seat.0",), "note", text="hm"))
    told: list[Update] = []
    host.join(1, told.append)
    first = told[0]
    assert isinstance(first, Placed)
    writer, reader = SeatWriter(first.view, first.node), SeatReader()
    reader.read(writer.snapshot())
    cursor = host.tree.cursor
    host.go(Went(0, cursor, cursor - 1, "undo", (1, JUDGE)))
    read = reader.read(writer.write(told[-1]))
    assert read == told[-1]
    assert isinstance(read, Placed)
    assert read.went is not None
    assert read.went.agreed == (1, JUDGE)
