"""Every page for every hand and eye: contrast, space for fingers, rings, nothing that shifts."""

from browser import PAGES, SIZES, PageTests

# WCAG 2.2 AA: 1.4.3 text, 1.4.11 what is not text.
TEXT, LARGE_TEXT, RING = 4.5, 3, 3

# The contrast of all text, as the page computes its colours: those of text over those of everything
# opaque enough behind it.
COLOURS = """
window.colours = (() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const read = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return { r, g, b, a: a / 255 };
  };
  const over = (top, below) => {
    const mix = (name) => top[name] * top.a + below[name] * (1 - top.a);
    return { r: mix("r"), g: mix("g"), b: mix("b"), a: 1 };
  };
  const luminance = ({ r, g, b }) => {
    const [x, y, z] = [r, g, b].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ratio = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const base = () => over(read(getComputedStyle(document.documentElement).backgroundColor),
    { r: 255, g: 255, b: 255, a: 1 });
  /** What is seen behind an element, and how much of the element is seen. */
  function ground(element) {
    const layers = [];
    for (let one = element; one && one !== document.documentElement; one = one.parentElement) {
      layers.push(read(getComputedStyle(one).backgroundColor));
    }
    return layers.reverse().reduce((below, top) => over(top, below), base());
  }
  const opacity = (element) => {
    let share = 1;
    for (let one = element; one; one = one.parentElement) share *= Number(getComputedStyle(one).opacity);
    return share;
  };
  return { read, over, ratio, ground, opacity };
})();
"""

FAINT = """
(([text, large]) => {
  const { read, over, ratio, ground, opacity } = colours;
  const faint = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest("script, style, noscript, template")) continue;
    if (element.closest(".hidden, [disabled], [aria-hidden=true]")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const colour = read(element instanceof SVGElement ? style.fill : style.color);
    const behind = ground(element);
    colour.a *= opacity(element);
    const contrast = ratio(over(colour, behind), behind);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (contrast >= (isLarge ? large : text)) continue;
    const name = `${element.tagName.toLowerCase()}.${element.className} ${style.color}`;
    faint.set(name, `${contrast.toFixed(2)} ${name}: ${walker.currentNode.data.trim().slice(0, 40)}`);
  }
  // What figures draw by themselves takes its colours from these.
  const root = getComputedStyle(document.documentElement);
  for (const name of ["--ink", "--quiet", "--offset", "--velocity", "--prediction"]) {
    for (const surface of ["--ground", "--surface"]) {
      const behind = read(root.getPropertyValue(surface));
      const contrast = ratio(read(root.getPropertyValue(name)), behind);
      if (contrast < text) faint.set(name + surface, `${contrast.toFixed(2)} ${name} on ${surface}`);
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
  const { read, over, ratio, ground } = colours;
  const element = document.activeElement;
  if (element === document.body) return "";
  const style = getComputedStyle(element);
  const name = `${element.tagName.toLowerCase()}.${element.className} ${element.textContent.slice(0, 30)}`;
  // A stage's lies above what is drawn on it.
  const above = element.matches(".screen > .view") && getComputedStyle(element.parentElement, "::after");
  const [line, width, colour] = above ? [above.borderTopStyle, above.borderTopWidth, above.borderTopColor]
    : [style.outlineStyle, style.outlineWidth, style.outlineColor];
  if (line === "none" || parseFloat(width) < 2) return `no ring: ${name}`;
  const behind = ground(element.parentElement);
  const contrast = ratio(over(read(colour), behind), behind);
  return contrast < least ? `ring ${contrast.toFixed(2)}: ${name}` : "";
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
                with self.browser.open(self.address(name), size, scripts=[*scripts, SHIFTS]) as page:
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
                with self.subTest("text stands out", scheme=scheme):
                    self.assertEqual(page.evaluate(FAINT, [TEXT, LARGE_TEXT]), [])

        self.each_page("narrow", check, [COLOURS])

    def test_pages_under_a_keyboard(self):
        def check(name, page):
            with self.subTest("sliders have names and values"):
                self.assertEqual(page.evaluate(UNNAMED), [])
            with self.subTest("presets and a reset"):
                labels = page.evaluate(
                    "[...document.querySelectorAll('[data-figure] .presets button')]"
                    ".map((one) => one.textContent)")
                sliders = page.page.locator("[data-figure] .slider input").count()
                is_law = name not in LABORATORY
                wanted = (["Reset"] if sliders and is_law else []) + PRESETS.get(name, [])
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
