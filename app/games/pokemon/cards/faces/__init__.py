"""How Pokémon cards look and read: the game's half of `app/cards/face.py`."""
