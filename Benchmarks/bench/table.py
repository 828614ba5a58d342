"""The table that a run prints, with the result of each bound."""

from typing import NamedTuple

HEADINGS = ("what", "size", "here", "against", "ratio", "bound", "wanted", "")


class Bound(NamedTuple):
    """A bound whose wanted value is not reached yet. Documentation/design/speed.md explains why.

    `held` is close to the measured value, so that a run fails if something becomes slower.
    """

    held: float
    wanted: float


class Row(NamedTuple):
    """A measurement, as it is printed, with its value and its bound."""

    cells: tuple
    value: float
    held: float | None
    wanted: float | None

    @property
    def is_broken(self):
        return self.held is not None and not self.value <= self.held

    @property
    def is_missed(self):
        return self.held is not None and self.wanted is not None and self.value > self.wanted


class Table:
    """A table of measurements. A short run does not enforce the bounds."""

    def __init__(self, enforced):
        self.enforced = enforced
        self.rows = []

    @property
    def broken(self):
        return sum(self.enforced and row.is_broken for row in self.rows)

    @property
    def missed(self):
        return sum(self.enforced and row.is_missed for row in self.rows)

    def add(self, what, size, here, against, value, bound=None, unit=""):
        """Adds a row. Its value must not exceed the bound, if there is one."""
        held, wanted = bound if isinstance(bound, Bound) else (bound, None)
        self.rows.append(Row((
            what, str(size), here, against, f"{value:.2f}{unit}",
            "" if held is None else f"<= {held:g}{unit}",
            "" if wanted is None else f"<= {wanted:g}{unit}"), value, held, wanted))

    def measured_again(self, other):
        """Takes the lower value of each row of a second measurement. Other load on the machine only adds time."""
        seconds = {row.cells[:2]: row for row in other.rows}
        self.rows = [min(row, seconds.get(row.cells[:2], row), key=lambda row: row.value) for row in self.rows]

    def verdict(self, row):
        if not self.enforced or row.held is None:
            return ""
        return "BROKEN" if row.is_broken else "ok, more is wanted" if row.is_missed else "ok"

    def __str__(self):
        rows = [HEADINGS, *((*row.cells, self.verdict(row)) for row in self.rows)]
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
