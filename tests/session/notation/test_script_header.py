"""The head of a script: which game, who sits where, with which cards."""

from __future__ import annotations

import pytest

from app.games.game_registry import GAMES
from app.session.notation.script_header import Header, read_header
from app.session.notation.script_lines import Line, read_lines
from tests.session.notation.small_script import HEAD, all_cards, no_deck, play, wrong

DECKS = "deck Aki:\n  60 Dreepy\ndeck Ren:\n  60 Dreepy\n"


def read(head: str) -> tuple[Header, tuple[Line, ...]]:
    """Return what a script says before anything happens, and the lines that follow."""
    header, spec, rest = read_header(read_lines(head), GAMES.__getitem__, no_deck, all_cards())
    assert spec.id == header.game
    return header, rest


def test_what_is_not_said_is_as_usual() -> None:
    header, rest = read(DECKS + "Aki goes first\n")
    assert (header.game, header.seats, header.seed, header.options) == (
        "pokemon",
        ("Aki", "Ren"),
        None,
        (),
    )
    assert [len(deck) for deck in header.decks] == [60, 60]
    assert [line.text for line in rest] == ["Aki goes first"]


def test_everything_may_be_said_and_go_on_in_indented_lines() -> None:
    head = (
        "Title: An evening\n  at home\nsource: rule book 4\nseats: Mio、Sora\nseed: 7\n"
        "option prizes: 3\n"
    ) + DECKS.replace("Aki", "Mio").replace("Ren", "sora")
    header, _ = read(head + "stack Mio: Dreepy,\n  Dreepy\n")
    assert (header.title, header.source) == ("An evening at home", "rule book 4")
    assert (header.seats, header.seed) == (("Mio", "Sora"), 7)
    assert header.options == (("prizes", "3"),)
    assert header.stacks == ((11, "Mio", "Dreepy,|Dreepy"),)


def test_a_deck_has_a_name_or_stands_there_itself() -> None:
    named = read_header(
        read_lines("deck Aki: mine\ndeck Ren: yours\n"),
        GAMES.__getitem__,
        lambda name: (name,) * 3,
        all_cards(),
    )[0]
    assert named.decks == (("mine",) * 3, ("yours",) * 3)


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ("game: chess\n", "line 1: There is no game “chess”"),
        ("seats: Aki, Ren, Tom\n", "line 1: this game has seats for 1–2; here are 3"),
        ("seats: Aki, aki\n", "line 1: every player needs a name of their own"),
        ("deck Aki: nowhere\n", "line 1: no deck nowhere"),
        ("deck Aki:\n  60 Dreepy\n", "line 1: Ren has no deck"),
        ("deck Tom:\n  60 Dreepy\n", "Aki has no deck"),
        ("seed: lucky\n", "line 1: “lucky” is not a seed"),
        ("seed: 1234567890\n", "Write a number of at most 9 digits"),
        ("option stakes: high\n", "line 1: “stakes” is nothing this game offers"),
        ("option prizes: 17\n", "line 1: “17” is nothing this game offers as an option"),
    ],
)
def test_a_wrong_head_is_told(head: str, message: str) -> None:
    decks = "" if "deck" in head else "deck Aki:\n  60 Dreepy\ndeck Ren:\n  60 Dreepy\n"
    assert message in str(wrong("", head + decks))


def test_a_stack_of_what_the_deck_has_not_is_told() -> None:
    head = "deck Aki:\n  60 Dreepy\ndeck Ren:\n  60 Dreepy\nstack Ren: Dreepy, Hilda\n"
    assert str(wrong("", head)) == "line 5: there is no Hilda in Ren's deck list."


def test_options_are_those_of_the_table() -> None:
    head = "option prizes: 3\n" + HEAD.lstrip()
    assert play("expect Ren has 3 Prizes", head).table.host.tree.table.options
