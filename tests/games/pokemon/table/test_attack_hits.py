"""What an attack's printed damage comes to: Weakness, Resistance, what is noted (seed 000 §7.2)."""

from __future__ import annotations

import pytest

from app.core.intent import PutMark
from app.core.text.words import unpacked
from app.games.form_model import Form
from app.games.game_api import Selection
from app.games.pokemon.table.attack_hits import hit_of
from tests.games.pokemon_table import DREEPY, DUSKULL, LATIAS, PSYCHIC, Game, action

WEAK_TO_DARKNESS = DUSKULL
DARKNESS = "JTG-97"


def duel(mine: str = DREEPY, theirs: str = DUSKULL) -> Game:
    game = Game(deck=(mine, theirs, *(PSYCHIC,) * 20))
    game.stand(mine, "active.0")
    game.stand(theirs, "active.1")
    game.turn(0)
    return game


def points(game: Game, index: int = 0) -> int | None:
    hit = hit_of(game.view(), game.unit("active.0"), index)
    return None if hit is None else hit.points


def asked(game: Game, number: int) -> Form | None:
    """Return what the key of an attack asks first."""
    offered = action(f"attack_{number}")
    assert offered.form is not None
    return offered.form(game.view(), Selection(), {})


def test_weakness_doubles_and_the_log_says_how() -> None:
    game = duel(DARKNESS, WEAK_TO_DARKNESS)
    plain = points(game)
    assert plain is not None
    game.do(PutMark((game.unit("active.1"),), "no_weakness", value=1))
    assert points(game) == plain // 2
    game.do(PutMark((game.unit("active.1"),), "no_weakness", value=0))
    game.act("attack_1")
    told = game.table.host.told(game.table.host.tree.cursor, 0)
    said = next(event for event in told if event.verb == "worked_out")
    assert unpacked(said.text, "en") == f"{plain // 2} ×2 (Weakness)"
    assert unpacked(said.text, "ja") == f"{plain // 2} ×2（弱点）"
    assert said.number == plain


@pytest.mark.parametrize(
    ("whose", "mark", "value", "expected"),
    [
        ("active.0", "deals_more", 30, 40),
        ("active.0", "deals_less", 30, 0),
        ("active.1", "more_damage", 10, 20),
        ("active.1", "less_damage", 30, 0),
        ("active.1", "weak_N", 1, 20),
        ("active.0", "type_D", 1, 20),
        ("active.0", "type_F", 1, 0),
    ],
)
def test_what_is_noted_counts(whose: str, mark: str, value: int, expected: int) -> None:
    game = duel()
    game.do(PutMark((game.unit(whose),), mark, value=value))
    assert points(game) == expected


def test_an_attack_that_prints_no_damage_is_only_announced() -> None:
    game = duel(DUSKULL, LATIAS)
    assert asked(game, 1) is None
    game.act("attack_1")
    assert game.verbs() == ["attack", "use"]
    assert game.marks(game.unit("active.1")) == {}
