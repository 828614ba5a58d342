"""The one table that a run prints, and whether each bound in it held."""

from typing import NamedTuple

HEADINGS = ("what", "size", "here", "against", "ratio", "bound", "wanted", "")


class Bound(NamedTuple):
    """What must not be exceeded, where more is wanted: what is wanted was not reached, and Documentation/design/speed.md says why.

    The first is near what was measured, so that a run still tells when something becomes slower.
    """

    held: float
    wanted: float


class Table:
    """With bounds that count, or in a short run without."""

    def __init__(self, enforced):
        self.enforced = enforced
        self.rows = []
        self.broken = 0
        self.missed = 0

    def add(self, what, size, here, against, value, bound=None, unit=""):
        """A row whose value must not be above the bound; without a bound it is only shown."""
        held, wanted = bound if isinstance(bound, Bound) else (bound, None)
        judged = self.enforced and held is not None
        holds = not judged or value <= held
        self.broken += not holds
        missed = judged and wanted is not None and value > wanted
        self.missed += missed
        self.rows.append((
            what, str(size), here, against, f"{value:.2f}{unit}",
            "" if held is None else f"<= {held:g}{unit}",
            "" if wanted is None else f"<= {wanted:g}{unit}",
            "" if not judged else "BROKEN" if not holds else "ok, more is wanted" if missed else "ok"))

    def __str__(self):
        rows = [HEADINGS, *self.rows]
        widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
        lines = []
        for number, row in enumerate(rows):
            cells = [
                cell.ljust(width) if column == 0 else cell.rjust(width)
                for column, (cell, width) in enumerate(zip(row, widths))
            ]
            lines.append("  ".join(cells).rstrip())
            if number == 0:
                lines.append("  ".join("-" * width for width in widths))
        return "\n".join(lines)


def milliseconds(seconds):
    return f"{seconds * 1e3:.1f} ms"


def megabytes(count):
    return f"{count / 1e6:.1f} MB"
