"""Whose turn it is, how it begins, and what ends it."""

from __future__ import annotations

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from tests.games.pokemon.adviser.situation import (
    FIRE,
    LUCARIO,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    ability,
    attack,
    energy,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
    words,
)

ITEM = trainer("Ball", text="Flip a coin.")
PARK = trainer("Park", "stadium", text="Heal.")
WRONG, MISSING, TWICE = "turn-wrong-player", "turn-draw-missing", "turn-draw-twice"
EMPTY, AFTER = "turn-deck-empty", "turn-after-attack"


def usual(**more: object) -> Position:
    return position([mon()], [mon(PIKACHU)], my_bench=[mon(RALTS)], **more)


def undrawn(**more: object) -> Position:
    return usual(turn={"drew": False}, **more)


def attacked(*plays: p.Play, **more: object) -> Position:
    turn = {"used": (("attack", 1),), "plays": (p.Attack(ME, "a1", "Punch"), *plays)}
    return usual(turn=turn, **more)


EVERY_ACTION = [
    p.AttachCard(ME, "a1", FIRE),
    p.Evolve(ME, "a1", LUCARIO),
    c.PlayTrainer(ME, ITEM),
    c.PlayStadium(ME, PARK),
    c.PutDown(ME, (RALTS,), "bench", ME),
    p.Retreat(ME, "a1", "a2", ()),
    c.UseStadium(ME, PARK),
]
"""What a player does in the own turn, but for the attack and Abilities."""
NO_ACTION = [
    p.AttachCard(ME, "a1", FIRE, "deck", manual=False),
    p.AttachCard(ME, "a1", FIRE, manual=False),
    p.Evolve(ME, "a1", LUCARIO, effect=True),
    p.Evolve(ME, "a1", LUCARIO, "deck"),
    c.PlayTrainer(ME, ITEM, "discard"),
    c.PlayStadium(ME, PARK, "deck"),
    c.PutDown(ME, (RALTS,), "bench", ME, effect=True),
    c.PutDown(ME, (RALTS,), "bench", ME, "deck"),
    p.Promote(ME, "a2"),
    c.TakePrizes(ME, ((ME, 1),)),
    p.ChangeDamage(ME, "a1", 10),
]
"""What effects do, and what may be done at any time."""


def by(player: int, play: p.Play) -> p.Play:
    from app.core.data.value import replace

    return replace(play, by=player)


def test_turns_are_judged_without_any_pokemon_and_for_one_player_alone() -> None:
    nothing = position()
    for play in (*EVERY_ACTION, *NO_ACTION, t.PassTurn(ME), t.BeginTurn(ME, YOU)):
        judge(nothing, (play,))
    assert hears(WRONG, position([mon(RIOLU)]), p.AttachCard(ME, "a1", FIRE)) is None


# -- whose turn it is ----------------------------------------------------------------------------


@pytest.mark.parametrize("play", EVERY_ACTION)
def test_turn_wrong_player(play: p.Play) -> None:
    heard = hears(WRONG, usual(), by(YOU, play))
    assert heard is not None
    assert heard[0] == "illegal"
    assert heard[1] == (getattr(play, "onto", "") or getattr(play, "unit", "") or "seat.1",)


@pytest.mark.parametrize("play", EVERY_ACTION)
def test_turn_wrong_player_is_silent_in_the_own_turn(play: p.Play) -> None:
    assert hears(WRONG, usual(), play) is None


@pytest.mark.parametrize("play", [play for play in NO_ACTION if play is not NO_ACTION[1]])
def test_turn_wrong_player_is_silent_for_effects_promotion_and_prizes(play: p.Play) -> None:
    assert hears(WRONG, usual(), by(YOU, play)) is None


def test_turn_wrong_player_names_both_players() -> None:
    table = usual()
    (advice,) = [one for one in judge(table, (p.AttachCard(YOU, "b1", FIRE),)) if one.rule == WRONG]
    assert advice.message.en.startswith("It is Aki's turn, and Ren acts.")
    assert advice.message.ja.startswith("いまはAkiの番ですが、Renが行動しています。")


def test_turn_wrong_player_for_an_attack() -> None:
    assert hears(WRONG, usual(), p.Attack(YOU, "b1", "Spark")) == ("illegal", ("b1",), None)


def test_turn_wrong_player_is_less_sure_of_energy_that_was_not_ticked() -> None:
    heard = hears(WRONG, usual(), p.AttachCard(YOU, "b1", FIRE, manual=False))
    assert heard == ("suspicious", ("b1",), None)


