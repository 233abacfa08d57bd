// kept.js - a value in the engine, by its id: the base class of everything.

import { wrong } from "./checks.js";
import { Engine } from "./engine.js";
import { OverscrollError } from "./errors.js";
import { attachments } from "./frames.js";

const forgotten = new FinalizationRegistry((free) => free());

/**
 * A value in the engine. A subclass hands in its kind: C's name for it, a title for errors, the smallest module that has it.
 */
export class Kept {
  #engine;
  #kind;
  #calls;
  #id = 0;
  #memory = 0;

  /**
   * @param {Engine} engine
   * @param {object} kind
   * @param {Kept | () => number} source what to copy; or what creates one and writes its id at
   *   engine.out, and gives the status
   */
  constructor(engine, kind, source) {
    if (!(engine instanceof Engine)) wrong("engine", "an engine of this script’s load()", engine);
    this.#calls = engine.functions(kind);
    this.#engine = engine;
    this.#kind = kind;
    if (source instanceof Kept) this.check("clone", engine.c.overscroll_clone(engine.own(source, "source"), engine.out));
    else this.check("options", source());
    this.#id = engine.int();
    forgotten.register(this, engine.c.overscroll_destroy.bind(null, this.#id), this);
  }

  /** Frees the engine's part, once. It is refused from then on. */
  destroy() {
    if (this.isDestroyed) return;
    forgotten.unregister(this);
    attachments.get(this)?.detach();
    this.#engine.c.overscroll_destroy(this.#id);
    if (this.#memory) this.#engine.c.web_free(this.#memory);
    this.#id = 0;
    this.did();
  }

  get isDestroyed() {
    return this.#id === 0;
  }
  get engine() {
    return this.#engine;
  }
  /** The id that C knows it by. */
  get handle() {
    return this.#id;
  }

  /** Another one in the same state: a snapshot. */
  clone() {
    return new this.constructor(this.#engine, this);
  }

  /** Takes the state of another: back to a snapshot. */
  assign(source) {
    if (source?.kind !== this.#kind) wrong("source", `another ${this.#kind.title}`, source);
    this.change("assign", this.#engine.c.overscroll_assign(this.#id, this.#engine.own(source, "source")));
  }

  // -- For subclasses --

  /** Memory for as long as it is there; it is requested once. */
  memory(bytes) {
    const { c } = this.#engine;
    this.#memory = c.web_allocate(bytes);
    if (!this.#memory) throw new OverscrollError("out of memory");
    forgotten.register(this, c.web_free.bind(null, this.#memory), this);
    return this.#memory;
  }

  get kind() {
    return this.#kind;
  }

  /** C's functions for its kind, by their names. */
  get calls() {
    return this.#calls;
  }

  /** Turns a status that is an error into one of JavaScript; whether there is an answer, which is at engine.out. */
  check(name, status) {
    return this.#engine.check(status, name, this.#kind.title, this.#kind.numbers?.[name]);
  }

  /** Asks C's function of a name; whether there is an answer, which is at engine.out. */
  ask(name, ...values) {
    return this.check(name, this.calls[name](this.handle, ...values, this.engine.out));
  }

  /** What check() does, of a call that has changed it. */
  change(name, status) {
    this.check(name, status);
    this.did();
  }

  /** It has changed. */
  did() {
    attachments.get(this)?.wake();
  }
}
