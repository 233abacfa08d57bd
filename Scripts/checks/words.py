#!/usr/bin/env python3
"""Finds words that readers stumble over (Docs/words.txt) in comments, documents, errors and the demo's text.

    Scripts/checks/words.py [FILE ...]

Without files: all that git knows of. Code is not looked at, and what stands in `code` is not.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts/shared"))
sys.dont_write_bytecode = True

from usage import Usage

LIST = "Docs/words.txt"
# Generated, or read by programs only.
SKIPPED = ("Docs/API/", LIST, "Fuzzers/Corpora/")

TEXT = r"\"\"\".*?\"\"\"|\"(?:[^\"\\\n]|\\.)*\""
# By the end of a file's name: what in it is read by people.
SLASHES = re.compile(rf"//[^\n]*|/\*.*?\*/|{TEXT}|`(?:[^`\\]|\\.)*`", re.S)
HASHES = re.compile(rf"(?:^|(?<=\s))#[^\n]*|{TEXT}", re.S)
EVERYTHING = re.compile(r".+", re.S)
KINDS = {
    ".swift": SLASHES, ".c": SLASHES, ".h": SLASHES, ".js": SLASHES, ".mjs": SLASHES, ".ts": SLASHES,
    ".md": EVERYTHING, ".html": EVERYTHING, ".txt": EVERYTHING, ".py": HASHES, "": HASHES,
}
CODE = re.compile(r"`+[^`\n]+`+|@param (?:\{.*?\} )?\[?\w+\]?|\$\{[^}]*\}")

VALUE = re.compile(r"\$\{[^}]*\}")


def words():
    """The list: an expression, and what to write instead."""
    found = []
    for number, line in enumerate((ROOT / LIST).read_text(encoding="utf-8").splitlines(), 1):
        if line and not line.startswith("#"):
            expression, separator, instead = line.partition("; ")
            if not separator:
                sys.exit(f"{LIST}:{number}: expected the words, a semicolon and what to write instead")
            found.append((re.compile(rf"(?<![\w-])(?:{expression})(?![\w-])", re.I), instead))
    return found


def tracked():
    """The files to look at."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [name for name in listed if name and not name.startswith(SKIPPED)
            and Path(name).suffix in KINDS and (ROOT / name).is_file()]


def prose(name, text):
    """The parts that people read, with where they begin; what stands in `code` is blank."""
    kind = KINDS[Path(name).suffix]
    for match in kind.finditer(text):
        part = match[0]
        # One word in quotation marks is a name.
        if part[0] in "\"`" and " " not in part:
            continue
        template = kind is SLASHES and part.startswith("`")
        part = (VALUE if template else CODE).sub(lambda code: " " * len(code[0]), part)
        # A sentence goes on behind the marks of a comment.
        yield match.start(), re.sub(r"\n\s*(?:///?|\*|#)?", lambda gap: " " * len(gap[0]), part)


def main():
    parser = Usage(__doc__)
    parser.add_argument("files", nargs="*", metavar="FILE")
    options = parser.parse_args()
    listed, count = words(), 0
    for name in options.files or tracked():
        text = (ROOT / name).read_text(encoding="utf-8")
        for start, part in prose(name, text):
            for expression, instead in listed:
                for match in expression.finditer(part):
                    line = text.count("\n", 0, start + match.start()) + 1
                    print(f"{name}:{line}: “{match[0]}”; write: {instead}", file=sys.stderr)
                    count += 1
    if count:
        sys.exit(f"words: {count}")


main()
