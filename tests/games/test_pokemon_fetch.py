"""Cards fetched from deck and discard pile, Energy by kind, damage moved, attacks copied."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import PutMark
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    BELT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    TOWER,
    Game,
    action,
    middle,
    titles,
)

DECK, PILE, HAND = (Selection(zone=f"{name}.0") for name in ("deck", "discard", "hand"))


@pytest.fixture
def game() -> Game:
    return middle()


def on(game: Game, zone: str = "active.0", index: int = 0) -> Selection:
    return Selection(units=(game.unit(zone, index),))


def title(game: Game, name: str, selection: Selection) -> str:
    return action(name).words(game.view(), selection).en


# -- the deck -----------------------------------------------------------------------------------


def test_another_one_comes_from_the_deck_and_everybody_sees_it(game: Game) -> None:
    assert title(game, "search_same", on(game)) == "Search the deck for Dreepy"
    game.act("search_same", selection=on(game))
    assert game.refs("hand.0")[-1] == DREEPY
    assert game.verbs(1) == ["look", "show", "move", "shuffle"]
    assert game.view().zones["deck.0"].seen == ()


def test_another_one_is_benched_from_the_deck(game: Game) -> None:
    game.act("search_bench", selection=on(game, "bench.0"))
    assert game.refs("bench.0")[-1] == DUSKULL
    assert not action("search_bench").when(game.view(), Selection((game.card(FIRE),)))


def test_a_pokemon_evolves_from_the_deck(game: Game) -> None:
    game.act("search_evolution", selection=on(game))
    assert game.refs("active.0")[0] == DRAKLOAK


def test_what_is_not_there_is_not_found_and_the_deck_is_shuffled(game: Game) -> None:
    game.act("search_evolution", selection=on(game, "bench.0", 1))  # nothing evolves Latias
    assert game.verbs() == ["look", "shuffle"]


def test_with_no_deck_there_is_nothing_to_search() -> None:
    game = Game(deck=(DREEPY,))
    game.put(DREEPY, "active.0")
    assert not action("search_same").when(game.view(), on(game))
    assert not action("search_evolution").when(game.view(), on(game))


def test_the_hand_is_brought_to_a_number(game: Game) -> None:
    assert game.view().zones["hand.0"].count == 9
    assert not action("draw_up_to_9").when(game.view(), DECK)
    game.act("to_discard", selection=Selection((game.card(FIRE),)))
    game.act("draw_up_to_9", selection=DECK)
    assert game.view().zones["hand.0"].count == 9


def test_the_top_of_the_deck_is_discarded_or_set_out(game: Game) -> None:
    piles = {name: game.view().zones[f"{name}.0"].count or 0 for name in ("discard", "prizes")}
    game.act("discard_top_3", selection=DECK)
    game.act("top_to_prizes", selection=DECK)
    assert game.view().zones["discard.0"].count == piles["discard"] + 3
    assert game.view().zones["prizes.0"].count == piles["prizes"] + 1
    assert not action("discard_top").when(game.view(), Selection(zone="deck.1"))


# -- the discard pile -----------------------------------------------------------------------------


def test_any_card_of_the_discard_pile_is_a_choice_of_its_menu(game: Game) -> None:
    assert [title(game, f"recover_{number}", PILE) for number in (1, 2)] == [
        "To the hand: Dreepy",
        "To the hand: Basic Fire Energy",
    ]
    game.act("recover_2", selection=PILE)
    assert game.refs("hand.0")[-1] == FIRE
    assert not action("recover_3").when(game.view(), PILE)


def test_the_top_of_the_discard_pile_goes_where_a_key_says(game: Game) -> None:
    assert title(game, "to_hand", PILE) == "To the hand: Dreepy"
    game.act("to_deck_bottom", selection=PILE)
    assert game.refs("discard.0") == [FIRE]
    game.act("pile_into_deck", selection=PILE)
    assert game.refs("discard.0") == []
    # A pointer that rests on the pile must not make a Prize of what was just knocked out.
    assert not action("to_prizes").when(game.view(), PILE)


def test_energy_comes_back_from_the_discard_pile_by_kind(game: Game) -> None:
    assert title(game, "attach_back_1", on(game)) == (
        "Attach Basic Fire Energy from the discard pile"
    )
    used = game.view().turn.used("energy")
    game.act("attach_back_1", selection=on(game, "bench.1"))
    assert game.refs("bench.1")[-1] == FIRE
    assert game.view().turn.used("energy") == used


# -- Energy and Tools -----------------------------------------------------------------------------


def test_energy_is_discarded_by_kind_and_tools_apart(game: Game) -> None:
    assert title(game, "discard_energy_1", on(game, "active.1")) == "Discard Basic Psychic Energy"
    assert not action("discard_energy_2").when(game.view(), on(game, "active.1"))
    game.act("discard_tools", selection=on(game, "active.1"))
    assert game.refs("active.1") == [DUSKULL, PSYCHIC]
    game.act("discard_energy_1", selection=on(game, "active.1"))
    assert game.refs("active.1") == [DUSKULL]
    both = Selection(units=(game.unit("active.0"), game.unit("bench.0")))
    game.act("discard_all_energy", selection=both)
    assert game.refs("active.0") == [DREEPY]


def test_energy_is_counted_on_one_pokemon_or_on_all_of_ones_own(game: Game) -> None:
    game.act("count_energy", selection=on(game))
    assert game.verbs() == ["energy_on"]
    game.act("count_energy", seat=1)
    assert game.verbs() == ["energy_in_play"]
    assert not action("count_energy").when(game.view(), on(game, "bench.0", 1))


# -- damage ---------------------------------------------------------------------------------------


def test_damage_goes_to_all_of_a_bench(game: Game) -> None:
    game.act("spread_20", selection=on(game, "bench.0"))
    game.act("spread_10", selection=Selection(zone="bench.1"))
    bench = game.view().zones["bench.0"].items
    assert [game.marks(unit)["damage"] for unit in bench] == [20, 20]
    assert game.marks(game.unit("bench.1"))["damage"] == 10
    assert "damage" not in game.marks(game.unit("active.0"))
    assert not action("spread_10").when(game.view(), Selection(zone="deck.0"))


def test_damage_is_moved_across_the_table_by_one_key(game: Game) -> None:
    mine, theirs = game.unit("bench.0"), game.unit("bench.1")
    game.act("damage_30", selection=on(game, "bench.0"))
    assert title(game, "move_damage", on(game, "bench.0")) == "Move 10 damage: Duskull to Duskull"
    game.act("move_damage", selection=on(game, "bench.0"))
    assert game.marks(game.unit("active.1"))["damage"] == 10
    game.act("move_all_damage", selection=on(game, "bench.1"))
    assert game.marks(theirs)["damage"] == 20
    assert "damage" not in game.marks(mine)
    assert not action("move_damage").when(game.view(), on(game, "bench.0"))


def test_dragging_a_hurt_pokemon_onto_an_opposing_one_moves_damage(game: Game) -> None:
    game.act("damage_30", selection=on(game))
    drops = game.drops(on(game), "active.1", game.unit("active.1"))
    assert titles(drops)[:2] == ["Move 10 damage to Duskull", "Move all damage to Duskull"]
    game.do(drops[0].intent)
    assert game.marks(game.unit("active.1"))["damage"] == 10
    own = game.drops(on(game), "bench.0", game.unit("bench.0"))
    assert titles(own)[:2] == ["Retreat to Duskull", "Switch with Duskull"]


# -- hands ----------------------------------------------------------------------------------------


def test_a_card_of_the_hand_stands_for_all_of_it(game: Game) -> None:
    card = Selection((game.card(FIRE),))
    for name in ("show_hand", "discard_hand", "shuffle_hand_in", "hand_below"):
        assert action(name).when(game.view(), card), name
        assert action(name).when(game.view(), HAND), name
        assert not action(name).when(game.view(), Selection(("hand.1#0",))), name
        assert not action(name).when(game.view(), Selection()), name


def test_a_back_of_the_opponents_hand_stands_for_all_of_it(game: Game) -> None:
    back = Selection(("hand.1#0",))
    game.act("random_discard", selection=back)
    game.act("random_open", selection=back)
    assert game.view().zones["hand.1"].count == 0
    assert game.view().zones["stage"].count == 1
    assert not action("random_open").when(game.view(), Selection(zone="deck.1"))


# -- copies ---------------------------------------------------------------------------------------


def test_the_active_pokemon_copies_an_attack(game: Game) -> None:
    assert title(game, "copy_attack_2", on(game, "active.1")) == "Copy the attack: Mumble"
    game.act("copy_attack_2", selection=on(game, "active.1"))
    assert game.view().turn.used("attack") == 1
    assert not action("copy_attack_1").when(game.view(), on(game))


def test_of_two_the_first_copies_the_second(game: Game) -> None:
    both = Selection(units=(game.unit("bench.0", 1), game.unit("active.0")))
    game.act("copy_attack_1", selection=both)
    event = game.table.host.told(game.table.host.tree.cursor, 0)[0]
    assert event.unit == LATIAS
    assert "Petty Grudge" in event.text


def test_a_condition_for_playing_a_card_is_said_for_ones_own_cards(game: Game) -> None:
    game.act("condition_met", selection=Selection((game.card(IONO),)))
    event = game.table.host.told(game.table.host.tree.cursor, 1)[0]
    assert (event.verb, event.text.partition("\x1f")[0]) == ("condition_met", "Iono")
    assert not action("condition_met").when(game.view(), on(game, "active.1"))
    assert not action("condition_met").when(game.view(), Selection(("deck.0#0",)))


def test_an_open_card_in_the_discard_pile_carries_no_effect_of_a_pokemon(game: Game) -> None:
    card = game.put(TOWER, "discard.0")
    assert not action("no_attack").when(game.view(), Selection((card,)))
    assert action("banned").when(game.view(), Selection((card,)))


def test_a_tool_already_there_is_no_hindrance(game: Game) -> None:
    game.do(PutMark((game.unit("active.1"),), "damage", add=10), JUDGE)
    drops = game.drops(Selection((game.card(BELT),)), "active.1", game.unit("active.1"))
    game.do(drops[0].intent)
    assert game.refs("active.1").count(BELT) == 2
