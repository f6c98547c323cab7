"""The bundles of both as text."""

from __future__ import annotations

from app.core.text.words import Words
from app.games.nullpoga.text_play.bundle_lines import shown_bundles
from tests.games.nullpoga.bundle_table import bundle_table


def test_a_line_for_each_bundle_the_own_last() -> None:
    lines = shown_bundles(bundle_table().sit(0).view)
    assert len(lines) == 8
    assert lines[0] == Words("Ren's Bundle 1: Rat ×15", "Renの束1：ネズミ×15")
    assert lines[-1] == Words("Aki's Bundle 4: Meteor Fall ×15", "Akiの束4：隕石落下×15")
