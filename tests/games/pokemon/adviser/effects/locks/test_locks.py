"""What effects keep players and Pokémon from: notes, Abilities, attacks of the last turn."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.games.pokemon.adviser.effects.locks import locks
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.cards.card_record import Attack, Card
from tests.games.pokemon.adviser.situation import (
    LUCARIO,
    ME,
    PIKACHU,
    RIOLU,
    YOU,
    ability,
    attack,
    mon,
    past,
    pokemon,
    position,
    trainer,
)

NO_ITEMS = "During your opponent's next turn, they can't play any Item cards from their hand."
BIND = "During your opponent's next turn, the Defending Pokémon can't retreat."


def held(lock: locks.Lock | None) -> bool | None:
    """Return whether somebody is kept; None where that is not sure."""
    return False if lock is None else lock.sure or None


def items_locked(there: Position, by: int) -> bool | None:
    return held(locks.items_locked(there, by))


def cannot_retreat(there: Position, one: Mon) -> bool | None:
    return held(locks.cannot_retreat(there, one))


def after(
    used: Attack, *done: p.Play, mine: Mon | None = None, now: tuple[p.Play, ...] = (), **more: Any
) -> Position:
    """Return my turn after the opponent's Active Pokémon "b1" used an attack, or did `done`."""
    last = done or (p.Attack(YOU, "b1", used.name.en, target="a1"),)
    return position(
        [mine or mon(RIOLU)],
        [mon(pokemon("Locker", attack("Hit", text="Heal it."), used))],
        my_bench=[mon(PIKACHU)],
        turn={"plays": now},
        record=past(last),
        **more,
    )


# -- Items ---------------------------------------------------------------------------------------


def test_items_are_free_where_nothing_says_otherwise() -> None:
    assert items_locked(position([mon()], [mon(PIKACHU), mon(None)]), ME) is False


@pytest.mark.parametrize("key", ["no_items", "no_trainers"])
def test_a_note_on_a_player_locks_the_items_of_that_player(key: str) -> None:
    noted = position([mon()], [mon()], me={"marks": (Mark(key),)})
    assert (items_locked(noted, ME), items_locked(noted, YOU)) == (True, False)


def locker(said: str) -> Mon:
    return mon(pokemon("Locker", abilities=(ability("Hum", "Draw."), ability("Lock", said))))


def locked(there: Position) -> tuple[bool | None, bool | None]:
    return items_locked(there, ME), items_locked(there, YOU)


def test_an_ability_locks_the_items_of_its_opponent_or_of_all() -> None:
    theirs = locker("Your opponent can't play any Item cards from their hand.")
    assert locked(position([mon()], [theirs])) == (True, False)
    assert locked(position([theirs], [mon()])) == (False, True)
    all_players = locker("Each player can't play Items.")
    assert locked(position([mon()], [all_players])) == (True, True)
    japanese = locker("相手は手札からグッズを使えない。")
    assert locked(position([mon()], [japanese])) == (True, False)


@pytest.mark.parametrize(
    "said",
    [
        "As long as this Pokémon is in the Active Spot, your opponent can't play any Item cards.",
        "このポケモンがバトル場にいるかぎり、相手は手札からグッズを出せない。",
    ],
)
def test_an_ability_may_ask_for_the_active_spot(said: str) -> None:
    assert locked(position([mon()], [locker(said)])) == (True, False)
    assert locked(position([mon()], [mon()], their_bench=[locker(said)])) == (False, False)


def test_from_the_bench_an_ability_works_that_does_not_ask_for_more() -> None:
    benched = locker("Your opponent can't play any Item cards from their hand.")
    assert locked(position([mon()], [mon()], their_bench=[benched])) == (True, False)


def test_an_ability_that_was_taken_away_locks_nothing() -> None:
    theirs = locker("Your opponent can't play any Item cards from their hand.")
    off = position([mon()], [theirs], marks=(Mark("no_abilities"),))
    assert locked(off) == (False, False)


