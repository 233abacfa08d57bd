"""A process that runs the tests it is given, with a browser of its own.

Names come in, one in a line; what became of the test goes out, as JSON in a line.
"""

import contextlib
import io
import json
import os
import subprocess
import sys
import time
import unittest
from pathlib import Path


class Worker:
    """The process, seen from the one that tells it."""

    def __init__(self, address):
        self.address = address
        self.process = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process:
            self.process.stdin.close()
            self.process.wait()
            self.process.stdout.close()

    def run(self, name):
        """Runs a test: its name, outcome, seconds, and what there is to say about it."""
        if not self.process:
            self.process = subprocess.Popen(
                [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                env={**os.environ, "DEMO": self.address}, cwd=Path(__file__).resolve().parent)
        begin = time.monotonic()
        answer = ""
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(name + "\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        seconds = time.monotonic() - begin
        if answer:
            return {"name": name, "seconds": seconds, **json.loads(answer)}
        # The next test gets a new process.
        status, self.process = self.process.wait(), None
        return {"name": name, "seconds": seconds, "outcome": "ERROR", "printed": "",
                "detail": f"its process ended with status {status}"}


def outcome(name):
    """Runs a test in this process."""
    result = unittest.TestResult()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        unittest.defaultTestLoader.loadTestsFromName(name).run(result)
    if result.errors:
        word = "ERROR"
    elif result.failures or result.unexpectedSuccesses:
        word = "FAIL"
    else:
        word = "skipped" if result.skipped else "ok"
    details = [f"{test}\n{text}" for test, text in [*result.errors, *result.failures]]
    details += [f"skipped: {reason}" for _, reason in result.skipped]
    return {"outcome": word, "printed": printed.getvalue(), "detail": "\n".join(details)}


def main():
    # What anything else writes to the standard output must not come between.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    for name in sys.stdin:
        answers.write(json.dumps(outcome(name.strip())) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
