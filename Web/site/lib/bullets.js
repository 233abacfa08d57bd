// Draws the sprites of pop tracks. Every wording is written once, in the display's own pixels; comments of
// full size, which are nearly all, are copied from there pixel by pixel: for thousands of small ones that is
// several times faster than asking a canvas for each.
import { STRIDE } from "../pop-track.js";

const COLOURS = ["#ffffff", "#ffe9a8", "#bfe3ff", "#ffc9d6", "#c9f2d0"];

export class Bullets {
  #canvas;
  #context;
  #sheet = new OffscreenCanvas(1, 1);
  #image = null;
  #ink = new Uint32Array(0);
  #frame = null;
  #out = new Uint32Array(0);
  #sheetWidth = 1;
  #pixels = [];
  #row = 0;

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d", { willReadFrequently: true });
  }

  /** Writes the wordings (up to 64) in a font size, in points; the length of each and their height. */
  write(wordings, font, ratio) {
    const brush = this.#sheet.getContext("2d", { willReadFrequently: true });
    const face = `600 ${font * ratio}px system-ui, sans-serif`;
    brush.font = face;
    this.#pixels = wordings.map((words) => Math.ceil(brush.measureText(words).width + 4));
    this.#row = Math.ceil(font * 1.4 * ratio);
    this.#sheet.width = Math.max(...this.#pixels);
    this.#sheet.height = this.#row * wordings.length;
    brush.font = face;
    brush.textBaseline = "middle";
    brush.lineJoin = "round";
    brush.strokeStyle = "rgb(0 0 0 / .55)";
    brush.lineWidth = Math.max(1, (font * ratio) / 6);
    wordings.forEach((words, i) => {
      brush.strokeText(words, 2, this.#row * (i + 0.5));
      brush.fillStyle = COLOURS[i % COLOURS.length];
      brush.fillText(words, 2, this.#row * (i + 0.5));
    });
    return { lengths: this.#pixels.map((one) => one / ratio), height: this.#row / ratio };
  }

  /** Has the wordings ready that were written last. */
  load() {
    const { width, height } = this.#sheet;
    this.#sheetWidth = width;
    this.#ink = new Uint32Array(
      this.#sheet.getContext("2d").getImageData(0, 0, width, height).data.buffer);
    this.#image?.close();
    this.#image = this.#sheet.transferToImageBitmap();
  }

  /** Draws a batch; those with a negative id are left out. */
  draw({ count, sprites, ids }, ratio, top) {
    const { width, height } = this.#canvas;
    if (this.#frame?.width !== width || this.#frame.height !== height) {
      this.#frame = new ImageData(width, height);
      this.#out = new Uint32Array(this.#frame.data.buffer);
    }
    this.#out.fill(0);
    for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
      if (sprites[at + 3] !== 1 || ids[at + 5] < 0) continue;
      this.#copy(ids[at + 5], (sprites[at] * ratio) | 0, ((sprites[at + 1] + top) * ratio) | 0);
    }
    this.#context.putImageData(this.#frame, 0, 0);
    const tall = this.#row;
    for (let i = 0, at = 0; i < count; i++, at += STRIDE) {
      const id = ids[at + 5];
      const scale = sprites[at + 3];
      if (scale === 1 || id < 0) continue;
      const long = this.#pixels[id];
      const less = (1 - scale) / 2;
      this.#context.drawImage(this.#image, 0, id * tall, long, tall, sprites[at] * ratio + long * less,
        (sprites[at + 1] + top) * ratio + tall * less, long * scale, tall * scale);
    }
  }

  // Copies a wording; where two overlap, the denser ink is seen.
  #copy(id, left, top) {
    const ink = this.#ink;
    const out = this.#out;
    const sheet = this.#sheetWidth;
    const { width, height } = this.#frame;
    const from = Math.max(0, -left);
    const to = Math.min(this.#pixels[id], width - left);
    const last = Math.min(this.#row, height - top);
    for (let y = Math.max(0, -top); y < last; y++) {
      let source = (id * this.#row + y) * sheet + from;
      let target = (top + y) * width + left + from;
      for (let x = from; x < to; x++, source++, target++) {
        const dot = ink[source];
        // The highest byte is the opacity.
        if (dot >>> 24 > out[target] >>> 24) out[target] = dot;
      }
    }
  }
}
