"""`chabudai play`: whole games by piped lines, alone against a program and of two people."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from app.cli.support.table_lookup import open_host
from app.cli.text_play import text_terminal
from tests.cli.conftest import Command, Said
from tests.games.nullpoga.stand_in_players import with_stand_ins
from tests.helpers.playing_game import know

Play = Callable[..., Said]


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """A deck that is nearly all rats."""
    path = tmp_path / "rats.txt"
    path.write_text("26 Rat\n4 Boar\n", "utf-8")
    return path


@pytest.fixture
def play(chabudai: Command, monkeypatch: pytest.MonkeyPatch, deck: Path) -> Play:
    """Pipe lines into a game with a seed."""
    know(monkeypatch, with_stand_ins())

    def piped(*lines: str, more: tuple[object, ...] = ("--against", "idle")) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
        return chabudai("play", "nullpoga", "--seed", 3, "--deck", deck, *more)

    return piped


def after(said: Said, line: str) -> str:
    """Return what comes after a typed line, up to the next one."""
    return said.out.split(f"> {line}\n", 1)[1].split("\n> ", 1)[0]


# -- against a program ----------------------------------------------------------------------------


def turns(*, japanese: bool = False) -> list[str]:
    """Return the lines of a whole game: a monster a turn as far as one can be paid, all attack."""
    attack, lock = ("攻撃", "確定") if japanese else ("attack", "lock")
    summon = "召喚" if japanese else "summon"
    names = ["ネズミ", "ネズミ", "イノシシ"] if japanese else ["rat", "rat", "boar"]
    lines = []
    for _ in range(26):
        lines += [f"{summon} {name} {cell}" for cell, name in enumerate(names, 1)]
        lines += [*(f"{attack} {cell}" for cell in range(1, 6)), lock]
    return lines


def test_a_whole_game_against_an_idle_program_is_won(play: Play) -> None:
    said = play(*turns())
    assert (said.code, said.err) == (0, "")
    assert "Aki wins: " in said.out
    assert "Aki won the game." in said.out
    assert "Another game? Type again, swap (decks exchanged) or quit." in said.out


def test_a_whole_game_in_japanese(play: Play) -> None:
    said = play(*turns(japanese=True), more=("--against", "idle", "--lang", "ja"))
    assert (said.code, said.err) == (0, "")
    assert "Akiの勝ちです。" in said.out
    assert "相手のRenはコンピューター「ぼんやり」です。" in said.out
    assert "Renの計画：\n  何もしない" in said.out
    assert "― " not in said.out
    assert "もう一度対戦しますか。" in said.out


def test_a_whole_game_is_lost_by_who_does_nothing(play: Play) -> None:
    said = play(*["lock"] * 30, more=("--against", "hasty"))
    assert "You are Aki. Ren is the computer player “Hasty”." in said.out
    assert "Ren won the game." in said.out


def test_the_same_seed_and_lines_are_the_same_game(play: Play) -> None:
    hasty = ("--against", "hasty")
    assert play(*turns(), more=hasty) == play(*turns(), more=hasty)


def test_another_game_or_none(play: Play) -> None:
    game = ["lock"] * 30
    once = play(*game, more=("--against", "hasty"))
    locks = once.out.split("Another game?")[0].count("> lock")
    said = play(*["lock"] * locks, "maybe", "again", "quit", more=("--against", "hasty"))
    assert after(said, "maybe") == "Type again, swap or quit."
    assert after(said, "again").startswith("Turn 1\n")
    said = play(*["lock"] * locks, "swap", *["lock"] * 30, more=("--against", "hasty"))
    assert said.out.count("Another game?") >= 1
    said = play(*["lock"] * locks, "quit", more=("--against", "hasty"))
    assert said.out.endswith("> quit\nThe table was not saved. Add --save to keep the next one.\n")


# -- a plan, line by line -------------------------------------------------------------------------


def test_a_turn_is_told_line_by_line_with_cells_from_the_own_left(play: Play) -> None:
    said = play("lock", more=("--against", "hasty"))
    told = after(said, "lock").splitlines()
    assert told[0].endswith("(mana-left)"), "what is good to know comes first"
    assert told[1:4] == ["Ren thinks …", "Aki planned:", "  nothing"]
    cell = told[5].rpartition(" es")[2]
    assert told[5].startswith("  summon  Rat  es")
    assert f"  Ren summons Rat to their Standby zone, cell {cell}" in told
    assert told.index("Summons") < told.index("Turn end")
    # What the game keeps for itself is not told, nor a phase in which nothing happens.
    assert "mana on" not in said.out
    assert "Spells" not in told


def test_undo_and_redo_are_the_draft_s_and_an_empty_draft_takes_the_turn_back(play: Play) -> None:
    said = play("undo", "redo", "lock", "summon rat 1", "undo", "redo", "undo", "undo", "plan")
    first, second, third = said.out.split("> undo\n")[1:4]
    assert first.startswith("There is no turn before this one to take back.")
    assert after(said, "redo") == "There is nothing to redo."
    assert "(nothing yet)" in second
    assert "  1  summon  Rat  s1" in second
    assert "(nothing yet)" in third
    assert "Back to turn 1.\nTurn 1\n" in said.out


def test_a_turn_that_was_taken_back_has_its_plan_as_draft(play: Play) -> None:
    lines = ["summon rat 1", "lock", "undo", "undo", "redo", "lock"]
    said = play(*lines)
    assert "Back to turn 1." in said.out
    assert "Your plan (mana left 0 of 1):\n  1  summon  Rat  s1" in after(said, "undo")
    assert said.out.count("Aki summons Rat to their Standby zone, cell 1") == 2


def test_board_plan_help_and_hand_are_shown_when_asked_for(play: Play) -> None:
    said = play("show", "plan", "help", "hand", "", "card rat", "blah", "quit")
    assert "es  standby" in after(said, "show")
    assert after(said, "plan") == "Your plan (mana left 1 of 1):\n  (nothing yet)"
    assert "summon rat 3" in after(said, "help")
    assert "undo" in after(said, "help")
    assert "[1] Rat 1/1" in after(said, "hand")
    assert after(said, "card rat") == "[1] Rat 1/1"
    assert "✗ “blah” is not a command." in after(said, "blah")


# -- two people -----------------------------------------------------------------------------------


def test_two_type_their_plans_one_after_the_other(play: Play) -> None:
    said = play("summon rat 1", "lock", "summon rat 1", "lock", "quit", more=())
    assert said.out.index("— Aki —") < said.out.index("— Ren —")
    assert "The turn, with cells counted from Aki's left:" in said.out
    assert "Aki planned:\n  summon  Rat  s1\nRen planned:\n  summon  Rat  es5" in said.out
    # What each draws is not told to both.
    assert "  Ren draws 1 card\n" in said.out
    assert "  Aki draws 1 card\n" in said.out


def test_two_take_a_turn_back_only_together(play: Play) -> None:
    said = play("lock", "lock", "undo", "no", "undo", "yes", "quit", more=())
    question = "Take the last turn back? Type yes if both agree."
    assert said.out.count(question) == 2
    assert said.out.count("Back to turn 1.") == 1


# -- leaving --------------------------------------------------------------------------------------


def test_the_end_of_the_lines_and_ctrl_c_say_that_nothing_is_kept(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = play("lock")
    assert said.code == 0
    assert said.out.splitlines()[-2:] == [
        "No more lines: the game ends here.",
        "The table was not saved. Add --save to keep the next one.",
    ]

    def interrupted(_terminal: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(text_terminal.TextTerminal, "ask", interrupted)
    said = play()
    assert said.code == 130
    assert said.out.endswith("\nThe table was not saved. Add --save to keep the next one.\n")


def test_a_table_is_kept_in_a_new_file(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.chabudai"
    more = ("--against", "idle", "--save", path)
    said = play("summon rat 1", "lock", "quit", more=more)
    assert f"Table: {path}" in said.out
    host, _ = open_host(str(path))
    assert host.tree.table.turn.number == 2
    again = play("quit", more=more)
    assert again.code == 2
    assert "exists already. Choose a new name for --save." in again.err
    nowhere = play("quit", more=("--save", tmp_path / "none" / "game.chabudai"))
    assert nowhere.code == 2
    assert nowhere.err.startswith("chabudai: ")


@pytest.mark.parametrize(
    ("words", "said", "in_japanese"),
    [
        (
            ("pokemon",),
            "Pokémon TCG is not played at the terminal. Choose nullpoga, or start chabudai",
            "ターミナルでは遊べません。nullpogaを選ぶか",
        ),
        (("chess",), "There is no game “chess”.", "「chess」というゲームはありません。"),
        (
            ("nullpoga", "--against", "9"),
            "Nullpoga has no computer player “9”. Choose hasty or idle.",
            "「9」というコンピューターはありません。",
        ),
        (
            ("nullpoga", "--deck", "none.txt"),
            "There is no deck list none.txt.",
            "none.txtというデッキはありません。",
        ),
        (
            ("nullpoga", "--deck", "a", "--deck", "b", "--deck", "c"),
            "Two play, and these are 3 decks.",
            "デッキが3個あります",
        ),
        (
            ("nullpoga", "--option", "push=never"),
            "is nothing this game knows.",
            "--option 「push=never」は使えません。",
        ),
    ],
)
def test_what_cannot_be_played_is_said_with_what_can(
    chabudai: Command,
    monkeypatch: pytest.MonkeyPatch,
    deck: Path,
    words: tuple[str, ...],
    said: str,
    in_japanese: str,
) -> None:
    know(monkeypatch, with_stand_ins())
    words = words if "--deck" in words or words[0] != "nullpoga" else (*words, "--deck", str(deck))
    told = chabudai("play", *words)
    assert (told.code, told.out) == (2, "")
    assert said in told.err
    monkeypatch.setenv("CHABUDAI_LANG", "ja")
    assert in_japanese in chabudai("play", *words).err


def test_what_has_to_be_chosen_before_the_first_turn_is_said(
    play: Play, chabudai: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "bundles.txt"
    path.write_text("".join(f"Bundle {number}:\n15 Rat\n" for number in range(1, 5)), "utf-8")
    said = play(more=("--against", "idle", "--deck", path, "--deck", path))
    assert "Two play, and these are 3 decks." in said.err
    monkeypatch.setattr("sys.stdin", io.StringIO("1 2\nyes\n"))
    said = chabudai("play", "nullpoga", "--deck", path, "--against", "idle")
    assert said.code == 2, "that program never chooses"
    assert "does not begin at the terminal (Ren chooses two bundles). Choose another" in said.err


# -- before the first turn ------------------------------------------------------------------------


@pytest.fixture
def bundles(tmp_path: Path) -> Path:
    """Four bundles, the same cards in each but one."""
    path = tmp_path / "bundles.txt"
    blocks = [f"Bundle {number}:\n15 Rat\n" for number in range(1, 4)]
    path.write_text("".join((*blocks, "Bundle 4:\n15 Boar\n")), "utf-8")
    return path


def choosing(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch, bundles: Path, *lines: str, more: str = ""
) -> Said:
    """Pipe lines into a game that begins with a choice."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join((*lines, "quit"))))
    return chabudai("play", "nullpoga", "--seed", 3, "--deck", bundles, *more.split())


