"""Rules of what happened in the opponents' last turns of a Battle Royal."""

from __future__ import annotations

from app.games.pokemon.adviser.advising import judge
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.card_plays import PlayTrainer
from app.games.pokemon.adviser.model.turn_record import KnockedOut, PlayedTurn, Record
from tests.games.pokemon.adviser.royal import PLAIN, A, B, C, D, royal
from tests.games.pokemon.adviser.situation import attack, hears, mon, pokemon, says, trainer

KO, COPY = "br-last-turn-ko-attack", "br-copycat"
LOST = "If any of your Pokémon were Knocked Out during your opponent's last turn, this attack does "
AVENGER = pokemon("Avenger", attack("Avenge", "", "100+", f"{LOST}120 more damage."))
RAIHAN = trainer(
    "Raihan",
    "supporter",
    "You can play this card only if any of your Pokémon were Knocked Out during your opponent's "
    "last turn.",
)
MIMIC = pokemon("Mimic", attack("Mime", text="Use a last turn's attack as this attack."))
BY_B = Record((KnockedOut(B, A, 6),), is_case=True)


def hit(target: str, points: int) -> p.Attack:
    dealt = ((target, points),)
    return p.Attack(A, "a1", "Avenge", target=target, damage=dealt, entered=True)


def test_br_last_turn_ko_attack() -> None:
    table = royal([mon(AVENGER), PLAIN], record=BY_B)
    assert hears(KO, table, hit("c1", 220)) == ("suspicious", ("c1",), 100)
    (said,) = [one for one in judge(table, (hit("c1", 220),)) if one.rule == KO]
    assert said.message.en.startswith("No Pokémon of A was Knocked Out in C's last turn: 100 ")


def test_br_last_turn_ko_attack_is_silent_for_whose_turn_it_was() -> None:
    table = royal([mon(AVENGER), PLAIN], record=BY_B)
    assert hears(KO, table, hit("b1", 220)) is None
    assert hears(KO, table, hit("c1", 100)) is None
    older = Record((KnockedOut(B, A, 2),), is_case=True)
    assert hears(KO, royal([mon(AVENGER), PLAIN], record=older), hit("b1", 220)) is not None
    unseen = royal([mon(AVENGER), PLAIN], record=Record())
    assert hears(KO, unseen, hit("c1", 220)) is None


def test_br_last_turn_ko_card() -> None:
    for player, turn in ((B, 6), (C, 7), (D, 8)):
        record = Record((KnockedOut(player, A, turn),), is_case=True)
        assert says(royal(record=record), PlayTrainer(A, RAIHAN)) == {}
    assert "trainer-condition" in says(royal(), PlayTrainer(A, RAIHAN))


def test_br_copycat() -> None:
    copied = p.Attack(A, "a1", "Bite", target="c1", copied_from=B)
    assert hears(COPY, royal(), copied) == ("suspicious", ("c1",), "B")
    used = Record(turns=(PlayedTurn(B, (p.Attack(B, "b1", "Bite"),)),))
    mimed = royal([mon(MIMIC), PLAIN], record=used, turn={"plays": (p.Attack(A, "a1", "Mime"),)})
    assert hears(COPY, mimed, p.Attack(A, "a1", "Bite", target="c1")) is not None
    assert hears(COPY, mimed, p.Attack(A, "a1", "Bite", target="b1")) is None


def test_br_copycat_is_silent_for_whose_attack_it_is() -> None:
    assert hears(COPY, royal(), p.Attack(A, "a1", "Bite", target="b1", copied_from=B)) is None
    assert hears(COPY, royal(), p.Attack(A, "a1", "Bite", target="c1")) is None
