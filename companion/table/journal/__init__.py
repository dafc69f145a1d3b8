"""The journal: everything that happened at the table, in order, on disk, and chained so that a change shows.

    with open_journal(folder) as journal:
        journal.append(TableOpened(software="1.0", board="sim"))
        spin = journal.append(SpinDrawn(tray="wheel", faces=("war",), evidence=())).sequence
        ...  # the reels may move now: whatever happens, these faces are drawn
        journal.append(SpinLanded(spin=spin, landed={"wheel": "confirmed"}, seconds=4.2))
        print(journal.head.short)  # for the screen

        for shown in journal.visible_to(seat, since=last):  # what that seat may see of it
            last = shown.at

The table alone reads `records`; all others get what `visible_to` lets through (see `audience.py`).

    with read_journal(folder) as journal:  # while somebody plays, or from a card that cannot be written
        print(journal.verify("3FA0C2D1").text)

| error | what happened | how play goes on |
| --- | --- | --- |
| `JournalFull` | no room | `journal.unkept()`: in memory, until there is room to `catch_up` |
| `JournalReadOnly` | no permission | `read_journal(folder).unkept()`, the same |
| `JournalFailed` | the disk fails | the same |
| `JournalBroken` | a damaged or edited file | `salvage(folder)` and `set_aside` the file, then the same |
| `JournalBusy` | a second companion | with the first one, or in another folder |
| `JournalTooNew` | a newer companion wrote it | after an update, or in another folder |
"""

from companion.table.journal.audience import ALL, TRAY, Audience, Shown
from companion.table.journal.entry import Addressed, Entry, Head
from companion.table.journal.errors import (
    BadHead,
    ForeignHistory,
    JournalBroken,
    JournalBusy,
    JournalClosed,
    JournalFailed,
    JournalFull,
    JournalGone,
    JournalReadOnly,
    JournalTooNew,
    NoJournal,
    NoSuchAudience,
    NoSuchRecord,
)
from companion.table.journal.journal import Journal
from companion.table.journal.opening import (
    aside_name,
    open_journal,
    read_journal,
    set_aside,
    unkept_journal,
)
from companion.table.journal.records import Misfit, Record, UnknownRecord
from companion.table.journal.salvaging import salvage
from companion.table.journal.verdict import Verdict

__all__ = [
    "ALL",
    "TRAY",
    "Addressed",
    "Audience",
    "BadHead",
    "Entry",
    "ForeignHistory",
    "Head",
    "Journal",
    "JournalBroken",
    "JournalBusy",
    "JournalClosed",
    "JournalFailed",
    "JournalFull",
    "JournalGone",
    "JournalReadOnly",
    "JournalTooNew",
    "Misfit",
    "NoJournal",
    "NoSuchAudience",
    "NoSuchRecord",
    "Record",
    "Shown",
    "UnknownRecord",
    "Verdict",
    "aside_name",
    "open_journal",
    "read_journal",
    "salvage",
    "set_aside",
    "unkept_journal",
]
