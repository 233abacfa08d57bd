// What a program in TypeScript says of every thing; Scripts/test web checks its types, nobody runs it.
import { Dial } from "../js/dial.js";
import { Drawer, ScrollingDrawer } from "../js/drawer.js";
import { attachInteraction } from "../js/interaction.js";
import { MomentumStream } from "../js/momentum-stream.js";
import { NestedScroll, attachNested } from "../js/nested.js";
import { attach, load, Scroller } from "../js/overscroll.js";
import { Pager } from "../js/pager.js";
import { physics } from "../js/physics.js";
import { PictureInPicture } from "../js/picture-in-picture.js";
import { PopTrack } from "../js/pop-track.js";
import { Throw } from "../js/throw.js";

const engine = await load("overscroll-full.wasm");
const size = { width: 390, height: 844 };
const list = new Scroller(engine, { viewport: size, contentSize: { width: 390, height: 9_000 } });
attach(document.createElement("div"), list).detach();
list.on("didScroll", (): void => console.log(list.velocity.y, list.phase === "decelerating", list.isZooming));
list.scrollToTop({ animated: true });
const columns = list.sample({ count: 60 });
const last: number = columns.y[59] + columns.zoomScale[59] + list.clone().contentOffset.y;

const drawer = new Drawer(engine, { container: size, anchors: ["dismissed", { fraction: 0.5 }] });
const shown: number = drawer.anchor + drawer.progress + drawer.sample().value[0] + list.destination.y;
const sheet = new ScrollingDrawer(engine, { drawer, list, listMass: 2 });
sheet.on("listDidScroll", () => sheet.keyDown("pageDown", 1));
const page: number = new Pager(engine, { viewport: size, count: 3 }).targetPage;
const nested: NestedScroll = new NestedScroll(engine, { scrollers: [{ viewport: size }] }).clone();
console.log([nested, new Dial(engine, {}), new Throw(engine, { value: [0] })].map(({ phase }) => phase === "settling"));
nested.sample({ axis: "vertical", scroller: 0 });
nested.edit(0, (list) => list.setContentOffset({ x: 0, y: 9 }));
nested.edit(1, (pager: Pager) => pager.scrollToPage(2));
const corner: number = new PictureInPicture(engine, { container: size, size: { width: 160, height: 90 } }).sample().width[0];
const thrown: number[] = new Throw(engine, { value: [0, 0] }).value;
const angle: number = new Dial(engine, { center: { x: 195, y: 300 } }).angle;
const held: number = new PopTrack(engine, { width: 390, trackCount: 3, trackHeight: 24 }).count;
const glide: MomentumStream = new MomentumStream(engine).clone();
const rest: number | null = physics(engine).springMotion({ stiffness: 100, dampingRatio: 0.8 }, { target: 1 }).settleTime(0.001);
export { angle, corner, glide, held, last, page, rest, shown, thrown };

// Handlers among the options know what they are given, and their names.
attachInteraction(document.body, drawer, { didChangeAnchor: (sheet, { reason }) => console.log(sheet.anchor, reason === "fling"), onFrame: ({ position }) => position.toFixed() });
attachNested(document.body, nested, { didPassMomentum: (page, { speed }) => page.active + speed, scroller: ({ target }) => target ? 1 : 0 });
// @ts-expect-error: no such event.
attachInteraction(document.body, drawer, { didChangeAnchors() {} });
// @ts-expect-error: no such event.
attachNested(document.body, nested, { didScrol() {} });

// @ts-expect-error: a list has no anchors.
list.anchor;
