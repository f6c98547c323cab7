"""What a Pokémon Checkup did: as a case tells it, or made of the plays of a table."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Condition, InStadium, Mon
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.adviser.readers.checkup_reading import (
    Done,
    actives,
    done,
    expected,
    forgotten,
    is_checkup,
    open_steps,
    others_may_work,
    sick,
)
from tests.games.pokemon.adviser.situation import ME, YOU, ability, mon, pokemon, position, trainer

NEXT = t.BeginTurn(ME, YOU)
POISONED, BURNED, ASLEEP = Condition("poisoned"), Condition("burned", 2), Condition("asleep")
PARALYZED, CONFUSED = Condition("paralyzed"), Condition("confused")


def ill(*conditions: Condition, **more: Any) -> Mon:
    return mon(conditions=conditions, **more)


def between(*plays: p.Play, mine: Mon | None = None, theirs: Mon | None = None) -> Position:
    """Return a table in the checkup, with what was done in it so far."""
    record = Record(checkup=plays, complete=True)
    return position(
        [mine or mon()],
        [theirs or mon()],
        my_bench=[mon()],
        turn={"phase": "checkup"},
        record=record,
    )


def of_table(*plays: p.Play, mine: Mon | None = None, theirs: Mon | None = None) -> Done:
    """Return what the checkup of a table did, as the next turn begins."""
    found = done(between(*plays, mine=mine, theirs=theirs), NEXT)
    assert found is not None
    return found


def of_case(play: t.Checkup, mine: Mon | None = None, theirs: Mon | None = None) -> Done:
    """Return what a case tells of a checkup."""
    table = position([mine or mon()], [theirs or mon()], record=Record(is_case=True))
    found = done(table, play)
    assert found is not None
    return found


# -- when ------------------------------------------------------------------------------------------


def test_a_checkup_is_a_phase_between_turns() -> None:
    assert is_checkup(between())
    assert is_checkup(position([mon()], [mon()], turn={"phase": "checkup", "number": 1}))
    assert not is_checkup(position([mon()], [mon()]))
    assert not is_checkup(position([mon()], [mon()], turn={"phase": "checkup", "number": 0}))


def test_only_active_pokemon_are_checked() -> None:
    assert [one.uid for one in actives(between())] == ["a1", "b1"]


# -- as a case tells it ----------------------------------------------------------------------------


def test_a_case_tells_a_checkup_whole() -> None:
    play = t.Checkup(
        ME,
        (("a1", 10),),
        flips=(("b1", "asleep"),),
        ended=(("b1", "asleep"),),
        said=("flips", "ended"),
        order=("poisoned", "asleep"),
        players=(ME, YOU),
    )
    assert of_case(play, ill(POISONED), ill(ASLEEP)) == Done(
        (("a1", 10),),
        (("b1", "asleep"),),
        (("b1", "asleep"),),
        {"a1": (POISONED,), "b1": (ASLEEP,)},
        ("poisoned", "asleep"),
        players=(ME, YOU),
    )


def test_what_a_case_does_not_tell_is_not_known() -> None:
    told = of_case(t.Checkup(ME))
    assert (told.counters, told.flips, told.ended, told.order) == (None, None, None, ())
    nobody = of_case(t.Checkup(ME, (), said=("flips", "ended")))
    assert (nobody.counters, nobody.flips, nobody.ended) == ((), (), ())


@pytest.mark.parametrize("play", [t.Checkup(ME, cause="Icy Snow"), t.Checkup(ME, step="poisoned")])
def test_an_effect_or_a_step_is_no_whole_checkup(play: t.Checkup) -> None:
    assert done(position([mon()], [mon()], record=Record(is_case=True)), play) is None


def test_at_a_table_a_checkup_is_over_when_the_next_turn_begins() -> None:
    assert done(between(), t.Checkup(ME)) is None
    assert done(position([mon()], [mon()], record=Record(complete=True)), NEXT) is None
    for record in (Record(), Record(complete=True, is_case=True)):
        unseen = position([mon()], [mon()], turn={"phase": "checkup"}, record=record)
        assert done(unseen, NEXT) is None


# -- as a table makes it ---------------------------------------------------------------------------


def test_a_table_puts_together_what_was_done() -> None:
    told = of_table(
        t.Checkup(ME, step="poisoned", unit="a1"),
        p.ChangeDamage(ME, "a1", 10),
        c.FlipCoins(ME, (1,)),
        c.FlipCoins(ME, (0, 1)),
        p.ChangeCondition(ME, "b1", "asleep", on=False),
        p.ChangeCondition(ME, "b1", "poisoned", on=True),
        mine=ill(POISONED),
    )
    assert told.counters == (("a1", 10),)
    assert told.ended == (("b1", "asleep"),)
    assert (told.coins, told.flips) == (3, None)
    assert told.steps == (("a1", "poisoned"),)
    assert (told.order, told.players) == ((), ())


def test_what_they_had_is_what_they_have_and_what_ended() -> None:
    told = of_table(
        p.ChangeCondition(ME, "a1", "asleep", on=False, counters=1),
        p.ChangeCondition(ME, "a1", "burned", on=False, counters=4),
        p.ChangeCondition(ME, "b1", "asleep", on=False),
        mine=ill(POISONED),
    )
    assert told.conditions == {
        "a1": (POISONED, Condition("burned", 4), ASLEEP),
        "b1": (ASLEEP,),
    }


def test_what_was_put_on_in_the_checkup_they_did_not_have() -> None:
    told = of_table(
        p.ChangeCondition(ME, "a1", "asleep", on=True),
        p.ChangeCondition(ME, "b1", "burned", on=False, counters=2),
        p.ChangeCondition(ME, "b1", "burned", on=True, counters=2),
        p.ChangeCondition(ME, "b1", "poisoned", on=True),
        mine=ill(ASLEEP),
        theirs=ill(BURNED),
    )
    assert told.conditions == {"a1": (), "b1": (BURNED,)}


def test_paralyzed_that_has_one_turn_less_to_last_was_there_before() -> None:
    told = of_table(p.ChangeCondition(ME, "a1", "paralyzed", on=True), mine=ill(PARALYZED))
    assert told.conditions["a1"] == (PARALYZED,)


# -- asking about it -------------------------------------------------------------------------------


def test_points_and_whom_a_checkup_was_about() -> None:
    told = of_table(p.ChangeDamage(ME, "a1", 10), p.ChangeDamage(ME, "a1", 20))
    assert (told.points("a1"), told.points("b1")) == (30, 0)
    assert told.concerns(("b1", "a1"))
    assert not told.concerns(("b1",))
    unknown = of_case(t.Checkup(ME))
    assert unknown.points("a1") == 0
    assert not unknown.concerns(("a1", "b1"))


@pytest.mark.parametrize(
    "play",
    [
        t.Checkup(ME, (("a1", 10),)),
        t.Checkup(ME, flips=(("a1", "asleep"),), said=("flips",)),
        t.Checkup(ME, ended=(("a1", "asleep"),), said=("ended",)),
    ],
)
def test_whatever_is_done_to_a_pokemon_is_about_it(play: t.Checkup) -> None:
    assert of_case(play).concerns(("a1",))
    assert not of_case(play).concerns(("b1",))
    step = of_table(t.Checkup(ME, step="asleep", unit="a1"))
    assert (step.concerns(("a1",)), step.concerns(("b1",))) == (True, False)


def test_what_a_condition_puts() -> None:
    assert expected((POISONED, BURNED), "burned") == 20
    assert expected((Condition("poisoned", 4),), "poisoned") == 40
    assert expected((ASLEEP,), "poisoned") == 0


# -- sides that were left out ----------------------------------------------------------------------


def left_out(mine: Mon, theirs: Mon, *plays: p.Play) -> list[str]:
    table = between(*plays, mine=mine, theirs=theirs)
    was = done(table, NEXT)
    assert was is not None
    return [side.name for side in forgotten(table, was)]


def test_a_side_is_forgotten_where_only_the_other_was_checked() -> None:
    counters = p.ChangeDamage(ME, "a1", 10)
    assert left_out(ill(POISONED), ill(POISONED), counters) == ["Ren"]
    assert left_out(ill(POISONED), ill(BURNED), counters) == ["Ren"]
    assert left_out(ill(POISONED), mon(), counters) == []
    assert left_out(ill(POISONED), ill(CONFUSED), counters) == []
    assert left_out(ill(POISONED), ill(POISONED)) == [], "nobody was checked"


def test_at_a_table_nobody_sees_for_whom_a_coin_was_flipped() -> None:
    assert left_out(ill(POISONED), ill(ASLEEP), p.ChangeDamage(ME, "a1", 10)) == []


def test_a_case_says_whose_pokemon_were_checked_or_which_coins_were_flipped() -> None:
    def out(play: t.Checkup, theirs: Condition = ASLEEP) -> list[int]:
        table = position([ill(POISONED)], [ill(theirs)], record=Record(is_case=True))
        was = done(table, play)
        assert was is not None
        return [side.player for side in forgotten(table, was)]

    assert out(t.Checkup(ME, (("a1", 10),))) == []
    for condition in (ASLEEP, BURNED, POISONED):
        assert out(t.Checkup(ME, (("a1", 10),), said=("flips",)), condition) == [YOU]
    assert out(t.Checkup(ME, (("a1", 10),), said=("flips",)), CONFUSED) == []
    assert out(t.Checkup(ME, players=(ME,))) == [YOU]
    assert out(t.Checkup(ME, players=(YOU,))) == [ME]
    assert out(t.Checkup(ME, (("a1", 10),), players=(ME, YOU))) == []


def test_who_had_a_condition_but_for_a_side_that_was_left_out() -> None:
    def had(*plays: p.Play) -> list[str]:
        table = between(*plays, mine=ill(POISONED), theirs=ill(POISONED, ASLEEP))
        was = done(table, NEXT)
        assert was is not None
        return [one.uid for one in sick(table, was, "poisoned")]

    assert had() == ["a1", "b1"]
    assert had(p.ChangeDamage(ME, "a1", 10)) == ["a1"]
    assert list(sick(between(), of_table(), "asleep")) == []


# -- steps and effects -----------------------------------------------------------------------------


def test_steps_that_are_still_to_be_done_stand_in_the_order_of_the_rules() -> None:
    marks = (Mark("check_asleep"), Mark("check_burned"), Mark("check_poisoned"))
    table = between(mine=ill(ASLEEP, BURNED, marks=marks), theirs=ill(POISONED, marks=marks))
    assert [(one.uid, key) for one, key in open_steps(table)] == [
        ("b1", "poisoned"),
        ("a1", "burned"),
        ("a1", "asleep"),
    ]
    assert open_steps(between(mine=ill(ASLEEP))) == ()


SNOW = ability("Icy Snow", "During Pokémon Checkup, put 1 damage counter on each.")


@pytest.mark.parametrize(
    "one",
    [
        mon(pokemon("Froslass", abilities=(SNOW,))),
        mon(tools=(trainer("Band", "tool", "Between turns, heal 10 damage."),)),
        mon(energy=(trainer("Odd Energy", "item", "ポケモンチェックのたび、1回復する。"),)),
        mon(others=(trainer("Thing", text="at each pokémon checkup"),)),
        mon(unknown=1),
        mon(None),
    ],
)
def test_effects_in_play_may_work_in_a_checkup(one: Mon) -> None:
    assert others_may_work(position([mon()], [mon()], their_bench=[one]))


def test_a_stadium_may_work_in_a_checkup_and_most_cards_do_not() -> None:
    lake = trainer("Lake", "stadium", "Between turns, each player heals 10.")
    table = position([mon()], [mon()], stadiums=[lake])
    assert others_may_work(table)
    assert others_may_work(replace(table, stadiums=(InStadium("s1", None, ME),)))
    assert not others_may_work(position([mon()], [mon()], stadiums=[trainer("Hill", "stadium")]))
    plain = mon(None, plain=True)
    seen = pokemon("Seer", abilities=(ability("See", "Once during your turn, draw a card."),))
    assert not others_may_work(position([plain], [mon(seen)]))
