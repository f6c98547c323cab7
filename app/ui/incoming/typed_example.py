"""What a typed position looks like: it stands in the empty field, and is read like any other."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.text.words import Language

EXAMPLES: Mapping[Language, str] = {
    "en": """\
Aki: active Dragapult ex 2P 1R, 150, poisoned; bench Dreepy, Duskull 20
Aki: hand Iono, 2 Ultra Ball, 3 unknown; prizes 4; deck 24 unknown
Ren: active Froslass < Snorunt + Bravery Charm [asleep]
stadium Artazon; turn 5 Aki; used energy, supporter""",
    "ja": """\
Aki：バトル場 ドラパルトex 2超 1炎、150、どく；ベンチ ドラメシヤ、ヨマワル 20
Aki：手札 ナンジャモ、2 ハイパーボール、3枚不明；サイド 4；山札 24枚不明
Ren：バトル場 ユキメノコ < ユキワラシ + 勇気のおまもり [ねむり]
スタジアム ボウルタウン；番 5 Aki；使用済み エネルギー、サポート""",
}
"""A position of the first game, in each language."""
