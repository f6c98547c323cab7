"""Codes of `search_setup_rules`: each speaks, and is silent on the legal neighbour."""

from __future__ import annotations

from app.games.blackpoker.adviser.rules import search_setup_rules as group
from tests.games.blackpoker.adviser.black_saying import codes, of, steps
from tests.games.blackpoker.adviser.both_ways import start, table
from tests.games.blackpoker.adviser.group_checks import both_ways, speaks_and_is_silent


@both_ways(group)
def test_every_code_speaks_and_is_silent(code: str) -> None:
    speaks_and_is_silent(code)


def test_what_is_seen_of_the_other_takes_an_effect() -> None:
    handeth = [{"id": "h", "by": "A", "action": "handeth"}]
    assert codes(of("look", zone="B.hand")) == {"PEEK"}
    on = table(stage=handeth, passed=True, format="standard")
    assert codes(of("look", zone="B.hand"), on) == set()
    assert codes(of("look", "B", zone="A.hand"), on) == {"PEEK"}
    assert codes(of("look", zone="bulwarks")) == set()
    assert codes(of("look", zone="B.bulwarks")) == {"PEEK"}
    assert codes(of("look", zone="graveyard")) == set()


def test_a_search_is_shown_and_the_deck_shuffled() -> None:
    search = [{"id": "s", "by": "A", "action": "search"}]
    on = table(stage=search, passed=True)
    took = of("draw", cards=["H9"])
    show, shuffle = of("show", zone="hand"), of("shuffle")
    gone = (of("resolve"), of("go_on"))
    assert codes(steps(took, show, shuffle, *gone), on) == set()
    assert codes(steps(took, show, *gone), on) == {"MUST_SHOW"}
    assert codes(steps(took, shuffle, *gone), on) == {"MUST_SHOW"}


def test_blackjack_of_edition_9_shows_by_itself() -> None:
    done = {"action": "bj", "took": True}
    assert codes(of("go_on"), table(doing=done, format="master", edition="9")) == set()
    assert codes(of("go_on"), table(doing=done, format="master")) == {"MUST_SHOW"}


def test_a_deck_is_no_larger_than_was_agreed_on() -> None:
    forty = {"options": {"deck-size": "40"}}
    assert codes(of("stands"), table({"deck": 47, "hand": 7}, number=0)) == set()
    assert codes(of("stands"), table({"deck": 48, "hand": 7}, number=0)) == {"DECK_SIZE"}
    assert codes(of("stands"), table({"deck": 34, "hand": 7}, number=0, **forty)) == {"DECK_SIZE"}
    assert (
        codes(of("stands"), table({"deck": 33, "hand": 7}, {"deck": 33}, number=0, **forty))
        == set()
    )


def test_the_answer_is_the_number_below_ten() -> None:
    assert codes(of("ask_deck", of="B"), table(b={"deck": None})) == {"DECK_COUNT_ANSWER"}


def test_a_trump_acts_for_its_player_alone() -> None:
    theirs = table(b={"trumps": [{"cards": ["S3"], "up": True}]}, format="extra")
    assert codes(start("drain", targets=["B"]), theirs) == {"TRUMP_INACTIVE"}
