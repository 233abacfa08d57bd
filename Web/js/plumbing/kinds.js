// kinds.js - what the modules of the several kinds share.

import { known, number, place, wrong } from "./checks.js";
import { at, columns, read } from "./structs.js";
import { Change, Happened } from "./layout.js";
import { whole } from "./settings.js";

/** What a kind is by the layouts of its frames and releases: how they are read, and where their events are. */
export const byLayout = (frame, release) => ({
  read: (engine, base, into) => read(engine, frame, base, into),
  readRelease: (engine, base) => read(engine, release, base),
  newFrame: () => ({ events: [] }),
  eventsAt: { call: [0], frame: [eventsOf(frame)], release: [eventsOf(release)] },
});
/** The events of what is no scroller by their codes: what it is called that it moves, and where it goes. */
export const eventsNamed = (moved, place) => {
  const names = ["willBeginDragging", moved, , "didEndDragging", , "didSettle"];
  if (place) [names[11], names[12]] = [`willChange${place}`, `didChange${place}`];
  return names;
};
const eventsOf = (layout) => at(layout, "happened" in layout ? "happened" : "events");

/** Writes the settings among some options over the defaults of a def, which is then at engine.in. */
export function writeDef(engine, kind, settings, options, others = []) {
  known(options, [...Object.keys(settings), ...others], "options");
  engine.write(kind.defaults);
  for (const name in settings) {
    if (options[name] !== undefined) settings[name].set(engine, engine.in, options[name], name);
  }
}

/** A getter of what is kept here and not asked of C: it is refused after destroy() as well. */
export function keeps(Class, name) {
  const { get, set } = Object.getOwnPropertyDescriptor(Class.prototype, name);
  Object.defineProperty(Class.prototype, name, {
    get() {
      this.check(name, -!this.handle);
      return get.call(this);
    },
    set,
  });
}

/** The setting of a field of a def that is no option, written. */
export const putInt = (engine, layout, name, value, title) =>
  (engine.i32[(engine.in + at(layout, name)) >> 2] = whole(value, title));

/** An integer for a call, written; gives its place. */
export function integer(engine, value, title) {
  engine.i32[engine.in >> 2] = whole(value, title);
  return engine.in;
}

/** Frames to come as columns: the numbers at some places of their structs. */
export function columnsOf(
  subject, size, places, range = {}, call = (...all) => subject.engine.c.overscroll_sample(subject.handle, 0, ...all)) {
  const { from = subject.time, interval = 1 / 60, count = 120 } = range;
  const frames = subject.engine.batch(count, size);
  subject.check("sample", call(number(from, "from"), number(interval, "interval"), count, frames));
  return columns(subject.engine, frames, count, size, places);
}

/** What an event says of a change: will_change or did_change, by how a place is read. */
export const changeOf = (place) => (engine, base, name) => {
  const [, when] = /^(will|did)Change(?=.)/.exec(name) ?? [];
  if (!when) return undefined;
  const { from, to, reason } = read(engine, Change, base + at(Happened, `${when}Change`));
  return { from: place(from), to: place(to), reason };
};
export const indexOf = ({ index }) => (index < 0 ? null : index);

/** Has C write a list of structs, `count` of them; each is read by a function. `ask` calls C with a place, a capacity, a count. */
export function listOf(subject, name, size, count, readOne, ask = (...all) => subject.calls[name](subject.handle, ...all)) {
  const base = subject.engine.room(size * Math.max(count, 1));
  subject.check(name, ask(base, count, 0));
  return Array.from({ length: count }, (_, i) => readOne(base + size * i));
}

/** The same of all there are. */
export function allOf(subject, name, size, readOne, ask = (...all) => subject.engine.c.overscroll_places(subject.handle, 0, ...all)) {
  const { engine } = subject;
  subject.check(name, ask(0, 0, engine.out));
  return listOf(subject, name, size, engine.int(), readOne, ask);
}

/** Writes numbers for a call; gives their place. */
export function writeNumbers(engine, numbers, name) {
  if (!Array.isArray(numbers) && !ArrayBuffer.isView(numbers)) wrong(name, "a list of numbers", numbers);
  const base = engine.room(8 * Math.max(numbers.length, 1));
  numbers.forEach((one, i) => (engine.f64[(base >> 3) + i] = number(one, `${name}[${i}]`)));
  return base;
}

/** Writes points for a call; gives their place. */
export function writePoints(engine, points, name) {
  const flat = points.flatMap((point, i) => {
    const { x, y } = place(point, `${name}[${i}]`);
    return [x, y];
  });
  return writeNumbers(engine, flat, name);
}
