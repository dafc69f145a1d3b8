"""Reports: what the journal says about matches that were played, and whether it is sound."""
