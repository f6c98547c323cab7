"""Rules of Supporters and Stadiums (サポート、スタジアム) (group J)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.effects_said import finds, used
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import called, on_turn, seat, sits
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS
from app.games.pokemon.adviser.model.position import Position, same_name
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.adviser.model.team_play import counting, plays_counted
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.variants.variant import NOT_BATTLE_ROYAL

MORE_SUPPORTERS = re.compile(
    r"(?:play|use) (?:up to )?(?:\d+|another|an additional|any number of)(?: more)? supporter"
    r"|サポートを[^。]*枚(?:まで)?(?:使え|出せ)"
)
"""How an effect speaks that allows more than one Supporter."""
ONCE_EACH_TURN = re.compile(
    r"once during each player's turn|once in their own turn|once during (?:your|their) turn"
    r"|自分の番に1回|自分の番ごとに1回"
)
"""How a Stadium speaks whose effect is used once in a turn."""
A_STADIUM = Words("Stadium", "スタジアム")


def _supporter(position: Position, play: p.Play) -> bool:
    """Whether a Supporter is played from the hand by the player whose turn it is."""
    if not isinstance(play, c.PlayTrainer) or kind(play.card) != "supporter":
        return False
    return play.source == "hand" and on_turn(position, play.by)


def _stadium(position: Position, play: p.Play) -> bool:
    """Whether a Stadium is played from the hand by the player whose turn it is."""
    return isinstance(play, c.PlayStadium) and play.source == "hand" and on_turn(position, play.by)


def _before(position: Position, play: p.Play, same: Any) -> int:
    """Return how many plays of the gesture before this one are the same."""
    count = 0
    for one in position.gesture:
        if one is play:
            break
        count += same(position, one)
    return count


# -- Supporters ----------------------------------------------------------------------------------


@rule(
    "supporter-once",
    "illegal",
    c.PlayTrainer,
    title=Words("One Supporter a turn is played.", "サポートは番に1枚だけ使えます。"),
    source="ST054, APR B-03",
)
def supporter_once(position: Position, play: c.PlayTrainer) -> Iterator[Said]:
    """One whose effect is only copied is not played from the hand."""
    if play.card is None or not _supporter(position, play):
        return
    if not position.turn.count("supporter") + _before(position, play, _supporter):
        return
    lets = used(position, MORE_SUPPORTERS)
    if lets is True:
        return
    now, per = counting(position).now, counting(position).per
    yield Said(
        Words(
            f"Second Supporter {now.en}: {play.card.name.en}. One Supporter {per.en} is the rule.",
            f"{now.ja}2枚目のサポートです（{play.card.name.ja}）。サポートは{per.ja}1枚だけ"
            "使えます。",
        ),
        (seat(play.by),),
        sure=lets is False,
        right=1,
    )


supporter_from_discard_ok = guard(
    "supporter-from-discard-ok",
    Words(
        "A Supporter whose effect is copied is not played: it does not count.",
        "ワザや特性でサポートの効果を使っても、サポートを使ったことにはなりません。",
    ),
    "APR E-26",
)


# -- Stadiums ------------------------------------------------------------------------------------


@rule(
    "stadium-once",
    "illegal",
    c.PlayStadium,
    title=Words("One Stadium a turn is played.", "スタジアムは番に1枚だけ出せます。"),
    source="ST055, APR B-04",
)
def stadium_once(position: Position, play: c.PlayStadium) -> Iterator[Said]:
    """Using the effect of a Stadium is something else."""
    if not _stadium(position, play):
        return
    if position.turn.count("stadium") + _before(position, play, _stadium):
        name = _name(play.card)
        now, per = counting(position).now, counting(position).per
        yield Said(
            Words(
                f"Second Stadium {now.en}: {name.en}. One Stadium {per.en} is the rule.",
                f"{now.ja}2枚目のスタジアムです（{name.ja}）。スタジアムは{per.ja}1枚だけ"
                "出せます。",
            ),
            (seat(play.by),),
            right=1,
        )


def _name(card: Card | None) -> Words:
    return card.name if card is not None else A_STADIUM


@rule(
    "stadium-same-name",
    "illegal",
    c.PlayStadium,
    title=Words(
        "A Stadium with the name of the one in play cannot be played.",
        "場にあるスタジアムと同じ名前のスタジアムは出せません。",
    ),
    source="ST055, APR B-04",
    games=NOT_BATTLE_ROYAL,
)
def stadium_same_name(position: Position, play: c.PlayStadium) -> Iterator[Said]:
    """Whoever played the one that is there."""
    for one in position.stadiums:
        if same_name(one.card, play.card):
            name = _name(play.card)
            yield Said(
                Words(
                    f"{name.en} is in play already. A Stadium of the same name cannot be played.",
                    f"「{name.ja}」はすでに場にあります。同じ名前のスタジアムは出せません。",
                ),
                (one.uid,),
            )
            return


@rule(
    "stadium-old-discarded",
    "illegal",
    *MAIN_PLAYS,
    p.Standing,
    title=Words(
        "The Stadium that was in play goes to its owner's discard pile.",
        "新しいスタジアムを出したら、前のスタジアムは持ち主がトラッシュします。",
    ),
    source="APR B-04",
    games=NOT_BATTLE_ROYAL,
)
def stadium_old_discarded(position: Position, play: p.Play) -> Iterator[Said]:
    """Of the gesture where a case tells what became of the old one; of two that lie there."""
    case = position.record.is_case
    if isinstance(play, c.PlayStadium):
        yield from _left_in_play(position, play) if case else ()
    elif len(position.stadiums) > 1 and (case or isinstance(play, p.Standing)):
        there = len(position.stadiums)
        yield Said(
            Words(
                f"{there} Stadiums are in play. The old one goes to its owner's discard pile.",
                f"スタジアムが{there}枚場にあります。前のスタジアムは持ち主がトラッシュします。",
            ),
            tuple(one.uid for one in position.stadiums),
            right=1,
        )


def _left_in_play(position: Position, play: c.PlayStadium) -> Iterator[Said]:
    """Yield what is said of old Stadiums that stay, or go to another player's discard pile."""
    for one in position.stadiums:
        owner = called(position, one.owner)
        gone = play.discarded is None or any(same_name(one.card, card) for card in play.discarded)
        astray = play.discarded_to not in (None, one.owner)
        if (not gone and one.card is not None) or astray:
            name = _name(one.card)
            yield Said(
                Words(
                    f"{name.en} was in play: it goes to {owner}'s discard pile.",
                    f"場にあった「{name.ja}」は、{owner}のトラッシュに置きます。",
                ),
                (one.uid,),
                right=owner,
            )


@rule(
    "stadium-effect-once",
    "suspicious",
    c.UseStadium,
    title=Words(
        "“Once during each player's turn” means once for the player whose turn it is.",
        "「自分の番に1回」のスタジアムの効果は、番に1回だけ使えます。",
    ),
    source="CARD",
)
def stadium_effect_once(position: Position, play: c.UseStadium) -> Iterator[Said]:
    """A Stadium played since is another one."""
    if play.card is None or not sits(position, play.by):
        return
    if not finds(ONCE_EACH_TURN, printed_text(play.card)) or not _used_since_played(position, play):
        return
    now, per = counting(position).now, counting(position).per
    yield Said(
        Words(
            f"The effect of {play.card.name.en} was used {now.en} already. Once {per.en} is the "
            "rule.",
            f"{now.ja}すでに「{play.card.name.ja}」の効果を使っています。{per.ja}1回だけです。",
        ),
        (seat(play.by),),
        right=1,
    )


def _used_since_played(position: Position, play: c.UseStadium) -> bool:
    for past in reversed(plays_counted(position)):
        if isinstance(past, c.PlayStadium):
            return False
        if isinstance(past, c.UseStadium) and position.allied(past.by, play.by):
            return past.card is None or same_name(past.card, play.card)
    return False
