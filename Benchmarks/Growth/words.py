"""Numbers as people read them."""

SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
UNITS = ((1e9, "s"), (1e6, "ms"), (1e3, "µs"), (1, "ns"))


def count(number):
    """1, 1,000, 10⁷."""
    power = len(str(number)) - 1
    if number >= 100_000 and number == 10 ** power:
        return "10" + str(power).translate(SUPERSCRIPTS)
    return f"{number:,}"


def rounded(number):
    """Two digits that count, and no more than are there: 0.35, 7.7, 87, 1,300."""
    if number >= 100:
        return f"{float(f'{number:.2g}'):,.0f}"
    return f"{number:.0f}" if number >= 9.95 else f"{number:.1f}" if number >= 0.995 else f"{number:.2f}"


def ratio(value):
    """11, 0.35, 1/22,000."""
    return f"1/{rounded(1 / value)}" if value < 0.095 else rounded(value)


def time(ns):
    """0.35 ns, 87 ns, 1.3 µs, 12 ms."""
    for size, unit in UNITS:
        if ns >= size * 0.9995:
            return f"{rounded(ns / size)} {unit}"
    return f"{rounded(ns)} ns"


def tick(ns):
    """A time on an axis, 1, 2 or 5 of something: 1 ns, 10 µs, 0.1 ns."""
    size, unit = next(((size, unit) for size, unit in UNITS if ns >= size * 0.9995), UNITS[-1])
    return f"{ns / size:g} {unit}"


def slope(value):
    """+0.02, −0.10, +1.00; a dash where nothing could be fitted."""
    if value is None:
        return "–"
    text = f"{abs(value):.2f}"
    return text if text == "0.00" else ("+" if value > 0 else "−") + text
