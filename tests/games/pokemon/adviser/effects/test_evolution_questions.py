"""What evolves from what, what is wrong with an evolution, and what allows it early."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.evolution_questions import (
    bare,
    evolves_by_hand,
    evolves_from,
    fault,
    is_of_line,
    line_key,
    may_evolve,
    stands_as_basic,
    told_by_name,
)
from app.games.pokemon.adviser.model.plays import Evolve
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import InStadium, Mon
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.every_card import known_base
from tests.games.pokemon.adviser.knowing import knowing
from tests.games.pokemon.adviser.situation import (
    GARDEVOIR,
    KIRLIA,
    LUCARIO,
    ME,
    RALTS,
    RIOLU,
    YOU,
    ability,
    mon,
    pokemon,
    position,
    trainer,
)

DREEPY, DRAKLOAK, DRAGAPULT = (known_base().get(f"TWM-{number}") for number in (128, 129, 130))
DUSKULL = known_base().get("PRE-35")
FOSSIL = trainer("Fossil", hp=60)


def unknown(name: str) -> Card:
    return Card(f"?{name}", Words(name, name), "unknown")


def evolution(source: Words | None, stage: Any = "stage1", name: str = "Someone") -> Card:
    return replace(pokemon(name, stage=stage), evolves_from=source)


# -- by hand -------------------------------------------------------------------------------------


def test_a_pokemon_evolves_by_hand_in_a_turn_without_an_effect_or_rare_candy() -> None:
    turn, setup = position([mon()]), position([mon()], turn={"number": 0})
    assert evolves_by_hand(turn, Evolve(ME, "a1", LUCARIO))
    assert evolves_by_hand(position([mon()], turn={"number": 1}), Evolve(ME, "a1", LUCARIO))
    assert not evolves_by_hand(setup, Evolve(ME, "a1", LUCARIO))
    assert not evolves_by_hand(turn, Evolve(ME, "a1", LUCARIO, "deck"))
    assert not evolves_by_hand(turn, Evolve(ME, "a1", LUCARIO, effect=True))
    assert not evolves_by_hand(turn, Evolve(ME, "a1", LUCARIO, candy=trainer("Rare Candy")))


# -- what a name tells ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "stage", "source"),
    [
        ("Lucario VMAX", "vmax", "Lucario V"),
        ("Lucario VSTAR", "vstar", "Lucario V"),
        ("Lucario LV.X", "level_up", "Lucario"),
        ("Lucario BREAK", "break", "Lucario"),
    ],
)
def test_a_name_may_tell_the_stage_of_a_card_without_data(
    name: str, stage: str, source: str
) -> None:
    card = told_by_name(unknown(name))
    assert card is not None
    assert (card.kind, card.stage) == ("pokemon", stage)
    assert card.evolves_from == Words(source, source)


def test_a_mega_ex_is_known_by_its_name() -> None:
    card = told_by_name(unknown("M Gardevoir-EX"))
    assert card is not None
    assert (card.kind, card.tags) == ("pokemon", ("Mega", "EX"))
    for name in ("M Gardevoir", "Gardevoir-EX", "Gardevoir"):
        assert told_by_name(unknown(name)) == unknown(name)


def test_a_card_with_data_is_as_it_is() -> None:
    odd = pokemon("Odd VMAX")
    assert told_by_name(odd) == odd
    assert told_by_name(None) is None


@pytest.mark.parametrize(
    ("name", "same"),
    [
        ("Pikachu δ", "pikachu"),
        ("Pikachu ☆", "pikachu"),
        ("Pikachu Star", "pikachu"),
        ("Pikachu Lv. 12", "pikachu"),
        ("Pikachu LV.12", "pikachu"),
        ("Flabébé", "flabebe"),
        ("Starmie", "starmie"),
        ("Pikachu ex", "pikachu ex"),
    ],
)
def test_what_old_prints_add_to_a_name_does_not_count(name: str, same: str) -> None:
    assert line_key(name) == same


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Iono's Tadbulb", "tadbulb"),
        ("Iono’s Tadbulb", "tadbulb"),
        ("Team Rocket's Mewtwo", "mewtwo"),
        ("Galarian Meowth", "meowth"),
        ("Hisuian Zorua", "zorua"),
        ("ナンジャモのズピカ", "ズピカ"),
        ("ガラル ニャース", "ニャース"),
        ("アローラロコン", "ロコン"),
        ("Meowth", "meowth"),
    ],
)
def test_a_name_without_whose_pokemon_it_is_and_its_region(name: str, short: str) -> None:
    assert bare(name) == short


# -- what fits -----------------------------------------------------------------------------------


def test_names_are_compared_in_a_language_that_both_have() -> None:
    both = evolution(Words("Riolu", "リオル"))
    assert evolves_from(both, Words("Riolu", "リオル")) is True
    assert evolves_from(both, Words("リオル", "リオル")) is True, "only the Japanese name"
    assert evolves_from(both, Words("Riolu", "Riolu")) is True, "only the English name"
    assert evolves_from(both, Words("Ralts", "ラルトス")) is False
    assert evolves_from(both, Words("Riolu", "リオルα")) is True, "the same in one of them"
    assert evolves_from(evolution(Words("Riolu", "Riolu")), Words("リオル", "リオル")) is None
    assert evolves_from(evolution(Words("リオル", "リオル")), Words("Riolu", "Riolu")) is None
    assert evolves_from(evolution(None), Words("Riolu", "リオル")) is None


def test_a_card_that_fits_has_no_fault() -> None:
    assert fault(LUCARIO, mon(RIOLU)) == ""
    assert fault(evolution(Words("Pikachu", "")), mon(pokemon("Pikachu δ"))) == ""


def test_of_what_is_not_known_no_fault_is_found() -> None:
    assert fault(None, mon(RIOLU)) == ""
    assert fault(LUCARIO, mon(None)) == ""
    assert fault(LUCARIO, mon(RALTS, marks=(Mark("named"),))) == "", "people named it otherwise"
    assert fault(evolution(None), mon(RALTS)) == "", "a Stage 1 whose source is not known"
    japanese = replace(RALTS, name=Words("ラルトス", "ラルトス"))
    assert fault(LUCARIO, mon(japanese)) == ""


def test_a_basic_pokemon_evolves_from_nothing() -> None:
    assert fault(RIOLU, mon(RALTS)) == "basic"


@pytest.mark.parametrize("stage", ["vmax", "vstar"])
def test_a_vmax_or_a_vstar_belongs_on_its_v(stage: str) -> None:
    top = evolution(Words("Lucario V", ""), stage)
    assert fault(top, mon(LUCARIO)) == "vmax"
    assert fault(top, mon(pokemon("Lucario V"))) == ""


def test_another_persons_or_regions_pokemon_is_another_one() -> None:
    bellibolt = evolution(Words("Iono's Tadbulb", "ナンジャモのズピカ"))
    assert fault(bellibolt, mon(pokemon("Tadbulb"))) == "owner"
    assert fault(bellibolt, mon(pokemon("Team Rocket's Tadbulb"))) == "owner"
    linked_wrongly = replace(RALTS, name=Words("Tadbulb", "ラルトス"))
    assert fault(bellibolt, mon(linked_wrongly)) == "owner"
    assert fault(evolution(Words("Galarian Meowth", "")), mon(pokemon("Meowth"))) == "owner"


def test_a_stage_2_does_not_go_on_the_basic_of_its_line() -> None:
    assert fault(DRAGAPULT, mon(DREEPY)) == "stage"
    assert fault(DRAGAPULT, mon(DUSKULL)) == "name"
    assert fault(DRAGAPULT, mon(KIRLIA)) == "name"
    unheard = evolution(Words("Nobody Knows", ""), "stage2")
    assert fault(unheard, mon(FOSSIL)) == "stage", "of a line that nobody knows it may be the Basic"
    assert fault(unheard, mon(KIRLIA)) == "name", "which a Stage 1 is not"


def test_any_other_card_has_another_name() -> None:
    assert fault(LUCARIO, mon(RALTS)) == "name"
    assert fault(DRAKLOAK, mon(DUSKULL)) == "name"


def test_a_fossil_stands_as_a_basic_pokemon() -> None:
    assert [stands_as_basic(card) for card in (RIOLU, FOSSIL)] == [True, True]
    assert [stands_as_basic(card) for card in (LUCARIO, trainer("Ball"))] == [False, False]


def test_a_stage_2_is_of_the_line_its_stage_1_comes_from() -> None:
    assert is_of_line(DRAGAPULT, DREEPY) is True
    assert is_of_line(DRAGAPULT, DUSKULL) is False
    only_japanese = replace(DREEPY, name=Words(DREEPY.name.ja, DREEPY.name.ja))
    assert is_of_line(DRAGAPULT, only_japanese) is True
    assert is_of_line(evolution(None, "stage2"), DREEPY) is None
    assert is_of_line(evolution(Words("Nobody Knows", ""), "stage2"), DREEPY) is None


def test_a_line_is_not_told_where_its_stage_1_is_known_in_another_language() -> None:
    japanese = replace(RALTS, name=Words("ラルトス", "ラルトス"))
    with knowing([KIRLIA]):
        assert is_of_line(GARDEVOIR, RALTS) is True
        assert is_of_line(GARDEVOIR, RIOLU) is False
        assert is_of_line(GARDEVOIR, japanese) is None


# -- early ---------------------------------------------------------------------------------------

FIRST, SAME = "first turn", "same turn"


def eager(text: str) -> Card:
    """Return a Riolu with an Ability of this text."""
    return replace(RIOLU, abilities=(ability("Hum", "Draw a card."), ability("Eager", text)))


def early(one: Mon, when: Any = FIRST, by: int = ME, card: Card = LUCARIO, **more: Any) -> bool:
    """Whether "a1" may evolve into Lucario so early."""
    table: Position = position([one], [mon(RALTS)], **more)
    return may_evolve(table, Evolve(by, "a1", card), table.mons[0], when)


@pytest.mark.parametrize(
    ("text", "first", "same"),
    [
        ("This Pokémon can evolve during your first turn.", True, False),
        ("This Pokémon can evolve during the turn you play it.", False, True),
        ("This Pokémon may evolve during your first turn or the turn you play it.", True, True),
        ("It can evolve the turn it was put into play.", False, True),
        ("It can evolve the turn you play it, except during your first turn.", False, True),
        ("During your first turn, draw a card.", False, False),
        ("この特性は、最初の自分の番でも進化できる。", True, False),
        ("出したばかりのポケモンも進化できる。", False, True),
        ("Draw a card.", False, False),
    ],
)
def test_a_text_lets_a_pokemon_evolve_early(text: str, first: bool, same: bool) -> None:
    assert early(mon(eager(text)), FIRST) is first
    assert early(mon(eager(text)), SAME) is same


ALWAYS = "This Pokémon can evolve during your first turn."


def test_the_text_may_stand_on_the_card_that_goes_on_it() -> None:
    assert early(mon(RIOLU), card=replace(LUCARIO, abilities=(ability("Haste", ALWAYS),)))
    assert not early(mon(RIOLU))
    table = position([mon(RIOLU)])
    assert not may_evolve(table, Evolve(ME, "a1", None), table.mons[0], "first turn")


def test_without_its_ability_it_may_not() -> None:
    assert not early(mon(eager(ALWAYS), marks=(Mark("no_ability"),)))
    assert not early(mon(eager(ALWAYS)), marks=(Mark("no_abilities"),))
    assert not early(mon(None))


@pytest.mark.parametrize(
    "text",
    [
        "If you go second, this Pokémon can evolve during your first turn.",
        "後攻なら、最初の番でも進化できる。",
    ],
)
def test_a_text_for_who_goes_second_is_for_nobody_else(text: str) -> None:
    assert early(mon(eager(text)), first=YOU)
    assert not early(mon(eager(text)), first=ME)


def early_on_the_bench(card: Card) -> bool:
    table = position([mon(RIOLU)], my_bench=[mon(card)])
    return may_evolve(table, Evolve(ME, "a2", LUCARIO), table.mons[1], "first turn")


def test_a_text_for_the_active_spot_is_for_no_benched_pokemon() -> None:
    text = "While it is in the Active Spot, this Pokémon can evolve during your first turn."
    assert early(mon(eager(text)))
    assert not early_on_the_bench(eager(text))
    assert early_on_the_bench(eager(ALWAYS))


def test_a_text_may_ask_for_an_opposing_pokemon_ex() -> None:
    text = (
        "If your opponent's Active Pokémon is a Pokémon ex, "
        "this Pokémon can evolve during your first turn."
    )
    table = {
        name: position([mon(eager(text))], [one], their_bench=[mon(pokemon("Ex", tags=("ex",)))])
        for name, one in {
            "an ex": mon(pokemon("Ex", tags=("ex",))),
            "another": mon(RALTS),
            "a hidden one": mon(None),
            "a stand-in": mon(None, plain=True),
        }.items()
    }
    allowed = {
        name: may_evolve(there, Evolve(ME, "a1", LUCARIO), there.mons[0], "first turn")
        for name, there in table.items()
    }
    assert allowed == {"an ex": True, "another": False, "a hidden one": True, "a stand-in": False}


def test_an_opponents_active_spot_is_another_one() -> None:
    text = (
        "If your opponent's Pokémon in the Active Spot is Asleep, "
        "this Pokémon can evolve during your first turn."
    )
    assert early_on_the_bench(eager(text))


GROVE = "Each player's {} Pokémon can evolve during the turn they play those Pokémon."


def test_a_stadium_may_let_pokemon_of_a_type() -> None:
    grove = trainer("Grove", "stadium", GROVE.format("Fighting"))
    fighting, psychic = replace(LUCARIO, types=("F",)), replace(LUCARIO, types=("P",))
    assert early(mon(RIOLU), SAME, card=fighting, stadiums=(grove,))
    assert not early(mon(RIOLU), SAME, card=psychic, stadiums=(grove,))
    assert not early(mon(RALTS), SAME, card=fighting, stadiums=(grove,))
    assert early(mon(None), SAME, card=fighting, stadiums=(grove,))


def test_a_stadium_may_let_pokemon_of_any_type() -> None:
    grove = trainer("Grove", "stadium", GROVE.format(""))
    assert early(mon(RIOLU), SAME, stadiums=(trainer("Mesa", "stadium", "Heal it."), grove))
    assert not early(mon(RIOLU), FIRST, stadiums=(grove,))
    japanese = trainer("もり", "stadium", "草ポケモンは、出したばかりでも進化できる。")
    assert not early(mon(RIOLU), SAME, stadiums=(japanese,))


def test_a_stadium_that_is_not_known_lets_nobody() -> None:
    table = replace(position([mon(RIOLU)]), stadiums=(InStadium("s1", None, ME),))
    assert not may_evolve(table, Evolve(ME, "a1", LUCARIO), table.mons[0], "same turn")
