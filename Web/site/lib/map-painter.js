// Draws a metro map on a canvas at any scale: lines and names keep a readable size.
import { coloursOf } from "./colours.js";
import { boxOf, isIn, lineWidth, namesOf, placeFont, stationFont, stationRadius } from "./map-names.js";
import { clamp } from "./numbers.js";
import { make } from "./stage.js";

const COLOURS = ["--land", "--river", "--park", "--map-ink", "--map-quiet", "--accent"];

/** In a view, a map of WIDTH, HEIGHT, UNIT, LINES, STATIONS, RIVER, PARKS, path(), point(), along(): {show(offset, scale),
 * select(station or null), stationAt(place of the view)}. */
export function mapPainter(view, map) {
  const canvas = make("canvas", "map-canvas");
  const context = canvas.getContext("2d", { alpha: false });
  view.append(canvas);
  const colours = coloursOf(view, COLOURS, () => draw());
  const names = namesOf(map, context);
  const lines = map.LINES.map((line) => [map.path(line), line.colour]);
  const river = map.path(map.RIVER, 3);
  const parks = map.PARKS.map(({ corners }) => map.path({ way: corners, isRound: true }, 0.5));
  // Words that are no stations'.
  const places = [
    [map.RIVER.name, ...map.point(map.RIVER.at)],
    ...map.PARKS.map(({ name, corners }) => [name, ...middle(corners.map(map.point))]),
  ];
  // What is seen of it.
  let seen = null;
  let selected = null;
  new ResizeObserver(draw).observe(view);

  // Where a place of the map is on the screen.
  const at = (x, y) => [x * seen.scale - seen.x, y * seen.scale - seen.y];

  function draw() {
    const { clientWidth: width, clientHeight: height } = view;
    if (!seen || !width || !height) return;
    const ratio = (view.getBoundingClientRect().width / width) * devicePixelRatio;
    const [wide, tall] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== wide || canvas.height !== tall) Object.assign(canvas, { width: wide, height: tall });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = colours["--land"];
    context.fillRect(0, 0, width, height);
    const { x, y, scale } = seen;
    context.setTransform(ratio * scale, 0, 0, ratio * scale, -x * ratio, -y * ratio);
    drawWays(lineWidth(scale) / scale);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.textBaseline = "middle";
    drawPlaces(scale);
    drawStations(scale, width, height);
    drawNames(seen, width, height);
  }

  function stroke(path, colour, lineWidth, lineCap = "round") {
    Object.assign(context, { strokeStyle: colour, lineWidth, lineCap, lineJoin: "round" });
    context.stroke(path);
  }

  function circle({ x, y }, radius) {
    const path = new Path2D();
    path.arc(...at(x, y), radius, 0, 7);
    return path;
  }

  function drawWays(thick) {
    context.fillStyle = colours["--park"];
    for (const path of parks) context.fill(path);
    stroke(river, colours["--river"], map.RIVER.width * map.UNIT);
    for (const [path, colour] of lines) {
      // A little land next to each line, so that it goes over the one it crosses.
      stroke(path, colours["--land"], thick * 1.45, "butt");
      stroke(path, colour, thick);
    }
  }

  function drawPlaces(scale) {
    Object.assign(context, {
      globalAlpha: clamp((scale - 0.35) / 0.15, 0, 1), fillStyle: colours["--map-quiet"], textAlign: "center", font: placeFont(scale),
    });
    for (const [text, x, y] of places) context.fillText(text, ...at(x, y));
    context.globalAlpha = 1;
  }

  function drawStations(scale, width, height) {
    for (const { station, isChange } of names.toReversed()) {
      const [x, y] = at(station.x, station.y);
      const radius = stationRadius(scale, isChange);
      if (x < -radius || y < -radius || x > width + radius || y > height + radius) continue;
      const dot = circle(station, radius);
      context.fillStyle = colours["--land"];
      context.fill(dot);
      stroke(dot, isChange ? colours["--map-ink"] : station.lines[0].colour, Math.max(1.2, radius * (isChange ? 0.34 : 0.42)));
    }
    if (selected) stroke(circle(selected, stationRadius(scale, selected.lines.length > 1) + 5), colours["--accent"], 3);
  }

  function drawNames({ x, y, scale }, width, height) {
    Object.assign(context, { textAlign: "left", lineWidth: 3.5, strokeStyle: colours["--land"] });
    // Those where one changes are written over the others.
    for (const name of names.toSorted((a, b) => a.isChange - b.isChange)) {
      const { station, isChange, from } = name;
      const share = station === selected ? 1 : clamp((scale / from - 1) / 0.06, 0, 1);
      const box = boxOf(name, scale);
      const [left, top] = [box.x - x, box.y - y];
      if (share === 0 || left > width || top > height || left + box.wide < 0 || top + box.tall < 0) continue;
      Object.assign(context, { font: stationFont(scale, isChange), globalAlpha: share });
      context.strokeText(station.name, left, top + box.tall / 2);
      context.fillStyle = colours[station === selected ? "--accent" : "--map-ink"];
      context.fillText(station.name, left, top + box.tall / 2);
    }
    context.globalAlpha = 1;
  }

  return {
    show({ x, y }, scale) {
      seen = { x, y, scale };
      draw();
    },
    select(station) {
      selected = station;
      draw();
    },
    get selected() { return selected; },
    /** The station whose dot or, where it is shown, whose name is near, or null. */
    stationAt({ x, y }) {
      let nearest = null;
      let least = 24;
      for (const name of names) {
        const [px, py] = at(name.station.x, name.station.y);
        const isOnName = seen.scale >= name.from && isIn(boxOf(name, seen.scale), x + seen.x, y + seen.y, 4);
        const distance = Math.min(Math.hypot(px - x, py - y), isOnName ? 12 : Infinity);
        if (distance < least) [nearest, least] = [name.station, distance];
      }
      return nearest;
    },
  };
}

const middle = (points) => [0, 1].map((axis) => {
  const all = points.map((point) => point[axis]);
  return (Math.min(...all) + Math.max(...all)) / 2;
});
