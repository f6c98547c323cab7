"""Two against two as plain values: teams, Prizes, promotion, checkup, winning (seed 003)."""

from __future__ import annotations

import pytest

from app.games.pokemon.variants.players import Players
from app.games.pokemon.variants.team_battle import TEAM_BATTLE, pairs
from app.games.pokemon.variants.variant import KnockOutCause, Standing, Takers

TEAMS = Players((0, 1, 0, 1))


def test_partners_sit_opposite_each_other() -> None:
    assert pairs(4) == (0, 1, 0, 1)
    assert TEAM_BATTLE.seats == (4, 4)


def test_a_team_shares_the_field_and_the_piles_but_no_hand_deck_or_prizes() -> None:
    assert TEAM_BATTLE.shared == {"active", "bench", "discard", "lost"}
    assert (TEAM_BATTLE.actives, TEAM_BATTLE.prizes, TEAM_BATTLE.stadiums) == (2, 3, 1)
    assert TEAM_BATTLE.limit("attack") == 1


@pytest.mark.parametrize("turn", [1, 3])
def test_in_a_turn_whoever_has_it_takes_the_prizes(turn: int) -> None:
    assert TEAM_BATTLE.takers(TEAMS, KnockOutCause(0, turn)) == Takers((turn,))


def test_in_a_checkup_and_in_the_own_turn_the_opponents_choose() -> None:
    assert TEAM_BATTLE.takers(TEAMS, KnockOutCause(0, 1, in_checkup=True)).choose
    found = TEAM_BATTLE.takers(TEAMS, KnockOutCause(0, 2))
    assert (set(found.seats), found.choose) == ({1, 3}, True)


@pytest.mark.parametrize("turn", [None, 0, 1, 2, 3])
def test_a_free_spot_is_filled_at_once_by_either_partner(turn: int | None) -> None:
    assert set(TEAM_BATTLE.promoters(TEAMS, 1, turn)) == {1, 3}


def test_every_checkup_is_for_everybodys_pokemon() -> None:
    assert all(TEAM_BATTLE.checked(TEAMS, owner, 0, 1) for owner in range(4))


def met(**changed: Standing) -> tuple[tuple[str, ...], ...]:
    """Return who meets what where some stand otherwise: `p2=Standing(…)`."""
    stand = [Standing(prizes_left=3, deck=9) for _ in range(4)]
    for name, standing in changed.items():
        stand[int(name[1:])] = standing
    return TEAM_BATTLE.standings(TEAMS, tuple(stand))


def test_a_team_wins_with_all_prizes_of_both() -> None:
    done = Standing(prizes_taken=True, prizes_left=0, deck=9)
    assert met(p0=done) == ((), (), (), ())
    assert met(p0=done, p2=done) == (("prizes",), (), ("prizes",), ())


def test_a_team_loses_as_soon_as_one_deck_is_empty() -> None:
    empty = Standing(prizes_left=3, deck=0)
    assert met(p3=empty) == (("deck_out",), (), ("deck_out",), ())


def test_a_team_loses_without_pokemon_in_play() -> None:
    gone = Standing(prizes_left=3, deck=9, has_pokemon=False)
    assert met(p1=gone, p3=gone) == (("no_pokemon",), (), ("no_pokemon",), ())


def test_nobody_leaves_before_the_end() -> None:
    assert TEAM_BATTLE.loses is None
    assert not TEAM_BATTLE.causes
