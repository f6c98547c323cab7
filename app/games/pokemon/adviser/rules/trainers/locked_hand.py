"""Rules of cards of the hand that an effect keeps a player from (group J)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.locks.hand_locks import kept_in_hand
from app.games.pokemon.adviser.effects.locks.locks import items_locked
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.cards.card_record import Card

_Played = c.PlayTrainer | c.PlayStadium | c.PutDown | p.Evolve | p.AttachCard


@rule(
    "hand-locked",
    "illegal",
    c.PlayTrainer,
    c.PlayStadium,
    c.PutDown,
    p.Evolve,
    p.AttachCard,
    title=Words(
        "Under an effect that says so, some cards are not played from the hand.",
        "手札から出せなくなる効果を受けている間、そのカードは出せません。",
    ),
    source="APR C-19, CARD",
)
def hand_locked(position: Position, play: _Played) -> Iterator[Said]:
    """By an Ability, a Stadium, or an attack of the opponent's last turn; not by an effect.

    `item-locked` speaks of Items first.
    """
    if play.source != "hand" or not sits(position, play.by) or position.number <= 0:
        return
    if getattr(play, "effect", False) or position.turn.player != play.by:
        return
    onto = getattr(play, "onto", "")
    for card in _cards(position, play):
        why = kept_in_hand(position, play, card, onto)
        if why is not None:
            name, by = card.name, called(position, play.by)
            yield Said(
                Words(
                    f"{by} cannot play {name.en} from the hand now because of {why.en}.",
                    f"{why.ja}により、いま{by}は手札から{name.ja}を出せません。",
                ),
                (seat(play.by),),
            )
            return


def _cards(position: Position, play: _Played) -> tuple[Card, ...]:
    """Return the cards that a play takes from the hand; a Tool is judged as it is attached."""
    if isinstance(play, c.PutDown):
        return tuple(card for card in play.cards if card is not None)
    if play.card is None or (isinstance(play, p.AttachCard) and not play.manual):
        return ()
    if isinstance(play, c.PlayTrainer) and kind(play.card) == "tool" and play.onto:
        return ()
    if kind(play.card) == "item" and items_locked(position, play.by) is not None:
        return ()
    return (play.card,)
