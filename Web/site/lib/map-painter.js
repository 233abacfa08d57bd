// Draws a metro map on a canvas at any scale: lines and names keep a readable size.
import { make } from "./stage.js";

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
// Names stand this far from the station's edge, in points of the screen.
const GAP = 6;
const SIDES = {
  N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0], NE: [0.7, -0.7], SE: [0.7, 0.7], NW: [-0.7, -0.7], SW: [-0.7, 0.7],
  ESE: [1.6, 1.1],
};
// Up to this scale much of the map is visible at the same time, and names keep off the lines.
const WHOLE = 0.32;
const COLOURS = ["--land", "--river", "--park", "--map-ink", "--map-quiet", "--accent"];

// What has a size on the screen grows more slowly than the map.
export const lineWidth = (scale) => 9.5 * scale ** 0.6;
const stationRadius = (scale, isChange) => (isChange ? 8 : 5) * scale ** 0.55;
const fontSize = (scale, isChange) => (isChange ? 15 : 14) * Math.min(Math.max(scale, 0.3), 2) ** 0.18;

export class MapPainter {
  #view;
  #canvas = make("canvas", "map-canvas");
  #context = this.#canvas.getContext("2d", { alpha: false });
  #map;
  #lines;
  #river;
  #parks;
  #labels;
  #colours = {};
  #size = { width: 0, height: 0, ratio: 0 };
  #last = null;
  selected = null;

