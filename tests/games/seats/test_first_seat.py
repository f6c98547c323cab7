"""Who goes first: drawn by a die with a side for each seat, and told in the log."""

from __future__ import annotations

from collections import Counter

import pytest

from app.core.ids import SPECTATOR
from app.core.intent import Undo
from app.core.intents.turn_intents import NextTurn
from app.core.text.describe import describe_all
from app.core.text.words import plain
from app.games.game_api import GameSpec
from app.games.game_registry import GAMES, usual_cards
from app.games.lexicon import lexicon
from app.games.seats.first_seat import DRAW, may_draw
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted, Refused
from tests.helpers.play import decks_for
from tests.helpers.toy_games import duel, octet, quartet

NAMES = ("Aki", "Ren", "Mio", "Yui", "Sora", "Jun", "Kei", "Nao")


def laid(spec: GameSpec, count: int, seed: int) -> LocalTable:
    decks = decks_for(spec, count) if spec.brings_decks else ((),) * count
    return lay_table(spec, NAMES[:count], decks, seed)


@pytest.mark.parametrize(("spec", "count"), [(duel.SPEC, 2), (quartet.SPEC, 4), (octet.SPEC, 7)])
def test_the_die_says_whose_the_first_turn_is(spec: GameSpec, count: int) -> None:
    fell = Counter[int]()
    for seed in range(40):
        table = laid(spec, count, seed)
        assert isinstance(table.sit(0).ask(DRAW), Accepted)
        turn = table.sit(0).view.turn
        assert turn.number == 0
        fell[turn.seat] += 1
    assert set(fell) == set(range(count))


def test_it_is_one_gesture_that_everybody_reads() -> None:
    table = laid(quartet.SPEC, 4, 3)
    table.sit(1).ask(DRAW)
    host, seat = table.host, table.sit(0).view.turn.seat
    assert len(host.tree) == 2
    setting, words = host.tree.table_at(0).setting, lexicon(quartet.SPEC, usual_cards())
    for eyes in (0, 3, SPECTATOR):
        told = host.told(1, eyes)
        said = plain(describe_all(told, "en", setting, words))
        assert said == f"Ren rolls 1d4: {seat + 1}; {NAMES[seat]} takes the first turn"
    japanese = plain(describe_all(host.told(1, 0), "ja", setting, words))
    assert japanese.endswith(f"最初の番は{NAMES[seat]}")


def test_in_a_game_and_where_a_game_has_its_own_way_nothing_is_drawn() -> None:
    table = laid(quartet.SPEC, 4, 3)
    table.sit(0).ask(NextTurn(2))
    assert isinstance(table.sit(0).ask(DRAW), Refused)
    assert table.sit(0).view.turn.seat == 2
    pokemon = lay_table(GAMES["pokemon"], ("Aki", "Ren"), (("x",) * 60,) * 2, 1)
    answer = pokemon.sit(0).ask(DRAW)
    assert isinstance(answer, Refused)
    assert answer.code == "no-procedure"


def test_it_is_asked_where_several_sit_down_and_the_game_does_not_settle_it() -> None:
    assert may_draw(quartet.SPEC, 4)
    assert not may_draw(octet.SPEC, 1)
    assert not may_draw(GAMES["pokemon"], 2)


def test_who_goes_first_is_taken_back_like_anything() -> None:
    table = laid(octet.SPEC, 8, 2)
    table.sit(0).ask(DRAW)
    assert table.sit(0).view.turn.seat != 0
    table.sit(0).ask(Undo())
    assert table.sit(0).view.turn.seat == 0
