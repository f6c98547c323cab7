"""Of a handle: it comes into a seat's sight once, and names one card for ever."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.core.ids import JUDGE
from app.core.intent import Draw, Undo
from app.core.intents.agreement_intents import SetOptions
from app.core.past.handle_soundness import SeenHandles
from app.core.past.invariants import check_history
from app.core.sight import handles_seen
from app.core.table import Table
from app.games import game_registry
from app.session.host.updates import Accepted
from tests.core.small_table import laid, moved
from tests.helpers.play import lay, played
from tests.helpers.toy_games import TOYS

GAMES = sorted(TOYS)


@pytest.mark.parametrize("game", GAMES)
def test_the_short_way_sees_the_handles_that_a_whole_look_sees(game: str) -> None:
    """Over all steps together: each handle that comes into a seat's sight is noted once."""
    tree = played(TOYS[game], 5).host.tree
    checker = SeenHandles()
    before: Table | None = None
    for node in tree.nodes:
        before = None if node.parent is None else tree.table_at(node.parent)
        after = tree.table_at(node.id)
        touched = [
            number
            for number, card in enumerate(after.cards)
            if before is None or number >= len(before.cards) or before.cards[number] != card
        ]
        assert not list(checker.check(node.id, before, after, touched))
        for seat in range(len(after.setting.seats)):
            born = {handle for one, handle in checker._born if one == seat}
            assert handles_seen(after, seat) <= born


def found(*tables: Table) -> list[str]:
    """What is found of the first table and of those that follow it, one step each."""
    handles, before, said = SeenHandles(), None, list[str]()
    for node, table in enumerate(tables):
        everything = list(range(len(table.cards)))
        said += [words.en for words in handles.check(node, before, table, everything)]
        before = table
    return said


def test_one_that_goes_out_of_sight_and_comes_back_is_found() -> None:
    table = laid(hand_0=("cat",))
    away = moved(table, 0, "deck.0")
    assert found(table, away, moved(away, 0, "hand.0", handle="cfresh")) == []
    back = "The handle c0 of step 0 came back to seat 1 in step 2."
    assert found(table, away, moved(away, 0, "hand.0", handle="c0")) == [back]


def test_one_that_names_another_card_is_found() -> None:
    table = laid(grave_0=("cat",), deck_0=("fox",))
    taken = replace(table.cards[0], handle="ca"), replace(table.cards[1], handle="c0")
    assert "The handle c0 names another card in step 1." in found(
        table, replace(table, cards=taken)
    )


def test_a_card_that_is_seen_and_has_none_is_found() -> None:
    table = laid(grave_0=("cat",))
    bare = replace(table, cards=(replace(table.cards[0], handle=None),))
    assert found(bare) == ["Step 0 shows a seat a card that has no handle."]


def test_what_an_option_shows_again_is_known_by_its_face() -> None:
    """A hand that lies open to the team by an option: set, taken back, and set again."""
    spec = game_registry.GAMES["team-battle"]
    opens = next(zone.team_sees for zone in spec.zones if zone.team_sees is not None)
    play = lay(spec, 1, seats=4)
    for step in (Draw(4, "deck.0", "hand.0"), SetOptions((opens,)), Undo(), SetOptions((opens,))):
        assert isinstance(play.ask(JUDGE, step), Accepted), step
    assert list(check_history(play.host.tree, lambda fact: fact)) == []
