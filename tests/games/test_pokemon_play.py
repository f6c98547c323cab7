"""Playing, building up, attacking, retreating, prizes (seed 000 §4, §6, §7)."""

from __future__ import annotations

from app.core.card import Mark
from app.core.ids import JUDGE
from app.core.intent import Move, Procedure, PutMark
from app.core.text.words import unpacked
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    ARTAZON,
    BELT,
    DEVOLUTION,
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
    action,
)


def test_energy_goes_to_the_active_pokemon_and_is_ticked(game: Game) -> None:
    game.act("attach", selection=Selection((game.card(FIRE),)))
    assert game.refs("active.0") == [DREEPY, FIRE, FIRE]
    assert game.view(1).turn.used("energy") == 1


def test_energy_by_an_effect_is_not_ticked(game: Game) -> None:
    target = game.unit("bench.0")
    game.act("attach_by_effect", selection=Selection((game.card(FIRE),), (target,)))
    assert game.refs("bench.0")[:3] == [DUSKULL, PSYCHIC, FIRE]
    assert game.view().turn.used("energy") == 0


def test_energy_can_be_attached_to_the_other_sides_pokemon(game: Game) -> None:
    target = game.unit("bench.1")
    game.act("attach_by_effect", selection=Selection((game.card(FIRE),), (target,)))
    assert game.refs("bench.1", seat=1) == [LATIAS, FIRE]


def test_energy_moves_between_pokemon_without_a_tick(game: Game) -> None:
    energy = game.card(PSYCHIC, "bench.0")
    game.act("attach", selection=Selection((energy,), (game.unit("active.0"),)))
    assert game.refs("active.0") == [DREEPY, FIRE, PSYCHIC]
    assert game.view().turn.used("energy") == 0


def test_a_tool_is_attached(game: Game) -> None:
    game.act("attach", selection=Selection((game.card(BELT),), (game.unit("bench.0"),)))
    assert game.refs("bench.0")[:3] == [DUSKULL, PSYCHIC, BELT]


def test_evolving_finds_the_only_pokemon_that_fits_and_keeps_damage(game: Game) -> None:
    unit = game.unit("active.0")
    game.act("damage_30", selection=Selection(units=(unit,)))
    game.act("poisoned", selection=Selection(units=(unit,)))
    game.act("asleep", selection=Selection(units=(unit,)))
    game.act("evolve", selection=Selection((game.card(DRAKLOAK),)))
    assert game.refs("active.0") == [DRAKLOAK, DREEPY, FIRE]
    assert game.marks(unit) == {"damage": 30}
    assert game.view().units[unit].turn == 0


def test_devolving_gives_the_highest_stage_back(game: Game) -> None:
    game.act("evolve", selection=Selection((game.card(DRAKLOAK),)))
    game.act("devolve", selection=Selection(units=(game.unit("active.0"),)))
    assert game.refs("active.0") == [DREEPY, FIRE]
    assert DRAKLOAK in game.refs("hand.0")


def test_a_supporter_waits_on_the_stage_and_is_ticked(game: Game) -> None:
    game.act("play", selection=Selection((game.card(IONO),)))
    assert game.refs("stage") == [IONO]
    assert game.view().turn.used("supporter") == 1
    game.act("clear_stage")
    assert game.refs("stage") == []
    assert game.refs("discard.0")[0] == IONO


def test_the_turn_ends_with_the_own_items_and_supporters_discarded(game: Game) -> None:
    for ref in (IONO, ULTRA_BALL):
        game.act("play", selection=Selection((game.card(ref),)))
    game.do(Move((game.card(FIRE),), "stage", -1))
    game.put(ULTRA_BALL, "stage", owner=1)
    nodes = len(game.table.host.tree.nodes)
    game.act("end_turn")
    assert game.refs("stage") == [FIRE, ULTRA_BALL]
    assert set(game.refs("discard.0")[:2]) == {IONO, ULTRA_BALL}
    assert "discard" in game.verbs()
    assert len(game.table.host.tree.nodes) == nodes + 1


