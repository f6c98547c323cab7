"""One table as it lies in the window: what acts on it by key, menu, double click, and looks."""
