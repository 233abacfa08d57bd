"""What the documentation's search knows: every page, of guides every section, by the words in it."""

import json
import re
import shutil
from pathlib import Path

WORD = re.compile(r"[A-Za-z][A-Za-z0-9]+")
PART = re.compile(r"[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])")
# What says nothing about a place, and stands everywhere.
COMMON = set("the and for that with its are from was not has than also where what which when one two can may all any as at by in is it of on or to".split())


def write(site):
    """Writes search.json into a built site, and the page that reads it."""
    found = []
    for path in sorted((site / "data/documentation").rglob("*.json")):
        found += entries(json.loads(path.read_text(encoding="utf-8")), str(path.relative_to(site / "data").with_suffix("")))
    (site / "search.json").write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    for name in ("search.html", "search.js"):
        shutil.copy(Path(__file__).parent / name, site)


def entries(page, address):
    """Of a page its places: title, what it is, address, a sentence, further words."""
    metadata = page["metadata"]
    about = text(page.get("abstract", []))
    if metadata.get("role") != "article":
        kind = metadata.get("symbolKind") or metadata.get("role") or ""
        owner = address.split("/")[1:-1]
        return [[metadata["title"], f"{kind} {'/'.join(owner)}".strip(), address + "/", about, words(about)]]
    kind = "JavaScript" if address.endswith("-js") else "guide"
    found = [[metadata["title"], kind, address + "/", about, ""]]
    collected = [[about]]
    for section in page.get("primaryContentSections", []):
        for one in section.get("content", []):
            if one.get("type") == "heading":
                found.append([f"{metadata['title']}: {one['text']}", kind, f"{address}/#{one['anchor']}", "", ""])
                collected.append([one["text"]])
            else:
                collected[-1].append(text(one))
    for entry, parts in zip(found, collected):
        entry[3] = entry[3] or " ".join(" ".join(parts[1:2])[:140].split())
        entry[4] = words(" ".join(parts))
    return found


def text(node):
    """All text in a part of a page, code as well."""
    if isinstance(node, str):
        return node
    if isinstance(node, list):
        return " ".join(text(one) for one in node)
    if isinstance(node, dict):
        return " ".join(text(node[key]) for key in ("text", "code", "inlineContent", "content", "items", "rows", "terms") if node.get(key))
    return ""


def words(content):
    """The words of a text, once each; of names written together their parts as well."""
    found = set()
    for word in WORD.findall(content):
        found.update(part.lower() for part in [word, *PART.findall(word)] if len(part) > 2)
    return " ".join(sorted(found - COMMON))
