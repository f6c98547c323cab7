"""What the window is made of: menus and bar, looks, sheets, pages, curtain, and where it was."""
