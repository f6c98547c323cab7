"""What a double click does."""

from __future__ import annotations

from app.core import intent as i
from app.games.game_api import Selection
from app.games.open_table.open_foremost import foremost
from app.games.open_table.open_table_game import SPEC
from tests.games.open_table.table import OpenTable


def test_it_draws_plays_turns_over_and_takes() -> None:
    table = OpenTable(2)
    table.do(0, i.Procedure("deal", (("count", "3"),)))
    hand = table.view(0).zones["hand.0"].items
    view = table.view(0)
    assert foremost(view, Selection(zone="stock")).likeliest == ("draw",)
    assert foremost(view, Selection(hand[:1])).likeliest == ("to_front",)
    assert foremost(view, Selection(("hand.1#0",))).likeliest == ("take",)
    assert foremost(view, Selection(zone="hand.1")).likeliest[0] == "take"
    assert foremost(view, Selection(zone="discard")).likeliest == ("draw",)
    table.act(0, "to_mat", hand[0])
    (unit,) = table.view(0).units
    assert foremost(table.view(0), Selection(units=(unit,))).likeliest == ("turn_over",)
    table.act(0, "to_front_down", hand[1])
    down = table.view(0).zones["front.0"].items
    assert foremost(table.view(0), Selection(down)).likeliest == ("turn_over",)
    assert "lay_out" in foremost(table.view(0), Selection()).first


def test_alone_cards_go_to_the_mat() -> None:
    table = OpenTable(1)
    table.act(0, "draw")
    hand = table.view(0).zones["hand.0"].items
    assert foremost(table.view(0), Selection(hand)).likeliest == ("to_mat",)


def test_every_action_named_is_one_of_the_game() -> None:
    ids = {action.id for action in SPEC.actions}
    table = OpenTable(2)
    for selection in (Selection(), Selection(zone="stock"), Selection(zone="hand.1")):
        named = foremost(table.view(0), selection)
        assert {one for one in (*named.likeliest, *named.first) if one[0] != ">"} <= ids
