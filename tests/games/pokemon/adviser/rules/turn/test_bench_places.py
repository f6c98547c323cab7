"""How many Pokémon fit on a Bench."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIRE,
    KIRLIA,
    ME,
    PIKACHU,
    RALTS,
    YOU,
    ability,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

LIMIT, ZERO, REDUCED = "bench-limit", "bench-limit-area-zero", "bench-limit-reduced"
SHRINK = "bench-shrink-now"
AREA_ZERO = trainer("Area Zero Underdepths", "stadium")
SKY_FIELD = trainer("Sky Field", "stadium")
COLLAPSED = trainer("Collapsed Stadium", "stadium")
STUMP = trainer("Giant Stump", "stadium")
PARALLEL = trainer("Parallel City", "stadium")
PARK = trainer("Park", "stadium", text="Heal.")
TERA = pokemon("Glass", tags=("ex", "Tera"))
DOWN = c.PutDown(ME, (RALTS,), "bench", ME)
CASE = Record(is_case=True)


def bench(number: int, *more: Mon) -> list[Mon]:
    return [*(mon(RALTS) for _ in range(number)), *more]


def table(mine: int = 5, theirs: int = 0, **more: Any) -> Position:
    said: dict[str, Any] = {"my_bench": bench(mine), "their_bench": bench(theirs), **more}
    return position([mon()], [mon(PIKACHU)], **said)


def faced(city: Position, player: int) -> Position:
    return replace(city, stadiums=(replace(city.stadiums[0], faces=player),))


def test_bench_limit() -> None:
    assert hears(LIMIT, table(5), DOWN) == ("illegal", ("seat.0",), 5)
    (advice,) = [one for one in judge(table(5), (DOWN,)) if one.rule == LIMIT]
    assert advice.message.en.startswith("Aki has 6 Pokémon on the Bench. No more than 5 may")
    assert advice.message.ja.startswith("Akiのベンチポケモンが6匹になります。")


def test_what_lets_fewer_fit_is_named() -> None:
    (advice,) = judge(table(4, stadiums=[COLLAPSED]), (DOWN,))
    assert advice.message.en == (
        "Aki has 5 Pokémon on the Bench. No more than 4 may be there now because of Collapsed "
        "Stadium."
    )
    assert advice.message.ja == (
        "Akiのベンチポケモンが5匹になります。「Collapsed Stadium」の効果により、"
        "いま出せるのは4匹までです。"
    )
    falls = [one for one in judge(table(5), (c.PlayStadium(ME, COLLAPSED),)) if one.rule == SHRINK]
    assert [one.message.en for one in falls] == [
        (
            "Only 4 fit on Aki's Bench now because of Collapsed Stadium: 1 of the 5 there must be "
            "discarded."
        )
    ]


def test_bench_limit_is_silent_for_the_fifth() -> None:
    assert says(table(4), DOWN) == {}


def test_bench_limit_counts_all_that_are_put_down() -> None:
    both = c.PutDown(ME, (RALTS, RALTS), "bench", ME, "deck")
    assert hears(LIMIT, table(4), both) == ("illegal", ("seat.0",), 5)
    assert hears(LIMIT, table(3), both) is None


def test_bench_limit_counts_the_bench_it_is_put_on() -> None:
    theirs = c.PutDown(ME, (RALTS,), "bench", YOU, "deck", effect=True)
    assert hears(LIMIT, table(5, 4), theirs) is None
    assert hears(LIMIT, table(0, 5), theirs) == ("illegal", ("seat.1",), 5)
    assert hears(LIMIT, table(5, 5), c.PutDown(ME, (RALTS,), "bench", 2)) is None


def test_bench_limit_is_silent_for_the_active_spot_and_before_the_first_turn() -> None:
    assert hears(LIMIT, table(5), c.PutDown(ME, (RALTS,), "active", ME)) is None
    assert hears(LIMIT, table(5, turn={"number": 0}), DOWN) is None


def test_bench_limit_of_one_that_goes_to_the_bench() -> None:
    moved = p.MoveToBench(ME, "a1")
    assert hears(LIMIT, table(5), moved) == ("illegal", ("seat.0",), 5)
    assert hears(LIMIT, table(4), moved) is None
    assert hears(LIMIT, table(5), moved, p.Promote(ME, "a2")) is None
    assert hears(LIMIT, table(5, 1), moved, p.Promote(YOU, "b2")) is not None
    assert hears(LIMIT, table(5), p.MoveToBench(ME, "a9")) is None


@pytest.mark.parametrize("play", [t.PassTurn(ME), p.Attack(ME, "a1"), t.BeginTurn(ME, YOU)])
def test_bench_limit_before_the_turn_goes_on(play: Play) -> None:
    assert hears(LIMIT, table(6), play) == ("illegal", ("seat.0",), 5)
    assert hears(LIMIT, table(5), play) is None
    assert hears(LIMIT, table(0, 6), play) == ("illegal", ("seat.1",), 5)


def test_bench_limit_of_what_stands_there_after_it_grew() -> None:
    grew = {"plays": (DOWN,)}
    assert hears(LIMIT, table(6, turn=grew), p.Standing()) == ("illegal", ("seat.0",), 5)
    assert hears(LIMIT, table(5, turn=grew), p.Standing()) is None
    moved = {"plays": (p.MoveToBench(ME, "a2"),)}
    assert hears(LIMIT, table(6, turn=moved), p.Standing()) is not None
    theirs = {"plays": (c.PutDown(YOU, (RALTS,), "bench", YOU), p.MoveToBench(YOU, "b1"))}
    assert hears(LIMIT, table(6, turn=theirs), p.Standing()) is None
    active = {"plays": (c.PutDown(ME, (RALTS,), "active", ME),)}
    assert hears(LIMIT, table(6, turn=active), p.Standing()) is None


def test_bench_limit_is_silent_where_the_limit_fell_last() -> None:
    for fell in (
        c.PlayStadium(ME, PARK),
        c.MoveCards(ME, (PARK,), "stadium", "discard"),
        p.KnockOut(ME, "x"),
        p.LeavePlay(ME, "x", "hand"),
    ):
        turn = {"plays": (DOWN, fell)}
        assert hears(LIMIT, table(6, turn=turn), p.Standing()) is None
    pile = {"plays": (DOWN, c.MoveCards(ME, (RALTS,), "hand", "discard"))}
    assert hears(LIMIT, table(6, turn=pile), p.Standing()) is not None


def test_bench_limit_of_a_case_looks_at_what_stands_there() -> None:
    assert hears(LIMIT, table(6, record=CASE), p.Standing()) is not None
    assert hears(LIMIT, table(6, record=CASE), t.PassTurn(ME)) is not None
    changed = table(6, record=CASE, turn={"used": (("stadium", 1),)})
    assert hears(LIMIT, changed, t.PassTurn(ME)) is None
    gone = table(6, record=CASE, you={"discard": (AREA_ZERO,)})
    assert hears(LIMIT, gone, t.PassTurn(ME)) is None
    assert hears(LIMIT, table(6, turn={"used": (("stadium", 1),)}), t.PassTurn(ME)) is not None


@pytest.mark.parametrize("stadium", [AREA_ZERO, SKY_FIELD])
def test_bench_limit_under_a_stadium_that_raises_it(stadium: Card) -> None:
    tera = mon(TERA)
    for number, heard in ((6, None), (7, ("illegal", ("seat.0",), 8))):
        there = position([mon()], [mon()], my_bench=bench(number, tera), stadiums=[stadium])
        assert hears(LIMIT, there, DOWN) == heard


def test_bench_limit_by_a_note_alone() -> None:
    four = (Mark("bench", 4),)
    assert hears(LIMIT, table(4, marks=four), DOWN) == ("illegal", ("seat.0",), 4)
    assert hears(LIMIT, table(3, marks=four), DOWN) is None
    assert hears(LIMIT, table(5, me={"marks": (Mark("bench", 6),)}, marks=four), DOWN) is None
    assert hears(LIMIT, table(2, me={"marks": (Mark("bench", 2),)}), DOWN) is not None
    assert hears(LIMIT, table(2, marks=(Mark("bench", 2),)), DOWN) is not None
    assert hears(REDUCED, table(4, marks=four, stadiums=[COLLAPSED]), DOWN) is None


def test_bench_limit_by_an_ability() -> None:
    zone = ability("Zone", "You can have up to 8 Pokémon on your Bench.")
    holder = mon(pokemon("Eternal", abilities=(zone,)))
    mine = position([holder], [mon()], my_bench=bench(7))
    assert hears(LIMIT, mine, DOWN) is None
    full = position([holder], [mon()], my_bench=bench(8))
    assert hears(LIMIT, full, DOWN) == ("illegal", ("seat.0",), 8)
    theirs = position([mon()], [holder], my_bench=bench(5))
    assert hears(LIMIT, theirs, DOWN) is not None
    off = replace(mine, marks=(Mark("no_abilities"),))
    assert hears(LIMIT, off, DOWN) is not None


def test_bench_limit_is_less_sure_under_a_stadium_nobody_knows() -> None:
    there = table(5, stadiums=[PARK])
    unknown = replace(there, stadiums=(replace(there.stadiums[0], card=None),))
    assert hears(LIMIT, there, DOWN) == ("illegal", ("seat.0",), 5)
    assert hears(LIMIT, unknown, DOWN) == ("suspicious", ("seat.0",), 5)


def test_bench_limit_area_zero() -> None:
    there = table(5, stadiums=[AREA_ZERO])
    assert says(there, DOWN) == {LIMIT: "illegal", ZERO: "reminder"}
    assert hears(ZERO, there, DOWN) == ("reminder", ("seat.0",), None)
    mine, theirs = bench(8, mon(TERA)), bench(6)
    both = position([mon()], [mon()], my_bench=mine, their_bench=theirs, stadiums=[AREA_ZERO])
    assert hears(ZERO, both, t.PassTurn(ME)) == ("reminder", ("seat.1",), None)


def test_bench_limit_area_zero_is_silent_with_a_tera_pokemon() -> None:
    tera = position([mon(TERA)], [mon()], my_bench=bench(7), stadiums=[AREA_ZERO])
    assert says(tera, DOWN) == {}
    full = position([mon(TERA)], [mon()], my_bench=bench(8), stadiums=[AREA_ZERO])
    assert says(full, DOWN) == {LIMIT: "illegal"}


def test_bench_limit_area_zero_is_silent_where_it_may_be_one() -> None:
    hidden = position([mon(None)], [mon()], my_bench=bench(5), stadiums=[AREA_ZERO])
    assert says(hidden, DOWN) == {}
    plain = position([mon(None, plain=True)], [mon()], my_bench=bench(5), stadiums=[AREA_ZERO])
    assert hears(ZERO, plain, DOWN) is not None


def test_bench_limit_area_zero_is_silent_without_it_and_for_a_noted_limit() -> None:
    assert hears(ZERO, table(5), DOWN) is None
    assert hears(ZERO, table(4, stadiums=[AREA_ZERO]), DOWN) is None
    noted = table(4, stadiums=[AREA_ZERO], marks=(Mark("bench", 4),))
    assert hears(ZERO, noted, DOWN) is None


@pytest.mark.parametrize(("stadium", "most"), [(COLLAPSED, 4), (STUMP, 3)])
def test_bench_limit_reduced(stadium: Card, most: int) -> None:
    full = table(most, stadiums=[stadium])
    assert says(full, DOWN) == {REDUCED: "illegal"}
    assert hears(REDUCED, full, DOWN) == ("illegal", ("seat.0",), most)


@pytest.mark.parametrize(("stadium", "most"), [(COLLAPSED, 4), (STUMP, 3)])
def test_bench_limit_reduced_is_silent_up_to_it(stadium: Card, most: int) -> None:
    assert says(table(most - 1, stadiums=[stadium]), DOWN) == {}
    assert says(table(most, stadiums=[stadium]), t.PassTurn(ME)) == {}


def test_bench_limit_reduced_wins_over_a_raised_one() -> None:
    both = position([mon(TERA)], [mon()], my_bench=bench(4), stadiums=[AREA_ZERO, COLLAPSED])
    assert hears(REDUCED, both, DOWN) == ("illegal", ("seat.0",), 4)


def test_bench_limit_reduced_on_one_side() -> None:
    city = table(3, stadiums=[PARALLEL])
    assert hears(REDUCED, faced(city, ME), DOWN) == ("illegal", ("seat.0",), 3)
    assert hears(REDUCED, faced(city, YOU), DOWN) is None
    assert hears(REDUCED, city, DOWN) is None


def test_bench_limit_reduced_before_the_turn_goes_on() -> None:
    there = table(5, stadiums=[COLLAPSED])
    assert says(there, t.PassTurn(ME)) == {REDUCED: "illegal"}
    grew = table(5, stadiums=[COLLAPSED], turn={"plays": (DOWN,)})
    assert says(grew, p.Standing()) == {REDUCED: "illegal"}


def test_bench_shrink_now() -> None:
    there = position([mon(TERA)], [mon()], my_bench=bench(7), stadiums=[AREA_ZERO])
    assert hears(SHRINK, there, c.PlayStadium(ME, PARK)) == ("reminder", ("seat.0",), 5)
    (advice,) = judge(there, (c.PlayStadium(ME, PARK),))
    assert advice.message.en == (
        "Only 5 fit on Aki's Bench now: 2 of the 7 there must be discarded."
    )
    gone = c.MoveCards(YOU, (AREA_ZERO,), "stadium", "discard")
    assert hears(SHRINK, there, gone) == ("reminder", ("seat.0",), 5)


def test_bench_shrink_now_is_silent_where_they_fit() -> None:
    there = position([mon(TERA)], [mon()], my_bench=bench(5), stadiums=[AREA_ZERO])
    assert hears(SHRINK, there, c.PlayStadium(ME, PARK)) is None
    seven = position([mon(TERA)], [mon()], my_bench=bench(7), stadiums=[AREA_ZERO])
    assert hears(SHRINK, seven, c.PlayStadium(ME, SKY_FIELD)) is None
    pile = c.MoveCards(ME, (PARK,), "hand", "discard")
    assert hears(SHRINK, seven, pile) is None
    replaced = c.MoveCards(ME, (AREA_ZERO,), "stadium", "discard")
    assert hears(SHRINK, seven, replaced, c.PlayStadium(ME, SKY_FIELD)) is None


def test_bench_shrink_now_is_silent_where_the_limit_did_not_fall() -> None:
    assert hears(SHRINK, table(6), c.PlayStadium(ME, PARK)) is None
    assert hears(SHRINK, table(6, turn={"number": 0}), c.PlayStadium(ME, COLLAPSED)) is None
    assert hears(SHRINK, table(6), c.PlayStadium(ME, None)) is None


def test_bench_shrink_now_under_a_stadium_that_lowers_it() -> None:
    there = table(5, 4)
    assert hears(SHRINK, there, c.PlayStadium(ME, COLLAPSED)) == ("reminder", ("seat.0",), 4)
    assert hears(SHRINK, table(4), c.PlayStadium(ME, COLLAPSED)) is None
    assert hears(SHRINK, table(4), c.PlayStadium(ME, STUMP)) == ("reminder", ("seat.0",), 3)


def test_bench_shrink_now_says_who_discards_first() -> None:
    tera = mon(TERA)
    both = position([tera], [tera], my_bench=bench(6), their_bench=bench(7), stadiums=[AREA_ZERO])
    owned = replace(both, stadiums=(replace(both.stadiums[0], owner=ME, player=YOU),))
    told = [one.message for one in judge(owned, (c.PlayStadium(ME, PARK),))]
    assert len(told) == 2
    assert all(one.en.endswith("discarded. Ren discards first.") for one in told)
    assert all(one.ja.endswith("先にトラッシュするのはRenです。") for one in told)
    (first, _) = [one.message for one in judge(both, (c.PlayStadium(ME, PARK),))]
    assert first.en.endswith("Aki discards first.")
    nobodys = replace(both, stadiums=(replace(both.stadiums[0], player=-1),))
    (first, _) = [one.message for one in judge(nobodys, (c.PlayStadium(ME, PARK),))]
    assert first.en.endswith("must be discarded.")
    assert first.ja.endswith("トラッシュします。")


def test_bench_shrink_now_of_what_stands_there() -> None:
    fell = {"plays": (p.LeavePlay(ME, "a9", "hand"),)}
    there = table(7, stadiums=[AREA_ZERO], turn=fell)
    assert hears(SHRINK, there, p.Standing()) == ("reminder", ("seat.0",), 5)
    grew = table(7, stadiums=[AREA_ZERO], turn={"plays": (DOWN,)})
    assert hears(SHRINK, grew, p.Standing()) is None
    both = {"plays": (p.LeavePlay(YOU, "b9", "hand"), DOWN)}
    one_grew = table(7, 7, stadiums=[AREA_ZERO], turn=both)
    assert hears(SHRINK, one_grew, p.Standing()) == ("reminder", ("seat.1",), 5)
    assert hears(SHRINK, there, t.PassTurn(ME)) is None


def test_bench_shrink_now_in_a_case() -> None:
    changed = table(7, record=CASE, turn={"used": (("stadium", 1),)})
    assert says(changed, t.PassTurn(ME)) == {SHRINK: "reminder"}
    assert hears(SHRINK, changed, p.AttachCard(ME, "a1", FIRE)) is not None
    assert hears(SHRINK, table(7, record=CASE), t.PassTurn(ME)) is None
    assert hears(SHRINK, table(7, record=CASE), p.Standing()) is None


def test_words_are_in_both_languages() -> None:
    for play in (DOWN, c.PutDown(ME, (KIRLIA, RALTS), "bench", ME)):
        for one in judge(table(5, stadiums=[AREA_ZERO]), (play,)):
            assert isinstance(one.message, Words)
            assert one.message.ja != one.message.en
