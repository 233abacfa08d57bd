"""The figures' numbers as one table of Markdown, and its place in a guide."""

import words

BEGIN, END = "<!-- growth: written by Scripts/grow -->", "<!-- end of growth -->"


def rows(figure):
    """Cells: counts, what is done, time at the least and the most, slope, times the floor at the most."""
    for curve in figure.curves:
        (least, first), (most, last) = curve.points[0], curve.points[-1]
        floor = None if curve.is_floor else figure.floor(curve)
        base = floor and floor.at(most)
        name = f"*{curve.name}*" if curve.is_floor else curve.name
        yield (f"{words.count(least)} … {words.count(most)} {figure.things}", name, words.time(first), words.time(last),
               words.slope(curve.slope), words.ratio(last / base) if base else "")


def markdown(figures):
    """The table."""
    lines = ["| | | at the fewest | at the most | slope | times the floor |", "|---|---|---|---|---|---|"]
    for figure in figures:
        before = None
        for cells in rows(figure):
            shown = list(cells)
            if shown[0] == before:
                shown[0] = ""
            before = cells[0]
            lines.append("| " + " | ".join(shown) + " |")
    return "\n".join(lines)


def put(guide, table):
    """The guide's text with the table between its marks."""
    before, begin, rest = guide.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"the guide has no {BEGIN} … {END}")
    return f"{before}{BEGIN}\n{table}\n{END}{after}"
