"""Rules of retreating (にげる): who may, and what it costs (group K)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.wording import ENERGY, Noun, counted, listed, together
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.costs.retreat_costs import RetreatCost, retreat_cost
from app.games.pokemon.adviser.effects.costs.retreat_payment import Payment, paid_later, payment
from app.games.pokemon.adviser.effects.locks.locks import cannot_retreat
from app.games.pokemon.adviser.model.acting import on_turn, seat, sits
from app.games.pokemon.adviser.model.plays import Attack, Play, Retreat
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import ability_texts, printed_text
from app.games.pokemon.adviser.model.team_play import counting
from app.games.pokemon.adviser.model.turn_plays import PassTurn
from app.games.pokemon.table.special_conditions import CONDITIONS

_CARDS, _UNITS = Noun("Energy", "Energy", "枚"), Noun("Energy", "Energy", "個ぶん")
"""What is discarded: as many cards as Energy, or cards that count as another number."""
HELD = ("asleep", "paralyzed")
"""The conditions in which a Pokémon cannot retreat."""


# -- who may -------------------------------------------------------------------------------------


@rule(
    "retreat-once",
    "illegal",
    Retreat,
    title=Words("One retreat a turn.", "にげられるのは番に1回だけです。"),
    source="ST093, APR A-03",
)
def retreat_once(position: Position, play: Retreat) -> Iterator[Said]:
    """Switching by an effect does not count."""
    if on_turn(position, play.by) and position.turn.count("retreat"):
        now, per = counting(position).now, counting(position).per
        yield Said(
            Words(
                f"Second retreat {now.en}. One {per.en} is the rule; an effect that switches does "
                "not count.",
                f"{now.ja}2回目の「にげる」です。にげられるのは{per.ja}1回だけです"
                "（効果による入れ替えは数えません）。",
            ),
            (play.unit,),
            right=1,
        )


retreat_type_free = guard(
    "retreat-type-free",
    Words(
        "Energy of any type pays for a retreat.",
        "にげるためのエネルギーは、どのタイプでもかまいません。",
    ),
    "ST061, ST096",
)


@rule(
    "retreat-asleep-paralyzed",
    "illegal",
    Retreat,
    title=Words(
        "An Asleep or Paralyzed Pokémon cannot retreat.",
        "ねむり・マヒのポケモンはにげられません。",
    ),
    source="ST094, APR A-03",
)
def retreat_asleep_paralyzed(position: Position, play: Retreat) -> Iterator[Said]:
    """Silent where a Tool says that it can retreat even then."""
    mon = position.mon(play.unit)
    key = next((key for key in HELD if mon is not None and mon.has(key)), None)
    if mon is None or key is None or _retreats_even_so(mon):
        return
    words = CONDITIONS[key]
    yield Said(
        Words(
            f"{mon.name.en} is {words.en} and cannot retreat.",
            f"{mon.name.ja}は{words.ja}なので、にげられません。",
        ),
        (mon.uid,),
    )


def _retreats_even_so(mon: Mon) -> bool:
    """Whether a text on a Pokémon lets it retreat in these conditions (Escape Board)."""
    texts = [printed_text(card) for card in (*mon.tools, *mon.energy, *mon.others)]
    texts += ability_texts(mon)
    return any("retreat even if" in text or "でもにげ" in text for text in texts)


@rule(
    "retreat-no-bench",
    "illegal",
    Retreat,
    title=Words(
        "Without a Benched Pokémon there is no retreat.",
        "ベンチポケモンがいなければ、にげられません。",
    ),
    source="APR A-03",
)
def retreat_no_bench(position: Position, play: Retreat) -> Iterator[Said]:
    """Whatever it would cost."""
    if not sits(position, play.by) or position.side(play.by).bench:
        return
    if position.record.is_case and play.to:
        return  # it names somebody whom it does not list
    name = position.side(play.by).name
    yield Said(
        Words(
            f"{name} has no Benched Pokémon to take the Active Spot: no retreat.",
            f"{name}のベンチにポケモンがいないので、にげられません。",
        ),
        (play.unit or seat(play.by),),
    )


retreat_full_bench_ok = guard(
    "retreat-full-bench-ok",
    Words(
        "With a full Bench a Pokémon may retreat: the two change places.",
        "ベンチが5匹でもにげられます。入れ替わるだけだからです。",
    ),
    "APR A-03",
)


@rule(
    "retreat-locked",
    "illegal",
    Retreat,
    title=Words(
        "A Pokémon that an effect keeps in cannot retreat.",
        "「にげられない」効果を受けたポケモンはにげられません。",
    ),
    source="APR C-14",
)
def retreat_locked(position: Position, play: Retreat) -> Iterator[Said]:
    """By a note, by its own text (a fossil), by an attack of the opponent's last turn."""
    mon = position.mon(play.unit)
    kept = cannot_retreat(position, mon) if mon is not None else None
    if mon is not None and kept is not None:
        cause = kept.cause
        yield Said(
            Words(
                f"{mon.name.en} cannot retreat because of {cause.en}. It may still be switched by "
                "an effect.",
                f"{cause.ja}により、{mon.name.ja}はにげられません。"
                "効果で入れ替えることはできます。",
            ),
            (mon.uid,),
            sure=kept.sure,
        )


