"""Every page for every hand and eye: contrast, space for fingers, rings, nothing that shifts."""

from browser import PAGES, SIZES, Page, PageTests

# WCAG 2.2 AA: 1.4.3 text, 1.4.11 what is not text.
TEXT, LARGE_TEXT, RING = 4.5, 3, 3

# The contrast of a colour over those behind it, as they are seen: painted one over the other.
COLOURS = """
window.colours = (() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const seen = (colours) => {
    for (const colour of ["white", ...colours]) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colour) => {
    const [r, g, b] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (colour, behind) => {
    const [low, high] = [seen(behind), seen([...behind, colour])].map(luminance).sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  /** What is behind the text of an element, the farthest first; and how much of it is seen. */
  const ground = (element) =>
    element ? [...ground(element.parentElement), getComputedStyle(element).backgroundColor] : [];
  const opacity = (element) =>
    element ? getComputedStyle(element).opacity * opacity(element.parentElement) : 1;
  return { contrast, ground, opacity };
})();
"""

FAINT = """
(([text, large]) => {
  const { contrast, ground, opacity } = colours;
  const faint = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest("script, style, noscript, template")) continue;
    if (element.closest(".hidden, [disabled], [aria-hidden=true]")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const colour = element instanceof SVGElement ? style.fill : style.color;
    const shown = `color-mix(in srgb, ${colour} ${100 * opacity(element)}%, transparent)`;
    const found = contrast(shown, ground(element));
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (found >= (isLarge ? large : text)) continue;
    const name = `${element.tagName.toLowerCase()}.${element.className} ${style.color}`;
    faint.set(name, `${found.toFixed(2)} ${name}: ${walker.currentNode.data.trim().slice(0, 40)}`);
  }
  // What figures draw by themselves takes its colours from these.
  const root = getComputedStyle(document.documentElement);
  for (const name of ["--ink", "--quiet", "--offset", "--velocity", "--prediction"]) {
    for (const surface of ["--ground", "--surface"]) {
      const found = contrast(root.getPropertyValue(name), [root.getPropertyValue(surface)]);
      if (found < text) faint.set(name + surface, `${found.toFixed(2)} ${name} on ${surface}`);
    }
  }
  return [...faint.values()];
})
"""

# What is smaller than a fingertip.
SMALL = """
((least) => [...document.querySelectorAll(
  "main button, main input, main select, main summary, main textarea, main h3 a, nav a")]
  .filter((one) => one.checkVisibility() && !one.closest(".hidden"))
  // A box to tick is as large as the words that belong to it.
  .map((one) => [one, (one.type === "checkbox" && one.closest("label") || one).getBoundingClientRect()])
  .filter(([, { width, height }]) => width < least || height < least)
  .map(([one, { width, height }]) => `${width}x${height} ${one.outerHTML.slice(0, 80)}`))
"""

# Sliders that do not say what they set, or to what.
UNNAMED = """
[...document.querySelectorAll("main input[type=range]")]
  .filter((one) => !(one.labels.length || one.ariaLabel) || !one.getAttribute("aria-valuetext"))
  .map((one) => one.outerHTML)
"""

# Whether the element with the focus shows it.
RING_SHOWN = """
((least) => {
  const { contrast, ground } = colours;
  const element = document.activeElement;
  if (element === document.body) return "";
  const style = getComputedStyle(element);
  const name = `${element.tagName.toLowerCase()}.${element.className} ${element.textContent.slice(0, 30)}`;
  // A stage's lies above what is drawn on it.
  const above = element.matches(".screen > .view") && getComputedStyle(element.parentElement, "::after");
  const [line, width, colour] = above ? [above.borderTopStyle, above.borderTopWidth, above.borderTopColor]
    : [style.outlineStyle, style.outlineWidth, style.outlineColor];
  if (line === "none" || parseFloat(width) < 2) return `no ring: ${name}`;
  const found = contrast(colour, ground(element.parentElement));
  return found < least ? `ring ${found.toFixed(2)}: ${name}` : "";
})
"""

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries()) {
    shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.className ?? node?.nodeName)}`);
  }
}).observe({ type: "layout-shift", buffered: true });
"""

# What DEMO.md's "presets" come to: iOS as it is, and the values of the articles.
PRESETS = {
    "deceleration": ["iOS normal", "iOS fast"],
    "spring": ["Critical", "The articles’"],
    "bounce": ["iOS", "Critical spring", "Soft spring", "Springy"],
    "rubber-band": ["UIKit’s, a finger"],
}

# Pages whose sliders stand where a recording and its fit put them: choosing the recording puts them back.
LABORATORY = ["observe", "optimise", "how-close"]


class AccessibilityTests(PageTests):
    def each_page(self, size, check, scripts=()):
        """Opens every page once; what is wrong is reported part by part."""
        for name in PAGES:
            with self.subTest(page=name):
                with Page.open(self.address(name), size, scripts=[*scripts, SHIFTS]) as page:
                    page.page.wait_for_timeout(200)
                    with self.subTest("nothing shifts while it loads"):
                        self.assertEqual(page.evaluate("shifts"), [])
                    check(name, page)

    def test_pages_on_phones(self):
        def check(_, page):
            with self.subTest("no sideways scrolling"):
                wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                self.assertLessEqual(wider, 0)
            width, height = SIZES["phone"]
            page.page.set_viewport_size({"width": width, "height": height})
            # The stage follows with the next frame.
            page.page.wait_for_timeout(100)
            with self.subTest("fingers find what they press"):
                self.assertEqual(page.evaluate(SMALL, 44), [])
            for scheme in ("light", "dark"):
                page.page.emulate_media(color_scheme=scheme)
                for pressed in ("false", "true"):
                    page.evaluate("(pressed) => document.querySelectorAll('.actions button').forEach((one) => (one.ariaPressed = pressed))", pressed)
                    with self.subTest("text stands out", scheme=scheme, pressed=pressed):
                        self.assertEqual(page.evaluate(FAINT, [TEXT, LARGE_TEXT]), [])

        self.each_page("narrow", check, [COLOURS])

    def test_pages_under_a_keyboard(self):
        def check(name, page):
            with self.subTest("sliders have names and values"):
                self.assertEqual(page.evaluate(UNNAMED), [])
            with self.subTest("presets and a reset"):
                labels = page.page.locator("[data-figure] .presets button").all_text_contents()
                sliders = page.page.locator("[data-figure] .slider input").count()
                wanted = (["Reset"] if sliders and name not in LABORATORY else []) + PRESETS.get(name, [])
                self.assertEqual([one for one in wanted if one not in labels], [], labels)
            stops = page.evaluate(
                "document.querySelectorAll(\"a[href], button, input, select, textarea, [tabindex='0']\").length")
            for scheme in ("light", "dark"):
                page.page.emulate_media(color_scheme=scheme)
                with self.subTest("the focus is seen", scheme=scheme):
                    hidden = []
                    for _ in range(stops + 1):
                        page.page.keyboard.press("Tab")
                        if missing := page.evaluate(RING_SHOWN, RING):
                            hidden.append(missing)
                    self.assertEqual(hidden, [])

        self.each_page("desktop", check, [COLOURS])
