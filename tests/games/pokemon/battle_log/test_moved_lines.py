"""Lines of cards that are moved, of which the log does not say from where."""

from __future__ import annotations

import pytest

from tests.games.pokemon.battle_log.told_games import around, lie, played, read, told

PLAYED = "Aki played Iono."


def test_out_of_the_discard_pile_where_it_lies_there() -> None:
    lines = (PLAYED, "Aki played Night Stretcher.", "- Aki moved Aki's Iono to their hand.")
    assert told(*lines)[2:] == ["Aki takes Iono from the discard pile"]
    assert "Iono" in lie(played(around(*lines)), "hand.0")


def test_else_out_of_the_deck() -> None:
    lines = ("Aki played Night Stretcher.", "- Aki moved Aki's Iono to their hand.")
    assert told(*lines)[1:] == ["Aki takes Iono from the deck"]


@pytest.mark.parametrize(
    ("words", "pile", "zone"),
    [
        ("their hand", "hand", "hand.0"),
        ("their deck", "deck", "deck.0"),
        ("the Lost Zone", "Lost Zone", "lost.0"),
        ("the discard pile", "discard pile", "discard.0"),
    ],
)
def test_a_pokemon_leaves_play_with_all_that_is_on_it(words: str, pile: str, zone: str) -> None:
    line = f"Aki moved Aki's Budew to {words}."
    assert told(line, bench=["Budew"]) == [
        f"Aki puts Aki's Budew (Bench 1) with everything on it into {pile}"
    ]
    assert "Budew" in lie(played(around(line, bench=["Budew"])), zone)


def test_what_comes_to_the_hand_along_with_it_does_so_once() -> None:
    lines = (
        "Aki attached Basic Psychic Energy to Budew on the Bench.",
        "Aki played Penny.",
        "- Aki moved Aki's Budew to their hand.",
        "- Aki moved Aki's Basic Psychic Energy to their hand.",
    )
    assert told(*lines, bench=["Budew"])[2:] == [
        "Aki puts Aki's Budew (Bench 1) with everything on it into hand"
    ]


def test_what_is_discarded_of_it_goes_first() -> None:
    lines = (
        "Aki attached Basic Psychic Energy to Budew on the Bench.",
        "Aki played Professor Turo's Scenario.",
        "- Aki moved Aki's Budew to their hand.",
        "- Basic Psychic Energy was discarded from Aki's Budew.",
    )
    game = played(around(*lines, bench=["Budew"]))
    assert game.left_out == ()
    assert "Basic Psychic Energy" in lie(game, "discard.0")


def test_the_stadium_is_moved() -> None:
    lines = ("Aki played Artazon to the Stadium spot.", "Aki moved Aki's Artazon to their deck.")
    assert told(*lines)[1:] == ["Aki puts Artazon with everything on it into deck"]


def test_cards_off_the_top_are_discarded() -> None:
    lines = ("- Ren moved Aki's 2 cards to the discard pile.", "   • Iono, Budew")
    assert told("Aki's Dreepy used Flap.", *lines)[1:] == [
        "Aki discards the top 2 cards of the deck"
    ]
    assert lie(played(around("Aki's Dreepy used Flap.", *lines)), "discard.0") == ["Iono", "Budew"]


def test_as_many_come_off_the_top_as_the_log_tells_whatever_they_are_called() -> None:
    cards = ", ".join(["Iono"] * 46 + ["Meowth"])
    lines = (
        "Aki put Budew on the bottom of their deck.",
        "Aki's Dreepy used Flap.",
        "- Ren moved Aki's 47 cards to the discard pile.",
        f"   • {cards}",
    )
    game = played(around(*lines))
    assert lie(game, "deck.0") == []
    assert sorted(lie(game, "discard.0")) == ["Budew", *["Iono"] * 46]


def test_prizes_are_looked_through_and_one_is_set_out() -> None:
    lines = (
        "Aki played Hisuian Heavy Ball.",
        "- Aki moved Aki's 6 cards to their hand.",
        "- Aki moved Aki's 6 cards to the Prize cards.",
        "- Aki shuffled their Prize cards.",
    )
    moved = "?, ?, ?, ?, ?, ?"
    assert told(*lines)[1:2] == [f"Judge moves {moved} from Aki's Prizes to Aki's hand"]


