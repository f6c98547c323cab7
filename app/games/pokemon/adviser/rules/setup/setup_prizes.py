"""Rules of what lies face down before the game: Pokémon until both are ready, Prizes (group D)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.wording import PRIZE, counted
from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.effects_said import allowed
from app.games.pokemon.adviser.effects.setup_questions import (
    acts_in_setup,
    begins_now,
    has_active,
    in_setup,
    is_set_out,
    others,
    prize_number,
)
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model import turn_plays as t
from app.games.pokemon.adviser.model.acting import called, seat, sits
from app.games.pokemon.adviser.model.case_marks import NOTHING_DOWN
from app.games.pokemon.adviser.model.position import Position
from app.games.pokemon.adviser.model.position_sides import Side
from app.games.pokemon.adviser.rules.turn.turn_hidden import OWN_PRIZES
from app.games.pokemon.tasks.setup_marks import READY

IN_PLAY = ("active", "bench")


@rule(
    "setup-face-down",
    "suspicious",
    c.PutDown,
    c.TurnUp,
    title=Words(
        "Pokémon are put down face down and turned up when both players are ready.",
        "ポケモンはウラ向きで出し、両プレイヤーの準備ができたらオモテにします。",
    ),
    source="ST067-ST070",
)
def setup_face_down(position: Position, play: c.PutDown | c.TurnUp) -> Iterator[Said]:
    """Silent as soon as everybody else has put down everything, and for one player alone."""
    if not acts_in_setup(position, play.by) or not play.up or begins_now(position):
        return
    if (play.zone if isinstance(play, c.TurnUp) else play.spot) not in IN_PLAY:
        return
    owner = play.by if play.player is None else play.player
    waiting = [side for side in others(position, owner) if not is_set_out(side)]
    if waiting:
        yield Said(
            Words(
                f"{called(position, owner)}'s Pokémon lies face up, and {waiting[0].name} is still "
                "setting up. Keep it face down until both are ready.",
                f"{waiting[0].name}が準備中ですが、{called(position, owner)}のポケモンが"
                "オモテになっています。両方の準備ができるまでウラ向きにします。",
            ),
            (seat(owner),),
        )


# -- Prizes ---------------------------------------------------------------------------------------


@rule(
    "setup-prizes-six",
    "illegal",
    c.SetPrizes,
    t.BeginTurn,
    t.Announce,
    title=Words(
        "6 Prizes are set out, or as many as were agreed on.",
        "サイドは6枚（または取り決めた枚数）置きます。",
    ),
    source="ST069",
    games=("pokemon",),
)
def setup_prizes_six(
    position: Position, play: c.SetPrizes | t.BeginTurn | t.Announce
) -> Iterator[Said]:
    """They may be set out one by one: too few are wrong when all is said to be ready."""
    right = prize_number(position)
    for side, there in _prizes_of(position, play, right):
        said, agreed = counted(there, PRIZE), counted(right, PRIZE)
        yield Said(
            Words(
                f"{side.name} has {said.en}. {agreed.en} are set out.",
                f"{side.name}のサイドが{said.ja}です。サイドは{agreed.ja}置きます。",
            ),
            (seat(side.player),),
            right=right,
        )


def _prizes_of(
    position: Position, play: c.SetPrizes | t.BeginTurn | t.Announce, right: int
) -> Iterator[tuple[Side, int]]:
    """Yield players whose number of Prizes is wrong."""
    if not in_setup(position):
        return
    if isinstance(play, c.SetPrizes):
        if sits(position, play.by):
            side = position.side(play.by)
            # The Prizes of a case are those that lie there in the end.
            before = 0 if position.record.is_case else side.prizes or 0
            there = before + play.count
            one_by_one = play.count == 1 and not position.record.is_case
            if there > right or (there < right and not one_by_one and _has_more(position, side)):
                yield side, there
        return
    if isinstance(play, t.Announce) and play.verb != READY:
        return
    for side in position.sides:
        concerned = isinstance(play, t.BeginTurn) or side.player == play.by
        if concerned and side.prizes not in (None, right) and _has_more(position, side):
            yield side, side.prizes or 0


def _has_more(position: Position, side: Side) -> bool:
    """Whether Prizes are not missing merely because there is no card left to set out."""
    return bool(side.prizes) or side.deck != 0 or position.record.is_case


@rule(
    "setup-prizes-before-active",
    "suspicious",
    c.SetPrizes,
    title=Words(
        "Prizes are set out after the Active Pokémon was chosen.",
        "サイドは、バトルポケモンを選んだ後に置きます。",
    ),
    source="APR G5-G7",
)
def setup_prizes_before_active(position: Position, play: c.SetPrizes) -> Iterator[Said]:
    """In a case only where it says that there is no Active Pokémon."""
    if not acts_in_setup(position, play.by) or begins_now(position):
        return
    side = position.side(play.by)
    unsaid = position.record.is_case and not side.noted(NOTHING_DOWN)
    if unsaid or has_active(position, side):
        return
    yield Said(
        Words(
            f"{side.name} sets out Prizes before choosing an Active Pokémon. The order is hand, "
            "Active Pokémon, Bench, Prizes.",
            f"{side.name}がバトルポケモンを選ぶ前にサイドを置いています。"
            "手札、バトル場、ベンチ、サイドの順です。",
        ),
        (seat(side.player),),
    )


@rule(
    "setup-prize-face-down",
    "illegal",
    c.TurnUp,
    c.SetPrizes,
    p.Standing,
    title=Words("Prizes lie face down.", "サイドはウラ向きに置きます。"),
    source="ST069",
)
def setup_prize_face_down(
    position: Position, play: c.TurnUp | c.SetPrizes | p.Standing
) -> Iterator[Said]:
    """In a game under way people look at Prizes by effects: `turn-own-prizes-peek` asks there."""
    for side in position.sides:
        if not _turned_up(position, play, side):
            continue
        lets = allowed(position, side.player, OWN_PRIZES)
        if lets is True:
            continue
        yield Said(
            Words(
                f"A Prize card of {side.name} lies face up. Without an effect Prizes lie face "
                "down.",
                f"{side.name}のサイドがオモテになっています。効果がなければウラ向きに置きます。",
            ),
            (seat(side.player),),
            sure=lets is False,
        )


def _turned_up(position: Position, play: c.TurnUp | c.SetPrizes | p.Standing, side: Side) -> bool:
    if isinstance(play, p.Standing):
        return side.prizes_up > 0 and (in_setup(position) or position.record.is_case)
    if not acts_in_setup(position, play.by) or not play.up:
        return False
    if isinstance(play, c.SetPrizes):
        return play.by == side.player
    owner = play.by if play.player is None else play.player
    return play.zone == "prizes" and owner == side.player
