"""Rules of a turn (group E): whose it is, how it begins, and what ends it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, guard, rule
from app.games.pokemon.adviser.effects.effects_said import allowed, finds, text_used
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import (
    ACTIONS,
    called,
    in_a_turn,
    on_turn,
    own_action,
    seat,
    sits,
    subject,
)
from app.games.pokemon.adviser.model.position import Position

DRAWS = re.compile(r"\bdraw|引")
TAKES = re.compile(r"\bdraw|\binto (?:[\w']+ )?hands?\b|引|手札(?:に加え|へ)")
"""How a text speaks that brings cards into a hand: drawn, or picked from the top of a deck."""
BENCHES = re.compile(r"bench|ベンチ")
FROM_HAND = re.compile(r"from (?:your|their|his or her) hand|手札(?:から|の)")
ATTACHES = re.compile(r"attach|つけ")
FROM_HAND_BY_ATTACKS = (p.AttachCard, p.Evolve, c.PlayStadium, c.PlayTrainer, c.PutDown)
"""What an attack may have its player do with cards from the hand."""
AFTER_THE_ATTACK = ("end", "checkup")
"""The phases of a case or a table in which the actions of a turn are over."""


# -- whose turn it is --------------------------------------------------------------------------


@rule(
    "turn-wrong-player",
    "illegal",
    *ACTIONS,
    c.DrawCards,
    t.PassTurn,
    title=Words(
        "Players act in their own turn.", "ポケモンや手札のカードを使えるのは自分の番だけです。"
    ),
    source="ST226, ST075",
)
def turn_wrong_player(position: Position, play: p.Play) -> Iterator[Said]:
    """What effects do, new Active Pokémon and Prizes are no actions of one's own."""
    if not sits(position, play.by) or not in_a_turn(position) or on_turn(position, play.by):
        return
    if _is_between_turns(position, play):
        return
    sure = _in_anothers_turn(position, play)
    if sure is None:
        return
    mine, actor = called(position, position.turn.player), called(position, play.by)
    yield Said(
        Words(
            f"It is {mine}'s turn, and {actor} acts. Only effects, a new Active Pokémon and Prize "
            "cards are handled in another player's turn.",
            f"いまは{mine}の番ですが、{actor}が行動しています。相手の番にできるのは、効果の処理、"
            "バトルポケモンを出すこと、サイドをとることだけです。",
        ),
        subject(play),
        sure=sure,
    )


def _is_between_turns(position: Position, play: p.Play) -> bool:
    """Whether an Ability is used in a checkup: `checkup-not-in-turn` speaks of that."""
    return isinstance(play, p.UseAbility) and position.turn.phase == "checkup"


def _in_anothers_turn(position: Position, play: p.Play) -> bool | None:
    """Whether a play surely belongs in the own turn; None where it may be meant now."""
    if isinstance(play, c.DrawCards):
        return True if play.reason == "turn" or _draws_for_nothing(position, play) else None
    if isinstance(play, t.PassTurn):
        # At a table one person may handle both players' cards.
        return True if position.seen_by is None else None
    own = own_action(position, play)
    if own is False or (own is None and not isinstance(play, p.AttachCard)):
        return None
    if isinstance(play, c.PutDown):
        return allowed(position, position.turn.player, BENCHES) is False
    return bool(own)


def _draws_for_nothing(position: Position, play: c.DrawCards) -> bool:
    """Whether a case names nothing that lets this player draw in another player's turn."""
    if not position.record.is_case or play.reason or play.deck_of not in (None, play.by):
        return False
    if position.turn.phase not in ("draw", "main"):
        return False
    players = (position.turn.player, play.by)
    return all(allowed(position, player, DRAWS) is False for player in players)


# -- the draw ----------------------------------------------------------------------------------


@rule(
    "turn-draw-missing",
    "illegal",
    *ACTIONS,
    t.PassTurn,
    title=Words("A turn begins with a draw.", "自分の番の最初に、山札から1枚引きます。"),
    source="ST077",
)
def turn_draw_missing(position: Position, play: p.Play) -> Iterator[Said]:
    """With an empty deck there is no draw to make up for: `turn-deck-empty` speaks then."""
    if not _before_the_draw(position, play) or position.side(play.by).deck == 0:
        return
    name = called(position, play.by)
    yield Said(
        Words(
            f"{name} has not drawn a card for this turn yet. A turn begins with a draw.",
            f"{name}はこの番のカードをまだ引いていません。番の最初に山札から1枚引きます。",
        ),
        (seat(play.by),),
    )


def _before_the_draw(position: Position, play: p.Play) -> bool:
    """Whether the player whose turn it is acts before having drawn."""
    if not on_turn(position, play.by) or position.turn.drew:
        return False
    return isinstance(play, t.PassTurn) or own_action(position, play) is True


