"""Turns of a Battle Royal: attacks, Prizes, promotion, checkups, effects on one of several."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import Attach, Intent, Procedure, PutMark, Undo
from app.core.intents.turn_intents import SetPhase
from app.core.options import Options
from app.games.form_model import Form, Pick, Ticks
from app.games.game_api import Selection
from app.games.pokemon.actions.foremost import foremost
from app.games.pokemon.adviser.effects.royal.royal_questions import ended_turn
from app.games.pokemon.adviser.model.game_memory import begin
from app.games.pokemon.adviser.readers.position_reading import position_of
from app.games.pokemon.forms import attack_form, retreat_form
from app.games.pokemon.forms.form_choices import choosable, everybody
from app.games.pokemon.pokemon_game import BATTLE_ROYAL_SPEC, SPEC
from app.games.pokemon.procedures.game_result import result, said
from app.games.pokemon.table import prize_cards, promoting
from app.games.pokemon.table.attack_hits import all_opposing, hit_of, opposing
from app.games.pokemon.table.energy_units import units_on
from app.games.pokemon.table.lasting_effects import last_turn
from app.games.pokemon.table.seat_board import CHOSEN
from app.games.pokemon.table.special_conditions import given_by
from tests.games.pokemon_table import (
    DECK,
    DREEPY,
    DUSKULL,
    FIRE,
    PSYCHIC,
    Game,
    action,
    log,
    on,
    royal,
)


def attack(unit: str, target: str, *more: tuple[str, str]) -> Procedure:
    return Procedure(
        "attack", (("unit", unit), ("attack", "0"), ("hit", "1"), ("target", target), *more)
    )


def given(found: Form | None) -> Form:
    assert found is not None
    return found


def done(form: Form | None) -> Intent:
    intent = given(form).intent
    assert intent is not None
    return intent


def hurt(game: Game, unit: str, damage: int) -> None:
    game.do(PutMark((unit,), "damage", value=damage), JUDGE)


def due(game: Game) -> list[int]:
    return [prize_cards.due(game.view(), seat) for seat in range(4)]


# -- attacks --------------------------------------------------------------------------------------


def test_all_opposing_active_pokemon_can_be_attacked_in_turn_order() -> None:
    game = royal()
    view = game.view()
    six = tuple(unit for seat in (1, 2, 3) for unit in view.zones[f"active.{seat}"].items)
    assert all_opposing(view, game.unit("active.0")) == six
    assert opposing(view, game.unit("active.0")) == ""
    assert hit_of(view, game.unit("active.0"), 0) is None


def test_the_chosen_one_is_hit_and_both_are_remembered_this_turn() -> None:
    game = royal()
    unit, target = game.unit("active.0"), game.unit("active.2", 1)
    game.do(attack(unit, target))
    assert game.marks(target)["hit"] == 1
    assert game.marks(target)["damage"] > 0
    assert game.marks(unit) == {"attacked": 1}
    assert "Hit this turn" not in log(game)
    game.act("end_turn")
    assert "hit" not in game.marks(target)
    assert "attacked" not in game.marks(unit)
    game.do(Undo())
    assert "hit" in game.marks(target)


def test_a_game_of_two_remembers_nobody(game: Game) -> None:
    unit, target = game.unit("active.0"), game.unit("active.1")
    game.do(attack(unit, target))
    assert "attacked" not in game.marks(unit)
    assert "hit" not in game.marks(target)


def test_an_attack_without_damage_touches_its_target_too() -> None:
    game = royal()
    unit, target = game.unit("active.0"), game.unit("active.3")
    game.do(Procedure("attack", (("unit", unit), ("attack", "0"), ("target", target))))
    assert game.marks(target) == {"hit": 1}


def test_a_second_attack_on_the_same_pokemon_comes_to_nothing() -> None:
    game = royal()
    one, other, target = game.unit("active.0"), game.unit("active.0", 1), game.unit("active.1")
    game.do(attack(other, target))
    hit = hit_of(game.view(), one, 0, target)
    assert hit is not None
    assert hit.working is not None
    assert (hit.points, hit.working.en) == (0, "10 prevented")
    # Whoever attacks again by an effect of its own may hit the same (BR103).
    game.do(PutMark((one,), "attacked", value=1))
    again = hit_of(game.view(), one, 0, target)
    assert again is not None
    assert again.points == 10


def test_both_active_pokemon_attack_in_either_order() -> None:
    game = royal()
    limit = {key: most for key, _, most in BATTLE_ROYAL_SPEC.ledger}
    assert (limit["attack"], limit["energy"], limit["supporter"]) == (2, 2, 1)
    assert {most for _, _, most in SPEC.ledger} == {1}
    first, second = game.view().zones["active.0"].items
    game.do(attack(second, game.unit("active.1")))
    assert attack_form.attacker(game.view(), Selection()) == first
    game.do(attack(first, game.unit("active.2")))
    assert game.view().turn.used("attack") == 2


def test_the_form_asks_who_attacks_and_whom() -> None:
    game = royal()
    view = game.view()
    first, target = game.unit("active.0"), game.unit("active.3")
    asked = given(attack_form.asks(view, Selection(), {}))
    assert [field.id for field in asked.fields] == ["unit"]
    assert asked.intent is None
    named = given(attack_form.asks(view, Selection(), {"unit": first}))
    assert [field.id for field in named.fields][:2] == ["unit", "attack"]
    assert named.intent is None
    assert named.missing is not None
    ready = attack_form.asks(view, Selection(), {"unit": first, "target": target})
    game.do(done(ready))
    assert game.marks(target)["hit"] == 1


def test_the_key_of_an_attack_asks_for_the_target() -> None:
    game = royal()
    about = on(game, "active.0")
    attack_1 = action("attack_1")
    assert attack_1.when(game.view(), about)
    assert attack_1.make(game.view(), about) is None
    assert attack_1.form is not None
    target = game.unit("active.2")
    game.do(done(attack_1.form(game.view(), about, {"target": target})))
    assert game.marks(target)["damage"] > 0


def test_who_was_hit_comes_last_and_is_told() -> None:
    game = royal()
    target = game.unit("active.1")
    game.do(attack(game.unit("active.0"), target))
    asked = given(attack_form.asks(game.view(), on(game, "active.0", 1), {}))
    field = next(one for one in asked.fields if one.id == "target")
    assert isinstance(field, Pick)
    assert field.among[5].id == target
    assert field.among[5].title.en.endswith("(hit this turn)")


def test_more_damage_offers_the_side_of_the_target_first() -> None:
    game = royal()
    unit, target = game.unit("active.0"), game.unit("active.2")
    answers = {"unit": unit, "target": target, "more": "also"}
    asked = given(attack_form.asks(game.view(), Selection(units=(unit,)), answers))
    field = next(one for one in asked.fields if one.id == "also")
    assert isinstance(field, Ticks)
    first = [one.id for one in field.among][:2]
    assert first == [game.unit("active.2", 1), game.unit("bench.2")]


def test_choices_say_whose_a_pokemon_is() -> None:
    game = royal()
    told = {one.id: one.title.en for one in choosable(game.view(), everybody(game.view()))}
    assert "(Ren)" in told[game.unit("active.1")]
    assert "(own)" in told[game.unit("active.0")]


# -- Prizes ---------------------------------------------------------------------------------------


def test_who_knocked_it_out_takes_the_prize() -> None:
    game = royal()
    target = game.unit("active.2")
    game.do(attack(game.unit("active.0"), target))
    hurt(game, target, 300)
    game.choose("knock_outs")
    assert due(game) == [1, 0, 0, 0]


def test_who_gave_the_poison_takes_the_prize_in_a_checkup() -> None:
    game = royal()
    target = game.unit("active.1")
    game.act("poisoned", selection=Selection(units=(target,)))
    assert given_by(game.view(), target, "poisoned") == 0
    hurt(game, target, 60)
    game.act("end_turn")
    game.choose("knock_outs")
    assert due(game) == [1, 0, 0, 0]


def poisoned_and_burned(damage: int) -> list[int]:
    """Let Aki poison and Mei burn Ren's Duskull (60 HP); return who takes for the checkup."""
    game = royal()
    target = game.unit("active.1", 1)
    game.act("poisoned", selection=Selection(units=(target,)))
    game.act("burned", seat=2, selection=Selection(units=(target,)))
    hurt(game, target, damage)
    game.act("end_turn")
    game.choose("knock_outs")
    return due(game)