# -- what it costs -------------------------------------------------------------------------------


@rule(
    "retreat-cost-short",
    "illegal",
    Attack,
    PassTurn,
    Retreat,
    title=Words(
        "A retreat costs as many Energy as its Retreat Cost.",
        "にげるには、にげるために必要な数のエネルギーをトラッシュします。",
    ),
    source="ST095, APR A-03",
)
def retreat_cost_short(position: Position, play: Play) -> Iterator[Said]:
    """Units count, of any type; a text that nobody could read makes it less sure.

    Where people pay by hand after the retreat, it is said when the turn goes on.
    """
    paid: Payment | None = None
    if isinstance(play, Retreat):
        paid = payment(position, play)
    elif not position.record.is_case and on_turn(position, play.by):
        told = isinstance(play, PassTurn) and position.turn.attacks
        paid = None if told else paid_later(position, play.by)
    if paid is None or paid.total >= paid.cost.least:
        return
    name, cost = paid.mon.name, counted(paid.cost.least, ENERGY)
    changed = _changed(paid.cost, paid.cost.least)
    done = Words("discarded", "トラッシュしたの")
    if paid.is_all:
        done = Words("it has", "ついているの")
    total = _total(paid)
    yield Said(
        Words(
            f"{name.en}'s Retreat Cost is {cost.en}{changed.en}; {done.en}: {total.en}.",
            f"{name.ja}がにげるにはエネルギーが{cost.ja}必要です{changed.ja}。"
            f"{done.ja}は{total.ja}です。",
        ),
        (paid.mon.uid,),
        sure=paid.cost.sure,
        right=paid.cost.least,
    )


def _changed(cost: RetreatCost, units: int) -> Words:
    """Return which cards make it another number than the printed one; "" where it is that."""
    if not cost.by or units == cost.printed:
        return Words("", "")
    names = together([Words(one.en, f"「{one.ja}」") for one in dict.fromkeys(cost.by)])
    return Words(
        f" ({cost.printed} printed, changed by {names.en})",
        f"（表記は{cost.printed}個、{names.ja}により変わっています）",
    )


def _total(paid: Payment) -> Words:
    """Return what is paid: cards, or how much they count as where that is another number."""
    if paid.is_all:
        return counted(paid.total, ENERGY)
    return counted(paid.total, _CARDS if paid.total == len(paid.worths) else _UNITS)


@rule(
    "retreat-cost-over",
    "suspicious",
    Retreat,
    title=Words(
        "No more Energy is discarded for a retreat than needed.",
        "にげるとき、必要以上のエネルギーはトラッシュできません。",
    ),
    source="APR A-03, C-01",
)
def retreat_cost_over(position: Position, play: Retreat) -> Iterator[Said]:
    """An Energy card worth several may be too much; a card that could be kept may not."""
    paid = payment(position, play) if play.paid else None
    if paid is None or not paid.cost.sure:
        return
    if paid.total - min(paid.worths) < paid.cost.most:
        return
    name, cost, total = paid.mon.name, counted(paid.cost.most, ENERGY), _total(paid)
    changed = _changed(paid.cost, paid.cost.most)
    yield Said(
        Words(
            f"{name.en}'s Retreat Cost is {cost.en}{changed.en}; discarded: {total.en}, more than "
            "needed.",
            f"{name.ja}がにげるのに必要なエネルギーは{cost.ja}です{changed.ja}。トラッシュしたのは"
            f"{total.ja}です。",
        ),
        (paid.mon.uid,),
        right=paid.cost.most,
    )


@rule(
    "retreat-cost-modified",
    "reminder",
    Retreat,
    title=Words(
        "Tools, Stadiums and Abilities may change a Retreat Cost.",
        "どうぐ・スタジアム・特性で、にげるためのエネルギーが変わることがあります。",
    ),
    source="APR D-11 to D-13",
)
def retreat_cost_modified(position: Position, play: Retreat) -> Iterator[Said]:
    """Said of a case; at a table the rules of the payment say what changes it."""
    mon = position.mon(play.unit)
    cost = retreat_cost(position, mon) if mon is not None else None
    if mon is None or cost is None or not cost.by or not position.record.is_case:
        return
    names = listed(list(dict.fromkeys(cost.by)))
    now = counted(cost.cost, ENERGY) if cost.sure else Words("not sure", "不明")
    yield Said(
        Words(
            f"Retreat Cost of {mon.name.en}: {cost.printed} printed, and {names.en} may change "
            f"it (now: {now.en}).",
            f"{mon.name.ja}がにげるためのエネルギーは表記{cost.printed}個で、「{names.ja}」によって"
            f"変わることがあります（現在：{now.ja}）。",
        ),
        (mon.uid,),
        right=cost.cost if cost.sure else None,
    )
