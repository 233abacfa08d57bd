#!/usr/bin/env python3
"""What the checks of Scripts/format find, and what they do not."""

import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

sys.dont_write_bytecode = True

import glue
import ratchet


class RatchetTests(unittest.TestCase):
    def outcome(self, recorded, now, *options):
        with tempfile.TemporaryDirectory() as folder, unittest.mock.patch.multiple(
                ratchet, RECORD=Path(folder) / "ratchet.txt", measured=lambda: now), unittest.mock.patch("sys.argv", ["ratchet.py", *options]):
            ratchet.RECORD.write_text(recorded)
            try:
                ratchet.main()
            except SystemExit as error:
                return str(error).splitlines()[0]
            return ratchet.RECORD.read_text()

    def test_what_grows_is_refused_until_it_is_recorded(self):
        self.assertEqual(self.outcome("lines Web 9\n", {"lines Web": 10}), "lines Web: 10, recorded are 9")
        self.assertEqual(self.outcome("lines Web 9\n", {"lines Web": 10}, "--shrink"), "lines Web: 10, recorded are 9")
        self.assertEqual(self.outcome("lines Web 9\n", {"lines Web": 10}, "--record"), "lines Web 10\n")

    def test_a_new_folder_has_to_be_recorded_and_one_that_is_gone_is_left_out(self):
        self.assertEqual(self.outcome("", {"lines New": 1}), "lines New: 1, recorded are 0")
        self.assertEqual(self.outcome("bytes list 8\nlines Old 3\n", {}, "--shrink"), "bytes list 8\n")

    def test_what_shrinks_is_recorded(self):
        self.assertEqual(self.outcome("lines Web 9\n", {"lines Web": 8}), "lines Web 9\n")
        self.assertEqual(self.outcome("lines Web 9\n", {"lines Web": 8}, "--shrink"), "lines Web 8\n")

    def test_what_only_an_spi_shows_is_counted_by_itself(self):
        found = ratchet.declared("public struct A {\n  public let b = 0\n  @_spi(F) public var c = 0\n}\n@_spi(F) extension A {\n  public func d() {\n"
                                 "  }\n}\n@_spi(F) public import X\npublic func e() {}\n")
        self.assertEqual(found, {"public declarations": 3, "declarations of an SPI": 2})


class GlueTests(unittest.TestCase):
    def test_a_number_that_is_stale_is_found(self):
        self.assertEqual(glue.stale({"README.md": ["{sdl} lines"]}), [])
        self.assertEqual(glue.stale({"README.md": ["1{sdl} lines"]}), [f"glue: README.md does not say “1{glue.counted(glue.HOSTS['sdl'])} lines”"])


if __name__ == "__main__":
    unittest.main()