def test_two_of_four_bundles_are_chosen_by_their_numbers(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch, bundles: Path
) -> None:
    said = choosing(
        *(chabudai, monkeypatch, bundles),
        *("", "1", "1 2 3", "rat", "1 1", "９ 1", "1、4", "yes"),
        more="--against 4",
    )
    assert said.code == 0
    refused = "✗ Choose two of the four.\nType their numbers, such as 1 2.\n"
    assert said.out.count(refused) == 5
    assert "More than 2 of a card together: 15 Rat and 15 Boar." in said.out
    assert "Aki takes" in said.out, "what both took is told"
    assert "Ren takes" in said.out
    assert "Turn 1\n" in said.out


def test_what_has_too_many_of_a_card_can_be_chosen_otherwise(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch, bundles: Path
) -> None:
    said = choosing(chabudai, monkeypatch, bundles, "1 4", "no", "2 4", "yes", more="--against 1")
    assert said.out.count("Type yes to choose them all the same, or other numbers.") == 2
    assert "Turn 1\n" in said.out


def test_who_leaves_while_choosing_has_played_nothing(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch, bundles: Path
) -> None:
    said = choosing(chabudai, monkeypatch, bundles, "quit", more="--against 1")
    assert said.code == 0
    assert "Turn 1" not in said.out
    assert "The table was not saved." in said.out


