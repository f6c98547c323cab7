"""Lines of evolution, Energy, and who comes to the Active Spot."""

from __future__ import annotations

from tests.games.pokemon.battle_log.told_games import TURN, around, deeds, lie, played, told

BUDEW = "Aki's Budew (Bench 1)"
SHUFFLES = "- Aki shuffled their deck."


def test_a_pokemon_evolves() -> None:
    assert told("Aki evolved Dreepy to Drakloak in the Active Spot.") == [
        "Aki evolves Aki's Dreepy (Active) into Drakloak"
    ]


def test_of_two_of_a_name_that_one_evolves_that_was_there_before() -> None:
    lines = ("Aki played Dreepy to the Bench.", "Aki evolved Dreepy to Drakloak on the Bench.")
    assert told(*lines, bench=["Dreepy"])[1:] == [
        "Aki evolves Aki's Dreepy (Bench 1) into Drakloak"
    ]


def test_energy_goes_to_that_twin_that_can_evolve_and_fight_with_it() -> None:
    lines = (
        "Aki evolved Dreepy to Drakloak on the Bench.",
        "Aki attached Basic Psychic Energy to Drakloak on the Bench.",
        "Aki evolved Drakloak to Dragapult ex on the Bench.",
    )
    assert told(*lines, bench=["Dreepy", "Drakloak"])[1:] == [
        "Aki attaches Basic Psychic Energy to Aki's Drakloak (Bench 2)",
        "Aki evolves Aki's Drakloak (Bench 2) into Dragapult ex",
    ]


def test_rare_candy_is_played_by_the_evolution_below_it() -> None:
    lines = ("Aki played Rare Candy.", "- Aki evolved Dreepy to Dragapult ex in the Active Spot.")
    (deed,) = deeds(*lines)
    assert deed.text == "Aki evolves Aki's Dreepy (Active) into Dragapult ex with Rare Candy"
    assert deed.otherwise == (
        "Aki plays Rare Candy",
        "Aki evolves Aki's Dreepy (Active) into Dragapult ex",
    )


def test_an_evolution_is_searched_for_where_the_deck_is_shuffled_after_it() -> None:
    lines = ("Aki's Dreepy used Evolution.", "- Aki evolved Dreepy to Drakloak in the Active Spot.")
    assert told(*lines, SHUFFLES)[1] == (
        "Aki evolves Aki's Dreepy (Active) into Drakloak from the deck"
    )


def test_a_pokemon_devolves_and_the_card_comes_to_the_hand() -> None:
    lines = (
        "Aki evolved Dreepy to Drakloak in the Active Spot.",
        "Ren devolved Aki's Drakloak to Dreepy in the Active Spot.",
    )
    assert told(*lines)[1:] == ["Aki devolves Aki's Drakloak (Active)"]


def test_the_line_that_its_card_goes_to_the_hand_says_the_same_once_more() -> None:
    lines = (
        "Aki evolved Dreepy to Drakloak in the Active Spot.",
        "Aki evolved Dreepy to Drakloak on the Bench.",
        "Aki's Drakloak used Devolution.",
        "- Aki devolved Aki's Drakloak to Dreepy on the Bench.",
        "- Aki moved Aki's Drakloak to their hand.",
        "- Aki devolved Aki's Drakloak to Dreepy in the Active Spot.",
        "- Aki moved Aki's Drakloak to their hand.",
    )
    assert told(*lines, bench=["Dreepy"])[3:] == [
        "Aki devolves Aki's Drakloak (Bench 1)",
        "Aki devolves Aki's Drakloak (Active)",
    ]
    game = played(around(*lines, bench=["Dreepy"]))
    assert game.missing == ()
    assert lie(game, "hand.0").count("Drakloak") == 2


def test_energy_is_attached_from_the_hand() -> None:
    line = "Aki attached Basic Psychic Energy to Budew on the Bench."
    assert told(line, bench=["Budew"]) == [f"Aki attaches Basic Psychic Energy to {BUDEW}"]


