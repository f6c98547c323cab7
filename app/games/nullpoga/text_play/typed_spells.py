"""Typed summons and spells: what a card of the hand is planned for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.core.text.words import Words
from app.games.nullpoga.planning import drafting as d
from app.games.nullpoga.planning.entry_words import short_name
from app.games.nullpoga.resolver.board_values import BATTLE, Place
from app.games.nullpoga.resolver.spell_effects import NEIGHBOURS, RITUAL_COST
from app.games.nullpoga.resolver.turn_plans import Cast, Plan, Summon
from app.games.nullpoga.text_play.typed_cells import read_own_battle, read_place
from app.games.nullpoga.text_play.typed_errors import TypedError, typed_otherwise
from app.games.nullpoga.text_play.typing_seat import TypingSeat

UNAIMED = ("blaze", "fire_rain")
SWAP, RITUAL, GUARD, ROCK = "swap", "summon_ritual", "flame_guard", "rock_spell"
FORMS: Mapping[str, tuple[Words, Words]] = {
    "meteor": (Words("cast meteor e4", "「詠唱 隕石 敵4」"), Words("any cell", "どのマスでも")),
    ROCK: (
        Words("cast rock 2", "「詠唱 岩 2」"),
        Words("a battle cell of either side", "どちらかのバトルのマス"),
    ),
    GUARD: (
        Words("cast guard 3", "「詠唱 守護 3」"),
        Words("your own monster", "自分のモンスター"),
    ),
    RITUAL: (
        Words("cast ritual rat 3", "「詠唱 儀式 ネズミ 3」"),
        Words("a monster and your battle cell", "モンスターと自分のバトルのマス"),
    ),
    SWAP: (
        Words("cast swap 3 e3", "「詠唱 交換 3 敵3」"),
        Words("two cells of a column: also 3 s3, e3 es3", "縦の2マス。「3 控3」「敵3 敵控3」も可"),
    ),
    "blaze": (Words("cast blaze", "「詠唱 烈火」"), Words("no cell", "マスは不要")),
    "fire_rain": (Words("cast rain", "「詠唱 火の雨」"), Words("no cell", "マスは不要")),
}
"""How each spell is typed, and what it is aimed at."""


def summon(seat: TypingSeat, words: Sequence[str]) -> Plan:
    """Put a monster on a standby cell: "rat 3". Raises TypedError."""
    if len(words) < 2:
        raise typed_otherwise("summon")
    card, rest = seat.card(words, "monster")
    if len(rest) != 1:
        raise typed_otherwise("summon")
    at = read_place(rest[0], seat.own)
    if at.side != seat.own:
        raise TypedError(
            Words(
                "A monster is summoned to your own standby zone. Type a cell from 1 to 5.",
                "モンスターは自分のスタンバイに召喚します。1〜5のマスを入力してください。",
            )
        )
    entry = Summon(card, at.column)
    if seat.left(card) <= 0 and not any(one.card == card for one in seat.plan.summons):
        raise _spoken_for(card)
    return seat.paid(d.with_summon(seat.plan, entry, seat.left(card)), card)


def cast(seat: TypingSeat, words: Sequence[str]) -> Plan:
    """Aim a spell: "meteor e4". Raises TypedError."""
    if not words:
        raise typed_otherwise("cast")
    card, rest = seat.card(words, "spell")
    entry = _aimed(seat, card, rest)
    if seat.left(card) <= 0 and not any(one.card == card for one in seat.plan.spells):
        raise _spoken_for(card)
    return seat.paid(d.with_cast(seat.plan, entry, seat.left(card)), card)


def _aimed(seat: TypingSeat, card: str, words: Sequence[str]) -> Cast:
    if card in UNAIMED:
        if words:
            raise _form(card)
        return Cast(card)
    if card == SWAP:
        return _swap(seat, words)
    if card == RITUAL:
        return _ritual(seat, words)
    if len(words) != 1:
        raise _form(card)
    at = read_place(words[0], seat.own)
    if card == ROCK and at.row != BATTLE:
        raise TypedError(
            Words(
                "The rock goes to a battle cell. Type 2 or e2, without s.",
                "岩はバトルのマスに置きます。「2」や「敵2」のように入力してください。",
            )
        )
    if card == GUARD and at.side != seat.own:
        raise TypedError(
            Words(
                "The guard is for a monster of your own. Type 3 or s3.",
                "守れるのは自分のモンスターです。「3」や「控3」のように入力してください。",
            )
        )
    return Cast(card, at)


def _swap(seat: TypingSeat, words: Sequence[str]) -> Cast:
    if len(words) != 2:
        raise _form(SWAP)
    one, other = (read_place(word, seat.own) for word in words)
    pair = ((one.side, one.row), (other.side, other.row))
    if one.column != other.column or frozenset(pair) not in NEIGHBOURS:
        raise _form(SWAP)
    return Cast(SWAP, pair=pair, column=one.column)


def _ritual(seat: TypingSeat, words: Sequence[str]) -> Cast:
    if len(words) < 2:
        raise _form(RITUAL)
    monster, rest = seat.card(words, "monster")
    if len(rest) != 1:
        raise _form(RITUAL)
    known, name = seat.cards.get(monster), short_name(monster)
    if seat.rulings.ritual_cost == "checked" and known is not None and known.cost > RITUAL_COST:
        raise TypedError(
            Words(
                f"{name.en} costs {known.cost}, and the ritual brings a monster of cost "
                f"{RITUAL_COST} at most. Name another one.",
                f"{name.ja}のコストは{known.cost}で、儀式で出せるのはコスト{RITUAL_COST}以下です。"
                "ほかのモンスターを指定してください。",
            )
        )
    planned = [one.monster for one in seat.plan.spells if one.card == RITUAL]
    if seat.left(monster) <= 0 and not (seat.left(RITUAL) <= 0 and monster in planned):
        raise _spoken_for(monster)
    at = read_own_battle(rest[0], seat.own)
    return Cast(RITUAL, Place(seat.own, BATTLE, at.column), monster=monster)


def _form(card: str) -> TypedError:
    """Return how a spell is typed."""
    example, about = FORMS[card]
    name = short_name(card)
    return TypedError(
        Words(
            f"{name.en} is typed like this: {example.en} ({about.en}).",
            f"{name.ja}は{example.ja}のように入力してください（{about.ja}）。",
        )
    )


def _spoken_for(card: str) -> TypedError:
    name = short_name(card)
    return TypedError(
        Words(
            f"Every {name.en} of your hand is in the plan already. Take it out with drop or undo.",
            f"手札の{name.ja}はすべて計画に入っています。「外す」か「戻す」で外してください。",
        )
    )
