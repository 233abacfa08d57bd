"""What MkDocs cannot know: files of the repository that guides link to, public types by name, JavaScript's types.

A link to a file that does not exist becomes one to a page that does not exist, which MkDocs warns of.
"""

import json
import os
import re
from pathlib import Path

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "Docs"
DEMO = ROOT / "Web/site"
TYPES = ROOT / ".build/docs/types"

FENCE = re.compile(r"^(```.*?^```$)", re.M | re.S)
LINK = r"(?<!!)\[(?P<title>(?:[^\[\]`]|`[^`]*`)+)\]\((?P<target>[^)\s]+)\)"
TYPE = r"(?<![`\[\w])`(?P<type>[A-Z]\w*)`(?!`)"


def modules():
    """The pages of the modules, as DocC wrote them for its script."""
    return [json.loads(path.read_text("utf-8")) for path in sorted((TYPES / "data/documentation").glob("*.json"))]


OWNERS = {one["title"]: one["url"] for module in modules() for one in module["references"].values()
          if one.get("kind") == "symbol" and one["url"].count("/") == 3}


def on_config(config):
    """The contents list: the groups of Docs/README.md, then what is made here."""
    front = (DOCS / "README.md").read_text("utf-8")
    config.nav = [{"Overview": "README.md"}]
    for group, lines in re.findall(r"^## (.+)\n\n((?:- .+\n)+)", front, re.M):
        config.nav.append({group: [{title: path} for title, path in re.findall(r"\[(.+?)\]\(([\w./-]+\.md)\)", lines)]})
    config.nav.append({"Swift": [f"Swift/{module['metadata']['title']}.md" for module in modules()]})
    config.nav.append({"JavaScript": [f"JavaScript/{path.name[:-5]}.js.md" for path in sorted((ROOT / "Web/js").glob("*.d.ts"))]})


def on_files(files, config):
    """Adds a page for every module, in Swift and JavaScript, and for every file of the repository that a page links to."""
    made = {f"Swift/{module['metadata']['title']}.md": swift(module) for module in modules()}
    made |= {f"JavaScript/{path.name[:-5]}.js.md": javascript(path) for path in (ROOT / "Web/js").glob("*.d.ts")}
    for page in files.documentation_pages():
        for match in re.finditer(LINK, page.content_string):
            place = outside(page.src_uri, match["target"])
            if place and place.exists() and place.parent != DEMO:
                made[f"repository/{place.relative_to(ROOT)}.md"] = shown(place)
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))


def on_page_markdown(markdown, page, **_):
    if page.file.src_uri.startswith(("repository/", "JavaScript/")):
        return markdown
    parts = FENCE.split(markdown)
    for index in range(0, len(parts), 2):
        parts[index] = "\n".join(line if line.startswith("#") else re.sub(f"{LINK}|{TYPE}", lambda match: led(match, page), line)
                                 for line in parts[index].split("\n"))
    return "".join(parts)


def on_post_template(output_content, template_name, config):
    """A missing page is shown at any address: its links begin with that of the site."""
    if template_name != "404.html":
        return output_content
    base = os.environ["OVERSCROLL_DOCS_BASE"]
    return re.sub(r'((?:href|src)=|"base": )"/', rf'\1"{base}/', output_content)


def led(match, page):
    """A link, or the name of a type, that leads where the site has it."""
    up = "../" * page.url.count("/")
    if name := match["type"]:
        return f'<a href="{up}types{OWNERS[name]}/">`{name}`</a>' if name in OWNERS else match[0]
    place = outside(page.file.src_uri, match["target"])
    if not place:
        return match[0]
    if place.parent == DEMO and place.exists():
        return f'<a href="{up}../{place.name}">{match["title"]}</a>'
    return f"[{match['title']}]({os.path.relpath('repository', Path(page.file.src_uri).parent)}/{place.relative_to(ROOT)}.md)"


def outside(page, target):
    """The file of the repository that a page of Docs links to, if that is not in Docs."""
    place = Path(os.path.normpath((DOCS / page).parent / target.partition("#")[0]))
    return place if ":" not in target and place.is_relative_to(ROOT) and not place.is_relative_to(DOCS) else None


def shown(place):
    """A file of the repository as a page; of a folder what is in it."""
    name = place.relative_to(ROOT)
    if place.is_dir():
        kind, text = "", "\n".join(sorted(one.name + "/" * one.is_dir() for one in place.iterdir() if one.name[0] not in "._"))
    else:
        kind, text = place.suffix[1:], place.read_text("utf-8")
    return f"---\nsearch:\n  exclude: true\n---\n\n# `{name}`\n\n~~~~{kind}\n{text}\n~~~~\n"


def swift(module):
    """The types of a module in the groups of its catalogue, each with the names of its members, for the search."""
    name = module["metadata"]["title"]
    text = ["---\nsearch:\n  boost: 2\n---", f"# {name}", sentence(module), f'<a href="../../types/documentation/{name.lower()}/">All of {name}, with declarations</a>']
    for group in module["topicSections"]:
        text.append(f"## {group['title']}")
        for type_ in (module["references"][one] for one in group["identifiers"]):
            page = json.loads((TYPES / f"data{type_['url']}.json").read_text("utf-8"))
            members = [page["references"][one]["title"] for section in page.get("topicSections", []) for one in section["identifiers"]
                       if page["references"][one]["role"] == "symbol"]
            text += [f'### <a href="../../types{type_["url"]}/">{type_["title"]}</a>', sentence(type_),
                     " ".join(f"`{one}`" for one in members)]
    return "\n\n".join(text) + "\n"


def sentence(described):
    return "".join(one.get("text") or f"`{one.get('code', '')}`" for one in described.get("abstract", []))


def javascript(path):
    """The types of a module of Web/js as they are written, a heading for every export."""
    export = r"^(?:/\*\*(?:(?!\*/).)*\*/\n)?export (?:declare )?(?:abstract )?(?:class|interface|type|function|const) (\w+)"
    text = re.sub(export, r"~~~~\n\n## \1\n\n~~~~ts\n\g<0>", path.read_text("utf-8"), flags=re.M | re.S)
    return f"# {path.name[:-5]}.js\n\n~~~~ts\n{text}~~~~\n"
