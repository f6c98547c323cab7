"""What a log names is a name at the table, whatever else it could mean."""

from __future__ import annotations

import pytest

from app.games.pokemon.battle_log.log_naming import card_name, move_name, seat_names

KNOWN = {"Pikachu with Grey Felt Hat", "Pokégear 3.0"}


def called(text: str) -> str:
    return card_name(text, KNOWN.__contains__)


@pytest.mark.parametrize(
    "names", [("Aki", "Ren"), ("あき", "Revengè"), ("a_1", "A.B-C d"), ("Mark", "Stack")]
)
def test_players_are_called_as_in_the_log(names: tuple[str, str]) -> None:
    assert seat_names(names) == names


@pytest.mark.parametrize(
    "name", ["<b>A</b>", "{}", "A, B", "note: x", "“x”", "x" * 41, "the Judge", "'s"]
)
def test_what_is_no_name_becomes_a_seat(name: str) -> None:
    assert seat_names((name, "Ren")) == ("Player 1", "Ren")
    assert seat_names(("Aki", name)) == ("Aki", "Player 2")


@pytest.mark.parametrize("names", [("Aki", "aki"), ("Aki draws", "Aki"), ("Aki", "Akiのカード")])
def test_two_that_a_sentence_would_mix_up_become_seats(names: tuple[str, str]) -> None:
    assert seat_names(names) == ("Player 1", "Player 2")


def test_a_name_may_begin_like_the_other() -> None:
    assert seat_names(("Aki", "Aki2")) == ("Aki", "Aki2")


@pytest.mark.parametrize(
    "name",
    [
        *("N", "Dreepy", "Iono", "Ho-Oh", "Mr. Mime", "Farfetch'd", "Dragapult ex", "Poké Ball"),
        *("Here Comes Team Rocket!", "Academy at Night", "Temple of Sinnoh", "Red & Blue"),
        *("Technical Machine: Evolution", *sorted(KNOWN)),
    ],
)
def test_a_card_is_called_as_in_the_log(name: str) -> None:
    assert called(name) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("all", "“all”"),
        ("All", "“All”"),
        ("the hand", "“the hand”"),
        ("Dreepy, 2 Budew", "“Dreepy 2 Budew”"),
        ("Dreepy and Budew", "“Dreepy & Budew”"),
        ("Dreepy x2", "“Dreepy x2”"),
        ("Iono from Ren's hand", "“Iono from Ren's hand”"),
        ("{}|/<b>", "“b”"),
        ("?", "“?”"),
        (":", "“?”"),
        ("x" * 999, f"“{'x' * 80}”"),
    ],
)
def test_what_may_mean_more_is_quoted(text: str, name: str) -> None:
    assert called(text) == name


def test_an_attack_has_no_signs_that_part_a_sentence() -> None:
    assert move_name("Phantom Dive") == "Phantom Dive"
    assert move_name("Bite, 300 to Ren's Duskull: {}") == "Bite 300 to Ren's Duskull"
    assert move_name("…”") == "…"
    assert move_name(",") == "?"
