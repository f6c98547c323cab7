"""What a line says, for each of its forms."""

from __future__ import annotations

import pytest

from app.games.pokemon.battle_log.log_forms import LONGEST, LogForms, Said

FORMS = LogForms(["Aki", "Ren"])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Setup", Said("setup")),
        ("Pokémon Checkup", Said("checkup")),
        ("Aki's Turn", Said("turn", "Aki")),
        ("Turn # 3 - Aki's Turn", Said("turn", "Aki")),
        ("[playerName]'s Turn", Said("turn")),
        ("Aki chose tails for the opening coin flip.", Said("coin_choice", "Aki", word="tails")),
        ("Aki decided to go second.", Said("goes", "Aki", word="second")),
        ("Aki drew 7 cards for the opening hand.", Said("opening", "Aki", count=7)),
        ("7 drawn cards.", Said("drawn", count=7)),
        ("Aki took a mulligan.", Said("mulligans", "Aki")),
        ("Aki took 3 mulligans.", Said("mulligans", "Aki", count=3)),
        ("Cards revealed from Mulligan 2", Said("mulligan_hand", count=2)),
        (
            "Ren drew 2 more cards because Aki took at least 1 mulligan.",
            Said("extra", "Ren", count=2),
        ),
        ("Aki played Dreepy to the Active Spot.", Said("to_active", "Aki", card="Dreepy")),
        ("Aki played Dreepy to the Bench.", Said("to_bench", "Aki", card="Dreepy")),
        ("Aki played Artazon to the Stadium spot.", Said("to_stadium", "Aki", card="Artazon")),
        ("Aki played Iono.", Said("played", "Aki", card="Iono")),
        (
            "Aki evolved Dreepy to Drakloak on the Bench.",
            Said("evolved", "Aki", card="Dreepy", onto="Drakloak", place="on the Bench"),
        ),
        (
            "Aki attached Luminous Energy to Dreepy.",
            Said("attached", "Aki", card="Luminous Energy", onto="Dreepy"),
        ),
        (
            "Aki devolved Ren's Drakloak to Dreepy on the Bench.",
            Said("devolved", "Aki", "Ren", card="Drakloak", onto="Dreepy", place="on the Bench"),
        ),
        ("Aki retreated Dreepy to the Bench.", Said("retreated", "Aki", card="Dreepy")),
        ("Aki's Budew is now in the Active Spot.", Said("now_active", "Aki", card="Budew")),
        (
            "Aki's Budew was switched with Aki's Dreepy to become the Active Pokémon.",
            Said("switched", "Aki", "Aki", card="Budew", onto="Dreepy"),
        ),
        (
            "Aki's Dreepy was switched with Aki's Budew.",
            Said("switched", "Aki", "Aki", card="Budew", onto="Dreepy"),
        ),
        (
            "Aki's N's Zorua used Bite on Ren's Budew for 10 damage. More.",
            Said("attack", "Aki", "Ren", card="N's Zorua", onto="Budew", name="Bite", count=10),
        ),
        ("Aki's Dreepy used Flap.", Said("used", "Aki", card="Dreepy", name="Flap")),
        (
            "Aki drew 2 cards and played them to the Bench.",
            Said("drew_to", "Aki", count=2, place="Bench"),
        ),
        (
            "Aki drew Budew and played it to the Bench.",
            Said("drew_to", "Aki", card="Budew", place="Bench"),
        ),
        ("Aki drew and played Budew.", Said("drew_to", "Aki", card="Budew")),
        ("Aki drew a card.", Said("drew", "Aki")),
        ("Aki drew 2 cards.", Said("drew", "Aki", count=2)),
        ("Aki drew Iono.", Said("drew", "Aki", card="Iono")),
        ("Aki discarded 2 cards.", Said("discarded", "Aki", count=2)),
        ("Aki discarded Iono.", Said("discarded", "Aki", card="Iono")),
        ("2 cards were discarded from Aki's Dreepy.", Said("off", "Aki", onto="Dreepy", count=2)),
        ("Iono was discarded from Aki's Dreepy.", Said("off", "Aki", card="Iono", onto="Dreepy")),
        ("Aki moved Ren's Iono to their hand.", Said("moved_hand", "Aki", "Ren", card="Iono")),
        (
            "Aki moved Ren's 2 cards to the discard pile.",
            Said("moved_discard", "Aki", "Ren", count=2),
        ),
        ("Aki moved Aki's 2 cards to their deck.", Said("moved_deck", "Aki", "Aki", count=2)),
        ("Aki moved Aki's Iono to the Lost Zone.", Said("moved_lost", "Aki", "Aki", card="Iono")),
        ("Aki moved Aki's Budew to the Bench.", Said("moved_bench", "Aki", "Aki", card="Budew")),
        (
            "Aki moved Aki's Budew to the Active Spot.",
            Said("moved_active", "Aki", "Aki", card="Budew"),
        ),
        (
            "Aki moved Aki's Artazon to the Stadium spot.",
            Said("moved_stadium", "Aki", "Aki", card="Artazon"),
        ),
        (
            "Aki moved Aki's Iono to the Prize cards.",
            Said("moved_prizes", "Aki", "Aki", card="Iono"),
        ),
        (
            "Aki put 2 cards on the bottom of their deck.",
            Said("to_bottom", "Aki", count=2),
        ),
        ("Aki put Iono on top of their deck.", Said("on_top", "Aki", card="Iono")),
        ("Aki shuffled a card into their deck.", Said("shuffled_in", "Aki")),
        ("Aki shuffled Iono into their deck.", Said("shuffled_in", "Aki", card="Iono")),
        ("Aki shuffled their deck.", Said("shuffled_deck", "Aki")),
        ("Aki shuffled their hand.", Said("shuffled_hand", "Aki")),
        ("Ren's Budew was Knocked Out!", Said("knocked_out", "Ren", card="Budew")),
        ("Aki took 2 Prize cards.", Said("prizes", "Aki", count=2)),
        ("Iono was added to Aki's hand.", Said("added", "Aki", card="Iono")),
        ("Ren's Budew took 30 damage.", Said("damage", "Ren", card="Budew", count=30)),
        (
            "2 damage counters were placed on Ren's Budew for the Special Condition Burned.",
            Said("worn_off", "Ren", card="Budew", count=2),
        ),
        (
            "Aki put a damage counter on Ren's Budew.",
            Said("counters", "Ren", card="Budew", name="Aki"),
        ),
        (
            "Aki moved 2 damage counters from Aki's Budew to Ren's Duskull.",
            Said("counters_moved", "Aki", "Ren", "Budew", "Duskull", "Aki", 2),
        ),
        ("Aki's Budew healed 30 damage.", Said("healed", "Aki", card="Budew", count=30)),
        ("Aki's Budew was healed for 30 damage.", Said("healed", "Aki", card="Budew", count=30)),
        ("Aki's Budew is now Asleep.", Said("condition", "Aki", card="Budew", word="Asleep")),
        ("Aki's Budew is no longer Asleep.", Said("no_longer", "Aki", card="Budew", word="Asleep")),
        (
            "Aki's Budew has recovered from all Special Conditions.",
            Said("recovered", "Aki", card="Budew"),
        ),
        ("Aki flipped a coin and it landed on heads.", Said("coin", "Aki", word="heads")),
        (
            "Aki flipped 3 coins, and 2 landed on heads.",
            Said("coins", "Aki", count=3, word="heads", heads=2),
        ),
        ("Aki revealed 2 cards.", Said("revealed", "Aki", count=2)),
        ("Aki revealed Iono.", Said("revealed", "Aki", card="Iono")),
        ("Aki conceded the game.", Said("conceded", "Aki")),
        ("Opponent conceded. Aki wins.", Said("end", "Aki", why="Opponent conceded.")),
        ("Aki wins.", Said("end", "Aki")),
        ("Draw!", Said("end")),
    ],
)
def test_a_line_says(line: str, said: Said) -> None:
    assert FORMS.read(line) == said


