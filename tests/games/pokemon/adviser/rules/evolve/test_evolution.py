"""When a Pokémon may evolve, and into what."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.effects.evolution_questions import bare, evolves_from, line_key
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Card, Words
from tests.games.pokemon.adviser.situation import (
    GARDEVOIR,
    KIRLIA,
    LUCARIO,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    ability,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
    words,
)

NOW = 5
"""The number of the turn in these positions."""
JUST, TWICE, DEVOLVED = "evolve-just-played", "evolve-twice", "evolve-after-devolve"
NAME, OWNER, STAGE = "evolve-name-mismatch", "evolve-owner-mismatch", "evolve-skip-stage"
VMAX, LEVEL, BENCH = "evolve-vmax-vstar", "evolve-levelup-active-only", "evolve-direct-to-bench"
CANDY = trainer("Rare Candy")


def with_one(one: Mon, **more: Any) -> Position:
    return position([one], [mon(PIKACHU)], **more)


def puts(card: Card | None, onto: Mon, **more: Any) -> dict[str, str]:
    """Return what is said of a card put on a Pokémon."""
    return says(with_one(onto), p.Evolve(ME, "a1", card, **more))


def evolution(name: str, source: str, stage: str = "stage1", **more: Any) -> Card:
    return pokemon(name, stage=stage, evolves=source, **more)


# -- when ------------------------------------------------------------------------------------------


def test_a_usual_evolution_is_fine() -> None:
    assert puts(LUCARIO, mon(RIOLU)) == {}
    assert puts(KIRLIA, mon(RALTS, entered=3)) == {}
    assert puts(GARDEVOIR, mon(KIRLIA, stack=(RALTS, KIRLIA), evolved=3)) == {}


def test_evolve_just_played() -> None:
    assert puts(LUCARIO, mon(entered=NOW)) == {JUST: "illegal"}
    assert puts(LUCARIO, mon(entered=NOW - 1)) == {}
    assert hears(JUST, with_one(mon(entered=NOW)), p.Evolve(ME, "a1", LUCARIO)) == (
        "illegal",
        ("a1",),
        None,
    )


@pytest.mark.parametrize("rule", [JUST, TWICE, DEVOLVED])
def test_timing_is_silent_for_effects_candy_and_before_the_game(rule: str) -> None:
    fresh = mon(entered=NOW, evolved=NOW, devolved=NOW)
    for more in ({"effect": True}, {"source": "deck"}, {"candy": CANDY}):
        assert rule not in puts(LUCARIO, fresh, **more)
    setup = with_one(mon(), turn={"number": 0})
    assert hears(rule, setup, p.Evolve(ME, "a1", LUCARIO)) is None
    assert hears(rule, with_one(fresh), p.Evolve(ME, "a9", LUCARIO)) is None


@pytest.mark.parametrize("rule", [JUST, TWICE, DEVOLVED])
def test_timing_of_what_is_not_known(rule: str) -> None:
    fresh = {"entered": NOW, "evolved": NOW, "devolved": NOW}
    play = p.Evolve(ME, "a1", None)
    assert hears(rule, with_one(mon(None, **fresh)), play) == ("suspicious", ("a1",), None)
    only_a_name = Card("?Eevee||", Words("Eevee", "イーブイ"), "unknown")
    assert hears(rule, with_one(mon(only_a_name, **fresh)), play) == ("suspicious", ("a1",), None)
    stand_in = with_one(mon(None, plain=True, **fresh))
    assert hears(rule, stand_in, play) == ("illegal", ("a1",), None)


def eager(text: str) -> Mon:
    return mon(pokemon("Riolu", abilities=(ability("Eager", text),)), entered=NOW)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("This Pokémon can evolve during the turn you play it.", False),
        ("This Pokémon can evolve during your first turn or the turn you play it.", False),
        ("If you go second, this Pokémon can evolve during your first turn.", True),
        ("Once during your turn, you may draw a card.", True),
        ("このポケモンは、出したばかりの番でも進化できる。", False),
    ],
)
def test_evolve_just_played_with_an_ability(text: str, said: bool) -> None:
    heard = hears(JUST, with_one(eager(text)), p.Evolve(ME, "a1", LUCARIO))
    assert (heard is not None) is said


def test_evolve_just_played_with_a_stadium_of_another_type() -> None:
    forest = trainer(
        "Forest",
        "stadium",
        "Each player's Grass Pokémon can evolve into Grass Pokémon during the turn they play those "
        "Pokémon, except during their first turn.",
    )
    sprout = pokemon("Sprout", types="G")

    def heard(base: Card, top: Card) -> Any:
        table = with_one(mon(base, entered=NOW), stadiums=[forest])
        return hears(JUST, table, p.Evolve(ME, "a1", top))

    assert heard(sprout, evolution("Tree", "Sprout", types="G")) is None
    assert heard(sprout, evolution("Fire", "Sprout", types="R")) is not None
    assert heard(RIOLU, evolution("Tree", "Riolu", types="G")) is not None


def test_evolve_twice() -> None:
    once = mon(KIRLIA, stack=(RALTS, KIRLIA), evolved=NOW)
    assert puts(GARDEVOIR, once) == {TWICE: "illegal"}


def test_evolve_twice_is_silent_for_an_evolution_of_an_earlier_turn() -> None:
    once = mon(KIRLIA, stack=(RALTS, KIRLIA), evolved=NOW - 2)
    assert puts(GARDEVOIR, once) == {}


FOREST = "Each player's Psychic Pokémon can evolve into Psychic Pokémon during the turn they play "
FOREST += "those Pokémon, except during their first turn."


def test_evolve_twice_is_silent_where_a_stadium_lets_what_was_just_played_evolve() -> None:
    kirlia = replace(KIRLIA, types=("P",))
    once = mon(kirlia, stack=(RALTS, kirlia), entered=NOW, evolved=NOW)
    into = replace(GARDEVOIR, types=("P",))
    play = p.Evolve(ME, "a1", into)
    forest = position([once], [mon()], stadiums=[trainer("Forest", "stadium", FOREST)])
    assert says(forest, play) == {}
    assert hears(TWICE, position([once], [mon()]), play) is not None


def test_an_ability_that_it_used_may_let_it_evolve() -> None:
    lets = "Once during your turn, you may evolve this Pokémon with a card from your hand."
    heals = "Once during your turn, you may heal 10 damage."
    for text, heard in ((lets, None), (heals, ("illegal", ("a1",), None))):
        spirit = replace(RALTS, abilities=(ability("Spite", text),))
        turn = {"plays": (p.UseAbility(ME, "a1", "Spite"),)}
        there = position([mon(spirit, entered=NOW)], [mon()], turn=turn)
        assert hears(JUST, there, p.Evolve(ME, "a1", KIRLIA)) == heard
    unknown = Card("?1", words("Phantump"), "unknown")
    there = position([mon(unknown, entered=NOW)], [mon()], turn=turn)
    assert hears(JUST, there, p.Evolve(ME, "a1", None)) is None


def test_evolve_after_devolve() -> None:
    assert puts(LUCARIO, mon(devolved=NOW)) == {DEVOLVED: "illegal"}


def test_evolve_after_devolve_is_silent_a_turn_later() -> None:
    assert puts(LUCARIO, mon(devolved=NOW - 1)) == {}


# -- into what -------------------------------------------------------------------------------------


def test_evolve_name_mismatch() -> None:
    assert puts(KIRLIA, mon(RIOLU)) == {NAME: "illegal"}
    assert puts(KIRLIA, mon(RALTS)) == {}
    play = p.Evolve(ME, "a1", KIRLIA)
    assert hears(NAME, with_one(mon(RIOLU)), play) == ("illegal", ("a1",), "Ralts")


def test_evolve_name_mismatch_names_both() -> None:
    (advice,) = judge(with_one(mon(RIOLU)), (p.Evolve(ME, "a1", KIRLIA),))
    assert advice.message.en == "Kirlia evolves from Ralts, not from Riolu."
    assert advice.message.ja == "KirliaはRaltsから進化します。Rioluからは進化しません。"


def test_evolve_name_mismatch_of_a_basic_pokemon() -> None:
    heard = ("illegal", ("a1",), None)
    assert hears(NAME, with_one(mon(RIOLU)), p.Evolve(ME, "a1", RALTS)) == heard
    legend = pokemon("Half LEGEND", stage=None)
    assert puts(legend, mon(RIOLU)) == {}


def test_evolve_name_mismatch_is_silent_where_a_card_is_not_known() -> None:
    assert puts(None, mon(RIOLU)) == {}
    assert puts(KIRLIA, mon(None)) == {}
    assert puts(KIRLIA, mon(None, plain=True)) == {}
    assert puts(Card("?", Words("x", "x"), "unknown"), mon(RIOLU)) == {}


def test_evolve_name_mismatch_is_silent_for_effects_and_notes() -> None:
    assert puts(KIRLIA, mon(RIOLU), effect=True) == {}
    assert puts(KIRLIA, mon(RIOLU), source="deck") == {}
    assert puts(KIRLIA, mon(RIOLU, marks=(Mark("named"),))) == {}


def test_evolve_name_mismatch_is_less_sure_of_a_pokemon_that_speaks_of_evolving() -> None:
    ditto = pokemon("Ditto", abilities=(ability("Almighty", "It evolves into anything."),))
    assert puts(KIRLIA, mon(ditto)) == {NAME: "suspicious"}
    assert puts(RALTS, mon(ditto)) == {NAME: "suspicious"}


def test_evolve_name_mismatch_reads_names_in_either_language() -> None:
    base = replace(RALTS, name=Words("Ralts", "ラルトス"))
    ja_only = replace(KIRLIA, evolves_from=Words("ラルトス", "ラルトス"))
    other = replace(KIRLIA, evolves_from=Words("リオル", "リオル"))
    assert puts(ja_only, mon(base)) == {}
    assert puts(other, mon(base)) == {NAME: "illegal"}
    assert puts(other, mon(RALTS)) == {}
    assert puts(KIRLIA, mon(replace(RALTS, name=Words("ラルトス", "ラルトス")))) == {}


def test_names_are_compared_without_what_old_prints_add() -> None:
    assert line_key("Kakuna δ") == line_key("Kakuna")
    assert line_key("Infernape Lv.42") == line_key("Infernape")
    assert line_key("Infernape") != line_key("Monferno")
    assert bare("Iono's Tadbulb") == bare("Tadbulb")
    assert bare("Paldean Wooper") == bare("Wooper")
    assert bare("Farfetch’d") != bare("d")
    assert evolves_from(RIOLU, RALTS.name) is None


@pytest.mark.parametrize(
    ("top", "source", "base"),
    [
        ("Team Rocket's Crobat ex", "Team Rocket's Golbat", "Golbat"),
        ("Crobat", "Golbat", "Team Rocket's Golbat"),
        ("Iono's Bellibolt ex", "Iono's Tadbulb", "Tadbulb"),
        ("Paldean Clodsire ex", "Paldean Wooper", "Wooper"),
        ("Galarian Obstagoon", "Galarian Linoone", "Hisuian Linoone"),
        ("N's Darmanitan", "N’s Darumaka", "Darumaka"),
        ("ナンジャモのハラバリーex", "ナンジャモのズピカ", "ズピカ"),
        ("アローラ ラッタ", "アローラ コラッタ", "コラッタ"),
    ],
)
def test_evolve_owner_mismatch(top: str, source: str, base: str) -> None:
    card = evolution(top, source)
    play = p.Evolve(ME, "a1", card)
    assert puts(card, mon(pokemon(base))) == {OWNER: "illegal"}
    assert hears(OWNER, with_one(mon(pokemon(base))), play) == ("illegal", ("a1",), source)
    assert puts(card, mon(pokemon(source))) == {}


def test_evolve_owner_mismatch_is_not_any_other_name() -> None:
    assert puts(evolution("Iono's Bellibolt ex", "Iono's Tadbulb"), mon(RIOLU)) == {NAME: "illegal"}


@pytest.mark.parametrize("stage", ["vmax", "vstar"])
def test_evolve_vmax_vstar(stage: str) -> None:
    card = evolution("Charizard VSTAR", "Charizard V", stage)
    plain = mon(pokemon("Charizard"))
    assert puts(card, plain) == {VMAX: "illegal"}
    heard = ("illegal", ("a1",), "Charizard V")
    assert hears(VMAX, with_one(plain), p.Evolve(ME, "a1", card)) == heard


def test_evolve_vmax_vstar_is_silent_on_the_pokemon_v_and_for_effects() -> None:
    card = evolution("Charizard VSTAR", "Charizard V", "vstar")
    assert puts(card, mon(pokemon("Charizard V"))) == {}
    assert puts(card, mon(pokemon("Charizard")), effect=True) == {}


@pytest.mark.parametrize("name", ["Charizard VMAX", "Charizard VSTAR"])
def test_evolve_vmax_vstar_by_the_name_of_a_card_without_data(name: str) -> None:
    def unknown(called: str) -> Card:
        return Card(f"?{called}||", Words(called, called), "unknown")

    assert puts(unknown(name), mon(unknown("Charizard"))) == {VMAX: "illegal"}
    assert puts(unknown(name), mon(pokemon("Charizard"))) == {VMAX: "illegal"}
    assert puts(unknown(name), mon(unknown("Charizard V"))) == {}
    assert puts(unknown("Charizard ex"), mon(unknown("Charizard"))) == {}


def test_evolve_skip_stage() -> None:
    play = p.Evolve(ME, "a1", GARDEVOIR)
    assert hears(STAGE, with_one(mon(RALTS)), play) == ("illegal", ("a1",), "Kirlia")
    assert puts(GARDEVOIR, mon(RALTS)) == {STAGE: "illegal"}
    assert puts(GARDEVOIR, mon(KIRLIA)) == {}


def test_evolve_skip_stage_is_for_candy_and_effects() -> None:
    assert STAGE not in puts(GARDEVOIR, mon(RALTS), candy=CANDY)
    assert puts(GARDEVOIR, mon(RALTS), effect=True) == {}
    assert puts(GARDEVOIR, mon(RALTS), source="deck") == {}


def test_evolve_skip_stage_names_the_stage_between() -> None:
    (advice,) = judge(with_one(mon(RALTS)), (p.Evolve(ME, "a1", GARDEVOIR),))
    assert advice.message.en == (
        "Gardevoir is a Stage 2 and goes on Kirlia. Only Rare Candy puts it straight on Ralts."
    )


def test_evolve_skip_stage_is_about_the_same_line() -> None:
    from app.games.pokemon.cards.every_card import known_base

    base = known_base()
    dragapult, dreepy, duskull = base.get("TWM-130"), base.get("TWM-128"), base.get("PRE-35")
    assert puts(dragapult, mon(dreepy)) == {STAGE: "illegal"}
    assert puts(dragapult, mon(duskull)) == {NAME: "illegal"}
    assert puts(dragapult, mon(base.get("PRE-36"))) == {NAME: "illegal"}
    # Of a Stage 1 that no print is known of nobody can tell what line it is.
    unknown = evolution("Metagross", "Metang", "stage2")
    fossil = trainer("Antique Fossil", hp=60)
    assert puts(unknown, mon(fossil)) == {STAGE: "illegal"}


def test_evolve_mega_ex_normal() -> None:
    mega = evolution("Mega Lucario ex", "Riolu", tags=("Mega", "ex"))
    assert puts(mega, mon(RIOLU)) == {}
    table = with_one(mon(mega, stack=(RIOLU, mega), evolved=NOW))
    assert says(table, c.PlayTrainer(ME, trainer("Ball", text="Flip a coin."))) == {}


# -- where -----------------------------------------------------------------------------------------


LEVEL_UP = evolution("Infernape LV.X", "Infernape", "level_up")


def test_evolve_levelup_active_only() -> None:
    ape = mon(pokemon("Infernape"))
    table = position([ape], [mon()], my_bench=[ape])
    assert hears(LEVEL, table, p.Evolve(ME, "a2", LEVEL_UP)) == ("illegal", ("a2",), None)
    unknown = Card("?", Words("Infernape LV.X", "ゴウカザルLV.X"), "unknown")
    assert hears(LEVEL, table, p.Evolve(ME, "a2", unknown)) == ("illegal", ("a2",), None)
    assert puts(unknown, ape) == {}


def test_evolve_levelup_active_only_is_silent_on_the_active_pokemon_and_for_others() -> None:
    ape = mon(pokemon("Infernape"))
    table = position([ape], [mon()], my_bench=[ape])
    assert hears(LEVEL, table, p.Evolve(ME, "a1", LEVEL_UP)) is None
    assert hears(LEVEL, table, p.Evolve(ME, "a2", LUCARIO)) is None
    assert hears(LEVEL, table, p.Evolve(ME, "a2", None)) is None
    assert hears(LEVEL, table, p.Evolve(ME, "a9", LEVEL_UP)) is None
    assert hears(LEVEL, table, p.Evolve(ME, "a2", LEVEL_UP, effect=True)) is None


def down(*cards: Card | None, **more: Any) -> c.PutDown:
    return c.PutDown(ME, cards, "bench", ME, **more)


def test_evolve_direct_to_bench() -> None:
    table = with_one(mon())
    assert hears(BENCH, table, down(KIRLIA)) == ("illegal", ("seat.0",), "Ralts")
    assert hears(BENCH, table, down(RALTS, KIRLIA)) is not None
    old_mega = evolution("M Gardevoir-EX", "Gardevoir-EX", None, tags=("Mega", "EX"))
    assert hears(BENCH, table, down(old_mega)) is not None


def test_evolve_direct_to_bench_is_silent_for_basics_and_effects() -> None:
    table = with_one(mon())
    electabuzz = evolution("Electabuzz", "Elekid", "basic")
    for card in (RALTS, electabuzz, None, pokemon("Half LEGEND", stage=None)):
        assert hears(BENCH, table, down(card)) is None
    assert hears(BENCH, table, down(KIRLIA, effect=True)) is None
    assert hears(BENCH, table, down(KIRLIA, source="discard")) is None
    setup = with_one(mon(), turn={"number": 0})
    assert hears(BENCH, setup, down(KIRLIA)) is None


def test_evolve_direct_to_bench_is_silent_where_an_effect_puts_such_cards_there() -> None:
    call = trainer("Call", text="Put a Stage 1 Pokémon from your hand onto your Bench.")
    lets = with_one(mon(), turn={"plays": (c.PlayTrainer(ME, call),)})
    assert hears(BENCH, lets, down(KIRLIA)) is None
    unread = with_one(mon(), turn={"plays": (c.PlayTrainer(ME, trainer("Odd")),)})
    assert hears(BENCH, unread, down(KIRLIA)) == ("suspicious", ("seat.0",), "Ralts")


def test_evolve_direct_to_bench_for_a_card_that_comes_by_itself() -> None:
    flash = ability("Flash", "You may play this Pokémon from your hand onto your Bench.")
    luxray = evolution("Luxray", "Luxio", abilities=(flash,))
    assert hears(BENCH, with_one(mon()), down(luxray)) is None


@pytest.mark.parametrize(
    "text",
    [
        "Put this card on your Bench.",
        "When you are setting up to play, you may put this Pokémon face down in the Active Spot.",
        "このカードを自分のベンチに出す。",
        "このカードをウラにしてバトル場に出せる。",
    ],
)
def test_evolve_direct_to_bench_knows_how_such_a_card_speaks(text: str) -> None:
    odd = evolution("Odd", "Even", abilities=(ability("Comes", text),))
    assert hears(BENCH, with_one(mon()), down(odd)) is None
    assert hears(BENCH, with_one(mon()), down(odd, KIRLIA)) == ("illegal", ("seat.0",), "Ralts")


def test_evolve_skip_stage_is_less_sure_for_a_pokemon_that_evolves_oddly() -> None:
    for text in ("It evolves as it likes.", "好きなように進化する。"):
        odd = replace(RALTS, abilities=(ability("Odd", text),))
        assert puts(GARDEVOIR, mon(odd)) == {STAGE: "suspicious"}