def test_the_stadium_stays_when_the_turn_ends(game: Game) -> None:
    game.act("play", selection=Selection((game.card(TOWER),)))
    game.act("end_turn")
    assert game.refs("stadium") == [TOWER]


def test_who_comes_in_is_chosen_by_menu_where_several_could(game: Game) -> None:
    active = Selection(units=(game.unit("active.0"),))
    second = game.unit("bench.0", 1)
    assert action("retreat_to_2").words(game.view(), active).en == "Retreat to Latias ex"
    game.act("retreat_to_2", selection=active)
    assert game.unit("active.0") == second


def test_a_card_in_hand_and_an_opposing_pokemon_offer_no_retreat(game: Game) -> None:
    game.act("knock_out", selection=Selection(units=(game.unit("bench.0"),)))
    hand = Selection((game.card(IONO),))
    theirs = Selection(units=(game.unit("active.1"),))
    for name in ("retreat", "retreat_free", "retreat_to_1"):
        assert not action(name).when(game.view(), hand)
        assert not action(name).when(game.view(), theirs)
    assert action("retreat").when(game.view(), Selection(units=(game.unit("active.0"),)))


def test_an_item_can_be_played_in_one_gesture(game: Game) -> None:
    game.act("play_and_discard", selection=Selection((game.card(ULTRA_BALL),)))
    assert game.refs("discard.0")[0] == ULTRA_BALL
    assert game.view().turn.ledger == ()


def test_a_new_stadium_sends_the_old_one_to_its_owner(game: Game) -> None:
    old = game.put(ARTAZON, "hand.1")
    game.do(Move((old,), "stadium"), JUDGE)
    game.act("play", selection=Selection((game.card(TOWER),)))
    assert game.refs("stadium") == [TOWER]
    assert game.refs("discard.1") == [ARTAZON]
    assert game.view().turn.used("stadium") == 1


def test_using_a_stadium_is_announced_and_marked(game: Game) -> None:
    game.act("play", selection=Selection((game.card(TOWER),)))
    game.act("use_stadium", selection=Selection(zone="stadium"))
    assert game.verbs() == ["use_stadium", "mark"]


def test_a_basic_goes_to_the_bench_face_up(game: Game) -> None:
    game.act("bench_basic", selection=Selection((game.card(DUSKULL),)))
    assert game.refs("bench.0", seat=1) == [DUSKULL, PSYCHIC, LATIAS, DUSKULL]


def test_an_attack_is_announced_with_its_name_and_ticked(game: Game) -> None:
    game.act("attack_1")
    event = game.table.host.told(game.table.host.tree.cursor, 1)[0]
    assert (event.verb, event.unit, event.number) == ("attack", DREEPY, 10)
    assert unpacked(event.text, "ja") == "ちょっとうらむ"
    assert game.view().turn.used("attack") == 1


def test_attacks_of_attached_tools_are_offered_too(game: Game) -> None:
    game = Game(deck=(DREEPY, DEVOLUTION, *(FIRE,) * 10))
    game.stand(DREEPY, "active.0", DEVOLUTION)
    game.turn()
    game.act("attack_3")
    assert "Devolution" in game.table.host.told(game.table.host.tree.cursor, 1)[0].text


def test_a_confused_pokemon_flips_before_it_attacks() -> None:
    fell = set()
    for seed in range(12):
        game = Game(seed=seed)
        unit = game.stand(DREEPY, "active.0")
        game.turn()
        game.act("confused", selection=Selection(units=(unit,)))
        game.act("attack_1")
        coin = game.coins()[0]
        fell.add(coin)
        assert game.marks(unit).get("damage", 0) == (0 if coin else 30)
        assert ("attack" if coin else "attack_fails") in game.verbs()
        assert game.view().turn.used("attack") == 1
    assert fell == {0, 1}


