"""Write every generated file under `hardware/` anew, and say which have changed."""

from hardware.workshop.generated import write_all

write_all(lambda path: print(f"hardware/{path}"))
