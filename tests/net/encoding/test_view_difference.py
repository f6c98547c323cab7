"""What changes is what is sent: nothing that lies on the table is told again with every step."""

from __future__ import annotations

import random

import pytest

from app.core import intent as i
from app.core.data.weight import weigh
from app.core.ids import JUDGE, SPECTATOR, SeatId
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import Declare, PassChance, Restage, SetPhase, Settle, Use
from app.core.intents.zone_intents import ChangeZone, MakeZone
from app.core.view import SeatView
from app.games.game_registry import GAMES
from app.net.encoding.past_frames import ENOUGH
from app.net.encoding.patch.seat_reader import SeatReader
from app.net.encoding.patch.seat_writer import SeatWriter
from app.net.encoding.step_words import WORDS
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted, Update
from app.session.seat.chronicle import recall
from app.session.seat.chronicle_entries import Heard
from app.session.seat.seat_client import SeatClient
from tests.helpers.play import lay, play_on, played
from tests.helpers.toy_games import TOYS
from tests.net.plain_reader import PlainReader

EVERY_GAME = {**TOYS, **GAMES}
LONG = "長" * 1000
USUAL = 160
"""Bytes that a step may take whatever else lies there: what it says, its names and its hash."""


class Cable:
    """What one seat is sent, read by the program and by a reader made from the docs alone."""

    def __init__(self, client: SeatClient, width: int = 16) -> None:
        self.client = client
        self.writer = SeatWriter(client.view, client.node, width=width)
        self.reader, self.plain = SeatReader(client.seat), PlainReader(WORDS)
        self.last = self.writer.snapshot()
        self.reader.read(self.last)
        self.plain.read(self.last)
        client.listeners.append(self._told)

    def _told(self, update: Update) -> None:
        self.last = self.writer.write(update)
        assert self.reader.read(self.last) == update
        assert self.reader.view == self.client.view
        self.plain.read(self.last)


class Duel:
    """Two seats, a spectator and a judge, each at the end of a cable."""

    def __init__(self) -> None:
        decks = tuple(tuple(f"{name}-{n}" for n in range(60)) for name in "AR")
        self.table: LocalTable = lay_table(TOYS["duel"], ("Aki", "Ren"), decks, seed=1)
        self.cables = {seat: Cable(self.table.sit(seat)) for seat in (0, 1, SPECTATOR, JUDGE)}

    def do(self, intent: i.Intent, seat: SeatId = 0) -> int:
        """Do something; return the bytes of the longest frame that tells of it."""
        answer = self.table.sit(seat).ask(intent)
        assert isinstance(answer, Accepted), answer
        return max(len(cable.last) for cable in self.cables.values())

    @property
    def view(self) -> SeatView:
        return self.table.sit(0).view


@pytest.fixture
def duel() -> Duel:
    return Duel()


def note(text: str, *targets: str) -> i.PutMark:
    return i.PutMark(targets, "note:", 1, text=text)


def test_a_declaration_costs_what_it_says_however_much_waits_on_the_stage(duel: Duel) -> None:
    for _ in range(5):
        duel.do(Declare(LONG), 0)
        duel.do(Declare(LONG), 1)
    assert duel.do(Declare("strike")) < USUAL
    assert duel.do(PassChance(), 1) < USUAL
    assert duel.do(Settle(duel.view.stage.declarations[2].id)) < 4000  # the log names it
    assert duel.do(i.Draw(1, "deck.0", "hand.0")) < 2 * USUAL
    assert duel.do(i.Flip()) < USUAL


def test_a_key_card_that_moves_costs_names_and_no_texts(duel: Duel) -> None:
    duel.do(i.Draw(5, "deck.0", "hand.0"))
    hand = duel.view.cards_in("hand.0")
    for _ in range(4):
        duel.do(Declare(LONG, cards=hand[:3]))
    moved = duel.do(i.Move(hand[:1], "grave.0"))
    still = duel.do(i.Move(hand[4:5], "grave.0"))
    assert max(moved, still) < 4 * 3 * 8 + 2 * USUAL