def test_turn_wrong_player_is_less_sure_where_an_effect_may_fill_the_bench() -> None:
    call = trainer("Call", "supporter", "Each player puts a Basic Pokémon onto their Bench.")
    down = c.PutDown(YOU, (RALTS,), "bench", YOU)
    table = usual(turn={"plays": (c.PlayTrainer(ME, call),)})
    assert hears(WRONG, table, down) == ("suspicious", ("seat.1",), None)
    unread = usual(turn={"plays": (c.PlayTrainer(ME, trainer("Odd")),)})
    assert hears(WRONG, unread, down) == ("suspicious", ("seat.1",), None)


def test_turn_wrong_player_ends_the_turn() -> None:
    assert hears(WRONG, usual(), t.PassTurn(YOU)) == ("illegal", ("seat.1",), None)
    assert hears(WRONG, usual(), t.PassTurn(ME)) is None
    assert hears(WRONG, usual(seen_by=YOU), t.PassTurn(YOU)) is None


def test_turn_wrong_player_draws_for_the_turn() -> None:
    assert hears(WRONG, usual(), c.DrawCards(YOU, 1, "turn")) == ("illegal", ("seat.1",), None)
    assert hears(WRONG, usual(), c.DrawCards(YOU, 1)) is None


def test_turn_wrong_player_draws_in_a_case_that_names_nothing_for_it() -> None:
    def drawn(phase: str, text: str = "Heal 10 damage.", *, is_case: bool = True) -> object:
        watchful = pokemon("Watcher", abilities=(ability("Watch", text),))
        record, turn = Record(is_case=is_case), {"phase": phase}
        there = position([mon()], [mon(watchful)], record=record, turn=turn)
        return hears(WRONG, there, c.DrawCards(YOU, 1))

    for phase in ("draw", "main"):
        assert drawn(phase) == ("illegal", ("seat.1",), None)
    assert drawn("attack") is None, "the attack may let both draw"
    assert drawn("main", "When it is damaged, draw a card.") is None
    assert drawn("main", is_case=False) is None


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("Once during your turn, you may draw.", ("illegal", ("b1",), None)),
        ("Once in your turn: draw.", ("illegal", ("b1",), None)),
        ("When it is damaged, draw a card.", None),
    ],
)
def test_turn_wrong_player_uses_an_ability_of_the_own_turn(text: str, heard: object) -> None:
    watchful = pokemon("Watcher", abilities=(ability("Watch", text),))
    table = position([mon()], [mon(watchful)])
    assert hears(WRONG, table, p.UseAbility(YOU, "b1", "Watch")) == heard


def test_turn_wrong_player_is_silent_for_an_ability_nobody_knows() -> None:
    assert hears(WRONG, usual(), p.UseAbility(YOU, "b1", "Watch")) is None
    assert hears(WRONG, usual(), p.UseAbility(YOU, "b9", "Watch")) is None


@pytest.mark.parametrize("turn", [{"number": 0}, {"phase": "setup"}, {"phase": "over"}])
def test_turn_wrong_player_is_silent_out_of_turns(turn: dict[str, object]) -> None:
    assert hears(WRONG, usual(turn=turn), p.AttachCard(YOU, "b1", FIRE)) is None


@pytest.mark.parametrize("nobody", [-1, 2])
def test_turn_wrong_player_is_silent_for_who_is_no_player(nobody: int) -> None:
    assert hears(WRONG, usual(), p.AttachCard(nobody, "b1", FIRE)) is None


def test_turn_wrong_player_speaks_between_turns_too() -> None:
    table = usual(turn={"phase": "checkup"})
    assert hears(WRONG, table, c.PlayTrainer(YOU, ITEM)) == ("illegal", ("seat.1",), None)


# -- the draw --------------------------------------------------------------------------------------


@pytest.mark.parametrize("play", [*EVERY_ACTION, p.Attack(ME, "a1"), t.PassTurn(ME)])
def test_turn_draw_missing(play: p.Play) -> None:
    assert hears(MISSING, undrawn(), play) == ("illegal", ("seat.0",), None)
    assert hears(MISSING, usual(), play) is None


@pytest.mark.parametrize("play", NO_ACTION)
def test_turn_draw_missing_is_silent_for_what_is_no_action(play: p.Play) -> None:
    assert hears(MISSING, undrawn(), play) is None


def test_turn_draw_missing_is_silent_for_the_draw_and_for_the_other_player() -> None:
    assert says(undrawn(), c.DrawCards(ME, 1)) == {}
    assert hears(MISSING, undrawn(), p.AttachCard(YOU, "b1", FIRE)) is None


