"""Runs the browser tests, two at a time; what fails is tried again, twice at most, and says so.

The touches are real and so is the time they take: a busy machine delays them and drops frames, which is
nobody's mistake. So what fails is tried again by itself, and a test that fails three times has found a
mistake.

    python3 run.py [-k flick] [--workers 1]
"""

import argparse
import contextlib
import io
import multiprocessing
import os
import re
import sys
import time
import unittest
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from browser import demo

HERE = Path(__file__).resolve().parent
TRIES = 3
SLOWEST = 10
# They go through all pages and take longest: what begins last should be short.
FIRST = ("test_site.", "test_accessibility.")


def tests_of(suite):
    """The tests in a suite and the suites within."""
    for one in suite:
        yield from tests_of(one) if isinstance(one, unittest.TestSuite) else [one]


def discover(patterns):
    """The names of the tests."""
    loader = unittest.TestLoader()
    loader.testNamePatterns = [one if "*" in one else f"*{one}*" for one in patterns] or None
    names = [test.id() for test in tests_of(loader.discover(str(HERE), "test_*.py"))]
    if loader.errors:
        sys.exit("\n".join(loader.errors))
    return sorted(names, key=lambda name: not name.startswith(FIRST))


def outcome(name):
    """Runs a test in a process of the pool: what became of it, in which time, what it printed and what is wrong."""
    result = unittest.TestResult()
    printed = io.StringIO()
    begin = time.monotonic()
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
    return {"name": name, "outcome": word, "seconds": time.monotonic() - begin, "printed": printed.getvalue(),
            "detail": "\n".join(details)}


def show(result):
    """What became of a test, with what it printed, immediately."""
    text = f"{result['name']} ... {result['outcome']} ({result['seconds']:.1f} s)\n{result['printed']}"
    if result["detail"]:
        text += f"{'=' * 70}\n{result['detail']}\n{'-' * 70}\n"
    sys.stderr.write(text)
    sys.stderr.flush()
    return result


def run(names, workers):
    """Runs tests in processes side by side, each with a browser of its own that it keeps."""
    results = []
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        futures = {pool.submit(outcome, name): name for name in names}
        for future in as_completed(futures):
            try:
                result = future.result()
            except BrokenProcessPool as error:
                # One of them has ended its process.
                result = {"name": futures[future], "outcome": "ERROR", "seconds": 0, "printed": "",
                          "detail": str(error)}
            results.append(show(result))
    return results


def tell_not_run(skipped):
    """Tells Scripts/test, if it waits for it, why tests did not run."""
    place = os.environ.get("NOT_RUN")
    if place:
        reasons = {re.search("skipped: (.*)", result["detail"]) for result in skipped}
        with open(place, "a", encoding="utf-8") as file:
            file.writelines(sorted({f"browser tests: {reason[1]}\n" for reason in reasons if reason}))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("-k", action="append", default=[], metavar="PATTERN")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    begin = time.monotonic()
    names = discover(options.k)
    seconds = {}
    with demo() as address:
        os.environ["DEMO"] = address
        results = run(names, options.workers)
        final = {result["name"]: result for result in results}
        for attempt in range(1, TRIES + 1):
            for result in results:
                name = result["name"]
                seconds[name] = seconds.get(name, 0) + result["seconds"]
            failed = [result["name"] for result in results if result["outcome"] in ("FAIL", "ERROR")]
            if not failed or attempt == TRIES:
                break
            sys.stderr.write(f"\nagain, {attempt + 1} of {TRIES}: {', '.join(failed)}\n")
            # Each by itself, in a new process with a new browser.
            results = [result for name in failed for result in run([name], 1)]
            final.update({result["name"]: result for result in results})

    print("\nslowest:")
    for name in sorted(seconds, key=seconds.get, reverse=True)[:SLOWEST]:
        print(f"{seconds[name]:7.1f} s  {name}")
    outcomes = [result["outcome"] for result in final.values()]
    counts = {word: outcomes.count(kind) for word, kind in (
        ("failures", "FAIL"), ("errors", "ERROR"), ("skipped", "skipped"))}
    told = ", ".join(f"{word}={count}" for word, count in counts.items() if count)
    tell_not_run([result for result in final.values() if result["outcome"] == "skipped"])
    has_failed = counts["failures"] + counts["errors"] > 0
    print(f"\nRan {len(final)} tests in {time.monotonic() - begin:.1f}s\n")
    print(("FAILED" if has_failed else "OK") + (f" ({told})" if told else ""), flush=True)
    sys.exit(1 if has_failed or not final else 0)


if __name__ == "__main__":
    main()
