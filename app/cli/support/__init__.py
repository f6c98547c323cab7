"""What the verbs have in common: words, tables, subcommands."""
