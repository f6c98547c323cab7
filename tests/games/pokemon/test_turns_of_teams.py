"""Turns of two against two: shared field, own decks and hands, Prizes of both (seed 003)."""

from __future__ import annotations

from app.core.ids import JUDGE
from app.core.intent import Attach, Procedure, PutMark, Undo
from app.games.form_model import Form, Pick
from app.games.game_api import Selection
from app.games.pokemon.actions.foremost import foremost
from app.games.pokemon.forms import attack_form
from app.games.pokemon.procedures.game_result import result, said
from app.games.pokemon.table import prize_cards, promoting
from app.games.pokemon.table.attack_hits import all_opposing
from app.games.pokemon.table.lasting_effects import last_turn
from app.games.pokemon.variants.players import BACK
from tests.games.pokemon_table import DRAKLOAK, DREEPY, FIRE, IONO, Game, action, log, on, teams


def due(game: Game) -> list[int]:
    return [prize_cards.due(game.view(), seat) for seat in range(4)]


def hurt(game: Game, unit: str, damage: int = 300) -> None:
    game.do(PutMark((unit,), "damage", value=damage), JUDGE)


def partners(game: Game) -> str:
    """Return the Active Pokémon of Mei, who plays with Aki."""
    return game.unit("active.t0", 1)


def test_a_partners_pokemon_attacks_like_an_own_one() -> None:
    game = teams()
    target = game.unit("active.t1")
    assert all_opposing(game.view(), partners(game)) == game.view().zones["active.t1"].items
    about = Selection(units=(partners(game),))
    assert attack_form.attacker(game.view(), about) == partners(game)
    asked = attack_form.asks(game.view(), about, {"target": target})
    assert isinstance(asked, Form)
    assert asked.intent is not None
    game.do(asked.intent)
    assert game.marks(target)["damage"] > 0
    assert "hit" not in game.marks(target)


def test_energy_goes_on_a_partners_pokemon_and_ticks_ones_own_turn() -> None:
    game = teams()
    card = game.put(FIRE, "hand.0")
    game.act("attach", selection=Selection((card,), (partners(game),)))
    assert game.view().turn.used("energy") == 1
    assert len(game.view().units[partners(game)].attached) == 3


def test_a_partners_pokemon_is_evolved() -> None:
    game = teams()
    about = Selection((game.card(DRAKLOAK),), (partners(game),))
    game.act("evolve", selection=about)
    unit = game.view().units[partners(game)]
    assert game.view().cards[unit.base].ref == DRAKLOAK


def test_the_prize_goes_to_whose_turn_it_is() -> None:
    game = teams()
    hurt(game, game.unit("active.t1"))
    game.choose("knock_outs")
    assert due(game) == [1, 0, 0, 0]


def test_in_a_checkup_the_team_chooses() -> None:
    game = teams()
    unit = game.unit("active.t1")
    game.act("poisoned", selection=Selection(units=(unit,)))
    hurt(game, unit, 60)
    game.act("end_turn")
    game.choose("knock_outs")
    (task,) = [one for name, one in game.tasks().items() if name.startswith("share.")]
    assert {choice.title.en for choice in task.choices} == {"Aki takes", "Mei takes", "Nobody"}
    number = [choice.title.en for choice in task.choices].index("Mei takes")
    game.choose(task.id, number)
    assert due(game) == [0, 0, 1, 0]


def test_what_one_lacks_the_partner_takes() -> None:
    game = teams()
    game.do(Procedure("take_prizes", (("count", "2"),)))
    unit = game.unit("active.t1")
    game.do(PutMark((unit,), "prizes_more", value=1))
    hurt(game, unit)
    game.choose("knock_outs")
    assert due(game) == [1, 0, 1, 0]


def test_who_has_no_prize_left_is_not_offered_any() -> None:
    game = teams()
    game.do(Procedure("take_prizes", (("count", "3"),)))
    unit = game.unit("active.t1")
    hurt(game, unit, 60)
    game.act("poisoned", selection=Selection(units=(unit,)))
    game.act("end_turn")
    game.choose("knock_outs")
    assert due(game) == [0, 0, 1, 0]


