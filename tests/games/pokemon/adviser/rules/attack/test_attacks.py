"""Who may attack, how often, and with what."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.variants.battle_royal import BATTLE_ROYAL
from tests.games.pokemon.adviser.situation import (
    FIGHTING,
    LUCARIO,
    ME,
    PIKACHU,
    RALTS,
    RIOLU,
    YOU,
    ability,
    attack,
    hears,
    mon,
    pokemon,
    position,
    says,
    trainer,
)

ONCE, ACTIVE, THERE = "attack-one-per-turn", "attack-active-only", "attack-not-on-card"
NOBODY, ENDS = "attack-no-target", "attack-ends-turn"
MEDICHAM = pokemon(
    "Medicham", attack("Kick"), abilities=(ability("Ω", "It may attack twice a turn."),)
)
KICKS = (attack("Kick"),)
UNREAD = Card("?", RIOLU.name, "unknown")
KICK = p.Attack(ME, "a1", "Punch")


def after(times: int = 1, card: Card | None = RIOLU, **more: Any) -> Position:
    used = (("attack", times),) if times else ()
    turn = {"used": used, **more.pop("turn", {})}
    return position([mon(card, energy=(FIGHTING,))], [mon(PIKACHU)], turn=turn, **more)


# -- one in a turn ---------------------------------------------------------------------------------


def test_attack_one_per_turn() -> None:
    assert hears(ONCE, after(1), KICK) == ("illegal", ("a1",), None)
    assert hears(ONCE, after(2), KICK) == ("illegal", ("a1",), None)


def test_attack_one_per_turn_is_silent_for_the_first() -> None:
    assert says(after(0), KICK) == {}
    # Corrected by hand: the ledger counts, not what is remembered.
    assert hears(ONCE, after(0, turn={"plays": (KICK,)}), KICK) is None


def test_attack_one_per_turn_is_silent_for_a_second_that_a_text_allows() -> None:
    kick = p.Attack(ME, "a1", "Kick")
    assert hears(ONCE, after(1, MEDICHAM), kick) is None
    assert hears(ONCE, after(2, MEDICHAM), kick) == ("illegal", ("a1",), None)
    again = trainer("Belt", "tool")
    again = replace(again, attacks=(attack("Twice", text="This Pokémon may attack again."),))
    lent = position([mon(tools=(again,))], [mon()], turn={"used": (("attack", 1),)})
    assert hears(ONCE, lent, KICK) is None


@pytest.mark.parametrize(
    "text", ["uses 2 attacks", "It may use an attack it has twice.", "ワザを2回使える。"]
)
def test_attack_one_per_turn_knows_how_texts_allow_a_second(text: str) -> None:
    card = pokemon("Twice", attack("Punch"), abilities=(ability("A", text),))
    assert hears(ONCE, after(1, card), KICK) is None


def test_attack_one_per_turn_is_silent_for_what_an_attack_copies() -> None:
    mew = pokemon("Mew", attack("Copy", text="Choose an attack and use it as this attack."), *KICKS)

    def then(name: str, first: str = "Copy", times: int = 1, who: str = "a1") -> Any:
        before = {"plays": (p.Attack(ME, who, first),)}
        return hears(ONCE, after(times, mew, turn=before), p.Attack(ME, "a1", name))

    assert then("Phantom Dive") is None
    assert then("Phantom Dive", times=2) is not None
    assert then("Phantom Dive", who="a2") is not None
    assert then("Phantom Dive", first="Kick") is not None
    assert then("Phantom Dive", first="Elsewhere") is not None
    assert then("Kick") is not None


def test_attack_one_per_turn_is_less_sure_of_a_card_that_is_not_known() -> None:
    for card in (None, UNREAD):
        assert hears(ONCE, after(1, card), KICK) == ("suspicious", ("a1",), None)
    gone = p.Attack(ME, "a9", "Punch")
    assert hears(ONCE, after(1), gone) == ("suspicious", ("a9",), None)
    stand_in = position([mon(None, plain=True)], [mon()], turn={"used": (("attack", 1),)})
    assert hears(ONCE, stand_in, KICK) == ("illegal", ("a1",), None)


def test_attack_one_per_turn_leaves_a_second_to_an_ability_that_is_not_known() -> None:
    def used(uid: str, card: Card | None = None, times: int = 1) -> Any:
        return hears(ONCE, after(times, card, turn={"plays": (p.UseAbility(ME, uid),)}), KICK)

    assert used("a1") is None
    assert used("a1", UNREAD) is None
    assert used("a1", times=2) is not None
    assert used("a2") is not None, "of another Pokémon"
    assert used("a1", MEDICHAM, times=2) is not None
    assert used("a1", pokemon("Plain", *KICKS)) is not None


def test_attack_one_per_turn_leaves_the_other_players_attack_to_another_rule() -> None:
    assert hears(ONCE, after(1), p.Attack(YOU, "b1", "Spark")) is None
    assert hears(ONCE, after(1, variant=BATTLE_ROYAL), KICK) is None


# -- from the Active Spot --------------------------------------------------------------------------


def benched(card: Card | None = RIOLU, **more: Any) -> Position:
    return position([mon(RALTS)], [mon(PIKACHU)], my_bench=[mon(card, **more)])


PUNCH_2 = p.Attack(ME, "a2", "Punch")


def test_attack_active_only() -> None:
    table = benched(energy=(FIGHTING,))
    assert hears(ACTIVE, table, PUNCH_2) == ("illegal", ("a2",), None)
    assert says(table, PUNCH_2) == {ACTIVE: "illegal"}


def test_attack_active_only_is_silent_for_the_active_pokemon() -> None:
    assert says(after(0), KICK) == {}
    assert hears(ACTIVE, after(0), p.Attack(ME, "a9", "Punch")) is None


def test_attack_active_only_is_silent_where_the_attack_allows_it() -> None:
    says_so = "This attack can be used even if this Pokémon is on your Bench."
    card = pokemon("Far", attack("Punch", text=says_so), attack("Other"))
    assert hears(ACTIVE, benched(card), PUNCH_2) is None
    assert hears(ACTIVE, benched(card), p.Attack(ME, "a2", "Other")) is not None
    assert hears(ACTIVE, benched(card), p.Attack(ME, "a2")) is None
    able = pokemon("Able", attack("Punch"), abilities=(ability("A", says_so),))
    assert hears(ACTIVE, benched(able), PUNCH_2) is None


def test_attack_active_only_is_silent_where_people_noted_it() -> None:
    assert hears(ACTIVE, benched(marks=(Mark("bench_attack"),)), PUNCH_2) is None


def test_attack_active_only_is_less_sure_of_a_card_that_is_not_known() -> None:
    assert hears(ACTIVE, benched(None), PUNCH_2) == ("suspicious", ("a2",), None)
    assert hears(ACTIVE, benched(UNREAD), PUNCH_2) == ("suspicious", ("a2",), None)
    assert hears(ACTIVE, benched(None, plain=True), PUNCH_2) == ("illegal", ("a2",), None)
    machine = replace(trainer("Machine", "tool"), attacks=(attack("Devolve"),))
    lent = p.Attack(ME, "a2", "Devolve")
    assert hears(ACTIVE, benched(None, tools=(machine,)), lent) == ("suspicious", ("a2",), None)


# -- on the card -----------------------------------------------------------------------------------


def uses(name: str, card: Card | None = LUCARIO, **more: Any) -> Any:
    bench = more.pop("my_bench", ())
    stands = mon(card, **{"energy": (FIGHTING, FIGHTING), "stack": (RIOLU, LUCARIO), **more})
    return hears(THERE, position([stands], [mon()], my_bench=bench), p.Attack(ME, "a1", name))


def test_attack_not_on_card() -> None:
    assert uses("Punch") == ("suspicious", ("a1",), None)
    table = position([mon(LUCARIO)], [mon()])
    (said,) = [one for one in judge(table, (KICK,)) if one.rule == THERE]
    assert said.message.en == "Lucario has no attack called Punch. It has: Aura."
    bare = judge(position([mon(pokemon("Bare"))], [mon()]), (KICK,))
    assert bare[0].message.en == "Bare has no attack called Punch. It has: none."


def test_attack_not_on_card_is_silent_for_its_own_attacks() -> None:
    assert uses("Aura") is None
    assert uses("aura") is None
    assert uses("") is None


def test_attack_not_on_card_is_silent_for_attacks_of_what_is_attached() -> None:
    machine = replace(trainer("Machine", "tool"), attacks=(attack("Devolve"),))
    assert uses("Devolve", tools=(machine,)) is None
    assert uses("Devolve", others=(machine,)) is None
    assert uses("Evolve", tools=(machine,)) is not None


def test_attack_not_on_card_is_silent_where_an_ability_lends_earlier_stages() -> None:
    text = "Each of your evolved Pokémon can use any attack from its previous Evolutions."
    relicanth = pokemon("Relicanth", abilities=(ability("Memory Dive", text),))
    assert uses("Punch", my_bench=[mon(relicanth)]) is None
    assert uses("Elsewhere", my_bench=[mon(relicanth)]) is None


@pytest.mark.parametrize(
    "text",
    [
        "Choose 1 of the Defending Pokémon's attacks and use it as this attack.",
        "This Pokémon has the attacks of your Benched Pokémon.",
        "Heads: copy any attack of the opponent's Active Pokémon.",
        "Pick any attack; this attack becomes it.",
    ],
)
def test_attack_not_on_card_is_silent_for_copies(text: str) -> None:
    assert uses("Punch", pokemon("Mew", attack("Copy", text=text))) is None


def test_attack_not_on_card_is_silent_where_a_card_is_not_known() -> None:
    for card in (None, UNREAD):
        assert uses("Punch", card) is None
    assert uses("Punch", unknown=1) is None
    for place in ("tools", "energy", "others"):
        assert uses("Punch", **{place: (UNREAD,)}) is None
    assert uses("Punch", my_bench=[mon(UNREAD)]) is None
    assert uses("Punch", my_bench=[mon(None)]) is None
    assert uses("Punch", my_bench=[mon(None, plain=True)]) is not None
    assert hears(THERE, position([mon()], [mon()]), p.Attack(ME, "a9", "Punch")) is None


def test_attack_not_on_card_knows_the_attacks_below_a_break() -> None:
    breaks = pokemon("Lucario BREAK", attack("Last"), stage="break", evolves="Lucario")
    assert uses("Aura", breaks, stack=(RIOLU, LUCARIO, breaks)) is None
    assert uses("Punch", breaks, stack=(RIOLU, LUCARIO, breaks)) is not None
    level = pokemon("Lucario LV.X", attack("Last"), stage="level_up", evolves="Lucario")
    assert uses("Punch", level, stack=(LUCARIO, level)) is not None
    for card in (breaks, level):
        assert uses("Punch", card, stack=(UNREAD, card)) is None
        assert uses("Punch", card, stack=(card,)) is None


# -- nothing to work on ----------------------------------------------------------------------------

AT_BENCH = "This attack does 30 damage to 1 of your opponent's Benched Pokémon."
AT_BENCH = "This attack does 30 damage to 1 of your opponent's Benched Pokémon."
SNIPE = attack("Snipe", "F", "", AT_BENCH)
GIVE = attack("Give", "F", "", "Attach an Energy card to 1 of your Benched Pokémon.")
CALL = attack("Call", "F", "", "Search your deck for a Basic Pokémon and put it onto your Bench.")
CALLER = pokemon("Caller", SNIPE, GIVE, CALL, attack("Hit", "F", "20", AT_BENCH))


def calls(name: str, **more: Any) -> Any:
    table = position([mon(CALLER, energy=(FIGHTING,))], [mon()], **more)
    return hears(NOBODY, table, p.Attack(ME, "a1", name))


def test_attack_no_target() -> None:
    assert calls("Snipe") == ("reminder", ("a1",), None)
    assert calls("Give") == ("reminder", ("a1",), None)
    assert calls("Call", me={"deck": 0}) == ("reminder", ("a1",), None)


def test_attack_no_target_is_silent_where_there_is_one() -> None:
    assert calls("Snipe", their_bench=[mon()]) is None
    assert calls("Give", my_bench=[mon()]) is None
    assert calls("Call") is None
    assert calls("Hit") is None
    assert calls("Elsewhere") is None


def test_attack_no_target_is_silent_for_an_attack_that_failed() -> None:
    table = position([mon(CALLER)], [mon()])
    assert hears(NOBODY, table, p.Attack(ME, "a1", "Snipe", failed=True)) is None
    assert hears(NOBODY, table, p.Attack(-1, "a1", "Snipe")) is None
    alone = replace(table, sides=table.sides[:1])
    assert hears(NOBODY, alone, p.Attack(ME, "a1", "Snipe")) is None


def test_attack_no_target_is_said_again_of_a_turn_that_goes_on() -> None:
    snipe = p.Attack(ME, "a1", "Snipe")
    table = position([mon(CALLER)], [mon()], turn={"plays": (snipe,), "used": (("attack", 1),)})
    ball = c.PlayTrainer(ME, trainer("Ball"))
    assert hears(NOBODY, table, ball) == ("reminder", ("a1",), None)
    assert hears(NOBODY, table, t.PassTurn(ME)) is None
    assert hears(NOBODY, table, replace(ball, by=YOU)) is None
    by_effect = p.AttachCard(ME, "a1", FIGHTING, "deck", manual=False)
    assert hears(NOBODY, table, by_effect) is None
    fresh = position([mon(CALLER)], [mon()])
    assert hears(NOBODY, fresh, ball) is None


# -- the end of the turn ---------------------------------------------------------------------------


def test_attack_ends_turn() -> None:
    for play in (c.PlayTrainer(ME, trainer("Ball")), p.AttachCard(ME, "a1", FIGHTING)):
        assert hears(ENDS, after(1), play) == ("reminder", ("seat.0",), None)
    for phase in ("attack", "end"):
        assert hears(ENDS, after(1, turn={"phase": phase}), p.UseAbility(ME, "a1")) is not None


def test_attack_ends_turn_is_silent_before_the_attack_and_for_what_follows() -> None:
    ball = c.PlayTrainer(ME, trainer("Ball"))
    assert hears(ENDS, after(0), ball) is None
    assert hears(ENDS, after(1), replace(ball, by=YOU)) is None
    assert hears(ENDS, after(1), p.AttachCard(ME, "a1", FIGHTING, manual=False)) is None
    assert hears(ENDS, after(1), c.PutDown(ME, (RIOLU,), "bench", ME, effect=True)) is None
    assert hears(ENDS, after(1, turn={"phase": "checkup"}), ball) is None
    for play in (t.PassTurn(ME), c.TakePrizes(ME, ((ME, 1),)), p.Promote(ME, "a1")):
        assert hears(ENDS, after(1), play) is None
