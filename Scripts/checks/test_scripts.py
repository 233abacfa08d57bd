#!/usr/bin/env python3
"""Every script answers --help and refuses nonsense with 64, before it builds, installs or starts anything."""

import os
import subprocess
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[1]
# What scripts start; here each is a program that leaves a file with its name.
STARTED = ("swift", "node", "npm", "cmake", "apt-get", "sudo", "pip3", "docc")
# Words for those that take any text, too.
NONSENSE = {name: ["--nonsense", "NONSENSE"] for name in (
    "bench", "build-web", "demo", "docs", "format", "grow", "mutants", "overscroll", "release", "sizes", "stress", "test")}


def scripts():
    """What people run, with and without an ending."""
    folders = (SCRIPTS, SCRIPTS / "stages", SCRIPTS / "web", SCRIPTS / "checks")
    return sorted(path for folder in folders for path in folder.iterdir()
                  if path.is_file() and os.access(path, os.X_OK) and not path.name.startswith("test_"))


class ScriptTests(unittest.TestCase):
    def run_script(self, script, *arguments):
        """Its exit status, what it said, and what it started."""
        with tempfile.TemporaryDirectory() as folder:
            for name in STARTED:
                program = Path(folder) / name
                program.write_text(f"#!/bin/sh\n: >'{folder}/'{name}.started\n")
                program.chmod(0o755)
            done = subprocess.run([script.relative_to(SCRIPTS.parent), *arguments], cwd=SCRIPTS.parent,
                                  capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60,
                                  env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"})
            return done.returncode, done.stdout, done.stderr, sorted(path.stem for path in Path(folder).glob("*.started"))

    def test_help_says_how_each_is_used(self):
        for script in scripts():
            name = f"Scripts/{script.relative_to(SCRIPTS)}"
            with self.subTest(name):
                status, out, error, started = self.run_script(script, "--help")
                self.assertEqual((status, error, started), (0, "", []))
                self.assertIn(name, out)

    def test_nonsense_is_refused(self):
        for script in scripts():
            for word in NONSENSE.get(script.name, ["--nonsense"]):
                with self.subTest(f"{script.name} {word}"):
                    status, out, error, started = self.run_script(script, word)
                    self.assertEqual((status, out, started), (64, "", []), error)
                    self.assertNotEqual(error, "")

    def test_they_are_few(self):
        self.assertLessEqual(sum(path.is_file() for path in SCRIPTS.iterdir()), 20)


if __name__ == "__main__":
    unittest.main()
