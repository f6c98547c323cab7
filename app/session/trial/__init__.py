"""What would come of steps, as far as one seat may know: tried out, and nowhere to be found."""
