// errors.js - the one error of its own kind. Part of overscroll.js alone, so that there is one class.

export class OverscrollError extends Error {
  name = "OverscrollError";

  /** `code`: what a program can distinguish, if anything. */
  constructor(message, code) {
    super(message);
    if (code) this.code = code;
  }
}
