"""What the growth program measured: curves of nanoseconds over counts, and how they grow."""

import csv
import math
from dataclasses import dataclass, field

# A slope is fitted over the upper half of a curve's decades: the lower one is set-up costs.
FITTED_SHARE = 0.5


@dataclass
class Curve:
    """The time of one operation for growing counts."""

    name: str
    is_floor: bool
    points: list = field(default_factory=list)

    @property
    def slope(self):
        """The exponent of growth: time grows as countˢ; None where there are too few points."""
        most = self.points[-1][0]
        least = self.points[0][0]
        start = math.log(least) + (1 - FITTED_SHARE) * (math.log(most) - math.log(least))
        return slope([point for point in self.points if math.log(point[0]) >= start - 1e-9])

    def at(self, count):
        """Nanoseconds at a count, None if it was not timed there."""
        return next((ns for at, ns in self.points if at == count), None)


@dataclass
class Figure:
    """Curves over the same counts."""

    name: str
    things: str
    operation: str
    curves: list = field(default_factory=list)

    def floor(self, curve):
        """The floor that a curve is compared to: the first, or the one that begins with the same word."""
        floors = [one for one in self.curves if one.is_floor]
        same = [one for one in floors if one.name.partition(": ")[2].split(" ")[0] == curve.name.split(" ")[0]]
        return (same or floors or [None])[0]


def slope(points):
    """Least squares of log(time) over log(count)."""
    if len(points) < 3:
        return None
    xs = [math.log(count) for count, _ in points]
    ys = [math.log(ns) for _, ns in points]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def read(lines):
    """The figures in a program's output, in its order."""
    figures = {}
    for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
        name = row["figure"]
        figure = figures.setdefault(name, Figure(name, row["things"], row["operation"]))
        curve = next((one for one in figure.curves if one.name == row["curve"]), None)
        if curve is None:
            curve = Curve(row["curve"], row["floor"] == "1")
            figure.curves.append(curve)
        curve.points.append((int(row["count"]), float(row["ns"])))
    for figure in figures.values():
        figure.curves.sort(key=lambda curve: curve.is_floor)
    return list(figures.values())
