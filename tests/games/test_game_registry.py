"""Games are found by their id, and loaded when they are first asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from app.games.game_registry import GAMES, UnknownGameError


def test_every_game_goes_by_its_id() -> None:
    assert list(GAMES)
    assert [GAMES[game].id for game in GAMES] == list(GAMES)


def test_an_unknown_game_says_which_there_are() -> None:
    with pytest.raises(UnknownGameError, match=r"no game “pokemno”.*pokemon"):
        GAMES["pokemno"]
    assert "pokemno" not in GAMES


def test_listing_the_games_loads_none() -> None:
    code = (
        "import sys, app.games.game_registry as r; list(r.GAMES);"
        "print('app.games.pokemon' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_loading_a_game_reads_no_card_data() -> None:
    code = (
        "import sys; from app.games.game_registry import GAMES; GAMES['pokemon'];"
        "print('app.games.pokemon.cards.card_base' in sys.modules, 'pydantic' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False False"
