"""The steps of a release, in their order. A step takes commands and options and gives the number for the
table and lines of detail; it raises StepFailed where it does not pass."""

import re
import shutil
import tempfile
from pathlib import Path

import agreement
import speed
from commands import StepFailed


class Absent(Exception):
    """What the step would run is not there; the text says what."""


def needs(*tools):
    """Absent unless the system has some tools."""
    for tool in tools:
        if not shutil.which(tool):
            raise Absent(f"{tool} was not found")


def version(commands, _):
    """VERSION, the C header, the command, CMake's examples and the changelog's first section agree"""
    places, wrong = agreement.disagreements(commands.root)
    if wrong:
        raise StepFailed(*wrong)
    entries = agreement.changelog(commands.root)
    return [f"{agreement.version(commands.root)} in {places} places; {entries} entries in the changelog"]


def tree(commands, _):
    """nothing is uncommitted, and the version's tag is free"""
    changed = commands.run("git", "status", "--porcelain").splitlines()
    if changed:
        raise StepFailed(f"{len(changed)} files are not committed", *changed[:5])
    tag = agreement.version(commands.root)
    if commands.run("git", "tag", "--list", tag).strip():
        raise StepFailed(f"there is a tag {tag} already")
    return [f"{commands.run('git', 'rev-list', '--count', 'HEAD').strip()} commits, no tag {tag} yet"]


def tests(commands, options):
    """Scripts/test"""
    output = commands.run("Scripts/test", *options.tests)
    table = re.findall(r"^(\S+) +(passed|not run) +[\d:]+$", output, re.M)
    left_out = re.findall(r"^ +left out: (.*)$", output, re.M)
    count = sum(map(int, re.findall(r"Test run with (\d+) tests?", output)))
    passed = sum(result == "passed" for _, result in table)
    return [f"{passed} of {len(table)} stages passed" + (f", {count} Swift tests" if count else ""),
            *[f"left out: {one}" for one in left_out]]


def mutants(commands, _):
    """Scripts/mutants: errors put into the code, and how many of them tests notice"""
    if not (commands.root / "Scripts/mutants").exists():
        raise Absent("Scripts/mutants")
    said = [line.strip() for line in commands.run("Scripts/mutants").splitlines() if line.strip()]
    return said[-1:] or ["it said nothing"]


def bench(commands, _):
    """Scripts/bench, next to the last record; a trend, no gate"""
    # The times of files are those of the checkout; the last record is the one that was committed last.
    committed = commands.run("git", "log", "--format=", "--name-only", "--diff-filter=d", "--", "Benchmarks/Results/*.csv")
    paths = [path for path in map(commands.root.joinpath, committed.split()) if path.exists()]
    if not paths:
        raise StepFailed("there is no record in Benchmarks/Results")
    path = paths[0]
    ratios = speed.compared(speed.measured(commands.run("Scripts/bench")), speed.record(path))
    slow = [f"{ratio:5.2f} × {name}" for ratio, name in ratios if ratio > 1.25]
    return [speed.summary(ratios), f"record: {path.name}; slower by more than a quarter:" if slow else f"record: {path.name}",
            *slow]


def growth(commands, _):
    """Scripts/grow: the slopes of growth"""
    output = commands.run("Scripts/grow")
    slopes = {cells[2].strip(): cells[5].strip() for cells in (line.split("|") for line in output.splitlines())
              if len(cells) == 8 and re.fullmatch(r"[+−]?\d\.\d\d", cells[5].strip()) and "*" not in cells[2]}
    if not slopes:
        raise StepFailed("Scripts/grow printed no slope")
    worst = max(slopes, key=lambda name: float(slopes[name].replace("−", "-")))
    return [f"{len(slopes)} curves; steepest {slopes[worst]}: {worst}"]


def docs(commands, _):
    """Scripts/docs --check: the site, dead links, the public API"""
    site = Path(commands.run("Scripts/docs", "--check").splitlines()[-1])
    pages = sum(1 for _ in site.rglob("index.html"))
    return [f"{pages} pages, no dead link, the API is that of Docs/API"]


def web(commands, _):
    """Scripts/build-web: the modules, the wrapper, the site"""
    output = commands.run("Scripts/build-web")
    sizes = re.findall(r"^(overscroll\S+) +(\d+) bytes +(\d+) gzip", output, re.M)
    together = re.findall(r"^(\w+) with \S+ +(\d+) of (\d+)", output, re.M)
    compared = [] if "not compared" not in output else ["without wasm-opt or esbuild: larger than a release is"]
    return ["; ".join(f"{int(sum_):,} bytes of {int(limit):,}, {name}" for name, sum_, limit in together) + ": module and wrapper, gzip -9",
            *[f"{name}: {int(size):,} bytes, {int(packed):,} gzip -9" for name, size, packed in sizes], *compared]


def package(commands, _):
    """the package for npm, and npm pack"""
    needs("npm")
    dist = commands.root / "Web/dist"
    if not (dist / "overscroll.wasm").exists():
        raise Absent("Web/dist: the step web builds it")
    commands.run("Scripts/web/package.py", dist)
    with tempfile.TemporaryDirectory() as folder:
        commands.run("npm", "pack", "--offline", "--pack-destination", folder, dist / "package")
        tarball, *others = Path(folder).glob("*.tgz")
        wanted = f"overscroll-{agreement.version(commands.root)}.tgz"
        if others or tarball.name != wanted:
            raise StepFailed(f"npm packed {tarball.name}, not {wanted}")
        return [f"{tarball.name}, {tarball.stat().st_size:,} bytes"]


def demo(commands, _):
    """Scripts/demo --export: the site as files, and as one file"""
    with tempfile.TemporaryDirectory() as folder:
        said = commands.run("Scripts/demo", "--export", Path(folder) / "site").splitlines()[-1]
        files = [path for path in Path(folder).rglob("*") if path.is_file()]
        single = re.search(r"(\S+\.html) works", said)
        alone = Path(folder) / "site" / single[1] if single else None
        if not alone or not alone.exists():
            raise StepFailed("the one file that works alone is missing", said)
        return [f"{len(files):,} files; {alone.name} alone {alone.stat().st_size:,} bytes"]


def c(commands, _):
    """Scripts/install-c: the libraries for C"""
    with tempfile.TemporaryDirectory() as folder:
        output = commands.run("Scripts/install-c", folder)
        sizes = re.findall(r"^ +(libOverscroll\S+(?:, stripped)?) +(\d+) bytes", output, re.M)
        return [f"{int(sizes[-1][1]):,} bytes shared, stripped", *[f"{name}: {int(size):,} bytes" for name, size in sizes]]


def sizes(commands, _):
    """Scripts/sizes: what a Scroller adds to a program; the bytes of a value of every model"""
    output = commands.run("Scripts/sizes")
    added = re.findall(r"^(\S+) .* (\d+) added", output, re.M)
    values = re.findall(r"^(\S+) +(\d+) bytes a value", output, re.M)
    return ["; ".join(f"{int(size):,} bytes added, {kind}" for kind, size in added),
            "values: " + ", ".join(f"{name} {int(size):,}" for name, size in values[:4]),
            "        " + ", ".join(f"{name} {int(size):,}" for name, size in values[4:])]


ALL = {step.__name__: step for step in
       (version, tree, tests, mutants, bench, growth, docs, web, package, demo, c, sizes)}


def publishing(root, number, commit):
    """What a release would run. Nothing here does."""
    return [f"git tag -a {number} {commit} -m 'Overscroll {number}'", f"git push origin {number}",
            f"npm publish {(root / 'Web/dist/package').relative_to(root)}"]
