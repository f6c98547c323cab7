"""The deck editor: a page of the window."""
