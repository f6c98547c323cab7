"""Codes of `key_target_rules`: each speaks, and is silent on the legal neighbour."""

from __future__ import annotations

import pytest

from app.games.blackpoker.adviser.blackpoker_advising import ADVISED
from app.games.blackpoker.adviser.rules import key_target_rules as group
from app.games.blackpoker.flow.start_steps import start_with
from app.games.blackpoker.rules.rule_set import rules_of
from tests.games.blackpoker.adviser.black_saying import codes
from tests.games.blackpoker.adviser.black_watch import listening
from tests.games.blackpoker.adviser.both_ways import CLOSE, start, table
from tests.games.blackpoker.adviser.group_checks import both_ways, speaks_and_is_silent
from tests.games.blackpoker.black_table import BlackTable, Side


@both_ways(group)
def test_every_code_speaks_and_is_silent(code: str) -> None:
    speaks_and_is_silent(code)


KING = {"soldiers": [{"uid": "king", "cards": ["SK", "CK"]}, {"uid": "magic", "cards": ["Joker"]}]}


def test_nothing_is_aimed_at_giant_and_demon_king_nor_equip_at_a_joker() -> None:
    kill = start("kill", keys=["S2", "S3"], targets=["king"])
    assert codes(kill, table(b=KING, format="pro")) == {"TARGET_PROTECTED"}
    own = {**KING, "bulwarks": [{"uid": "w"}]}
    equip = start(
        "mountSoldier", keys=["S2"], targets=["magic"], pays={"drives": ["w"], "damage": 1}
    )
    assert codes(equip, table(own, format="standard")) == {"TARGET_PROTECTED"}


def test_what_is_aimed_at_has_the_right_owner() -> None:
    throw = start("throwing", keys=["S2", "C3"], targets=["A"])
    assert codes(throw) == {"TARGET_KIND"}
    assert codes(start("throwing", keys=["S2", "C3"], targets=["B"])) == set()


def test_a_key_card_that_is_not_seen_is_not_judged() -> None:
    up = start("up", keys=["any"], targets=["C3"], pays={"discards": 1})
    assert codes(up, table({"soldiers": ["C3"]})) == set()


def test_whether_two_jokers_are_two_of_a_number_is_agreed_on() -> None:
    reverse = start("reverse", keys=["Joker", "Joker2"], targets=["C3"])
    on = table({"soldiers": ["C3"]}, format="standard")
    assert codes(reverse, on) == {"KEY_MISMATCH"}
    assert codes(reverse, {**on, "options": {"two-jokers": "yes"}}) == set()


def test_rank_and_number_of_key_cards_count() -> None:
    on = table({"soldiers": ["C3"]}, {"soldiers": ["H9"]}, format="pro")
    assert codes(start("kill", keys=["S2"], targets=["H9"]), on) == {"KEY_MISMATCH"}
    assert codes(start("kill", keys=["S2", "SK"], targets=["H9"]), on) == {"KEY_MISMATCH"}


DESTROY = start("trumpDestroy", keys=["S3"], targets=["trump"], pays={"drives": ["w"]})


def with_trump(*cards: str, up: bool = False, mine: bool = True) -> dict[str, object]:
    """Return a state in which a player has a trump: A, who has a bulwark, or B."""
    trump = {"trumps": [{"uid": "trump", "cards": list(cards), "up": up}]}
    own: dict[str, object] = {"bulwarks": [{"uid": "w"}], **(trump if mine else {})}
    return table(own, {} if mine else trump, format="extra")


@pytest.mark.parametrize("card", ["S2", "H2", "any"])
@pytest.mark.parametrize("mine", [True, False])
def test_close_does_nothing_to_what_lies_face_down_which_everybody_sees(
    card: str, *, mine: bool
) -> None:
    assert codes(CLOSE, with_trump(card, mine=mine)) == {"TRUMP_NO_EFFECT"}


def test_destroy_trump_is_aimed_at_the_very_card_as_far_as_the_seat_knows_it() -> None:
    assert codes(DESTROY, with_trump("S5", up=True)) == {"TRUMP_NO_EFFECT"}
    assert codes(DESTROY, with_trump("S3", up=True)) == set()
    assert codes(DESTROY, with_trump("S5")) == {"TRUMP_NO_EFFECT"}, "it may be opened meanwhile"
    assert codes(DESTROY, with_trump("S3")) == set()
    assert codes(DESTROY, with_trump("any", mine=False)) == set()


def test_of_a_trump_that_lies_face_down_nothing_is_said_but_to_its_owner() -> None:
    """Two tables that differ in a face-down trump of Ren's: Aki is told the same at both."""
    told: dict[str, tuple[set[str], list[set[str]]]] = {}
    for trump in ("H9", "S3"):
        table = BlackTable(Side(hand="S3", bulwarks="D4"), Side(trumps=trump))
        said = [listening(table, seat) for seat in (0, 1)]
        action = rules_of(table.view()).actions["trumpDestroy"]
        intent = start_with(
            action,
            action.ways[0],
            keys=table.cards("S3", 0),
            drives=(table.unit("D4"),),
            targets=table.view().zones["trumps.1"].items,
        )
        view = table.view()
        foreseen = ADVISED.foresee(ADVISED.begin(view), view, intent)
        table.do(intent)
        told[trump] = ({one.rule for one in foreseen}, said)
    assert told["H9"] == (set(), [set(), {"TRUMP_NO_EFFECT"}])
    assert told["S3"] == (set(), [set(), set()])
