"""DocC's archives: one for each module, one for the guides, merged into one site."""

import json
import re
import shutil
import subprocess

import articles
import javascript
import search
from modules import MODULES, ROOT, types

SITE = ROOT / "Docs/Site"
PICTURES = ROOT / "Docs/Pictures"

# The page that the site opens with.
FIRST = "documentation/guides/"

# The footer's links, the same on every page but for the demo, which is that of the guide; moving to another page does not load the footer again.
LINKS = """<script>
const demos = %s;
const demo = () => new URL(`../${demos[location.pathname.split("/guides/")[1]?.split("/")[0]] ?? "index"}.html`, location.origin + baseUrl);
for (const link of document.getElementById("custom-footer").content.querySelectorAll("a")) {
  link.href = link.dataset.to ? new URL(link.dataset.to, location.origin + baseUrl) : demo();
  if (!link.dataset.to) link.setAttribute("onclick", "this.href = demo()");
}
for (const form of document.getElementById("custom-header").content.querySelectorAll("form"))
  form.action = new URL(form.dataset.to, location.origin + baseUrl);
</script>""" % json.dumps(articles.demos())

# Links in a page count from its folder, also where a server gives it without the slash behind its name.
SLASH = r"""<script>
if (!/(\/|\.html)$/.test(location.pathname)) location.replace(location.pathname + "/" + location.search + location.hash);
</script>"""


def build(work):
    """Builds the site from the symbol graphs; a warning is an error. Returns its folder."""
    archives, catalogues = work / "archives", work / "catalogues"
    for folder in (archives, catalogues):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    for module, mentioned in MODULES.items():
        catalogue = catalogues / f"{module}.docc"
        shutil.copytree(ROOT / f"Sources/{module}/{module}.docc", catalogue)
        convert(module, catalogue, archives, mentioned, ["--additional-symbol-graph-dir", work / "symbols" / module])
    guides = catalogues / "Guides.docc"
    guides.mkdir()
    (guides / "Guides.md").write_text(articles.first_page(), encoding="utf-8")
    shutil.copy(PICTURES / "list-light.gif", guides / "list.gif")
    shutil.copy(PICTURES / "list-dark.gif", guides / "list~dark.gif")
    articles.write(guides, types(work / "symbols"))
    javascript.write(guides)
    convert("Guides", guides, archives, list(MODULES), [])
    site = work / "site"
    shutil.rmtree(site, ignore_errors=True)
    order = ["Guides", *sorted(MODULES)]
    docc("merge", *[archives / f"{name}.doccarchive" for name in order], "--output-path", site,
         "--synthesized-landing-page-name", "Overscroll", "--synthesized-landing-page-kind", "Library",
         "--synthesized-landing-page-topics-style", "list")
    finish(site)
    search.write(site)
    return site


def convert(name, catalogue, archives, mentioned, options):
    """One archive. A parameter whose name says it all needs no line: that check of DocC's is off."""
    shutil.copy(SITE / "header.html", catalogue)
    shutil.copy(SITE / "footer.html", catalogue)
    shutil.copy(SITE / "theme-settings.json", catalogue)
    dependencies = [part for other in mentioned for part in ("--dependency", archives / f"{other}.doccarchive")]
    docc("convert", catalogue, *options, *dependencies, "--output-path", archives / f"{name}.doccarchive",
         "--warnings-as-errors", "--disable-parameters-and-returns-validation",
         "--enable-experimental-external-link-support", "--experimental-enable-custom-templates",
         "--fallback-display-name", name, "--fallback-bundle-identifier", name, "--fallback-default-module-kind", "Module")


def docc(*arguments):
    done = subprocess.run(["docc", *map(str, arguments)], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"docs: docc {arguments[0]} {arguments[1]}\n{done.stdout}{done.stderr}")


def finish(site):
    """Makes the pages work in any folder of any server: DocC writes addresses that begin at the root."""
    for page in site.rglob("*.html"):
        depth = len(page.relative_to(site).parts) - 1
        up = "../" * depth or "./"
        text = page.read_text(encoding="utf-8")
        text = text.replace('var baseUrl = "/"', f'var baseUrl = new URL("{up}", document.baseURI).pathname')
        text = re.sub(r'((?:href|src)=")/(?!/)', rf"\g<1>{up}", text)
        text = text.replace('<meta charset="utf-8">', '<meta charset="utf-8">' + SLASH, 1)
        page.write_text(text.replace("</template><noscript>", f"</template>{LINKS}<noscript>"), encoding="utf-8")
    (site / "index.html").write_text(
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">{SLASH}\n<title>Overscroll</title>\n'
        f'<meta http-equiv="refresh" content="0.1; url={FIRST}">\n<p><a href="{FIRST}">Documentation of Overscroll</a></p>\n</html>\n',
        encoding="utf-8")
