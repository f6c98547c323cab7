"""A Battle Royal: who takes Prizes, who promotes when, whose checkup it is, who loses."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL, loses
from app.games.pokemon.variants.players import Players
from app.games.pokemon.variants.variant import KnockOutCause, Standing, Takers

FOUR = Players((0, 1, 2, 3))
STANDS = Standing()


def test_who_did_it_takes_the_prizes_and_all_others_for_ones_own() -> None:
    assert BATTLE_ROYAL.takers(FOUR, KnockOutCause(1, 3, 2)) == Takers((2,))
    assert BATTLE_ROYAL.takers(FOUR, KnockOutCause(1, 1, 1)) == Takers((2, 3, 0))
    one_of = KnockOutCause(1, 3, among=(0, 2))
    assert BATTLE_ROYAL.takers(FOUR, one_of) == Takers((2, 0), choose=True)
    assert BATTLE_ROYAL.takers(FOUR, KnockOutCause(1, 3, among=(2,))) == Takers((2,))
    # Whose own it was as well, or who is out: then nobody knows.
    assert len(BATTLE_ROYAL.takers(FOUR, KnockOutCause(1, 3, among=(1, 2))).seats) == 3
    unknown = BATTLE_ROYAL.takers(FOUR, KnockOutCause(1, 3))
    assert unknown == Takers((2, 3, 0), choose=True)
    gone = replace(FOUR, out=frozenset({2}))
    assert BATTLE_ROYAL.takers(gone, KnockOutCause(1, 3, 2)) == Takers((3, 0), choose=True)


def test_a_spot_is_filled_in_the_own_turn_alone() -> None:
    assert BATTLE_ROYAL.promoters(FOUR, 1, 1) == (1,)
    assert BATTLE_ROYAL.promoters(FOUR, 1, 2) == ()


def test_checkups_are_around_the_holders_turn() -> None:
    assert [BATTLE_ROYAL.checked(FOUR, 1, ended, (ended + 1) % 4) for ended in range(4)] == [
        *(True, True, False, False),
    ]


def test_who_took_all_prizes_or_is_left_alone_has_won() -> None:
    taken = replace(STANDS, prizes_taken=True)
    assert BATTLE_ROYAL.standings(FOUR, (STANDS, taken, STANDS, STANDS))[1] == ("prizes",)
    alone = replace(FOUR, out=frozenset({0, 1, 3}))
    assert BATTLE_ROYAL.standings(alone, (STANDS,) * 4) == ((), (), ("last",), ())


def test_a_player_loses_without_an_active_at_the_end_of_the_turn_or_a_card_to_draw() -> None:
    bare = replace(STANDS, has_active=False)
    assert (loses(bare, at_end=False), loses(bare, at_end=True)) == ("", "no_active")
    assert loses(replace(STANDS, could_draw=False), at_end=False) == "deck_out"
