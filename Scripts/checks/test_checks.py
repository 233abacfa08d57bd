#!/usr/bin/env python3
"""What the checks of Scripts/format find, and what they do not."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True

import circles
import glue

CHECKS = Path(__file__).resolve().parent


class WordTests(unittest.TestCase):
    def found(self, name, text):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / name
            file.write_text(text)
            done = subprocess.run([CHECKS / "words.py", file], capture_output=True, text=True)
            return [line.split("“")[1].split("”")[0] for line in done.stderr.splitlines() if "“" in line]

    def test_comments_and_texts_are_looked_at_and_code_is_not(self):
        # Put together, because this file is looked at as well.
        word = "ane" + "w"
        text = f"let {word} = 1  // begins {word}\n/// As `{word}`, in\n/// {word}.\nprint(\"{word}\", \"begins {word}\")\n"
        self.assertEqual(self.found("a.swift", text), [word] * 3)

    def test_words_on_two_lines_are_found(self):
        self.assertEqual(self.found("a.md", "It goes on for\never.\n"), ["for" + " ever"])

    def test_plain_words_are_none(self):
        self.assertEqual(self.found("a.md", "It wraps around, immediately and again.\n"), [])


class CircleTests(unittest.TestCase):
    def problems(self, **files):
        with tempfile.TemporaryDirectory() as folder:
            module = Path(folder).resolve() / "Sources/Thing"
            for name, text in files.items():
                file = module / name.replace("_", "/") / "file.swift"
                file.parent.mkdir(parents=True)
                file.write_text(text)
            return circles.problems("Thing", circles.edges(module))

    def test_a_circle_is_found_with_its_places(self):
        found = self.problems(A="struct One {}\n\nextension Two {}\n", B="public struct Two { var one: One }\n")
        self.assertEqual(found[0], "circles: Thing: A → B → A")
        self.assertEqual(found[1:], ["  A → B: Sources/Thing/A/file.swift:3: Two", "  B → A: Sources/Thing/B/file.swift:1: One"])

    def test_a_circle_of_three(self):
        found = self.problems(A="struct One: Two {}\n", B="protocol Two: Three {}\n", C="struct Three { var x: One }\n")
        self.assertEqual(len(found), 4)

    def test_comments_texts_members_and_one_direction_are_none(self):
        self.assertEqual(self.problems(
            A="struct One {}\n", B="struct Two { var one: One }\n", C_D="// Two\nlet x = (\"Two\", Big.Two)\n"), [])

    def test_a_type_within_another_is_meant_before_one_of_another_folder(self):
        self.assertEqual(self.problems(
            A="struct One {\n  enum Two {}\n  var two: Two\n}\n", B="struct Two { var one: One }\n"), [])


class GlueTests(unittest.TestCase):
    def test_a_number_that_is_stale_is_found(self):
        self.assertEqual(glue.stale({"README.md": ["{sdl} lines"]}), [])
        self.assertEqual(glue.stale({"README.md": ["1{sdl} lines"]}), [f"glue: README.md does not say “1{glue.counted(glue.HOSTS['sdl'])} lines”"])


if __name__ == "__main__":
    unittest.main()