@rule(
    "turn-draw-twice",
    "suspicious",
    c.DrawCards,
    title=Words(
        "One card is drawn for a turn; more only by an effect.",
        "番の最初に引くのは1枚です。それ以上は効果で引きます。",
    ),
    source="ST077",
)
def turn_draw_twice(position: Position, play: c.DrawCards) -> Iterator[Said]:
    """Silent as soon as an effect was used this turn, or works in play, that lets draw."""
    if not on_turn(position, play.by) or play.deck_of not in (None, play.by):
        return
    right = 0 if position.turn.drew else 1
    if play.count <= right or position.turn.phase == "checkup":
        return
    if position.side(play.by).deck == 0:
        return
    if play.reason != "turn" and (play.reason or allowed(position, play.by, TAKES) is not False):
        return
    name = called(position, play.by)
    drawn = counted(play.count + (1 if position.turn.drew else 0), CARD)
    yield Said(
        Words(
            f"{name} draws {drawn.en} for this turn. One is the rule unless an effect draws more.",
            f"{name}はこの番に{drawn.ja}引いています。効果がなければ、番の最初に引くのは1枚です。",
        ),
        (seat(play.by),),
        right=right,
    )


@rule(
    "turn-deck-empty",
    "reminder",
    *ACTIONS,
    c.DrawCards,
    t.BeginTurn,
    t.PassTurn,
    title=Words(
        "A player who cannot draw at the start of the turn loses.",
        "番の最初に山札を引けないプレイヤーの負けです。",
    ),
    source="ST078, APR E",
    games=("pokemon",),
)
def turn_deck_empty(position: Position, play: p.Play) -> Iterator[Said]:
    """An empty deck in the middle of a turn is fine; so is an effect that cannot draw enough."""
    loser = _cannot_draw(position, play)
    if loser is None or not sits(position, loser) or position.side(loser).deck != 0:
        return
    name = called(position, loser)
    yield Said(
        Words(
            f"{name} has no card left to draw at the start of the turn, and loses.",
            f"{name}は番の最初に引く山札がないので、負けになります。",
        ),
        (seat(loser),),
    )


def _cannot_draw(position: Position, play: p.Play) -> int | None:
    """Return whose draw for the turn is due with this play; None for nobody's."""
    if isinstance(play, t.BeginTurn):
        return play.player
    if not in_a_turn(position) or not sits(position, play.by):
        return None
    if isinstance(play, t.PassTurn):
        return position.next_player() if play.to is None else play.to
    if isinstance(play, c.DrawCards):
        due = play.reason == "turn" or (not play.reason and not position.turn.drew)
        return play.by if due and on_turn(position, play.by) else None
    return play.by if _before_the_draw(position, play) else None


turn_empty_deck_effect_draw = guard(
    "turn-empty-deck-effect-draw",
    Words(
        "An effect that finds too few cards to draw draws what there is, and nobody loses.",
        "効果で引くとき山札が足りなければ、引けるだけ引きます。負けにはなりません。",
    ),
    "RB",
)


# -- the attack --------------------------------------------------------------------------------


@rule(
    "turn-after-attack",
    "illegal",
    *ACTIONS,
    title=Words(
        "Nothing but the end of the turn comes after the attack.",
        "ワザを使った後は、番を終えるだけです。",
    ),
    source="ST087, APR A-01",
)
def turn_after_attack(position: Position, play: p.Play) -> Iterator[Said]:
    """A second attack has a rule of its own; what the attack's effect does is fine."""
    if isinstance(play, p.Attack) or not on_turn(position, play.by):
        return
    if _is_between_turns(position, play):
        return
    attacked = position.turn.count("attack") >= position.variant.limit("attack")
    over = attacked or position.turn.phase in AFTER_THE_ATTACK
    if not over or not own_action(position, play):
        return
    sure = _no_effect_of_the_attack(position, play)
    if sure is None:
        return
    yield Said(
        Words(
            "The attack was made, and it ends the turn. Nothing else can be done after it.",
            "すでにワザを使っているので、番は終わりです。その後にほかの行動はできません。",
        )
        if attacked
        else Words(
            "The actions of this turn are over.",
            "この番の行動はもう終わっています。",
        ),
        subject(play),
        sure=sure,
    )


def _no_effect_of_the_attack(position: Position, play: p.Play) -> bool | None:
    """Whether no attack of the turn can have asked for a play from the hand.

    None where one speaks of the hand, False where one's text is not known.
    """
    if not isinstance(play, FROM_HAND_BY_ATTACKS):
        return True
    texts = [text_used(position, attack) for attack in position.turn.attacks]
    attaches = isinstance(play, p.AttachCard)
    for text in texts:
        if text and finds(FROM_HAND, text) and (not attaches or finds(ATTACHES, text)):
            return None
    return attaches or None not in texts


turn_hand_limit = guard(
    "turn-hand-limit",
    Words("There is no hand limit.", "手札の枚数に上限はありません。"),
    "ST165",
)
