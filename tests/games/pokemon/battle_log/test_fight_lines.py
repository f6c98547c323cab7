"""Lines of attacks, Abilities, damage, Special Conditions, coins and the end."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from tests.games.pokemon.battle_log.told_games import around, deeds, expect, played, told

DUSKULL = "Ren's Duskull (Active)"
ATTACKS = "Aki attacks with Aki's Dreepy (Active)"
CHECKUP = ("Aki ended their turn.", "Pokémon Checkup")
REN = ("Ren's Turn", "Ren drew a card.")


def test_an_attack_does_the_damage_that_is_told_or_is_said_and_marked() -> None:
    (deed,) = deeds("Aki's Dreepy used Bite on Ren’s Duskull for 10 damage.")
    assert deed.text == f"{ATTACKS}: Bite, 10 to {DUSKULL}"
    assert deed.otherwise == ("Aki: “Bite”", f"Aki puts 10 damage on {DUSKULL}")


def test_weakness_and_a_breakdown_change_nothing_of_it() -> None:
    weak = " Ren's Duskull took 10 more damage because of Psychic Weakness."
    lines = ("- Damage breakdown:", "   • Base damage: 10 damage")
    attack = "Aki's Dreepy used Bite on Ren's Duskull for 20 damage."
    assert told(attack + weak, *lines) == told(attack)


def test_damage_beside_it_is_told_with_it() -> None:
    lines = (
        "Aki's Dreepy used Bite on Ren’s Duskull for 10 damage.",
        "- Ren's Duskull took 30 damage.",
    )
    assert told(*lines, rens=["Duskull"]) == [
        f"{ATTACKS}: Bite, 10 to {DUSKULL}, 30 to Ren's Duskull (Bench 1)"
    ]


def test_what_is_used_is_an_ability_where_a_card_has_one_of_the_name() -> None:
    (deed,) = deeds("Aki's Drakloak used Recon Directive.", active="Drakloak")
    assert deed.text == "Aki uses Aki's Drakloak (Active): Recon Directive"
    assert deed.otherwise == ("Aki: “Recon Directive”",)


def test_or_where_the_turn_goes_on() -> None:
    used = "Aki's Dreepy used Flap."
    assert told(used) == ["Aki attacks with Aki's Dreepy (Active): Flap"]
    assert told(used, "Aki played Iono.")[0] == "Aki uses Aki's Dreepy (Active): Flap"


def test_an_ability_that_keeps_something_off_is_used_by_nobody() -> None:
    hit = ("Aki's Dreepy used Flap.", "- Ren's Duskull took 30 damage.")
    hides = ("Ren's {} used Hide.", "- Effects of Flap did not affect {}.")
    for name in ("Duskull", "Munkidori"):
        kept_off = tuple(line.format(name) for line in hides)
        assert told(*hit, *kept_off, rens=["Munkidori"]) == told(*hit)
    assert told("Aki's Dreepy used Flap.", "- Damage to Duskull was prevented.") == [
        f"{ATTACKS}: Flap"
    ], "an attack that does nothing is one"


def test_or_where_it_attacks_once_more_by_it() -> None:
    bite = "Aki's Dreepy used Bite on Ren’s Duskull for 10 damage."
    again = ("Aki's Dreepy used Lead.", f"- {bite}")
    assert told(bite, *again) == [
        f"{ATTACKS}: Bite, 10 to {DUSKULL}",
        "Aki uses Aki's Dreepy (Active): Lead",
        f"{ATTACKS}: Bite, 10 to {DUSKULL}",
    ]
    assert told(*again)[0] == f"{ATTACKS}: Lead", "an attack that copies another is one"


def test_damage_below_an_attack_that_is_used_is_its() -> None:
    lines = ("Aki's Dreepy used Flap.", "- Ren's Duskull took 30 damage.")
    assert told(*lines) == [f"{ATTACKS}: Flap, 30 to {DUSKULL}"]


def test_damage_otherwise_and_counters_are_put_on_it() -> None:
    assert told("Ren's Duskull took 20 damage.") == [f"Aki puts 20 damage on {DUSKULL}"]
    assert told("Aki put 3 damage counters on Ren's Duskull.") == [
        f"Aki puts 30 damage on {DUSKULL}"
    ]
    assert told("Aki put a damage counter on Ren's Duskull.") == [
        f"Aki puts 10 damage on {DUSKULL}"
    ]


def test_a_stadium_puts_them_on_who_comes_into_play() -> None:
    ruins = ("Ruins was activated.", "- Aki put 2 damage counters on Aki's Budew.")
    comes = ("Aki played Budew to the Bench.", *ruins)
    lines = told("Aki played Ruins to the Stadium spot.", *comes, *comes, active="Budew")
    assert [line for line in lines if "damage" in line] == [
        "Aki puts 20 damage on Aki's Budew (Bench 1)",
        "Aki puts 20 damage on Aki's Budew (Bench 2)",
    ]


def test_a_checkup_puts_them_on_each_of_a_name_one_after_another() -> None:
    used = "Aki's Froslass used Freezing Shroud."
    line = "- Aki put a damage counter on Ren's Munkidori."
    here = {"active": "Froslass", "rens": ["Munkidori", "Munkidori"]}
    after = told(*CHECKUP, used, *[line] * 4, *REN, **here)
    assert [text for text in after if "damage" in text] == [
        f"Aki puts 10 damage on Ren's Munkidori (Bench {place})" for place in (1, 2, 1, 2)
    ]


def test_an_ability_of_a_checkup_is_used_in_it_and_not_in_the_turn() -> None:
    used = "Aki's Froslass used Freezing Shroud."
    line = "- Aki put a damage counter on Ren's Munkidori."
    here = {"active": "Froslass", "rens": ["Munkidori"]}
    poison = "1 damage counter was placed on Aki's Froslass for the Special Condition Poisoned."
    texts = told(*CHECKUP, poison, used, line, *REN, **here)
    assert texts[-4:-1] == [
        "Aki does the Pokémon Checkup",
        "Aki uses Aki's Froslass (Active): Freezing Shroud",
        "Aki puts 10 damage on Ren's Munkidori (Bench 1)",
    ]
    table = played(around(*CHECKUP, used, line, *REN, **here)).table
    path = table.host.tree.path(table.host.tree.cursor)
    phases = {
        table.host.view_at(node, JUDGE).turn.phase
        for node in path
        for event in table.host.told(node, JUDGE)
        if event.verb == "ability"
    }
    assert phases == {"checkup"}
    assert table.sit(JUDGE).view.turn.number == 2


def test_a_checkup_of_conditions_alone_goes_with_the_end_of_the_turn() -> None:
    line = "1 damage counter was placed on Ren's Duskull for the Special Condition Poisoned."
    assert not [text for text in told(*CHECKUP, line, *REN) if "Checkup" in text]


def test_counters_below_an_attack_go_to_each_of_a_name() -> None:
    used = "Aki's Dreepy used Painful Memories."
    line = "- Aki put 2 damage counters on Aki's Duskull."
    assert told(used, line, line, line, rens=["Duskull", "Duskull"])[1:] == [
        f"Aki puts 20 damage on Ren's Duskull ({place})"
        for place in ("Active", "Bench 1", "Bench 2")
    ]


def test_and_rather_to_one_that_the_attack_itself_does_not_hit() -> None:
    attack = "Aki's Dreepy used Phantom Dive on Ren’s Duskull for 10 damage."
    line = "- Aki put 6 damage counters on Aki's Duskull."
    assert told(attack, line, rens=["Duskull"])[1:] == [
        "Aki puts 60 damage on Ren's Duskull (Bench 1)"
    ]
    assert told(attack, line)[1:] == [f"Aki puts 60 damage on {DUSKULL}"]


def test_a_checkup_that_names_who_puts_counters_goes_over_both_sides() -> None:
    used = "Aki's Froslass used Freezing Shroud."
    line = "- Aki put a damage counter on Aki's Munkidori."
    here = {"active": "Froslass", "bench": ["Munkidori"], "rens": ["Munkidori", "Munkidori"]}
    places = ("Aki's Munkidori (Bench 1)", "Ren's Munkidori (Bench 1)", "Ren's Munkidori (Bench 2)")
    after = told(*CHECKUP, used, *[line] * 6, *REN, **here)
    assert [text for text in after if "damage" in text] == [
        f"Aki puts 10 damage on {place}" for place in places * 2
    ]


def test_one_that_names_both_players_names_the_owners() -> None:
    used = "Aki's Froslass used Freezing Shroud."
    lines = [f"- Aki put a damage counter on {name}'s Munkidori." for name in ("Aki", "Ren")]
    here = {"active": "Froslass", "bench": ["Munkidori"], "rens": ["Munkidori"]}
    after = told(*CHECKUP, used, *lines, *REN, **here)
    assert [text for text in after if "damage" in text] == [
        f"Aki puts 10 damage on {name}'s Munkidori (Bench 1)" for name in ("Aki", "Ren")
    ]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("Aki put 2 damage counters on Aki's Duskull.", f"Aki puts 20 damage on {DUSKULL}"),
        (
            "Aki moved 2 damage counters from Aki's Duskull to Ren's Dreepy.",
            f"Aki moves 20 damage from {DUSKULL} to Aki's Dreepy (Active)",
        ),
        ("Aki's Duskull healed 10 damage.", f"Aki heals 10 damage from {DUSKULL}"),
        ("Aki's Duskull took 20 damage.", f"Aki puts 20 damage on {DUSKULL}"),
    ],
)
def test_what_only_the_other_player_has_is_meant_whoever_is_named(line: str, sentence: str) -> None:
    assert told(line) == [sentence]


@pytest.mark.parametrize(
    "line",
    [
        "Aki put 2 damage counters on Aki's Budew.",
        "Aki moved 2 damage counters from Aki's Budew to Ren's Duskull.",
        "Aki moved 2 damage counters from Ren's Duskull to Ren's Budew.",
        "Aki's Budew healed 10 damage.",
        "Ren's Budew took 20 damage.",
    ],
)
def test_what_nobody_has_is_told_as_not_carried_out(line: str) -> None:
    assert told(line) == []
    text = around(line)
    assert played(text).game.unread == (len(text.splitlines()),)


def test_damage_that_stands_by_itself_hits_each_of_a_name_once() -> None:
    line = "Ren's Duskull took 110 damage."
    each = [f"Aki puts 110 damage on Ren's Duskull ({place})" for place in ("Active", "Bench 1")]
    assert told(line, line, rens=["Duskull"]) == each
    used = ("Aki's Budew used Flap.", f"- {line}", f"- {line}")
    assert told(*used, bench=["Budew"], rens=["Duskull"])[1:] == each


def test_damage_that_comes_after_an_attack_hits_another_of_the_name() -> None:
    attack = "Aki's Dreepy used Bite on Ren’s Duskull for 10 damage."
    assert told(attack, "Ren's Duskull took 20 damage.", rens=["Duskull"])[1:] == [
        "Aki puts 20 damage on Ren's Duskull (Bench 1)"
    ]


def test_more_lines_of_damage_below_an_attack_than_pokemon_are_told_as_not_carried_out() -> None:
    attack = "Aki's Dreepy used Bite on Ren’s Duskull for 10 damage."
    text = around(attack, "- Ren's Duskull took 30 damage.")
    assert told(attack, "- Ren's Duskull took 30 damage.") == [f"{ATTACKS}: Bite, 10 to {DUSKULL}"]
    assert played(text).game.unread == (len(text.splitlines()),)


def test_counters_are_moved_and_healed() -> None:
    counters = "Aki put 3 damage counters on Ren's Duskull."
    moved = "Aki moved 2 damage counters from Ren's Duskull to Aki's Dreepy."
    assert told(counters, moved, "Aki's Dreepy healed 10 damage.")[1:] == [
        f"Aki moves 20 damage from {DUSKULL} to Aki's Dreepy (Active)",
        "Aki heals 10 damage from Aki's Dreepy (Active)",
    ]
    assert told("Ren's Duskull was healed for 20 damage.") == [
        f"Aki heals 20 damage from {DUSKULL}"
    ]


@pytest.mark.parametrize("word", ["Poisoned", "Burned", "Asleep", "Confused", "Paralyzed"])
def test_special_conditions_come_and_go(word: str) -> None:
    lines = (f"Ren's Duskull is now {word}.", f"Ren's Duskull is no longer {word}.")
    assert told(*lines) == [f"Aki {DUSKULL} is {word}", f"Aki {DUSKULL} is no longer {word}"]
    assert played(around(*lines)).missing == ()


def test_all_of_them_go() -> None:
    lines = (
        "Ren's Duskull is now Burned.",
        "Ren's Duskull has recovered from all Special Conditions.",
    )
    assert told(*lines)[1:] == [f"Aki {DUSKULL} recovers"]


def test_counters_are_put_on_who_is_in_play_whoever_the_app_names() -> None:
    line = "- Aki put a damage counter on Ren's Dreepy."
    assert told("Aki's Dreepy used Cursed Blast.", line, "Aki played Iono.")[1:2] == [
        "Aki puts 10 damage on Aki's Dreepy (Active)"
    ]


def test_what_poison_does_the_table_does_itself() -> None:
    counter = "1 damage counter was placed on Ren's Duskull for the Special Condition Poisoned."
    lines = ("Ren's Duskull is now Poisoned.", *CHECKUP, counter, *REN)
    assert told(*lines)[1:] == ["Aki ends the turn"]
    game = played(around(*lines))
    assert game.missing == ()
    expect(game, "Ren's Duskull has 10 damage")


def test_a_coin_of_the_checkup_falls_as_the_turn_ends() -> None:
    coin = "Ren flipped a coin and it landed on heads."
    lines = ("Ren's Duskull is now Asleep.", *CHECKUP, coin, "Ren's Duskull is no longer Asleep.")
    (_, ends) = deeds(*lines, *REN)
    assert (ends.text, ends.coins) == ("Aki ends the turn", (True,))
    assert played(around(*lines, *REN)).missing == ()


def test_one_that_the_table_does_not_flip_changes_nothing_of_the_turns() -> None:
    coin = "Ren flipped a coin and it landed on heads."
    game = played(around(*CHECKUP, coin, *REN))
    assert game.missing == ()
    assert game.table.sit(0).view.turn.number == 2


def test_other_coins_fall_as_they_are_told() -> None:
    assert told("Aki flipped a coin and it landed on tails.") == ["Aki flips 1 coin: tails"]
    assert told("Aki flipped 3 coins, and 2 landed on heads.") == [
        "Aki flips 3 coins: heads, heads, tails"
    ]
    assert told("Ren flipped 2 coins, and 1 landed on tails.") == [
        "Ren flips 2 coins: tails, heads"
    ]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("Aki conceded.", "Aki concedes"),
        ("Opponent conceded. Aki wins.", "Ren concedes"),
        ("You conceded. Ren wins.", "Aki concedes"),
        ("Opponent was inactive for too long. Aki wins.", "Ren concedes"),
        ("All Prize cards taken. Aki wins.", "Aki announces the result"),
        ("Opponent's deck ran out of cards. Aki wins.", "Aki announces the result"),
        ("Aki wins.", "Aki announces the result"),
        ("Draw!", "Aki announces the result"),
    ],
)
def test_the_game_ends(line: str, sentence: str) -> None:
    assert told(line) == [sentence]
    assert played(around(line)).game.unread == ()


def test_what_is_not_in_play_neither_hits_nor_is_hit() -> None:
    assert told("Aki's Budew used Itchy Pollen on Ren’s Duskull for 10 damage.") == []
    assert told("Ren's Budew took 10 damage.", "Ren's Budew is now Poisoned.") == []
    assert told("Aki's Dreepy used Bite on Ren’s Budew for 10 damage.") == [
        "Aki attacks with Aki's Dreepy (Active): Bite"
    ]
