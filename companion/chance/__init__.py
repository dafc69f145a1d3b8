"""True randomness: sources, health tests, unbiased draws, and evidence for each of them.

For example:

    with Chance(config.chance) as chance:
        who = chance.choice(WHO)
        print(who.value, who.evidence)
    verify(who.evidence)
"""

from companion.chance.chance import Chance, Drawn, Shuffled
from companion.chance.draws import weights_of
from companion.chance.entropy import stream
from companion.chance.errors import (
    BadWeights,
    ChanceClosed,
    EvidenceMismatch,
    NoGoodSource,
    SourceFault,
    UnhealthySource,
)
from companion.chance.evidence import DrawEvidence, Evidence, ShuffleEvidence, verify
from companion.chance.sources import Source
from companion.chance.statistics import chi_square_p
from companion.chance.watch import SourceState, SourceStatus

__all__ = [
    "BadWeights",
    "Chance",
    "ChanceClosed",
    "DrawEvidence",
    "Drawn",
    "Evidence",
    "EvidenceMismatch",
    "NoGoodSource",
    "ShuffleEvidence",
    "Shuffled",
    "Source",
    "SourceFault",
    "SourceState",
    "SourceStatus",
    "UnhealthySource",
    "chi_square_p",
    "stream",
    "verify",
    "weights_of",
]
