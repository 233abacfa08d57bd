#!/usr/bin/env python3
"""What keeps Scripts/release from being ready, in checkouts made for it. Tests and the compiler are stand-ins."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True

SCRIPTS = Path(__file__).resolve().parents[1]


class ReleaseTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        for name in ("release", "shared/usage.bash"):
            (self.root / "Scripts" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(SCRIPTS / name, self.root / "Scripts" / name)
        self.put("VERSION", "1.3.0\n")
        self.put("CHANGELOG.md", "# Changelog\n\n## 1.3.0\n\n- One.\n\n## 1.2.0\n\n- Old.\n")
        self.program("Scripts/test", "echo tests, $CI")
        self.program("bin/swift", "echo swift $*")
        self.git("init", "-q")
        self.git("commit", "-q", "--allow-empty", "-m", "Before")
        self.git("tag", "1.2.0")
        self.commit()

    def put(self, name, text):
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8")

    def program(self, name, line):
        self.put(name, f"#!/bin/sh\n{line}\n")
        (self.root / name).chmod(0o755)

    def git(self, *arguments):
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@b", *arguments], cwd=self.root, check=True)

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "Now")

    def release(self):
        done = subprocess.run([self.root / "Scripts/release"], capture_output=True, text=True,
                              env={**os.environ, "PATH": f"{self.root}/bin:{os.environ['PATH']}"})
        return done.returncode, done.stdout, done.stderr.strip()

    def test_it_is_ready_and_prints_what_to_publish(self):
        status, said, _ = self.release()
        self.assertEqual(status, 0)
        self.assertIn("swift package diagnose-api-breaking-changes 1.2.0", said)
        self.assertIn("tests, true\n", said)
        self.assertIn("Ready. Nothing has been published", said)
        self.assertIn("  git push origin 1.3.0\n", said)

    def test_what_keeps_it_from_being_ready(self):
        def changed(**files):
            for name, text in files.items():
                self.put({"log": "CHANGELOG.md", "version": "VERSION"}[name], text)
            self.commit()

        for change, why in (
            (lambda: self.put("new", ""), "files are not committed"),
            (lambda: self.git("tag", "1.3.0"), "there is a tag 1.3.0 already"),
            (lambda: changed(log="# Changelog\n\n## Unreleased\n\n- One.\n"), "CHANGELOG.md begins with “## Unreleased”, VERSION is 1.3.0"),
            (lambda: changed(log="# Changelog\n\n## 1.3.0\n\n## 1.2.0\n\n- Old.\n"), "the section of 1.3.0 in CHANGELOG.md is empty"),
            (lambda: (self.program("Scripts/test", "exit 1"), changed()), "tests fail"),
            # A minor version may break the API.
            (lambda: (self.program("bin/swift", "echo broken; exit 1"), changed()), None),
            (lambda: (self.program("bin/swift", "echo broken; exit 1"), changed(version="1.2.1\n", log="## 1.2.1\n\n- One.\n")),
             "a patch breaks no API"),
        ):
            with self.subTest(why):
                self.setUp()
                change()
                status, said, error = self.release()
                self.assertEqual((status, "Ready" in said), (int(why is not None), why is None))
                self.assertEqual(error, f"release: not ready: {why}" if why else "")


if __name__ == "__main__":
    unittest.main()
