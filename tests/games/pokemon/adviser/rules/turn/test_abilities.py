"""Abilities: how often, from where and when."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.turn_record import KnockedOut, PlayedTurn, Record
from app.games.pokemon.cards.card_record import Ability, Card, Words
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    LUCARIO,
    ME,
    PIKACHU,
    RALTS,
    YOU,
    ability,
    energy,
    four,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
    words,
)

ONCE, NAME_ONCE, ZONE = "ability-once", "ability-name-once", "ability-zone"
WINDOW = "ability-window-missed"
NOW = 5
SEEK = pokemon("Seeker", abilities=(ability("Seek", "Once during your turn, you may draw."),))
TOLD = pokemon("Teller", abilities=(ability("Seek", "Once in your turn: draw 1."),))
CYCLE = "Once during your turn, draw. You can't use more than 1 Lunar Cycle Ability each turn."
LUNATONE = pokemon("Lunatone", abilities=(ability("Lunar Cycle", CYCLE),))
FLIPPER = pokemon(
    "Flipper",
    abilities=(
        ability("Flip", "Once in your turn: draw 3. Only one Flip per turn, however many."),
    ),
)


def after(*before: Play, mine: Card | None = SEEK, **more: Any) -> Position:
    bench = [mon(SEEK), mon(LUNATONE), mon(LUNATONE), mon(FLIPPER)]
    return position([mon(mine)], [mon(PIKACHU)], my_bench=bench, turn={"plays": before}, **more)


def use(name: str = "Seek", unit: str = "a1", by: int = ME) -> p.UseAbility:
    return p.UseAbility(by, unit, name)


# -- how often -------------------------------------------------------------------------------------


def test_ability_once() -> None:
    assert hears(ONCE, after(use()), use()) == ("suspicious", ("a1",), None)
    assert hears(ONCE, after(use(), mine=TOLD), use()) is not None
    assert hears(ONCE, after(use("")), use()) is not None
    assert hears(ONCE, after(use()), use("")) is not None
    assert says(after(use()), use()) == {ONCE: "suspicious"}
    (said,) = judge(after(use()), (use(""),))
    assert said.message.en == "Seeker has used Seek this turn already."


def test_ability_once_is_silent_for_the_first_and_for_another_pokemon() -> None:
    assert says(after(), use()) == {}
    assert says(after(use(unit="a2")), use()) == {}
    assert hears(ONCE, after(use("Other")), use()) is None
    assert hears(ONCE, after(use(by=YOU)), use()) is None
    assert hears(ONCE, after(p.Retreat(ME, "a1")), use()) is None


def test_ability_once_is_silent_where_the_text_does_not_say_it_or_is_not_known() -> None:
    often = pokemon("Often", abilities=(ability("Seek", "As often as you like, draw."),))
    assert hears(ONCE, after(use(), mine=often), use()) is None
    assert hears(ONCE, after(use(), mine=None), use()) is None
    assert hears(ONCE, after(use(unit="a9")), use(unit="a9")) is None
    two = pokemon("Two", abilities=(*SEEK.abilities, ability("Look", "Look.")))
    assert hears(ONCE, after(use(""), mine=two), use("")) is None


def test_ability_once_of_a_card_played_anew() -> None:
    def told(entered: int, *, is_case: bool) -> Any:
        stands = mon(SEEK, entered=entered)
        turn = {"plays": (use(),)}
        table = position([stands], [mon()], turn=turn, record=Record(is_case=is_case))
        return hears(ONCE, table, use())

    assert told(NOW, is_case=True) is None
    assert told(NOW - 1, is_case=True) is not None
    assert told(NOW, is_case=False) is not None


def test_by_rounds_of_a_team_the_partners_use_counts() -> None:
    """A used it, B played in between, and C uses it in the same round (option `tv-once`)."""

    def told(seat: int, *by: int, once: str = "team") -> Any:
        turns = tuple(PlayedTurn(one, (use(by=one),)) for one in by)
        table = four(
            ([mon(SEEK)], []),
            turn={"player": seat, "number": 9 + seat},
            record=Record(turns=turns),
            options=(("tv-once", once),),
        )
        return hears(ONCE, table, use(by=seat))

    assert told(2, 0, 1) == ("suspicious", ("a1",), None)
    assert told(2, 0, 1, once="player") is None
    assert told(2, 1) is None  # what an opponent used is no matter
    assert told(0, 2, 3) is None  # C's turn was of the round before
    table = four(([mon(SEEK)], []), turn={"plays": (use(),)}, options=(("tv-once", "team"),))
    (said,) = judge(table, (use(),))
    assert said.message.en == "Seeker has used Seek this round of the team already."


def test_ability_name_once() -> None:
    past, now = use("Lunar Cycle", "a3"), use("Lunar Cycle", "a4")
    assert hears(NAME_ONCE, after(past), now) == ("illegal", ("a4",), None)
    assert says(after(past), now) == {NAME_ONCE: "illegal"}
    assert says(after(past), past) == {NAME_ONCE: "illegal"}
    assert says(after(use("Flip", "a5")), use("Flip", "a5")) == {NAME_ONCE: "illegal"}


def test_ability_name_once_is_silent_for_the_first_and_where_the_text_does_not_say_it() -> None:
    assert says(after(), use("Lunar Cycle", "a3")) == {}
    assert hears(NAME_ONCE, after(use(unit="a2")), use()) is None
    assert hears(NAME_ONCE, after(use()), use("Lunar Cycle", "a3")) is None
    assert hears(NAME_ONCE, after(use("Lunar Cycle", "a3", YOU)), use("Lunar Cycle", "a4")) is None
    assert hears(NAME_ONCE, after(use("Lunar Cycle", "a9")), use("Lunar Cycle", "a9")) is None
    power = "(You can't use more than 1 VSTAR Ability each turn.)"
    star = pokemon("Star", abilities=(ability("Birth", power),))
    assert hears(NAME_ONCE, after(use("Birth"), mine=star), use("Birth")) is None


# -- from where ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Once during your turn, if this Pokémon is in the Active Spot, draw.",
        "If this Pokémon is your Active Pokémon, draw.",
        "Once in your turn, while Active: draw.",
    ],
)
def test_ability_zone_for_the_active_spot(text: str) -> None:
    card = pokemon("Runner", abilities=(ability("Seek", text),))
    table = position([mon(card)], [mon()], my_bench=[mon(card)])
    assert hears(ZONE, table, use(unit="a2")) == ("suspicious", ("a2",), None)
    assert hears(ZONE, table, use()) is None


@pytest.mark.parametrize(
    "text",
    [
        "If this Pokémon is on your Bench, draw.",
        "Once in your turn, from your Bench: draw.",
        "Once in your turn, while on your Bench: draw.",
        "このポケモンがベンチにいるなら、1回使える。",
    ],
)
def test_ability_zone_for_the_bench(text: str) -> None:
    card = pokemon("Sitter", abilities=(ability("Seek", text),))
    table = position([mon(card)], [mon()], my_bench=[mon(card)])
    assert hears(ZONE, table, use()) == ("suspicious", ("a1",), None)
    assert hears(ZONE, table, use(unit="a2")) is None


def test_ability_zone_is_silent_where_the_text_names_neither_or_both() -> None:
    both = "If this Pokémon is in the Active Spot, draw. If this Pokémon is on your Bench, draw 2."
    for text in (both, "Draw a card."):
        card = pokemon("Anywhere", abilities=(ability("Seek", text),))
        table = position([mon(card)], [mon()], my_bench=[mon(card)])
        assert hears(ZONE, table, use()) is None
        assert hears(ZONE, table, use(unit="a2")) is None
    assert hears(ZONE, table, use(unit="a9")) is None
    assert hears(ZONE, table, use("Elsewhere")) is None


# -- the moment it is played -----------------------------------------------------------------------

DRAW = "Once during your turn, when you play this Pokémon from your hand to evolve 1 of your "
KADABRA = pokemon("Kadabra", stage="stage1", abilities=(ability("Seek", DRAW + "Pokémon, draw."),))
FALL = "When you play this Pokémon from your hand onto your Bench during your turn, draw."
FALLER = pokemon("Faller", abilities=(ability("Seek", FALL),))
BALL = c.PlayTrainer(ME, trainer("Ball"))


def window(stands: Mon, *before: Play, **more: Any) -> Any:
    table = position([mon()], [mon()], my_bench=[stands], turn={"plays": before}, **more)
    return hears(WINDOW, table, use(unit="a2"))


def test_ability_window_missed() -> None:
    fresh, put = mon(KADABRA, evolved=NOW), p.Evolve(ME, "a2", KADABRA)
    heard = ("suspicious", ("a2",), None)
    assert window(fresh, put, BALL) == heard
    assert window(fresh, BALL) == heard
    came = c.PutDown(ME, (FALLER,), "bench", ME)
    assert window(mon(FALLER, entered=NOW), came, p.AttachCard(ME, "a1", FIGHTING)) == heard


def test_ability_window_missed_is_silent_right_after_it_was_played() -> None:
    fresh, put = mon(KADABRA, evolved=NOW), p.Evolve(ME, "a2", KADABRA)
    assert window(fresh, put) is None
    assert window(fresh, BALL, put) is None
    assert window(fresh, put, use(unit="a1"), c.DrawCards(ME, 2)) is None
    came = c.PutDown(ME, (FALLER,), "bench", ME)
    assert window(mon(FALLER, entered=NOW), BALL, came) is None
    assert window(mon(FALLER, entered=NOW), came, c.PutDown(ME, (RALTS,), "bench", ME)) is not None
    assert window(fresh, put, p.Evolve(ME, "a1", LUCARIO)) is not None


def test_the_moment_of_an_earlier_turn_is_a_matter_of_ability_zone() -> None:
    for stands in (
        mon(KADABRA, evolved=NOW - 2),
        mon(KADABRA, entered=NOW),
        mon(FALLER, entered=NOW - 2),
    ):
        table = position([mon()], [mon()], my_bench=[stands])
        assert hears(ZONE, table, use(unit="a2")) == ("suspicious", ("a2",), None)
        assert window(stands) is None
        other = replace(table, turn=replace(table.turn, plays=(p.Evolve(ME, "a1", LUCARIO),)))
        assert hears(ZONE, other, use(unit="a2")) is not None
    also = f"{DRAW}Pokémon, draw. You may also use this Ability if it is Knocked Out."
    twice = pokemon("Flygon", stage="stage2", abilities=(ability("Seek", also),))
    table = position([mon()], [mon()], my_bench=[mon(twice)])
    assert hears(ZONE, table, use(unit="a2")) is None


def test_ability_window_missed_is_silent_for_other_texts() -> None:
    assert window(mon(SEEK, entered=1), BALL) is None
    table = position([mon()], [mon()])
    assert hears(WINDOW, table, use(unit="a9")) is None


def test_ability_window_missed_of_a_case_counts_trainers_only() -> None:
    fresh, case = mon(KADABRA, evolved=NOW), Record(is_case=True)
    assert window(fresh, p.AttachCard(ME, "a1", FIGHTING), record=case) is None
    assert window(fresh, p.AttachCard(ME, "a1", FIGHTING)) is not None
    assert window(fresh, BALL, record=case) is not None
    put = p.Evolve(ME, "a2", KADABRA)
    assert window(fresh, put, p.AttachCard(ME, "a1", FIGHTING), record=case) is not None
    assert window(mon(KADABRA), put, record=case) is None


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("On evolving from hand in your turn: draw.", {"evolved": NOW}),
        ("On being played from hand to the Bench in your turn: draw.", {"entered": NOW}),
    ],
)
def test_ability_window_missed_knows_retold_texts(text: str, more: dict[str, int]) -> None:
    card = pokemon("Retold", abilities=(ability("Seek", text),))
    assert window(mon(card, **more)) is None
    table = position([mon()], [mon()], my_bench=[mon(card)])
    assert hears(ZONE, table, use(unit="a2")) is not None


def of_two(text: str) -> Card:
    """Return a Pokémon with two Abilities; the first has another name in Japanese."""
    seek = Ability(Words("Seek", "さがす"), words(text))
    return pokemon("Two", abilities=(seek, ability("Look", "Look.")))


@pytest.mark.parametrize(
    ("rule", "text", "before"),
    [
        (ONCE, "Once during your turn, draw.", use()),
        (NAME_ONCE, "You can't use more than 1 Seek Ability each turn.", use()),
        (ZONE, "If this Pokémon is on your Bench, draw.", BALL),
        (ZONE, FALL, BALL),
        (WINDOW, f"{DRAW}Pokémon, draw.", BALL),
    ],
)
def test_the_ability_is_called_what_it_is_in_each_language(
    rule: str, text: str, before: Play
) -> None:
    evolved = NOW if rule == WINDOW else 1
    turn = {"plays": (before,)}
    table = position([mon(of_two(text), evolved=evolved)], [mon()], turn=turn)
    (said,) = [one.message for one in judge(table, (use(),)) if one.rule == rule]
    assert "Seek" in said.en
    assert "「さがす」" in said.ja


def asking(said: str, **more: Any) -> Any:
    """Return what is said of an Ability that asks for something before it is used."""
    able = pokemon("Able", abilities=(ability("Ask", f"Once during your turn, {said}, draw 3."),))
    of_it = {key: more.pop(key) for key in ("energy", "unknown") if key in more}
    there = position([mon(able, **of_it)], [mon()], **more)
    return hears("ability-zone", there, p.UseAbility(ME, "a1", "Ask"))


FAILS = ("suspicious", ("a1",), None)


def test_ability_zone_of_another_pokemon_in_play() -> None:
    solrock = pokemon("Solrock")
    assert asking("if you have Solrock in play") == FAILS
    assert asking("if you have Solrock in play", my_bench=[mon(solrock)]) is None
    assert asking("if you have Solrock in play", my_bench=[mon(None)]) is None, "it may be one"
    assert asking("if it rains") is None, "another wording is for people"
    cycle = pokemon(
        "L", abilities=(ability("Ask", "Once in your turn, if you have a X in play: go."),)
    )
    used = p.UseAbility(ME, "a1", "Ask")
    assert hears("ability-zone", position([mon(cycle)], [mon()]), used) == FAILS


def test_ability_zone_of_energy_and_of_the_hand() -> None:
    fed = "if this Pokémon has any {D} Energy attached"
    assert asking(fed) == FAILS
    assert asking(fed, energy=(energy("F"),)) == FAILS
    assert asking(fed, energy=(energy("D"),)) is None
    assert asking(fed, energy=(energy("", "Odd Energy"),)) is None
    assert asking(fed, unknown=1) is None
    twin = mon(pokemon("Able"), energy=(energy("D"),))
    assert asking(fed, my_bench=[twin]) is None, "it may be the other one"
    empty = "if you have no cards in your hand"
    assert asking(empty, me={"hand_count": 2}) == FAILS
    assert asking(empty, me={"hand_count": 0}) is None
    assert asking(empty) is None, "nobody knows the hand"


def test_ability_zone_after_a_knock_out() -> None:
    said = "if any of your Pokémon were Knocked Out during your opponent's last turn"
    assert asking(said, record=Record(is_case=True)) == FAILS
    lost = KnockedOut(YOU, ME, 4)
    assert asking(said, record=Record(is_case=True, kos=(lost,))) is None
    assert asking(said) is None, "what was before is not remembered"
