"""What the rows of the outline say."""