def test_prizes_that_should_have_been_exchanged_unseen_are_not_understood() -> None:
    line = "Aki moved Ren's 2 cards to the Prize cards."
    assert told(line) == []
    assert len(read(around(line)).unread) == 1


@pytest.mark.parametrize(
    ("goal", "more"),
    [
        ("the discard pile", []),
        ("the Lost Zone", ["Aki moves Rescue Board from discard pile to Lost Zone"]),
    ],
)
def test_a_tool_comes_off_its_pokemon(goal: str, more: list[str]) -> None:
    lines = ("Aki attached Rescue Board to Dreepy in the Active Spot.", "Aki played Lost Vacuum.")
    off = f"- Aki moved Aki's Rescue Board to {goal}."
    assert told(*lines, off)[2:] == [
        "Aki discards Rescue Board from Aki's Dreepy (Active)",
        *more,
    ]
    assert played(around(*lines, off)).missing == ()


def test_an_attack_puts_what_is_attached_into_the_lost_zone_the_active_pokemons_first() -> None:
    fire, psychic = "Basic Fire Energy", "Basic Psychic Energy"
    lines = [
        f"Aki attached {fire} to Budew on the Bench.",
        f"Aki attached {psychic} to Dreepy in the Active Spot.",
        f"Aki attached {fire} to Dreepy in the Active Spot.",
        "Aki's Dreepy used Flap on Ren’s Duskull for 10 damage.",
        "- Aki moved Aki's 2 cards to the Lost Zone.",
    ]
    game = played(around(*lines, f"   • {fire}, {psychic}", bench=["Budew"]))
    assert game.left_out == ()
    assert sorted(lie(game, "lost.0")) == [fire, psychic]
    budew = told(*lines, f"   • {fire}, {fire}", bench=["Budew"])[-4:]
    assert budew == [
        f"Aki discards {fire} from Aki's Dreepy (Active)",
        f"Aki moves {fire} from discard pile to Lost Zone",
        f"Aki discards {fire} from Aki's Budew (Bench 1)",
        f"Aki moves {fire} from discard pile to Lost Zone",
    ]
    assert told(*lines, f"   • {psychic}, {psychic}", bench=["Budew"])[-1].startswith(
        f"Aki moves {psychic}, {psychic} from hand"
    ), "more of them than are attached"


def test_off_whose_deck_cards_come_follows_from_what_lies_in_it() -> None:
    lines = ("Ren attached Reversal Energy to Duskull in the Active Spot.", "Aki played Iono.")
    off = ("- Aki moved Aki's 2 cards to the discard pile.", "   • Reversal Energy, Switch")
    assert told(*lines, *off)[2:] == ["Ren discards the top 2 cards of the deck"]


def test_cards_of_a_hand_go_on_top_of_the_deck() -> None:
    lines = ("Aki played Iono.", "- Ren moved Ren's 2 cards to their deck.")
    assert told(*lines)[1:] == ["Ren puts ?, ? from hand on top of the deck"]


def test_the_other_hand_goes_back_though_the_app_names_who_played_the_card() -> None:
    lines = ("- Ren shuffled their hand.", "- Aki moved Aki's 5 cards to their deck.")
    assert told("Aki played Roxanne.", *lines, rens=["Duskull"])[1:] == [
        "Ren puts the hand on the bottom of the deck"
    ]


def test_a_pokemon_is_moved_to_the_bench_or_the_active_spot() -> None:
    assert told("Aki moved Aki's Budew to the Bench.") == ["Aki benches Budew from the deck"]
    line = "Aki moved Aki's Budew to the Active Spot."
    assert told(line, bench=["Budew"]) == ["Aki switches to Aki's Budew (Bench 1)"]


def test_what_pays_for_a_card_by_the_others_stadium_is_of_the_hand() -> None:
    uses = ("Aki played Tower to the Stadium spot.", "Aki played Tower.")
    pays = ("- Ren moved Aki's 2 cards to the discard pile.", "   • Iono, Arven")
    draws = told(*uses, *pays, "- Ren drew a card.", hand="Tower, Iono, Arven")[2:]
    assert draws == ["Aki moves Iono, Arven from hand to discard pile", "Aki draws 1 cards"]
    looks = told(*uses, *pays, "- Ren moved Aki's Iono to their hand.")[2]
    assert looks == "Aki discards the top 2 cards of the deck"
