// nested.js - scrollers, drawers and pagers inside one another, moved by one finger and by one momentum.
//
//   // A profile: a header of 200 px that collapses, and two lists side by side.
//   const view = { viewport: { width: 390, height: 796 } };
//   const page = new NestedScroll(engine, {
//     scrollers: [
//       { ...view, contentSize: { width: 390, height: 996 }, order: "collapsing" },
//       { ...view, contentSize: { width: 780, height: 796 }, in: 0, isPagingEnabled: true },
//       { ...view, contentSize: { width: 390, height: 9000 }, in: 1 },
//       { ...view, contentSize: { width: 390, height: 4000 }, in: 1 },
//     ],
//   });
//   attachNested(screen, page, {
//     scroller: (event) => (event.target.closest("#likes") ? 3 : 2),
//     onFrame: ({ scrollers: [outer, pages, posts, likes] }) => …,
//   });
//
// A member that is no scroller is made before: { drawer: new Drawer(engine, …), in: 0 }; so { pager }, { dial },
// { pictureInPicture } and { throw }, of which the last three take the fingers that touch them whole.
//
// See nested.d.ts for every member. Needs the engine of overscroll-pages.wasm.

import { begin, feelable } from "./feel.js";
import { Interaction, Kept, Scroller } from "./overscroll.js";
import { attachInteraction } from "./interaction.js";
import { AXES, animated, choice, known, number, object, wrong } from "./plumbing/checks.js";
import { EVENTS, readFrame, scrolling } from "./plumbing/events.js";
import { define } from "./plumbing/moving.js";
import { byLayout, columnsOf, keeps, listOf, writeDef } from "./plumbing/kinds.js";
import {
  CONTAINED, DIRECTION, FrameSize, MEMBER as KINDS, MomentumPass, MomentumTransfer, MotionSize,
  NESTED_DEFAULTS, NESTED_MEMBER_DEFAULTS, NestedDef, NestedEvents, NestedFrame, NestedMember, NestedMemberSize, NestedRelease, VectorSize,
} from "./plumbing/layout.js";
import { code, settingsOf, unlimited, whole } from "./plumbing/settings.js";
import { WheelStream } from "./plumbing/wheel-stream.js";
import { reveal } from "./plumbing/reveal.js";
import { shift } from "./plumbing/steps.js";
import { at, read } from "./plumbing/structs.js";
import { strokesOver } from "./plumbing/wheel-strokes.js";

// What a member is, the one that it lies in, and what may change.
const { kind, parent, ...MEMBER } = settingsOf(NestedMember, {
  minimumSpeed: unlimited, returnDistance: unlimited, returnSpeed: unlimited,
  containedAxes: (at) => code(at, [null, ...CONTAINED.slice(1)]),
});
// What goes from one to another; four directions follow.
const TRANSFER = settingsOf(MomentumTransfer, { minimumSpeed: unlimited, directions: null });
const TURNS = at(MomentumTransfer, "directions");
const STRAIGHT = Object.fromEntries(DIRECTION.map((name) => [name, name]));
const MADE = KINDS.slice(1);
const LOCKED = at(NestedDef, "isLocked");

// The lock is two angles, or null.
const directionalLock = (place) => ({
  get(e, base) {
    if (e.u8[base + LOCKED] === 0) return null;
    return e.read({ horizontalAngle: 0, verticalAngle: 0 }, place, base);
  },
  set(e, base, value, name) {
    e.u8[base + LOCKED] = value === null ? 0 : 1;
    if (value === null) return;
    const { horizontalAngle, verticalAngle } = object(value, name);
    e.write([
      number(horizontalAngle, `${name}.horizontalAngle`), number(verticalAngle, `${name}.verticalAngle`),
    ], base + place);
  },
});

const SETTINGS = {
  ...settingsOf(NestedDef, { horizontalAngle: null, verticalAngle: null, isLocked: null }),
  directionalLock: directionalLock(at(NestedDef, "horizontalAngle")),
};

// The last pass of momentum among some events; null where there was none.
function passOf(engine, base) {
  const pass = read(engine, MomentumPass, base + at(NestedEvents, "pass"));
  return pass.source < 0 ? null : pass;
}

