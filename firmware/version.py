"""Which firmware this is. The companion that brought it has the same version."""

VERSION = (0, 1, 0)
