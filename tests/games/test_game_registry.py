"""Games are found by their id, and loaded when they are first asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app.games.game_registry import (
    GAMES,
    BrokenGameError,
    UnknownGameError,
    deck_game,
    deck_games,
    played_with,
    resolving_games,
    turn_resolving,
)


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


def test_games_with_the_same_cards_count_as_one_where_decks_are_listed() -> None:
    assert deck_games() == (
        *("pokemon", "open_table", "blackpoker", "nullpoga"),
        "stepping_stones",
    )
    assert {game: deck_game(game) for game in GAMES if deck_game(game) != game} == {
        "battle-royal": "pokemon",
        "team-battle": "pokemon",
    }
    assert played_with("team-battle") == ("pokemon", "battle-royal", "team-battle")
    assert played_with("open_table") == ("open_table",)
    for game in GAMES:
        assert GAMES.cards(game).game == deck_game(game)
        assert GAMES[game].family == deck_game(game)


def test_whose_decks_a_game_has_is_known_without_its_cards() -> None:
    code = (
        "import sys; from app.games.game_registry import deck_game; deck_game('battle-royal');"
        "print('app.games.pokemon' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_no_decks_are_known_of_an_unknown_game() -> None:
    with pytest.raises(UnknownGameError):
        deck_game("pokemno")


def _own(place: Path, name: str, code: str) -> None:
    folder = place / name
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / f"{name}_game.py").write_text(code)


_LIKE_STONES = (
    "from app.core.data.value import replace\n"
    "from app.games.stepping_stones.stepping_stones_game import SPEC as STONES\n"
    "SPEC = replace(STONES, id='{}')\n"
)


def test_a_game_of_ones_own_stands_among_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _own(tmp_path, "pebbles", _LIKE_STONES.format("pebbles"))
    monkeypatch.setenv("CHABUDAI_GAMES", str(tmp_path))
    assert list(GAMES)[-1] == "pebbles"
    assert "pebbles" in GAMES
    assert GAMES["pebbles"].id == "pebbles"
    assert GAMES["pebbles"] is GAMES["pebbles"]
    with pytest.raises(UnknownGameError, match="pebbles"):
        GAMES["pebble"]


@pytest.mark.parametrize(
    ("name", "code", "why"),
    [
        ("broken_a", "SPEC = (", "SyntaxError: '(' was never closed (broken_a_game.py, line 1)"),
        ("broken_b", "raise SystemError('it rains')", "it rains (broken_b_game.py, line 1)"),
        ("broken_g", "\nimport app\napp.nowhere", "(broken_g_game.py, line 3)"),
        ("broken_c", "SPEC = 7", "its SPEC is not a game with the id “broken_c”"),
        ("broken_d", _LIKE_STONES.format("other"), "its SPEC is not a game with the id “broken_d”"),
        ("broken_e", "", "AttributeError"),
        ("broken_f", "raise SystemExit(3)", "SystemExit: 3"),
        ("numpy", "SPEC = 7", "another module is called numpy"),
    ],
)
def test_one_that_cannot_be_loaded_is_left_out_and_said_once(
    name: str,
    code: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    _own(tmp_path, name, code)
    monkeypatch.setenv("CHABUDAI_GAMES", str(tmp_path))
    assert name not in list(GAMES)
    assert name not in list(GAMES)
    said = capsys.readouterr().err
    assert said.count(f"The game “{name}” in {tmp_path}") == 1
    assert why in said
    with pytest.raises(BrokenGameError, match="Correct it, or take the folder away"):
        GAMES[name]


def test_no_game_of_ones_own_takes_the_place_of_a_shipped_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = GAMES["pokemon"]
    _own(tmp_path, "pokemon", _LIKE_STONES.format("pokemon"))
    monkeypatch.setenv("CHABUDAI_GAMES", str(tmp_path))
    assert GAMES["pokemon"] is shipped
    assert list(GAMES).count("pokemon") == 1


def test_turns_are_resolved_by_the_games_that_bring_it() -> None:
    assert all(turn_resolving(game) is not None for game in resolving_games())
    assert resolving_games()
    assert turn_resolving("pokemon") is None
    assert turn_resolving("nowhere") is None
