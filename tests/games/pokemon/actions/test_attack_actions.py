"""What the menu of a Pokémon offers of its attacks: each by a key, with the damage it prints."""

from __future__ import annotations

from app.core.text.words import unpacked
from app.games.form_model import Form
from app.games.game_api import Selection
from tests.games.pokemon_table import (
    DEVOLUTION,
    DREEPY,
    DUSKULL,
    FIRE,
    PSYCHIC,
    Game,
    action,
)

FROSLASS = "ASC-47"
"""Prints "50×" and 150."""


def duel(mine: str = DREEPY, theirs: str = DUSKULL) -> Game:
    game = Game(deck=(mine, theirs, *(PSYCHIC,) * 20))
    game.stand(mine, "active.0")
    game.stand(theirs, "active.1")
    game.turn(0)
    return game


def asked(game: Game, number: int) -> Form | None:
    """Return what the key of an attack asks first."""
    offered = action(f"attack_{number}")
    assert offered.form is not None
    return offered.form(game.view(), Selection(), {})


def test_an_attack_is_announced_with_its_name_and_ticked(game: Game) -> None:
    game.act("attack_1")
    event = game.table.host.told(game.table.host.tree.cursor, 1)[0]
    assert (event.verb, event.unit, event.number) == ("attack", DREEPY, 10)
    assert unpacked(event.text, "ja") == "ちょっとうらむ"
    assert game.view().turn.used("attack") == 1


def test_attacks_of_attached_tools_are_offered_too(game: Game) -> None:
    game = Game(deck=(DREEPY, DEVOLUTION, *(FIRE,) * 10))
    game.stand(DREEPY, "active.0", DEVOLUTION)
    game.turn()
    game.act("attack_3")
    assert "Devolution" in game.table.host.told(game.table.host.tree.cursor, 1)[0].text


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