def test_poison_counts_before_burn() -> None:
    assert poisoned_and_burned(50) == [1, 0, 0, 0]
    assert poisoned_and_burned(30) == [0, 0, 1, 0]


def felled_in_checkup(chosen: int, *, by_hand: bool = False, poisoned: bool = True) -> Game:
    """Let Ren's Duskull fall in a checkup in which an Ability works that Mei chose for a player.

    Aki's poison does it, or with `by_hand` the counters that Mei puts for the Ability.
    """
    froslass = "TWM-53"
    game = Game(4, (froslass, *DECK[:-1]), spec=BATTLE_ROYAL_SPEC)
    for seat in range(4):
        game.stand(DREEPY, f"active.{seat}")
        for _ in range(6):
            game.put(PSYCHIC if _ < 4 else FIRE, f"prizes.{seat}")
    target, other = game.stand(DUSKULL, "active.1"), game.stand(froslass, "active.2")
    game.start()
    game.turn()
    game.do(PutMark((other,), CHOSEN, value=chosen + 1), 2)
    if poisoned:
        game.act("poisoned", selection=Selection(units=(target,)))
    hurt(game, target, 40 if by_hand else 50)
    steps = (("checkup", "step-by-step"),) if by_hand else ()
    if poisoned:
        game.do(Procedure("end_turn", (("seat", "1"), *steps)))
    else:
        game.do(SetPhase("checkup"))
    if by_hand:
        game.do(PutMark((target,), "damage", add=20), 2)
    game.do(Procedure("knock_out", (("units", target),)))
    return game


