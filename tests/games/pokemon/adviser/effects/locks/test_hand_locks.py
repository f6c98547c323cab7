"""Which cards of the hand an effect keeps a player from, by the wording of its text."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.text.words import Words
from app.games.pokemon.adviser.effects.locks.hand_locks import kept_from, kept_in_hand
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    FIRE,
    KIRLIA,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    ability,
    attack,
    energy,
    mon,
    past,
    pokemon,
    position,
    trainer,
)

DAWN = trainer("Dawn", "supporter")
GYM = trainer("Gym", "stadium")
BELT = trainer("Belt", "tool")
BALL = trainer("Ball")
SMART = pokemon("Smart", abilities=(ability("Think", "Draw."),))
ROCKETS = pokemon("Team Rocket's Smart", abilities=(ability("Think", "Draw."),))
HAND = "from their hand"


def kinds(said: str) -> list[set[str]]:
    return [set(one.kinds) for one in kept_from(Words(said, ""))]


@pytest.mark.parametrize(
    ("said", "what"),
    [
        (f"Your opponent can't play any Supporter cards {HAND}.", {"supporter"}),
        (f"During your opponent's next turn, they can't play Stadiums {HAND}.", {"stadium"}),
        (f"They can't play any Item or Supporter cards {HAND}.", {"item", "supporter"}),
        (f"Players can't play any Pokémon Tool cards {HAND}.", {"tool"}),
        (f"Each player can’t play any Trainer cards {HAND}.", {"trainer"}),
        ("The opponent can't play Supporters from hand on their next turn.", {"supporter"}),
        (f"They can't play any Pokémon that has an Ability {HAND}, except for N's Pokémon.",
         {"with ability"}),
        (f"They can't play any Pokémon {HAND} to evolve their Pokémon.", {"evolve"}),
        (f"They can't attach any Energy cards {HAND} to their Pokémon.", {"energy"}),
        (f"They can't attach Special Energy cards {HAND} to the Defending Pokémon.",
         {"special energy"}),
        ("Flip a coin. Then your opponent can't play it.", None),
        (f"If heads, your opponent can't play any Supporter cards {HAND}.", None),
        (f"If you do, your opponent can't play any Stadium cards {HAND}.", None),
        (f"As long as you have 2 Energy, they can't play any Supporter cards {HAND}.", None),
        (f"They can't play any Supporter cards named Dawn {HAND}.", None),
        ("They can't play more than 1 Item card each turn.", None),
    ],
)  # fmt: skip
def test_what_a_wording_keeps_from(said: str, what: set[str] | None) -> None:
    assert kinds(said) == ([] if what is None else [what])


def test_a_sentence_may_stand_behind_others() -> None:
    assert kinds(f"Draw 2. Your opponent can't play any Supporter cards {HAND}. Heal it.") == [
        {"supporter"}
    ]


def under(said: str, *, spot: str = "active", marks: Any = (), **more: Any) -> Position:
    """Return my turn against a Pokémon whose Ability says this."""
    locker = mon(pokemon("Locker", abilities=(ability("Glare", said),)), marks=marks)
    there = ([locker], ()) if spot == "active" else ([mon()], [locker])
    return position([mon(RALTS)], there[0], my_bench=[mon(PIKACHU)], their_bench=there[1], **more)


def kept(there: Position, card: Card, play: p.Play | None = None, onto: str = "") -> str | None:
    found = kept_in_hand(there, play or c.PlayTrainer(ME, card), card, onto)
    return found.en if found is not None else None


def test_an_ability_of_the_opponent() -> None:
    there = under(f"Your opponent can't play any Supporter cards {HAND}.")
    assert kept(there, DAWN) == "Locker's Glare"
    assert [kept(there, one) for one in (GYM, BELT, BALL, RIOLU, FIRE)] == [None] * 5
    assert kept(there, DAWN, c.PlayTrainer(YOU, DAWN)) is None, "who has it plays on"


def test_it_asks_for_the_active_spot_where_it_says_so() -> None:
    said = f"As long as this Pokémon is in the Active Spot, they can't play Stadiums {HAND}."
    assert kept(under(said), GYM) == "Locker's Glare"
    assert kept(under(said, spot="bench"), GYM) is None


def test_an_ability_that_is_taken_away_keeps_nobody() -> None:
    said = f"Your opponent can't play any Supporter cards {HAND}."
    assert kept(under(said, marks=(Mark("no_ability"),)), DAWN) is None


def test_pokemon_with_an_ability_but_for_those_it_spares() -> None:
    said = (
        f"They can't play any Pokémon that has an Ability {HAND}, except for Team Rocket's Pokémon."
    )
    there = under(said)
    down = c.PutDown(ME, (SMART,), "bench", ME)
    assert kept(there, SMART, down) == "Locker's Glare"
    assert kept(there, ROCKETS, down) is None
    assert kept(there, RIOLU, down) is None, "without an Ability"


def test_all_trainers_are_meant_by_that_word_and_nothing_else() -> None:
    there = under(f"Each player can't play any Trainer cards {HAND}.")
    assert [kept(there, one) for one in (DAWN, GYM, BELT, BALL)] == ["Locker's Glare"] * 4
    assert kept(there, RIOLU) is None
    assert kept(there, FIRE) is None
    assert kept(there, DAWN, c.PlayTrainer(YOU, DAWN)) == "Locker's Glare", "each player"


def test_evolving() -> None:
    there = under(f"Your opponent can't play any Pokémon {HAND} to evolve their Pokémon.")
    assert kept(there, KIRLIA, p.Evolve(ME, "a1", KIRLIA)) == "Locker's Glare"
    assert kept(there, RALTS, c.PutDown(ME, (RALTS,), "bench", ME)) is None


def test_a_stadium_for_each_player() -> None:
    gym = trainer("Quiet", "stadium", f"Players can't play any Pokémon Tool cards {HAND}.")
    assert kept(position([mon()], [mon()], stadiums=[gym]), BELT) == "Quiet"


def after(said: str, *now: p.Play) -> Position:
    foe = mon(pokemon("Locker", attack("Hit", text=said)))
    hit = p.Attack(YOU, "b1", "Hit", target="a1")
    return position(
        [mon(RALTS)], [foe], my_bench=[mon(PIKACHU)], turn={"plays": now}, record=past([hit])
    )


def test_energy_for_the_pokemon_that_an_attack_hit() -> None:
    said = (
        "During your opponent's next turn, they can't attach any Energy cards from their hand to "
        "the Defending Pokémon."
    )
    there, play = after(said), p.AttachCard(ME, "a1", FIRE)
    assert kept(there, FIRE, play, "a1") == "Locker's Hit"
    assert kept(there, FIRE, play, "a2") is None, "another Pokémon"
    evolved = after(said, p.Evolve(ME, "a1", KIRLIA))
    assert kept(evolved, FIRE, play, "a1") is None, "evolved since"


def test_special_energy_and_the_active_pokemon_alone() -> None:
    odd = energy("R", "Odd")
    special = under(f"They can't attach any Special Energy cards {HAND} to their Pokémon.")
    assert kept(special, odd, p.AttachCard(ME, "a1", odd), "a1") == "Locker's Glare"
    assert kept(special, FIRE, p.AttachCard(ME, "a1", FIRE), "a1") is None
    active = under(f"They can't attach Energy cards {HAND} to their Active Pokémon.")
    assert kept(active, FIRE, p.AttachCard(ME, "a1", FIRE), "a1") == "Locker's Glare"
    assert kept(active, FIRE, p.AttachCard(ME, "a2", FIRE), "a2") is None
    assert kept(active, FIRE, p.AttachCard(ME, "a1", FIRE)) is None, "onto what is not said"


def test_an_attack_that_failed_or_of_the_own_side_keeps_nobody() -> None:
    said = f"During your opponent's next turn, they can't play any Supporter cards {HAND}."
    assert kept(after(said), DAWN) == "Locker's Hit"
    assert kept(after(said), DAWN, c.PlayTrainer(YOU, DAWN)) is None
    foe = mon(pokemon("Locker", attack("Hit", text=said)))
    missed = p.Attack(YOU, "b1", "Hit", target="a1", failed=True)
    assert kept(position([mon()], [foe], record=past([missed])), DAWN) is None
