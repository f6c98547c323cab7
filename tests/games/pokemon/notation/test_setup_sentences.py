"""Sentences from the first shuffle to the first turn, and of drawing cards (seed 000 §5)."""

from __future__ import annotations

from app.games.pokemon.tasks.setup_marks import CHOOSES, decided, marked
from tests.games.pokemon.spoken import misunderstood, say
from tests.games.pokemon_table import DREEPY, FIRE, Game
from tests.games.setup_table import BASICS, NONE, two


def count(game: Game, zone: str) -> int | None:
    return game.view().zones[zone].count


def test_who_goes_first_is_said_or_thrown_for() -> None:
    game = Game()
    say(game, "goes second")
    assert decided(game.view()) == 1
    say(game, "chooses to go first")
    assert decided(game.view()) == 0
    say(game, "flips a coin for who chooses")
    assert any(marked(game.view(), seat, CHOOSES) for seat in (0, 1))
    say(game, "rolls dice for who goes first")
    assert "dice" in game.verbs()


def test_an_opening_hand_has_seven_cards() -> None:
    game = Game(deck=BASICS)
    why = misunderstood(game, "shuffles and draws 6")
    assert why == "an opening hand has 7 cards. Write “shuffles” and “draws …” apart."
    assert count(game, "hand.0") == 0
    say(game, "shuffles the deck and draws 7 cards: Dreepy ×7")
    assert game.refs("hand.0") == [DREEPY] * 7


def test_a_hand_that_came_otherwise_than_told_is_said() -> None:
    why = misunderstood(Game(deck=BASICS), "shuffles and draws 7: Duskull ×7")
    assert "not Duskull ×7. What lies on top is told by “stack NAME: …”" in why


def test_a_mulligan_that_both_have_is_one_line() -> None:
    game = two(NONE, NONE)
    say(game, "has no Basic Pokémon")
    say(game, "has no Basic Pokemon", actor=1)
    nodes = len(game.table.host.tree.nodes)
    say(game, "takes a mulligan")
    assert len(game.table.host.tree.nodes) == nodes + 2, "each player redraws"


def test_extra_cards_are_drawn_for_mulligans_or_not() -> None:
    for sentence, cards in (
        ("draws no card for the mulligan", 0),
        ("draws 1 card for the mulligan", 1),
    ):
        game = two(BASICS, NONE)
        say(game, "has no Basic Pokémon", actor=1)
        say(game, "puts down Dreepy")
        say(game, "takes a mulligan", actor=1)
        before = count(game, "hand.0") or 0
        say(game, sentence)
        assert count(game, "hand.0") == before + cards


def test_pokemon_are_put_down_with_the_prizes() -> None:
    game = two()
    say(game, "puts down Dreepy with Dreepy ×2 on the Bench")
    assert [len(game.view().zones[zone].items) for zone in ("active.0", "bench.0")] == [1, 2]
    assert count(game, "prizes.0") == 6
    assert game.refs("active.0", seat=1) == [None], "face down"
    why = misunderstood(game, "puts down Dreepy and Dreepy", actor=1)
    assert why.startswith("One Pokémon goes to the Active Spot.")


def test_the_game_begins_whoever_said_ready() -> None:
    game = two()
    say(game, "puts Dreepy face down in the Active Spot")
    say(game, "sets out 4 Prizes")
    say(game, "is ready")
    say(game, "puts down Dreepy", actor=1)
    say(game, "the game begins")
    assert game.view().turn.number == 1
    assert count(game, "prizes.0") == 4


def test_cards_are_drawn_by_number_or_by_name(game: Game) -> None:
    before = count(game, "hand.0") or 0
    say(game, "draws two cards")
    assert count(game, "hand.0") == before + 2
    game = Game(deck=(FIRE,) * 20)
    say(game, "draws Basic Fire Energy ×3")
    assert game.refs("hand.0") == [FIRE] * 3
    assert misunderstood(game, "draws Iono") == "no Iono is left in the deck."


def test_a_pile_is_shuffled_the_deck_where_none_is_named(game: Game) -> None:
    for sentence in ("shuffles", "shuffles the deck", "shuffles their Prizes"):
        say(game, sentence)
        assert game.verbs() == ["shuffle"]
