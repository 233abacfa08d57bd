"""What is wrong with a built site: a guide or picture that is not in it, a link to nowhere."""

import json

import articles
from modules import MODULES

# Documentation that is not part of the site: the standard library's, other sites.
SYSTEM = ("Swift.", "_Concurrency.")
ELSEWHERE = ("http://", "https://", "mailto:")


def problems(site):
    """Every problem of a site, a line each."""
    found = []
    for name in articles.names():
        if not (site / f"documentation/guides/{name.lower()}/index.html").exists():
            found.append(f"the guide {name} is not in the site")
    for module in MODULES:
        if not (site / f"documentation/{module.lower()}/index.html").exists():
            found.append(f"the module {module} is not in the site")
    listed = topics(page(site, "documentation/guides"))
    found += [f"TOPICS in Docs/Site/articles.py does not list the guide {name}" for name in articles.names() if name not in listed]
    for path in sorted((site / "data/documentation").rglob("*.json")):
        found += dead(site, path)
    return found


def topics(content):
    """What a page lists under Topics; what it leaves out, DocC lists in a section that it generates."""
    return {one.rsplit("/", 1)[-1] for section in content["topicSections"] if not section.get("generated")
            for one in section["identifiers"]}


def page(site, address):
    """The content of a page, as DocC's script reads it; None where there is none."""
    path = site / "data" / f"{address}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def dead(site, path):
    """The links and pictures of a page that lead nowhere."""
    content = json.loads(path.read_text(encoding="utf-8"))
    here = path.relative_to(site / "data").with_suffix("")
    found = []
    for reference in content.get("references", {}).values():
        if reference["type"] == "image":
            found += [f"{here}: no picture {one['url']}" for one in reference["variants"]
                      if not (site / one["url"].lstrip("/")).exists()]
        elif reference["type"] in ("topic", "link", "section"):
            found += [f"{here}: no page {url}" for url in [reference["url"]] if not leads(site, url)]
        elif reference["type"] == "unresolvable" and not reference["title"].startswith(SYSTEM):
            found.append(f"{here}: {reference['title']} leads nowhere")
    return found


def leads(site, url):
    """Whether an address of the site, or one elsewhere, has something behind it."""
    if url.startswith(ELSEWHERE):
        return True
    address, _, anchor = url.partition("#")
    content = page(site, address.strip("/"))
    if content is None:
        return False
    return not anchor or f'"anchor": "{anchor}"' in json.dumps(content, ensure_ascii=False)
