"""`chabudai deck odds`: figures for people and for programs, and every way to ask wrongly."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from app.cards.odds import exact_odds
from app.cli.command_line import run
from app.cli.support import progress_line
from app.games.pokemon.cards.odds.pokemon_openings import HAND
from tests.cli.conftest import Command
from tests.words.source import JAPANESE

LIST = """Pokémon: 3
4 Duskull PRE 35
4 Dreepy TWM 128
4 Drakloak TWM 129

Trainer: 2
4 Iono PAL 185
4 Ultra Ball MEG 131

Energy: 1
40 Basic Fire Energy MEE 2
"""


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "dragons.txt"
    path.write_text(LIST, encoding="utf-8")
    return path


def odds(chabudai: Command, *arguments: object) -> Any:
    said = chabudai("deck", "odds", *arguments, "--json")
    assert (said.code, said.err) == (0, "")
    return json.loads(said.out)


def test_the_figures_of_a_deck_are_those_of_the_formulas(chabudai: Command, deck: Path) -> None:
    found = odds(chabudai, deck, "--card", "Dreepy", "--turns", 2)
    assert (found["cards"], found["basics"], found["prizes"]) == (60, 8, 6)
    assert found["mulligan"] == pytest.approx(0.35, abs=0.005)  # rule `deck-mulligan-risk`
    assert found["extra_cards"]["most"] == pytest.approx(0.5296, abs=0.001)
    assert sum(found["basics_in_hand"]) == pytest.approx(1)
    (dreepy,) = found["groups"]
    assert (dreepy["names"], dreepy["copies"], dreepy["basics"]) == (["Dreepy"], 4, 4)
    assert [turn["seen"] for turn in dreepy["by_turn"]] == [HAND, HAND + 1, HAND + 2]
    for turn in dreepy["by_turn"]:
        assert turn["at_least_one"] == pytest.approx(1 - turn["chances"][0])
    assert dreepy["at_least_one_prized"] == pytest.approx(1 - dreepy["prized"][0])
    assert dreepy["all_prized"] == dreepy["prized"][4]


def test_going_second_a_turn_is_one_later_on_the_table(chabudai: Command, deck: Path) -> None:
    def turns(*going: str) -> list[dict[str, int]]:
        (group,) = odds(chabudai, deck, "--card", "Iono", "--turns", 2, *going)["groups"]
        return [turn["table_turn"] for turn in group["by_turn"]]

    assert turns("--first") == [{"first": 0}, {"first": 1}, {"first": 3}]
    assert turns("--second") == [{"second": 0}, {"second": 2}, {"second": 4}]
    assert turns()[2] == {"first": 3, "second": 4}


def test_a_group_is_any_of_its_cards(chabudai: Command, deck: Path) -> None:
    found = odds(chabudai, deck, "--group", "ナンジャモ、Ultra Ball", "--card", "Iono")
    single, both = found["groups"]
    assert both["names"] == ["Iono", "Ultra Ball"]
    assert both["copies"] == 8
    assert both["by_turn"][0]["at_least_one"] > single["by_turn"][0]["at_least_one"]


def test_without_a_name_all_are_told_in_short(chabudai: Command, deck: Path) -> None:
    said = chabudai("deck", "odds", deck)
    assert re.search(r"^4 Duskull( +[\d.<]+%){6}$", said.out, re.MULTILINE)
    assert len(odds(chabudai, deck)["groups"]) == 6


def test_the_simulation_stands_below_the_formulas_and_repeats(
    chabudai: Command, deck: Path
) -> None:
    ask = ("--card", "Dreepy", "--turns", 1, "--simulate", 20_000, "--seed", 3)
    found = odds(chabudai, deck, *ask)
    tried = found["simulated"]
    assert (tried["openings"], tried["seed"]) == (20_000, 3)
    bound = 4 * exact_odds.standard_error(found["mulligan"], 20_000)
    assert abs(tried["mulligan"] - found["mulligan"]) < bound
    for turn, shares in zip(
        found["groups"][0]["by_turn"], tried["groups"][0]["by_turn"], strict=True
    ):
        for chance, share in zip(turn["chances"], shares, strict=True):
            assert abs(chance - share) < 4 * exact_odds.standard_error(0.5, 20_000)
    assert odds(chabudai, deck, *ask) == found
    said = chabudai("deck", "odds", deck, *ask)
    assert said.out.count("\n  simulated") == 4
    assert "20,000 openings with seed 3" in said.out


def test_a_seed_that_chance_chose_is_told(chabudai: Command, deck: Path) -> None:
    first = odds(chabudai, deck, "--simulate", 500)["simulated"]
    again = odds(chabudai, deck, "--simulate", 500, "--seed", first["seed"])["simulated"]
    assert again == first


def test_prizes_can_be_others(chabudai: Command, deck: Path) -> None:
    found = odds(chabudai, deck, "--card", "Iono", "--prizes", 3)
    assert found["prizes"] == 3
    assert len(found["groups"][0]["prized"]) == 4


def test_lines_that_were_left_out_are_told(chabudai: Command, tmp_path: Path) -> None:
    path = tmp_path / "odd.txt"
    path.write_text(LIST + "0 Iono PAL 185\n", encoding="utf-8")
    assert "✗ Line " in chabudai("deck", "odds", path).out


def test_pokemon_without_data_count_and_are_told(chabudai: Command, tmp_path: Path) -> None:
    path = tmp_path / "new.txt"
    path.write_text(LIST.replace("4 Dreepy TWM 128", "4 Futuremon ZZZ 1"), encoding="utf-8")
    said = chabudai("deck", "odds", path)
    assert "⚠ There is no data for Futuremon: 4 cards that may be Basic Pokémon" in said.out
    assert odds(chabudai, path)["doubtful"] == 4


# -- what cannot be done ------------------------------------------------------------------------


def test_a_deck_without_a_basic_is_a_finding(chabudai: Command, tmp_path: Path) -> None:
    path = tmp_path / "none.txt"
    path.write_text("4 Iono PAL 185\n56 Basic Fire Energy MEE 2\n", encoding="utf-8")
    said = chabudai("deck", "odds", path)
    assert said.code == 1
    assert said.out.startswith("✗ The deck has no Basic Pokémon")
    said = chabudai("deck", "odds", path, "--json")
    assert said.code == 1
    assert json.loads(said.out)["mulligan"] == 1.0


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (("--card", "Dreepi"), "There is no “Dreepi” in the deck. Its list has “Dreepy”."),
        (("--turns", "61"), "--turns 61 is out of range. Choose 0–60."),
        (("--simulate", "-1"), "--simulate -1 is out of range. Choose 0–10,000,000."),
        (("--prizes", "60"), "The deck has 60 cards, too few for a hand of 7 cards and 60 Prize"),
        (("--first", "--second"), "not allowed with argument"),
    ],
)
def test_a_wrong_question_is_answered_with_what_to_do(
    chabudai: Command, deck: Path, wrong: tuple[str, ...], told: str
) -> None:
    said = chabudai("deck", "odds", deck, *wrong)
    assert said.code == 2
    assert told in said.err
    assert not said.out


# -- words ----------------------------------------------------------------------------------------


def test_it_speaks_japanese(chabudai: Command, deck: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = ("--card", "ドラメシヤ", "--first", "--simulate", 500, "--seed", 1)
    english = chabudai("deck", "odds", deck, *ask).out
    assert not JAPANESE.search(english)
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    for more in (ask, ("--help",), ("--turns", 61), ("--card", "Dreepi")):
        said = chabudai("deck", "odds", deck, *more)
        text = re.sub(
            r"--?[a-z]+|[A-Z]{2,}|dragons|Dreepi|/\S+|chabudai( deck odds)?",
            "",
            said.out + said.err,
        )
        assert JAPANESE.search(text)
        assert not re.findall(r"[A-Za-z]{3,}", text)


# -- waiting --------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    """Standard error with somebody before it."""

    def isatty(self) -> bool:
        return True


def test_a_long_simulation_shows_how_far_it_is(
    deck: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(progress_line, "PATIENCE", -1.0)
    assert run(["deck", "odds", str(deck), "--card", "Iono", "--simulate", "10000"]) == 0
    shown = terminal.getvalue()
    assert " 50% 5,000 openings tried" in shown
    assert shown.endswith("\r\033[K")
    assert "tried" not in capsys.readouterr().out


def test_a_short_one_shows_nothing(deck: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(progress_line, "PATIENCE", 1e9)
    assert run(["deck", "odds", str(deck), "--simulate", "10000"]) == 0
    assert not terminal.getvalue()


def test_ctrl_c_ends_it_cleanly(
    chabudai: Command, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_progress: object, done: int) -> bool:
        assert done
        raise KeyboardInterrupt

    monkeypatch.setattr(progress_line.Progress, "report", interrupted)
    said = chabudai("deck", "odds", deck, "--simulate", "1000000")
    assert (said.code, said.out) == (130, "")


def test_numbers_need_no_numpy_where_nothing_is_simulated(deck: Path) -> None:
    """It would double the time of the command."""
    import subprocess
    import sys

    code = (
        "import sys; from app.cli.command_line import run; "
        f"run(['deck', 'odds', {str(deck)!r}]); sys.exit('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_formulas_are_quick_enough_for_every_name(chabudai: Command, deck: Path) -> None:
    """Sixty turns of every name are still the same figures."""
    found = odds(chabudai, deck, "--turns", 60)
    last = found["groups"][0]["by_turn"][60]
    assert last["seen"] == 60 - found["prizes"]
    spread = last["chances"]
    assert exact_odds.mean(spread) + exact_odds.mean(found["groups"][0]["prized"]) == pytest.approx(
        4
    )
