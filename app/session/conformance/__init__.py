"""What every game must keep, found by looking at it and by playing it at random."""
