"""`chabudai match`: two programs against each other, counted and timed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from app.cli.matches import computer_games, match_play
from app.cli.support import progress_line
from app.core.data.value import replace
from tests.cli.conftest import Command
from tests.cli.deck.test_deck_odds import Terminal
from tests.games.nullpoga.stand_in_players import with_stand_ins
from tests.helpers.playing_game import know

TWO = ("match", "blackpoker", "steady", "steady", "--option", "format=lite", "--seed", 1)


def test_the_first_player_s_score_with_its_interval_and_the_time(chabudai: Command) -> None:
    said = chabudai(*TWO, "--games", 2)
    assert (said.code, said.err) == (0, "")
    heading, score, *times = said.out.splitlines()
    assert heading == "steady against steady: BlackPoker, 2 games, seed 1"
    assert score == (
        "  1 won, 0 drawn, 1 lost: 50.0%, with 95 % between 9.5% and 90.5% (Wilson; a draw counts "
        "half)"
    )
    assert all(" decisions, p50 0." in line for line in times)
    assert len(times) == 2


def test_in_japanese_too(chabudai: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    said = chabudai(*TWO, "--games", 2)
    assert said.out.startswith("steady対steady：ブラックポーカー、2戦、シード1\n  1勝1敗0分：50.0%")


def test_json_has_just_the_figures_of_the_first_player(chabudai: Command) -> None:
    told = json.loads(chabudai(*TWO, "--games", 2, "--json").out)
    assert list(told) == ["games", "wins", "draws", "losses", "score", "interval", "seconds"]
    assert (told["games"], told["wins"], told["draws"], told["losses"]) == (2, 1, 0, 1)
    assert (told["score"], told["interval"]) == (0.5, [0.094529, 0.905471])
    assert list(told["seconds"]) == ["p50", "p95"]
    assert 0 < told["seconds"]["p50"] <= told["seconds"]["p95"]


def test_without_a_seed_one_is_drawn_and_told(chabudai: Command) -> None:
    said = chabudai(*TWO[:-2], "--games", 1)
    assert " 1 game, seed " in said.out


@pytest.mark.parametrize(
    ("words", "said", "in_japanese"),
    [
        (
            ("pokemon", "steady", "keen"),
            "Pokémon TCG has no computer players. Choose",
            "にコンピューターはありません。",
        ),
        (
            ("blackpoker", "steady", "wise"),
            "BlackPoker has no computer player “wise”. Choose steady or keen.",
            "「wise」というコンピューターはありません。steady、keenから選んでください。",
        ),
        (("chess", "a", "b"), "There is no game “chess”.", "「chess」というゲームはありません。"),
        (
            ("blackpoker", "keen", "keen", "--decks", "none.txt"),
            "There is no deck list none.txt. Give a file, or 54",
            "none.txtというデッキはありません。",
        ),
        (
            ("blackpoker", "keen", "keen", "--decks", "54", "54", "54"),
            "Two play, and these are 3 decks. Name one for both, or two.",
            "デッキが3個あります",
        ),
        (
            ("blackpoker", "keen", "keen", "--games", "0"),
            "--games 0 is out of range. Choose 1–1,000,000.",
            "--games 0は範囲外です。",
        ),
        (
            ("blackpoker", "keen", "keen", "--seed", "-1"),
            "--seed -1 is out of range.",
            "--seed -1は範囲外です。",
        ),
        (
            ("blackpoker", "keen", "keen", "--option", "format=none"),
            "--option “format=none” is nothing this game knows.",
            "--option 「format=none」は使えません。",
        ),
    ],
)
def test_what_cannot_be_played_is_said_with_what_can(
    chabudai: Command,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    said: str,
    in_japanese: str,
) -> None:
    told = chabudai("match", *words)
    assert (told.code, told.out) == (2, "")
    assert said in told.err
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    assert in_japanese in chabudai("match", *words).err


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let the program know a game that "idle" and "hasty" play, with something changed."""

    def known(**changed: object) -> None:
        know(monkeypatch, replace(with_stand_ins(), id="quick", sign="Q", **changed))

    return known


def test_a_game_that_says_no_winner_cannot_be_counted(
    chabudai: Command, quick: Callable[..., None]
) -> None:
    quick(result=None)
    said = chabudai("match", "quick", "idle", "idle")
    assert said.err.startswith("chabudai: Nullpoga does not say who has won")


def test_a_game_without_a_deck_needs_one(chabudai: Command, quick: Callable[..., None]) -> None:
    quick(cards=None)
    said = chabudai("match", "quick", "idle", "idle")
    assert "comes without a deck. Give a deck list with --decks." in said.err


def test_games_that_do_not_end_are_told(
    chabudai: Command, quick: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    quick(brings_decks=False)
    monkeypatch.setattr(computer_games, "MOST_TURNS", 4)
    said = chabudai("match", "quick", "idle", "idle", "--games", 1)
    assert said.code == 0
    assert "1 game did not come to an end within 200 turns" in said.err
    assert "0 won, 1 drawn, 0 lost" in said.out
    said = chabudai("match", "quick", "idle", "idle", "--decks", "x")
    assert "is played without decks of your own. Leave --decks out." in said.err


def test_ctrl_c_keeps_the_score_so_far(chabudai: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    play, played = match_play.play_out, []

    def third_is_interrupted(*given: object) -> object:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(given)
        return play(*given)  # type: ignore[arg-type]  # handed on

    monkeypatch.setattr(match_play, "play_out", third_is_interrupted)
    said = chabudai(*TWO, "--games", 50)
    assert said.code == 130
    assert "BlackPoker, 2 games, seed 1" in said.out


def test_a_terminal_shows_how_far_it_is(monkeypatch: pytest.MonkeyPatch, chabudai: Command) -> None:
    terminal = Terminal()
    monkeypatch.setattr(progress_line, "PATIENCE", -1.0)
    monkeypatch.setattr("sys.stderr", terminal)
    chabudai(*TWO, "--games", 2)
    assert " 50% 0 won, 0 drawn, 1 lost (Ctrl+C stops)" in terminal.getvalue()
