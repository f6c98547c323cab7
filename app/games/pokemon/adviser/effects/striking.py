"""What the damage of an attack comes to, for the rules that look at the number people entered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from app.core.data.asked_once import asked_of_each, asked_once
from app.core.data.value import replace, value
from app.core.text.words import Words
from app.games.advising.advice_rule import Said
from app.games.pokemon.adviser.effects.attack_questions import fighter, printed, texts_in_play
from app.games.pokemon.adviser.effects.effects_said import finds
from app.games.pokemon.adviser.model.card_plays import Amounts, PlayTrainer
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.plays import Attack
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts, printed_text
from app.games.pokemon.cards.card_record import Attack as Printed
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.table.damage_sum import Fighter, Working, work_out

MODIFIES = re.compile(
    r"(?:more|less) damage|damage (?:done|is)|takes? \d+ (?:more|less)|prevent all|for \d+ more"
    r"|take no damage|ダメージ[^。]*(?:\+|-|−|受けない)"
)
"""What the text of a card that changes damage looks like."""
_BEFORE = re.compile(
    r"(\d+) more (?:damage)?[^.(]*(?:\(before applying weakness|added before weakness)"
)
"""How a text adds to damage before Weakness: "30 more damage (before applying Weakness …)"."""
_AFTER = re.compile(r"takes? (\d+) less|damage is reduced by (\d+)")
"""How a text of the defender takes off damage after Resistance."""
_NO_WEAKNESS = re.compile(
    r"no weakness|weakness (?:is now|becomes)|弱点(?:が|は)(?:なくな|すべてな)"
)
VARIES = re.compile(
    r"damage for each|more damage|less damage|base damage|does nothing|weakness|resistance"
    r"|unchanged|isn't affected"
    r"|ダメージ(?:ぶん)?追加|弱点|抵抗力"
)
"""How an attack speaks whose number is not the printed one: then only people can tell."""
_PUTS_COUNTERS = re.compile(r"(?:put|place|spread|move)s?\b[^.]*damage counter|ダメカン")
"""How an attack speaks that puts damage counters, and not only asks for some."""
_OF_THE_BENCH = re.compile(
    r"\(don't apply weakness and resistance for benched pokémon\.?\)"
    r"|no weakness or resistance on the bench|ベンチ[^。]*弱点・抵抗力[^。]*計算しない"
)
"""What every text says that also hits the Bench: it changes nothing of the other number."""


@value
class Strike:
    """Damage of a plain attack to the opposing Active Pokémon that is not what follows."""

    attack: Printed
    attacker: Mon
    defender: Mon
    card: Card
    """What the defender is."""
    points: int
    """As people entered it."""
    right: Working
    """As it follows from the printed number, Weakness, Resistance and notes."""

    @property
    def base(self) -> int:
        """The printed damage."""
        return int(self.attack.damage)

    def without(self, *, weakness: bool = True, resistance: bool = True) -> int:
        """Return what it comes to with Weakness or Resistance left out."""
        return _without(self, weakness, resistance)


@asked_of_each
def _without(strike: Strike, weakness: bool, resistance: bool) -> int:
    card, marks = strike.card, strike.defender.marks
    if not weakness:
        card = replace(card, weakness=None)
        marks = tuple(mark for mark in marks if not mark.key.startswith("weak_"))
    if not resistance:
        card = replace(card, resistance=None)
    return work_out(strike.base, fighter(strike.attacker), Fighter(card, marks)).points


@asked_once
def strikes(position: Position, play: Attack) -> tuple[Strike, ...]:
    """Return the opposing Active Pokémon on which a plain attack did not do what follows.

    An attack is plain if it prints a number and its text changes nothing of that.
    """
    return tuple(_strikes(position, play))


def _strikes(position: Position, play: Attack) -> Iterator[Strike]:
    attack, attacker = printed(position, play), position.mon(play.attacker)
    if attack is None or attacker is None or attacker.card is None or not play.entered:
        return
    if not attack.damage.isdecimal() or _varies(printed_text(attack)):
        return
    for uid, points in play.damage:
        mon = position.mon(uid)
        if (
            mon is None
            or mon.spot != "active"
            or position.allied(mon.player, attacker.player)
            or points % 10
        ):
            continue
        if mon.card is None or kind(mon.card) == "unknown" or _is_safe(position, mon):
            continue
        right = work_out(int(attack.damage), fighter(attacker), fighter(mon))
        strike = Strike(attack, attacker, mon, mon.card, points, right)
        if points != right.points and points not in _with_texts(position, strike):
            yield strike


@lru_cache(maxsize=1024)
def _varies(said: str) -> bool:
    return VARIES.search(_OF_THE_BENCH.sub("", said)) is not None


def _is_safe(position: Position, mon: Mon) -> bool:
    return mon.noted("protected") or position.noted("all_protected")


def surely_damage(position: Position, play: Attack) -> Amounts:
    """Return what an attack surely dealt as damage, and did not put as counters.

    What is read off the table does not tell them apart: of an attack that also puts counters only
    the damage on Active Pokémon is sure.
    """
    if is_told_apart(position, play):
        return play.damage
    return tuple(
        (uid, points)
        for uid, points in play.damage
        if (mon := position.mon(uid)) is not None and mon.spot == "active"
    )


def is_told_apart(position: Position, play: Attack) -> bool:
    """Whether damage and counters of an attack are told apart; it may put no counters at all."""
    return play.apart or not finds(_PUTS_COUNTERS, printed_text(printed(position, play)))


# -- other ways to a number -----------------------------------------------------------------------


def changes_weakness(position: Position) -> bool:
    """Whether a text in play speaks of Weakness itself."""
    return any(finds(_NO_WEAKNESS, said) for _, said in texts_in_play(position))


@asked_once
def orders(position: Position, play: Attack) -> tuple[tuple[Strike, dict[int, int]], ...]:
    """Return each strike of an attack, and what other orders of its steps come to."""
    return tuple((strike, other_orders(position, strike)) for strike in strikes(position, play))


def other_orders(position: Position, strike: Strike) -> dict[int, int]:
    """Return what the same steps come to in a wrong order, each with what would be right.

    Of notes, and of fixed phrases of the cards in play and the Trainers of this turn.
    """
    right, base = strike.right.points, strike.base
    more = strike.attacker.number("deals_more") - strike.attacker.number("deals_less")
    noted = strike.defender.number("less_damage") - strike.defender.number("more_damage")
    plain = work_out(base, _typed(strike.attacker), _typed(strike.defender)).points
    doubled = work_out(base, _typed(strike.attacker), _typed(strike.defender, resists=False)).points
    factor, less = (doubled // base if base else 1), doubled - plain + noted
    if factor <= 1:
        return {}
    orders: dict[int, int] = {}
    for added in _printed_more(position, strike):
        orders[doubled + added - less] = right + added * factor
    for taken in _printed_less(position, strike):
        orders[max(0, base + more - taken) * factor] = right - taken
    if more:
        orders[doubled + more - less] = right
    if less:
        orders[max(0, base + more - less) * factor] = right
    return {wrong: instead for wrong, instead in orders.items() if wrong not in (right, instead)}


def _with_texts(position: Position, strike: Strike) -> set[int]:
    """Return what it comes to with some of the texts that add to it, or take off, worked in.

    Whether each of them counts is for people to say: a number that one explains is not wrong.
    """
    more = sorted((*_printed_more(position, strike), *_more_of_abilities(position, strike)))
    less = sorted(_printed_less(position, strike))
    added = {sum(some) for some in _subsets(more)}
    taken = {sum(some) for some in _subsets(less)}
    plain, foe = fighter(strike.attacker), fighter(strike.defender)
    return {
        max(0, work_out(strike.base + one, plain, foe).points - other)
        for one in added
        for other in taken
        if one or other
    }


MOST_TEXTS = 6
"""More texts than this are not tried together."""


def _subsets(numbers: list[int]) -> Iterator[tuple[int, ...]]:
    for size in range(len(numbers[:MOST_TEXTS]) + 1):
        yield from combinations(numbers[:MOST_TEXTS], size)


def _more_of_abilities(position: Position, strike: Strike) -> Iterator[int]:
    """Yield what Abilities on the attacker's side add before Weakness."""
    for one in position.side(strike.attacker.player).mons:
        for said in ability_texts(one):
            yield from {int(number) for number in _BEFORE.findall(said)}