const KIND = {
  ...byLayout(NestedFrame, NestedRelease),
  name: "nested",
  defaults: NESTED_DEFAULTS,
  title: "page",
  module: "pages",
  numbers: {
    insertPages: "index, page or count", remove: "index", member: "index", setMember: "index or changes", read: "index",
    write: "index", connect: "source or target", setTransfer: "source, target or transfer",
  },
  events: [...EVENTS, "willChangePlace", "didChangePlace", "didPassMomentum"],
  newFrame: () => ({ scrollers: [], events: [] }),
  read(engine, base, frame) {
    read(engine, NestedFrame, base, frame);
    frame.pass = passOf(engine, base + at(NestedFrame, "happened"));
    return frame;
  },
  detail: (engine, base, name) => name === "didPassMomentum" ? passOf(engine, base) : undefined,
  target: -1,
  readTarget: (member) => whole(member, "member"),
};

// What a member is among the others, for a call; over what is there already.
function putMember(engine, base, changes, title, settings = MEMBER) {
  for (const name in settings) {
    if (changes[name] !== undefined) settings[name].set(engine, base, changes[name], `${title}.${name}`);
  }
  return base;
}

// What becomes of directions; -1 for those that lead nowhere.
function putDirections(engine, base, directions, title) {
  known(object(directions, title), DIRECTION, title);
  DIRECTION.forEach((name, i) => {
    const to = directions[name];
    const code = to === undefined ? -1 : choice(to, DIRECTION, `${title}.${name}`);
    engine.i32[(base + 4 * i) >> 2] = code;
  });
}

// A member's scroller; what it refuses is refused by the member's name.
function scrollerOf(engine, settings, name, place) {
  try {
    return new Scroller(engine, settings);
  } catch (error) {
    const said = error.message.replace("; there are ", `; there are ${Object.keys(place).join(", ")}, `);
    error.message = said.startsWith("options: ") ? said.replace("options", name) : `${name}.${said}`;
    throw error;
  }
}

// Makes a scroller of options, or takes what was made, by itself or among them, and hands it and what it is among
// the others to a call.
function withMember(engine, options, name, call) {
  const isMade = options instanceof Kept;
  const own = isMade ? {} : object(options, name);
  const place = { in: parent, ...MEMBER };
  const key = MADE.find((kind) => own[kind] !== undefined);
  const made = isMade ? options : own[key];
  if (key) {
    if (!(made instanceof Kept)) wrong(`${name}.${key}`, `a ${key}`, made);
    known(own, [...Object.keys(place), ...MADE], name);
  }
  const settings = Object.fromEntries(Object.entries(own).filter(([key]) => !place[key]));
  const thing = made ?? scrollerOf(engine, settings, name, place);
  try {
    const base = engine.room(NestedMemberSize);
    engine.write(NESTED_MEMBER_DEFAULTS, base);
    return call(engine.own(thing, key ? `${name}.${key}` : name), putMember(engine, base, own, name, place));
  } finally {
    if (made === undefined) thing.destroy();
  }
}

/** A headless page. See nested.d.ts. */
export class NestedScroll extends scrolling(Interaction) {
  #count = 1;
  // The class of its pagers, from those that were handed in: who has none need not have it.
  #Pager;

  constructor(engine, options = {}) {
    const isCopy = options instanceof NestedScroll;
    super(engine, KIND, isCopy ? options : () => {
      const { scrollers: members } = object(options, "options");
      if (!Array.isArray(members) || members.length === 0) {
        wrong("options.scrollers", "a list of members, the outermost first", members);
      }
      return withMember(engine, members[0], "options.scrollers[0]", (outermost, member) => {
        const { active, ...others } = options;
        writeDef(engine, KIND, SETTINGS, others, ["scrollers", "feel"]);
        return engine.c.overscroll_nested_create(engine.in, outermost, member, engine.out);
      });
    });
    if (isCopy) {
      this.#count = options.#count;
      this.#Pager = options.#Pager;
      return;
    }
    try {
      this.#note(options.scrollers[0]);
      options.scrollers.slice(1).forEach((one, i) => this.#add(one, `options.scrollers[${i + 1}]`));
      begin(this, options);
      if (options.active !== undefined) this.active = options.active;
    } catch (error) {
      this.destroy();
      throw error;
    }
  }

  assign(source) {
    super.assign(source);
    this.#count = source.#count;
    this.#Pager = source.#Pager;
  }

  #note(options) {
    const pager = options.pager ?? options;
    if (pager.scrollToPage) this.#Pager = pager.constructor;
  }

