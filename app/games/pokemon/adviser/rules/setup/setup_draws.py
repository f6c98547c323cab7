"""Rules of extra cards for mulligans, and of what is said and done in which order (group D)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.wording import CARD, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.setup_questions import (
    acts_in_setup,
    done_by,
    extra_drawn,
    is_extra,
    others,
    owed,
    prize_number,
    shared_rounds,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import ACTIONS, called, seat
from app.games.pokemon.adviser.model.known_cards import becomes_pokemon
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Mon
from app.games.pokemon.tasks.setup_marks import FIRST, HAS_BASIC, NO_BASIC, READY
from app.games.pokemon.variants.variant import NOT_BATTLE_ROYAL, NOT_TEAMS

ANNOUNCED = ("extra_draw", "no_extra_draw")
# -- extra cards ----------------------------------------------------------------------------------


@rule(
    "setup-extra-draw-max",
    "illegal",
    c.DrawCards,
    title=Words(
        "One extra card may be drawn for each mulligan the opponent had alone.",
        "相手だけが引き直した回数まで、追加で山札を引けます。",
    ),
    source="ST073, APR G7, RB",
    games=("pokemon",),
)
def setup_extra_draw_max(position: Position, play: c.DrawCards) -> Iterator[Said]:
    """Where all mulligans were of both, `setup-both-mulligan` speaks."""
    if not is_extra(position, play):
        return
    most = owed(position, play.by)
    if most is None or (most == 0 and shared_rounds(position)):
        return
    drawn = extra_drawn(position, play.by) + play.count
    if drawn <= most:
        return
    name, said, right = called(position, play.by), counted(drawn, CARD), counted(most, CARD)
    yield Said(
        Words(
            f"{name} draws {said.en} for the opponent's mulligans. {right.en} at most.",
            f"{name}が相手のマリガンで引くカードが{said.ja}です。引けるのは{right.ja}までです。",
        ),
        (seat(play.by),),
        sure=not _hands_went_back(position, play.by),
        right=f"0..{most}",
    )


def _hands_went_back(position: Position, player: int) -> bool:
    """Whether an opponent put cards back by hand: that may have been a mulligan nobody counted."""
    return any(
        isinstance(play, c.MoveCards) and (play.source, play.goal) == ("hand", "deck")
        for side in others(position, player)
        for play in done_by(position, side.player)
    )


@rule(
    "setup-both-mulligan",
    "illegal",
    c.DrawCards,
    title=Words(
        "Nobody draws cards for a mulligan that both had.",
        "両プレイヤーが同時に引き直した分は、どちらも追加で引きません。",
    ),
    source="APR G5a",
    games=("pokemon",),
)
def setup_both_mulligan(position: Position, play: c.DrawCards) -> Iterator[Said]:
    """Where there were others as well, `setup-extra-draw-max` counts those."""
    if not shared_rounds(position) or not is_extra(position, play) or owed(position, play.by) != 0:
        return
    if play.count > 0:
        yield Said(
            Words(
                "Both redrew together. Nobody draws an extra card for that.",
                "両プレイヤーが同時に引き直した分では、追加のカードは引きません。",
            ),
            (seat(play.by),),
            right=0,
        )


@rule(
    "setup-extra-draw-announce",
    "reminder",
    c.DrawCards,
    title=Words(
        "The number of extra cards is said before they are drawn, once.",
        "追加で引く枚数は、引く前に1回だけ伝えます。",
    ),
    source="APR G7, TH 7.4.1",
    games=("pokemon",),
)
def setup_extra_draw_announce(position: Position, play: c.DrawCards) -> Iterator[Said]:
    """A case that does not say whether it was: one card alone, where more may be drawn."""
    if not is_extra(position, play) or not play.count or not _unannounced(position, play):
        return
    name = called(position, play.by)
    yield Said(
        Words(
            f"{name} says how many cards are drawn for the mulligans, and draws them at once.",
            f"{name}はマリガンで引く枚数を先に伝えて、まとめて引きます。",
        ),
        (seat(play.by),),
    )


def _unannounced(position: Position, play: c.DrawCards) -> bool:
    most, before = owed(position, play.by) or 0, extra_drawn(position, play.by)
    if position.record.is_case:
        one_by_one = play.announced is None and play.count == 1 < most
        return play.announced is False or one_by_one
    if before + play.count > most:
        return False
    told = sum(
        isinstance(one, t.Announce) and one.verb in ANNOUNCED for one in done_by(position, play.by)
    )
    # Said of the first card that was not announced, or of more than were.
    return (before == 0 and not told and not play.announced) or bool(before and told)


@rule(
    "setup-extra-draw-timing",
    "suspicious",
    c.DrawCards,
    title=Words(
        "Extra cards are drawn after your own Prizes are set out.",
        "追加のカードは、自分のサイドを置いた後に引きます。",
    ),
    source="APR G7",
    games=("pokemon",),
)
def setup_extra_draw_timing(position: Position, play: c.DrawCards) -> Iterator[Said]:
    """Where the number of Prizes is known."""
    if not is_extra(position, play) or not play.count or not prize_number(position):
        return
    side = position.side(play.by)
    if side.prizes == 0:
        yield Said(
            Words(
                f"{side.name} draws for mulligans before setting out Prizes. Prizes come first.",
                f"{side.name}がサイドを置く前にマリガン分を引いています。先にサイドを置きます。",
            ),
            (seat(play.by),),
        )


@rule(
    "setup-active-fixed-after-draw",
    "illegal",
    p.Switch,
    p.Promote,
    p.MoveToBench,
    c.PutDown,
    p.LeavePlay,
    title=Words(
        "After extra cards were drawn the Active Pokémon stays.",
        "マリガン分を引いた後は、バトルポケモンを変えられません。",
    ),
    source="TH 7.4.1",
    games=NOT_BATTLE_ROYAL,
)
def setup_active_fixed_after_draw(
    position: Position, play: p.Switch | p.Promote | p.MoveToBench | c.PutDown | p.LeavePlay
) -> Iterator[Said]:
    """A Basic Pokémon that was drawn goes to the Bench."""
    if not acts_in_setup(position, play.by) or not _changes_active(position, play):
        return
    side = position.side(play.by)
    # Nothing but the extra cards keeps a player from choosing anew before the game begins.
    if not extra_drawn(position, play.by) and not _is_late_switch(position, play):
        return
    yield Said(
        Words(
            f"{side.name} changes the Active Pokémon after drawing for mulligans. It stays; a "
            "Basic Pokémon that was drawn goes to the Bench.",
            f"{side.name}がマリガン分を引いた後にバトルポケモンを変えています。"
            "引いたたねポケモンを出せるのはベンチだけです。",
        ),
        (seat(play.by),),
    )


def _changes_active(
    position: Position, play: p.Switch | p.Promote | p.MoveToBench | c.PutDown | p.LeavePlay
) -> bool:
    if isinstance(play, c.PutDown):
        return play.spot == "active" and play.player == play.by
    if isinstance(play, p.LeavePlay | p.MoveToBench):
        mon: Mon | None = position.mon(play.unit)
        return mon is not None and mon.spot == "active"
    return True


def _is_late_switch(position: Position, play: p.Play) -> bool:
    """Whether a case swaps the Active Pokémon of a player who may have drawn for mulligans."""
    case = position.record.is_case and isinstance(play, p.Switch)
    return case and bool(owed(position, play.by))


# -- order -----------------------------------------------------------------------------------------


@rule(
    "setup-announce-order",
    "reminder",
    t.Announce,
    title=Words(
        "The player going first says first whether the hand has a Basic Pokémon.",
        "たねポケモンがあるかどうかは、先攻プレイヤーから伝えます。",
    ),
    source="ST074, APR G5",
    games=NOT_TEAMS,
)
def setup_announce_order(position: Position, play: t.Announce) -> Iterator[Said]:
    """Silent where it is not decided who goes first, and as soon as that player has put down."""
    if play.verb not in (HAS_BASIC, NO_BASIC) or not acts_in_setup(position, play.by):
        return
    first = _first(position)
    if first is None or first == play.by:
        return
    side = position.side(first)
    if not _has_said(position, first):
        yield Said(
            Words(
                f"{side.name} goes first and says first whether there is a Basic Pokémon.",
                f"先攻の{side.name}が先に、たねポケモンがあるかどうかを伝えます。",
            ),
            (seat(play.by),),
        )


def _first(position: Position) -> int | None:
    """Return who goes first; None where that was not decided."""
    if position.record.is_case:
        return position.first
    return next((side.player for side in position.sides if side.noted(FIRST)), None)


def _has_said(position: Position, player: int) -> bool:
    """Whether a player told of the hand, in words or, at a table, by putting a Pokémon down."""
    side = position.side(player)
    if any(side.noted(key) for key in (HAS_BASIC, NO_BASIC, READY)):
        return True
    if not position.record.is_case:
        return bool(side.mons)
    return any(isinstance(one, t.Announce) for one in done_by(position, player))


@rule(
    "setup-no-actions",
    "illegal",
    *ACTIONS,
    title=Words(
        "Nothing is played, attached or evolved before the game begins.",
        "対戦準備中は、トレーナーズやエネルギーを使ったり、進化させたりできません。",
    ),
    source="APR G",
)
def setup_no_actions(position: Position, play: p.Play) -> Iterator[Said]:
    """Only Basic Pokémon are put down, and Prizes set out."""
    if not acts_in_setup(position, play.by) or not _is_action(play):
        return
    yield Said(
        Words(
            "The game has not begun. Only Basic Pokémon and Prizes are put down in the setup.",
            "まだ対戦準備中です。場に出せるのはたねポケモンとサイドだけです。",
        ),
        (seat(play.by),),
    )


def _is_action(play: p.Play) -> bool:
    """Whether a play needs a turn of one's own."""
    if isinstance(play, c.PutDown):
        return play.spot == "bench" and any(map(becomes_pokemon, play.cards))
    if isinstance(play, p.AttachCard | p.Evolve | c.PlayTrainer | c.PlayStadium):
        return play.source == "hand"
    # An Ability that is used from the hand may be one that begins the game.
    return not isinstance(play, p.UseAbility) or play.spot != "hand"
