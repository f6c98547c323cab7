"""An attack with its printed damage: Weakness, Resistance, what is noted, one step to undo."""

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
FROSLASS = "ASC-47"
"""Prints "50×" and 150."""


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


def test_an_attack_with_its_damage_is_one_gesture() -> None:
    game = duel()
    nodes = len(game.table.host.tree.nodes)
    game.act("attack_1")
    assert len(game.table.host.tree.nodes) == nodes + 1
    assert game.marks(game.unit("active.1")) == {"damage": 10}
    assert game.verbs()[0] == "attack"
    assert game.view().turn.used("attack") == 1


def test_the_title_says_what_it_does_to_whom() -> None:
    view = duel().view()
    title = action("attack_2").words(view, Selection())
    assert title.en == "Attack: Bite → 40 damage to Duskull"
    assert title.ja.endswith("ヨマワルに40ダメージ")


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


def test_alone_there_is_nobody_to_hit() -> None:
    for attacker in (DREEPY, FROSLASS):
        game = Game(seats=1, deck=(attacker, *(PSYCHIC,) * 20))
        game.stand(attacker, "active.0")
        game.turn(0)
        assert asked(game, 1) is None
        game.act("attack_1")
        assert game.verbs() == ["attack", "use"]


def test_of_a_number_that_is_not_the_damage_yet_the_damage_is_asked_first() -> None:
    game = duel(FROSLASS)
    form = asked(game, 1)
    assert form is not None
    assert form.title.en == "Attack with Mega Froslass ex: Resentful Refrain"
    assert [field.title.en for field in form.fields[:2]] == [
        "Base damage (printed 50×)",
        "Target",
    ], "the keyboard is in the number at once, and which attack is not asked again"
    offered = action("attack_1")
    assert offered.form is not None
    form = offered.form(game.view(), Selection(), {form.fields[0].id: "150"})
    assert form is not None
    assert form.intent is not None
    game.do(form.intent)
    assert game.marks(game.unit("active.1")) == {"damage": 150}
    assert game.view().turn.used("attack") == 1
    assert asked(game, 2) is None, "150 is what it prints"


def test_of_a_pokemon_without_data_the_damage_is_asked() -> None:
    game = duel("?Mystery|XYZ|1")
    form = asked(game, 1)
    assert form is not None
    assert form.fields[0].title.en == "Base damage"
    assert not action("attack_2").when(game.view(), Selection())


def test_a_benched_pokemon_that_is_pointed_at_attacks() -> None:
    game = duel()
    benched = game.stand(PSYCHIC, "bench.0")
    assert not action("attack_1").when(game.view(), Selection(units=(benched,)))
    game = Game(deck=(DREEPY, DREEPY, DUSKULL, *(PSYCHIC,) * 20))
    game.stand(DREEPY, "active.0")
    game.stand(DUSKULL, "active.1")
    benched = game.stand(DREEPY, "bench.0")
    game.turn(0)
    game.act("attack_2", selection=Selection(units=(benched,)))
    assert game.marks(game.unit("active.1")) == {"damage": 40}


def test_the_key_of_an_attack_that_is_not_there_says_why() -> None:
    game = duel()
    told = action("attack_3").lacking
    assert told is not None
    only = told(game.view(), Selection())
    assert only is not None
    assert (only.en, only.ja) == (
        "Dreepy has only 2 attacks.",
        "ドラメシヤのワザは2つだけです。",
    )
    theirs = told(game.view(), Selection(units=(game.unit("active.1"),)))
    assert theirs is not None
    assert theirs.en.startswith("Point at your own Pokémon")
    first = action("attack_1").lacking
    assert first is not None
    assert first(game.view(), Selection()) is None
