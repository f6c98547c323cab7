"""Every card has a motif, and every motif a colour and a petal of its own."""

from __future__ import annotations

from app.core.data.value import replace
from app.games.nullpoga.cards.motifs import MOTIFS, motif_of
from app.games.nullpoga.cards.nullpoga_cards import card_book

CARDS = card_book().cards


def test_each_motif_is_told_apart_by_colour_letter_and_petal() -> None:
    signs = [motif.sign for motif in MOTIFS.values()]
    assert len({sign.colour for sign in signs}) == len(MOTIFS)
    assert len({sign.signs.en for sign in signs}) == len(MOTIFS)
    assert len({motif.petal for motif in MOTIFS.values()}) == len(MOTIFS)
    assert [sign.id for sign in signs] == list(MOTIFS)


def test_no_motif_is_there_for_nothing() -> None:
    assert {motif_of(card).sign.id for card in CARDS.values()} == set(MOTIFS)


def test_a_card_of_a_later_version_has_the_motif_of_its_kind() -> None:
    assert motif_of(replace(CARDS["rat"], id="ox")) is MOTIFS["beast"]
    assert motif_of(replace(CARDS["swap"], id="fog")) is MOTIFS["spell"]
