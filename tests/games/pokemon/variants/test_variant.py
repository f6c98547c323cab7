"""What the variants differ in, in numbers."""

from __future__ import annotations

import pytest

from app.games.pokemon.variants.every_variant import VARIANTS
from app.games.pokemon.variants.variant import Variant


@pytest.mark.parametrize(
    ("game", "numbers"),
    [
        ("pokemon", (1, 5, 6, 1, "")),
        ("battle-royal", (2, 4, 6, 2, "glc")),
        ("team-battle", (2, 5, 3, 1, "half")),
    ],
)
def test_places_and_cards_are_those_of_the_articles(
    game: str, numbers: tuple[int, int, int, int, str]
) -> None:
    one: Variant = VARIANTS[game]
    assert (one.actives, one.bench, one.prizes, one.stadiums, one.format) == numbers


def test_what_is_done_in_a_turn_is_done_once_where_nothing_else_is_said() -> None:
    royal = VARIANTS["battle-royal"]
    assert (royal.limit("energy"), royal.limit("attack"), royal.limit("retreat")) == (2, 2, 1)
    assert VARIANTS["pokemon"].limit("attack") == 1