def test_of_poison_and_an_ability_of_the_checkup_it_is_chosen_which_of_the_two_takes() -> None:
    """BR254 to BR256: both may have done it; an Ability on another player has no part in it."""
    for by_hand in (False, True):
        game = felled_in_checkup(chosen=1, by_hand=by_hand)
        assert due(game) == [0, 0, 0, 0]
        names = [choice.title.en for choice in game.tasks()["share.1"].choices]
        assert names == ["Mei takes", "Aki takes", "Somebody else…", "Nobody"]
        game.choose("share.1", names.index("Mei takes"))
        assert due(game) == [0, 0, 1, 0]
    assert due(felled_in_checkup(chosen=3)) == [1, 0, 0, 0]


def test_somebody_else_is_one_of_all_the_others() -> None:
    game = felled_in_checkup(chosen=1)
    game.choose("share.1", 2)
    names = [choice.title.en for choice in game.tasks()["share.1"].choices]
    assert names == ["Mei takes", "Kai takes", "Aki takes", "Nobody"]
    game.choose("share.1", 1)
    assert due(game) == [0, 0, 0, 1]
    assert "share.1" not in game.tasks()


def test_by_an_ability_of_the_checkup_alone_its_player_takes() -> None:
    assert due(felled_in_checkup(chosen=1, by_hand=True, poisoned=False)) == [0, 0, 1, 0]
    game = felled_in_checkup(chosen=3, by_hand=True, poisoned=False)
    assert due(game) == [0, 0, 0, 0]
    assert len(game.tasks()["share.1"].choices) == 4, "whose doing it was is not known"


def test_of_several_open_knock_outs_each_is_asked_for_by_itself() -> None:
    game = felled_in_checkup(chosen=1)
    game.do(PutMark((game.unit("active.2", 1),), CHOSEN, value=0), 2)
    other = game.unit("active.1")
    hurt(game, other, 300)
    game.do(Procedure("knock_out", (("units", other),)))
    assert len(game.tasks()["share.1"].choices) == 4
    game.choose("share.1", 1)
    names = [choice.title.en for choice in game.tasks()["share.1"].choices]
    assert names == ["Mei takes", "Kai takes", "Aki takes", "Nobody"]


def test_whose_turn_an_effect_ended_is_marked_and_does_not_attack() -> None:
    """BR063, BR108: the other Active Pokémon attacks, and the mark ends with the turn."""
    game = royal()
    first, second = game.unit("active.0"), game.unit("active.0", 1)
    ended = next(one for one in BATTLE_ROYAL_SPEC.actions if one.id == "its_turn_ended")
    about = Selection(units=(first,))
    for there in (1, 0, 1):
        intent = ended.make(game.view(), about)
        assert intent is not None
        game.do(intent)
        assert game.marks(first, 2).get("turn_ended", 0) == there
    assert attack_form.attackers(game.view(), Selection()) == (second,)
    assert foremost(game.view(), about).likeliest == ()
    assert foremost(game.view(), Selection(units=(second,))).likeliest != ()
    position = position_of(game.view(), begin(game.view()))
    mon = position.mon(first)
    assert mon is not None
    assert ended_turn(position, mon)
    game.turn(1)
    assert "turn_ended" not in game.marks(first)


