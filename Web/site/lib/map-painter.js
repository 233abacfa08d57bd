// Draws a metro map on a canvas at any scale: lines and names keep a readable size.
import { coloursOf } from "./colours.js";
import { boxOf, isIn, lineWidth, namesOf, placeFont, stationFont, stationRadius } from "./map-names.js";
import { clamp } from "./numbers.js";
import { make } from "./stage.js";

const COLOURS = ["--land", "--river", "--park", "--map-ink", "--map-quiet", "--accent"];

export class MapPainter {
  #view;
  #context;
  #map;
  #colours;
  #names;
  // Paths [path, colour], and words that are no stations' [text, x, y].
  #lines;
  #river;
  #parks;
  #places;
  // What is seen of it.
  #seen = null;
  selected = null;

  /** @param {object} map WIDTH, HEIGHT, UNIT, LINES, STATIONS, RIVER, PARKS; path(), point(), along() */
  constructor(view, map) {
    const canvas = make("canvas", "map-canvas");
    this.#view = view;
    this.#map = map;
    this.#context = canvas.getContext("2d", { alpha: false });
    this.#lines = map.LINES.map((line) => [map.path(line), line.colour]);
    this.#river = map.path(map.RIVER, 3);
    this.#parks = map.PARKS.map(({ corners }) => map.path({ way: corners, isRound: true }, 0.5));
    this.#places = [
      [map.RIVER.name, ...map.point(map.RIVER.at)],
      ...map.PARKS.map(({ name, corners }) => [name, ...middle(corners.map(map.point))]),
    ];
    view.append(canvas);
    this.#colours = coloursOf(view, COLOURS, () => this.#draw());
    this.#names = namesOf(map, this.#context);
    new ResizeObserver(() => this.#draw()).observe(view);
  }

  /** Draws the map as seen at an offset and a scale. */
  show({ x, y }, scale) {
    this.#seen = { x, y, scale };
    this.#draw();
  }

  // Where a place of the map is on the screen.
  #at(x, y) {
    const { x: left, y: top, scale } = this.#seen;
    return [x * scale - left, y * scale - top];
  }

  #draw() {
    const { clientWidth: width, clientHeight: height } = this.#view;
    if (!this.#seen || !width || !height) return;
    const ratio = (this.#view.getBoundingClientRect().width / width) * devicePixelRatio;
    const context = this.#context;
    const { canvas } = context;
    const [wide, tall] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== wide || canvas.height !== tall) Object.assign(canvas, { width: wide, height: tall });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = this.#colours["--land"];
    context.fillRect(0, 0, width, height);
    const { x, y, scale } = this.#seen;
    context.setTransform(ratio * scale, 0, 0, ratio * scale, -x * ratio, -y * ratio);
    this.#drawWays(lineWidth(scale) / scale);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.textBaseline = "middle";
    this.#drawPlaces(scale);
    this.#drawStations(scale, width, height);
    this.#drawNames(scale, width, height);
  }

  #stroke(path, colour, lineWidth, lineCap = "round") {
    Object.assign(this.#context, { strokeStyle: colour, lineWidth, lineCap, lineJoin: "round" });
    this.#context.stroke(path);
  }

  #drawWays(thick) {
    this.#context.fillStyle = this.#colours["--park"];
    for (const path of this.#parks) this.#context.fill(path);
    this.#stroke(this.#river, this.#colours["--river"], this.#map.RIVER.width * this.#map.UNIT);
    for (const [path, colour] of this.#lines) {
      // A little land next to each line, so that it goes over the one it crosses.
      this.#stroke(path, this.#colours["--land"], thick * 1.45, "butt");
      this.#stroke(path, colour, thick);
    }
  }

  #drawPlaces(scale) {
    const context = this.#context;
    Object.assign(context, {
      globalAlpha: clamp((scale - 0.35) / 0.15, 0, 1), fillStyle: this.#colours["--map-quiet"], textAlign: "center", font: placeFont(scale),
    });
    for (const [text, x, y] of this.#places) context.fillText(text, ...this.#at(x, y));
    context.globalAlpha = 1;
  }

  #circle(x, y, radius) {
    const circle = new Path2D();
    circle.arc(...this.#at(x, y), radius, 0, 7);
    return circle;
  }

  #drawStations(scale, width, height) {
    for (const { station, isChange } of this.#names.toReversed()) {
      const [x, y] = this.#at(station.x, station.y);
      const radius = stationRadius(scale, isChange);
      if (x < -radius || y < -radius || x > width + radius || y > height + radius) continue;
      const circle = this.#circle(station.x, station.y, radius);
      this.#context.fillStyle = this.#colours["--land"];
      this.#context.fill(circle);
      const colour = isChange ? this.#colours["--map-ink"] : station.lines[0].colour;
      this.#stroke(circle, colour, Math.max(1.2, radius * (isChange ? 0.34 : 0.42)));
    }
    if (!this.selected) return;
    const { x, y, lines } = this.selected;
    this.#stroke(this.#circle(x, y, stationRadius(scale, lines.length > 1) + 5), this.#colours["--accent"], 3);
  }

  #drawNames(scale, width, height) {
    const context = this.#context;
    const { x, y } = this.#seen;
    Object.assign(context, { textAlign: "left", lineWidth: 3.5, strokeStyle: this.#colours["--land"] });
    // Those where one changes are written over the others.
    for (const name of this.#names.toSorted((a, b) => a.isChange - b.isChange)) {
      const isSelected = name.station === this.selected;
      const share = isSelected ? 1 : clamp((scale / name.from - 1) / 0.06, 0, 1);
      const box = boxOf(name, scale);
      const [left, top] = [box.x - x, box.y - y];
      if (share === 0 || left > width || top > height || left + box.wide < 0 || top + box.tall < 0) continue;
      Object.assign(context, { font: stationFont(scale, name.isChange), globalAlpha: share });
      context.strokeText(name.station.name, left, top + box.tall / 2);
      context.fillStyle = this.#colours[isSelected ? "--accent" : "--map-ink"];
      context.fillText(name.station.name, left, top + box.tall / 2);
    }
    context.globalAlpha = 1;
  }

  /** The station under a place of the view, or null. */
  stationAt({ x, y }) {
    const { x: left, y: top, scale } = this.#seen;
    let nearest = null;
    let least = 24;
    for (const name of this.#names) {
      const { station } = name;
      const [px, py] = this.#at(station.x, station.y);
      // Its name is as good as its dot, where it is shown.
      const isOnName = scale >= name.from && isIn(boxOf(name, scale), x + left, y + top, 4);
      const distance = Math.min(Math.hypot(px - x, py - y), isOnName ? 12 : Infinity);
      if (distance < least) [nearest, least] = [station, distance];
    }
    return nearest;
  }
}

const middle = (points) => [0, 1].map((axis) => {
  const all = points.map((point) => point[axis]);
  return (Math.min(...all) + Math.max(...all)) / 2;
});
