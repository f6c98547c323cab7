"""What the adviser of a table says, and of what it never speaks."""

from __future__ import annotations

import pytest

from app.core.intent import Announce, Draw, Move, Procedure
from app.core.intents.turn_intents import Declare
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.adviser.blackpoker_advising import ADVISED, adviser
from app.games.blackpoker.adviser.rules.blackpoker_book import BOOK
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.flow.triggers import ORDER_TRIGGERED
from app.games.blackpoker.table.blackpoker_zones import ASKS
from tests.games.blackpoker.adviser.black_watch import Watch
from tests.games.blackpoker.adviser.guided_games import GuidedGame, wrongly_said

TABLES = (("lite", "6"), ("standard", "9"), ("pro", "6"), ("master", "6"), ("master", "9"))


@pytest.mark.parametrize("table", [*TABLES, ("extra", "6")], ids="-".join)
def test_guided_play_is_never_advised_against(table: tuple[str, str]) -> None:
    game = GuidedGame(1, *table, most=150)
    assert wrongly_said(game) == []
    assert game.gestures > 20


def test_ordering_what_was_triggered_is_never_advised_against() -> None:
    together = frozenset({"H-7", "D-5", "D-9", "C-7", "S-A"})
    game = GuidedGame(3, "extra", "6", most=150, trumps=together)
    named = [one.name for one in game.asked if isinstance(one, Procedure)]
    assert named.count(ORDER_TRIGGERED) > 1
    assert wrongly_said(game) == []


def test_the_game_has_this_adviser_and_judges_its_cases() -> None:
    assert SPEC.adviser is not None
    assert SPEC.cases is not None
    assert [rule.id for rule in SPEC.adviser().rules] == [*BOOK]
    assert SPEC.turn_rules <= {*BOOK}
    assert SPEC.cases()({"id": "one", "moves": [{"type": "pass"}]}, 1, None).id == "one"
    assert adviser().sources


def test_a_rule_that_the_table_switched_off_is_silent() -> None:
    watch = Watch(**{"rule:DRAW_UNEXPLAINED": "off"}).begun()
    watch.wall_set("D-9")
    assert watch.do(Draw(1, "deck.0", "hand.0")) == set()


def test_what_a_seat_does_not_see_is_not_judged() -> None:
    watch = Watch().begun()
    # Key cards that lie face down on the stage are backs for the other: only their owner hears.
    key = (watch.card("S-K"),)
    mine = watch.stands("C-7")
    watch.do(Move((watch.card("D-9"),), "graveyard.0"))
    watch.do(Declare("up", key, (mine,)))
    heard = {seat: {one.rule for one in watch.said[seat]} for seat in (0, 1)}
    assert "KEY_MISMATCH" in heard[0]
    assert heard[1] == set()


def test_the_others_deck_is_judged_by_what_is_told_of_it() -> None:
    watch = Watch().begun()
    position = watch.memories[1], watch.view(1)
    assert position[1].zones["deck.0"].count is None or position[1].zones["deck.0"].count < 10
    asked = ADVISED.begin(watch.view(1))
    assert asked.doing is None
    assert asked.owed == ()


def test_who_is_asked_for_the_deck_hears_what_to_answer_and_nobody_hears_more() -> None:
    watch = Watch().begun()
    assert watch.do(Announce(ASKS, "Ren", number=1)) == {"DECK_COUNT_ANSWER"}
    said = {seat: [one.message.en for one in told] for seat, told in watch.said.items()}
    assert said == {seat: ["The answer is “ten or more”."] for seat in (0, 1)}, "to both alike"


@pytest.mark.parametrize(
    ("cards", "agreed", "said"), [(54, "54", []), (60, "54", [0]), (40, "40", []), (41, "40", [0])]
)
def test_a_deck_that_is_too_large_is_told_to_its_owner_as_it_is_shuffled(
    cards: int, agreed: str, said: list[int]
) -> None:
    watch = Watch(packs=((*CARDS, *CARDS)[:cards], tuple(CARDS)[:40]), **{"deck-size": agreed})
    told = []
    for seat in (0, 1):
        watch.do(Procedure("setup"), seat)
        told += [(hears, one.rule) for hears, every in watch.said.items() for one in every]
    assert told == [(seat, "DECK_SIZE") for seat in said]
    assert watch.do(Procedure("begin")) == set()
