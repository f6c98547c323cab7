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
    assert foremost(view, Selection(zone="stock")).likeliest == ("draw", "turn_discard")
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


def test_the_menu_of_the_bare_mat_begins_with_what_concerns_the_table() -> None:
    table = OpenTable(3, "hearts")
    offered = {one.id for one in SPEC.actions if one.when(table.view(1), Selection(zone="mat"))}
    first = foremost(table.view(1), Selection(zone="mat")).first
    assert {*first} & offered == {"next_round", "lay_out", "collect", "sort_hand", "my_turn"}
    assert first == foremost(table.view(1), Selection()).first


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


def test_where_all_is_dealt_out_a_double_click_plays_and_takes_the_trick() -> None:
    table = OpenTable(3, "hearts")
    hand = table.view(0).zones["hand.0"].items
    assert foremost(table.view(0), Selection(hand[:1])).likeliest == ("play_on", "to_front")
    for seat in range(3):
        table.act(seat, "play_on", table.view(seat).zones[f"hand.{seat}"].items[0])
        front = table.view(1).zones["front.0"].items
        likeliest = foremost(table.view(1), Selection(front)).likeliest
        assert likeliest == (("win",) if seat == 2 else ()), "no card of others into the hand"
    mine = OpenTable(3, "hearts")
    mine.act(0, "to_front", mine.view(0).zones["hand.0"].items[0])
    front = mine.view(0).zones["front.0"].items
    assert foremost(mine.view(0), Selection(front)).likeliest == ("to_hand",)


def test_what_lies_on_the_field_is_cleared_and_on_rows_stays() -> None:
    for preset, likeliest in (("daifugo", ("clear",)), ("sevens", ("play",))):
        table = OpenTable(3, preset)
        card = table.view(0).zones["hand.0"].items[0]
        assert foremost(table.view(0), Selection((card,))).likeliest == ("play_on", "play")
        table.act(0, "play", card)
        (zone,) = (zone for zone in table.truth.zones if "made" in zone and table.refs(zone))
        lying = table.view(1).zones[zone].items
        assert foremost(table.view(1), Selection(lying)).likeliest == likeliest
    played = next(one for one in SPEC.actions if one.id == "play")
    assert not played.when(table.view(1), Selection(lying))


def test_a_pair_of_a_game_without_piles_is_discarded_by_a_double_click() -> None:
    table = OpenTable(3, "old_maid")
    hand = table.view(0).zones["hand.0"].items
    ranks = {card: (table.view(0).cards[card].ref or "")[2:] for card in hand}
    one, other = next(
        (a, b) for a in hand for b in hand if a < b and ranks[a] == ranks[b] and ranks[a] != "R"
    )
    assert foremost(table.view(0), Selection((one, other))).likeliest == ("to_discard",)
    apart = next(card for card in hand if ranks[card] != ranks[one])
    assert foremost(table.view(0), Selection((one, apart))).likeliest[0] == "play_on"
    field_waits = OpenTable(3, "daifugo")
    cards = field_waits.view(0).zones["hand.0"].items
    assert foremost(field_waits.view(0), Selection(cards[:2])).likeliest[0] == "play_on"
