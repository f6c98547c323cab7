"""An attack with its printed damage: Weakness, Resistance, what is noted, one step to undo."""

from __future__ import annotations

import pytest

from app.core.intent import PutMark
from app.core.words import unpacked
from app.games.api import Selection
from app.games.pokemon.hits import hit_of
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


def test_an_attack_with_its_damage_is_one_gesture() -> None:
    game = duel()
    nodes = len(game.table.host.tree.nodes)
    game.act("hit_1")
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert game.marks(game.unit("active.1")) == {"damage": 10}
    assert game.verbs()[0] == "attack"
    assert game.view().turn.used("attack") == 1


def test_the_title_says_what_it_does_to_whom() -> None:
    view = duel().view()
    title = action("hit_2").words(view, Selection())
    assert title.en == "Attack: Bite → 40 damage to Duskull"
    assert title.ja.endswith("ヨマワルに40ダメージ")


def test_weakness_doubles_and_the_log_says_how() -> None:
    game = duel(DARKNESS, WEAK_TO_DARKNESS)
    plain = points(game)
    assert plain is not None
    game.do(PutMark((game.unit("active.1"),), "no_weakness", value=1))
    assert points(game) == plain // 2
    game.do(PutMark((game.unit("active.1"),), "no_weakness", value=0))
    game.act("hit_1")
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


def test_an_attack_without_plain_damage_is_only_announced() -> None:
    game = duel(DUSKULL, LATIAS)
    assert not action("hit_1").when(game.view(), Selection())
    assert action("attack_1").when(game.view(), Selection())


def test_alone_there_is_nobody_to_hit() -> None:
    game = Game(seats=1)
    game.stand(DREEPY, "active.0")
    game.turn(0)
    assert not action("hit_1").when(game.view(), Selection())
