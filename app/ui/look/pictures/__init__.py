"""Pictures that are kept, and those that people bring themselves."""
