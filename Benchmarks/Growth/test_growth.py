#!/usr/bin/env python3
"""Slopes, the table and the figures, from numbers that are known. Needs no build."""

import sys
import unittest
import xml.etree.ElementTree as xml

sys.dont_write_bytecode = True

import drawing
import measured
import table
import words

HEAD = "figure\tthings\toperation\tcurve\tfloor\tcount\tns\n"
COUNTS = [1, 10, 100, 1_000, 10_000, 100_000]


def output(**curves):
    """Lines as the program prints them; a curve is a function of the count."""
    lines = [HEAD]
    for count in COUNTS:
        for name, time in curves.items():
            is_floor = name.startswith("floor")
            lines.append(f"rows\trows & co\ta question\t{name}: all, of it\t{int(is_floor)}\t{count}\t{time(count)}\n")
    return lines


class SlopeTests(unittest.TestCase):
    def test_a_power_has_its_exponent(self):
        for exponent in (-1, 0, 0.5, 1, 2):
            points = [(count, 7 * count ** exponent) for count in COUNTS]
            self.assertAlmostEqual(measured.slope(points), exponent, places=12)

    def test_the_lower_half_does_not_count(self):
        curve = measured.Curve("x", False, [(1, 900), (10, 90), (100, 50), (1_000, 4), (10_000, 4), (100_000, 4)])
        self.assertAlmostEqual(curve.slope, 0, places=12)

    def test_two_points_are_no_slope(self):
        self.assertIsNone(measured.slope([(1, 1), (10, 10)]))
        self.assertEqual(words.slope(None), "–")


class TableTests(unittest.TestCase):
    def setUp(self):
        self.figures = measured.read(output(floor=lambda n: 10, first=lambda n: 20, second=lambda n: n))

    def test_a_row_has_time_slope_and_the_floors_multiple(self):
        rows = list(table.rows(self.figures[0]))
        self.assertEqual(rows[0], ("1 … 10⁵ rows & co", "first: all, of it", "20 ns", "20 ns", "0.00", "2.0"))
        self.assertEqual(rows[1][3:], ("100 µs", "+1.00", "10,000"))

    def test_floors_come_last_and_have_no_floor(self):
        self.assertEqual(list(table.rows(self.figures[0]))[2][5], "")

    def test_it_replaces_what_is_between_its_marks_and_nothing_else(self):
        guide = f"before\n{table.BEGIN}\nold\n{table.END}\nafter\n"
        once = table.put(guide, "| new |")
        self.assertEqual(once, f"before\n{table.BEGIN}\n| new |\n{table.END}\nafter\n")
        self.assertEqual(table.put(once, "| new |"), once)

    def test_a_guide_without_marks_is_an_error(self):
        with self.assertRaises(ValueError):
            table.put("nothing", "| new |")


class WordTests(unittest.TestCase):
    def test_times(self):
        for ns, text in ((0.345, "0.34 ns"), (4.21, "4.2 ns"), (312, "310 ns"), (999.9, "1.0 µs"), (5.3e6, "5.3 ms"), (2e9, "2.0 s")):
            self.assertEqual(words.time(ns), text)

    def test_counts_and_ratios(self):
        self.assertEqual([words.count(n) for n in (8, 3_000, 100_000, 300_000)], ["8", "3,000", "10⁵", "300,000"])
        self.assertEqual([words.ratio(n) for n in (8.94, 0.14, 1 / 8_812)], ["8.9", "0.14", "1/8,800"])


class DrawingTests(unittest.TestCase):
    def test_a_figure_is_sound_xml_with_every_curve_and_both_grounds(self):
        figure = measured.read(output(floor=lambda n: 10, first=lambda n: 20, second=lambda n: n))[0]
        text = drawing.svg(figure, "Scripts/grow rows")
        root = xml.fromstring(text)
        shown = "".join(root.itertext())
        for part in ("rows & co", "first: all, of it", "+1.00", "10⁵", "prefers-color-scheme: dark", "Scripts/grow rows"):
            self.assertIn(part, shown)
        self.assertEqual(text.count("<circle"), 2 * len(COUNTS))

    def test_straight_growth_is_a_straight_line(self):
        across = drawing.Scale([1, 1e6], 0, 600)
        self.assertEqual([across.place(10 ** power) for power in range(7)], [100 * power for power in range(7)])
        self.assertEqual(len(across.ticks()), 7)


if __name__ == "__main__":
    unittest.main()
