"""The first turn: Supporters and attacks of the player going first, and nobody's evolutions."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from app.games.pokemon.variants.team_battle import TEAM_BATTLE
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    LUCARIO,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    ability,
    attack,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

SUPPORTER, ATTACK = "first-turn-supporter", "first-turn-attack"
EVOLVE = "first-turn-evolve"
CHEER = trainer("Cheer", "supporter", "Draw 3 cards.")
CARMINE = trainer(
    "Carmine", "supporter", "If you go first, you may use this card during your first turn. Draw."
)
QUICK = attack("Quick", "C", "", "If you go first, you can use this attack on your first turn.")
PUNCH = attack("Punch", "C", "30")


def turn(number: int, mine: Mon | None = None, **more: Any) -> Position:
    """Return turn `number` of all: 1 and 3 are mine, who goes first, 2 is yours."""
    player = (number + 1) % 2
    return position(
        [mine or mon()], [mon(RIOLU)], turn={"number": number, "player": player}, **more
    )


def evolve(by: int = ME, onto: str = "a1", card: Card = LUCARIO, **more: Any) -> p.Evolve:
    return p.Evolve(by, onto, card, **more)


# -- Supporters ------------------------------------------------------------------------------------


def test_first_turn_supporter() -> None:
    heard = ("illegal", ("seat.0",), None)
    assert hears(SUPPORTER, turn(1), c.PlayTrainer(ME, CHEER)) == heard


def test_first_turn_supporter_is_silent_later_and_for_the_second_player() -> None:
    assert hears(SUPPORTER, turn(3), c.PlayTrainer(ME, CHEER)) is None
    assert hears(SUPPORTER, turn(2), c.PlayTrainer(YOU, CHEER)) is None
    assert hears(SUPPORTER, turn(1), c.PlayTrainer(YOU, CHEER)) is None


def test_first_turn_supporter_goes_by_who_went_first() -> None:
    table = turn(2, first=YOU)
    assert hears(SUPPORTER, table, c.PlayTrainer(YOU, CHEER)) == ("illegal", ("seat.1",), None)


def test_first_turn_supporter_with_a_permission() -> None:
    assert hears(SUPPORTER, turn(1), c.PlayTrainer(ME, CARMINE)) is None
    ja = trainer("カルミア", "supporter", "このカードは、先攻プレイヤーの最初の番でも使える。")
    assert hears(SUPPORTER, turn(1), c.PlayTrainer(ME, ja)) is None


def test_first_turn_supporter_of_which_no_text_is_known() -> None:
    heard = ("suspicious", ("seat.0",), None)
    assert hears(SUPPORTER, turn(1), c.PlayTrainer(ME, trainer("Odd", "supporter"))) == heard


def test_first_turn_supporter_is_silent_for_other_cards() -> None:
    for card in (None, trainer("Ball"), trainer("Belt", "tool")):
        assert hears(SUPPORTER, turn(1), c.PlayTrainer(ME, card)) is None
    assert hears(SUPPORTER, turn(1), c.PlayTrainer(ME, CHEER, "discard")) is None


def test_first_turn_supporter_where_the_table_allows_it() -> None:
    play = c.PlayTrainer(ME, CHEER)
    assert hears(SUPPORTER, turn(1, options=(("first-turn-supporter", "allowed"),)), play) is None
    forbidden = turn(1, options=(("first-turn-supporter", "forbidden"),))
    assert hears(SUPPORTER, forbidden, play) is not None
    assert hears(SUPPORTER, turn(1, variant=BATTLE_ROYAL), play) is None
    noted = turn(1, me={"marks": (Mark("first_turn"),)})
    assert hears(SUPPORTER, noted, play) is None
    unseen = turn(1, me={"turns": None})
    assert hears(SUPPORTER, unseen, play) is None


def test_first_turn_supporter_names_card_and_player() -> None:
    (advice,) = judge(turn(1), (c.PlayTrainer(ME, CHEER),))
    assert advice.message.en.startswith("Cheer on the first turn of Aki, who goes first.")
    assert advice.message.ja.startswith("先攻のAkiの最初の番にCheerは使えません。")


# -- attacks ---------------------------------------------------------------------------------------


def test_first_turn_attack() -> None:
    heard = ("illegal", ("a1",), None)
    assert hears(ATTACK, turn(1), p.Attack(ME, "a1", "Punch")) == heard
    assert hears(ATTACK, turn(1), p.Attack(ME, "a1", "Punch", failed=True)) == heard
    assert hears(ATTACK, turn(1), p.Attack(ME, "a1")) == heard


def test_first_turn_attack_is_silent_later_and_for_the_second_player() -> None:
    assert hears(ATTACK, turn(3), p.Attack(ME, "a1", "Punch")) is None
    assert hears(ATTACK, turn(2), p.Attack(YOU, "b1", "Punch")) is None


def test_first_turn_attack_with_a_permission() -> None:
    quick = mon(pokemon("Quick", QUICK, PUNCH), energy=(FIGHTING,))
    assert hears(ATTACK, turn(1, quick), p.Attack(ME, "a1", "Quick")) is None
    assert hears(ATTACK, turn(1, quick), p.Attack(ME, "a1", "Punch")) == ("illegal", ("a1",), None)
    assert hears(ATTACK, turn(1, quick), p.Attack(ME, "a1")) is None


def test_first_turn_attack_with_the_permission_of_an_ability() -> None:
    fast = ability("Fast", "If you go first, this Pokémon can attack during your first turn.")
    table = turn(1, mon(pokemon("Fast", PUNCH, abilities=(fast,))))
    assert hears(ATTACK, table, p.Attack(ME, "a1", "Punch")) is None


def test_first_turn_attack_of_what_is_not_known() -> None:
    heard = ("suspicious", ("a1",), None)
    assert hears(ATTACK, turn(1), p.Attack(ME, "a1", "Copied")) == heard
    assert hears(ATTACK, turn(1, mon(None)), p.Attack(ME, "a1", "Punch")) == heard
    assert hears(ATTACK, turn(1, mon(None)), p.Attack(ME, "a1")) == heard
    stand_in = turn(1, mon(None, plain=True))
    assert hears(ATTACK, stand_in, p.Attack(ME, "a1", "Any")) == ("illegal", ("a1",), None)
    assert hears(ATTACK, turn(1), p.Attack(ME, "a9")) == ("suspicious", ("a9",), None)
    assert hears(ATTACK, turn(1), p.Attack(ME, "")) == ("suspicious", ("seat.0",), None)


def test_first_turn_attack_where_the_table_allows_it() -> None:
    table = turn(1, options=(("first-turn-attack", "allowed"),))
    assert hears(ATTACK, table, p.Attack(ME, "a1", "Punch")) is None
    supporters = turn(1, options=(("first-turn-supporter", "allowed"),))
    assert hears(ATTACK, supporters, p.Attack(ME, "a1", "Punch")) is not None


# -- evolving --------------------------------------------------------------------------------------


def test_first_turn_evolve_is_for_neither_player() -> None:
    assert hears(EVOLVE, turn(1), evolve()) == ("illegal", ("a1",), None)
    assert hears(EVOLVE, turn(2), evolve(YOU, "b1")) == ("illegal", ("b1",), None)


def test_first_turn_evolve_is_silent_later() -> None:
    assert hears(EVOLVE, turn(3), evolve()) is None
    assert hears(EVOLVE, turn(4), evolve(YOU, "b1")) is None


def test_first_turn_evolve_as_the_first_rules_of_the_table_said() -> None:
    seed = (("first-turn-evolve", "first-player-only"),)
    assert hears(EVOLVE, turn(1, options=seed), evolve()) == ("illegal", ("a1",), None)
    assert hears(EVOLVE, turn(2, options=seed), evolve(YOU, "b1")) is None
    usual = (("first-turn-evolve", "nobody"),)
    assert hears(EVOLVE, turn(2, options=usual), evolve(YOU, "b1")) is not None


def test_first_turn_evolve_effect_ok() -> None:
    assert says(turn(1), evolve(effect=True)) == {}
    assert says(turn(1), evolve(source="deck")) == {}
    assert says(turn(2), evolve(YOU, "b1", effect=True)) == {}


def test_first_turn_evolve_leaves_rare_candy_to_its_own_rule() -> None:
    assert hears(EVOLVE, turn(1), evolve(candy=trainer("Rare Candy"))) is None


def test_first_turn_evolve_is_silent_in_variants_and_where_it_was_noted() -> None:
    assert hears(EVOLVE, turn(1, variant=TEAM_BATTLE), evolve()) is None
    assert hears(EVOLVE, turn(1, me={"marks": (Mark("first_turn"),)}), evolve()) is None
    assert hears(EVOLVE, turn(1), evolve(onto="a9")) is None


def test_first_turn_evolve_of_what_is_not_known() -> None:
    assert hears(EVOLVE, turn(1, mon(None)), evolve()) == ("suspicious", ("a1",), None)
    assert hears(EVOLVE, turn(1, mon(None, plain=True)), evolve()) == ("illegal", ("a1",), None)


def eager(text: str, **more: Any) -> Mon:
    return mon(pokemon("Riolu", abilities=(ability("Eager", text),)), **more)


SECOND = "If you go second, this Pokémon can evolve during your first turn."
EARLY = "This Pokémon can evolve during your first turn or the turn you play it."


def test_first_turn_evolve_with_the_permission_of_an_ability() -> None:
    assert hears(EVOLVE, turn(1, eager(EARLY)), evolve()) is None
    assert hears(EVOLVE, turn(1, eager(SECOND)), evolve()) is not None
    assert hears(EVOLVE, turn(1, eager(SECOND), first=YOU), evolve()) is None
    other = eager("Once during your turn, you may draw a card.")
    assert hears(EVOLVE, turn(1, other), evolve()) is not None
    no_turn = eager("This Pokémon can evolve during the turn you play it.")
    assert hears(EVOLVE, turn(1, no_turn), evolve()) is not None


def test_first_turn_evolve_with_an_ability_switched_off() -> None:
    off = eager(EARLY, marks=(Mark("no_ability"),))
    assert hears(EVOLVE, turn(1, off), evolve()) is not None
    all_off = turn(1, eager(EARLY), marks=(Mark("no_abilities"),))
    assert hears(EVOLVE, all_off, evolve()) is not None


def test_first_turn_evolve_with_a_permission_for_the_active_spot() -> None:
    boosted = eager(
        "As long as this Pokémon is in the Active Spot, it can evolve during your first turn."
    )
    assert hears(EVOLVE, turn(1, boosted), evolve()) is None
    benched = turn(1, my_bench=[boosted])
    assert hears(EVOLVE, benched, evolve(onto="a2")) is not None


def test_first_turn_evolve_with_a_permission_against_pokemon_ex() -> None:
    roar = eager(
        "If your opponent's Active Pokémon is a Pokémon ex, this Pokémon can evolve during your "
        "first turn or the turn you play it."
    )
    assert hears(EVOLVE, turn(1, roar), evolve()) is not None
    ex = mon(pokemon("Big ex", tags=("ex",)))
    table = position([roar], [ex], turn={"number": 1})
    assert hears(EVOLVE, table, evolve()) is None
    unknown = position([roar], [mon(None)], turn={"number": 1})
    assert hears(EVOLVE, unknown, evolve()) is None
    stand_in = position([roar], [mon(None, plain=True)], turn={"number": 1})
    assert hears(EVOLVE, stand_in, evolve()) is not None


def test_first_turn_evolve_with_the_permission_of_the_evolution_card() -> None:
    delta = pokemon(
        "Lucario",
        stage="stage1",
        evolves="Riolu",
        abilities=(
            ability("Delta", "You may play this card to evolve a Pokémon during your first turn."),
        ),
    )
    assert hears(EVOLVE, turn(1), evolve(card=delta)) is None


@pytest.mark.parametrize(("types", "heard"), [("G", None), ("F", ("illegal", ("a1",), None))])
def test_first_turn_evolve_with_the_permission_of_a_stadium(types: str, heard: Any) -> None:
    forest = trainer(
        "Forest",
        "stadium",
        "Each player's Grass Pokémon can evolve during that player's first turn.",
    )
    base = pokemon("Riolu", types=types)
    top = pokemon("Lucario", types=types, stage="stage1", evolves="Riolu")
    assert hears(EVOLVE, turn(1, mon(base), stadiums=[forest]), evolve(card=top)) == heard


def test_first_turn_evolve_with_a_stadium_that_leaves_the_first_turn_out() -> None:
    vitality = trainer(
        "Vitality",
        "stadium",
        "Each player's Fighting Pokémon can evolve into Fighting Pokémon during the turn they play "
        "those Pokémon, except during their first turn.",
    )
    top = pokemon("Lucario", types="F", stage="stage1", evolves="Riolu")
    assert hears(EVOLVE, turn(1, stadiums=[vitality]), evolve(card=top)) is not None
    just_played = turn(3, mon(entered=3), stadiums=[vitality])
    assert hears("evolve-just-played", just_played, evolve(card=top)) is None


# -- what is fine ----------------------------------------------------------------------------------


def test_first_turn_energy_ok() -> None:
    assert says(turn(1), p.AttachCard(ME, "a1", FIGHTING)) == {}


def test_first_turn_item_stadium_ok() -> None:
    table = turn(1, my_bench=[mon(RALTS)])
    busy = position(
        [mon(energy=(FIGHTING,))], [mon(PIKACHU)], my_bench=[mon(RALTS)], turn={"number": 1}
    )
    assert says(table, c.PlayTrainer(ME, trainer("Ball", text="Flip a coin."))) == {}
    belt = trainer("Belt", "tool")
    assert says(table, c.PlayTrainer(ME, belt, onto="a1"), p.AttachCard(ME, "a1", belt)) == {}
    assert says(table, c.PlayStadium(ME, trainer("Park", "stadium", "Heal."))) == {}
    assert says(busy, p.Retreat(ME, "a1", "a2", (FIGHTING,))) == {}
    trader = mon(pokemon("T", abilities=(ability("Trade", "Once during your turn, draw 2."),)))
    assert says(turn(1, trader), p.UseAbility(ME, "a1", "Trade")) == {}


def test_first_turn_attack_is_not_allowed_by_a_text_of_another_attack() -> None:
    quick = mon(pokemon("Quick", QUICK, PUNCH), energy=(FIGHTING,))
    heard = ("suspicious", ("a1",), None)
    assert hears(ATTACK, turn(1, quick), p.Attack(ME, "a1", "Copied")) == heard


@pytest.mark.parametrize(
    ("said", "first", "second"),
    [
        ("If you go second, you can't use this attack during your first turn.", False, True),
        ("You can't use this attack during your first turn.", True, True),
        ("後攻なら、最初の自分の番にこのワザは使えない。", False, True),
        ("Draw a card.", False, False),
    ],
)
def test_first_turn_attack_by_its_own_text(said: str, first: bool, second: bool) -> None:
    beast = mon(pokemon("Beast", attack("Beat", "", "30", said)))
    free = turn(1, beast, options=(("first-turn-attack", "allowed"),))
    assert (hears(ATTACK, free, p.Attack(ME, "a1", "Beat")) is not None) is first
    theirs = position([mon()], [beast], turn={"number": 2, "player": YOU})
    heard = hears(ATTACK, theirs, p.Attack(YOU, "b1", "Beat"))
    assert heard == (("illegal", ("b1",), None) if second else None)
    assert hears(ATTACK, turn(3, beast), p.Attack(ME, "a1", "Beat")) is None