def test_a_mark_costs_what_it_says_however_many_notes_lie_there(duel: Duel) -> None:
    duel.do(i.Bring(("token",), "field.0"))
    (unit,) = duel.view.zones["field.0"].items
    duel.do(i.Draw(1, "deck.0", "lane"))
    (card,) = duel.view.cards_in("lane")
    for target in (unit, card, "seat.1", "table"):
        for _ in range(3):
            duel.do(note(LONG, target))
        assert duel.do(i.PutMark((target,), "damage", add=30)) < USUAL
        assert duel.do(i.PutMark((target,), "damage", add=30)) < USUAL
        assert duel.do(i.PutMark((target,), "damage", value=0)) < USUAL
        assert duel.do(i.Undo()) < 2 * USUAL


def test_what_is_moved_on_a_crowded_mat_costs_what_moves(duel: Duel) -> None:
    for _ in range(10):
        duel.do(i.Bring(tuple(f"token-{n}" for n in range(60)), "mat", up=True))
    units = duel.view.zones["mat"].items
    assert len(units) > 600
    assert duel.do(i.MoveUnits((units[20],), "mat", position=(12.5, 40.25))) < USUAL
    assert duel.do(i.MoveUnits((units[30],), "mat", 0)) < USUAL
    assert duel.do(i.SwapUnits(units[40], units[500])) < 2 * USUAL
    assert duel.do(i.PutMark((units[50],), "damage", add=10)) < USUAL


def test_a_turn_and_an_option_cost_what_changes(duel: Duel) -> None:
    for number in range(50):
        duel.do(Use(f"something that was used {number}"))
    duel.do(SetOptions(tuple((f"option-{number}", "x" * 100) for number in range(100))))
    assert duel.do(Use("something that was used 7")) < USUAL
    assert duel.do(SetOptions((("option-7", "y"),))) < USUAL
    assert duel.do(SetPhase("battle")) < USUAL


def test_a_made_zone_that_gets_its_old_name_back_is_followed(duel: Duel) -> None:
    """Nothing that lies there changes: what is made or changed is told with it all the same."""
    duel.do(MakeZone("Kitty", (400, 200, 71, 96), arrange="column"))
    (made,) = (zone.id for zone in duel.view.setting.zones.values() if zone.is_made)
    duel.do(ChangeZone(made, "Talon", (10, 10, 71, 96), "grid"))
    for back in (i.Undo(), i.Redo(), i.Undo(), i.Undo(), i.Redo(), i.Redo()):
        duel.do(back)
        for cable in duel.cables.values():
            assert cable.reader.view == cable.client.view
    assert duel.view.setting.zones[made].spec.title.en == "Talon"


@pytest.mark.parametrize("seed", range(12))
def test_whatever_becomes_of_stage_and_marks_both_ends_see_the_same(duel: Duel, seed: int) -> None:
    """Declarations that go in any order, marks on and off, key cards that come and go, jumps."""
    chance = random.Random(f"differences {seed}")
    duel.do(i.Procedure("setup"), 0)
    duel.do(i.Procedure("setup"), 1)
    duel.do(i.Bring(("token", "other"), "field.0"))
    for _ in range(60):
        seat = chance.choice((0, 1, JUDGE))
        view = duel.table.sit(seat).view
        cards = chance.sample(sorted(view.cards), min(3, len(view.cards)))
        targets = ("seat.0", "table", *view.zones["field.0"].items, *view.cards_in("lane"))
        declared = [one.id for one in view.stage.declarations] or ["none"]
        target, key = chance.choice(targets), chance.choice(("note", "a", "z", "damage"))
        intent = chance.choice(
            (
                Declare("strike", tuple(cards), ("seat.1",)),
                Settle(chance.choice(declared)),
                PassChance(),
                Restage(
                    tuple(chance.sample(declared, len(declared))),
                    ((declared[-1], (chance.choice(declared),)),),
                ),
                i.PutMark((target,), key, chance.randint(0, 3), text=chance.choice(("", "hm"))),
                i.PutMark(targets, key, chance.randint(0, 2)),
                i.Move(tuple(cards[:2]), chance.choice(("lane", "hand.0", "grave.1", "field.0"))),
                i.Shuffle("hand.0"),
                i.Face(tuple(cards), up=chance.random() < 0.5),
                i.Undo(),
                i.Redo(),
                i.Jump(chance.randrange(len(duel.table.host.tree.nodes))),
            )
        )
        duel.table.sit(seat).ask(intent)


