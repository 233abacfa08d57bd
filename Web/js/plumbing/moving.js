// moving.js - what fingers move: the base class of scrollers, drawers and all the others.

import { callable, choice, number, place } from "./checks.js";
import { NOWHERE } from "./engine.js";
import { attachments } from "./frames.js";
import { Kept } from "./kept.js";
import {
  AT_DIAGNOSTICS_EXTRA_POINTER, AT_DIAGNOSTICS_LOST_UP, AT_DIAGNOSTICS_NON_FINITE, AT_DIAGNOSTICS_REVERSED_TIME,
  AT_DIAGNOSTICS_SUSPICION, AT_DIAGNOSTICS_UNKNOWN_POINTER, AT_TOUCH_POINTER, AT_TOUCH_TIME, AT_TOUCH_X, AT_TOUCH_Y, SUSPICION,
} from "./layout.js";

// By their codes in C.
const PHASES = ["touchDown", "touchMoved", "touchUp", "touchCancelled", "cancelTouches"];
// No def is larger, in bytes.
const SETTINGS_SIZE = 512;

/**
 * What moves, by fingers or otherwise. A subclass hands in its kind:
 *
 *   name, title      as C has it: "drawer" for overscroll_drawer_move; and in errors
 *   module           the smallest that has it: "pages" for overscroll-pages.wasm
 *   events           names by their codes, from 1, as far as there are any
 *   read(engine, at, frame)  reads a frame, and gives it
 *   newFrame()       a frame to be filled
 *   readRelease(engine, at)  reads a release
 *   eventsAt         {call, frame, release}: the places of events in what calls answer with, one or several
 *   detail(engine, at, name) what else a listener gets of an event, from the packed events on
 *   target           what a finger touches if nothing is said: a code, if C asks for one
 *   readTarget(value)        its code
 *   moreEvents       the names of the second of several
 *   numbers          by their calls' names: what of their arguments may be out of range; the call itself if nothing is said
 *   keepsSettings    whether they change only where a program changes something: then they are read once
 */
export class Interaction extends Kept {
  #places;
  #frame;
  #isCurrent = false;
  #listeners = {};
  #queue = [];
  #queued = 0;
  #emitted = 0;
  #settings = 0;
  #isRead = false;
  /** The release that listeners are being notified of, in a lift. */
  currentRelease = null;

  constructor(engine, kind, source) {
    super(engine, kind, source);
    this.#places = kind.eventsAt;
  }

  /**
   * Calls a function when something happens; returns a function that stops it.
   *
   * The listener gets the subject, and what the event is about: the change, or in a lift the release.
   */
  on(name, listener) {
    const { events, moreEvents = [] } = this.kind;
    choice(name, [events, moreEvents].flat(), "name");
    callable(listener, "listener");
    if (this.isDestroyed) this.check("on", -1);
    // The same function may listen twice: each is stopped by its own.
    const one = (subject, detail) => listener(subject, detail);
    const all = (this.#listeners[name] ??= new Set()).add(one);
    return () => void all.delete(one);
  }

  // -- Fingers --

  /** A finger touches; `target`: what it touches, where that is requested. */
  touchDown(id, position, time, target) {
    this.#touch(0, id, place(position, "position"), time, target);
    this.#emit();
  }

  /** A finger moves. Like advance() and frame, this leaves nothing behind for the garbage collector. */
  touchMoved(id, position, time) {
    this.#touch(1, id, place(position, "position"), time);
    this.#emit();
  }

  touchUp(id, position, time) {
    return this.#lift(2, id, position == null ? NOWHERE : place(position, "position"), time);
  }

  touchCancelled(id, time) {
    return this.#lift(3, id, NOWHERE, time);
  }

  cancelTouches(time) {
    return this.#lift(4, 0, NOWHERE, time);
  }

  #touch(phase, id, { x, y }, time, target) {
    const { engine, kind } = this;
    const { f64, i32, in: base } = engine;
    i32[base >> 2] = phase;
    i32[(base + AT_TOUCH_POINTER) >> 2] = number(id, "id");
    f64[(base + AT_TOUCH_X) >> 3] = x;
    f64[(base + AT_TOUCH_Y) >> 3] = y;
    f64[(base + AT_TOUCH_TIME) >> 3] = number(time, "time");
    const code = kind.readTarget?.(target ?? kind.target) ?? 0;
    this.check(PHASES[phase], engine.c.overscroll_touch(this.handle, 0, base, code, engine.out));
    this.did();
    this.#collect(this.#places.release);
  }

