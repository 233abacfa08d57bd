"""A figure as SVG: time over count, both by powers of ten, in the colours of the laboratory's figures."""

import math
import re
from html import escape
from pathlib import Path

import words

ROOT = Path(__file__).resolve().parent.parent.parent
INKS = ["offset", "velocity", "prediction", "violet", "red"]
# Floors have no colour, and a pattern each.
DASHES = ["6 4", "1.5 4", "10 3 2 3"]

WIDTH, LEFT, RIGHT, TOP, BOTTOM = 720, 64, 24, 56, 48
LINE = 20
PLOT = 260

STYLE = """text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; \
font-size: 12px; font-variant-numeric: tabular-nums; }
.heading { font-size: 15px; font-weight: 600; }
text, rect, circle { fill: currentColor; }
path { fill: none; stroke: currentColor; }
.hairline { shape-rendering: crispEdges; }
.line { stroke-width: 1.75; stroke-linejoin: round; stroke-linecap: round; }"""


def palette():
    """The laboratory's colours, for light and for dark ground."""
    source = (ROOT / "Lab/Sources/OverscrollLab/Plot/PlotInk.swift").read_text(encoding="utf-8")
    return [dict(re.findall(rf'case \.(\w+): \({ground}', source)) for ground in (r'"(#\w+)"', r'"#\w+", "(#\w+)"')]


def colours(of, count):
    """The style of one ground, for so many curves."""
    return "\n".join(f".{name} {{ color: {of[name]}; }}" for name in ["ground", "text", "faint", "hairline", *INKS[:count]])


class Scale:
    """Powers of ten along an axis."""

    def __init__(self, values, start, end, pad=0.0):
        low, high = math.log10(min(values)), math.log10(max(values))
        self.low, self.high = low - pad, max(high + pad, low - pad + 0.3)
        self.start, self.end = start, end

    def place(self, value):
        """Where a value lies on the page."""
        return self.start + (self.end - self.start) * (math.log10(value) - self.low) / (self.high - self.low)

    def ticks(self):
        """The powers of ten in it; 1, 2 and 5 of each where there are few."""
        powers = range(math.floor(self.low), math.ceil(self.high) + 1)
        factors = (1,) if self.high - self.low > 1.8 else (1, 2, 5)
        found = [factor * 10.0 ** power for power in powers for factor in factors]
        return [one for one in found if self.low - 1e-9 <= math.log10(one) <= self.high + 1e-9]


def svg(figure, command):
    """The figure as SVG."""
    top = TOP + LINE * (len(figure.curves) + 1) + 14
    points = [point for curve in figure.curves for point in curve.points]
    xs, ys = {point[0] for point in points}, [point[1] for point in points]
    across = Scale(xs, LEFT, WIDTH - RIGHT)
    up = Scale(ys, top + PLOT, top, pad=0.12)
    out = []

    def text(words_, x, y, style="faint", anchor="start"):
        out.append(f'<text class="{style}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(words_)}</text>')

    def mark(curve, index, path):
        floors = [one for one in figure.curves if one.is_floor]
        style = (f'class="line faint" stroke-dasharray="{DASHES[floors.index(curve) % len(DASHES)]}"' if curve.is_floor
                 else f'class="line {INKS[index % len(INKS)]}"')
        out.append(f'<path {style} d="{path}"/>')

    text(f"Time over the number of {figure.things}", LEFT, 28, "heading text")
    text(f"The time of {figure.operation}; dashed without colour: floors, measured in the same run", LEFT, 46)
    largest = max(xs)
    text("slope", WIDTH - RIGHT - 90, TOP + LINE, anchor="end")
    text(f"at {words.count(largest)}", WIDTH - RIGHT, TOP + LINE, anchor="end")
    for index, curve in enumerate(figure.curves):
        y = TOP + LINE * (index + 2)
        mark(curve, index, f"M{LEFT} {y - 4}h26")
        style = "faint" if curve.is_floor else "text"
        text(curve.name, LEFT + 34, y, style)
        text(words.slope(curve.slope), WIDTH - RIGHT - 90, y, style, "end")
        last = curve.at(largest)
        text("–" if last is None else words.time(last), WIDTH - RIGHT, y, style, "end")

    for tick in up.ticks():
        y = round(up.place(tick)) + 0.5
        out.append(f'<path class="hairline" d="M{LEFT} {y:g}H{WIDTH - RIGHT}"/>')
        text(words.tick(tick), LEFT - 8, y + 4, anchor="end")
    ticks = sorted(xs) if len(xs) <= 8 and largest < 20 else [int(one) for one in across.ticks()]
    for tick in ticks:
        x = round(across.place(tick)) + 0.5
        out.append(f'<path class="hairline" d="M{x:g} {top}V{top + PLOT + 5}"/>')
        text(words.count(tick), x, top + PLOT + 20, anchor="middle")
    text(figure.things, WIDTH - RIGHT, top + PLOT + 39, anchor="end")

    for index, curve in sorted(enumerate(figure.curves), key=lambda one: not one[1].is_floor):
        places = [(across.place(count), up.place(ns)) for count, ns in curve.points]
        mark(curve, index, "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places))
        if not curve.is_floor:
            out += [f'<circle class="{INKS[index % len(INKS)]}" cx="{x:.1f}" cy="{y:.1f}" r="2.6"/>' for x, y in places]

    light, dark = palette()
    height = top + PLOT + BOTTOM
    says = " ".join(f"{curve.name}: slope {words.slope(curve.slope)}." for curve in figure.curves)
    head = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" \
role="img" aria-labelledby="title desc">
<title id="title">Time over the number of {escape(figure.things)}</title>
<desc id="desc">{escape(says)} Drawn by: {escape(command)}</desc>
<style>
{STYLE}
{colours(light, len(figure.curves))}
@media (prefers-color-scheme: dark) {{
{colours(dark, len(figure.curves))}
}}
</style>
<rect class="ground" width="100%" height="100%"/>
"""
    return head + "\n".join(out) + "\n</svg>\n"
