"""The lines of a log: at the margin, below it, and the cards below those."""

from __future__ import annotations

import pytest

from app.games.pokemon.battle_log.log_lines import prints_told, read_log


def test_what_follows_stands_below_and_cards_below_that() -> None:
    (line,) = read_log("Aki played Arven.\n- Aki drew 2 cards.\n   • Iono, Ultra Ball\n")
    (below,) = line.below
    assert (line.text, below.text) == ("Aki played Arven.", "Aki drew 2 cards.")
    assert below.cards == ["Iono", "Ultra Ball"]
    assert (line.numbers, below.card_lines) == ((1, 2, 3), [3])
    assert list(line.every()) == [line, below]


def test_empty_lines_count_and_say_nothing() -> None:
    assert [line.number for line in read_log("Setup\n\n   \nAki conceded.\n")] == [1, 4]


@pytest.mark.parametrize(
    "name",
    [
        "(sv9_26) Dreepy",
        "(sv6-5_61) Dreepy",
        "(me1_124_ph) Dreepy",
        "(svbsp_203)  Dreepy",
        "Dreepy ",
        "\u00a0Dreepy",
    ],
)
def test_codes_of_cards_and_spaces_fall_away(name: str) -> None:
    (line,) = read_log(f"Aki’s {name} used (sve_5) Bite.")
    assert line.text == "Aki's Dreepy used Bite."


def test_what_else_stands_in_parentheses_stays() -> None:
    (line,) = read_log("Aki drew Rotom (Phone) 3.")
    assert line.text == "Aki drew Rotom (Phone) 3."


@pytest.mark.parametrize("mark", ["•", "·", "*", "   •  "])
def test_cards_are_listed_after_a_bullet(mark: str) -> None:
    (line,) = read_log(f"Aki drew 2 cards.\n{mark} (sv9_26) Iono, Budew")
    assert line.cards == ["Iono", "Budew"]


def test_a_line_below_nothing_stands_at_the_margin() -> None:
    assert [line.text for line in read_log("\ufeff- Aki drew Iono.\n- Ren conceded.")] == [
        "Aki drew Iono."
    ]
    assert [line.text for line in read_log("• Iono\nSetup")] == ["Iono", "Setup"]


def test_ends_of_lines_may_be_those_of_windows() -> None:
    assert [line.text for line in read_log("Setup\r\nAki conceded.\r\n")] == [
        "Setup",
        "Aki conceded.",
    ]


def test_codes_tell_which_print_a_card_is() -> None:
    text = """Aki's (sv8-5_50) Mega Riolu ex used Kick on Ren’s (me2_54_ph) Boss’s Gastly.
    (me1_76) Riolu, (sv8-5_50) Mega Riolu ex, (me1_77) Mega Riolu ex, (me2_55) Nobody, (note) Riolu
    Aki drew (svp_SWSH12) Riolu."""
    names = {"Riolu", "Mega Riolu ex", "Mega Riolu", "Boss's Gastly", "Kick"}
    assert prints_told(text, names) == {
        "Mega Riolu ex": ["sv8pt5-50", "me1-77"],
        "Boss's Gastly": ["me2-54"],
        "Riolu": ["me1-76", "svp-SWSH12"],
    }
    assert prints_told("(sv8_50) Riolu", ()) == {}


def test_lines_that_were_joined_to_one_are_parted() -> None:
    drew, *rest = read_log(
        "Aki drew 7 cards for the opening hand. - 7 drawn cards.\n• Iono, Budew\n"
        "Aki took 2 Prize cards. A card was added to Aki’s hand. Iono was added to Aki’s hand.\n"
        "Aki took a Prize card. Mr. Mime was added to Aki's hand.\n"
        "Aki attached Jet Energy to Budew on the Bench. Jet Energy was activated."
    )
    assert (drew.text, [one.text for one in drew.below]) == (
        "Aki drew 7 cards for the opening hand.",
        ["7 drawn cards."],
    )
    assert drew.below[0].cards == ["Iono", "Budew"]
    assert [(line.number, line.text) for line in rest] == [
        (3, "Aki took 2 Prize cards."),
        (3, "A card was added to Aki's hand."),
        (3, "Iono was added to Aki's hand."),
        (4, "Aki took a Prize card."),
        (4, "Mr. Mime was added to Aki's hand."),
        (5, "Aki attached Jet Energy to Budew on the Bench."),
        (5, "Jet Energy was activated."),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "Aki's Budew used Hit on Ren's Mr. Mime for 20 damage. Ren's Mr. Mime took 10 more damage.",
        "Opponent conceded. Aki wins.",
        "Opponent took all of their Prize cards. Aki wins.",
        "Aki played Mr. Mime to the Bench.",
        "Exp. Share was activated.",
    ],
)
def test_a_line_of_two_sentences_stays_one(line: str) -> None:
    assert [one.text for one in read_log(line)] == [line]
