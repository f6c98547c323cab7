"""What a seat is told beside the board of a reading, and that no hidden card is named in it."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from app.core.advice import Advice, Adviser, Broken, plain_adviser
from app.core.data.value import replace
from app.core.ids import JUDGE, NodeId, SeatId
from app.core.intent import Batch, Flip, Intent, MoveUnits, PickRandom, Roll
from app.core.intents.agreement_intents import SetOptions
from app.core.intents.turn_intents import NextTurn
from app.core.text.words import Words
from app.core.view import SeatFact, SeatView
from app.games.game_registry import GAMES
from app.session.host.host import Host
from app.session.host.local_table import LocalTable
from app.session.positions.laid_tables import lay_position
from app.session.positions.typed.typed_position import typed_position
from app.session.readings import told_reading
from app.session.readings.carried_reading import card_numbers, carried, read_steps
from app.session.readings.fallen_chance import Fallen
from app.session.readings.judges_copy import copy_of, told_steps
from app.session.readings.shown_readings import seen_by
from app.session.readings.told_reading import ReadingTeller, ToldReading, blinded
from tests.session.readings.played_copy import EVERY, Played, played
from tests.session.readings.readings_table import SPEC, TYPED


def told(game: Played, end: NodeId, seat: SeatId, *, blind: bool = True) -> ToldReading:
    """Return what a seat is told of the copy's way to a step."""
    table = game.table
    if blind and seat != JUDGE:
        table = blinded(table, seen_by(game.tree, game.node, seat))
    steps, numbers = read_steps("A", told_steps(game.copy, end)), count()
    growths = carried(table, game.numbers, "A", steps, lambda kind: f"{kind}new{next(numbers)}")
    return ReadingTeller(game.game, game.node, seat).told(growths)


def copied(host: Host) -> Played:
    """Return a game with a judge's copy of it as it stands."""
    node = host.tree.cursor
    copy, handles = copy_of(SPEC, host.view_at(node, JUDGE), seed=3)
    return Played(host, node, copy, card_numbers(host.tree.table, handles))


@pytest.fixture
def game() -> Played:
    return copied(lay_position(SPEC, typed_position(TYPED, SPEC, GAMES.cards("pokemon")).position))


def play(game: Played, *intents: Intent, seat: SeatId = 0) -> NodeId:
    player = LocalTable(game.copy).sit(seat)
    for intent in intents:
        player.ask(intent)
    return game.copy.tree.cursor


def retreat(game: Played) -> Batch:
    view = game.copy.view_at(game.copy.tree.cursor, 0)
    active, benched = view.zones["active.0"].items[0], view.zones["bench.0"].items[0]
    return Batch((MoveUnits((active,), "bench.0"), MoveUnits((benched,), "active.0")))


@pytest.mark.parametrize("seat", [0, 1, JUDGE])
def test_coins_dice_and_advice_come_with_it(game: Played, seat: SeatId) -> None:
    found = told(game, play(game, Flip(), Roll(), retreat(game)), seat)
    assert [one.what for one in found.fallen] == ["coins", "dice"]
    said = next(one for one in found.advice if one.rule == "cond-active-only")
    assert (said.severity, "Asleep" in said.en, "ねむり" in said.ja) == ("illegal", True, True)


@pytest.mark.parametrize("agreed", [("advice", "off"), ("rule:cond-active-only", "off")])
def test_what_the_table_wants_not_to_be_told_is_not_told(
    game: Played, agreed: tuple[str, str]
) -> None:
    LocalTable(game.game).sit(0).ask(SetOptions((agreed,)))
    later = copied(game.game)
    found = told(later, play(later, retreat(later)), 0)
    assert "cond-active-only" not in {one.rule for one in found.advice}


def test_the_advice_knows_what_was_done_in_the_turn_before_the_reading(game: Played) -> None:
    def begin(_view: SeatView) -> list[int]:
        return []

    def follow(
        memory: list[int], _before: SeatView, facts: Any, _after: SeatView, _: Broken
    ) -> tuple[list[Advice], list[int]]:
        now = [*memory, *(one for fact in facts for event in fact.events for one in event.results)]
        said = Words(f"{now}", f"{now}")
        return [Advice("fell", "reminder", said)], now

    host = game.game
    host.spec = replace(SPEC, adviser=lambda: replace(plain_adviser(), begin=begin, follow=follow))
    player = LocalTable(host).sit(0)
    for intent in (Roll(), NextTurn(1), Roll(), Flip()):
        player.ask(intent)
    before = [one for step in (3, 4) for event in host.told(step, 0) for one in event.results]
    later = copied(host)
    found = told(later, play(later, Flip()), 0)
    assert [one.en for one in found.advice] == [str([*before, *found.fallen[0].results])]
    assert len(before) == 2, "what fell in the turn before is not gone into again"


def test_a_pick_names_no_card_that_the_game_keeps_from_a_seat(game: Played) -> None:
    end = play(game, PickRandom("hand.0", 1, "discard.0"))
    mine, theirs = told(game, end, 0), told(game, end, 1)
    assert mine.fallen[0].cards != (None,)
    assert theirs.fallen == (Fallen("pick", cards=(None,)),)
    assert told(game, end, JUDGE).fallen == mine.fallen
    assert told(game, end, 1, blind=False).fallen == mine.fallen, "a planted leak shows"


def refs_in(view: SeatView, facts: tuple[SeatFact, ...]) -> set[str]:
    """Return every card that a view and what was told name."""
    told = [ref for fact in facts for event in fact.events for ref in (*event.cards, event.unit)]
    refs = {*told, *(card.ref for card in view.cards.values())}
    return {ref for ref in refs if ref is not None}


def telltale() -> Adviser:
    """Return an adviser that says all that it is told."""

    def follow(
        memory: Any, _before: SeatView, facts: tuple[SeatFact, ...], after: SeatView, _: Broken
    ) -> tuple[list[Advice], Any]:
        said = " ".join(sorted(refs_in(after, facts)))
        return [Advice("telltale", "reminder", Words(said, said))], memory

    return replace(plain_adviser(), follow=follow)


def leaks(*, blind: bool) -> set[str]:
    """Return the hidden cards that seats are told of in random readings of every game."""
    found: set[str] = set()
    for name in sorted(EVERY):
        for seed in range(3):
            game = played(EVERY[name], seed)
            game.game.spec = replace(game.game.spec, adviser=telltale)
            laid = {card.ref for card in game.table.cards}
            for seat in range(len(game.table.setting.seats)):
                seen = seen_by(game.tree, game.node, seat)
                hidden = laid - {game.table.cards[number].ref for number in seen}
                for tip in game.copy.tree.tips():
                    brought = {
                        one.ref
                        for one in game.copy.tree.table_at(tip).cards[len(game.table.cards) :]
                    }
                    said = told(game, tip, seat, blind=blind)
                    refs = {ref for one in said.fallen for ref in one.cards if ref}
                    refs |= {ref for one in said.advice for ref in one.en.split(" ")}
                    found |= refs & (hidden - brought)
    return found


def test_no_reading_names_a_card_that_the_game_keeps_from_a_seat() -> None:
    assert leaks(blind=True) == set()


def test_a_planted_leak_is_found() -> None:
    assert leaks(blind=False)


def test_once_a_number_is_told_that_the_game_keeps_only_coins_and_dice_are_told(
    game: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = play(game, PickRandom("hand.0", 1, "discard.0"), Flip(), retreat(game))
    monkeypatch.setattr(told_reading, "tells_more", lambda *_: True)
    found = told(game, end, 1)
    assert [one.what for one in found.fallen] == ["coins"]
    assert found.advice == ()
