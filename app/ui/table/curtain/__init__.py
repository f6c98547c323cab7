"""Two people at one screen: the curtain that falls between them, and who sits behind it."""