def test_turn_draw_missing_is_silent_where_there_is_no_card_to_draw() -> None:
    assert hears(MISSING, undrawn(me={"deck": 0}), t.PassTurn(ME)) is None
    assert hears(MISSING, undrawn(me={"deck": 1}), t.PassTurn(ME)) is not None
    assert hears(MISSING, undrawn(me={"deck": None}), t.PassTurn(ME)) is not None


def test_turn_draw_missing_before_an_ability_of_the_own_turn() -> None:
    shuffle = ability("Mix", "Once during your turn, you may shuffle your deck.")
    mixer = mon(pokemon("Mixer", abilities=(shuffle,)))
    table = position([mixer], [mon()], turn={"drew": False})
    heard = ("illegal", ("seat.0",), None)
    assert hears(MISSING, table, p.UseAbility(ME, "a1", "Mix")) == heard


def test_turn_draw_twice() -> None:
    heard = ("suspicious", ("seat.0",), 0)
    assert hears(TWICE, usual(), c.DrawCards(ME, 1)) == heard
    assert hears(TWICE, usual(), c.DrawCards(ME, 1, "turn")) == heard
    assert hears(TWICE, undrawn(), c.DrawCards(ME, 2)) == ("suspicious", ("seat.0",), 1)


def test_turn_draw_twice_is_silent_for_the_first_card() -> None:
    assert hears(TWICE, undrawn(), c.DrawCards(ME, 1)) is None
    assert hears(TWICE, usual(), c.DrawCards(ME, 0)) is None


@pytest.mark.parametrize(
    ("drew", "count", "told"), [(True, 1, "2 cards"), (True, 3, "4 cards"), (False, 2, "2 cards")]
)
def test_turn_draw_twice_counts_the_cards(drew: bool, count: int, told: str) -> None:
    table = usual(turn={"drew": drew})
    (advice,) = judge(table, (c.DrawCards(ME, count),))
    assert told in advice.message.en
    assert told[0] + "枚" in advice.message.ja


def test_turn_draw_twice_is_silent_for_effects() -> None:
    assert hears(TWICE, usual(), c.DrawCards(ME, 3, "effect")) is None
    cheer = trainer("Cheer", "supporter", "Draw 3 cards.")
    assert hears(TWICE, usual(), c.PlayTrainer(ME, cheer), c.DrawCards(ME, 3)) is None
    table = usual(turn={"plays": (c.PlayTrainer(ME, cheer),)})
    assert hears(TWICE, table, c.DrawCards(ME, 3)) is None
    assert hears(TWICE, table, c.DrawCards(ME, 3, "turn")) is not None


@pytest.mark.parametrize(
    "said",
    [
        "Once during your turn, look at the top 2 cards of your deck and put 1 into your hand.",
        "自分の番に1回、山札の上2枚を見て、1枚を手札に加える。",
    ],
)
def test_turn_draw_twice_is_silent_where_a_card_is_put_into_the_hand(said: str) -> None:
    scout = pokemon("Scout", abilities=(ability("Recon", said),))
    table = position([mon(scout)], [mon(PIKACHU)])
    assert hears(TWICE, table, c.DrawCards(ME, 1)) is None
    assert hears(TWICE, table, c.DrawCards(ME, 1, "turn")) is not None


def test_turn_draw_twice_is_silent_where_an_energy_draws_or_is_not_known() -> None:
    said = words("When you attach this card from your hand, draw 4 cards.")
    for special in (replace(energy("", "Rich Energy"), text=said), energy("", "Odd Energy")):
        table = position([mon(energy=(special,))], [mon(PIKACHU)])
        assert hears(TWICE, table, c.DrawCards(ME, 4)) is None
    assert hears(TWICE, position([mon(unknown=1)], [mon()]), c.DrawCards(ME, 4)) is None
    assert hears(TWICE, position([mon(energy=(FIRE,))], [mon()]), c.DrawCards(ME, 4)) is not None


def test_turn_draw_twice_speaks_after_an_effect_that_draws_nothing() -> None:
    table = usual(turn={"plays": (c.PlayTrainer(ME, ITEM),)})
    assert hears(TWICE, table, c.DrawCards(ME, 1)) is not None