def test_an_attack_of_the_opponents_last_turn_locks_items() -> None:
    assert items_locked(after(attack("Itchy", text=NO_ITEMS)), ME) is True
    assert items_locked(after(attack("Itchy", text="Draw a card.")), ME) is False
    assert items_locked(after(attack("Itchy", text=NO_ITEMS)), YOU) is False, "who used it"


def test_an_attack_that_failed_or_is_not_known_locks_nothing() -> None:
    itchy = attack("Itchy", text=NO_ITEMS)
    failed = p.Attack(YOU, "b1", "Itchy", failed=True)
    assert items_locked(after(itchy, failed), ME) is False
    assert items_locked(after(itchy, p.Attack(YOU, "b1", "Unheard")), ME) is False
    assert items_locked(after(itchy, t.PassTurn(YOU)), ME) is False


@pytest.mark.parametrize("chance", ["Flip until tails.", "Toss a coin.", "コインを1回投げる。"])
def test_an_attack_that_asks_for_a_coin_may_lock_them(chance: str) -> None:
    lucky = attack("Itchy", text=f"{chance} If heads: {NO_ITEMS}")
    assert items_locked(after(lucky), ME) is None


def test_the_last_attack_that_says_so_counts() -> None:
    itchy = attack("Itchy", text=NO_ITEMS)
    both = (p.Attack(YOU, "b1", "Itchy"), p.Attack(YOU, "b1", "Hit"))
    assert items_locked(after(itchy, *both), ME) is True


# -- retreating ----------------------------------------------------------------------------------


def kept_in(there: Position, uid: str = "a1") -> bool | None:
    one = there.mon(uid)
    assert one is not None
    return cannot_retreat(there, one)


def alone(one: Mon) -> bool | None:
    return kept_in(position([one], [mon(PIKACHU)]))


def test_a_note_or_its_own_text_keeps_a_pokemon_in() -> None:
    assert alone(mon(RIOLU)) is False
    assert alone(mon(RIOLU, marks=(Mark("no_retreat"),))) is True
    assert alone(mon(trainer("Fossil", hp=60, text="This card can't retreat."))) is True
    assert alone(mon(trainer("かせき", hp=60, text="このカードはにげられない。"))) is True
    assert alone(mon(trainer("Fossil", hp=60, text="Discard it at any time."))) is False
    assert alone(mon(None)) is False


def test_the_text_of_a_pokemon_speaks_of_others() -> None:
    assert alone(mon(pokemon("Told", text="The Defending Pokémon can't retreat."))) is False


@pytest.mark.parametrize(
    "said",
    [
        BIND,
        "The Defending Pokémon can't retreat during your opponent's next turn.",
        "次の相手の番、このワザを受けたポケモンは、相手の番ににげられない。",
    ],
)
def test_an_attack_of_the_opponents_last_turn_keeps_in_whom_it_hit(said: str) -> None:
    bound = after(attack("Bind", text=said))
    assert kept_in(bound) is True
    assert kept_in(bound, "a2") is False
    ended = after(attack("Bind", text=said), *bound.record.last_turn, t.PassTurn(YOU))
    assert kept_in(ended) is True


def test_an_attack_that_asks_for_a_coin_may_keep_it_in() -> None:
    assert kept_in(after(attack("Bind", text=f"Flip a coin. If heads: {BIND}"))) is None


def test_where_nobody_said_whom_it_hit_it_is_not_sure() -> None:
    bind = attack("Bind", text=BIND)
    assert kept_in(after(bind, p.Attack(YOU, "b1", "Bind"))) is None
    missed = p.Attack(YOU, "b1", "Bind", target="a1", failed=True)
    assert kept_in(after(bind, missed)) is False


def test_an_attack_that_says_nothing_of_it_keeps_nobody_in() -> None:
    assert kept_in(after(attack("Bind", text=BIND.replace("opponent's next", "own")))) is False