def _typed(mon: Mon, *, resists: bool = True) -> Fighter:
    """Return a Pokémon with what its notes say of types and Weakness, and no number."""
    marks = tuple(mark for mark in mon.marks if mark.key.startswith(("type_", "weak_", "no_")))
    card = mon.card if resists or mon.card is None else replace(mon.card, resistance=None)
    return Fighter(card, marks)


def _printed_more(position: Position, strike: Strike) -> Iterator[int]:
    """Yield what texts of the attacker and Trainers of this turn add before Weakness."""
    texts = [printed_text(card) for card in (*strike.attacker.tools, *strike.attacker.energy)]
    texts += [
        printed_text(play.card)
        for play in position.turn.plays
        if isinstance(play, PlayTrainer) and play.card is not None
    ]
    for said in texts:
        yield from {int(number) for number in _BEFORE.findall(said)}


def _printed_less(position: Position, strike: Strike) -> Iterator[int]:
    """Yield what texts of the defender and of its side take off after Resistance."""
    texts = [printed_text(card) for card in (*strike.defender.tools, *strike.defender.energy)]
    for one in position.side(strike.defender.player).mons:
        texts += ability_texts(one)
    for said in texts:
        yield from {int(one or other) for one, other in _AFTER.findall(said)}


def may_be_changed(position: Position, play: Attack) -> bool:
    """Whether a text in play, used this turn or still in force speaks of more or less damage."""
    if any(finds(MODIFIES, said) for _, said in texts_in_play(position)):
        return True
    fighting = [position.mon(uid) for uid in (play.attacker, *(uid for uid, _ in play.damage))]
    attached = [
        card
        for mon in fighting
        if mon is not None
        for card in (*mon.tools, *mon.energy, *mon.others)
    ]
    if any(kind(card) == "unknown" or finds(MODIFIES, printed_text(card)) for card in attached):
        return True
    if any(mon is not None and mon.unknown for mon in fighting):
        return True
    return any(_changes_damage(position, past) for past in _in_force(position))


