"""The table that a run prints, with the result of each bound."""

from typing import NamedTuple

HEADINGS = ("what", "size", "here", "against", "ratio", "bound", "wanted", "")


class Bound(NamedTuple):
    """A bound whose wanted value is not reached yet. Documentation/design/speed.md explains why.

    `held` is close to the measured value, so that a run fails if something becomes slower.
    """

    held: float
    wanted: float


class Table:
    """A table of measurements. A short run does not enforce the bounds."""

    def __init__(self, enforced):
        self.enforced = enforced
        self.rows = []
        self.broken = 0
        self.missed = 0

    def add(self, what, size, here, against, value, bound=None, unit=""):
        """Adds a row. Its value must not exceed the bound, if there is one."""
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
