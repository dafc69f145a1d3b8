"""Makes everything in `hardware/` that is generated. `python -m hardware.workshop` writes it all anew.

Nothing here is installed with the companion: it is for those who change the tray, not for those who run it.
"""
