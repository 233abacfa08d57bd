// The defaults that the types state are those of the engine.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import test from "node:test";
import { load, Scroller as ListScroller } from "../dist/list.js";
import { Pan, ScrollerDef } from "../js/plumbing/layout.js";
import { Dial, Drawer, NestedScroll, Pager, PictureInPicture, Scroller, ScrollingDrawer, Throw } from "./classes.mjs";
import { bytesOf, engine, fullEngine, text } from "./support.mjs";

const anchors = [{ fromBottom: 0 }, { fromTop: 0 }];
const page = new NestedScroll(fullEngine, { scrollers: [{}] });
const [dial, drawer, pager, value, picture] = [
  new Dial(fullEngine), new Drawer(fullEngine, { anchors }), new Pager(fullEngine, { count: 1 }),
  new Throw(fullEngine, { value: [0] }), new PictureInPicture(fullEngine, {}),
];
const scrollers = [
  new Scroller(engine), new Scroller(fullEngine), new ListScroller(await load(bytesOf("overscroll-list"))),
];
const subjects = {
  ScrollerSettings: scrollers, PagerLayout: [pager], PagerSettings: [pager], DrawerLayout: [drawer], DrawerSettings: [drawer],
  ScrollingDrawerSettings: [new ScrollingDrawer(fullEngine, { drawer, list: {} })], DialSettings: [dial], ThrowSettings: [value],
  PictureInPictureSettings: [picture], NestedMemberSettings: [page.member(0)], NestedSettings: [page],
  PanSettings: [pager, drawer, dial, value, picture, page],
};
// Those that the types say in words: a rule's own, and a dial's.
const inWords = (subject, name) => name === "spring" && [drawer, picture].includes(subject) || name === "slop" && subject === dial;
const about = (value) => (typeof value === "number" && Number.isFinite(value) ? Number(value.toFixed(9)) : value);
const plain = (value) => (value && typeof value === "object" && !Array.isArray(value)
  ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, about(one)])) : about(value));

const files = readdirSync(new URL("../js/", import.meta.url)).filter((name) => name.endsWith(".d.ts"));
const found = files.flatMap((file) =>
  [...text(`Web/js/${file}`).matchAll(/^export interface (\w+(?:Settings|Layout))\b[^{]*\{\n(.*?)^\}/gms)]
    .map(([, name, body]) => [file, name, body]));

test("a scroller has a setting for every field that the header has", () => {
  const fields = Object.keys(ScrollerDef).flatMap((name) => (name === "pan" ? Object.keys(Pan) : name));
  for (const one of scrollers) assert.deepEqual(fields.filter((name) => !(name in one)), []);
});

test("every kind of settings is here", () => {
  assert.deepEqual([...new Set(found.map(([, name]) => name))].sort(), Object.keys(subjects).sort());
});

for (const [file, kind, body] of found) {
  test(`${file}: the defaults of ${kind}`, () => {
    const members = [...body.matchAll(/(?:\/\*\*((?:(?!\*\/).)*)\*\/\s*)?^ {2}(\w+): /gms)];
    assert.ok(members.length > 0);
    for (const [, comment = "", name] of members) {
      const stated = comment.replace(/\s+\* /g, " ").match(/Default(.+?)(?=[.;]\s)/)?.[1];
      assert.ok(stated, `${name} states none`);
      for (const subject of subjects[kind].filter((one) => !inWords(one, name))) {
        assert.deepEqual(plain(subject[name]), plain(new Function(`return (${stated})`)()), `${subject.constructor.name}: ${name}`);
      }
    }
  });
}
