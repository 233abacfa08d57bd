"""Draws what moves otherwise than before: replays of golden scenes of an earlier revision next to those of now.

    python3 Scripts/shared/changes.py REVISION OVERSCROLL > Docs/Guides/Figures/changes.svg

REVISION is one whose golden files hold every frame; OVERSCROLL is the command of now (Scripts/overscroll).
"""

import json
import subprocess
import sys

# Title, scene, member, axis (none: a number), from and to in seconds.
PANELS = [
    ("page turn beyond the first page", "paging-edge", "offset", 0, 0, 0.7),
    ("landings on chosen rows", "snap-positions", "offset", 1, 0, 3.3),
    ("program, and another during it", "animated-retarget", "offset", 1, 0, 0.7),
    ("scroll to top", "scroll-to-top", "offset", 1, 0, 2),
    ("wheel: three notches", "wheel-notches", "offset", 1, 0, 0.6),
    ("zoom: return from beyond", "pinch-out-beyond", "zoomScale", None, 0.2, 1),
    ("flick into an edge, the default law", "edge-hit-far", "offset", 1, 0, 1),
]
WIDTH, HEIGHT, LEFT, TOP, GAP = 300, 150, 64, 78, 66


def curve(lines, member, axis, begin, end):
    """The points of a replay, frame by frame."""
    points = []
    for line in lines:
        frame = json.loads(line)
        if member not in frame or not begin <= frame["t"] <= end:
            continue
        points.append((frame["t"], frame[member] if axis is None else frame[member][axis]))
    return points


def panel(number, title, before, now, begin, end):
    """A panel of the figure: both curves over each other."""
    x0, y0 = LEFT + number % 2 * (WIDTH + 56), TOP + number // 2 * (HEIGHT + GAP)
    values = [value for _, value in before + now]
    low, high = min(values), max(values)
    low, high = low - 0.06 * (high - low), high + 0.06 * (high - low)

    def place(point):
        x = x0 + WIDTH * (point[0] - begin) / (end - begin)
        return f"{x:.1f} {y0 + HEIGHT * (high - point[1]) / (high - low):.1f}"

    def path(points):
        return "M" + "L".join(place(point) for point in points)

    unit = 0 if high - low > 20 else 2
    shown = dict(now)
    apart = max((abs(value - shown[t]) for t, value in before if t in shown), default=0)
    return f"""  <text class="text" x="{x0}" y="{y0 - 9}">{title}</text>
  <rect class="band" x="{x0}" y="{y0}" width="{WIDTH}" height="{HEIGHT}"/>
  <path class="before line" d="{path(before)}"/>
  <path class="now line" d="{path(now)}"/>
  <text class="faint" x="{x0 - 6}" y="{y0 + 12}" text-anchor="end">{high:.{unit}f}</text>
  <text class="faint" x="{x0 - 6}" y="{y0 + HEIGHT}" text-anchor="end">{low:.{unit}f}</text>
  <text class="faint" x="{x0}" y="{y0 + HEIGHT + 16}">{begin:g}</text>
  <text class="faint" x="{x0 + WIDTH}" y="{y0 + HEIGHT + 16}" text-anchor="end">{end:g} s</text>
  <text class="faint" x="{x0 + WIDTH}" y="{y0 - 9}" text-anchor="end">apart by {apart:.{1 if unit == 0 else 2}f}</text>
"""


def main():
    if len(sys.argv) != 3 or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    revision, command = sys.argv[1:]
    parts = []
    for number, (title, scene, member, axis, begin, end) in enumerate(PANELS):
        golden = f"{revision}:Fixtures/Golden/{scene}.jsonl"
        before = subprocess.run(["git", "show", golden], check=True, capture_output=True, text=True)
        now = subprocess.run(
            [command, "replay", f"Fixtures/Scenes/{scene}.json"],
            check=True, capture_output=True, text=True)
        parts.append(panel(
            number, title, curve(before.stdout.splitlines(), member, axis, begin, end),
            curve(now.stdout.splitlines(), member, axis, begin, end), begin, end))
    rows = (len(PANELS) + 1) // 2
    width, height = LEFT + 2 * WIDTH + 56 + 24, TOP + rows * (HEIGHT + GAP) - 24
    print(f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" aria-labelledby="title desc">
  <title id="title">Motion that changed, before and now</title>
  <desc id="desc">Seven motions, each before and now, over time: {"; ".join(panel[0] for panel in PANELS)}.</desc>
  <style>
    text {{ font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; font-size: 12px; font-variant-numeric: tabular-nums; }}
    .heading {{ font-size: 15px; font-weight: 600; }}
    .line {{ fill: none; stroke-width: 1.75; stroke-linejoin: round; stroke-linecap: round; }}
    .ground {{ fill: #ffffff; }} .text {{ fill: #1d1d1f; }} .faint {{ fill: #66666b; }} .band {{ fill: #f4f4f7; }}
    .before {{ stroke: #b85000; stroke-dasharray: 5 4; }} .now {{ stroke: #0060d0; }}
    @media (prefers-color-scheme: dark) {{
      .ground {{ fill: #161618; }} .text {{ fill: #f2f2f5; }} .faint {{ fill: #a3a3aa; }} .band {{ fill: #1f1f23; }}
      .before {{ stroke: #ff9f45; }} .now {{ stroke: #58a6ff; }}
    }}
  </style>
  <rect class="ground" width="100%" height="100%"/>
  <text class="heading text" x="{LEFT}" y="31">Motion that changed</text>
  <path class="before line" d="M{LEFT + 190} 27h18"/>
  <text class="text" x="{LEFT + 215}" y="31">before</text>
  <path class="now line" d="M{LEFT + 280} 27h18"/>
  <text class="text" x="{LEFT + 305}" y="31">now</text>
{"".join(parts)}</svg>""")


main()
