// The names on a metro map: where each stands, and from which scale on it has space.
import { clamp } from "./numbers.js";

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
// Names stand this far from the station's edge, in points of the screen.
const GAP = 6;
const SIDES = {
  N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0], NE: [0.7, -0.7], SE: [0.7, 0.7], NW: [-0.7, -0.7], SW: [-0.7, 0.7],
  ESE: [1.6, 1.1],
};
// Up to this scale much of the map is visible at the same time, and names keep off the lines.
const WHOLE = 0.32;

// What has a size on the screen grows more slowly than the map.
export const lineWidth = (scale) => 9.5 * scale ** 0.6;
export const stationRadius = (scale, isChange) => (isChange ? 8 : 5) * scale ** 0.55;
const fontSize = (scale, isChange) => (isChange ? 15 : 14) * clamp(scale, 0.3, 2) ** 0.18;

/** The font of stations, by whether one changes there, or of places. */
export const stationFont = (scale, isChange) => `${isChange ? 600 : 500} ${fontSize(scale, isChange).toFixed(2)}px ${FONT}`;
export const placeFont = (scale) => `italic 500 ${(13 * Math.min(scale, 2) ** 0.25).toFixed(2)}px ${FONT}`;

/** Where a name stands, in points of the screen, from the map's origin on. */
export function boxOf({ station, isChange, width }, scale) {
  const tall = fontSize(scale, isChange);
  const wide = width * tall;
  const reach = stationRadius(scale, isChange) + GAP;
  const [dx, dy] = SIDES[station.side];
  const beside = (at, way, length) => at * scale + way * reach - (way > 0 ? 0 : way < 0 ? length : length / 2);
  return { x: beside(station.x, dx, wide), y: beside(station.y, dy, tall), wide, tall };
}

/** Whether a place is in a box, or not further away. */
export const isIn = (box, x, y, reach) =>
  x > box.x - reach && x < box.x + box.wide + reach && y > box.y - reach && y < box.y + box.tall + reach;

const overlap = (a, b) =>
  a.x < b.x + b.wide + 8 && b.x < a.x + a.wide + 8 && a.y < b.y + b.tall + 3 && b.y < a.y + a.tall + 3;

/** The names of all stations: {station, isChange, width: of a font of one point, from: the scale from which on it has space}. */
export function namesOf(map, context) {
  const names = map.STATIONS.map((station) => {
    const isChange = station.lines.length > 1;
    context.font = stationFont(1, isChange);
    return { station, isChange, width: context.measureText(station.name).width / fontSize(1, isChange), from: 0 };
  });
  for (let step = 0; step <= 60; step++) {
    // From the largest scale to the smallest: a name that once finds no space comes back no more. Those of busier stations come first.
    const scale = 3 * 0.945 ** step;
    const taken = [];
    for (const name of names) {
      if (name.from > 0) continue;
      const box = boxOf(name, scale);
      if (isCrowded(map, names, name, box, scale) || taken.some((other) => overlap(box, other))) name.from = scale / 0.945;
      else taken.push(box);
    }
  }
  return names;
}

// Beyond the sheet, on a busy station, or, where the whole map is seen, on a line that does not call.
function isCrowded(map, names, { station }, box, scale) {
  // The one place by which the others are found.
  if (station.lines.length > 3) return false;
  if (box.x < 2 || box.x + box.wide > map.WIDTH * scale - 2) return true;
  const radius = stationRadius(scale, true);
  const isOnStation = names.some(({ station: other, isChange }) =>
    isChange && other !== station && isIn(box, other.x * scale, other.y * scale, radius));
  if (isOnStation || scale > WHOLE) return isOnStation;
  return map.LINES.some((line) => !station.lines.includes(line) &&
    map.along(line).some(([x, y]) => isIn(box, x * scale, y * scale, lineWidth(scale) / 2)));
}