  /** @param {object} map width, height, unit, lines, stations, river, parks; path(), point(), along() */
  constructor(view, map) {
    this.#view = view;
    this.#map = map;
    this.#lines = map.lines.map((line) => ({ colour: line.colour, path: map.path(line) }));
    this.#river = map.path(map.river, 3);
    this.#parks = map.parks.map((park) => ({
      path: map.path({ way: park.corners, isRound: true }, 0.5),
      name: park.name, at: middle(park.corners.map(map.point)),
    }));
    this.#labels = map.stations.map((station) => ({ station, isChange: station.lines.length > 1, width: 0, from: 0 }));
    view.append(this.#canvas);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", () => this.#repaint());
    this.#repaint();
    this.#measure();
    new ResizeObserver(() => this.#draw()).observe(view);
  }

  #repaint() {
    const style = getComputedStyle(this.#view);
    for (const name of COLOURS) this.#colours[name] = style.getPropertyValue(name).trim();
    this.#draw();
  }

  // The scale from which on each name has space: names of busier stations come first.
  #measure() {
    const context = this.#context;
    for (const label of this.#labels) {
      context.font = this.#font(1, label.isChange);
      label.width = context.measureText(label.station.name).width / fontSize(1, label.isChange);
    }
    for (let step = 0; step <= 60; step++) {
      // From the largest scale to the smallest: a name that once finds no space comes back no more.
      const scale = 3 * 0.945 ** step;
      const taken = [];
      for (const label of this.#labels) {
        if (label.from > 0) continue;
        const box = this.#box(label, scale);
        if (this.#isCrowded(label, box, scale) || taken.some((other) => overlap(box, other))) {
          label.from = scale / 0.945;
        }
        else taken.push(box);
      }
    }
  }

  // Beyond the sheet, on a busy station, or, where the whole map is seen, on a line that does not call.
  #isCrowded({ station }, box, scale) {
    // The one place by which the others are found.
    if (station.lines.length > 3) return false;
    if (box.x < 2 || box.x + box.wide > this.#map.width * scale - 2) return true;
    const isOn = (x, y, reach) =>
      x > box.x - reach && x < box.x + box.wide + reach && y > box.y - reach && y < box.y + box.tall + reach;
    const radius = stationRadius(scale, true);
    const isOnStation = this.#labels.some(({ station: other, isChange }) =>
      isChange && other !== station && isOn(other.x * scale, other.y * scale, radius));
    if (isOnStation || scale > WHOLE) return isOnStation;
    const reach = lineWidth(scale) / 2;
    return this.#map.lines.some((line) =>
      !station.lines.includes(line) &&
      this.#map.along(line).some(([x, y]) => isOn(x * scale, y * scale, reach)));
  }

  // Where a name stands, in points of the screen, from the map's origin on.
  #box({ station, isChange, width }, scale) {
    const size = fontSize(scale, isChange);
    const [dx, dy] = SIDES[station.side];
    const reach = stationRadius(scale, isChange) + GAP;
    const wide = width * size;
    const x = station.x * scale + dx * reach - (dx > 0 ? 0 : dx < 0 ? wide : wide / 2);
    const y = station.y * scale + dy * reach - (dy > 0 ? 0 : dy < 0 ? size : size / 2);
    return { x, y, wide, tall: size, size };
  }

  #font(scale, isChange) {
    return `${isChange ? 600 : 500} ${fontSize(scale, isChange).toFixed(2)}px ${FONT}`;
  }

  /** Draws the map as seen at an offset and a scale. */
  show(offset, scale) {
    this.#last = { x: offset.x, y: offset.y, scale };
    this.#draw();
  }

  #draw() {
    if (!this.#last) return;
    const { clientWidth: width, clientHeight: height } = this.#view;
    if (!width || !height) return;
    const ratio = (this.#view.getBoundingClientRect().width / width) * devicePixelRatio;
    const size = this.#size;
    if (size.width !== width || size.height !== height || size.ratio !== ratio) {
      Object.assign(size, { width, height, ratio });
      this.#canvas.width = Math.round(width * ratio);
      this.#canvas.height = Math.round(height * ratio);
    }
    const { x, y, scale } = this.#last;
    const context = this.#context;
    const colours = this.#colours;
    const whole = () => context.setTransform(ratio, 0, 0, ratio, 0, 0);
    whole();
    context.fillStyle = colours["--land"];
    context.fillRect(0, 0, width, height);

    context.setTransform(ratio * scale, 0, 0, ratio * scale, -x * ratio, -y * ratio);
    context.lineJoin = context.lineCap = "round";
    context.fillStyle = colours["--park"];
    for (const { path } of this.#parks) context.fill(path);
    context.strokeStyle = colours["--river"];
    context.lineWidth = this.#map.river.width * this.#map.unit;
    context.stroke(this.#river);
    const thick = lineWidth(scale) / scale;
    for (const { path, colour } of this.#lines) {
      // A little land next to each line, so that it goes over the one it crosses.
      context.strokeStyle = colours["--land"];
      context.lineWidth = thick * 1.45;
      context.lineCap = "butt";
      context.stroke(path);
      context.strokeStyle = colour;
      context.lineWidth = thick;
      context.lineCap = "round";
      context.stroke(path);
    }
    whole();
    this.#drawPlaces(x, y, scale, width, height);
    this.#drawStations(x, y, scale, width, height);
    this.#drawNames(x, y, scale, width, height);
  }

  #drawPlaces(x, y, scale, width, height) {
    const context = this.#context;
    const share = Math.min(Math.max((scale - 0.35) / 0.15, 0), 1);
    if (share === 0) return;
    context.globalAlpha = share;
    context.fillStyle = this.#colours["--map-quiet"];
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.font = `italic 500 ${(13 * Math.min(scale, 2) ** 0.25).toFixed(2)}px ${FONT}`;
    const { river, point } = this.#map;
    const [riverX, riverY] = point(river.at);
    context.fillText(river.name, riverX * scale - x, riverY * scale - y);
    for (const { name, at } of this.#parks) context.fillText(name, at[0] * scale - x, at[1] * scale - y);
    context.globalAlpha = 1;
  }

  #drawStations(x, y, scale, width, height) {
    const context = this.#context;
    const colours = this.#colours;
    for (let i = this.#labels.length - 1; i >= 0; i--) {
      const { station, isChange } = this.#labels[i];
      const [px, py] = [station.x * scale - x, station.y * scale - y];
      const radius = stationRadius(scale, isChange);
      if (px < -radius || py < -radius || px > width + radius || py > height + radius) continue;
      context.beginPath();
      context.arc(px, py, radius, 0, 7);
      context.fillStyle = colours["--land"];
      context.fill();
      context.lineWidth = Math.max(1.2, radius * (isChange ? 0.34 : 0.42));
      context.strokeStyle = isChange ? colours["--map-ink"] : station.lines[0].colour;
      context.stroke();
    }
    if (!this.selected) return;
    const { station, isChange } = this.#labels.find((label) => label.station === this.selected);
    context.beginPath();
    context.arc(station.x * scale - x, station.y * scale - y, stationRadius(scale, isChange) + 5, 0, 7);
    context.lineWidth = 3;
    context.strokeStyle = colours["--accent"];
    context.stroke();
  }

  #drawNames(x, y, scale, width, height) {
    const context = this.#context;
    const colours = this.#colours;
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.strokeStyle = colours["--land"];
    for (const isChange of [false, true]) {
      context.font = this.#font(scale, isChange);
      context.lineWidth = 3.5;
      for (const label of this.#labels) {
        if (label.isChange !== isChange) continue;
        const isSelected = label.station === this.selected;
        const share = isSelected ? 1 : Math.min(Math.max((scale / label.from - 1) / 0.06, 0), 1);
        if (share === 0) continue;
        const box = this.#box(label, scale);
        const [left, top] = [box.x - x, box.y - y];
        if (left > width || top > height || left + box.wide < 0 || top + box.tall < 0) continue;
        context.globalAlpha = share;
        context.strokeText(label.station.name, left, top + box.tall / 2);
        context.fillStyle = isSelected ? colours["--accent"] : colours["--map-ink"];
        context.fillText(label.station.name, left, top + box.tall / 2);
      }
    }
    context.globalAlpha = 1;
  }

  /** The station under a place of the view, or null. */
  stationAt({ x, y }) {
    const { x: ox, y: oy, scale } = this.#last;
    let nearest = null;
    let least = 24;
    for (const label of this.#labels) {
      const { station } = label;
      const [px, py] = [station.x * scale - ox - x, station.y * scale - oy - y];
      let distance = Math.hypot(px, py);
      // Its name is as good as its dot, where it is shown.
      if (scale >= label.from) {
        const box = this.#box(label, scale);
        const [bx, by] = [box.x - ox, box.y - oy];
        if (x > bx - 4 && x < bx + box.wide + 4 && y > by - 4 && y < by + box.tall + 4) distance = Math.min(distance, 12);
      }
      if (distance < least) [nearest, least] = [station, distance];
    }
    return nearest;
  }
}

const overlap = (a, b) =>
  a.x < b.x + b.wide + 8 && b.x < a.x + a.wide + 8 && a.y < b.y + b.tall + 3 && b.y < a.y + a.tall + 3;
const middle = (points) => [0, 1].map((axis) => {
  const all = points.map((point) => point[axis]);
  return (Math.min(...all) + Math.max(...all)) / 2;
});