# -- the past -------------------------------------------------------------------------------------


def told_again(client: SeatClient, heard: list[Heard]) -> tuple[list[Heard], list[bytes]]:
    """Return steps as they come out at the other end, and the frames."""
    writer, reader = SeatWriter(client.view, client.node), SeatReader(client.seat)
    reader.read(writer.snapshot())
    frames = list(writer.past(heard))
    return [one for frame in frames for one in reader.past(frame)], frames


def without_before(one: Heard) -> Heard:
    return Heard(one.node, one.facts, one.view, one.actor)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_steps_are_told_again_as_they_were_told(game: str) -> None:
    for seed in range(3):
        play = played(EVERY_GAME[game], seed, 50)
        chance = random.Random(seed)
        for seat, client in play.table.seats.items():
            nodes = [*chance.sample(range(len(play.host.tree.nodes)), 8), 0, 1, 2, 3]
            heard = [
                recall(play.host, seat, node, seen=node % 2 == 0) for node in dict.fromkeys(nodes)
            ]
            read, _ = told_again(client, heard)
            assert read == [without_before(one) for one in heard]


def test_the_past_of_a_heavy_table_goes_in_several_messages(duel: Duel) -> None:
    for _ in range(10):
        duel.do(i.Bring(tuple(f"token-{n}" for n in range(60)), "mat", up=True))
    for number in range(30):
        duel.do(note(f"{number}{LONG}", f"seat.{number % 2}", "table") if number < 14 else i.Flip())
    last = len(duel.table.host.tree.nodes)
    heard = [recall(duel.table.host, 0, node) for node in range(last - 1, last - 31, -1)]
    read, frames = told_again(duel.table.sit(0), heard)
    assert [one.node for one in read] == [one.node for one in heard]
    assert read == [without_before(one) for one in heard]
    assert len(frames) >= 3
    assert max(len(frame.decode()) for frame in frames) < 2 * ENOUGH


def test_steps_in_a_row_are_told_without_the_view_in_between(duel: Duel) -> None:
    for _ in range(5):
        duel.do(i.Bring(tuple(f"token-{n}" for n in range(60)), "mat", up=True))
    for _ in range(8):
        duel.do(i.Flip())
    last = len(duel.table.host.tree.nodes)
    one = sum(map(len, told_again(duel.table.sit(0), [recall(duel.table.host, 0, last - 8)])[1]))
    heard = [recall(duel.table.host, 0, node) for node in range(last - 8, last)]
    assert sum(map(len, told_again(duel.table.sit(0), heard)[1])) < one + 8 * USUAL


# -- the bound ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", EVERY_GAME)
def test_no_view_takes_more_than_its_table_weighs(game: str) -> None:
    for seed in range(4):
        play = lay(EVERY_GAME[game], seed)
        for _ in range(6):
            play_on(play, 12)
            weight = weigh(play.truth).whole
            for client in play.table.seats.values():
                assert len(SeatWriter(client.view, client.node, width=128).snapshot()) <= weight


def test_no_view_of_a_table_full_of_everything_takes_more_than_it_weighs(duel: Duel) -> None:
    names = ("🂠" * 30, '"' * 40, "\\" * 60, "plain")
    for seat in (0, 1):
        duel.do(i.Bring(names * 5, f"field.{seat}", position=(123.456789, -9876.54321)), seat)
        units = duel.view.zones[f"field.{seat}"].items
        duel.do(i.Rotate(units, 270), seat)
        for number in range(12):
            text = ("\x01\n\t" * 20, "長" * 50, '"\\' * 30, "")[number % 4]
            mark = i.PutMark(units, f"mark {number}\x02", 99999, text=text, until=99999)
            duel.do(mark, seat)
            duel.do(Declare(text, targets=(*units[:20], "seat.1"), cost="\x7f\u2028" * 40), seat)
            duel.do(Use("\x1f" * 38 + str(number)), seat)
            duel.do(SetOptions(((f"{seat}.{number}" + "長" * 90, "長" * 100),)), seat)
    weight = weigh(duel.table.host.tree.table).whole
    for cable in duel.cables.values():
        client = cable.client
        frame = SeatWriter(client.view, client.node, width=128).snapshot()
        assert weight / 4 < len(frame) <= weight
