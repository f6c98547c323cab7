"""On which Pokémon an effect works: how many, where, of which kind."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Card
from tests.games.pokemon.adviser.situation import (
    LUCARIO,
    ME,
    PIKACHU,
    PSYCHIC,
    RALTS,
    RIOLU,
    YOU,
    ability,
    attack,
    hears,
    mon,
    pokemon,
    position,
    trainer,
)

WRONG = "target-wrong"
CARE = trainer("Care", "supporter", "Heal 150 damage from 1 of your Psychic Pokémon.")
PATCH = trainer(
    "Patch",
    text="Attach a Basic Psychic Energy card from your discard pile to 1 of your Benched Psychic "
    "Pokémon.",
)


def about(uid: str) -> tuple[str, tuple[str, ...], None]:
    return ("suspicious", (uid,), None)


def table(*plays: Play) -> Position:
    return position(
        [mon(RALTS, damage=20)],
        [mon(PIKACHU, damage=20)],
        my_bench=[mon(RIOLU, damage=20), mon(RALTS, damage=20), mon(None, damage=20)],
        turn={"plays": plays},
    )


def test_target_wrong() -> None:
    assert hears(WRONG, table(), c.PlayTrainer(ME, CARE, onto="a2")) == about("a2")
    assert hears(WRONG, table(), c.PlayTrainer(ME, CARE, onto="b1")) == about("b1")
    for right in ("a1", "a3", "a4", "", "nobody"):
        assert hears(WRONG, table(), c.PlayTrainer(ME, CARE, onto=right)) is None


def test_its_sentence_says_why() -> None:
    def said(onto: str) -> str:
        plays = (c.PlayTrainer(ME, CARE, onto=onto),)
        return next(one.message.en for one in judge(table(), plays) if one.rule == WRONG)

    assert said("a2") == "Care does not work on Riolu: it is not a Psychic Pokémon."
    assert said("b1") == "Care does not work on Pikachu: it is another player's."


def attached(onto: str, source: str = "discard", *, manual: bool = False) -> p.AttachCard:
    return p.AttachCard(ME, onto, PSYCHIC, source, manual)


def test_target_wrong_of_what_an_effect_attaches() -> None:
    there = table(c.PlayTrainer(ME, PATCH))
    assert hears(WRONG, there, attached("a1")) == about("a1"), "it is Active"
    assert hears(WRONG, there, attached("a2")) == about("a2"), "it is no Psychic Pokémon"
    assert hears(WRONG, there, attached("a3")) is None


@pytest.mark.parametrize(
    "play",
    [
        attached("a1", "hand", manual=True),
        attached("a1", manual=True),
        attached("a1", "attached"),
        c.PlayTrainer(-1, CARE, onto="a2"),
        c.PlayTrainer(ME, trainer("Belt", "tool", "Heal 1 from 1 of your Benched Pokémon."),
                      onto="a1"),
        c.PlayTrainer(ME, trainer("Unread"), onto="a1"),
        c.PlayTrainer(ME, None, onto="a1"),
    ],
)  # fmt: skip
def test_target_wrong_is_silent_for(play: Play) -> None:
    assert hears(WRONG, table(c.PlayTrainer(ME, PATCH)), play) is None


def test_target_wrong_is_silent_where_another_played_last() -> None:
    assert hears(WRONG, table(c.PlayTrainer(YOU, PATCH)), attached("a1")) is None
    assert hears(WRONG, table(), attached("a1")) is None


EX = pokemon("Big ex", prizes=2, tags=("ex",))


def hits(text: str, damage: str, *dealt: tuple[str, int], target: str = "") -> object:
    sniper = pokemon("Sniper", attack("Snipe", "", damage, text), types="C")
    there = position([mon(sniper)], [mon(PIKACHU)], their_bench=[mon(RIOLU), mon(LUCARIO), mon(EX)])
    return hears(WRONG, there, p.Attack(ME, "a1", "Snipe", target=target, damage=dealt))


ANY = "This attack does 40 damage to 1 of your opponent's Pokémon."
BENCHED = "This attack does 40 damage to 1 of your opponent's Benched Pokémon."
ALSO = "This attack also does 40 damage to 1 of your opponent's Benched Pokémon."
ONE = ("suspicious", ("b2", "b3"), 1)


def test_target_wrong_of_an_attack() -> None:
    assert hits(ANY, "", ("b2", 40), ("b3", 40)) == ONE
    assert hits(ANY, "", ("b1", 40)) is None
    assert hits(ANY, "", ("b2", 40)) is None
    assert hits(BENCHED, "", ("b1", 40)) == about("b1")
    assert hits(BENCHED, "", ("b2", 40)) is None
    assert hits(BENCHED.replace("Pokémon", "Pokémon ex"), "", ("b2", 40)) == about("b2")
    assert hits(BENCHED.replace("Pokémon", "Pokémon ex"), "", ("b4", 40)) is None


def test_target_wrong_beside_what_the_attack_hits() -> None:
    assert hits(ALSO, "30", ("b1", 30), ("b2", 40), target="b1") is None
    assert hits(ALSO, "30", ("b1", 30), ("b2", 40)) is None
    assert hits(ALSO, "30", ("b1", 30), ("b2", 40), ("b3", 40), target="b1") == ONE
    assert hits("Draw 1.", "30", ("b1", 30), ("b2", 40), ("b3", 40)) is None


def test_an_attack_that_failed_hits_nobody() -> None:
    sniper = pokemon("Sniper", attack("Snipe", "", "", BENCHED))
    there = position([mon(sniper)], [mon(PIKACHU)], their_bench=[mon(RIOLU)])
    failed = p.Attack(ME, "a1", "Snipe", damage=(("b1", 40),), failed=True)
    assert hears(WRONG, there, failed) is None


def test_target_wrong_of_hurt_pokemon_and_of_several() -> None:
    sludge = "This attack does 20 damage to each of your opponent's Benched Pokémon that has any "
    sludge += "damage counters on it."
    sniper = pokemon("Sniper", attack("Snipe", "", "", sludge), types="C")
    there = position([mon(sniper)], [mon(PIKACHU)], their_bench=[mon(RIOLU, damage=10), mon(RIOLU)])
    said = p.Attack(ME, "a1", "Snipe", damage=(("b2", 20),))
    assert hears(WRONG, there, said) is None
    assert hears(WRONG, there, replace(said, damage=(("b2", 20), ("b3", 20)))) == about("b3")
    two = "This attack does 40 damage to 2 of your opponent's Pokémon."
    assert hits(two, "", ("b2", 40), ("b3", 40)) is None
    three = hits(two, "", ("b2", 40), ("b3", 40), ("b4", 40))
    assert three == ("suspicious", ("b2", "b3", "b4"), 2)
    every = "This attack does 10 damage to each Benched Pokémon (both yours and your opponent's)."
    assert hits(every, "", ("b2", 10), ("b3", 10), ("b4", 10)) is None
    assert hits(every, "", ("b1", 10), ("b2", 10)) == about("b1")


def test_target_wrong_of_counters() -> None:
    text = "Put 2 damage counters on 1 of your opponent's Benched Pokémon ex."
    sniper = pokemon("Sniper", attack("Snipe", "", "", text), types="C")
    there = position([mon(sniper)], [mon(PIKACHU)], their_bench=[mon(RIOLU), mon(EX)])

    def put(uid: str) -> object:
        return hears(WRONG, there, p.Attack(ME, "a1", "Snipe", counters=((uid, 20),)))

    assert put("b1") == about("b1")
    assert put("b2") == about("b2")
    assert put("b3") is None


CALL = trainer(
    "Call",
    "supporter",
    "Switch in 1 of your opponent's Benched Pokémon that has any damage counters on it to the "
    "Active Spot.",
)
BEACH = trainer(
    "Beach",
    "supporter",
    "Switch your Active {P} Pokémon with 1 of your Benched {P} Pokémon. If you do, switch in 1 of "
    "your opponent's Benched Basic Pokémon to the Active Spot.",
)


def switching(*plays: Play, stadiums: tuple[Card, ...] = ()) -> Position:
    return position(
        [mon(RALTS)],
        [mon(PIKACHU)],
        my_bench=[mon(RIOLU), mon(RALTS)],
        their_bench=[mon(RIOLU), mon(LUCARIO, damage=10)],
        turn={"plays": plays},
        stadiums=stadiums,
    )


def called(into: str, *plays: Play, **more: Any) -> object:
    return hears(WRONG, switching(*plays, **more), p.Switch(ME, "b1", into, ME))


def test_target_wrong_of_a_pokemon_that_is_called() -> None:
    played = c.PlayTrainer(ME, CALL)
    assert called("b2", played) == about("b2"), "it is not hurt"
    assert called("b3", played) is None
    assert called("b2") is None
    assert called("b2", c.PlayTrainer(YOU, CALL)) is None
    cause = p.Switch(ME, "b1", "b2", ME, CALL)
    assert hears(WRONG, switching(), cause) == about("b2")
    onto = c.PlayTrainer(ME, CALL, onto="b2")
    assert hears(WRONG, switching(), onto) == about("b2")
    assert hears(WRONG, switching(), replace(onto, onto="b3")) is None


def test_target_wrong_of_a_pokemon_that_is_brought() -> None:
    played = c.PlayTrainer(ME, BEACH)
    own = p.Switch(ME, "a1", "a3", ME)
    assert hears(WRONG, switching(played), own) is None
    assert hears(WRONG, switching(played), replace(own, into="a2")) == about("a2")
    assert called("b3", played, own) == about("b3"), "it is no Basic Pokémon"
    assert called("b2", played, own) is None
    out = position([mon(RIOLU)], [mon(PIKACHU)], my_bench=[mon(RALTS)], turn={"plays": (played,)})
    assert hears(WRONG, out, p.Switch(ME, "a1", "a2", ME)) == about("a1")


def test_target_wrong_is_silent_of_what_another_effect_may_switch() -> None:
    played, first = c.PlayTrainer(ME, CALL), p.Switch(ME, "b1", "b3", ME)
    assert called("b2", played, first) is None, "a second switch of one side"
    surf = trainer("Surf", "stadium", "Each player may switch his or her Active Pokémon.")
    assert called("b2", played, stadiums=(surf,)) is None
    chosen = p.Switch(ME, "b1", "b2", YOU)
    assert hears(WRONG, switching(played), chosen) is None, "another player chose it"


def healed(uid: str, points: int, card: Card = CARE) -> object:
    there = position(
        [mon(RALTS, damage=20)],
        [mon(PIKACHU)],
        my_bench=[mon(RIOLU, damage=20), mon(RALTS, damage=20)],
        turn={"plays": (c.PlayTrainer(ME, card),)},
    )
    return hears(WRONG, there, p.ChangeDamage(ME, uid, -points))


def test_target_wrong_of_what_is_healed() -> None:
    assert healed("a2", 20) == about("a2")
    assert healed("a3", 20) is None
    assert healed("a2", 10) is None, "not as much as it heals: a number is put right"
    assert healed("a2", 20, card=PATCH) is None
    assert healed("a2", 20, card=trainer("Rest", "supporter", "Heal all damage from 1 of your "
                                         "Benched Psychic Pokémon.")) == about("a2")  # fmt: skip
    assert healed("a2", -20) is None
    assert healed("nobody", 20) is None
    kind_soul = pokemon("Kind", abilities=(ability("Rest", "Heal 20 damage from 1 Pokémon."),))
    there = position(
        [mon(RALTS)],
        [mon(PIKACHU)],
        my_bench=[mon(RIOLU, damage=20), mon(kind_soul)],
        turn={"plays": (c.PlayTrainer(ME, CARE),)},
    )
    assert hears(WRONG, there, p.ChangeDamage(ME, "a2", -20)) is None, "the Ability may heal it"


def test_target_wrong_of_energy_from_the_hand() -> None:
    feed = trainer(
        "Feed", text="Attach an Energy card from your hand to 1 of your Benched Pokémon."
    )
    there = table(c.PlayTrainer(ME, feed))
    assert hears(WRONG, there, attached("a1", "hand")) == about("a1")
    assert hears(WRONG, there, attached("a2", "hand")) is None
    assert hears(WRONG, there, attached("a1", "hand", manual=True)) is None


# -- further effects -------------------------------------------------------------------------------


def by_ability(text: str, play: Play, **more: Any) -> object:
    user = pokemon("User", abilities=(ability("Do", text),))
    there = position(
        [mon(user, damage=30)],
        [mon(PIKACHU, damage=20)],
        my_bench=[mon(RIOLU), *more.pop("beside", ())],
        their_bench=[mon(RIOLU), mon(RIOLU, damage=20)],
        turn={"plays": (p.UseAbility(ME, "a1", "Do"),)},
        **more,
    )
    return hears(WRONG, there, play)


def test_target_wrong_of_counters_that_an_ability_puts() -> None:
    text = "Put 2 damage counters on 1 of your opponent's Benched Pokémon that has any damage "
    text += "counters on it."
    assert by_ability(text, p.ChangeDamage(ME, "b1", 20)) == about("b1")
    assert by_ability(text, p.ChangeDamage(ME, "b2", 20)) == about("b2")
    assert by_ability(text, p.ChangeDamage(ME, "b3", 20)) is None
    assert by_ability(text, p.ChangeDamage(ME, "b2", 10)) is None, "another number"
    assert by_ability(text, p.ChangeDamage(ME, "a2", 20)) is None, "its price, or a checkup"
    curse = mon(pokemon("Curse", abilities=(ability("C", "Put 2 damage counters on it."),)))
    assert by_ability(text, p.ChangeDamage(ME, "b2", 20), beside=[curse]) is None


def test_target_wrong_is_silent_of_counters_after_an_attack() -> None:
    text = "Put 2 damage counters on 1 of your opponent's Benched Pokémon."
    sniper = pokemon("Sniper", attack("Snipe", "", "", text), types="C")
    used = {"plays": (p.Attack(ME, "a1", "Snipe"),)}
    there = position([mon(sniper)], [mon(PIKACHU)], turn=used)
    assert hears(WRONG, there, p.ChangeDamage(ME, "b1", 20)) is None, "it is Burned"


def test_target_wrong_of_a_pokemon_that_is_knocked_out() -> None:
    text = "Knock Out 1 of your opponent's Pokémon that has 50 HP or less remaining."
    assert by_ability(text, p.KnockOut(ME, "b2")) == about("b2"), "70 HP"
    assert by_ability(text, p.KnockOut(ME, "b3")) is None
    assert by_ability("Knock Out each of your opponent's Basic Pokémon.", p.KnockOut(ME, "b2")) is (
        None
    )
    trap = mon(pokemon("Trap", abilities=(ability("T", "It is Knocked Out."),)))
    assert by_ability(text, p.KnockOut(ME, "b2"), beside=[trap]) is None
    assert by_ability("Draw 1.", p.KnockOut(ME, "b2")) is None


def test_target_wrong_of_an_evolution_from_the_deck() -> None:
    text = "Choose up to 2 of your Psychic Pokémon. For each of those Pokémon, search your deck."
    evolved = p.Evolve(ME, "a2", LUCARIO, "deck")
    assert by_ability(text, evolved) == about("a2")
    assert by_ability(text.replace("Psychic", "Fighting"), evolved) is None
    assert by_ability(text, replace(evolved, source="hand")) is None


def test_target_wrong_of_counters_that_are_removed() -> None:
    text = "Remove 3 damage counters from each of your Pokémon that has any Energy attached to it."
    assert by_ability(text, p.ChangeDamage(ME, "a1", -30)) == about("a1")
    assert by_ability(text.replace("3", "2"), p.ChangeDamage(ME, "a1", -30)) is None


# -- by which effect, and how far ------------------------------------------------------------------


def test_target_wrong_looks_at_what_was_used_before_and_not_after() -> None:
    there = position(
        [mon(RALTS)], [mon(PIKACHU)], my_bench=[mon(RIOLU, damage=20), mon(RALTS, damage=20)]
    )
    heal, other = p.ChangeDamage(ME, "a2", -20), c.PlayTrainer(ME, PATCH)
    assert hears(WRONG, there, c.PlayTrainer(ME, CARE), heal, other) == about("a2")
    swap = p.Switch(ME, "b1", "b2", ME)
    assert hears(WRONG, switching(), c.PlayTrainer(ME, CALL), swap, other) == about("b2")


def test_target_wrong_of_energy_from_the_hand_asks_for_those_words() -> None:
    assert hears(WRONG, table(c.PlayTrainer(ME, PATCH)), attached("a1", "hand")) is None


def test_target_wrong_heeds_the_card_that_is_said_to_switch() -> None:
    there = switching(c.PlayTrainer(ME, BEACH))
    assert hears(WRONG, there, p.Switch(ME, "b1", "b2", ME, CALL)) == about("b2")
    assert hears(WRONG, there, p.Switch(ME, "b1", "b9", ME)) is None
    assert hears(WRONG, there, p.Switch(ME, "b9", "b3", ME)) is None


def test_a_switch_before_the_effect_is_another_matter() -> None:
    assert called("b2", p.Switch(ME, "b1", "b3", ME), c.PlayTrainer(ME, CALL)) == about("b2")


def test_target_wrong_of_few_counters_that_are_removed() -> None:
    text = "Remove 2 damage counters from each of your Pokémon that has any Energy attached to it."
    assert by_ability(text, p.ChangeDamage(ME, "a1", -20)) == about("a1")
    assert by_ability(text, p.ChangeDamage(ME, "a2", 0)) is None


def test_target_wrong_of_counters_beside_damage() -> None:
    text = "Put 2 damage counters on 1 of your opponent's Benched Pokémon ex."
    both = pokemon("Both", attack("Hit", "", "30", text), attack("Put", "", "", text), types="C")
    there = position([mon(both)], [mon(PIKACHU)], their_bench=[mon(RIOLU), mon(EX)])
    beside = p.Attack(ME, "a1", "Hit", damage=(("b1", 30),), counters=(("b3", 20),))
    assert hears(WRONG, there, beside) is None
    assert hears(WRONG, there, replace(beside, attack="Put", damage=(("b2", 20),))) == about("b2")


def test_damage_of_nothing_hits_nobody() -> None:
    assert hits(BENCHED, "", ("b1", 0), ("b2", 40)) is None


def test_its_sentence_says_where_and_how_many() -> None:
    def said(text: str) -> list[str]:
        sniper = pokemon("Sniper", attack("Snipe", "", "", text), types="C")
        there = position([mon(sniper)], [mon(PIKACHU)], their_bench=[mon(RIOLU), mon(RIOLU)])
        used = p.Attack(ME, "a1", "Snipe", damage=(("b2", 40), ("b3", 40)))
        return [one.message.en for one in judge(there, (used,)) if one.rule == WRONG]

    assert said(BENCHED) == ["Snipe does damage to 1 Pokémon on the Bench, not to 2 Pokémon."]
    assert said(ANY) == ["Snipe does damage to 1 Pokémon, not to 2 Pokémon."]
