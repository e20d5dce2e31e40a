"""What the surfaces of the ledger's mutation test share."""

import dataclasses


@dataclasses.dataclass
class Change:
    """A correct file, and the same with one change.

    `words` are what a note must have: of each list one. The first has the names of the property, and the others its places.
    """

    file: str
    kind: str  # misspelt, invalid or misplaced
    what: str
    words: list
    correct: list
    changed: list
    correct_job: str | None = None
    changed_job: str | None = None


KINDS = ["misspelt", "invalid", "misplaced"]


def misspelt(generator, name, known=()):
    """A name with two letters swapped, one missing or one twice, that isn't another known one."""
    if len(name) < 3:
        return name + "z"
    for _ in range(50):
        place = generator.randrange(len(name) - 1)
        way = generator.randrange(3)
        if way == 0:
            other = name[:place] + name[place + 1] + name[place] + name[place + 2:]
        elif way == 1:
            other = name[:place] + name[place + 1:]
        else:
            other = name[:place] + name[place] + name[place:]
        # The separators of words are often left out, and readers allow that.
        if other.replace("-", "").lower() != name.replace("-", "").lower() and other not in known and len(other) > 1:
            return other
    return name + "z"
