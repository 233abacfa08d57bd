#!/usr/bin/env python3
"""Values of the elementary functions with 60 digits or more, for ElementaryTests.

Writes a line with each function's name, and in the lines below it its values: argument, second argument
if it has one, the nearest double (all as the bits of a double, in hexadecimal), and what that double is
off by, in ulp. Needs mpmath.

    python3 elementary.py > elementary.txt
"""
import math
import random
import struct

from mpmath import mp, mpf

COUNT = 120
numbers = random.Random(20)


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def double(n):
    return struct.unpack("<d", struct.pack("<Q", n))[0]


def scaled(least, most):
    """Evenly spread exponents of two."""
    return 2.0 ** numbers.uniform(least, most)


def sign():
    return numbers.choice([-1.0, 1.0])


def pick(*choices):
    return numbers.choice(choices)()


def uniform(a, b):
    return lambda: numbers.uniform(a, b)


def near(x, least, most):
    return lambda: x + sign() * scaled(least, most)


ANGLES = (
    uniform(-4, 4), uniform(0, 1.6e6), lambda: scaled(20, 1023), near(0, -1074, -10),
    lambda: math.pi / 2 * numbers.randrange(1, 10**9),
)
HYPOTENUSE = lambda e: (sign() * scaled(e, e + 3), sign() * scaled(e, e + 3))

ARGUMENTS = {
    "exp": lambda: pick(uniform(-745.1, 709.7), near(0, -60, 3), uniform(-1, 1), uniform(-745.1, -700)),
    "expMinusOne": lambda: pick(uniform(-40, 709.7), near(0, -1074, 3), uniform(-1, 1)),
    "kept": lambda: pick(uniform(0, 745), near(300, -60, 8), uniform(0, 3)),
    "lost": lambda: pick(uniform(0, 40), lambda: scaled(-1074, 4), uniform(0, 0.2)),
    "log": lambda: pick(lambda: double(numbers.randrange(1, 0x7FF << 52)), uniform(0.5, 2), near(1, -52, -2)),
    "logOnePlus": lambda: pick(near(0, -1074, -1), lambda: scaled(-60, 1023), uniform(-1, 3), uniform(-0.5, 0.5)),
    "sin": lambda: pick(*ANGLES),
    "cos": lambda: pick(*ANGLES),
    "atan": lambda: pick(uniform(-3, 3), near(0, -1074, 1023), uniform(0.4, 0.43)),
    "atan2": lambda: pick(
        lambda: (numbers.uniform(-3, 3), numbers.uniform(-3, 3)),
        lambda: (sign() * scaled(-1074, 1023), sign() * scaled(-1074, 1023)),
        lambda: HYPOTENUSE(numbers.uniform(-1074, 1020))),
    "tanh": lambda: pick(uniform(-20, 20), near(0, -1074, 5), uniform(-1, 1)),
    "pow": lambda: pick(
        lambda: (numbers.uniform(0, 10), numbers.uniform(-20, 20)),
        lambda: (1 + sign() * scaled(-52, -3), sign() * scaled(0, 50)),
        lambda: (scaled(-1074, 1023), sign() * scaled(-10, 2)),
        lambda: (numbers.uniform(0.5, 2), numbers.uniform(-1000, 1000)),
        lambda: (-float(numbers.randrange(1, 9)), float(numbers.randrange(-99, 99)))),
}
TURNS = [
    6381956970095103.0 * 2.0**797, 1.7976931348623157e308, 5e-324, 1647099.0, 1647100.0, 0.0, 0.78539816, 0.78539817,
    1.5707963267948966, 2.356, 3.141592653589793, 3.9269, 4.71238898038469, 6.283185307179586, 355.0, 1e9, 1e15,
]
# Where a function changes its way, and the ends of what it takes.
EDGES = {
    "exp": [709.782712893384, 708.9999999999999, -708.3964185322641, -745.13, 5e-324, -5e-324, -699.9999999999999],
    "kept": [0.0, 5e-324, 1e-300, 1e-17, 0.0027, 0.00271, 0.0054, 0.3465735, 0.3465736, 0.6931471805599453, 36.7, 707.999,
             708.0, 720.5, 744.4, 745.0, 745.2, 746.0, 1e6, 1e300],
    "expMinusOne": [5e-324, -5e-324, 2.0**-54, -(2.0**-53), 709.782712893384, -37.5, -709.0],
    "log": [5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1 - 2.0**-53, 1 + 2.0**-52, 2.0, 0.5,
            0.7071067811865476, 1.4142135623730951],
    "logOnePlus": [5e-324, -5e-324, -1 + 2.0**-53, 1.7976931348623157e308, 2.0**-54, 2.0**-53, 0.41421356, -0.2928932],
    "sin": TURNS,
    "cos": TURNS,
    "atan": [5e-324, 1.7976931348623157e308, 1.0, -1.0, 0.41421356237309503, 0.4142135623730951],
    "atan2": [(5e-324, 5e-324), (1e-323, 5e-324), (5e-324, 1e-323), (1.7e308, 1.7e308), (5e-324, -1.7e308)],
    "tanh": [5e-324, 2.0**-28, -(2.0**-29), 19.0, 22.0],
    "pow": [(2.0, 1023.5), (2.0, -1074.0), (5e-324, 0.99), (1.7976931348623157e308, 0.9999), (2.0, 0.5),
            (1 + 2.0**-52, 4e17), (1 - 2.0**-53, -6e18), (10.0, 308.0), (10.0, -323.0)],
}
EDGES["lost"] = EDGES["kept"]
VALUES = {
    "exp": mp.exp, "expMinusOne": mp.expm1, "kept": lambda x: mp.exp(-x), "lost": lambda x: -mp.expm1(-x),
    "log": mp.log, "logOnePlus": mp.log1p, "sin": mp.sin, "cos": mp.cos, "atan": mp.atan, "atan2": mp.atan2,
    "tanh": mp.tanh, "pow": mp.power,
}


def nearest(value):
    """The nearest double and the rest in ulp; None for what is beyond the doubles."""
    if value == 0:
        return 0.0, 0.0
    exponent = max(int(mp.floor(mp.log(abs(value), 2))), -1022) - 52
    steps = mp.nint(value / mpf(2) ** exponent)
    if abs(steps) * mpf(2) ** exponent >= mpf(2) ** 1024:
        return None
    return math.ldexp(int(steps), exponent), float(value / mpf(2) ** exponent - steps)


for name, make in ARGUMENTS.items():
    values, edges = [], list(EDGES.get(name, []))
    while len(values) < COUNT:
        arguments = edges.pop(0) if edges else make()
        if not isinstance(arguments, tuple):
            arguments = (arguments,)
        # Large angles need as many digits before the point as their exponent has.
        mp.prec = 1300 if name in ("sin", "cos") else 1200 if abs(arguments[0]) < 1e-290 else 250
        result = nearest(VALUES[name](*map(mpf, arguments)))
        if result is None:
            continue
        values.append(" ".join(f"{bits(x):x}" for x in (*arguments, result[0])) + f" {result[1]:.5f}")
    print(name)
    a_line = 4 - len(arguments)
    for start in range(0, COUNT, a_line):
        print(", ".join(values[start:start + a_line]))