def test_a_free_spot_is_filled_at_once_by_the_team() -> None:
    game = teams()
    game.do(Procedure("knock_out", (("units", game.unit("active.t1")),)))
    game.choose("prizes.0")
    (task,) = [one for name, one in game.tasks().items() if name.startswith("promote.")]
    assert task.seat in (1, 3)
    game.choose(task.id)
    assert len(game.view().zones["active.t1"].items) == 2


def test_with_an_empty_bench_one_active_pokemon_goes_on() -> None:
    game = teams(bench=0)
    game.do(Procedure("knock_out", (("units", game.unit("active.t1")),)))
    game.choose("prizes.0")
    assert game.tasks() == {}


def test_a_partners_card_taken_to_the_hand_is_in_the_own_hand() -> None:
    game = teams()
    game.put(IONO, "discard.t0", owner=2)
    card = game.view().cards_in("discard.t0")[0]
    game.act("to_hand", selection=Selection((card,)))
    assert IONO in game.refs("hand.0")
    assert game.view().cards[game.card(IONO)].owner == 2


def test_a_pokemon_with_a_partners_card_goes_to_the_own_hand_whole() -> None:
    game = teams()
    unit = game.unit("active.t0")
    game.do(Attach((game.put(FIRE, "discard.t0", owner=2),), unit), JUDGE)
    before = len(game.refs("hand.0"))
    game.act("to_hand", selection=Selection(units=(unit,)))
    assert len(game.refs("hand.0")) == before + 4
    assert unit not in game.view().units


def test_what_is_shuffled_in_goes_to_the_deck_of_its_owner() -> None:
    game = teams()
    unit = game.unit("active.t0")
    game.do(Attach((game.put(FIRE, "discard.t0", owner=2),), unit), JUDGE)
    decks = [game.view().zones[f"deck.{seat}"].count or 0 for seat in range(4)]
    game.act("shuffle_in", selection=Selection(units=(unit,)))
    now = [game.view().zones[f"deck.{seat}"].count or 0 for seat in range(4)]
    assert now == [decks[0] + 3, decks[1], decks[2] + 1, decks[3]]
    assert game.verbs().count("shuffle") == 2
    game.do(Undo())
    assert unit in game.view().units


def test_a_hand_shuffled_in_gives_the_partner_theirs_back() -> None:
    game = teams()
    game.put(IONO, "discard.t0", owner=2)
    game.act("to_hand", selection=Selection((game.view().cards_in("discard.t0")[0],)))
    count = game.view().zones["deck.2"].count or 0
    game.act("shuffle_hand_in", selection=Selection(zone="hand.0"))
    assert game.view().zones["hand.0"].count == 0
    assert game.view().zones["deck.2"].count == count + 1
    every = game._judge.view
    assert {every.cards[h].owner for h in every.cards_in("deck.0")} == {0}


def test_a_hand_put_under_the_deck_gives_the_partner_theirs_back() -> None:
    game = teams()
    game.put(IONO, "discard.t0", owner=2)
    game.act("to_hand", selection=Selection((game.view().cards_in("discard.t0")[0],)))
    game.act("hand_below", selection=Selection(zone="hand.0"))
    assert game.view().zones["hand.0"].count == 0
    every = game._judge.view
    assert {every.cards[h].owner for h in every.cards_in("deck.0")} == {0}
    assert every.cards[every.cards_in("deck.2")[-1]].ref == IONO


def test_a_random_discard_goes_to_the_pile_of_the_team() -> None:
    game = teams()
    game.act("random_discard", selection=Selection(zone="hand.3"))
    assert game.view().zones["discard.t1"].count == 1


def test_a_limit_is_for_both_opponents() -> None:
    game = teams()
    game.act("no_items")
    assert [mark.key for seat in (1, 3) for mark in game.view().marks[f"seat.{seat}"]] == [
        "no_items"
    ] * 2
    assert action("no_items").words(game.view(), Selection()).en == "Ren and Kai: No Items"


