"""Actions: where they are registered, found, bound to keys and put into menus."""
