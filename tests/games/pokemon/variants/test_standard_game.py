"""The usual game: who takes Prizes, who promotes, and when somebody has won."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.pokemon.variants.players import Players
from app.games.pokemon.variants.standard_game import STANDARD
from app.games.pokemon.variants.variant import KnockOutCause, Standing, Takers

TWO = Players((0, 1))
STANDS = Standing()


def test_the_opponent_takes_prizes_whoever_did_it() -> None:
    for cause in (0, 1, None):
        assert STANDARD.takers(TWO, KnockOutCause(0, 0, cause)) == Takers((1,))
    assert STANDARD.takers(Players((0,)), KnockOutCause(0, 0)) == Takers(())


def test_each_promotes_at_once_and_every_checkup_is_for_all() -> None:
    assert STANDARD.promoters(TWO, 1, 0) == (1,)
    assert STANDARD.checked(TWO, 1, 0, 1)


def test_each_condition_is_met_by_who_fulfils_it() -> None:
    assert STANDARD.standings(TWO, (STANDS, STANDS)) == ((), ())
    bare = replace(STANDS, has_pokemon=False, could_draw=False)
    assert STANDARD.standings(TWO, (replace(STANDS, prizes_taken=True), bare)) == (
        ("prizes", "no_pokemon", "deck_out"),
        (),
    )
    assert STANDARD.standings(Players((0,)), (bare,)) == ((),)
