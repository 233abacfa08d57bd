#!/usr/bin/env python3
"""What keeps Scripts/release from being ready, in checkouts made for it. Tests and the compiler are stand-ins."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parents[1]
READY = {
    "VERSION": "1.3.0\n", "CHANGELOG.md": "# Changelog\n\n## 1.3.0\n\n- One.\n\n## 1.2.0\n\n- Old.\n",
    "Scripts/test": "#!/bin/sh\necho tests, $CI\n", "Scripts/fuzz": "#!/bin/sh\necho fuzz $1\n", "bin/swift": "#!/bin/sh\necho swift $*\n",
}
FAILS = "#!/bin/sh\nexit 1\n"


class ReleaseTests(unittest.TestCase):
    def release(self, files=(), command="true"):
        """The outcome in a checkout that is ready but for these files, and for a command after they are committed."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {**READY, **dict(files)}.items():
                path = Path(folder, name)
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
                path.chmod(0o755)
            shutil.copytree(SCRIPTS / "shared", Path(folder, "Scripts/shared"), ignore=shutil.ignore_patterns("__pycache__"))
            shutil.copy(SCRIPTS / "release", Path(folder, "Scripts"))
            commit = "git -c user.name=A -c user.email=a@b commit -q -m One"
            subprocess.run(f"git init -q && {commit} --allow-empty && git tag 1.2.0 && git add -A && {commit} && {command}",
                           cwd=folder, shell=True, check=True)
            done = subprocess.run([f"{folder}/Scripts/release"], capture_output=True, text=True,
                                  env={**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}"})
            return done.returncode, done.stdout, done.stderr.strip()

    def test_it_is_ready_and_prints_what_to_publish(self):
        status, said, _ = self.release()
        self.assertEqual(status, 0)
        self.assertIn("swift package diagnose-api-breaking-changes 1.2.0", said)
        self.assertIn("tests, true\nfuzz 60\n", said)
        self.assertIn("Ready. Nothing has been published", said)
        self.assertIn("  git push origin 1.3.0\n", said)

    def test_a_minor_version_may_break_the_api(self):
        self.assertEqual(self.release({"bin/swift": FAILS})[0], 0)

    def test_what_keeps_it_from_being_ready(self):
        for why, *change in (
            ("files are not committed", {}, "touch new"),
            ("there is a tag 1.3.0 already", {}, "git tag 1.3.0"),
            ("CHANGELOG.md begins with “## Unreleased”, VERSION is 1.3.0", {"CHANGELOG.md": "## Unreleased\n\n- One.\n"}),
            ("the section of 1.3.0 in CHANGELOG.md is empty", {"CHANGELOG.md": "## 1.3.0\n\n## 1.2.0\n\n- Old.\n"}),
            ("tests fail", {"Scripts/test": FAILS}),
            ("an input ends a fuzzer", {"Scripts/fuzz": FAILS}),
            ("a patch breaks no API", {"bin/swift": FAILS, "VERSION": "1.2.1\n", "CHANGELOG.md": "## 1.2.1\n\n- One.\n"}),
        ):
            with self.subTest(why):
                status, said, error = self.release(*change)
                self.assertEqual((status, "Ready" in said, error), (1, False, f"release: not ready: {why}"))


if __name__ == "__main__":
    unittest.main()
