"""`chabudai goldfish`: turns played alone, repeatable if a seed is told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.data.value import replace
from app.core.intent import Draw
from app.games.game_api import Look
from app.games.game_registry import GAMES
from tests.cli.conftest import Command
from tests.helpers.playing_game import know
from tests.helpers.toy_games import octet

DECK = "dragapult-dusknoir"


@pytest.fixture
def odd_deck(tmp_path: Path) -> Path:
    """60 cards, 57 of them unknown."""
    path = tmp_path / "odd.txt"
    path.write_text("3 Dreepy TWM 128\n57 Nonsense Card ZZZ 1\n", encoding="utf-8")
    return path


def test_a_seed_repeats_and_is_announced(chabudai: Command) -> None:
    first = chabudai("goldfish", DECK, "--seed", 5)
    assert first.code == 0
    assert first.err == ""
    assert "chance follows seed 5" in first.out.splitlines()[0]
    assert chabudai("goldfish", DECK, "--seed", 5) == first
    assert chabudai("goldfish", DECK, "--seed", 6).out != first.out


def test_without_a_seed_chance_is_real_and_no_seed_is_announced(chabudai: Command) -> None:
    played = {chabudai("goldfish", DECK, "--turns", 0).out for _ in range(4)}
    assert len(played) > 1
    assert not any("seed" in told for told in played)


@pytest.mark.parametrize("turns", [0, 1, 4])
def test_so_many_turns_are_played(chabudai: Command, turns: int) -> None:
    said = chabudai("goldfish", DECK, "--seed", 1, "--turns", turns)
    assert said.code == 0
    assert max(int(line.split(".")[0]) for line in said.out.splitlines()) == turns
    assert all(re.match(r" +\d+\.\d+  \S", line) for line in said.out.splitlines())


@pytest.mark.parametrize("turns", [-1, 101, 10**12])
def test_turns_out_of_reach(chabudai: Command, turns: int) -> None:
    said = chabudai("goldfish", DECK, "--turns", turns)
    assert said.code == 2
    assert said.out == ""
    assert "Choose 0–100" in said.err


def test_the_longest_game(chabudai: Command) -> None:
    assert chabudai("goldfish", DECK, "--seed", 1, "--turns", 100).code == 0


def test_json(chabudai: Command) -> None:
    told = json.loads(chabudai("goldfish", DECK, "--seed", 5, "--turns", 2, "--json").out)
    assert told["cards"] == 60
    assert told["seed"] == 5
    assert told["turn"] == 2
    assert told["warnings"] == []
    assert told["log"][0] == {
        "step": "0.0",
        "text": "The table is set up with 60 cards; "
        "chance follows seed 5: shuffles and coins repeat",
    }
    assert all(re.fullmatch(r"[A-Z]+-\d+", card) for card in told["hand"])
    assert json.loads(chabudai("goldfish", DECK, "--turns", 0, "--json").out)["seed"] is None


def test_a_half_deck_is_played_with_three_prizes(chabudai: Command) -> None:
    for deck, prizes in (("half-darkness", 3), (DECK, 6)):
        said = chabudai("goldfish", deck, "--seed", 5, "--turns", 1)
        assert f"sets out {prizes} cards as Prizes" in said.out


def test_a_picture_without_a_display(chabudai: Command, qtbot: QtBot, tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    path = tmp_path / "table.png"
    said = chabudai("goldfish", DECK, "--seed", 5, "--turns", 1, "--png", path)
    assert said.code == 0
    assert said.out.splitlines()[-1] == f"Picture: {path}"
    picture = QImage(str(path))
    assert (picture.width(), picture.height()) == (1600, 960)
    colours = {picture.pixel(x, y) for x in range(0, 1600, 16) for y in range(0, 960, 16)}
    assert len(colours) > 200


def test_json_stays_json_beside_a_picture(chabudai: Command, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "table.png"
    assert json.loads(chabudai("goldfish", DECK, "--turns", 0, "--json", "--png", path).out)
    assert path.stat().st_size > 10_000


@pytest.mark.parametrize("name", ["none/table.png", "table.nothing"])
def test_a_picture_that_cannot_be_written(
    chabudai: Command, qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    said = chabudai("goldfish", DECK, "--turns", 0, "--png", tmp_path / name)
    assert said.code == 2
    assert "cannot be written" in said.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", [DECK, f"{DECK}.txt", f"decklists/pokemon/{DECK}.txt"])
def test_a_shipped_deck_goes_by_its_name(chabudai: Command, name: str) -> None:
    assert chabudai("goldfish", name, "--turns", 0).code == 0


def test_an_unknown_deck_names_those_there_are(chabudai: Command) -> None:
    said = chabudai("goldfish", "nothing-like-it")
    assert said.code == 2
    assert "There is no deck list nothing-like-it" in said.err
    assert DECK in said.err


def test_unknown_cards_are_told_and_played(chabudai: Command, odd_deck: Path) -> None:
    said = chabudai("goldfish", odd_deck, "--seed", 1, "--turns", 2)
    assert said.code == 0
    assert said.out.startswith("⚠ Line 2:")
    assert "Nonsense Card" in said.out
    told = json.loads(chabudai("goldfish", odd_deck, "--turns", 0, "--json").out)
    assert len(told["warnings"]) == 1


def test_a_card_without_data_may_be_the_first_pokemon(chabudai: Command, tmp_path: Path) -> None:
    path = tmp_path / "unknown.txt"
    path.write_text("60 Nonsense Card ZZZ 1\n", encoding="utf-8")
    told = json.loads(chabudai("goldfish", path, "--turns", 1, "--json").out)
    setup = [line["text"] for line in told["log"] if line["step"].startswith("0.")]
    assert setup[2:] == [
        "Aki puts Nonsense Card face down in their Active Spot; sets out 6 cards as Prizes"
    ]


def test_a_deck_without_a_basic_pokemon_is_given_up(chabudai: Command, tmp_path: Path) -> None:
    path = tmp_path / "energy.txt"
    path.write_text("60 Basic Fire Energy MEE 2\n", encoding="utf-8")
    told = json.loads(chabudai("goldfish", path, "--turns", 2, "--json").out)
    assert [line["step"] for line in told["log"]] == ["0.0", "0.1", "1.0", "2.0"]


@pytest.mark.parametrize("data", [b"", b"\x89PNG\r\n\x1a\n\0\0", b"hello\n", b"\xff\xfe\xfd"])
def test_a_file_that_is_no_deck(chabudai: Command, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "none.txt"
    path.write_bytes(data)
    said = chabudai("goldfish", path)
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("chabudai: ")
    assert said.err.count("\n") == 1


def test_a_folder_is_no_deck(chabudai: Command, tmp_path: Path) -> None:
    assert chabudai("goldfish", tmp_path).code == 2


def test_japanese(chabudai: Command, monkeypatch: pytest.MonkeyPatch, odd_deck: Path) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai("goldfish", DECK, "--seed", 5, "--turns", 1)
    assert "60枚のカードで卓を用意し" in said.out
    assert "シード5" in said.out
    assert "1ターン目・Akiの番" in said.out
    assert "ありません" in chabudai("goldfish", "nothing-like-it").err
    assert "0〜100" in chabudai("goldfish", DECK, "--turns", -1).err
    assert re.search("[ぁ-ん]", chabudai("goldfish", odd_deck, "--turns", 0).out.splitlines()[0])


# -- presets -------------------------------------------------------------------------------------


def test_a_preset_is_laid_with_its_own_cards_for_as_many_as_it_needs(chabudai: Command) -> None:
    said = chabudai("goldfish", "--preset", "hearts", "--seed", 3, "--turns", 1, "--json")
    assert (said.code, said.err) == (0, "")
    told = json.loads(said.out)
    assert (told["preset"], told["deck"], told["cards"]) == ("hearts", "", 0)
    assert "Aki sets up the table: Hearts" in told["log"][1]["text"]
    assert len(told["hand"]) == 17


def test_a_preset_is_found_without_the_game_and_with_it(chabudai: Command) -> None:
    alone = chabudai("goldfish", "--preset=klondike", "--seed", 3)
    assert "sets up the table: Klondike" in alone.out
    assert chabudai("goldfish", "--game", "open_table", "--preset=klondike", "--seed", 3) == alone


@pytest.mark.parametrize(
    ("arguments", "en", "ja"),
    [
        (
            ("--preset", "chess"),
            (
                "--preset “chess” is none of Open table. Choose daifugo, hearts, klondike, memory, "
                "old_maid or sevens."
            ),
            (
                "--preset 「chess」は自由な卓にありません。daifugo、hearts、klondike、memory、"
                "old_maid、sevensから選んでください。"
            ),
        ),
        (
            (DECK, "--preset", "hearts"),
            "Pokémon TCG has no presets. Leave --preset out, or choose another --game.",
            (
                "ポケモンカードゲームに並べ方はありません。--presetを外すか、別の--gameを"
                "選んでください。"
            ),
        ),
    ],
)
def test_what_is_no_preset_is_told_with_what_there_is(
    chabudai: Command,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    en: str,
    ja: str,
) -> None:
    said = chabudai("goldfish", *arguments)
    assert (said.code, said.err) == (2, f"chabudai: {en}\n")
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    assert chabudai("goldfish", *arguments).err == f"chabudai: {ja}\n"


def test_a_preset_of_ones_own_is_called_by_its_file(
    chabudai: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHABUDAI_HOME", str(tmp_path))
    folder = tmp_path / "config" / "presets" / "open_table"
    folder.mkdir(parents=True)
    mine = {"title": {"en": "Snap", "ja": "スナップ"}, "cards": ["pack: 52"], "seats": [4, 4]}
    (folder / "snap.json").write_text(json.dumps(mine | {"deal": [{"to": "hand"}]}), "utf-8")
    said = chabudai("goldfish", "--preset", "snap", "--seed", 1, "--json")
    assert len(json.loads(said.out)["hand"]) == 13
    (folder / "broken.json").write_text("{", "utf-8")
    assert "sevens or snap." in chabudai("goldfish", "--preset", "broken").err


def test_a_game_that_needs_no_deck_is_played_without_one(chabudai: Command) -> None:
    said = chabudai("goldfish", "--game", "stepping_stones", "--turns", 1)
    assert (said.code, said.err) == (0, "")
    assert "Turn 1 · Aki" in said.out


def test_a_game_of_decks_asks_for_one(chabudai: Command) -> None:
    said = chabudai("goldfish")
    assert (said.code, said.out) == (2, "")
    assert "is played with a deck. Give a deck list" in said.err


@pytest.mark.parametrize(
    ("game", "title"), [("battle-royal", "Battle Royal"), ("team-battle", "Two against two")]
)
def test_a_variant_for_several_is_not_played_alone(
    chabudai: Command, game: str, title: str
) -> None:
    said = chabudai("goldfish", "--game", game, DECK)
    assert (said.code, said.out) == (2, "")
    assert f"{title} is played by 4 players, and a goldfish game by one." in said.err
    assert f"--game pokemon, or set up a table for everybody with chabudai host --game {game}." in (
        said.err
    )


def test_where_nobody_brings_a_deck_none_is_given(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    know(monkeypatch, octet.SPEC)
    assert chabudai("goldfish", "--game", "octet").code == 0
    said = chabudai("goldfish", "--game", "octet", DECK)
    assert (said.code, said.out) == (2, "")
    assert f"is played without decks. Leave {DECK} away." in said.err


def test_a_setup_that_is_refused_is_told_and_the_answer_is_no(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def setup(_look: Look, _arguments: Mapping[str, str]) -> Iterator[Draw]:
        yield Draw(3, "pail.0", "hand.0")

    stones = GAMES["stepping_stones"]
    know(monkeypatch, replace(stones, procedures={**stones.procedures, "setup": setup}))
    result = chabudai("goldfish", "--game", "stepping_stones", "--turns", "1")
    assert result.code == 1
    assert "⚠ “setup” of Aki is refused: " in result.err
    assert "⚠ “setup” of Ren is refused: " in result.err
    assert "Turn 1" in result.out


def test_a_game_that_cannot_be_loaded_is_told_with_the_line(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "market").mkdir()
    code = "from app.games.game_api import GameSpec\n\nSPEC = GameSpec(titel='Market')\n"
    (tmp_path / "market" / "market_game.py").write_text(code, encoding="utf-8")
    (tmp_path / "market" / "__init__.py").touch()
    monkeypatch.setenv("CHABUDAI_GAMES", str(tmp_path))
    result = chabudai("goldfish", "--game", "market")
    assert result.code == 2
    assert "The game “market” in" in result.err
    assert "titel" in result.err
    assert "(market_game.py, line 3)" in result.err