def test_below_something_else_from_the_discard_pile_the_hand_or_the_deck() -> None:
    line = "- Aki attached Basic Psychic Energy to Budew on the Bench."
    attaches = f"Aki attaches Basic Psychic Energy to {BUDEW} from"
    patch = ("Aki played Dark Patch.", line)
    before = "Aki discarded Basic Psychic Energy."
    assert told(before, *patch, bench=["Budew"])[-1] == f"{attaches} discard pile"
    before = "Aki drew Basic Psychic Energy."
    assert told(before, *patch, bench=["Budew"])[-1] == f"{attaches} hand"
    assert told(*patch, bench=["Budew"])[-1] == f"{attaches} the deck"
    assert told(before, *patch, SHUFFLES, bench=["Budew"])[-2] == f"{attaches} the deck"


def test_a_tool_goes_to_one_without_a_tool_where_two_are_of_a_name() -> None:
    charm = "Aki attached Bravery Charm to Budew on the Bench."
    energy = "Aki attached Basic Psychic Energy to Budew on the Bench."
    texts = told(charm, charm, energy, charm, bench=["Budew", "Budew"])
    places = [text.split("(")[1] for text in texts if text.startswith("Aki attaches")]
    assert places == ["Bench 1)", "Bench 2)", "Bench 1)", "Bench 1)"]


def test_who_has_most_attached_gets_more_where_two_are_of_a_name() -> None:
    line = "Aki attached Basic Psychic Energy to Budew on the Bench."
    assert told(line, *TURN, line, bench=["Budew", "Budew"])[-1] == (
        f"Aki attaches Basic Psychic Energy to {BUDEW}"
    )


def test_who_is_named_first_is_switched_in() -> None:
    line = "Aki's Budew was switched with Aki's Dreepy to become the Active Pokémon."
    assert told(line, bench=["Budew"]) == [f"Aki switches to {BUDEW}"]
    line = "Ren's Budew was switched with Ren's Duskull to become the Active Pokémon."
    assert told(line, rens=["Budew"]) == ["Aki brings Ren's Budew (Bench 1) to the Active Spot"]
    table = played(around(line, rens=["Budew"]))
    assert (lie(table, "active.1"), lie(table, "bench.1")) == (["Budew"], ["Duskull"])


def test_who_is_named_last_is_switched_in_where_no_place_is_told() -> None:
    line = "Aki's Dreepy was switched with Aki's Budew."
    assert told(line, bench=["Budew"]) == [f"Aki switches to {BUDEW}"]


def test_one_comes_to_an_empty_active_spot() -> None:
    lines = ("Ren's Duskull was Knocked Out!", "Ren's Budew is now in the Active Spot.")
    assert told(*lines, rens=["Budew"])[1:] == ["Ren promotes Ren's Budew (Bench 1)"]


def test_one_that_is_there_does_not_come_again() -> None:
    assert told("Aki's Dreepy is now in the Active Spot.") == []


def test_what_is_not_in_play_does_nothing() -> None:
    assert told("Aki evolved Budew to Roselia on the Bench.") == []
    assert told("Aki attached Basic Fire Energy to Budew on the Bench.") == []
    assert told("Aki's Budew is now in the Active Spot.") == []


def test_energy_comes_from_the_hand_where_the_ability_says_so() -> None:
    fire, fighting = "Basic Fire Energy", "Basic Fighting Energy"
    lines = (
        "Aki played Ultra Ball.",
        "- Aki discarded 2 cards.",
        f"   • {fighting}, {fire}",
        "Aki's {} used {}.",
        f"- Aki attached {fighting} to Budew on the Bench.",
    )
    for name, used, zone in (("Barbaracle", "Stone Arms", "hand"), ("Mew", "Flap", "discard pile")):
        told_lines = [line.format(name, used) for line in lines]
        attached = told(*told_lines, "Aki played Iono.", active=name, bench=["Budew"])[-2]
        assert attached == f"Aki attaches {fighting} to {BUDEW} from {zone}"
