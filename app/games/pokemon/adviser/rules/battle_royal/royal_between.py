"""Rules of what may follow an attack, or an effect that ends the turn (group Q)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import text_used
from app.games.pokemon.adviser.effects.royal.royal_questions import (
    ENDS_TURN,
    ROYAL,
    by_the_sheet,
    is_between,
    turn_enders,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import ACTIONS, on_turn, own_action, subject
from app.games.pokemon.adviser.model.case_marks import TURN_ENDED
from app.games.pokemon.adviser.model.position import Position

FROM_HAND = (c.PlayTrainer, c.PlayStadium, c.PutDown, p.AttachCard, p.Evolve)


def _own(position: Position, play: p.Play) -> bool:
    """Whether the player whose turn it is does this of their own accord, outside of an attack."""
    return on_turn(position, play.by) and own_action(position, play) is not False


def _in_the_attack(position: Position) -> bool:
    """Whether the attack before may ask for a card from the hand."""
    last = position.turn.attacks[-1] if position.turn.attacks else None
    said = text_used(position, last) if last is not None else ""
    return last is not None and (said is None or "from your hand" in said or "手札" in said)


@rule(
    "br-no-card-between",
    "illegal",
    *FROM_HAND,
    title=Words(
        "No card is played between the two attacks.",
        "2つのワザの間で、カードは使えません。",
    ),
    source="BR061, BR093, BR097",
    games=ROYAL,
)
def br_no_card_between(position: Position, play: p.Play) -> Iterator[Said]:
    """What an attack's own effect does is part of the attack."""
    if (
        not is_between(position)
        or not _own(position, play)
        or getattr(play, "source", "hand") != "hand"
    ):
        return
    asked = _in_the_attack(position)
    if asked and not position.record.is_case:
        return
    yield Said(
        Words(
            "The first attack was made. The second one follows at once, or the turn ends: no "
            "card is played in between.",
            "1つ目のワザを使いました。2つ目のワザまでの間に、手札のカードは使えません。",
        ),
        subject(play),
        sure=own_action(position, play) is True or position.record.is_case,
    )


@rule(
    "br-no-ability-between",
    "illegal",
    p.UseAbility,
    c.UseStadium,
    title=Words(
        "No Ability and no Stadium is used between the two attacks.",
        "2つのワザの間で、特性やスタジアムの効果は使えません。",
    ),
    source="BR097",
    games=ROYAL,
)
def br_no_ability_between(position: Position, play: p.UseAbility | c.UseStadium) -> Iterator[Said]:
    """As clarified; the sheet speaks of cards alone."""
    if by_the_sheet(position, "br-between") or not is_between(position):
        return
    if not on_turn(position, play.by) or _ends_turn(position, play):
        return
    yield Said(
        Words(
            "The first attack was made. No Ability and no Stadium is used before the second.",
            "1つ目のワザを使いました。2つ目のワザまでの間に、特性やスタジアムの効果は使えません。",
        ),
        subject(play),
        sure=own_action(position, play) is not None or position.record.is_case,
    )


def _ends_turn(position: Position, play: p.Play) -> bool:
    """Whether it is an effect that ends the turn: it stands for an attack (BR109)."""
    return bool(ENDS_TURN.search(text_used(position, play) or ""))


@rule(
    "br-turn-end-effect-then",
    "illegal",
    *ACTIONS,
    title=Words(
        "After an effect that ends the turn only the other Active Pokémon attacks.",
        "「自分の番が終わる」効果の後は、別のバトルポケモンのワザだけです。",
    ),
    source="BR108, BR109",
    games=ROYAL,
)
def br_turn_end_effect_then(position: Position, play: p.Play) -> Iterator[Said]:
    """Or it uses such an effect itself. By the sheet that Pokémon does not attack, no more."""
    if by_the_sheet(position, "br-turn-end") or not _own(position, play):
        return
    if isinstance(play, p.Attack) or not _was_used(position):
        return
    if isinstance(play, p.UseAbility) and _ends_turn(position, play):
        return
    if isinstance(play, p.Evolve | p.AttachCard) and own_action(position, play) is None:
        return
    yield Said(
        Words(
            "An effect ended the turn: only the attack of the other Active Pokémon, or its own "
            "such effect, may follow.",
            "「自分の番が終わる」効果を使いました。続けられるのは、別のバトルポケモンのワザか"
            "同じ種類の効果だけです。",
        ),
        subject(play),
    )


def _was_used(position: Position) -> bool:
    """Whether an effect that ends the turn was used in it."""
    if next(turn_enders(position), None) is not None:
        return True
    mine = position.side(position.turn.player)
    return any(mon.noted(TURN_ENDED) for mon in mine.mons) or mine.noted(TURN_ENDED)