def test_the_giver_can_be_changed_by_hand() -> None:
    game = royal()
    target = game.unit("active.1", 1)
    game.act("poisoned", selection=Selection(units=(target,)))
    for named in BATTLE_ROYAL_SPEC.actions:
        if named.id == "given_by_4":
            about = Selection(units=(target,))
            assert named.words(game.view(), about).en == "Given by Kai"
            intent = named.make(game.view(), about)
            assert intent is not None
            game.do(intent)
    assert given_by(game.view(), target, "poisoned") == 3


def test_what_a_player_puts_on_the_own_pokemon_comes_from_whose_turn_it_is() -> None:
    game = royal()
    target = game.unit("active.1")
    game.act("asleep", seat=1, selection=Selection(units=(target,)))
    assert given_by(game.view(), target, "asleep") == 0


def test_a_game_of_two_notes_no_giver(game: Game) -> None:
    target = game.unit("active.1")
    game.act("poisoned", selection=Selection(units=(target,)))
    assert given_by(game.view(), target, "poisoned") is None


def test_for_the_own_pokemon_all_others_take_one() -> None:
    game = royal()
    one, own = game.unit("active.0"), game.unit("bench.0")
    target = game.unit("active.1")
    game.do(attack(one, target, ("damage", f"{target}:10,{own}:60")))
    game.choose("knock_outs")
    assert due(game) == [0, 1, 1, 1]


def test_nobody_guesses_who_takes() -> None:
    game = royal()
    hurt(game, game.unit("active.2"), 300)
    game.choose("knock_outs")
    assert due(game) == [0, 0, 0, 0]
    task = game.tasks()["share.2"]
    assert [choice.title.en for choice in task.choices] == [
        *("Kai takes", "Aki takes", "Ren takes"),
        "Nobody",
    ]
    game.choose("share.2", 2)
    assert due(game) == [0, 1, 0, 0]
    assert "share.2" not in game.tasks()
    game.do(Undo())
    assert due(game) == [0, 0, 0, 0]


def test_several_open_knock_outs_are_shared_out_one_by_one() -> None:
    game = royal()
    for unit in game.view().zones["active.2"].items:
        hurt(game, unit, 300)
    game.choose("knock_outs")
    game.choose("share.2", 0)
    game.choose("share.2", 1)
    assert due(game) == [1, 0, 0, 1]


def test_a_confused_pokemon_that_fails_falls_to_the_giver() -> None:
    for seed in range(1, 30):
        game = royal()
        unit = game.unit("active.0", 1)
        game.act("confused", seat=3, selection=Selection(units=(unit,)))
        hurt(game, unit, 40)
        for _ in range(seed):
            game.act("coin")
        game.do(attack(unit, game.unit("active.1")))
        if game.marks(unit)["damage"] > 40:
            game.choose("knock_outs")
            assert due(game) == [0, 0, 0, 1]
            return
    pytest.fail("the coin never fell on tails")


# -- promotion ------------------------------------------------------------------------------------


def test_in_anothers_turn_a_free_spot_waits() -> None:
    game = royal()
    game.do(Procedure("knock_out", (("units", game.unit("active.1")),)))
    assert not any(task.startswith("promote") for task in game.tasks())


def test_in_the_own_turn_it_is_filled_at_once() -> None:
    game = royal()
    game.do(Procedure("knock_out", (("units", game.unit("active.0")),)))
    game.do(Procedure("share", (("of", "0"),)))
    assert list(game.tasks()) == ["promote.0"]
    game.choose("promote.0")
    assert len(game.view().zones["active.0"].items) == 2


def next_with_free_spot(bench: int = 1, options: Options = ()) -> Game:
    game = royal(bench, options)
    game.do(Procedure("knock_out", (("units", game.unit("active.1")),)))
    game.do(Procedure("share", (("of", "1"),)))
    game.act("end_turn")
    return game


def test_before_the_draw_the_next_player_fills_it() -> None:
    game = next_with_free_spot()
    view = game.view(1)
    assert (view.turn.phase, view.turn.ledger) == ("start", ())
    hand = view.zones["hand.1"].count or 0
    nodes = len(game.table.host.tree.nodes)
    game.choose("promote.1")
    view = game.view(1)
    assert (view.turn.phase, view.turn.used("draw")) == ("main", 1)
    assert view.zones["hand.1"].count == hand + 1
    assert len(game.table.host.tree.nodes) == nodes + 1


