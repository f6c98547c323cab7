"""Rules of what an attack costs (group L): units of Energy matched to the symbols."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.card import Mark
from app.core.data.asked_once import asked_once
from app.core.data.value import value
from app.core.text.wording import ENERGY, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.attack_questions import energy_of, may_give_more, printed
from app.games.pokemon.adviser.effects.costs.costs_changed import CostChange, cost_changes
from app.games.pokemon.adviser.effects.locks.lock_causes import OWN_TEXT
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.plays import Attack
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import is_read
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.special_energy import gives
from app.games.pokemon.table.energy_units import (
    Cost,
    EnergyUnit,
    Paid,
    changed_cost,
    cost_words,
    missing,
    paid_words,
    pays,
)


@value
class _Reckoned:
    """An attack, what it costs, and what there is to pay for it."""

    mon: Mon
    name: Words
    cost: Cost
    """With what people noted and what texts plainly change."""
    plain_cost: Cost
    """With what people noted alone."""
    units: tuple[EnergyUnit, ...]
    changes: tuple[CostChange, ...]
    how: Paid
    """Whether the units pay the cost."""
    may_give_more: bool = False
    """Whether a text says that Energy provides more, and nobody can tell how much."""

    @property
    def may_be_less(self) -> bool:
        """Whether a text may make it cheaper, and nobody can tell how much."""
        return any(change.more is None for change in self.changes) or self.may_give_more


@asked_once
def _reckoned(position: Position, play: Attack) -> _Reckoned | None:
    """Return what an attack costs and who pays; None where the attack is not known."""
    mon, attack = position.mon(play.attacker), printed(position, play)
    if mon is None or attack is None or play.failed:
        return None
    plain = cost = changed_cost(attack.cost, mon.marks)
    changes = cost_changes(position, mon, attack)
    for change in changes:
        cost = change.instead if change.instead is not None else cost
    more = sum(change.more or 0 for change in changes)
    if more:
        key = "cost_more" if more > 0 else "cost_less"
        cost = changed_cost(cost, (Mark(key, abs(more)),))
    units = energy_of(position, mon)
    how, unsure = pays(units, cost), may_give_more(position, mon)
    return _Reckoned(mon, attack.name, cost, plain, units, changes, how, unsure)


@rule(
    "attack-cost-short",
    "illegal",
    Attack,
    title=Words(
        "The Energy attached must pay the attack's cost.",
        "ワザに必要なエネルギーがついていなければ使えません。",
    ),
    source="ST060, APR A-01",
)
def attack_cost_short(position: Position, play: Attack) -> Iterator[Said]:
    """Typed symbols need that type, Colorless any; more Energy than needed is fine."""
    found = _reckoned(position, play)
    if found is None or found.how != "no":
        return
    lacking, cost = paid_words(found.units, found.cost), cost_words(found.cost)
    yield Said(
        Words(
            f"{found.name.en} costs {cost.en}: {lacking.en}.",
            f"「{found.name.ja}」に必要なエネルギーは{cost.ja}です（{lacking.ja}）。",
        ),
        (found.mon.uid,),
        sure=not found.may_be_less and not _unread(found.mon),
    )


def _unread(mon: Mon) -> bool:
    """Whether a card that nobody can read is attached besides the Energy."""
    return not is_read(mon) or any(kind(card) == "unknown" for card in (*mon.tools, *mon.others))


@rule(
    "attack-cost-unknown",
    "suspicious",
    Attack,
    title=Words(
        "Whether a Special Energy pays for an attack must be known.",
        "特殊エネルギーでワザのエネルギーが足りるかは、カードの説明で決まります。",
    ),
    source="CARD",
)
def attack_cost_unknown(position: Position, play: Attack) -> Iterator[Said]:
    """Paid only if a Special Energy gives what the table does not know."""
    found = _reckoned(position, play)
    if found is None or found.how != "unknown":
        return
    unsure = {unit.source for unit in found.units if not unit.known}
    names = [card.name for n, card in enumerate(found.mon.energy) if f"e{n}" in unsure]
    who = names[0] if names else Words("an attached card", "ついているカード")
    cost = cost_words(found.cost)
    yield Said(
        Words(
            f"{found.name.en} costs {cost.en}. It is paid only if {who.en} provides enough.",
            f"「{found.name.ja}」には{cost.ja}が必要です。"
            f"{who.ja}で足りるか、カードの説明を確かめてください。",
        ),
        (found.mon.uid,),
    )


@rule(
    "attack-cost-special-known",
    "reminder",
    Attack,
    title=Words(
        "Some Special Energy provides less beside others or on other Pokémon.",
        "特殊エネルギーには、条件によって1個ぶんの無色になるものがあります。",
    ),
    source="CARD, APR D-08",
)
def attack_cost_special_known(position: Position, play: Attack) -> Iterator[Said]:
    """Said where a card would have paid if its own condition were met."""
    found = _reckoned(position, play)
    if found is None or found.how != "no":
        return
    for place, card in enumerate(found.mon.energy):
        if _would_pay(found, place, card):
            here, who = sum(unit.source == f"e{place}" for unit in found.units), found.mon.name
            only = counted(here, ENERGY)
            yield Said(
                Words(
                    f"{card.name.en} on {who.en} counts as {only.en} only: what its text asks "
                    "for is not met.",
                    f"{who.ja}についている{card.name.ja}は、説明の条件を満たさないので"
                    f"エネルギー{only.ja}ぶんとしてはたらきます。",
                ),
                (found.mon.uid,),
            )
            return


def _would_pay(found: _Reckoned, place: int, card: Card) -> bool:
    """Whether the cost would be paid if the Energy at `place` gave what it can at its best."""
    written = gives(card)
    if written is None:
        return False
    source = f"e{place}"
    others = [unit for unit in found.units if unit.source != source]
    return any(
        not missing([*others, *(EnergyUnit(types) for types in units)], found.cost)
        for units in (written.usual, *(units for _, units in written.cases))
    )


@rule(
    "attack-cost-modified",
    "reminder",
    Attack,
    title=Words(
        "Effects change what an attack costs.",
        "効果によって、ワザに必要なエネルギーは増減します。",
    ),
    source="APR D-11..D-13, E-32",
)
def attack_cost_modified(position: Position, play: Attack) -> Iterator[Said]:
    """Said where it makes the difference between paid and not."""
    found = _reckoned(position, play)
    if found is None or not found.changes:
        return
    if found.how == "no" and any(change.more is None for change in found.changes):
        who = next(change.who for change in found.changes if change.more is None)
        yield Said(
            Words(
                f"{who.en} may change what the attack costs. If it does, note it on the Pokémon "
                "(Attack cost −1).",
                f"{who.ja}の効果で必要なエネルギーが変わるかもしれません。"
                "変わるときは、ポケモンに「ワザのエネルギー−1」などを置いてください。",
            ),
            (found.mon.uid,),
        )
    elif found.how != pays(found.units, found.plain_cost):
        who = next(one.who for one in found.changes if one.more or one.instead is not None)
        if who == found.name:
            who = OWN_TEXT
        cost = cost_words(found.cost)
        now = Words(f"costs {cost.en}", f"に必要なエネルギーは{cost.ja}です")
        if not found.cost:
            now = Words("costs no Energy", "はエネルギーなしで使えます")
        yield Said(
            Words(
                f"{found.name.en} {now.en} now because of {who.en}.",
                f"{who.ja}により、いま「{found.name.ja}」{now.ja}。",
            ),
            (found.mon.uid,),
        )


attack_cost_free = guard(
    "attack-cost-free",
    Words("An attack without a cost needs no Energy.", "必要なエネルギーのないワザもあります。"),
    "DATA",
)
