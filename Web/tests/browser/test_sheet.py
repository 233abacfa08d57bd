"""A drawer with a list, a pager and a page of scrollers, attached as the guides say: wheel, keys, focus, fragments."""

import time

from browser import MadePageTests

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A sheet</title>
<style>
  body { margin: 0; height: 2000px }
  #screen { position: relative; width: 390px; height: 600px; overflow: hidden }
  #panel { position: absolute; inset: 0 0 auto; height: 560px }
  #head { height: 60px }
  .list { height: 500px; overflow: hidden }
  .list a { display: block; height: 50px; box-sizing: border-box; border-bottom: 1px solid #888 }
</style>
<div id="screen"><div id="panel"><div id="head"><button id="name">Name</button></div></div></div>
<script type="module">
  import { attach, load, Scroller } from "../overscroll.js";
  import { attachInteraction } from "../interaction.js";
  import { Drawer, ScrollingDrawer } from "../drawer.js";
  import { NestedScroll, attachNested } from "../nested.js";
  import { Pager } from "../pager.js";
  const kind = new URLSearchParams(location.search).get("kind");
  const engine = await load(new URL(`../overscroll-${kind === "pager" ? "interactions" : "pages"}.wasm`, import.meta.url));
  const screen = document.querySelector("#screen"), panel = document.querySelector("#panel");
  const fill = (list, count, name) => {
    const rows = list.appendChild(document.createElement("div"));
    for (let i = 0; i < count; i++) rows.append(Object.assign(document.createElement("a"), { id: `${name}${i}`, href: `#${name}${i}`, textContent: i }));
    return rows;
  };
  const list = () => panel.appendChild(Object.assign(document.createElement("div"), { className: "list" }));
  const moved = (element, x, y) => (element.style.transform = `translate(${x}px, ${y}px)`);
  const makers = {
    sheet() {
      const rows = fill(list(), 100, "row");
      window.it = new ScrollingDrawer(engine, {
        drawer: { container: { width: 390, height: 600 }, anchors: [{ fromBottom: 100 }, { fraction: 0.5 }, { fromTop: 40 }] },
        list: { viewport: { width: 390, height: 500 }, contentSize: { width: 390, height: 5000 } },
      });
      attachInteraction(panel, it, { within: screen, onFrame({ drawer, list }) {
        moved(panel, 0, drawer.position);
        moved(rows, 0, -list.offset.y);
      } });
    },
    nested() {
      const rows = fill(list(), 100, "row");
      window.it = new NestedScroll(engine, { scrollers: [
        { viewport: { width: 390, height: 540 }, contentSize: { width: 390, height: 560 }, order: "collapsing" },
        { viewport: { width: 390, height: 500 }, contentSize: { width: 390, height: 5000 }, in: 0 },
      ] });
      screen.style.height = "540px";
      attachNested(screen, it, { scroller: () => 1, onFrame({ scrollers: [outer, list] }) {
        moved(panel, 0, -outer.offset.y);
        moved(rows, 0, -list.offset.y);
      } });
    },
    // A header of 200 that collapses over two lists side by side; their pages go below the screen while it is open.
    tabs() {
      const head = document.querySelector("#head");
      head.style.height = "200px";
      const tabs = panel.appendChild(Object.assign(document.createElement("div"), { style: "position: relative" }));
      const lists = ["a", "b"].map((name, i) => {
        const list = tabs.appendChild(Object.assign(document.createElement("div"), { className: "list" }));
        list.style.cssText = `position: absolute; left: ${390 * i}px; width: 390px; height: 600px`;
        const rows = fill(list, 100, name);
        for (const row of rows.children) row.style.width = "fit-content";
        return rows;
      });
      const viewport = { width: 390, height: 600 };
      const paging = kind === "rule" ? { snapHorizontal: "paging" } : { isPagingEnabled: true };
      window.it = new NestedScroll(engine, { scrollers: [
        { viewport, contentSize: { width: 390, height: 800 }, order: "collapsing" },
        { viewport, contentSize: { width: 780, height: 600 }, in: 0, ...paging },
        ...lists.map(() => ({ viewport, contentSize: { width: 390, height: 5000 }, in: 1 })),
      ] });
      attachNested(screen, it, { scroller: ({ target }) => lists[1].contains(target) ? 3 : 2, onFrame({ scrollers }) {
        const [outer, pages, ...inner] = scrollers.map((one) => one.offset);
        moved(panel, 0, -outer.y);
        moved(tabs, -pages.x, 0);
        inner.forEach(({ y }, i) => moved(lists[i], 0, -y));
      } });
    },
    // By itself, or in a page: as a member, or as the outermost.
    pager() {
      const viewport = { width: 390, height: 600 }, pager = new Pager(engine, { viewport, count: 6 });
      const members = { album: [{ viewport, contentSize: { width: 390, height: 700 } }, { pager, in: 0 }], outermost: [pager] }[kind];
      window.it = members ? new NestedScroll(engine, { scrollers: members }) : pager;
      window.shown = () => (it.page ?? it.frame.scrollers.at(-1).offset.x / 390);
      panel.innerHTML = "";
      const row = fill(panel, 6, "row");
      [...row.children].forEach((one, i) => (one.style.cssText = `position: absolute; left: ${390 * i}px; width: 390px`));
      for (let i = 0; i < 6; i++) {
        for (const [side, at] of [["left", 10], ["right", 340]]) {
          const button = row.appendChild(Object.assign(document.createElement("button"), { id: side + i, textContent: "Like" }));
          button.style.cssText = `position: absolute; top: 60px; left: ${390 * i + at}px; width: 40px`;
        }
      }
      if (!members) return attachInteraction(screen, it, { onFrame: ({ offset }) => moved(row, -offset, 0) });
      pager.destroy();
      const onFrame = ({ scrollers }) => moved(row, -scrollers.at(-1).offset.x, 0);
      attachNested(screen, it, { scroller: () => members.length - 1, onFrame });
    },
    // A list that is attached by itself, in a drawer, a pager or a page of scrollers.
    inside() {
      const inner = list(), rows = fill(inner, 100, "row"), viewport = { width: 390, height: 600 };
      const [name] = kind.split("+").reverse();
      if (name === "drawer") {
        window.outer = new Drawer(engine, { container: viewport, anchors: [{ fromBottom: 100 }, { fromTop: 40 }], anchor: 1 });
        attachInteraction(panel, outer, { within: screen, onFrame: ({ position }) => moved(panel, 0, position) });
      } else if (name === "pager") attachInteraction(screen, window.outer = new Pager(engine, { viewport, count: 3 }));
      else attachNested(screen, window.outer = new NestedScroll(engine, {
        scrollers: [{ viewport, contentSize: { width: 1170, height: 600 }, isPagingEnabled: true }] }));
      window.it = new Scroller(engine);
      window.inner = inner;
      window.place = () => outer.anchor ?? outer.page ?? outer.frame.scrollers[0].offset.x;
      attach(inner, it, { content: rows, observesContent: true });
    },
  };
  makers.rule = makers.tabs;
  makers.album = makers.outermost = makers.pager;
  makers[kind.split("+")[0]]();
  window.box = (id) => { const { top, bottom, left, right } = document.querySelector(id).getBoundingClientRect(); return { top, bottom, left, right }; };
  window.native = () => [screen, panel, ...document.querySelectorAll(".list:not([data-overscroll])")].map((one) => one.scrollTop + one.scrollLeft);
  window.isReady = true;
</script></html>"""


class SheetTests(MadePageTests):
    def open(self, kind):
        page = self.make(PAGE, f"?kind={kind}")
        page.wait_for_function("window.isReady")
        return page

    def settle(self, page):
        time.sleep(0.15)
        page.wait_for_function("!it.isMoving && !window.outer?.isMoving")
        time.sleep(0.1)
        self.assertEqual(set(page.evaluate("native()")), {0})

    def wheel(self, page, y, x=0):
        page.mouse.move(200, 560)
        self.turn(page, x, y)

    def sheet(self, page):
        return page.evaluate("[it.frame.drawer.anchor, it.frame.list.offset.y]")

    def test_a_wheel_opens_the_drawer_and_scrolls_its_list(self):
        page = self.open("sheet")
        for y, anchor, offset in ((100, 1, 0), (100, 2, 0), (300, 2, 300), (-300, 2, 0), (-50, 1, 0), (-50, 0, 0)):
            self.wheel(page, y)
            self.assertEqual(self.sheet(page), [anchor, offset], y)
            time.sleep(0.15)

    def test_keys_open_the_drawer_and_go_through_its_list(self):
        page = self.open("sheet")
        # To be focused opens nothing.
        page.evaluate("panel.focus()")
        self.settle(page)
        self.assertEqual(self.sheet(page), [0, 0])
        # As sheet.key() has it: on through the drawer, then its list, and back.
        for key, anchor, y in (
            ("ArrowUp", 0, 0), ("ArrowDown", 1, 0), ("Space", 2, 0), ("ArrowDown", 2, 40), ("End", 2, 4500), ("PageDown", 2, 4500),
            ("Home", 2, 0), ("Home", 1, 0), ("Home", 0, 0), ("End", 1, 0), ("PageDown", 2, 0), ("ArrowUp", 1, 0),
        ):
            command = key[0].lower() + key[1:]
            page.evaluate(f"{{ window.model = it.clone(); model.key('{command}'); for (let i = 0; i < 300; i++) model.advance(model.time + 0.05); }}")
            self.press(page, key)
            self.assertEqual(self.sheet(page), [anchor, y], key)
            self.assertEqual(page.evaluate("[model.frame.drawer.anchor, model.frame.list.offset.y]"), [anchor, y], key)

    def assertSeen(self, page, row, top):
        box, screen = page.evaluate(f"[box('#row{row}'), box('#screen')]")
        self.assertInside(box, {**screen, "top": screen["top"] + top})

    def assertInside(self, box, screen, name=None):
        for side in ("left", "top"):
            self.assertGreaterEqual(box[side], screen[side] - 0.01, name)
        for side in ("right", "bottom"):
            self.assertLessEqual(box[side], screen[side] + 0.01, name)

    def test_focus_opens_the_drawer_and_shows_the_row(self):
        page = self.open("sheet")
        for row in (0, 20, 21, 99, 40, 39, 0):
            self.does(page, f"document.querySelector('#row{row}').focus()")
            self.assertEqual(self.sheet(page)[0], 2 if row else self.sheet(page)[0])
            self.assertSeen(page, row, 100)
        self.assertEqual(self.sheet(page), [2, 0])

    def test_a_fragment_shows_its_row(self):
        for kind in ("sheet", "nested"):
            page = self.open(kind)
            if kind == "sheet":
                page.evaluate("it.move(2, { animated: false })")
            for row in (70, 30):
                page.evaluate(f"document.querySelector('#row{row}').focus({{ preventScroll: true }})")
                self.does(page, f"location.hash = '#row{row}'")
                self.assertSeen(page, row, 100 if kind == "sheet" else 0)

    def test_what_is_looked_for_opens_the_drawer_and_is_shown(self):
        for anchor in (0, 1, 2):
            for script in ("location.hash = '#row60'", *(f"row60.scrollIntoView({{ block: '{block}' }})" for block in ("start", "center", "nearest"))):
                page = self.open("sheet")
                page.evaluate(f"it.move({anchor}, {{ animated: false }})")
                self.settle(page)
                self.does(page, script)
                self.assertEqual(self.sheet(page)[0], 2, (anchor, script))
                self.assertSeen(page, 60, 100)

    def test_what_is_looked_for_smoothly_arrives(self):
        for kind, name, shown in (("nested", "row70", "it.frame.scrollers[1].offset.y > 2900"), ("pager", "left4", "it.page === 4"),
                                  ("tabs", "b60", "it.frame.scrollers[1].offset.x === 390")):
            page = self.open(kind)
            page.evaluate(f"document.querySelector('#{name}').scrollIntoView({{ behavior: 'smooth', block: 'end' }})")
            page.wait_for_function(f"{shown} && !native().some(Boolean)", timeout=5000)
            self.settle(page)
            self.assertInside(page.evaluate(f"box('#{name}')"), page.evaluate("box('#screen')"), kind)

    def test_what_is_looked_for_in_a_list_that_is_not_shown_moves_that_list_only(self):
        for row, script in ((60, "location.hash = '#b60'"), (60, "document.querySelector('#b60').scrollIntoView()"), (3, "location.hash = '#b3'")):
            page = self.open("tabs")
            self.does(page, script)
            self.assertInside(page.evaluate(f"box('#b{row}')"), {"top": 0, "bottom": 600, "left": 0, "right": 390}, script)
            self.assertEqual(page.evaluate("it.frame.scrollers.map(({ offset }) => offset.x)"), [0, 390, 0, 0])
            self.assertEqual(page.evaluate("it.frame.scrollers[2].offset.y"), 0)

    def test_tab_goes_through_a_page_of_scrollers_and_back(self):
        page = self.open("nested")
        page.evaluate("document.querySelector('#name').focus()")
        for row in range(30):
            self.press(page, "Tab")
            self.assertSeen(page, row, 40)
        self.press(page, *["Shift+Tab"] * 29)
        self.assertSeen(page, 0, 40)
        self.assertEqual(page.evaluate("it.frame.scrollers[1].offset.y"), 0)

    def test_a_list_attached_inside_scrolls_and_what_it_is_in_moves_outside_it(self):
        for outer, end in (("drawer", (200, 400)), ("pager", (20, 50)), ("nested", (20, 50))):
            page = self.open(f"inside%2B{outer}")
            before = page.evaluate("place()")
            for script, y in (
                ("inner.scrollTop = 700", 700), ("it.setContentOffset({ x: 0, y: 900 }, { animated: true })", 900),
                ("inner.focus()", 900), ("document.querySelector('#row40').focus()", 1775),
            ):
                self.does(page, script)
                self.assertEqual(page.evaluate("[it.contentOffset.y, inner.scrollTop]"), [y, y], (outer, script))
            page.mouse.move(200, 400)
            self.turn(page, 0, 300)
            self.assertEqual(page.evaluate("it.contentOffset.y"), 2075)
            self.press(page, "ArrowDown")
            self.assertEqual(page.evaluate("it.contentOffset.y"), 2115)
            self.drag(page, (200, 400), (200, 200))
            self.settle(page)
            at = page.evaluate("it.contentOffset.y")
            self.assertGreater(at, 2250)
            self.assertEqual(page.evaluate("place()"), before)
            self.drag(page, (200, 50), end)
            self.settle(page)
            self.assertNotEqual(page.evaluate("place()"), before)
            self.assertEqual(page.evaluate("it.contentOffset.y"), at)
            self.does(page, "location.hash = '#row9'")
            self.assertEqual(page.evaluate("it.contentOffset.y"), 450)

    def test_dropped_panels_are_collected_though_what_they_are_in_stays(self):
        page = self.open("sheet")
        page.evaluate("""async () => {
          const [{ Drawer }, { attachInteraction }] = await Promise.all(["drawer", "interaction"].map((name) => import(new URL(`../${name}.js`, location.href))));
          document.body.tabIndex = 0;
          window.held = [];
          for (let i = 0; i < 50; i++) {
            const element = document.body.appendChild(document.createElement("div"));
            const drawer = new Drawer(it.engine, { container: { width: 390, height: 600 }, anchors: ["dismissed", { fraction: 1 }] });
            attachInteraction(element, drawer, { within: document.body });
            held.push(new WeakRef(drawer), new WeakRef(element));
            element.remove();
          }
        }""")
        devtools = page.context.new_cdp_session(page)
        for _ in range(10):
            page.evaluate("new Promise((done) => setTimeout(done, 100))")
            devtools.send("HeapProfiler.collectGarbage")
            held = page.evaluate("held.filter((one) => one.deref()).length")
            if held == 0:
                break
        self.assertEqual(held, 0)

    def test_what_gets_the_focus_or_is_looked_for_in_a_pager_is_shown_by_its_own_page(self):
        for kind in ("pager", "album", "outermost"):
            page = self.open(kind)
            for name in ("row3", "row5", "left3", "left2", "right0", "left1", "right5", "right4", "left5", "row0"):
                self.does(page, f"document.querySelector('#{name}').focus()")
                self.assertEqual(page.evaluate("shown()"), int(name[-1]), (kind, name))
                self.assertAlmostEqual(page.evaluate(f"box('#row{name[-1]}').left"), 0)
            page.evaluate("document.querySelector('#left0').focus()")
            for name in ("right0", "left1", "right1", "left2"):
                self.press(page, "Tab")
                self.assertEqual(page.evaluate("document.activeElement.id"), name)
                self.assertEqual(page.evaluate("shown()"), int(name[-1]), (kind, name))
            page = self.open(kind)
            for name in ("left1", "right2", "left4", "right5"):
                self.does(page, f"document.querySelector('#{name}').scrollIntoView()")
                self.assertEqual(page.evaluate("shown()"), int(name[-1]), (kind, name))

    def test_focus_shows_a_row_below_an_open_header_and_on_the_other_page(self):
        for kind in ("tabs", "rule"):
            page = self.open(kind)
            for name in ("a30", "a99", "b0", "b40", "a30", "name", "b99", "b0", "name", "a12", "a8"):
                before = page.evaluate("it.frame.scrollers.map(({ offset }) => offset.y)")
                self.does(page, f"document.querySelector('#{name}').focus()")
                box, screen = page.evaluate(f"[box('#{name}'), box('#screen')]")
                self.assertInside(box, screen, (kind, name))
                offsets = page.evaluate("it.frame.scrollers.map(({ offset }) => offset)")
                self.assertEqual(offsets[1]["y"], 0)
                if name == "name":
                    self.assertEqual([one["y"] for one in offsets[1:]], before[1:])
                else:
                    self.assertEqual(offsets[1]["x"], 390 if name[0] == "b" else 0, name)