def test_by_the_sheet_it_is_filled_after_the_draw_as_the_turn_begins() -> None:
    """BR111: it says nothing of the draw."""
    game = next_with_free_spot(options=(("br-promotion", "sheet"),))
    view = game.view(1)
    assert (view.turn.phase, view.turn.used("draw")) == ("main", 1)
    assert list(game.tasks()) == ["promote.1"]
    game.choose("promote.1")
    assert len(game.view().zones["active.1"].items) == 2


def test_with_an_empty_bench_the_draw_comes_at_once() -> None:
    game = next_with_free_spot(bench=0)
    assert (game.view().turn.phase, game.view().turn.used("draw")) == ("main", 1)


def test_who_fills_it_by_dragging_is_asked_to_draw() -> None:
    game = next_with_free_spot()
    game.act("to_active", seat=1, selection=on(game, "bench.1"))
    assert list(game.tasks()) == ["turn_draw.1"]
    game.choose("turn_draw.1")
    assert (game.view().turn.phase, game.view().turn.used("draw")) == ("main", 1)


def test_ending_the_turn_goes_on_with_the_draw() -> None:
    game = next_with_free_spot()
    game.act("end_turn", 1)
    assert (game.view().turn.seat, game.view().turn.phase) == (1, "main")


def test_two_free_spots_are_both_filled_before_the_draw() -> None:
    game = royal(bench=2)
    for unit in game.view().zones["active.1"].items:
        game.do(Procedure("knock_out", (("units", unit),)))
        game.do(Procedure("share", (("of", "1"),)))
    game.act("end_turn")
    game.choose("promote.1")
    assert game.view().turn.phase == "start"
    game.choose("promote.1")
    assert game.view().turn.phase == "main"


def test_a_knock_out_in_the_checkup_after_the_own_turn_waits() -> None:
    game = royal()
    unit = game.unit("active.0", 1)
    game.do(PutMark((unit,), "poisoned", value=1, text="seat.2"), JUDGE)
    hurt(game, unit, 50)
    game.act("end_turn")
    game.choose("knock_outs")
    assert due(game) == [0, 0, 1, 0]
    game.choose("prizes.2")
    assert list(game.tasks()) == ["next_turn"]


# -- checkups -------------------------------------------------------------------------------------


def checked(condition: str, options: Options = ()) -> list[bool]:
    """Return for whose Pokémon a checkup after Aki's turn is, one of each player's."""
    game = royal(options=options)
    units = [game.unit(f"active.{seat}") for seat in range(4)]
    for unit in units:
        game.act(condition, selection=Selection(units=(unit,)))
    game.act("end_turn", seat=0)
    told = log(game)
    if condition == "poisoned":
        return ["damage" in game.marks(unit) for unit in units]
    return [told.count("coin") > 0, len(game.coins()) > 2]


def test_only_whose_turn_ended_or_comes_are_checked() -> None:
    assert checked("poisoned") == [True, True, False, False]
    assert checked("asleep")[1] is False


def test_by_the_sheet_that_is_so_for_poison_and_burn_alone() -> None:
    sheet: Options = (("br-checkup", "sheet"),)
    assert checked("poisoned", sheet) == [True, True, False, False]
    assert checked("asleep", sheet)[1] is True


def test_step_by_step_lists_the_same() -> None:
    game = royal(options=(("checkup", "step-by-step"),))
    for seat in range(4):
        game.act("poisoned", selection=on(game, f"active.{seat}"))
    game.act("end_turn")
    assert set(game.tasks()["checkup"].units) == {game.unit("active.0"), game.unit("active.1")}


# -- retreat, effects on one of several -----------------------------------------------------------


def test_the_form_asks_which_of_two_retreats() -> None:
    game = royal()
    view, second = game.view(), game.unit("active.0", 1)
    asked = given(retreat_form.asks(view, Selection(), {}))
    assert [field.id for field in asked.fields] == ["unit"]
    answers = {"unit": second, "to": game.unit("bench.0")}
    game.do(done(retreat_form.asks(view, Selection(), answers)))
    assert second in game.view().zones["bench.0"].items
    assert game.view().turn.used("retreat") == 1


def test_a_selected_active_pokemon_retreats_itself() -> None:
    game = royal()
    second = game.unit("active.0", 1)
    assert retreat_form.that_retreats(game.view(), Selection(units=(second,))) == (second,)
    energy = game.view().units[second].attached
    assert retreat_form.that_retreats(game.view(), Selection(energy)) == (second,)


