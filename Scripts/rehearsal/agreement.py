"""What a checkout says of its version, and whether all of it agrees."""

import re

# Who has the version, as an expression with it in a group, and how many of its numbers they have.
PLACES = [
    ("Lab/Sources/OverscrollLab/LabVersion.swift", r'labVersion = "([\d.]+)"', 3),
    ("Docs/Guides/InCAndCpp.md", r"find_package\(Overscroll ([\d.]+)", 2),
    ("Examples/list-c/CMakeLists.txt", r"find_package\(Overscroll ([\d.]+)", 2),
    ("Examples/metro-cpp/CMakeLists.txt", r"find_package\(Overscroll ([\d.]+)", 2),
]
HEADER = "Sources/COverscroll/include/overscroll.h"
ENTRY = re.compile(r"^## (\S+)(.*?)(?=^## |\Z)", re.M | re.S)


def version(root):
    """The version in VERSION; an error where it is not three numbers."""
    text = (root / "VERSION").read_text(encoding="utf-8").strip()
    if not re.fullmatch(r"\d+\.\d+\.\d+", text):
        raise ValueError(f"VERSION is not three numbers: {text}")
    return text


def disagreements(root):
    """How many places have the version, and a line for each that has another."""
    own, found = version(root), []
    header = (root / HEADER).read_text(encoding="utf-8")
    parts = [re.findall(rf"^#define OVERSCROLL_VERSION_{part} (\d+)", header, re.M) for part in ("MAJOR", "MINOR", "PATCH")]
    if ".".join(part[0] if part else "?" for part in parts) != own:
        found.append(f"{HEADER} has another version than VERSION, {own}")
    for place, expression, numbers in PLACES:
        wanted = ".".join(own.split(".")[:numbers])
        has = re.findall(expression, (root / place).read_text(encoding="utf-8"))
        if not has:
            found.append(f"{place} has no version")
        found += [f"{place} has {one}, not {wanted}" for one in has if one != wanted]
    return len(PLACES) + 1, found


def changelog(root):
    """How many entries the changelog's first section has; an error where it is not this version's."""
    own = version(root)
    first = ENTRY.search((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not first:
        raise ValueError("CHANGELOG.md has no section")
    if first[1] != own:
        raise ValueError(f"CHANGELOG.md begins with {first[1]}, VERSION is {own}")
    entries = re.findall(r"^(?:- |\| (?!before |---))", first[2], re.M)
    if not entries:
        raise ValueError(f"the section of {own} in CHANGELOG.md is empty")
    return len(entries)
