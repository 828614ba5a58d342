"""The one table that a run prints, and whether each bound in it held."""

HEADINGS = ("what", "size", "here", "against", "ratio", "bound", "")


class Table:
    """With bounds that count, or in a short run without."""

    def __init__(self, enforced):
        self.enforced = enforced
        self.rows = []
        self.broken = 0

    def add(self, what, size, here, against, value, bound=None, unit=""):
        """A row whose value must not be above the bound; without a bound it is only shown."""
        judged = self.enforced and bound is not None
        holds = not judged or value <= bound
        self.broken += not holds
        self.rows.append((
            what, str(size), here, against, f"{value:.2f}{unit}",
            "" if bound is None else f"<= {bound:g}{unit}",
            "" if not judged else "ok" if holds else "BROKEN"))

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