def test_turn_draw_twice_is_silent_where_something_in_play_draws_or_is_not_known() -> None:
    trader = pokemon("Trader", abilities=(ability("Trade", "Once: draw 2 cards."),))
    with_trader = position([mon(trader)], [mon(PIKACHU)])
    assert hears(TWICE, with_trader, c.DrawCards(ME, 2)) is None
    theirs = position([mon()], [mon(trader)])
    assert hears(TWICE, theirs, c.DrawCards(ME, 2)) is not None
    unknown = position([mon(None)], [mon(PIKACHU)])
    assert hears(TWICE, unknown, c.DrawCards(ME, 2)) is None
    stand_in = position([mon(None, plain=True)], [mon(PIKACHU)])
    assert hears(TWICE, stand_in, c.DrawCards(ME, 2)) is not None
    library = usual(stadiums=[trainer("Library", "stadium", "Each player may draw a card.")])
    assert hears(TWICE, library, c.DrawCards(ME, 2)) is None


def test_turn_draw_twice_is_silent_where_there_is_nothing_to_draw() -> None:
    assert hears(TWICE, usual(me={"deck": 0}), c.DrawCards(ME, 1)) is None
    assert hears(TWICE, usual(me={"deck": 1}), c.DrawCards(ME, 1)) is not None
    assert hears(TWICE, usual(me={"deck": None}), c.DrawCards(ME, 1)) is not None


def test_turn_draw_twice_is_silent_for_others_and_between_turns() -> None:
    assert hears(TWICE, usual(), c.DrawCards(YOU, 2)) is None
    assert hears(TWICE, usual(), c.DrawCards(ME, 2, deck_of=YOU)) is None
    assert hears(TWICE, usual(), c.DrawCards(ME, 2, deck_of=ME)) is not None
    assert hears(TWICE, usual(turn={"phase": "checkup"}), c.DrawCards(ME, 2)) is None


def test_turn_deck_empty_at_the_draw() -> None:
    heard = ("reminder", ("seat.0",), None)
    assert hears(EMPTY, undrawn(me={"deck": 0}), c.DrawCards(ME, 1)) == heard
    assert hears(EMPTY, usual(me={"deck": 0}), c.DrawCards(ME, 1, "turn")) == heard
    assert hears(EMPTY, undrawn(me={"deck": 0}), c.PlayTrainer(ME, ITEM)) == heard
    assert hears(EMPTY, undrawn(me={"deck": 1}), c.DrawCards(ME, 1)) is None


def test_turn_deck_empty_is_silent_after_the_draw() -> None:
    table = usual(me={"deck": 0})
    assert hears(EMPTY, table, c.DrawCards(ME, 1)) is None
    assert hears(EMPTY, table, c.PlayTrainer(ME, ITEM)) is None
    assert hears(EMPTY, table, t.PassTurn(ME)) is None
    assert hears(EMPTY, undrawn(me={"deck": 0}), c.DrawCards(ME, 1, "effect")) is None
    assert hears(EMPTY, undrawn(me={"deck": 0}), c.DrawCards(YOU, 1)) is None


def test_turn_deck_empty_when_the_next_turn_comes() -> None:
    table = usual(you={"deck": 0})
    heard = ("reminder", ("seat.1",), None)
    assert hears(EMPTY, table, t.PassTurn(ME)) == heard
    assert hears(EMPTY, table, t.PassTurn(ME, ME)) is None
    assert hears(EMPTY, table, t.BeginTurn(ME, YOU)) == heard
    assert hears(EMPTY, table, t.BeginTurn(ME, ME)) is None
    assert hears(EMPTY, table, t.BeginTurn(ME, 7)) is None
    assert hears(EMPTY, usual(you={"deck": None}), t.PassTurn(ME)) is None


def test_turn_deck_empty_is_silent_when_the_game_is_over() -> None:
    table = usual(turn={"phase": "over"}, you={"deck": 0})
    assert hears(EMPTY, table, t.PassTurn(ME)) is None


def test_turn_empty_deck_effect_draw_loses_nothing() -> None:
    table = usual(
        me={"deck": 1}, turn={"plays": (c.PlayTrainer(ME, trainer("Cheer", text="Draw 3.")),)}
    )
    assert says(table, c.DrawCards(ME, 3)) == {}
    assert hears(EMPTY, usual(me={"deck": 0}), c.DrawCards(ME, 3, "effect")) is None


# -- the attack ------------------------------------------------------------------------------------


@pytest.mark.parametrize("play", EVERY_ACTION)
def test_turn_after_attack(play: p.Play) -> None:
    heard = hears(AFTER, attacked(), play)
    assert heard is not None
    assert heard[0] == "illegal"
    assert hears(AFTER, usual(), play) is None


@pytest.mark.parametrize("play", [*NO_ACTION, t.PassTurn(ME), p.Attack(ME, "a1")])
def test_turn_after_attack_is_silent_for_its_effects_and_the_end(play: p.Play) -> None:
    assert hears(AFTER, attacked(), play) is None


