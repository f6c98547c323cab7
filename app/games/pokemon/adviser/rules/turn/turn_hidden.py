"""Rules of what is hidden (group E): searches, the opponent's cards, one's own Prizes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.effects_said import allowed, finds
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, on_turn, seat, sits
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.printed_texts import printed_text
from app.games.pokemon.cards.card_record import Card

HIDDEN = {
    "hand": Words("hand", "手札"),
    "deck": Words("deck", "山札"),
    "prizes": Words("Prize cards", "サイド"),
}
OPENS = {
    "hand": re.compile(
        r"opponent's hand|reveals? (?:their|his or her|your) hand|shows? (?:their|his or her|you) "
        r"|look at (?:your opponent's|their) hand|相手の手札|手札を(?:見|確認|公開|オモテ)"
    ),
    "deck": re.compile(r"opponent's deck|相手の山札"),
    "prizes": re.compile(r"opponent's (?:face-down )?prize|相手のサイド"),
}
"""How a text speaks that opens a hidden zone of another player."""
OWN_PRIZES = re.compile(
    r"(?:look|reveal|turn|choose|switch|exchange|search|shuffle|put|take)[^.]*prize"
    r"|サイド[^。]*(?:見|確認|オモテ|選|入れ替え|手札)"
)
SHOWN = re.compile(r"\breveal|\bshow\b|公開|相手に見せ")
IN_DECK = re.compile(r"\bdeck\b|山札")

WENT_ON = (p.AttachCard, p.Attack, c.DrawCards, t.PassTurn, p.Retreat)
"""Plays before which a search is over."""


# -- searching ---------------------------------------------------------------------------------


@rule(
    "turn-shuffle-after-search",
    "reminder",
    *WENT_ON,
    c.Search,
    title=Words(
        "A deck that was searched is shuffled.",
        "山札を見てカードを選んだ後は、山札を切ります。",
    ),
    source="ST175, APR H, E-19",
)
def turn_shuffle_after_search(position: Position, play: p.Play) -> Iterator[Said]:
    """Said once, when the player goes on to something else."""
    if isinstance(play, c.Search):
        forgotten = play.shuffled is False and play.zone == "deck"
    else:
        forgotten = _goes_on(position, play, _unshuffled(position, play.by))
    if forgotten and sits(position, play.by) and position.side(play.by).deck != 0:
        name = called(position, play.by)
        yield Said(
            Words(
                f"{name} looked through the deck and has not shuffled it since.",
                f"{name}は山札を見た後、まだ切っていません。",
            ),
            (seat(play.by),),
        )


def _unshuffled(position: Position, by: int) -> int | None:
    """Return where among the plays of the turn a player searched the deck last, not shuffling."""
    for place, one in reversed(list(enumerate(position.turn.plays))):
        if isinstance(one, c.ShuffleZone) and one.zone == "deck" and one.player in (None, by):
            return None
        if isinstance(one, c.LookAt) and one.zone == "deck" and not one.count:
            return place if one.player in (None, by) and one.by == by else None
    return None


def _goes_on(position: Position, play: p.Play, since: int | None) -> bool:
    """Whether a play is the first after the one at `since` that has nothing to do with it."""
    if since is None or not on_turn(position, play.by) or not _is_going_on(play):
        return False
    later = position.turn.plays[since + 1 :]
    return not any(one.by == play.by and _is_going_on(one) for one in later)


def _is_going_on(play: p.Play) -> bool:
    if isinstance(play, p.AttachCard):
        return play.source == "hand"
    return isinstance(play, WENT_ON)


@rule(
    "turn-search-reveal",
    "reminder",
    *WENT_ON,
    c.Search,
    title=Words(
        "A card that was searched for by its kind is shown.",
        "種類を指定して探したカードは、相手に見せます。",
    ),
    source="CARD",
)
def turn_search_reveal(position: Position, play: p.Play) -> Iterator[Said]:
    """Where the Trainer that was played last says so and a card was taken from the deck."""
    if isinstance(play, c.Search):
        forgotten = play.shown is False and play.zone == "deck" and _asks_to_show(play.cause)
    else:
        forgotten = _goes_on(position, play, _taken_unseen(position.turn.plays, play.by))
    if forgotten and sits(position, play.by):
        name, card = called(position, play.by), _searching(position, play)
        by = Words("an effect", "効果")
        if card is not None:
            by = Words(card.name.en, f"「{card.name.ja}」")
        yield Said(
            Words(
                f"{name} took a card from the deck with {by.en} without showing it. Its text asks "
                "to show it.",
                f"{name}が{by.ja}で山札から加えたカードを、相手に見せていません。",
            ),
            (seat(play.by),),
        )


def _searching(position: Position, play: p.Play) -> Card | None:
    """Return the Trainer that takes the card, as far as it is told."""
    if isinstance(play, c.Search):
        return play.cause
    trainers = (one for one in reversed(position.turn.plays) if isinstance(one, c.PlayTrainer))
    return next((one.card for one in trainers if one.by == play.by), None)


def _asks_to_show(card: Card | None) -> bool:
    """Whether a search has to be shown; one whose text is not known is taken at its word."""
    text = printed_text(card)
    return not text or finds(SHOWN, text)


def _taken_unseen(plays: Sequence[p.Play], by: int) -> int | None:
    """Return where a card was taken from the deck that a Trainer asks to show, and was not."""
    taken = None
    for place in range(len(plays) - 1, -1, -1):
        one = plays[place]
        if isinstance(one, c.Reveal) and one.by == by:
            return None
        if isinstance(one, c.MoveCards) and (one.source, one.goal) == ("deck", "hand"):
            taken = place if one.by == by else taken
        if isinstance(one, c.PlayTrainer):
            text = printed_text(one.card)
            asked = one.by == by and finds(SHOWN, text) and finds(IN_DECK, text)
            return taken if asked else None
    return None


# -- what only its owner may see ---------------------------------------------------------------


@rule(
    "turn-opponent-hand-visible",
    "illegal",
    c.LookAt,
    c.Reveal,
    c.TurnUp,
    title=Words(
        "Another player's hand, deck and Prize cards are hidden.",
        "相手の手札、山札、サイドは見られません。",
    ),
    source="ST160-ST167",
)
def turn_opponent_hand_visible(
    position: Position, play: c.LookAt | c.Reveal | c.TurnUp
) -> Iterator[Said]:
    """Its holder may show it; effects may open it."""
    whose = play.player
    if whose is None or whose == play.by or not _opened_by_hand(position, play):
        return
    if play.zone not in HIDDEN or _same_team(position, play.by, whose):
        return
    lets = allowed(position, play.by, OPENS[play.zone])
    if lets is True:
        return
    zone, owner = HIDDEN[play.zone], called(position, whose)
    yield Said(
        Words(
            f"{owner}'s {zone.en} would be opened. Without an effect only {owner} may look.",
            f"{owner}の{zone.ja}を見ようとしています。効果がなければ、{owner}以外は見られません。",
        ),
        (seat(whose),),
        sure=lets is False,
    )


def _opened_by_hand(position: Position, play: c.LookAt | c.Reveal | c.TurnUp) -> bool:
    """Whether a player opens something hidden while the game lasts, no effect being named."""
    if not sits(position, play.by) or position.turn.phase == "over":
        return False
    return play.up if isinstance(play, c.TurnUp) else not play.effect


def _same_team(position: Position, one: int, other: int) -> bool:
    if not sits(position, other):
        return True
    return position.side(one).team == position.side(other).team


@rule(
    "turn-own-prizes-peek",
    "illegal",
    c.LookAt,
    c.Reveal,
    c.TurnUp,
    title=Words(
        "Players do not look at their own face-down Prize cards.",
        "自分のウラ向きのサイドは見られません。",
    ),
    source="ST163",
)
def turn_own_prizes_peek(
    position: Position, play: c.LookAt | c.Reveal | c.TurnUp
) -> Iterator[Said]:
    """Silent where an effect looks at Prizes, and where all of them lie face up.

    Of those turned up before the game begins `setup-prize-face-down` speaks.
    """
    if isinstance(play, c.TurnUp) and position.number <= 0:
        return
    if play.zone != "prizes" or play.player not in (None, play.by):
        return
    if not _opened_by_hand(position, play):
        return
    side = position.side(play.by)
    lets = allowed(position, play.by, OWN_PRIZES)
    if lets is True or (side.prizes is not None and side.prizes_up >= side.prizes):
        return
    yield Said(
        Words(
            f"{side.name}'s own face-down Prize cards would be looked at. Only an effect allows "
            "that.",
            f"{side.name}が自分のウラ向きのサイドを見ようとしています。効果がなければ見られません。",
        ),
        (seat(play.by),),
        sure=lets is False,
    )


turn_face_down_setup_peek_ok = guard(
    "turn-face-down-setup-peek-ok",
    Words(
        "Players may look at their own face-down Pokémon.",
        "自分がウラ向きに置いたポケモンは見直せます。",
    ),
    "ST166",
)
