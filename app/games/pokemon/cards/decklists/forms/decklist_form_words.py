"""What the readers of lists that programs write say of a line that is none."""

from __future__ import annotations

from app.core.text.wording import quoted
from app.core.text.words import Words

_SHOWN = 60
"""How much of a strange line is quoted."""


def not_our_yaml() -> Words:
    """Say that a value of YAML is more than a text or a number."""
    return Words(
        en="only texts and numbers are read here. Write it as “count: 4” or in quotation marks.",
        ja="ここで読めるのは文字と数だけです。「count: 4」の形か、引用符で囲んで書いてください。",
    )


def not_our_toml() -> Words:
    """Say that a line of TOML is none that is read here."""
    return Words(
        en="only a name with a text, a number or a list on the same line is read here. Write it as "
        "“count = 4” or “name = 'Iono'”.",
        ja="ここで読めるのは、名前とその値（文字、数、リスト）が1行にある形だけです。"
        "「count = 4」や「name = 'Iono'」の形で書いてください。",
    )


def calculated(line: int, text: str) -> Words:
    """Say that a program would have to work out a list, and where that shows first."""
    shown = quoted(text[:_SHOWN])
    return Words(
        en=f"Line {line} ({shown.en}) has to be worked out by a program, and nothing is run here. "
        "Paste what the program gives, or write each card on a line, as “4 Iono PAL 185”.",
        ja=f"{line}行目（{shown.ja}）はプログラムに計算させる書き方で、ここでは計算しません。"
        "プログラムの出力を貼り付けるか、「4 Iono PAL 185」の形で1行に1種類ずつ書いてください。",
    )
