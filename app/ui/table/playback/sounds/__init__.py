"""The few sounds of the table: which step makes which, and who plays them."""
