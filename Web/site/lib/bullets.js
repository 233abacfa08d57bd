// Draws the sprites of pop tracks. Every wording is written once, in the display's own pixels; comments of
// full size, which are nearly all, are copied from there pixel by pixel: for thousands of small ones that is
// several times faster than asking a canvas for each.
import { STRIDE } from "../pop-track.js";

const COLOURS = ["#ffffff", "#ffe9a8", "#bfe3ff", "#ffc9d6", "#c9f2d0"];

/** For a canvas: {write, load, draw}. */
export function bullets(canvas) {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const sheet = new OffscreenCanvas(1, 1);
  const brush = sheet.getContext("2d", { willReadFrequently: true });
  // The wordings: their widths and their height in pixels, and when they are ready their picture and its pixels.
  let widths = [];
  let tall = 0;
  let image = null;
  let ink = null;
  let frame = null;
  let out = null;

  /** Writes the wordings (up to 64) in a font size, in points; the length of each and their height. */
  function write(wordings, font, ratio) {
    const face = `600 ${font * ratio}px system-ui, sans-serif`;
    brush.font = face;
    widths = wordings.map((words) => Math.ceil(brush.measureText(words).width + 4));
    tall = Math.ceil(font * 1.4 * ratio);
    Object.assign(sheet, { width: Math.max(...widths), height: tall * wordings.length });
    Object.assign(brush, {
      font: face, textBaseline: "middle", lineJoin: "round", strokeStyle: "rgb(0 0 0 / .55)", lineWidth: Math.max(1, (font * ratio) / 6),
    });
    wordings.forEach((words, i) => {
      brush.strokeText(words, 2, tall * (i + 0.5));
      brush.fillStyle = COLOURS[i % COLOURS.length];
      brush.fillText(words, 2, tall * (i + 0.5));
    });
    return { lengths: widths.map((one) => one / ratio), height: tall / ratio };
  }

  /** Has the wordings ready that were written last. */
  function load() {
    ink = new Uint32Array(brush.getImageData(0, 0, sheet.width, sheet.height).data.buffer);
    image?.close();
    image = sheet.transferToImageBitmap();
  }

  /** Draws a batch; those with a negative id are left out. */
  function draw({ count, sprites, ids }, ratio, top) {
    const { width, height } = canvas;
    if (frame?.width !== width || frame.height !== height) {
      frame = new ImageData(width, height);
      out = new Uint32Array(frame.data.buffer);
    }
    out.fill(0);
    for (let at = 0; at < count * STRIDE; at += STRIDE) {
      if (sprites[at + 3] !== 1 || ids[at + 5] < 0) continue;
      copy(ids[at + 5], (sprites[at] * ratio) | 0, ((sprites[at + 1] + top) * ratio) | 0);
    }
    context.putImageData(frame, 0, 0);
    for (let at = 0; at < count * STRIDE; at += STRIDE) {
      const [id, scale] = [ids[at + 5], sprites[at + 3]];
      if (scale === 1 || id < 0) continue;
      const long = widths[id];
      const less = (1 - scale) / 2;
      context.drawImage(image, 0, id * tall, long, tall, sprites[at] * ratio + long * less,
        (sprites[at + 1] + top) * ratio + tall * less, long * scale, tall * scale);
    }
  }

  // Copies a wording; where two overlap, the denser ink is seen.
  function copy(id, left, top) {
    const { width, height } = frame;
    const wide = image.width;
    const from = Math.max(0, -left);
    const to = Math.min(widths[id], width - left);
    const last = Math.min(tall, height - top);
    for (let y = Math.max(0, -top); y < last; y++) {
      let source = (id * tall + y) * wide + from;
      let target = (top + y) * width + left + from;
      for (let x = from; x < to; x++, source++, target++) {
        const dot = ink[source];
        // The highest byte is the opacity.
        if (dot >>> 24 > out[target] >>> 24) out[target] = dot;
      }
    }
  }
  return { write, load, draw };
}