@pytest.mark.parametrize(
    "line",
    [
        "Aki won the coin toss.",
        "Rock-Paper-Scissors: Aki chose paper.",
        "Aki won Rock-Paper-Scissors.",
        "Aki ended their turn.",
        "Damage breakdown:",
        "Aki shuffled their cards.",
        "Aki shuffled their Prize cards.",
        "Aki shuffled Iono into their hand.",
        "Aki chose Flap",
        "Aki performed an action.",
        "Aki can no longer use GX attacks.",
        "Aki was unable to make a selection.",
        "Aki lost connection and reconnected to the server.",
        "Aki didn't take an action in time.",
        "Aki's Budew's Tera effect was used.",
        "No cards were moved.",
        "Entering Sudden Death.",
        "Luminous Energy was activated.",
        "Budew was not healed.",
        "Budew cannot be affected by Special Conditions.",
    ],
)
def test_a_line_only_tells(line: str) -> None:
    assert FORMS.read(line).kind == "said"


@pytest.mark.parametrize(
    "line",
    [
        "The effect was prevented.",
        "Damage to Budew was prevented.",
        "Effects of Flap did not affect Budew.",
        "Budew was unaffected.",
    ],
)
def test_a_line_tells_what_is_kept_off(line: str) -> None:
    assert FORMS.read(line).kind == "kept_off"


@pytest.mark.parametrize(
    "line", ["", "Aki juggles.", "Mao drew Iono.", "Aki drew Iono", "aki wins."]
)
def test_a_line_is_not_understood(line: str) -> None:
    assert FORMS.read(line) == Said("")


def test_one_name_may_begin_with_the_other() -> None:
    forms = LogForms(["Aki", "Aki's Ren"])
    assert forms.read("Aki's Ren drew Iono.").player == "Aki's Ren"
    assert forms.read("Aki's Ren's Budew used Flap.") == Said(
        "used", "Aki's Ren", card="Budew", name="Flap"
    )


def test_names_are_no_patterns() -> None:
    forms = LogForms([".*", "(a+)+"])
    assert forms.read("(a+)+ drew Iono.").player == "(a+)+"
    assert forms.read("Aki drew Iono.") == Said("")


def test_a_line_of_endless_length_says_nothing() -> None:
    assert FORMS.read(f"Aki chose {'a' * LONGEST}").kind == ""
    assert FORMS.read(f"Aki chose {'a' * 100}").kind == "said"
