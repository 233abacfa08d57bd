"""Runs the browser tests; what fails is tried again, twice at most, and says so.

The touches are real and so is the time they take: a busy machine delays them and drops frames, which is
nobody's mistake. A test that fails three times has found one.

    python3 run.py [unittest arguments: -k flick]
"""

import sys
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
TRIES = 3


def failed(result):
    """The tests that failed, each once; None for what failed outside any test."""
    tests = [test for test, _ in [*result.failures, *result.errors]]
    whole = [getattr(test, "test_case", test) for test in tests]
    if not all(isinstance(test, unittest.TestCase) for test in whole):
        return None
    return sorted({test.id() for test in whole})


def main():
    result = unittest.main(
        module=None, exit=False,
        argv=["run.py", "discover", "-v", "-s", str(HERE), "-p", "test_*.py", *sys.argv[1:]]).result
    for attempt in range(2, TRIES + 1):
        names = failed(result)
        if result.wasSuccessful() or names is None:
            break
        print(f"\nagain, {attempt} of {TRIES}: {', '.join(names)}", file=sys.stderr)
        suite = unittest.defaultTestLoader.loadTestsFromNames(names)
        result = unittest.TextTestRunner(verbosity=2).run(suite)
    sys.exit(0 if result.wasSuccessful() else 1)


if __name__ == "__main__":
    main()