def test_an_ability_is_announced_and_marked_for_this_turn(game: Game) -> None:
    unit = game.unit("bench.0", 1)
    game.act("ability", selection=Selection(units=(unit,)))
    assert game.marks(unit) == {"used": 1}
    game.act("end_turn")
    assert game.marks(unit) == {}


def test_a_knocked_out_pokemon_goes_to_its_owner_with_all_that_is_on_it(game: Game) -> None:
    victim = game.unit("active.1")
    game.act("attach_by_effect", selection=Selection((game.card(FIRE),), (victim,)))
    game.act("knock_out", selection=Selection(units=(victim,)))
    assert game.refs("active.1") == []
    assert sorted(game.refs("discard.1"), key=str) == sorted((DUSKULL, PSYCHIC, BELT))
    assert game.refs("discard.0").count(FIRE) == 2, "Aki's Energy comes back to Aki"


def test_prizes_are_taken_one_by_one_or_several_at_once(game: Game) -> None:
    before = len(game.refs("hand.0"))
    game.act("take_prize")
    game.act("take_prizes_2", selection=Selection(zone="prizes.0"))
    assert game.view().zones["prizes.0"].count == 0
    assert len(game.refs("hand.0")) == before + 3
    assert game.verbs(seat=1) == ["take_prize", "mark"], "the last Prize is noted"
    assert game.table.host.told(game.table.host.tree.cursor, 1)[0].cards == (None, None)


def test_a_certain_prize_can_be_taken(game: Game) -> None:
    game.act("take_prize", selection=Selection(("prizes.0#1",)))
    assert game.view().zones["prizes.0"].count == 2


def test_retreat_pays_swaps_cures_and_ticks_in_one_gesture(game: Game) -> None:
    active, benched = game.unit("active.0"), game.unit("bench.0")
    for name in ("burned", "confused", "damage_20"):
        game.act(name, selection=Selection(units=(active,)))
    nodes = len(game.table.host.tree.nodes)
    game.act("retreat", selection=Selection(units=(benched,)))
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert game.unit("active.0") == benched
    assert game.unit("bench.0") == active
    assert game.marks(active) == {"damage": 20}
    assert game.view().units[active].turn == 0
    assert game.refs("discard.0")[0] == FIRE
    assert game.view().turn.used("retreat") == 1


def test_the_selected_energy_pays_for_the_retreat(game: Game) -> None:
    active = game.unit("active.0")
    game.act("attach_by_effect", selection=Selection((game.card(PSYCHIC),), (active,)))
    energy = game.card(PSYCHIC, "active.0")
    game.act("retreat", selection=Selection((energy,), (game.unit("bench.0"),)))
    assert game.refs("discard.0")[0] == PSYCHIC
    assert FIRE in game.refs("bench.0")


def test_a_choice_of_energy_is_not_made_for_the_player(game: Game) -> None:
    active = game.unit("active.0")
    game.act("attach_by_effect", selection=Selection((game.card(PSYCHIC),), (active,)))
    before = game.refs("discard.0")
    game.act("retreat", selection=Selection(units=(game.unit("bench.0"),)))
    assert game.refs("discard.0") == before


def test_retreat_can_be_free(game: Game) -> None:
    before = game.refs("discard.0")
    game.act("retreat_free", selection=Selection(units=(game.unit("bench.0"),)))
    assert game.refs("discard.0") == before
    assert game.view().turn.used("retreat") == 1


def test_retreating_to_what_is_gone_is_not_possible(game: Game) -> None:
    answer = game.ask(Procedure("retreat", (("to", "unothing"),)))
    assert answer.code == "gone"


def test_a_benched_pokemon_is_dragged_to_the_active_spot(game: Game) -> None:
    there, other = game.unit("active.1"), game.unit("bench.1")
    game.act("paralyzed", selection=Selection(units=(there,)))
    game.act("to_active", selection=Selection(units=(other,)))
    assert game.unit("active.1") == other
    assert game.marks(there) == {}
    assert game.view().turn.used("retreat") == 0


