"""GX attacks and VSTAR Powers: once in a game."""

from __future__ import annotations

from typing import Any

from app.core.card import Mark
from app.core.data.value import replace
from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.plays import Play
from app.games.pokemon.adviser.model.turn_record import Record
from app.games.pokemon.cards.card_record import Ability, Card
from tests.games.pokemon.adviser.situation import (
    ME,
    RALTS,
    YOU,
    ability,
    attack,
    hears,
    mon,
    past,
    pokemon,
    position,
    trainer,
    words,
)

GX, VSTAR = "attack-gx-once", "attack-vstar-once"
PUNCH = p.Attack(ME, "a1", "Punch")
BEAUTY = pokemon("Beauty", attack("Beauty-GX"), attack("Punch"))


def second(card: Card, what: str, play: Play, **more: Any) -> Any:
    rule = GX if what == "gx" else VSTAR
    return hears(rule, position([mon(card, **more)], [mon()], me={"marks": (Mark(what),)}), play)


def test_attack_gx_once() -> None:
    use = p.Attack(ME, "a1", "Beauty-GX")
    assert second(BEAUTY, "gx", use) == ("illegal", ("a1",), None)
    assert second(BEAUTY, "gx", replace(use, attack="Beauty gx")) is not None
    remembered = position([mon(BEAUTY)], [mon()], record=Record(used_game=frozenset({(ME, "gx")})))
    assert hears(GX, remembered, use) == ("illegal", ("a1",), None)


def test_its_sentence_names_who_used_the_first() -> None:
    gone = Record(used_game=frozenset({(ME, "gx")}))
    there = position([mon(BEAUTY)], [mon()], record=gone)
    (said,) = [one for one in judge(there, (p.Attack(ME, "a1", "Beauty-GX"),)) if one.rule == GX]
    assert said.message.en == "Aki's second GX attack. One GX attack in a game is the rule."


def test_attack_gx_once_reads_the_last_turns() -> None:
    use = p.Attack(ME, "a1", "Beauty-GX")
    for when in ("before", "last"):
        table = position([mon(BEAUTY)], [mon()], record=past(**{when: (use,)}))
        assert hears(GX, table, use) is not None
        other = position([mon(BEAUTY)], [mon()], record=past(**{when: (replace(use, by=YOU),)}))
        assert hears(GX, other, use) is None
    now = position([mon(BEAUTY)], [mon()], turn={"plays": (use,)})
    assert hears(GX, now, use) is not None
    punch = position([mon(BEAUTY)], [mon()], turn={"plays": (PUNCH, p.Retreat(ME, "a1"))})
    assert hears(GX, punch, use) is None


def test_attack_gx_once_is_silent_for_the_first() -> None:
    use = p.Attack(ME, "a1", "Beauty-GX")
    assert hears(GX, position([mon(BEAUTY)], [mon()]), use) is None
    assert second(BEAUTY, "gx", p.Attack(ME, "a1", "Punch")) is None
    assert second(BEAUTY, "gx", replace(use, by=-1)) is None
    assert second(BEAUTY, "gx", replace(use, by=5)) is None
    assert second(BEAUTY, "gx", replace(use, by=2)) is None
    assert second(BEAUTY, "vstar", use) is None
    other = position([mon(BEAUTY)], [mon()], record=Record(used_game=frozenset({(YOU, "gx")})))
    assert hears(GX, other, use) is None


ONE = "Draw cards. (You can't use more than 1 VSTAR Power in a game.)"
STAR = pokemon("Star V", attack("Star Raid", text=ONE), abilities=(ability("Starbirth", ONE),))


def test_attack_vstar_once() -> None:
    heard = ("illegal", ("a1",), None)
    assert second(STAR, "vstar", p.Attack(ME, "a1", "Star Raid")) == heard
    assert second(STAR, "vstar", p.UseAbility(ME, "a1", "Starbirth")) == heard
    stone = replace(trainer("Stone", "tool"), abilities=(Ability(words("Alchemy"), words(ONE)),))
    lent = p.UseAbility(ME, "a1", "Alchemy")
    assert second(RALTS, "vstar", lent, tools=(stone,)) == heard
    star = replace(stone, abilities=(Ability(words("Star Alchemy"), words(ONE)),))
    unread, lent = Card("?", words("Odd"), "unknown"), p.UseAbility(ME, "a1", "Star Alchemy")
    assert second(unread, "vstar", lent, tools=(star,)) == heard
    told = pokemon("Retold", attack("Raid", text="（対戦中に1回しか使えないVSTARパワー）"))
    assert second(told, "vstar", p.Attack(ME, "a1", "Raid")) == heard


def test_attack_vstar_once_reads_the_last_turns() -> None:
    raid, birth = p.Attack(ME, "a1", "Star Raid"), p.UseAbility(ME, "a1", "Starbirth")
    for used, now in ((raid, birth), (birth, raid)):
        table = position([mon(STAR)], [mon()], record=past(before=(used,)))
        assert hears(VSTAR, table, now) == ("illegal", ("a1",), None)
    other = position([mon(STAR)], [mon()], record=past(before=(PUNCH,)))
    assert hears(VSTAR, other, raid) is None


def test_attack_vstar_once_is_silent_for_the_first_and_for_others() -> None:
    assert hears(VSTAR, position([mon(STAR)], [mon()]), p.Attack(ME, "a1", "Star Raid")) is None
    assert second(RALTS, "vstar", p.Attack(ME, "a1", "Slap")) is None
    assert second(RALTS, "vstar", p.Attack(ME, "a1", "Star Slap")) is None
    plain = pokemon("Plain", attack("Star Fall", text="Flip a coin."))
    assert second(plain, "vstar", p.Attack(ME, "a1", "Star Fall")) is None


def test_attack_vstar_once_is_less_sure_of_a_card_that_is_not_known() -> None:
    unread = Card("?", words("Someone"), "unknown")
    assert second(unread, "vstar", p.UseAbility(ME, "a1", "Star Alchemy")) == (
        "suspicious",
        ("a1",),
        None,
    )
    assert second(unread, "vstar", p.UseAbility(ME, "a1", "Draw")) is None
    assert second(STAR, "vstar", p.UseAbility(ME, "a9", "Star Alchemy")) is not None
    assert second(STAR, "vstar", p.UseAbility(ME, "a9", "Draw")) is None
