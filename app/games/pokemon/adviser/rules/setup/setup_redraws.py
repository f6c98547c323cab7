"""Rules of mulligans (マリガン): who has to redraw, who may not, and how (group D)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.setup_questions import (
    acts_in_setup,
    begins_now,
    done_by,
    has_active,
    has_none,
    holds_a_basic,
    in_setup,
    is_set_out,
    lone_rounds,
    others,
    stands_in,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, seat
from app.games.pokemon.adviser.model.case_marks import SETTING_UP
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.tasks.setup_marks import HAS_BASIC, NO_BASIC, READY
from app.games.pokemon.variants.variant import NOT_TEAMS

MANY = 8
"""After so many lone mulligans a tournament does not shuffle and draw any more (TH 7.4.2)."""


@rule(
    "setup-mulligan-needed",
    "illegal",
    t.Announce,
    c.SetPrizes,
    t.BeginTurn,
    title=Words(
        "A hand without a Basic Pokémon is shown and redrawn.",
        "手札にたねポケモンがなければ、手札を見せて引き直します。",
    ),
    source="ST072, APR G5",
    games=NOT_TEAMS,
)
def setup_mulligan_needed(
    position: Position, play: t.Announce | c.SetPrizes | t.BeginTurn
) -> Iterator[Said]:
    """Asks only a hand that is known whole; with a fossil in it `setup-item-not-basic` speaks."""
    if not in_setup(position):
        return
    for side in _keeps(position, play):
        said = position.record.is_case and isinstance(play, t.Announce)
        put_down = has_active(position, side) and not said
        if put_down or not has_none(side.hand) or stands_in(side.hand or ()) is not None:
            continue
        yield Said(
            Words(
                f"{side.name} keeps a hand without a Basic Pokémon. Show it, shuffle it back and "
                "draw 7.",
                f"{side.name}の手札にたねポケモンがありません。"
                "手札を見せて山札に戻し、7枚引き直してください。",
            ),
            (seat(side.player),),
        )


def _keeps(position: Position, play: t.Announce | c.SetPrizes | t.BeginTurn) -> Iterator[Side]:
    """Yield players who keep their hand with this play."""
    if isinstance(play, t.Announce) and play.verb not in (HAS_BASIC, READY):
        return
    for side in position.sides:
        # A game that begins sets out what is missing: its beginning speaks for all of it.
        if isinstance(play, t.BeginTurn) or (play.by == side.player and not begins_now(position)):
            yield side


@rule(
    "setup-mulligan-not-allowed",
    "illegal",
    c.Redraw,
    t.Announce,
    title=Words(
        "A hand with a Basic Pokémon is kept.", "手札にたねポケモンがあれば、引き直せません。"
    ),
    source="APR G5",
)
def setup_mulligan_not_allowed(position: Position, play: c.Redraw | t.Announce) -> Iterator[Said]:
    """A Pokémon whose Ability lets it begin need not be used; nor is a card without data one."""
    if not acts_in_setup(position, play.by):
        return
    if isinstance(play, t.Announce):
        hand = position.side(play.by).hand if play.verb == NO_BASIC else None
    else:
        hand = play.hand
    basic = holds_a_basic(hand or ())
    if basic is not None and not _redraws_for_the_partner(position, play.by):
        name = called(position, play.by)
        yield Said(
            Words(
                f"{name}'s hand has a Basic Pokémon, {basic.name.en}, and is kept.",
                f"{name}の手札にたねポケモン（{basic.name.ja}）があるので、引き直せません。",
            ),
            (seat(play.by),),
        )


def _redraws_for_the_partner(position: Position, player: int) -> bool:
    """Whether a player may redraw because the partner has, or may have, no Basic Pokémon (TV023).

    Who of the two redraws is for the table to agree on.
    """
    if not position.shares_field or position.option("tv-redraw") == "without":
        return False
    partners = [side for side in position.team_of(player) if side.player != player]
    return any(not side.mons and holds_a_basic(side.hand or ()) is None for side in partners)


@rule(
    "setup-mulligan-reveal",
    "illegal",
    c.Redraw,
    title=Words("A hand that is redrawn is shown first.", "引き直す前に、手札を相手に見せます。"),
    source="ST072",
    games=("pokemon",),
)
def setup_mulligan_reveal(position: Position, play: c.Redraw) -> Iterator[Said]:
    """One player alone has nobody to show it to."""
    if not acts_in_setup(position, play.by) or play.shown is not False:
        return
    if not others(position, play.by) or _was_shown(position, play.by):
        return
    name = called(position, play.by)
    yield Said(
        Words(
            f"{name} shuffles a hand back without showing it. Show it first.",
            f"{name}が手札を見せずに山札に戻しています。先に相手に見せてください。",
        ),
        (seat(play.by),),
    )


def _was_shown(position: Position, player: int) -> bool:
    """Whether a player showed the hand since it was drawn."""
    for play in reversed(tuple(done_by(position, player))):
        if isinstance(play, c.Reveal) and play.zone == "hand":
            return True
        if isinstance(play, c.DrawCards | c.Redraw):
            return False
    return False


@rule(
    "setup-mulligan-wait",
    "suspicious",
    c.Redraw,
    c.Reveal,
    title=Words(
        "A player who alone has no Basic Pokémon waits until the other has set up.",
        "自分だけたねポケモンがないときは、相手の準備が終わるまで待ちます。",
    ),
    source="APR G5b",
    games=NOT_TEAMS,
)
def setup_mulligan_wait(position: Position, play: c.Redraw | c.Reveal) -> Iterator[Said]:
    """The first time only; silent while it is open whether the others have one either."""
    if not acts_in_setup(position, play.by) or not _opens_hand(position, play):
        return
    if lone_rounds(position, play.by):
        return
    for side in others(position, play.by):
        if not is_set_out(side) and _keeps_hand(position, side):
            name = called(position, play.by)
            yield Said(
                Words(
                    f"{name} alone has no Basic Pokémon and waits until {side.name} has put down "
                    "the Active Pokémon, the Bench and the Prizes.",
                    f"{name}だけたねポケモンがないときは、{side.name}がバトル場、ベンチ、"
                    "サイドを置き終わるまで待ちます。",
                ),
                (seat(play.by),),
            )
            return


def _opens_hand(position: Position, play: c.Redraw | c.Reveal) -> bool:
    """Whether a hand without a Basic Pokémon is shown, or redrawn."""
    if isinstance(play, c.Redraw):
        return play.shown is not False and holds_a_basic(play.hand or ()) is None
    if play.zone != "hand" or play.player not in (None, play.by):
        return False
    side = position.side(play.by)
    return has_none(side.hand) or (side.noted(NO_BASIC) and not side.mons)


def _keeps_hand(position: Position, side: Side) -> bool:
    """Whether a player is known to keep the hand, and not to redraw as well."""
    if side.noted(NO_BASIC):
        return False
    if side.noted(HAS_BASIC) or side.actives or side.noted(SETTING_UP):
        return True
    if position.record.is_case:
        return side.prizes == 0 or holds_a_basic(side.hand or ()) is not None
    return any(
        isinstance(play, t.Announce) and play.verb == HAS_BASIC
        for play in done_by(position, side.player)
    )


@rule(
    "setup-many-mulligans",
    "reminder",
    c.Redraw,
    title=Words(
        "After 8 mulligans a tournament reveals cards until a Basic Pokémon appears.",
        "マリガンが8回になったら、大会では山札を上からめくってたねポケモンを探します。",
    ),
    source="TH 7.4.2",
)
def setup_many_mulligans(position: Position, play: c.Redraw) -> Iterator[Said]:
    """Said once, of the eighth in a row that a player has alone."""
    if not acts_in_setup(position, play.by) or not others(position, play.by):
        return
    before = lone_rounds(position, play.by)
    number = before + 1 if play.number is None else play.number
    if number == MANY or (position.record.is_case and number > MANY):
        name = called(position, play.by)
        yield Said(
            Words(
                f"Mulligan {number} of {name}. At a tournament cards are now revealed from the "
                "deck until a Basic Pokémon appears.",
                f"{name}の{number}回目のマリガンです。大会では、このあと山札を上からめくって"
                "たねポケモンを探します。",
            ),
            (seat(play.by),),
        )