def _in_force(position: Position) -> Iterator[PlayTrainer | Attack]:
    """Yield the Trainers of this turn and the attacks whose effects may last."""
    for past in position.turn.plays:
        if isinstance(past, PlayTrainer):
            yield past
    for past in position.record.earlier:
        if isinstance(past, Attack):
            yield past


def _changes_damage(position: Position, past: PlayTrainer | Attack) -> bool:
    if isinstance(past, Attack):
        attack = printed(position, past)
        said = printed_text(attack)
        return "next turn" in said and MODIFIES.search(said) is not None
    said = printed_text(past.card)
    return not said or bool(MODIFIES.search(said))


def should_be(strike: Strike, what: Words, right: int | None = None) -> Said:
    """Return what is said of a wrong number: what is wrong, and what it comes to."""
    worked_out = strike.right.points
    said = strike.right.said or Words(strike.attack.damage, strike.attack.damage)
    way = Words(f"{said.en} = {worked_out}", f"{said.ja}＝{worked_out}")
    if right is None:
        right = worked_out
    if right != worked_out:
        way = Words(str(right), str(right))
    name = strike.defender.name
    return Said(
        Words(
            f"{what.en}: {way.en} damage to {name.en}, not {strike.points}.",
            f"{what.ja}。{name.ja}へのダメージは{way.ja}です（入力は{strike.points}）。",
        ),
        (strike.defender.uid,),
        right=right,
    )
