"""The journal: kept whatever happens, and shown to nobody too early."""
