"""Rules of a Battle Royal for four, by what they are about (group Q)."""
