"""`chabudai cards`: the person's card base."""
