"""What a seat's adviser remembers of a game, step by step."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.advising.seat_memory import MOST_PLAYS
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.game_memory import (
    MOST_KOS,
    Memory,
    begin,
    remembering,
)
from app.games.pokemon.adviser.model.known_cards import known
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.turn_record import KnockedOut, Record
from app.games.pokemon.cards.card_record import Attack
from app.games.pokemon.tasks.setup_marks import NO_BASIC, TOGETHER
from tests.games.pokemon.adviser.knowing import knowing, shipped_but
from tests.games.pokemon.adviser.situation import FIGHTING, LUCARIO, ME, RIOLU, YOU, pokemon
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, LATIAS, Game, middle

TABLE_ITSELF = -1


@pytest.fixture(scope="module")
def before() -> SeatView:
    """What Aki sees before the first turn."""
    return Game().view()


@pytest.fixture(scope="module")
def view() -> SeatView:
    """What Aki sees in the own first turn: Dreepy against Duskull, Latias ex on both Benches."""
    return middle().view()


def at(view: SeatView, number: int = 5, seat: int = ME, phase: str = "main") -> SeatView:
    return replace(view, turn=replace(view.turn, number=number, seat=seat, phase=phase))


def after(view: SeatView, *plays: Play, memory: Memory | None = None) -> Memory:
    """Return the memory after plays that each meet the same table."""
    now = begin(view) if memory is None else memory
    for play in plays:
        now = remembering(now, view, play)
    return now


def unit(view: SeatView, zone: str) -> str:
    return view.zones[zone].items[0]


# -- the beginning -------------------------------------------------------------------------------


def test_who_is_there_from_the_first_shuffle_on_remembers_everything(before: SeatView) -> None:
    memory = begin(before)
    assert (memory.turns_of(ME), memory.turns_of(YOU)) == (0, 0)
    assert memory.record == Record(complete=True)
    assert not memory.drew


def test_who_comes_later_does_not_know_what_was(view: SeatView) -> None:
    memory = begin(at(view))
    assert (memory.turns_of(ME), memory.turns_of(YOU)) == (None, None)
    assert not memory.record.complete
    assert memory.drew, "nobody is told to draw who may have"


# -- where a play goes ---------------------------------------------------------------------------

FLIP, PASS = c.FlipCoins(ME, (1,)), t.PassTurn(ME)


def test_a_play_lies_with_its_part_of_the_game(before: SeatView, view: SeatView) -> None:
    assert after(before, FLIP).record.setup == (FLIP,)
    assert after(view, FLIP, PASS).turn == (FLIP, PASS)
    between = after(at(view, phase="checkup"), FLIP)
    assert (between.record.checkup, between.turn) == ((FLIP,), ())


def test_of_a_turn_without_end_the_last_plays_are_kept(view: SeatView) -> None:
    flips = [c.FlipCoins(ME, (number,)) for number in range(MOST_PLAYS + 2)]
    full = replace(begin(view), turn=tuple(flips[:-2]))
    assert after(view, *flips[-2:], memory=full).turn == tuple(flips[2:])


# -- turns ---------------------------------------------------------------------------------------


def begun(view: SeatView, player: int, memory: Memory) -> Memory:
    return remembering(memory, view, t.BeginTurn(player, player))


def test_turns_are_counted_for_each_player(before: SeatView) -> None:
    first = begun(before, YOU, begin(before))
    second = begun(at(before, 1, YOU), ME, first)
    third = begun(at(before, 2, ME), YOU, second)
    assert [first.turns, second.turns, third.turns] == [(0, 1), (1, 1), (1, 2)]
    assert [first.first, second.first, third.first] == [YOU, YOU, YOU]


def test_where_the_beginning_was_not_seen_turns_stay_uncounted(view: SeatView) -> None:
    memory = begun(at(view), YOU, begin(at(view)))
    assert memory.turns_of(YOU) is None
    assert memory.first is None


def test_where_it_is_told_who_went_first_the_turns_of_each_go_on_from_there(view: SeatView) -> None:
    second = at(view, 2, ME)
    told = replace(second, setting=replace(second.setting, first=YOU))
    memory = begin(told)
    assert (memory.first, memory.turns) == (YOU, (1, 1))
    assert begun(told, YOU, memory).turns == (1, 2)


@pytest.mark.parametrize("nobody", [TABLE_ITSELF, 2])
def test_a_turn_of_nobody_is_nobodys(before: SeatView, nobody: int) -> None:
    assert begun(before, nobody, begin(before)).turns == (0, 0)


def test_a_new_turn_puts_the_one_before_behind_it(view: SeatView) -> None:
    attack = p.Attack(ME, "a1", damage=(("b1", 30),))
    memory = begun(at(view), YOU, after(at(view), c.DrawCards(ME, 1), attack))
    assert memory.record.last_turn == (c.DrawCards(ME, 1), attack)
    assert (memory.turn, memory.hit, memory.drew) == ((), (), False)
    answered = begun(at(view, 6, YOU), ME, after(at(view, 6, YOU), FLIP, memory=memory))
    assert answered.record.last_turn == (FLIP,)
    assert answered.record.last_turn_of(ME) == (c.DrawCards(ME, 1), attack)


def test_of_four_players_each_ones_last_turn_is_remembered(view: SeatView) -> None:
    setting = replace(view.setting, seats=view.setting.seats * 2)
    table = replace(view, setting=setting)
    memory = replace(begin(table), turns=(0,) * 4)
    for number in range(1, 7):
        seat = (number - 1) % 4
        now = at(table, number, seat)
        memory = begun(now, (seat + 1) % 4, after(now, t.PassTurn(seat, number), memory=memory))
    kept = [(turn.player, turn.plays[0].to) for turn in memory.record.turns]  # type: ignore[union-attr]
    assert kept == [(2, 3), (3, 4), (0, 5), (1, 6)]
    assert memory.record.since_turn_of(0) == (t.PassTurn(1, 6),)


def test_the_checkup_before_a_turn_is_remembered_in_it(view: SeatView) -> None:
    between = at(view, phase="checkup")
    checked = begun(between, YOU, after(between, FLIP))
    assert checked.record.checkup == (FLIP,)
    skipped = begun(at(view, 6, YOU), ME, checked)
    assert skipped.record.checkup == ()
    assert after(at(view, 6, YOU), t.PassTurn(YOU), memory=checked).record.checkup == ()


def test_who_drew_for_the_turn_is_who_has_it(before: SeatView, view: SeatView) -> None:
    memory = begun(view, ME, begin(view))
    assert after(view, c.DrawCards(ME, 1), memory=memory).drew
    assert not after(view, c.DrawCards(YOU, 1), memory=memory).drew
    assert after(view, c.DrawCards(ME, 1), c.DrawCards(YOU, 1), memory=memory).drew
    assert not after(before, c.DrawCards(before.turn.seat, 7)).drew


# -- evolving ------------------------------------------------------------------------------------


def test_when_a_pokemon_evolved_and_devolved_last(view: SeatView) -> None:
    memory = after(at(view, 5), p.Evolve(ME, "a1", LUCARIO), p.Devolve(ME, "a2", LUCARIO))
    assert memory.evolved_in("a1", otherwise=0) == 5
    assert memory.evolved_in("a2", otherwise=3) == 3
    assert (memory.devolved_in("a2"), memory.devolved_in("a1")) == (5, 0)
    again = after(at(view, 6), p.Evolve(ME, "a1", LUCARIO), memory=memory)
    assert again.evolved_in("a1", otherwise=0) == 6


def test_what_evolved_long_ago_is_forgotten(view: SeatView) -> None:
    plays = (p.Evolve(ME, "a1", LUCARIO), p.Devolve(ME, "a2", LUCARIO))
    memory = after(at(view, 5), *plays)
    next_turn = begun(at(view, 6), ME, begun(at(view, 5), YOU, memory))
    assert next_turn.evolved_in("a1", otherwise=0) == 5
    assert next_turn.devolved_in("a2") == 5
    later = begun(at(view, 7), YOU, next_turn)
    assert later.evolved_in("a1", otherwise=0) == 0
    assert later.devolved_in("a2") == 0


# -- Special Conditions --------------------------------------------------------------------------


def changed(key: str, on: bool, by: int = ME, counters: int | None = None) -> p.ChangeCondition:
    return p.ChangeCondition(by, "b1", key, on, counters)


def test_who_gave_a_condition_and_when(view: SeatView) -> None:
    memory = after(at(view), changed("asleep", on=True), changed("burned", on=True, by=YOU))
    assert memory.given("b1", "asleep") == (ME, 5)
    assert memory.given("b1", "burned") == (YOU, 5)
    assert memory.given("b2", "asleep") == (None, None)
    again = after(at(view, 7), changed("asleep", on=True, by=YOU), memory=memory)
    assert again.given("b1", "asleep") == (YOU, 7)
    assert len(again.conditions) == 2


def test_a_condition_that_ended_was_given_by_nobody(view: SeatView) -> None:
    memory = after(at(view), changed("asleep", on=True), changed("asleep", on=False))
    assert memory.given("b1", "asleep") == (None, None)


@pytest.mark.parametrize(
    ("key", "lies", "now", "same"),
    [
        ("paralyzed", 2, 1, True),
        ("paralyzed", 1, 1, False),
        ("poisoned", 1, 2, False),
        ("poisoned", 1, None, False),
        ("burned", 1, 1, True),
    ],
)
def test_a_condition_that_only_lost_a_counter_is_still_the_same_one(
    view: SeatView, key: str, lies: int, now: int | None, same: bool
) -> None:
    theirs = unit(view, "active.1")
    units = {**view.units, theirs: replace(view.units[theirs], marks=(Mark(key, lies),))}
    given = after(at(view, 3), p.ChangeCondition(YOU, theirs, key, on=True))
    less = p.ChangeCondition(ME, theirs, key, on=True, counters=now)
    memory = remembering(given, replace(at(view), units=units), less)
    assert memory.given(theirs, key) == ((YOU, 3) if same else (ME, 5))


def test_a_condition_ends_whatever_is_left_of_it(view: SeatView) -> None:
    theirs = unit(view, "active.1")
    units = {**view.units, theirs: replace(view.units[theirs], marks=(Mark("paralyzed", 2),))}
    given = after(view, p.ChangeCondition(YOU, theirs, "paralyzed", on=True))
    ended = p.ChangeCondition(ME, theirs, "paralyzed", on=False, counters=1)
    assert remembering(given, replace(view, units=units), ended).conditions == ()


# -- attacks and Abilities -----------------------------------------------------------------------


def test_whom_the_attacks_of_a_turn_hit(view: SeatView) -> None:
    both = p.Attack(ME, "a1", damage=(("b1", 30), ("b2", 0)), counters=(("b3", 10),))
    again = p.Attack(ME, "a1", damage=(("b3", 10), ("b4", 10)))
    assert after(view, both).hit == ("b1", "b3")
    assert after(view, both, again).hit == ("b1", "b3", "b4")


def test_what_may_be_used_once_in_a_game_is_noted_with_who_used_it(view: SeatView) -> None:
    mine = unit(view, "active.0")
    assert after(view, p.Attack(ME, mine, "Tag Bolt GX")).record.used_game == {(ME, "gx")}
    assert after(view, p.UseAbility(YOU, "b1", "Last Song GX")).record.used_game == {(YOU, "gx")}
    assert after(view, p.Attack(ME, mine, "Petty Grudge")).record.used_game == frozenset()
    assert after(view, p.Attack(TABLE_ITSELF, mine, "Bolt GX")).record.used_game == frozenset()
    both = (p.Attack(ME, mine, "Bolt GX"), p.Attack(YOU, "b1", "Rain GX"))
    assert after(view, *both).record.used_game == {(ME, "gx"), (YOU, "gx")}


STAR = Attack(
    Words("Star Light", "星の光"),
    text=Words("You can't use more than 1 VSTAR Power in a game.", ""),
)


def test_a_vstar_power_is_found_on_what_is_attached_too(view: SeatView) -> None:
    with_fire, without = unit(view, "active.0"), unit(view, "bench.0")
    with knowing(shipped_but(FIRE, attacks=(STAR,))):
        used = after(view, p.Attack(ME, with_fire, "Star Light")).record.used_game
        elsewhere = after(view, p.Attack(ME, without, "Star Light")).record.used_game
    assert used == {(ME, "vstar")}
    assert elsewhere == frozenset()


# -- Knock Outs ----------------------------------------------------------------------------------


def test_a_knock_out_is_remembered_with_its_turn_its_owner_and_its_worth(view: SeatView) -> None:
    basic, ex = p.KnockOut(ME, unit(view, "active.1")), p.KnockOut(ME, unit(view, "bench.1"))
    assert after(at(view), basic, ex).record.kos == (
        KnockedOut(turn_of=ME, owner=YOU, turn=5, card=known(DUSKULL), prizes=1),
        KnockedOut(turn_of=ME, owner=YOU, turn=5, card=known(LATIAS), prizes=2),
    )
    mine = p.KnockOut(YOU, unit(view, "active.0"))
    assert after(at(view, 6, YOU), mine).record.kos == (
        KnockedOut(turn_of=YOU, owner=ME, turn=6, card=known(DREEPY), prizes=1),
    )


def test_a_card_that_is_not_known_is_worth_one(view: SeatView) -> None:
    theirs = unit(view, "bench.1")
    base = view.units[theirs].base
    cards = {**view.cards, base: replace(view.cards[base], ref=None)}
    (out,) = after(replace(view, cards=cards), p.KnockOut(ME, theirs)).record.kos
    assert (out.card, out.prizes) == (None, 1)


def test_what_is_on_no_players_side_is_not_knocked_out(view: SeatView) -> None:
    assert after(view, p.KnockOut(ME, "gone")).record.kos == ()
    card = unit(view, "active.1")
    units = {**view.units, card: replace(view.units[card], zone="stadium")}
    assert after(replace(view, units=units), p.KnockOut(ME, card)).record.kos == ()


def test_the_last_knock_outs_are_kept(view: SeatView) -> None:
    out = p.KnockOut(ME, unit(view, "active.1"))
    memory = after(at(view, 1), *([out] * MOST_KOS))
    later = after(at(view, 9), out, memory=memory)
    assert [one.turn for one in later.record.kos] == [1] * (MOST_KOS - 1) + [9]


# -- mulligans -----------------------------------------------------------------------------------


def redrawn(view: SeatView, by: int, said: dict[int, str], memory: Memory) -> Memory:
    """Return the memory after a mulligan where the players have said this of their hands."""
    marks = {f"seat.{seat}": (Mark(key),) for seat, key in said.items()}
    return remembering(memory, replace(view, marks=marks), c.Redraw(by))


def shared_round(view: SeatView, memory: Memory) -> Memory:
    first = redrawn(view, ME, {ME: NO_BASIC, YOU: NO_BASIC}, memory)
    return redrawn(view, YOU, {ME: TOGETHER, YOU: NO_BASIC}, first)


def test_players_who_say_so_together_share_a_round_of_mulligans(before: SeatView) -> None:
    memory = shared_round(before, begin(before))
    assert memory.record.mulligans == ((ME, YOU),)
    assert shared_round(before, memory).record.mulligans == ((ME, YOU), (ME, YOU))


def test_who_alone_has_no_basic_pokemon_has_a_round_alone(before: SeatView) -> None:
    memory = begin(before)
    for by in (ME, YOU, YOU):
        memory = redrawn(before, by, {by: NO_BASIC}, memory)
    assert memory.record.mulligans == ((ME,), (YOU,), (YOU,))


def test_a_shared_round_after_a_lone_one_is_a_round_of_its_own(before: SeatView) -> None:
    alone = redrawn(before, ME, {ME: NO_BASIC}, begin(before))
    late = redrawn(before, YOU, {ME: TOGETHER, YOU: NO_BASIC}, alone)
    assert late.record.mulligans == ((ME,), (YOU,))
    again = redrawn(before, ME, {ME: NO_BASIC}, shared_round(before, begin(before)))
    assert again.record.mulligans == ((ME, YOU), (ME,))


def test_a_shared_round_that_was_taken_back_is_not_gone_on_with(before: SeatView) -> None:
    first = redrawn(before, ME, {ME: NO_BASIC, YOU: NO_BASIC}, begin(before))
    assert redrawn(before, YOU, {YOU: NO_BASIC}, first).record.mulligans == ((ME,), (YOU,))


# -- what else is left behind --------------------------------------------------------------------


def test_the_turn_a_v_union_was_combined_in_is_noted(view: SeatView) -> None:
    union = pokemon("Mewtwo V-UNION", tags=("V-UNION",))

    def noted(*cards: Any, by: int = ME) -> frozenset[tuple[int, str]]:
        return after(at(view), c.PutDown(by, cards, "bench", ME)).record.used_game

    assert noted(RIOLU, union) == {(ME, "vunion Mewtwo V-UNION@5")}
    assert noted(RIOLU, None) == frozenset()
    assert noted(union, by=TABLE_ITSELF) == frozenset()


def test_who_played_the_stadium(view: SeatView) -> None:
    assert begin(view).player_of_stadium is None
    assert after(view, c.PlayStadium(YOU, None)).player_of_stadium == YOU


def test_what_people_agreed_to_keep(view: SeatView) -> None:
    memory = begin(view).keeping("energy-once", "5:seat.0").keeping("bench-size", ":seat.1")
    assert memory.kept == {("energy-once", "5:seat.0"), ("bench-size", ":seat.1")}


def test_other_plays_leave_nothing_behind_but_their_place(view: SeatView) -> None:
    attached = p.AttachCard(ME, "a1", FIGHTING)
    assert after(view, attached) == replace(begin(view), turn=(attached,))


def test_what_is_remembered_of_each_pokemon_stands_together(view: SeatView) -> None:
    poisoned = (("u1", "poisoned"), (ME, 4))
    burned = (("u1", "burned"), (YOU, 5))
    memory = replace(
        begin(view),
        conditions=(poisoned, (("u2", "burned"), (YOU, 5)), burned),
        evolved=(("u1", 4),),
        devolved=(("u3", 4),),
    )
    assert memory.by_unit == {
        "u1": (poisoned, burned, ("evolved", 4)),
        "u2": ((("u2", "burned"), (YOU, 5)),),
        "u3": (("devolved", 4),),
    }


@pytest.mark.parametrize(
    ("number", "seat", "turns", "first"),
    [(1, ME, (1, 0), ME), (1, YOU, (0, 1), YOU), (2, ME, (1, 1), YOU), (2, YOU, (1, 1), ME)],
)
def test_of_a_position_in_the_first_two_turns_the_number_says_who_went_first(
    view: SeatView, number: int, seat: int, turns: tuple[int, int], first: int
) -> None:
    laid = begin(at(view, number, seat))
    assert (laid.turns, laid.first, laid.drew) == (turns, first, True)


def test_of_a_later_position_nobody_knows_how_many_turns_each_had(view: SeatView) -> None:
    laid = begin(at(view, 3))
    assert (laid.turns_of(ME), laid.turns_of(YOU), laid.first) == (None, None, None)
