"""What a seat sees as a position: all that it knows, and nothing else."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SPECTATOR
from app.core.intent import Look
from app.core.placed.position_names import numbered
from app.core.placed.table_position import UNKNOWN, position_of
from app.core.sight import view
from app.games.game_registry import GAMES
from app.session.conformance.random_play import RandomPlay
from app.session.positions.laid_tables import lay_position
from app.session.positions.seen_position import position_seen
from tests.helpers.toy_games import TOYS

EVERY = {**TOYS, **GAMES}


@pytest.mark.parametrize("game", sorted(EVERY))
def test_laid_again_a_seat_sees_the_same(game: str) -> None:
    play = RandomPlay(EVERY[game], 2)
    play.begin()
    for number, _ in enumerate(play.go_on(30)):
        if number % 120:
            continue
        table = play.host.tree.table
        for seat in (*play.seats, JUDGE, SPECTATOR):
            seen = numbered(position_seen(view(table, seat)))
            again = lay_position(EVERY[game], seen).view_at(0, seat)
            assert numbered(position_seen(again)) == seen


@pytest.mark.parametrize("game", sorted(EVERY))
def test_no_card_is_named_that_the_seat_does_not_know(game: str) -> None:
    play = RandomPlay(EVERY[game], 5)
    play.begin()
    for _ in play.go_on(25):
        pass
    table = play.host.tree.table
    for seat in (*play.seats, SPECTATOR):
        seen = view(table, seat)
        known = {card.ref for card in seen.cards.values() if card.ref is not None}
        told = {card.ref for _, card in position_seen(seen).cards}
        assert told <= known | {UNKNOWN}


def test_the_judge_sees_where_everything_lies() -> None:
    play = RandomPlay(GAMES["pokemon"], 1)
    play.begin()
    table = play.host.tree.table
    truth, seen = position_of(table), position_seen(view(table, JUDGE))
    assert [(zone, card.ref) for zone, card in seen.cards] == [
        (zone, card.ref) for zone, card in truth.cards
    ]


def test_a_card_that_was_looked_at_stays_known_in_its_place() -> None:
    play = RandomPlay(GAMES["pokemon"], 1)
    play.begin()
    aki = play.table.sit(0)
    aki.ask(Look("deck.0", 2))
    seen = position_seen(aki.view)
    deck = next(zone for zone in seen.zones if zone.id == "deck.0")
    assert [card.ref == UNKNOWN for card in deck.cards[:3]] == [False, False, True]
    assert deck.cards[0].shown == (0,)
