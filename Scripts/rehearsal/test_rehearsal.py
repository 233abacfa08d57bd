#!/usr/bin/env python3
"""What a rehearsal notices, in checkouts made for it; and its page. Needs no build."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True

import agreement
import page
import speed
import steps
from commands import Commands, StepFailed

CHANGES = "# Changelog\n\nWords.\n\n## 1.2.3\n\n- One.\n- Two.\n\n| before | now |\n|---|---|\n| `a` | `b` |\n\n## 1.2.2\n\n- Old.\n"


class Checkout:
    """A folder with everything that has a version."""

    def __init__(self, folder):
        self.root = Path(folder)
        self.put("VERSION", "1.2.3\n")
        self.put("CHANGELOG.md", CHANGES)
        self.put(agreement.HEADER, "".join(
            f"#define OVERSCROLL_VERSION_{part} {n}\n" for part, n in (("MAJOR", 1), ("MINOR", 2), ("PATCH", 3))))
        self.put("Lab/Sources/OverscrollLab/LabVersion.swift", 'public let labVersion = "1.2.3"\n')
        for place in ("Docs/Guides/InCAndCpp.md", "Examples/list-c/CMakeLists.txt", "Examples/metro-cpp/CMakeLists.txt"):
            self.put(place, "find_package(Overscroll 1.2 REQUIRED)\n")

    def put(self, place, text):
        (self.root / place).parent.mkdir(parents=True, exist_ok=True)
        (self.root / place).write_text(text, encoding="utf-8")


class AgreementTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.checkout = Checkout(folder.name)

    def test_what_agrees_agrees(self):
        self.assertEqual(agreement.disagreements(self.checkout.root), (5, []))
        self.assertEqual(agreement.changelog(self.checkout.root), 3)

    def test_every_place_is_looked_at(self):
        for place in (agreement.HEADER, *(place for place, _, _ in agreement.PLACES)):
            before = (self.checkout.root / place).read_text(encoding="utf-8")
            self.checkout.put(place, before.replace("2", "4"))
            self.assertEqual([place in line for line in agreement.disagreements(self.checkout.root)[1]], [True], place)
            self.checkout.put(place, "")
            self.assertEqual(len(agreement.disagreements(self.checkout.root)[1]), 1, place)
            self.checkout.put(place, before)

    def test_a_changelog_that_begins_with_another_version_is_an_error(self):
        for text in (CHANGES.replace("1.2.3", "1.3.0"), "# Changelog\n", "## 1.2.3\n\n## 1.2.2\n\n- Old.\n"):
            self.checkout.put("CHANGELOG.md", text)
            with self.assertRaises(ValueError):
                agreement.changelog(self.checkout.root)

    def test_a_version_of_two_numbers_is_an_error(self):
        self.checkout.put("VERSION", "1.2\n")
        with self.assertRaises(ValueError):
            agreement.version(self.checkout.root)


class SpeedTests(unittest.TestCase):
    def test_ratios_are_those_of_what_both_have(self):
        now = speed.measured("        fastest (ns)  median (ns)   runs\nfast/a      20.00    25.00      1\nnew/b       1.00   1.00   1\n"
                             "slow/c   5.0 6.0 1\n")
        ratios = speed.compared(now, {"fast/a": 40.0, "slow/c": 2.5, "gone/d": 1.0})
        self.assertEqual(ratios, [(2.0, "slow/c"), (0.5, "fast/a")])
        self.assertEqual(speed.summary(ratios), "2 benchmarks, 1.00 × the record; 0.50 fast/a … 2.00 slow/c")

    def test_nothing_in_common_is_an_error(self):
        with self.assertRaises(ValueError):
            speed.summary([])


class PageTests(unittest.TestCase):
    def end(self, *outcomes):
        results = [page.Result(f"step{index}", outcome, 65) for index, outcome in enumerate(outcomes)]
        return page.text("1.2.3", "abc", results, ["git tag 1.2.3"]), page.is_failed(results)

    def test_ready_is_only_what_has_been_looked_at(self):
        self.assertIn("Ready.", self.end(page.PASSED, page.PASSED)[0])
        for outcome in (page.SKIPPED, page.ABSENT):
            text, failed = self.end(page.PASSED, outcome)
            self.assertIn("not looked at: step1", text)
            self.assertNotIn("Ready.", text)
            self.assertFalse(failed)

    def test_a_failure_is_a_failure(self):
        text, failed = self.end(page.FAILED, page.SKIPPED)
        self.assertIn("Not ready: step0.", text)
        self.assertTrue(failed)

    def test_the_time_is_shown_for_what_ran(self):
        self.assertIn("1:05", self.end(page.PASSED)[0])
        self.assertNotIn("1:05", self.end(page.SKIPPED)[0])


class CommandTests(unittest.TestCase):
    def test_a_command_that_fails_says_its_last_lines(self):
        with tempfile.TemporaryDirectory() as folder:
            commands = Commands(Path(folder), Path(folder) / "log")
            self.assertEqual(commands.run("echo", "yes"), "yes\n")
            with self.assertRaises(StepFailed) as failure:
                commands.run("sh", "-c", "echo one; echo two; exit 7")
            self.assertEqual(failure.exception.lines[:3], ["sh: exit 7", "one", "two"])
            self.assertIn("two", (Path(folder) / "log").read_text(encoding="utf-8"))


class StepTests(unittest.TestCase):
    def test_the_modules_next_to_their_limits(self):
        class Said:
            @staticmethod
            def run(*_):
                return ("list.js                  5000 bytes     1800 gzip -9\noverscroll-list.wasm     90000 bytes    41000 gzip -9\n"
                        "list with list.js                        42800 of 42880\nfull with overscroll.js                 194000 of 194816\n")
        self.assertEqual(steps.web(Said, None), [
            "42,800 bytes of 42,880, list; 194,000 bytes of 194,816, full: module and wrapper, gzip -9",
            "overscroll-list.wasm: 90,000 bytes, 41,000 gzip -9"])


if __name__ == "__main__":
    unittest.main()
