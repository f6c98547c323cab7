"""Rules of mulligans in a Battle Royal (group Q)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.royal.royal_questions import ROYAL, foes, named_players
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model.acting import seat, sits
from app.games.pokemon.adviser.model.position import Position


@rule(
    "br-mulligan-show-all",
    "illegal",
    c.Redraw,
    title=Words(
        "A hand without a Basic Pokémon is shown to all opponents.",
        "引き直す手札は、相手プレイヤー全員に公開します。",
    ),
    source="BR048",
    games=ROYAL,
)
def br_mulligan_show_all(position: Position, play: c.Redraw) -> Iterator[Said]:
    """Where it is told who saw it."""
    if play.shown_to is not None:
        missing = tuple(one for one in foes(position, play.by) if one not in play.shown_to)
    else:
        missing = foes(position, play.by) if play.shown is False else ()
    if missing:
        names = named_players(position, missing)
        yield Said(
            Words(
                f"A hand that goes back is shown to every opponent: {names.en} did not see it.",
                f"引き直す手札は相手全員に公開します（{names.ja}に公開していません）。",
            ),
            (seat(play.by),),
        )


@rule(
    "br-mulligan-no-draw",
    "illegal",
    c.DrawCards,
    title=Words(
        "Nobody draws extra cards for a mulligan.",
        "引き直しがあっても、ほかのプレイヤーは追加で引けません。",
    ),
    source="BR049",
    games=ROYAL,
)
def br_mulligan_no_draw(position: Position, play: c.DrawCards) -> Iterator[Said]:
    """Neither an opponent nor who drew anew."""
    if position.number <= 0 and play.reason == "mulligan" and play.count > 0:
        yield Said(
            Words(
                "In a Battle Royal nobody draws extra cards for a mulligan.",
                "バトルロイヤルでは、引き直しによる追加のカードはだれも引けません。",
            ),
            (seat(play.by),) if sits(position, play.by) else (),
            right=0,
        )