@pytest.mark.parametrize(
    "play",
    [
        p.Evolve(ME, "a1", LUCARIO),
        p.Switch(ME, out="a1", into="a2"),
        p.Switch(ME, out="a2", into="a1"),
        p.Retreat(ME, "a1", "a2"),
        p.Retreat(ME, "a2", "a1"),
        p.MoveToBench(ME, "a1"),
    ],
)
def test_who_left_the_active_spot_or_evolved_is_free(play: p.Play) -> None:
    assert kept_in(after(attack("Bind", text=BIND), now=(play,))) is False


@pytest.mark.parametrize(
    "play",
    [
        p.Evolve(ME, "a2", LUCARIO),
        p.Switch(ME, out="a2", into="a3"),
        p.Retreat(ME, "a2", "a3"),
        p.MoveToBench(ME, "a2"),
        p.Devolve(ME, "a1", LUCARIO),
    ],
)
def test_what_others_did_frees_nobody(play: p.Play) -> None:
    assert kept_in(after(attack("Bind", text=BIND), now=(play,))) is True


def test_a_note_holds_whatever_was_done() -> None:
    noted = mon(RIOLU, marks=(Mark("no_retreat"),))
    switched = p.Switch(ME, out="a2", into="a1")
    assert kept_in(after(attack("Hug"), mine=noted, now=(switched,))) is True


def test_a_case_may_note_the_attack_by_its_name() -> None:
    def under(name: str, card: Card) -> bool | None:
        return kept_in(position([mon(RIOLU, marks=(Mark(name),))], [mon(None), mon(card)]))

    binder = pokemon("Binder", attack("Mean Look", text=BIND), attack("Big Hug"))
    assert under("Mean Look", binder) is True
    assert under("mean look", binder) is True
    assert under("Big Hug", binder) is False
    assert under("Mean Look", RIOLU) is False
    assert under("looked", pokemon("Binder", attack("looked", text=BIND))) is False, "a mark"
    own = position([mon(binder, marks=(Mark("Mean Look"),))], [mon()])
    assert kept_in(own) is False


# -- by what it is ---------------------------------------------------------------------------------


def cause(lock: locks.Lock | None) -> str:
    assert lock is not None
    return lock.cause.en


def test_a_lock_names_what_it_comes_from() -> None:
    noted = position([mon()], [mon()], me={"marks": (Mark("no_items"),)})
    assert cause(locks.items_locked(noted, ME)) == "an effect that was noted"
    plume = pokemon("Plume", abilities=(ability("Pollen", "Players can't play any Item cards."),))
    assert cause(locks.items_locked(position([mon()], [mon(plume)]), ME)) == "Plume's Pollen"
    itchy = attack("Itchy", text=NO_ITEMS)
    assert cause(locks.items_locked(after(itchy), ME)) == "Locker's Itchy"


def test_what_keeps_a_pokemon_in_is_named() -> None:
    def kept(there: Position) -> str:
        one = there.mon("a1")
        assert one is not None
        return cause(locks.cannot_retreat(there, one))

    bind = attack("Bind", text=BIND)
    assert kept(after(bind)) == "Locker's Bind"
    noted = mon(RIOLU, marks=(Mark("no_retreat"),))
    assert kept(after(bind, mine=noted)) == "an effect that was noted"
    fossil = trainer("Fossil", text="This card can't retreat.")
    assert kept(after(bind, mine=mon(fossil))) == "its own text"


def test_an_attack_that_a_case_notes_by_its_name_is_named() -> None:
    binder = pokemon("Binder", attack("Mean Look", text=BIND))
    there = position([mon(RIOLU, marks=(Mark("Mean Look"),))], [mon(binder)])
    held_one = there.mon("a1")
    assert held_one is not None
    assert cause(locks.cannot_retreat(there, held_one)) == "Binder's Mean Look"
