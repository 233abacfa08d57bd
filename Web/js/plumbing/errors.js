// errors.js - the one error of its own kind. Part of overscroll.js alone, so that there is one class.

/** What a bundle does not know that is no module. */
export const nowhere = () => {
  throw new OverscrollError("load: bundle it as a module (format esm), or say where the engine's is", "unreachable");
};

export class OverscrollError extends Error {
  name = "OverscrollError";

  /** `code`: what a program can distinguish, if anything. */
  constructor(message, code) {
    super(message);
    if (code) this.code = code;
  }
}
