"""Which settings there are: few, in groups, each with its words and its field."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.text.words import Words
from app.games.contracts.card_looks import look_choices, look_key
from app.games.game_registry import GAMES, deck_games
from app.places import settings_file, tables_folder
from app.store.personal_settings import Settings
from app.ui.settings.backs_field import BacksField
from app.ui.settings.card_base_row import CardBaseField
from app.ui.settings.file_places import PlaceField
from app.ui.settings.picture_folder import PictureFolderField
from app.ui.settings.setting_fields import ChoiceField, Field, SwitchField
from app.ui.settings.setting_rows import Entry, Row
from app.ui.settings.size_field import SizeField
from app.ui.settings.sounds_field import SoundsField
from app.ui.settings.swatch import Swatches, paint_table, paint_theme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.ui.look.look import Look

_USUAL = Settings()
_LANGUAGE = Entry(
    "language",
    Words("Language", "言語"),
    Words(
        "Cards keep both names where both are known.",
        "カード名はわかるかぎり両方の言語で読めます。",
    ),
    _USUAL.language,
)
_THEME = Entry("theme", Words("Theme", "テーマ"), usual=_USUAL.theme)
_MAT = Entry(
    "mat",
    Words("Colour of the mat", "マットの色"),
    Words("The cloth on the table, on your own screen only.", "自分の画面に見える卓の色です。"),
    _USUAL.mat,
)
_TEXT = Entry("text_scale", Words("Size of text", "文字の大きさ"), usual=_USUAL.text_scale)
_MOVING = Entry(
    "animations",
    Words("Animate moving cards", "カードをなめらかに動かす"),
    Words(
        "Off: cards are in their new place at once.",
        "オフにすると、すぐに移動先に表示されます。",
    ),
    _USUAL.animations,
)
_MOMENTS = Entry(
    "moments",
    Words("How a step with several parts is shown", "場面の多い手順の見せ方"),
    Words(
        "Such as a phase of a turn that both players planned. Where moving cards are not "
        "animated, each part waits for a key.",
        "2人が計画したターンのフェイズなどです。カードをなめらかに動かさない設定では、場面"
        "ごとにキーを待ちます。",
    ),
    _USUAL.moments,
)
_PACES = (
    ("off", Words("At once", "一度に")),
    ("hand", Words("Part by part, by key", "キーで1場面ずつ")),
    ("slow", Words("Slowly", "ゆっくり")),
    ("normal", Words("At a usual pace", "ふつう")),
    ("fast", Words("Fast", "速く")),
)
_SOUNDS = Entry(
    "sounds",
    Words("Play sounds", "音を鳴らす"),
    Words(
        "Short and quiet, for your own actions and those of others.",
        "自分や相手の操作に合わせて、短く小さな音が鳴ります。",
    ),
    _USUAL.sounds,
)
_LOUDNESS = Entry("loudness", Words("Volume", "音量"), usual=_USUAL.loudness)
_LOUD = (
    ("low", Words("Low", "小")),
    ("medium", Words("Medium", "中")),
    ("high", Words("High", "大")),
)
_WHICH = Entry("silent_sounds", Words("Sounds to play", "鳴らす音"), usual=_USUAL.silent_sounds)
_HOME = Entry(
    "home_at_start",
    Words("Start with the home screen", "起動時にホームを開く"),
    Words(
        "Off: with the table you left last.",
        "オフにすると、前回の卓から始まります。",
    ),
    _USUAL.home_at_start,
)
_OPENINGS = Entry(
    "keep_openings",
    Words("Keep the openings you play", "プレイした最初の手札を記録する"),
    Words(
        "On this computer only, to show them beside the odds of the deck.",
        "このパソコンの中だけに残し、デッキの確率と並べて表示します。",
    ),
    _USUAL.keep_openings,
)
_THEMES = (
    ("system", Words("As the system", "システムに合わせる")),
    ("light", Words("Light", "ライト")),
    ("dark", Words("Dark", "ダーク")),
    ("contrast", Words("High contrast", "ハイコントラスト")),
)
_MATS = (
    ("", Words("Usual", "標準")),
    ("indigo", Words("Indigo", "藍")),
    ("matcha", Words("Matcha", "抹茶")),
    ("sumi", Words("Sumi", "墨")),
    ("washi", Words("Washi", "和紙")),
)
_BACKS = Entry(
    "backs",
    Words("Backs of cards", "カードの裏面"),
    Words(
        "On your own screen only: others have their own.",
        "自分の画面だけの見た目です。相手の画面では変わりません。",
    ),
    _USUAL.backs,
)
_SEAT_BACKS = Entry(
    "seat_backs",
    Words("Each seat has its own backs", "席ごとに裏面を分ける"),
    Words("In its colour, with its number.", "席の色と番号がつきます。"),
    _USUAL.seat_backs,
)
_LANGUAGES = (
    (None, Words("As the system", "システムに合わせる")),
    ("ja", Words("日本語", "日本語")),
    ("en", Words("English", "English")),
)
_SETTINGS_PLACE = Entry("settings_place", Words("Settings", "設定"))
_TABLES_PLACE = Entry(
    "tables_place",
    Words("Tables saved automatically", "自動保存された卓"),
    Words("Every action is saved at once.", "一手ごとに保存されます。"),
)
_IMAGES = Entry(
    "images",
    Words("Your own pictures of cards", "自分で用意したカード画像"),
    Words(
        "Named by id, “sv6-130.png”, or by set and number, “TWM-130.jpg” or “TWM/130.png”. "
        "Cards without one are drawn.",
        "ファイル名は「sv6-130.png」のようなID、またはセットの記号と番号にします。画像のな"
        "いカードは描いて表示します。",
    ),
    _USUAL.images,
)
_CARD_BASE = Entry(
    "card_base",
    Words("Imported cards", "取り込んだカード"),
    Words(
        "Card data of your own, read from your disk.",
        "手元のカードデータを読み込みます。",
    ),
)
_ERRORS_PLACE = Entry(
    "errors_place",
    Words("Error log", "エラーログ"),
    Words("What went wrong, for whoever fixes it.", "不具合を直すための記録です。"),
)


def _place(look: Look, entry: Entry, field: Field) -> Row:
    return Row(look, entry, field, resettable=False)


def groups(look: Look) -> tuple[tuple[Words, tuple[Row, ...]], ...]:
    """Return the rows under their headings, in order."""
    from app.ui.app.application import error_log  # noqa: PLC0415 - program loads the window

    return (
        (
            Words("Language and text", "言語と文字"),
            (
                Row(look, _LANGUAGE, ChoiceField(look, _LANGUAGE.title, _LANGUAGES)),
                Row(look, _TEXT, SizeField(look, _TEXT.title)),
            ),
        ),
        (
            Words("Appearance", "見た目"),
            (
                Row(look, _THEME, ChoiceField(look, _THEME.title, _THEMES, Swatches(paint_theme))),
                Row(look, _MAT, ChoiceField(look, _MAT.title, _MATS, Swatches(paint_table, 3, 2))),
                Row(look, _BACKS, BacksField(look, _BACKS.title)),
                Row(look, _SEAT_BACKS, SwitchField(look, _SEAT_BACKS.title)),
                Row(look, _MOVING, SwitchField(look, _MOVING.title)),
            ),
        ),
        (
            Words("Sounds", "音"),
            (
                Row(look, _SOUNDS, SwitchField(look, _SOUNDS.title)),
                Row(look, _LOUDNESS, ChoiceField(look, _LOUDNESS.title, _LOUD)),
                Row(look, _WHICH, SoundsField(look, _WHICH.title)),
            ),
        ),
        *_card_looks(look),
        (
            Words("Play", "プレイ"),
            (
                Row(look, _MOMENTS, ChoiceField(look, _MOMENTS.title, _PACES)),
                Row(look, _HOME, SwitchField(look, _HOME.title)),
                Row(look, _OPENINGS, SwitchField(look, _OPENINGS.title)),
            ),
        ),
        (
            Words("Files", "ファイル"),
            (
                _place(
                    look,
                    _SETTINGS_PLACE,
                    PlaceField(look, _SETTINGS_PLACE.title, settings_file().parent, folder=True),
                ),
                _place(
                    look,
                    _TABLES_PLACE,
                    PlaceField(look, _TABLES_PLACE.title, tables_folder(), folder=True),
                ),
                _place(look, _CARD_BASE, CardBaseField(look, _CARD_BASE.title)),
                Row(look, _IMAGES, PictureFolderField(look, _IMAGES.title)),
                _place(
                    look,
                    _ERRORS_PLACE,
                    PlaceField(look, _ERRORS_PLACE.title, error_log(), folder=False),
                ),
            ),
        ),
    )


def _card_looks(look: Look) -> Iterator[tuple[Words, tuple[Row, ...]]]:
    """Yield the rows of each game whose cards can look otherwise, under its name."""
    for game in deck_games():
        rows = []
        for choice in look_choices(GAMES.cards(game)):
            entry = Entry(
                look_key(game, choice.id), choice.title, choice.hint, choice.usual, within="looks"
            )
            rows.append(Row(look, entry, ChoiceField(look, choice.title, choice.options)))
        if rows:
            yield GAMES[game].title, tuple(rows)
