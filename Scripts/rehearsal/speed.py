"""Benchmarks next to those of the last record."""

import csv
import math
import re

LINE = re.compile(r"^(\S+)\s+([\d.]+)\s+([\d.]+)\s+(\d+)$")


def measured(output):
    """Fastest times by name, from what Scripts/bench prints."""
    return {match[1]: float(match[2]) for match in map(LINE.match, output.splitlines()) if match}


def record(path):
    """Fastest times by name, of a record."""
    with path.open(encoding="utf-8") as lines:
        return {row["benchmark"]: float(row["fastest_ns"]) for row in csv.DictReader(lines)}


def compared(now, before):
    """Ratios by name, slowest first; names that only one of the two has are left out."""
    both = [(now[name] / before[name], name) for name in now if before.get(name)]
    return sorted(both, reverse=True)


def summary(ratios):
    """The geometric mean, and the ends."""
    if not ratios:
        raise ValueError("no benchmark of this run is in the record")
    mean = math.exp(sum(math.log(ratio) for ratio, _ in ratios) / len(ratios))
    (most, slowest), (least, fastest) = ratios[0], ratios[-1]
    return f"{len(ratios)} benchmarks, {mean:.2f} × the record; {least:.2f} {fastest} … {most:.2f} {slowest}"