@pytest.mark.parametrize("phase", ["end", "checkup"])
def test_turn_after_attack_in_the_phases_after_it(phase: str) -> None:
    table = usual(turn={"phase": phase})
    assert hears(AFTER, table, p.AttachCard(ME, "a1", FIRE)) == ("illegal", ("a1",), None)


@pytest.mark.parametrize(("phase", "heard"), [("end", True), ("checkup", False)])
def test_turn_after_attack_leaves_an_ability_used_in_a_checkup_to_another_rule(
    phase: str, heard: bool
) -> None:
    draws = ability("Draw", "Once during your turn, draw a card.")
    quick = mon(pokemon("Quick", abilities=(draws,)))
    table = position([quick], [mon()], turn={"phase": phase})
    assert (hears(AFTER, table, p.UseAbility(ME, "a1", "Draw")) is not None) is heard
    theirs = position([mon()], [quick], turn={"phase": phase})
    assert (hears(WRONG, theirs, p.UseAbility(YOU, "b1", "Draw")) is not None) is heard


def test_turn_after_attack_is_silent_while_the_attack_is_to_come() -> None:
    table = usual(turn={"phase": "attack"})
    assert hears(AFTER, table, p.AttachCard(ME, "a1", FIRE)) is None


def test_turn_after_attack_is_silent_where_the_attack_attaches_from_hand() -> None:
    charge = attack("Charge", text="Attach 2 Energy cards from your hand to this Pokémon.")
    turn = {"used": (("attack", 1),), "plays": (p.Attack(ME, "a1", "Charge"),)}
    table = position([mon(pokemon("Charger", charge))], [mon()], turn=turn)
    assert hears(AFTER, table, p.AttachCard(ME, "a1", FIRE)) is None
    assert hears(AFTER, table, p.Retreat(ME, "a1", "a2", ())) is not None


def test_turn_after_attack_says_what_ended_the_turn() -> None:
    play = p.AttachCard(ME, "a1", FIRE)
    (by_attack,) = (one for one in judge(attacked(), (play,)) if one.rule == AFTER)
    (by_phase,) = judge(usual(turn={"phase": "end"}), (play,))
    assert by_attack.message.en.startswith("The attack was made")
    assert by_phase.message.en == "The actions of this turn are over."


def test_turn_after_attack_goes_by_the_ledger_that_people_correct() -> None:
    table = usual(turn={"used": (), "plays": (p.Attack(ME, "a1", "Punch"),)})
    assert hears(AFTER, table, c.PlayTrainer(ME, ITEM)) is None


def test_turn_after_attack_is_silent_for_the_other_player_and_in_battle_royal() -> None:
    assert hears(AFTER, attacked(), p.AttachCard(YOU, "b1", FIRE)) is None
    assert hears(AFTER, attacked(variant=BATTLE_ROYAL), p.AttachCard(ME, "a1", FIRE)) is None


def test_turn_after_attack_is_silent_where_the_attack_asks_for_cards_from_hand() -> None:
    call = attack("Call", text="Put a Basic Pokémon from your hand onto your Bench.")
    caller = pokemon("Caller", call, attack("Slam", text="Flip a coin."))
    down = c.PutDown(ME, (RALTS,), "bench", ME)

    def after(name: str, play: p.Play) -> object:
        turn = {"used": (("attack", 1),), "plays": (p.Attack(ME, "a1", name),)}
        return hears(AFTER, position([mon(caller)], [mon()], turn=turn), play)

    assert after("Call", down) is None
    assert after("", down) is None
    assert after("Slam", down) == ("illegal", ("seat.0",), None)
    assert after("Slam", c.PlayTrainer(ME, ITEM)) == ("illegal", ("seat.0",), None)
    assert after("Call", p.AttachCard(ME, "a1", FIRE)) == ("illegal", ("a1",), None)


def test_turn_after_attack_is_less_sure_where_the_attack_is_not_known() -> None:
    turn = {"used": (("attack", 1),), "plays": (p.Attack(ME, "a1", "Punch"),)}
    table = position([mon(None)], [mon()], turn=turn)
    down = c.PutDown(ME, (RALTS,), "bench", ME)
    assert hears(AFTER, table, down) == ("suspicious", ("seat.0",), None)
    assert hears(AFTER, table, p.AttachCard(ME, "a1", FIRE)) == ("illegal", ("a1",), None)


def test_turn_hand_limit_does_not_exist() -> None:
    table = usual(me={"hand": (FIRE,) * 12, "hand_count": 12})
    assert says(table, t.PassTurn(ME), p.Standing()) == {}