  /** How many members there are. */
  get count() {
    return this.#count;
  }

  add(options) {
    return this.#add(options, "options");
  }

  #add(options, name) {
    const { engine } = this;
    return withMember(engine, options, name, (thing, member) => {
      const status = this.calls.add(this.handle, thing, member, engine.out);
      const index = engine.i32[engine.out >> 2];
      if (status === 0) {
        this.#count = Math.max(this.#count, index + 1);
        this.#note(options);
      }
      this.change(name, status);
      return index;
    });
  }

  /** Inserts pages into a pager, or a scroller that rests on pages; members added then are theirs. */
  insertPages(index, page, { count = 1, ...options } = {}) {
    this.act("insertPages", whole(index, "index"), whole(page, "page"), whole(count, "count"), animated(options));
  }

  /** Removes a member with all that lies in it, and the page that it is. */
  remove(index, options) {
    this.act("remove", whole(index, "index"), animated(options));
  }

  /** What a member is, the one that it lies in, and what it is among the others. */
  member(index) {
    this.#member("member", index);
    const { engine } = this;
    const member = { kind: kind.get(engine, engine.out), in: parent.get(engine, engine.out) };
    if (member.in < 0) member.in = null;
    for (const name in MEMBER) member[name] = MEMBER[name].get(engine, engine.out);
    return member;
  }

  #member(title, index) {
    this.check(title, this.calls.member(this.handle, whole(index, "index"), this.engine.out));
  }

  /** Changes what it is among the others. */
  setMember(index, changes) {
    known(changes, Object.keys(MEMBER), "changes");
    this.#member("setMember", index);
    const member = putMember(this.engine, this.engine.out, changes, "changes");
    this.change("setMember", this.calls.setMember(this.handle, index, member));
  }

  connect(source, target, directions) {
    const { engine } = this;
    putDirections(engine, engine.in, directions, "directions");
    this.change("connect", this.calls.connect(
      this.handle, whole(source, "source"), whole(target, "target"), engine.in));
  }

  setTransfer(source, target, transfer) {
    const { engine } = this;
    const base = transfer === null ? 0 : engine.in;
    if (base) {
      known(object(transfer, "transfer"), ["directions", ...Object.keys(TRANSFER)], "transfer");
      const { directions = STRAIGHT, ...numbers } = transfer;
      engine.write([1, 1, 0], base);
      putMember(engine, base, numbers, "transfer", TRANSFER);
      putDirections(engine, base + TURNS, directions, "transfer.directions");
    }
    this.change("setTransfer", this.calls.setTransfer(
      this.handle, whole(source, "source"), whole(target, "target"), base));
  }

  scroller(index) {
    const { engine } = this;
    return this.read(index, this.member(index).kind === "pager" ? new this.#Pager(engine, { count: 1 }) : new Scroller(engine));
  }

  read(index, thing) {
    const status = this.calls.readPart(this.handle, 0, whole(index, "index"), this.engine.own(thing, "thing"));
    this.check("read", status);
    thing.change("read", status);
    return thing;
  }

  write(index, thing) {
    this.change("write", this.calls.writePart(this.handle, 0, whole(index, "index"), this.engine.own(thing, "thing")));
  }

  edit(index, change) {
    const scroller = this.scroller(index);
    try {
      change(scroller);
      this.write(index, scroller);
    } finally {
      scroller.destroy();
    }
  }

  // -- Input --

  wheel(event, member = -1) {
    super.wheel(event, whole(member, "member"));
  }

  // -- Time and questions --

  // With each member's frame, the same objects every time.
  readFrame(page) {
    const { engine } = this;
    const frame = super.readFrame(page);
    const { scrollers: members } = frame;
    // What the call wrote at engine.out is still to be reported: this asks for the members next to it.
    const base = engine.room(FrameSize * this.#count);
    this.check("frame", this.calls.frames(this.handle, base, this.#count, 0));
    while (members.length < this.#count) members.push({ offset: {}, velocity: {} });
    members.length = this.#count;
    members.forEach((one, i) => readFrame(engine, base + FrameSize * i, one));
    return frame;
  }

  get destinations() {
    return listOf(this, "destinations", VectorSize, this.#count, (base) =>
      this.engine.read({ x: 0, y: 0 }, 0, base));
  }

  sample({ scroller = 0, axis = "vertical", ...range } = {}) {
    const [member, direction] = [whole(scroller, "scroller"), choice(axis, AXES, "axis")];
    return columnsOf(this, MotionSize, { value: 0, velocity: 8 }, range,
      (...all) => this.calls.sampleMember(this.handle, member, direction, ...all));
  }
}

const { pass, velocity, ...FRAME } = NestedFrame;
define(NestedScroll, SETTINGS, FRAME);
keeps(NestedScroll, "count");
feelable(NestedScroll);

/** Connects a page to an element (nested.d.ts): pointers, wheel, keys, reduced motion, frames. */
export function attachNested(element, page, options = {}) {
  if (!(page instanceof NestedScroll)) wrong("page", "a NestedScroll", page);
  const { scroller, wheel = true, keys = true, ...others } = options;
  if (scroller !== undefined && typeof scroller !== "function") wrong("options.scroller", "a function", scroller);
  // Others may have been removed meanwhile.
  const member = scroller && ((event) => {
    const index = scroller(event);
    if (index >= page.count) throw new RangeError(`options.scroller: no member ${index}`);
    return index;
  });
  const attachment = attachInteraction(element, page, { ...others, part: member });
  reveal(attachment, (by, event, again) => {
    // What a member cannot, the one that it is in does; one that does not move what has the focus stays where it was.
    const chain = [];
    for (let index = member?.(event) ?? page.active; index >= 0; index = page.member(index).in ?? -1) chain.push(index);
    // Where all of them are scrolled natively, those around the innermost do first.
    if (by.isOuter && !again) chain.push(chain.shift());
    for (const index of chain) {
      if (!by.x && !by.y) break;
      if (!["scroller", "pager"].includes(page.member(index).kind)) continue;
      const before = page.scroller(index);
      let rest;
      page.edit(index, (scroller) => (rest = shift(scroller, by)));
      const left = again?.() ?? rest;
      if (again && left.x === by.x && left.y === by.y) page.write(index, before);
      before.destroy();
      by = left;
    }
  });
  if (wheel) takeWheel(attachment, page, member);
  if (keys) {
    attachment.takeKeys(
      (command, time, isRepeat) =>
        changes(page, time, () => page.keyDown(command, time, { isRepeat })) || (isRepeat && page.isMoving),
      (command, time) => page.keyUp(command, time));
  }
  return attachment;
}

// Whether a call changes where anything is or is going; if not, the document may have the event.
function changes(page, time, call) {
  const places = () => JSON.stringify([page.destinations, page.frame.scrollers.map(({ offset }) => offset)]);
  page.sync(time);
  const before = places();
  call();
  return places() !== before;
}

function takeWheel(attachment, page, member) {
  let target = -1;
  // What a trackpad's stroke needs that the engine moves on: its phases.
  const stream = new WheelStream(page, attachment.window, (turn) => page.wheel(turn, target));
  attachment.undo.push(() => stream.stop());
  const wheel = strokesOver(attachment, (turn, event, isOurs) => {
    const isStream = page.trackpadMomentum === "engine";
    target = member?.(event) ?? -1;
    return changes(page, turn.time, () => isStream ? stream.send(turn, event) : page.wheel(turn, target)) || isOurs;
  });
  attachment.listen(attachment.element, { wheel }, { passive: false });
}
