"""Rules of what else happens around a Pokémon Checkup: effects and Knock Outs (group O)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import text_used
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, sits
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.adviser.readers.checkup_reading import (
    AT_CHECKUP,
    actives,
    is_checkup,
    open_steps,
)
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.procedures.checkup_steps import CHECKED

IN_TURN = ("during your turn", "in your turn", "自分の番に", "自分の番の中")
AT_END = ("end of your turn", "end of the turn", "番の終わり")


@rule(
    "checkup-effects-order",
    "reminder",
    t.Checkup,
    p.UseAbility,
    title=Words(
        "Other effects of a checkup are ordered by the player whose turn is next.",
        "ポケモンチェックのほかの効果の順番は、次に番が来るプレイヤーが決めます。",
    ),
    source="APR F, E-08",
)
def checkup_effects_order(position: Position, play: t.Checkup | p.UseAbility) -> Iterator[Said]:
    """All of them before the conditions or after them, not in between."""
    if isinstance(play, t.Checkup):
        wrong = play.chooser is not None and play.chooser == position.turn.player
        wrong = wrong or _in_between(play.order)
    else:
        wrong = _goes_first(position, play)
    if not wrong or not position.sides:
        return
    following = called(position, position.next_player())
    yield Said(
        Words(
            f"{following}, whose turn is next, orders the other effects of the checkup, all before "
            "the conditions or all after them.",
            f"ポケモンチェックのほかの効果の順番は、次の番の{following}が決めます。"
            "特殊状態の確認の前か後に、まとめて行います。",
        )
    )


def _in_between(order: tuple[str, ...]) -> bool:
    """Whether an effect is done between two conditions."""
    told = [word for word in order if word in CHECKED or word == "effect"]
    first = next((n for n, word in enumerate(told) if word in CHECKED), len(told))
    return any(
        word == "effect" and first < n and any(later in CHECKED for later in told[n:])
        for n, word in enumerate(told)
    )


def _goes_first(position: Position, play: p.UseAbility) -> bool:
    """Whether the player whose turn it was uses an effect that the other might want first."""
    if not is_checkup(position) or play.by != position.turn.player or not sits(position, play.by):
        return False
    if not AT_CHECKUP.search(text_used(position, play) or ""):
        return False
    following = position.next_player()
    used = any(
        isinstance(one, p.UseAbility) and one.by in (play.by, following)
        for one in position.record.checkup
    )
    return not used and any(map(_works_at_checkup, position.side(following).mons))


def _works_at_checkup(mon: Mon) -> bool:
    if mon.card is None or mon.noted("no_ability"):
        return False
    return any(AT_CHECKUP.search(printed_text(one)) for one in mon.card.abilities)


@rule(
    "checkup-ko-last",
    "reminder",
    p.KnockOut,
    t.Checkup,
    title=Words(
        "Knock Outs are checked after all conditions and effects of a checkup.",
        "きぜつの確認は、特殊状態と効果の処理がすべて終わってから行います。",
    ),
    source="APR F",
)
def checkup_ko_last(position: Position, play: p.KnockOut | t.Checkup) -> Iterator[Said]:
    """At a table where steps are still noted as to do."""
    if isinstance(play, t.Checkup):
        early = "knock out" in play.order[:-1] and play.order[-1] != "knock out"
        about: tuple[str, ...] = ()
    else:
        early, about = is_checkup(position) and _is_unfinished(position), (play.unit,)
    if early:
        yield Said(
            Words(
                "The checkup is not over: Knock Outs are checked after all conditions and effects.",
                "ポケモンチェックの途中です。きぜつは、すべての処理が終わってから確認します。",
            ),
            about,
        )


def _is_unfinished(position: Position) -> bool:
    if not position.record.is_case:
        return bool(open_steps(position))
    if position.record.checked:
        return False
    return any(mon.has(key) for mon in actives(position) for key in CHECKED)


@rule(
    "checkup-not-in-turn",
    "reminder",
    p.UseAbility,
    title=Words(
        "The checkup belongs to nobody's turn.", "ポケモンチェックはだれの番でもありません。"
    ),
    source="APR F",
)
def checkup_not_in_turn(position: Position, play: p.UseAbility) -> Iterator[Said]:
    """Said of Abilities that work during one's own turn."""
    text = (text_used(position, play) or "") if is_checkup(position) else ""
    if any(phrase in text for phrase in IN_TURN):
        yield Said(
            Words(
                "The checkup belongs to nobody's turn. What works during a turn waits until then.",
                "ポケモンチェックはだれの番でもありません。番に使う効果は使えません。",
            ),
            (play.unit,),
        )


@rule(
    "checkup-end-of-turn-first",
    "reminder",
    p.UseAbility,
    p.Detach,
    t.Checkup,
    title=Words(
        "Effects at the end of a turn come before the checkup.",
        "「番の終わりに」の効果は、ポケモンチェックより前に行います。",
    ),
    source="APR E-21",
)
def checkup_end_of_turn_first(
    position: Position, play: p.UseAbility | p.Detach | t.Checkup
) -> Iterator[Said]:
    """Said of one that is done in the checkup."""
    if isinstance(play, t.Checkup):
        late = "end of turn" in play.order[1:]
        about: tuple[str, ...] = ()
    else:
        text = _text(position, play) if is_checkup(position) else ""
        late, about = any(phrase in text for phrase in AT_END), (play.unit,)
    if late:
        yield Said(
            Words(
                "An effect at the end of the turn comes before the checkup.",
                "「番の終わりに」の効果は、ポケモンチェックより前に行います。",
            ),
            about,
        )


def _text(position: Position, play: p.UseAbility | p.Detach) -> str:
    """Return what an Ability says, or a card that is discarded."""
    if isinstance(play, p.UseAbility):
        return text_used(position, play) or ""
    card: Card | None = play.card
    return printed_text(card) if card is not None and play.goal == "discard" else ""
