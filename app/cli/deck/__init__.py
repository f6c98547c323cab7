"""`chabudai deck`: what can be done with a deck list."""
