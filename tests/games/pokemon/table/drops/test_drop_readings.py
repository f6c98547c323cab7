"""What a drop would do, said and done."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Attach, Move, PutMark
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DRAGAPULT,
    DRAKLOAK,
    DREEPY,
    DUSKULL,
    FIRE,
    IONO,
    LATIAS,
    PSYCHIC,
    TOWER,
    ULTRA_BALL,
    Game,
    middle,
    on,
    titles,
)

ONTO_ACTIVE = {
    DRAKLOAK: "Evolve Dreepy",
    FIRE: "Attach to Dreepy",
    BELT: "Attach to Dreepy",
    DUSKULL: "Bench",
    IONO: "Play Iono",
    TOWER: "Stadium: Jamming Tower",
}
ONTO_ZONE = {
    "bench.0": "Bench, slot 3",
    "deck.0": "On top of the deck",
    "hand.0": "Sort the hand",
    "discard.0": "Discard",
    "lost.0": "To the Lost Zone",
    "prizes.0": "Set as Prize",
    "mat": "Lay on the mat",
}


def held(game: Game, ref: str) -> Selection:
    return Selection((game.card(ref),))


@pytest.mark.parametrize(("ref", "title"), ONTO_ACTIVE.items())
def test_the_likeliest_reading_onto_a_pokemon(game: Game, ref: str, title: str) -> None:
    drops = game.drops(held(game, ref), "active.0", game.unit("active.0"))
    assert titles(drops)[0] == title


@pytest.mark.parametrize(("zone", "title"), ONTO_ZONE.items())
def test_the_likeliest_reading_onto_a_zone(game: Game, zone: str, title: str) -> None:
    drops = game.drops(held(game, DUSKULL), zone, index=2)
    assert titles(drops)[0] == title


def test_every_reading_of_every_card_everywhere_is_possible() -> None:
    tried = 0
    game = middle()
    node = game.table.host.tree.cursor
    names = [(z.id, "") for z in game.view().zones.values()]
    names += [(u.zone, u.id) for u in game.view().units.values()]
    places = ("hand.0", "discard.0", "active.0", "bench.0", "active.1")
    cards = [Selection((card,)) for zone in places for card in game.view().cards_in(zone)]
    units = [Selection(units=(unit,)) for unit in game.view().units]
    hidden = [Selection(("deck.0#0",)), Selection(("prizes.0#1",)), Selection(("deck.0#4",))]
    several = [Selection(tuple(game.view().cards_in("hand.0")[3:6]))]
    for dragged in (*cards, *units, *hidden, *several):
        for zone, unit in names:
            for drop in game.drops(dragged, zone, unit, 1):
                assert drop.title.en
                assert drop.title.ja
                if zone.partition(".")[0] in ("hand", "deck") and zone.endswith("1"):
                    continue
                game.do(drop.intent)
                game.wind_back(node)
                tried += 1
    assert tried > 500


def test_a_stage_two_asks_to_evolve_first_even_if_it_does_not_fit(game: Game) -> None:
    card = game.put(DRAGAPULT, "hand.0")
    drops = game.drops(Selection((card,)), "active.0", game.unit("active.0"))
    assert titles(drops)[:2] == ["Evolve Dreepy", "Attach to Dreepy"]


def test_titles_speak_both_languages(game: Game) -> None:
    (first, *_) = game.drops(held(game, FIRE), "active.0", game.unit("active.0"))
    assert first.title.ja == "ドラメシヤにつける"


def test_attaching_by_hand_counts_and_by_an_effect_does_not(game: Game) -> None:
    by_hand, by_effect, *_ = game.drops(held(game, FIRE), "active.0", game.unit("active.0"))
    game.do(by_effect.intent)
    assert game.view().turn.used("energy") == 0
    by_hand, *_ = game.drops(held(game, PSYCHIC), "active.0", game.unit("active.0"))
    game.do(by_hand.intent)
    assert game.view().turn.used("energy") == 1


def test_energy_dropped_on_the_other_side_is_attached_there(game: Game) -> None:
    drop, *_ = game.drops(held(game, FIRE), "active.1", game.unit("active.1"))
    game.do(drop.intent)
    assert FIRE in game.refs("active.1", seat=1)


def test_a_basic_dropped_on_the_bench_lands_in_its_slot(game: Game) -> None:
    drop, *_ = game.drops(held(game, DUSKULL), "bench.0", game.unit("bench.0", 1), 1)
    assert drop.title.en == "Bench, slot 2"
    game.do(drop.intent)
    assert game.refs("bench.0") == [DUSKULL, PSYCHIC, DUSKULL, LATIAS]


def test_before_the_first_turn_pokemon_are_put_face_down() -> None:
    game = Game()
    game.put(DREEPY, "hand.0")
    drop, *_ = game.drops(held(game, DREEPY), "active.0")
    game.do(drop.intent)
    assert game.refs("active.0", seat=1) == [None]


def test_a_card_for_a_taken_active_spot_sends_the_other_to_the_bench(game: Game) -> None:
    drops = game.drops(held(game, DUSKULL), "active.0", game.unit("active.0"))
    title = "Active Spot; Dreepy goes to the Bench"
    drop = next(drop for drop in drops if drop.title.en == title)
    game.do(drop.intent)
    assert game.refs("active.0") == [DUSKULL]
    assert DREEPY in game.refs("bench.0")


def test_the_active_pokemon_dropped_on_a_benched_one_retreats_or_switches(game: Game) -> None:
    active, benched = game.unit("active.0"), game.unit("bench.0")
    retreat, switch, *_ = game.drops(Selection(units=(active,)), "bench.0", benched)
    assert (switch.title.en, retreat.title.en) == ("Switch with Duskull", "Retreat to Duskull")
    game.do(retreat.intent)
    assert game.unit("active.0") == benched
    assert game.view().turn.used("retreat") == 1


def test_a_retreat_that_leaves_something_to_choose_asks_for_it(game: Game) -> None:
    active, benched = game.unit("active.0"), game.unit("bench.0")
    game.do(PutMark((active,), "retreat_less", value=1))
    free, *_ = game.drops(Selection(units=(active,)), "bench.0", benched)
    assert free.form(game.view()) is None
    game.do(Attach((game.card(PSYCHIC),), active))
    game.do(PutMark((active,), "retreat_less", value=0))
    retreat, *_ = game.drops(Selection(units=(active,)), "bench.0", benched)
    assert retreat.title.en == "Retreat to Duskull: choose the Energy…"
    form = retreat.form(game.view())
    assert form is not None
    assert form.fields[0].value == benched  # type: ignore[union-attr] # who comes in


def test_the_active_pokemon_let_go_beside_the_benched_ones_may_retreat_to_any(game: Game) -> None:
    active, benched = game.unit("active.0"), game.unit("bench.0")
    retreat, slot = game.drops(Selection(units=(active,)), "bench.0", index=2)
    assert (retreat.title.en, slot.title.en) == ("Retreat…", "Bench, slot 3")
    form = retreat.form(game.view())
    assert form is not None
    assert [choice.id for choice in form.fields[0].among] == [  # type: ignore[union-attr]
        benched,
        game.unit("bench.0", 1),
    ]
    assert titles(game.drops(Selection(units=(benched,)), "bench.0", index=2)) == ["Bench, slot 3"]
    theirs = game.drops(Selection(units=(game.unit("active.1"),)), "bench.1", index=1)
    assert titles(theirs) == ["Bench, slot 2"]


def test_a_benched_pokemon_dropped_on_the_active_spot_switches(game: Game) -> None:
    drop, *_ = game.drops(Selection(units=(game.unit("bench.0"),)), "active.0")
    assert drop.title.en == "Switch with Dreepy"


def test_a_pokemon_dropped_on_the_discard_pile_goes_with_all_or_is_knocked_out(
    game: Game,
) -> None:
    drops = game.drops(Selection(units=(game.unit("active.1"),)), "discard.1")
    assert titles(drops) == ["Discard with all that is attached", "Knocked Out"]
    game.do(drops[1].intent)
    assert len(game.refs("discard.1")) == 3


def test_another_players_card_goes_to_that_players_pile(game: Game) -> None:
    energy = game.card(PSYCHIC, "active.1")
    drop, *_ = game.drops(Selection((energy,)), "discard.0")
    game.do(drop.intent)
    assert game.refs("discard.1") == [PSYCHIC]


def test_a_trainer_dropped_on_the_discard_pile_may_have_been_played(game: Game) -> None:
    discard, play = game.drops(held(game, IONO), "discard.0")
    assert play.title.en == "Play and discard"
    game.do(play.intent)
    assert game.view().turn.used("supporter") == 1
    discard, *_ = game.drops(held(game, ULTRA_BALL), "discard.0")
    game.do(discard.intent)
    assert game.verbs() == ["discard"]


def test_a_stadium_on_its_zone_replaces_the_other(game: Game) -> None:
    old = game.put(ARTAZON, "hand.1")
    game.do(Move((old,), "stadium"), JUDGE)
    drop, *_ = game.drops(held(game, TOWER), "stadium")
    game.do(drop.intent)
    assert game.refs("stadium") == [TOWER]
    assert game.refs("discard.1") == [ARTAZON]


def test_a_prize_dropped_on_the_hand_is_taken(game: Game) -> None:
    drop, *_ = game.drops(Selection(("prizes.0#0",)), "hand.0")
    assert drop.title.en == "Take as Prize"
    game.do(drop.intent)
    assert game.verbs() == ["take_prize"]


def test_cards_can_be_shuffled_into_the_own_deck_only(game: Game) -> None:
    assert titles(game.drops(held(game, FIRE), "deck.0"))[-1] == "Shuffle into the deck"
    energy = Selection((game.card(PSYCHIC, "active.1"),))
    assert "Shuffle into the deck" not in titles(game.drops(energy, "deck.1"))


def test_what_is_gone_gives_no_reading(game: Game) -> None:
    gone = Selection(("cnothing", "hand.0#99", "nowhere#1", "hand.1#0"), ("unothing",), "nope")
    assert game.drops(gone, "bench.0", "unothing") == []


@pytest.mark.parametrize("ref", [FIRE, BELT])
@pytest.mark.parametrize("zone", ["bench.0", "bench.1"])
def test_an_energy_or_tool_on_a_free_place_of_the_bench_stays_where_it_was(
    game: Game, ref: str, zone: str
) -> None:
    assert game.drops(held(game, ref), zone, index=3) == []


def test_an_energy_in_the_active_spot_goes_to_the_pokemon_there_or_stays(game: Game) -> None:
    assert titles(game.drops(held(game, FIRE), "active.0"))[0] == "Attach to Dreepy"
    game.act("knock_out", selection=Selection(units=(game.unit("active.0"),)))
    assert game.drops(held(game, FIRE), "active.0") == []


@pytest.mark.parametrize(("ref", "title"), [(IONO, "Play Iono"), (TOWER, "Stadium: Jamming Tower")])
def test_a_trainer_on_a_free_place_of_the_bench_is_played(game: Game, ref: str, title: str) -> None:
    assert titles(game.drops(held(game, ref), "bench.0", index=3))[0] == title


def test_an_energy_that_stands_on_the_bench_is_attached_by_dragging_it(game: Game) -> None:
    game.do(Move((game.card(FIRE),), "bench.0", -1))
    astray = game.view().zones["bench.0"].items[-1]
    (drop,) = game.drops(Selection(units=(astray,)), "bench.0", game.unit("bench.0"))[:1]
    assert drop.title.en == "Attach to Duskull"
    game.do(drop.intent)
    assert game.refs("bench.0") == [DUSKULL, PSYCHIC, FIRE, LATIAS]
    assert game.view().turn.used("energy") == 0


def test_dragging_a_hurt_pokemon_onto_an_opposing_one_moves_damage(game: Game) -> None:
    game.act("damage_30", selection=on(game))
    drops = game.drops(on(game), "active.1", game.unit("active.1"))
    assert titles(drops)[:2] == ["Move 10 damage to Duskull", "Move all damage to Duskull"]
    game.do(drops[0].intent)
    assert game.marks(game.unit("active.1"))["damage"] == 10
    own = game.drops(on(game), "bench.0", game.unit("bench.0"))
    assert titles(own)[:2] == ["Retreat to Duskull", "Switch with Duskull"]


def test_a_tool_already_there_is_no_hindrance(game: Game) -> None:
    game.do(PutMark((game.unit("active.1"),), "damage", add=10), JUDGE)
    drops = game.drops(Selection((game.card(BELT),)), "active.1", game.unit("active.1"))
    game.do(drops[0].intent)
    assert game.refs("active.1").count(BELT) == 2