def test_a_pokemon_leaves_play_with_all_that_is_attached(game: Game) -> None:
    game.act("to_hand", selection=Selection(units=(game.unit("bench.0"),)))
    assert game.refs("bench.0") == [LATIAS]
    assert game.refs("hand.0")[-2:] == [DUSKULL, PSYCHIC]


def test_damage_counts_in_points_and_can_be_healed(game: Game) -> None:
    unit = game.unit("active.1")
    chosen = Selection(units=(unit,))
    for name in ("damage_200", "damage_50", "heal_20"):
        game.act(name, selection=chosen)
    assert game.marks(unit) == {"damage": 230}
    game.act("heal_90", selection=chosen)
    game.act("clear_damage", selection=chosen)
    assert game.marks(unit) == {}


def test_damage_moves_from_the_first_chosen_to_the_second(game: Game) -> None:
    one, other = game.unit("bench.0"), game.unit("active.1")
    game.act("damage_50", selection=Selection(units=(one,)))
    game.act("move_damage", selection=Selection(units=(one, other)))
    assert (game.marks(one), game.marks(other)) == ({"damage": 40}, {"damage": 10})
    game.act("move_all_damage", selection=Selection(units=(one, other)))
    assert (game.marks(one), game.marks(other)) == ({}, {"damage": 50})


def test_once_a_game_powers_are_ticked_on_the_seat(game: Game) -> None:
    game.act("vstar")
    game.act("gx")
    assert [mark.key for mark in game.view(1).marks["seat.0"]] == ["gx", "vstar"]
    game.act("gx")
    assert [mark.key for mark in game.view(1).marks["seat.0"]] == ["vstar"]


def test_an_effect_lasts_through_the_opponents_turn(game: Game) -> None:
    unit = game.unit("active.1")
    game.act("no_retreat", selection=Selection(units=(unit,)))
    game.act("end_turn")
    assert game.marks(unit) == {"no_retreat": 1}
    game.act("end_turn", seat=1)
    assert game.marks(unit) == {}


def test_a_note_ends_by_itself(game: Game) -> None:
    unit = game.unit("active.0")
    game.do(PutMark((unit,), "note:", 1, text="G03", until=2))
    (note,) = game.view(1).units[unit].marks
    assert note == Mark(note.key, 1, "G03", until=2)
    for seat in (0, 1):
        game.act("end_turn", seat=seat)
    assert game.marks(unit) == {}


def test_the_hand_is_shuffled_and_put_under_the_deck(game: Game) -> None:
    number = len(game.refs("hand.0"))
    deck = game.view().zones["deck.0"].count or 0
    game.act("hand_below", selection=Selection(zone="hand.0"))
    assert game.view().zones["deck.0"].count == deck + number
    assert game.refs("hand.0") == []


def test_looking_again_shows_one_card_more(game: Game) -> None:
    for expected in (1, 2, 3):
        game.act("look_at_one_more")
        assert len(game.view().cards_in("deck.0")) == expected
    assert game.view(1).cards_in("deck.0") == ()
    game.act("end_look")
    assert game.view().cards_in("deck.0") == ()


def test_a_searched_card_is_shown_taken_and_the_deck_shuffled(game: Game) -> None:
    game.act("look_through", selection=Selection(zone="deck.0"))
    game.act("show", selection=Selection((game.card(DRAGAPULT, "deck.0"),)))
    assert game.refs("deck.0", seat=1) == [DRAGAPULT]
    game.act("to_hand", selection=Selection((game.card(DRAGAPULT, "deck.0", seat=1),)))
    assert DRAGAPULT in game.refs("hand.0")
    game.act("shuffle")
    assert game.view().cards_in("deck.0") == ()


def test_a_card_is_discarded_at_random_from_the_opponents_hand(game: Game) -> None:
    game.act("random_discard", selection=Selection(zone="hand.1"))
    assert game.view().zones["hand.1"].count == 1
    assert len(game.refs("discard.1")) == 1
