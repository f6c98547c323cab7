"""Rules of the two Stadiums of a Battle Royal (group Q)."""

from __future__ import annotations

from collections.abc import Iterator

from app.core.text.words import Words
from app.games.advising.advice_rule import Said, rule
from app.games.pokemon.adviser.effects.royal.royal_questions import ROYAL, foes, named_players
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from app.games.pokemon.adviser.model.acting import seat, sits
from app.games.pokemon.adviser.model.known_cards import kind
from app.games.pokemon.adviser.model.main_plays import MAIN_PLAYS, goes_on
from app.games.pokemon.adviser.model.position import Position, same_name
from app.games.pokemon.adviser.model.printed_texts import english_texts

ONE_SIDED = "this ↓ player"
"""How a Stadium speaks of which each side works on one player."""


@rule(
    "br-stadium-max-two",
    "illegal",
    *MAIN_PLAYS,
    p.Standing,
    title=Words(
        "Two Stadiums at most are in play.", "場に出せるスタジアムは、4人合わせて2枚までです。"
    ),
    source="BR035, BR064",
    games=ROYAL,
)
def br_stadium_max_two(position: Position, play: p.Play) -> Iterator[Said]:
    """Of all four players together."""
    most = position.variant.stadiums
    told = position.record.is_case and goes_on(position, play)
    if len(position.stadiums) > most and (told or isinstance(play, p.Standing)):
        yield Said(
            Words(
                f"{len(position.stadiums)} Stadiums are in play. Two is the most.",
                f"スタジアムが{len(position.stadiums)}枚場にあります。4人合わせて2枚までです。",
            ),
            tuple(one.uid for one in position.stadiums),
            right=most,
        )


@rule(
    "br-stadium-third",
    "illegal",
    c.PlayStadium,
    title=Words(
        "With two in play a new Stadium replaces one of them, by choice.",
        "2枚出ているときは、出すプレイヤーが選んだ1枚をトラッシュします。",
    ),
    source="BR065",
    games=ROYAL,
)
def br_stadium_third(position: Position, play: c.PlayStadium) -> Iterator[Said]:
    """With fewer there is room, and none is discarded. Silent where nobody says what became."""
    if play.discarded is None or position.number <= 0:
        return
    full = len(position.stadiums) >= position.variant.stadiums
    right = 1 if full else 0
    gone = [one for one in play.discarded if any(same_name(one, s.card) for s in position.stadiums)]
    if len(play.discarded) != right or (full and len(gone) != right):
        yield Said(
            Words(
                "Two Stadiums are in play: exactly one of them is discarded for the new one.",
                "スタジアムが2枚出ています。どちらか1枚だけを選んでトラッシュします。",
            )
            if full
            else Words(
                "There is room for a second Stadium: none is discarded for it.",
                "2枚目のスタジアムを出せるので、前のスタジアムはトラッシュしません。",
            ),
            tuple(one.uid for one in position.stadiums),
            right=right,
        )


@rule(
    "br-stadium-same-name",
    "suspicious",
    c.PlayStadium,
    title=Words(
        "A Stadium of the same name as one in play is not played.",
        "場にあるスタジアムと同じ名前のスタジアムは出せません。",
    ),
    source="APR B-04, BR064",
    games=ROYAL,
)
def br_stadium_same_name(position: Position, play: c.PlayStadium) -> Iterator[Said]:
    """By the usual rules: the article does not speak of it."""
    for one in position.stadiums:
        if play.card is not None and same_name(play.card, one.card):
            yield Said(
                Words(
                    f"{play.card.name.en} is in play already.",
                    f"「{play.card.name.ja}」はすでに場に出ています。",
                ),
                (one.uid,),
            )
            return


@rule(
    "br-parallel-city",
    "suspicious",
    c.PlayStadium,
    c.Choose,
    title=Words(
        "The far side of Parallel City works on one chosen opponent.",
        "「パラレルシティ」の相手側の効果は、選んだ1人だけが受けます。",
    ),
    source="BR239, BR240",
    games=ROYAL,
)
def br_parallel_city(position: Position, play: c.PlayStadium | c.Choose) -> Iterator[Said]:
    """Of a Stadium with two sides; any other works on everybody (BR129)."""
    card = play.card if isinstance(play, c.PlayStadium) else play.cause
    if kind(card) != "stadium" or ONE_SIDED not in english_texts(card):
        return
    meant = tuple(one for one in play.players if one in foes(position, play.by))
    if len(meant) > 1 and sits(position, play.by):
        names = named_players(position, meant)
        yield Said(
            Words(
                f"That side works on one opponent, not on {names.en}: choose one.",
                f"その側の効果を受ける相手は1人です（{names.ja}ではなく、1人を選びます）。",
            ),
            tuple(map(seat, meant)),
            right=1,
        )
