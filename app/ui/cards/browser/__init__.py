"""All known cards to search, look at and take away: as a page, and as a sheet over the table."""
