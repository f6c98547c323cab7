"""Parts of the contract that few games fill: how one begins, judges, is measured, goes on."""