def test_a_limit_asks_for_which_opponent() -> None:
    game = royal()
    no_items = action("no_items")
    assert no_items.make(game.view(), Selection()) is None
    assert no_items.form is not None
    asked = given(no_items.form(game.view(), Selection(), {}))
    field = asked.fields[0]
    assert isinstance(field, Pick)
    assert [one.title.en for one in field.among] == ["Ren", "Mei", "Kai"]
    game.do(done(no_items.form(game.view(), Selection(), {"whom": "1"})))
    (mark,) = game.view().marks["seat.2"]
    assert (mark.key, mark.until) == ("no_items", game.view().turn.number + 2)


def test_a_limit_on_who_is_pointed_at_asks_nothing() -> None:
    game = royal()
    about = on(game, "active.3")
    no_items = action("no_items")
    assert no_items.form is not None
    assert no_items.form(game.view(), about, {}) is None
    assert no_items.words(game.view(), about).en == "Kai: No Items"


def test_the_next_own_turn_comes_after_all_that_play() -> None:
    game = royal()
    now = game.view().turn.number
    assert last_turn(game.view(), "own") == now + 4
    game.do(Procedure("concede"), 1)
    assert last_turn(game.view(), "own") == now + 3
    assert last_turn(game.view(), "next", 2) == now + 1


def test_damage_is_moved_to_a_pokemon_that_is_chosen() -> None:
    game = royal()
    hurt(game, game.unit("active.0"), 20)
    assert not action("move_damage").when(game.view(), on(game, "active.0"))
    pair = Selection(units=(game.unit("active.0"), game.unit("active.3")))
    assert action("move_damage").when(game.view(), pair)


def test_being_behind_depends_on_whom_one_compares_with() -> None:
    game = royal()
    game.do(Procedure("take_prizes", (("count", "2"), ("seat", "1"))), 1)
    # Nothing here counts by Prizes; the reckoning itself must not fail for four.
    assert len(units_on(game.view(), game.view().units[game.unit("active.0")])) == 2


def test_an_energy_without_a_pokemon_selected_asks_for_one() -> None:
    game = royal()
    card = game.put(PSYCHIC, "hand.0")
    assert not action("attach").when(game.view(), Selection((card,)))
    assert action("attach").when(game.view(), Selection((card,), (game.unit("active.0", 1),)))


# -- the result -----------------------------------------------------------------------------------


def test_six_prizes_win() -> None:
    game = royal()
    game.do(Procedure("take_prizes", (("count", "6"), ("seat", "2"))), 2)
    found = result(game.view())
    assert found is not None
    assert found.winners == (2,)
    assert said(game.view(), found).en == "Mei wins (all Prizes taken)"
    assert "result" in game.tasks()


def test_the_last_one_wins() -> None:
    game = royal()
    for seat in (1, 2, 3):
        game.do(Procedure("leave", (("seat", str(seat)), ("why", "no_active"))), seat)
    task = game.tasks()["result"]
    assert task.title.en == "Aki wins (nobody else left in the game)"
    game.choose("result")
    assert game.view().turn.phase == "over"
    ways = [choice.action for choice in game.tasks()["rematch"].choices]
    assert "rematch" in ways
    assert "rematch_swapped" not in ways


def test_two_who_take_their_last_prize_at_once_tie() -> None:
    game = royal()
    for seat in (1, 2):
        game.do(Procedure("take_prizes", (("count", "6"), ("seat", str(seat)))), seat)
    found = result(game.view())
    assert found is not None
    assert found.winners == ()
    assert said(game.view(), found).en == "A tie (Ren: all Prizes taken; Mei: all Prizes taken)"


def test_the_acting_seat_is_only_one_of_four() -> None:
    """Every task can be done by the seat that it names, in a turn lock as well."""
    game = royal()
    hurt(game, game.unit("active.2"), 300)
    for task in game.tasks().values():
        assert 0 <= task.seat < 4
    game.choose("knock_outs")
    assert game.tasks()["share.2"].seat == 0
    assert promoting.giving_way(game.view(), 2) == ()
    game.do(Attach((game.put(PSYCHIC, "discard.2"),), game.unit("active.2")), JUDGE)
    assert {DREEPY, DUSKULL} >= set(game.refs("bench.2"))


def test_who_was_attacked_can_be_noted_by_hand() -> None:
    """BR062: what the table could not see, people note, and take off again."""
    game = royal()
    target = game.unit("active.2")
    noted = next(one for one in BATTLE_ROYAL_SPEC.actions if one.id == "hit_this_turn")
    for there in (1, 0):
        intent = noted.make(game.view(), Selection(units=(target,)))
        assert intent is not None
        game.do(intent)
        assert game.marks(target, 3).get("hit", 0) == there
