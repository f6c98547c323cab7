"""Pokémon Trading Card Game (ポケモンカードゲーム); the game itself is `pokemon_game.py`."""