def test_two_people_choose_one_after_the_other(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch, bundles: Path
) -> None:
    said = choosing(
        *(chabudai, monkeypatch, bundles), *("1 2", "はい", "1 4", "はい"), more="--lang ja"
    )
    assert said.out.index("— Aki —") < said.out.index("— Ren —")
    assert said.out.count("デッキにする束を2つ選ぶ") == 2
    assert "1ターン目" in said.out


# -- advice ---------------------------------------------------------------------------------------


def advised(
    chabudai: Command,
    monkeypatch: pytest.MonkeyPatch,
    path: Path,
    deck: str,
    lines: tuple[str, ...],
    *more: str,
) -> Said:
    """Pipe lines into a game with a deck."""
    path.write_text(deck, "utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join((*lines, "quit"))))
    know(monkeypatch, with_stand_ins())
    return chabudai("play", "nullpoga", "--seed", 1, "--deck", path, "--against", "idle", *more)


def test_the_adviser_speaks_of_an_entry_as_it_is_typed_and_of_the_whole_plan(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = ("lock", "lock", "lock", "lock", "cast meteor 2", "summon rat 1", "plan")
    deck, path = "28 Meteor Fall\n2 Rat\n", tmp_path / "meteors.txt"
    said = advised(chabudai, monkeypatch, path, deck, lines)
    warned = "(meteor-own)"
    assert warned in after(said, "cast meteor 2")
    assert warned not in after(said, "summon rat 1"), "it was said before"
    assert warned in after(said, "plan")


def test_what_is_left_out_is_said_as_the_plan_is_locked_unless_no_advice_is_wanted(
    chabudai: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = ("lock", "summon turtle 1", "lock", "lock")
    deck, path = "30 Kamekichi the Turtle\n", tmp_path / "turtles.txt"
    said = advised(chabudai, monkeypatch, path, deck, lines)
    assert "· No entry in this plan for Kamekichi the Turtle. (idle)" in said.out
    said = advised(chabudai, monkeypatch, path, deck, lines, "--lang", "ja")
    assert "· この計画では亀吉が何もしません。（idle）" in said.out
    said = advised(chabudai, monkeypatch, path, deck, lines, "--option", "advice=off")
    assert "idle)" not in said.out
