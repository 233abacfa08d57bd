// Postcards, drawn from a number: a sky, a sun, hills or a sea, and something that stands there.
const PALETTES = [
  { sky: "#f2dcc2", sun: "#e8743b", far: "#c99a7c", mid: "#9c6a58", near: "#5d4345" },
  { sky: "#cfe0e6", sun: "#f6efe2", far: "#8fb0bd", mid: "#5d8796", near: "#2f5566" },
  { sky: "#f5cfc2", sun: "#fbf0dc", far: "#d3917f", mid: "#a35f60", near: "#643f4f" },
  { sky: "#dbe4c9", sun: "#f2c84b", far: "#a3b98a", mid: "#6d8f63", near: "#3c5f49" },
  { sky: "#2c3a57", sun: "#f3e6c4", far: "#3f5175", mid: "#2f3f5e", near: "#1c2740" },
  { sky: "#efe3b8", sun: "#d9522f", far: "#d1b36c", mid: "#a0804a", near: "#66523a" },
];
const NAMES = [
  "Low tide", "The long ridge", "Paper boats", "Second winter", "Harbour lights", "Eleven swifts", "Slow bridge",
  "Tin roof", "North window", "Salt and slate", "Ferry song", "Early bus", "The orchard", "Half past nine",
];

export const title = (number) => NAMES[number % NAMES.length];

// Numbers from a number, the same every time.
function dice(seed) {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A picture as wide and as high as asked for. */
export function postcard(number, width, height) {
  const roll = dice(number + 1);
  const { sky, sun, far, mid, near } = PALETTES[number % PALETTES.length];
  const hill = (level, swing, steps) => {
    let path = `M0 ${height}V${(level * height).toFixed(1)}`;
    let y = level * height;
    for (let i = 1; i <= steps; i++) {
      const next = (level + (roll() - 0.5) * swing) * height;
      const [a, b] = [((i - 0.5) * width) / steps, (i * width) / steps];
      path += `C${a.toFixed(1)} ${y.toFixed(1)} ${a.toFixed(1)} ${next.toFixed(1)} ${b.toFixed(1)} ${next.toFixed(1)}`;
      y = next;
    }
    return `${path}V${height}Z`;
  };
  const size = 0.09 + roll() * 0.09;
  const [sunX, sunY] = [(0.2 + roll() * 0.6) * width, (0.2 + roll() * 0.18) * height];
  const disc = `<circle cx="${sunX.toFixed(1)}" cy="${sunY.toFixed(1)}" r="${(size * height).toFixed(1)}" fill="${sun}"/>`;
  const isSea = number % 3 === 0;
  let land;
  if (isSea) {
    const line = 0.56 * height;
    const boat = (x, y, s) => `<path d="M${x} ${y}l${-9 * s} 0 ${3 * s} ${6 * s}h${14 * s}l${4 * s} ${-6 * s}zM${x + s} ${y - 2 * s}v${-18 * s}l${9 * s} ${18 * s}z" fill="${near}"/>`;
    const waves = [0, 1, 2, 3, 4].map((i) => {
      const y = line + (0.08 + i * 0.085) * height;
      return `<path d="M${(roll() * 0.5 * width).toFixed(0)} ${y.toFixed(0)}h${((0.2 + roll() * 0.3) * width).toFixed(0)}" stroke="${sky}" stroke-width="2" opacity=".7"/>`;
    }).join("");
    land = `<path d="${hill(0.5, 0.12, 3)}" fill="${far}"/><path d="M0 ${line}H${width}V${height}H0z" fill="${mid}"/>${waves}` +
      boat((0.3 + roll() * 0.4) * width, line + 0.14 * height, 1 + height / 500) +
      `<path d="${hill(0.92, 0.08, 2)}" fill="${near}"/>`;
  } else {
    const trees = Array.from({ length: 5 }, () => {
      const [x, y, s] = [roll() * width, (0.86 + roll() * 0.1) * height, (0.05 + roll() * 0.06) * height];
      return number % 3 === 1
        ? `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(s * 0.45).toFixed(0)} 0 ${(-s * 0.45).toFixed(0)} ${(-s * 1.7).toFixed(0)} ${(-s * 0.45).toFixed(0)} ${(s * 1.7).toFixed(0)}z"/>`
        : `<circle cx="${x.toFixed(0)}" cy="${(y - s).toFixed(0)}" r="${(s * 0.6).toFixed(0)}"/><path d="M${(x - 2).toFixed(0)} ${(y - s).toFixed(0)}h4v${s.toFixed(0)}h-4z"/>`;
    }).join("");
    land = `<path d="${hill(0.52, 0.26, 3)}" fill="${far}"/><path d="${hill(0.66, 0.18, 3)}" fill="${mid}"/>` +
      `<g fill="${near}">${trees}<path d="${hill(0.86, 0.1, 2)}"/></g>`;
  }
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">` +
    `<rect width="${width}" height="${height}" fill="${sky}"/>${disc}${land}</svg>`;
}
