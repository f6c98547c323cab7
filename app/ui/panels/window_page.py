"""What the window tells each of its pages; a page takes what concerns it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.store.personal_settings import Settings
    from app.ui.look.pictures.own_pictures import OwnPictures


class WindowPage:
    """A page beside the table: a widget that keeps up with what changes elsewhere."""

    def set_own(self, own: OwnPictures | None) -> None:
        """Show other pictures of the person's own."""

    def set_animations(self, on: bool) -> None:
        """Let things glide, or be at their place at once."""

    def take_keys(self) -> None:
        """Follow the person's choice of keys."""

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen now, where choices show."""

    def close_page(self) -> None:
        """End what goes on in the background; the window closes."""
