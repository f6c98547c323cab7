"""How the window looks and speaks: settings that are put on at once, and card pictures."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt

from app.core.text.wording import Noun, counted
from app.core.text.words import Words
from app.games.contracts.card_looks import wear
from app.games.game_registry import GAMES, cards_of, deck_games
from app.places import images_folder, is_folder
from app.store import saved_settings as stored
from app.store.file_trouble import StoreError
from app.store.personal_settings import MATS
from app.ui.app.frame.appearance import dress, next_scale, palette_of
from app.ui.look.faces.back_patterns import BackDress
from app.ui.look.palette import PALETTES
from app.ui.table.playback.sounds.window_sounds import WindowSounds
from app.ui.toolkit.open_popups import close_popups

if TYPE_CHECKING:
    from app.core.text.words import Language
    from app.ui.app.application import Translations
    from app.ui.app.shell import Shell
    from app.ui.look.pictures.own_pictures import OwnPictures

PICTURE = Noun("picture", "pictures", "枚")


def error_teller(window: Shell) -> Callable[[Words], None]:
    """Return what tells of cards that cannot be used, and does not keep the window alive."""
    mine = weakref.ref(window)

    def tell(words: Words) -> None:
        there = mine()
        if there is not None:
            there.tell(words, "error")

    return tell


class WindowLooks(QObject):
    """Changes a setting at once and for the next time."""

    def __init__(self, window: Shell, translations: Translations) -> None:
        super().__init__(window)
        self._window = window
        self._translations = translations
        self.own_pictures: OwnPictures | None = None
        """The person's own pictures of cards, once they were looked for."""
        self.sounds = WindowSounds(lambda: window.settings, self)

    def change(self, **values: Any) -> None:
        """Change settings and write them down."""
        window = self._window
        window.settings = replace(window.settings, **values)
        try:
            stored.save(window.settings, only=values)
        except StoreError as problem:
            window.tables.recent.tell_unkept(problem.words)

    def apply(self, name: str, setting: Any) -> None:
        """Change a setting, at once and for the next time."""
        window = self._window
        self.change(**{name: setting})
        if name == "keys":
            window.use_registry(window.registry.with_keys(setting))
            window.pages.take_keys()
            return
        if name == "language":
            self._speak(setting)
        elif name in ("theme", "mat", "text_scale"):
            self.dress()
        elif name in ("backs", "seat_backs"):
            self.dress_backs()
        elif name == "looks":
            self.wear_looks()
        elif name == "images":
            self.look_for_pictures()
        elif name == "animations":
            window.pages.set_animations(window.settings.animations)
            window.toasts.animated = window.settings.animations
        elif name == "loudness" or (name == "sounds" and setting):
            self.sounds.try_out("card")
        elif name == "moments" and window.place is not None:
            window.place.set_animations(window.settings.animations)
        window.pages.show_settings_now()
        window.refresh()

    def toggle_animations(self) -> None:
        """Let cards glide, or not."""
        self.apply("animations", not self._window.settings.animations)

    def toggle_sounds(self) -> None:
        """Let what happens be heard, or not."""
        self.apply("sounds", not self._window.settings.sounds)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back."""
        window = self._window
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
        window.refresh()

    def switch_language(self) -> None:
        """Speak the other language."""
        self.apply("language", "en" if self._window.look.language == "ja" else "ja")

    def next_theme(self) -> None:
        """Go on to the next theme."""
        names = tuple(PALETTES)
        following = (names.index(self._window.look.palette.name) + 1) % len(names)
        self.apply("theme", names[following])

    def next_mat(self) -> None:
        """Go on to the mat of the next colour; after the last, to that of the theme."""
        following = (MATS.index(self._window.settings.mat) + 1) % len(MATS)
        self.apply("mat", MATS[following])

    def scale_text(self, direction: int) -> None:
        """Make the text larger (1) or smaller (-1), between 100 and 300 %."""
        self.apply("text_scale", next_scale(self._window.settings.text_scale, direction))

    def dress(self) -> None:
        """Put on theme and text size."""
        palette = palette_of(self._window.settings)
        dress(palette, self._window.settings.text_scale)
        self._window.look.change(palette=palette)

    def put_on_looks(self) -> None:
        """Let cards look as was chosen; a game of which nothing was is not even loaded."""
        if self._window.settings.backs or self._window.settings.seat_backs:
            self.dress_backs()
        kept = self._window.settings.looks
        for game in {name.partition(".")[0] for name in kept} & set(GAMES):
            wear(GAMES.cards(game), kept)

    def dress_backs(self) -> None:
        """Let backs look as was chosen."""
        settings = self._window.settings
        pattern = settings.backs
        if pattern != "own":
            self._window.look.change(dress=BackDress(pattern, settings.seat_backs))
            return
        from app.ui.look.pictures.own_back import back_file, kept_back  # noqa: PLC0415 - few have one

        own = kept_back()
        self._window.look.change(dress=BackDress("", settings.seat_backs, own))
        if own is None:
            path = back_file()
            self._window.tell(
                Words(
                    f"The picture of your card backs, {path}, cannot be read; the backs of the "
                    "game are shown. Choose a picture again in the settings.",
                    f"カードの裏面の画像「{path}」を読み込めないため、ゲームの裏面を表示しています。"
                    "設定で画像を選び直してください。",
                ),
                "error",
            )

    def wear_looks(self) -> None:
        """Let cards look as was chosen just now, wherever they show."""
        from app.ui.cards.importing.fresh_cards import show_fresh_cards  # noqa: PLC0415 - on demand

        window = self._window
        for game in deck_games():
            wear(GAMES.cards(game), window.settings.looks)
        if window.place is not None:
            window.look.change(back=cards_of(window.place.table.spec).back)
        show_fresh_cards(window)

    def _speak(self, language: Language | None) -> None:
        from app.ui.app.application import system_language  # noqa: PLC0415 - program imports the window

        spoken = language or system_language()
        self._translations.use(spoken)
        self._window.look.change(language=spoken)
        # An open menu was made in the other language, and goes.
        close_popups()

    # -- pictures of one's own ------------------------------------------------------------------

    def find_pictures(self) -> None:
        """Take the person's own pictures of cards from their folder, if there is one."""
        window = self._window
        chosen = window.settings.images
        folder = Path(chosen) if chosen else images_folder()
        self._leave_pictures()
        if is_folder(folder):
            from app.ui.look.pictures.own_pictures import OwnPictures  # noqa: PLC0415 - few have any

            self.own_pictures = OwnPictures(
                folder, error_teller(window), window.cards.picture_key, window
            )
        elif chosen:
            window.tell(
                Words(
                    f"The folder of card pictures {folder} is not there; drawn cards are shown. "
                    "Choose another folder in the settings.",
                    f"カード画像のフォルダー「{folder}」が見つからないため、描いたカードを表示して"
                    "います。設定で別のフォルダーを選んでください。",
                ),
                "error",
            )
        window.art.set_own_face(self.own_pictures)

    def look_for_pictures(self) -> None:
        """Look again what is in the folder of the person's own pictures, and show it."""
        window = self._window
        self.find_pictures()
        if window.place is not None:
            window.place.side.preview.face.set_own(self.own_pictures)
        window.pages.set_own(self.own_pictures)
        self.dress()
        if self.own_pictures is not None:
            told = counted(self.own_pictures.count, PICTURE)
            window.tell(
                Words(f"{told.en} of cards found.", f"カードの画像が{told.ja}見つかりました。")
            )

    def close(self) -> None:
        """Be silent, and let go of the pictures."""
        self.sounds.close()
        self._leave_pictures()

    def _leave_pictures(self) -> None:
        if self.own_pictures is not None:
            self.own_pictures.close()
            self.own_pictures = None