  #lift(phase, id, where, time) {
    const first = this.#queued;
    this.#touch(phase, id, where, time);
    return this.#released(first);
  }

  // Reports the release that a call has written, with what is queued from a place on; gives it.
  #released(first) {
    const release = this.kind.readRelease(this.engine, this.engine.out);
    for (let i = first; i < this.#queued; i += 3) this.#queue[i + 2] = release;
    this.#emit();
    return release;
  }

  // -- Time --

  /** Moves to a display frame; returns `frame`. */
  advance(time) {
    this.check("advance", this.engine.c.overscroll_advance(
      this.handle, 0, number(time, "time"), this.engine.out));
    const frame = this.#read();
    attachments.get(this)?.wake();
    const first = this.#queued;
    this.#collect(this.#places.frame);
    // In place: an array that has been emptied allocates with the next event.
    const { events } = frame;
    let count = 0;
    for (let i = first; i < this.#queued; i += 3) events[count++] = this.#queue[i];
    if (events.length > count) events.length = count;
    this.#emit();
    return frame;
  }

  /** Says what time it is: what was set in motion without a time starts then. */
  sync(time) {
    this.verb("sync", "sync", number(time, "time"));
  }

  /** Goes on from what is shown at another time, as if none had passed: a copy that is put back. */
  resume(time) {
    this.change("resume", this.engine.c.overscroll_resume(this.handle, number(time, "time")));
  }

  /** Makes a change at a known time: what moves is there then, and what the change sets in motion starts then. */
  perform(time, change) {
    this.sync(time);
    const result = change(this);
    if (!this.isDestroyed) this.sync(time);
    return result;
  }

  /** What to draw now: the same object every time. */
  get frame() {
    if (!this.#isCurrent) {
      this.check("frame", this.engine.c.overscroll_frame(this.handle, 0, this.engine.out));
      const { events } = this.#read();
      if (events.length) events.length = 0;
    }
    return this.#frame;
  }

  #read() {
    this.#frame = this.readFrame(this.#frame);
    this.#isCurrent = true;
    return this.#frame;
  }

  /** When it will have come to rest; now when it does not move. */
  get restTime() {
    this.ask("restTime");
    return this.engine.got();
  }

  get diagnostics() {
    const { engine } = this;
    this.ask("diagnostics");
    return {
      nonFinite: engine.int(AT_DIAGNOSTICS_NON_FINITE), reversedTime: engine.int(AT_DIAGNOSTICS_REVERSED_TIME),
      unknownPointer: engine.int(AT_DIAGNOSTICS_UNKNOWN_POINTER), extraPointer: engine.int(AT_DIAGNOSTICS_EXTRA_POINTER),
      lostUp: engine.int(AT_DIAGNOSTICS_LOST_UP), suspicion: SUSPICION[engine.int(AT_DIAGNOSTICS_SUSPICION)],
    };
  }

  // -- For subclasses --

  /** Has C write the settings; gives their place. */
  configuration(name, at = this.engine.out) {
    this.check(name, this.engine.c.overscroll_configuration(this.handle, 0, at));
    return at;
  }

  /** Where the settings are, to be read; C writes them when they may have changed. */
  settings(name) {
    if (!this.kind.keepsSettings || this.isDestroyed) return this.configuration(name);
    if (!this.#isRead) {
      this.#settings ||= this.memory(SETTINGS_SIZE);
      this.configuration(name, this.#settings);
      this.#isRead = true;
    }
    return this.#settings;
  }

  change(name, status) {
    this.#isRead = false;
    super.change(name, status);
  }

  /** Reads the frame that a call has answered, without events. */
  readFrame(frame = this.kind.newFrame()) {
    const { engine, kind } = this;
    return kind.read(engine, engine.out, frame);
  }

  did() {
    this.#isCurrent = false;
    super.did();
  }

  /** Calls C's function of a name with some values: it changes this, and answers with events. */
  act(name, ...values) {
    this.acted(name, this.calls[name](this.handle, ...values, this.engine.out));
  }

  /** The same of a function that all kinds have. */
  verb(name, verb, ...values) {
    this.acted(name, this.engine.c[`overscroll_${verb}`](this.handle, 0, ...values, this.engine.out));
  }

  /** What C has been called for has changed it, and answered with events. */
  acted(name, status) {
    this.change(name, status);
    this.#collect(this.#places.call);
    this.#emit();
  }

  /** The same of what ends a drag; gives the release. */
  finish(name, status) {
    this.change(name, status);
    const first = this.#queued;
    this.#collect(this.#places.release);
    return this.#released(first);
  }

  // Puts the names of packed events, four bits each, what they are about and a place for a release into the queue.
  #collect(places) {
    const { engine, kind } = this;
    const { i32, out } = engine;
    for (let i = 0; i < places.length; i++) {
      const base = out + places[i];
      const names = i === 0 ? kind.events : kind.moreEvents;
      for (let half = 0; half < 8; half += 4) {
        let rest = i32[(base + half) >> 2];
        for (; rest; rest >>>= 4) {
          const name = names[(rest & 15) - 1];
          this.#queue[this.#queued++] = name;
          this.#queue[this.#queued++] = kind.detail?.(engine, base, name);
          this.#queue[this.#queued++] = this.currentRelease;
        }
      }
    }
  }

  // Tells listeners, in order; what their own calls cause is reported after what is waiting. If one throws,
  // the caller gets that, and what is still waiting is dropped.
  #emit() {
    if (this.#emitted || !this.#queued) return;
    try {
      while (this.#emitted < this.#queued) {
        const all = this.#listeners[this.#queue[this.#emitted]];
        this.currentRelease = this.#queue[this.#emitted + 2];
        const detail = this.#queue[this.#emitted + 1] ?? this.currentRelease ?? undefined;
        this.#emitted += 3;
        if (all) for (const listener of all) listener(this, detail);
      }
    } finally {
      this.#emitted = this.#queued = 0;
      this.currentRelease = null;
    }
  }
}

/**
 * Gives a class its settings, each an accessor that reads the configuration, writes a field and hands it
 * back, and what its frames say.
 *
 * @param {object} settings by name: {get(engine, base), set(engine, base, value, name)}
 */
export function define(Class, settings, frame = {}) {
  const accessor = (name, get, set) =>
    Object.defineProperty(Class.prototype, name, { get, set, enumerable: true, configurable: true });
  for (const name in frame) {
    if (name in Class.prototype || name === "happened" || name === "events") continue;
    accessor(name, function () {
      const value = this.frame[name];
      return Array.isArray(value) ? [...value] : value && typeof value === "object" ? { ...value } : value;
    });
  }
  for (const name in settings) {
    const { get, set } = settings[name];
    accessor(name, function () {
      return get(this.engine, this.settings(name));
    }, function (value) {
      set(this.engine, this.configuration(name), value, name);
      this.change(name, this.engine.c.overscroll_configure(this.handle, 0, this.engine.out));
    });
  }
}