def test_the_next_turn_of_the_opponents_is_the_next_one() -> None:
    game = teams()
    now = game.view().turn.number
    assert last_turn(game.view(), "next") == now + 1
    assert last_turn(game.view(), "own") == now + 4


def test_a_partner_retreats_and_promotes_for_the_team() -> None:
    game = teams()
    bench = game.unit("bench.t0")
    game.do(
        Procedure("retreat", (("unit", partners(game)), ("to", bench), ("free", "1"))),
    )
    assert bench in game.view().zones["active.t0"].items
    assert promoting.giving_way(game.view(), 0) == game.view().zones["active.t0"].items


def test_dropping_an_energy_beside_a_pokemon_means_the_nearest() -> None:
    game = teams()
    card = game.put(FIRE, "hand.0")
    drops = game.drops(Selection((card,)), "active.t0", index=1)
    game.do(drops[0].intent)
    assert len(game.view().units[partners(game)].attached) == 3


def test_a_team_wins_by_name() -> None:
    game = teams()
    for seat in (0, 2):
        game.do(Procedure("take_prizes", (("count", "3"), ("seat", str(seat)))), seat)
    found = result(game.view())
    assert found is not None
    assert found.winners == (0, 2)
    assert said(game.view(), found).en == "Aki and Mei win (all Prizes taken)"
    assert said(game.view(), found).ja == "AkiとMeiの勝ち（サイドをすべてとった）"
    game.choose("result")
    assert log(game).endswith("Aki and Mei win (all Prizes taken)")


def test_a_team_loses_when_a_deck_runs_out() -> None:
    game = teams()
    for handle in game._judge.view.cards_in("deck.3"):
        game.put(game._judge.view.cards[handle].ref or "", "lost.t1", owner=3)
    found = result(game.view())
    assert found is not None
    assert said(game.view(), found).en == ("Aki and Mei win (a deck of the opponents has run out)")


def test_paralyzed_ends_after_the_turn_of_either_partner() -> None:
    game = teams()
    unit = partners(game)
    game.do(PutMark((unit,), "paralyzed", value=1), JUDGE)
    game.act("end_turn")
    assert "paralyzed" not in game.marks(unit)


def test_the_form_names_both_active_pokemon_of_the_team() -> None:
    game = teams()
    asked = attack_form.asks(game.view(), Selection(), {})
    assert asked is not None
    field = asked.fields[0]
    assert isinstance(field, Pick)
    assert [one.id for one in field.among] == list(game.view().zones["active.t0"].items)
    assert on(game, "active.t0").units == (field.among[0].id,)
    assert game.refs("active.t0")[0] == DREEPY


def test_a_pokemon_from_hand_goes_to_a_free_spot_first() -> None:
    game = teams(bench=0)
    card = game.put(DREEPY, "hand.0")
    assert foremost(game.view(), Selection((card,))).likeliest == ("bench_basic",)
    game.do(Procedure("knock_out", (("units", game.unit("active.t0")),)))
    assert foremost(game.view(), Selection((card,))).likeliest == ("to_active",)
    game.act("to_active", selection=Selection((card,)))
    assert len(game.view().zones["active.t0"].items) == 2


def test_turns_go_round_the_other_way_where_the_second_pair_chose_so() -> None:
    """Kai and not Ren goes first of their pair: Aki, Kai, Mei, Ren (TV019)."""
    game = teams(bench=2)
    game.do(PutMark(("table",), BACK, value=1), JUDGE)
    game.do(Procedure("knock_out", (("units", game.unit("active.t1")),)))
    game.choose("prizes.0")
    assert list(game.tasks()) == ["promote.3"], "whose turn comes next is asked first"
    game.choose("promote.3")
    order = []
    for _ in range(4):
        order.append(game.view().turn.seat)
        game.act("end_turn", game.view().turn.seat)
    assert order == [0, 3, 2, 1]
