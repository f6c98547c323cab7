"""What the cards show: cost, name, crest, attack and life; a frog by the rank it has reached."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, partial

from app.cards.crests.crest_drawing import crest
from app.cards.emblem_paths import ellipse, polygon
from app.cards.face import (
    Back,
    Corner,
    Emblem,
    Face,
    FaceBody,
    LargeNumber,
    Placed,
    Sign,
    Statement,
    Stroke,
)
from app.core.text.wording import both, labelled
from app.core.text.words import Language, Words
from app.games.nullpoga.cards.motifs import MOTIFS, motif_of
from app.games.nullpoga.cards.nullpoga_cards import Kind, NullpogaCard

ATTACK, LIFE, COST = Words("Attack", "攻撃力"), Words("Life", "ライフ"), Words("Cost", "コスト")
SHORT_ATTACK, SHORT_LIFE = Words("ATK", "攻撃"), Words("LIFE", "ライフ")
KINDS: Mapping[Kind, Words] = {
    "monster": Words("Monster", "モンスター"),
    "spell": Words("Spell", "スペル"),
    "token": Words("Token", "トークン"),
}
WATER = "#2a6bb0"
"""Of the drop that costs stand on."""
DROP = Emblem(
    (
        Stroke(
            "M 0.5 0 C 0.62 0.3 1 0.55 1 0.83 C 1 1.1 0.78 1.28 0.5 1.28 "
            "C 0.22 1.28 0 1.1 0 0.83 C 0 0.55 0.38 0.3 0.5 0 Z"
        ),
    ),
    high=1.28,
)
SWORD = Emblem(
    (
        Stroke(polygon((0.78, 0.04), (0.96, 0.04), (0.96, 0.22), (0.4, 0.78), (0.22, 0.6))),
        Stroke(polygon((0.14, 0.46), (0.24, 0.38), (0.62, 0.76), (0.54, 0.86))),
        Stroke(polygon((0.2, 0.66), (0.34, 0.8), (0.16, 0.98), (0.02, 0.84))),
    )
)
HEART = Emblem(
    (
        Stroke(
            "M 0.5 0.95 C 0.4 0.8 0 0.6 0 0.3 C 0 0.12 0.13 0.03 0.27 0.03 "
            "C 0.38 0.03 0.46 0.1 0.5 0.2 C 0.54 0.1 0.62 0.03 0.73 0.03 "
            "C 0.87 0.03 1 0.12 1 0.3 C 1 0.6 0.6 0.8 0.5 0.95 Z",
            "#b8321f",
        ),
    )
)
GOLD = "#b98a2e"
NOUGHT = Emblem(
    (
        Stroke(ellipse(0.5, 0.5, 0.36, 0.46)),
        Stroke(ellipse(0.5, 0.5, 0.22, 0.32), GOLD),
        Stroke(polygon((0.78, 0.02), (0.9, 0.12), (0.22, 0.98), (0.1, 0.88))),
    )
)
"""A crossed nought: 「ヌル」 is null."""
BACK = Back("#4a2f57", GOLD, NOUGHT)
SIGNS: Mapping[str, Sign] = {motif.sign.id: motif.sign for motif in MOTIFS.values()}


@cache
def face_of(card: NullpogaCard, stage: int = 0) -> Face:
    """Return what a card shows, a frog after `stage` growths."""
    motif, now = motif_of(card), card.grown(stage)
    fights = card.kind != "spell"
    return Face(
        card.id,
        now.name,
        motif.sign,
        _line(card),
        kind=card.kind,
        kind_words=KINDS[card.kind],
        rank=(card.number, card.id),
        layout="crest",
        numbers=(
            LargeNumber(str(now.attack), SHORT_ATTACK, SWORD),
            LargeNumber(str(now.life), SHORT_LIFE, HEART),
        )
        if fights
        else (),
        corners=None if card.kind == "token" else Corner(both(str(card.cost)), DROP, WATER),
        # The crest is that of the card: it does not change with the name that a frog has earned.
        art=(Placed(crest(card.name.en, motif.petal), size=1.0),),
        body=partial(_body, card),
        told=partial(_told, card, stage),
    )


def _line(card: NullpogaCard) -> Words:
    """Return what a card is, in a line: "Monster · Beast · cost 3"."""
    kind, motif = KINDS[card.kind], motif_of(card).sign.words
    en, ja = [kind.en], [kind.ja]
    if motif != kind:
        en.append(motif.en)
        ja.append(motif.ja)
    if card.kind != "token":
        en.append(f"cost {card.cost}")
        ja.append(f"{COST.ja}{card.cost}")
    return Words(" · ".join(en), " · ".join(ja))


def _body(card: NullpogaCard) -> FaceBody:
    return FaceBody(
        text=card.effect,
        imprint=Words(f"No. {card.number}", f"No. {card.number}"),
        picture=(card.id,),
    )


def _told(card: NullpogaCard, stage: int, language: Language) -> Iterator[Statement]:
    """Yield what a card says, from top to bottom."""
    now = card.grown(stage)
    yield Statement("name", now.name.in_(language))
    yield Statement("other_name", now.name.beside(language))
    yield Statement("fact", _line(card).in_(language))
    if card.kind != "spell":
        numbers = ((ATTACK, now.attack), (LIFE, now.life))
        for title, number in numbers:
            yield Statement("fact", labelled(title, both(str(number))).in_(language))
    if card.effect is not None:
        yield Statement("text", card.effect.in_(language))
    yield Statement("print", f"No. {card.number}")
