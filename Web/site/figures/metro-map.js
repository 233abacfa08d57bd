// The metro of Eastmere, a town that does not exist. Lines run along eight directions on a grid.
export const UNIT = 50;
export const WIDTH = 50 * UNIT;
export const HEIGHT = 43 * UNIT;

// Name, colour, corners of its way.
export const LINES = [
  { name: "Ring", colour: "#dda916", way: [[18, 14], [30, 14], [34, 18], [34, 24], [30, 28], [18, 28], [14, 24], [14, 18]], isRound: true },
  { name: "Crown", colour: "#75808f", way: [[2, 10], [41, 10], [47, 16]] },
  { name: "Marl", colour: "#d4588f", way: [[2, 28], [12, 28], [15, 31], [42, 31], [47, 26]] },
  { name: "Mill", colour: "#7a4fa3", way: [[10, 1], [10, 37], [13, 40], [18, 40]] },
  { name: "Eastgate", colour: "#139294", way: [[38, 1], [38, 37], [35, 40], [28, 40]] },
  { name: "Lantern", colour: "#df7a1c", way: [[46, 2], [42, 2], [10, 34], [2, 34]] },
  { name: "Heron", colour: "#2e8b4d", way: [[3, 4], [8, 4], [40, 36], [47, 36]] },
  { name: "Northway", colour: "#2270b9", way: [[24, 1], [24, 33], [28, 37], [28, 40]] },
  { name: "Copper", colour: "#cc3f2e", way: [[2, 18], [10, 18], [12, 20], [36, 20], [40, 16], [47, 16]] },
];

// Where, name, and on which side the name stands: a compass point.
const PLACES = [
  [2, 18, "Westering", "N"], [6, 18, "Tollgate", "N"], [10, 18, "Copper Row", "NE"], [14, 20, "Abbey Gate", "NE"],
  [18, 20, "Chancery", "N"], [24, 20, "Eastmere Central", "ESE"], [29, 20, "Paper Mill", "N"], [34, 20, "Linden Cross", "SE"],
  [38, 18, "Foundry Lane", "SE"], [43, 16, "Kestrel Hill", "N"], [47, 16, "Eastgate Pier", "S"],
  [24, 1, "Highmoor", "E"], [24, 4, "Larch Avenue", "E"], [24, 7, "Saddlers Green", "E"], [24, 10, "Northway Cross", "NE"],
  [24, 14, "Guildhall", "NE"], [24, 24, "Weir Bridge", "E"], [24, 28, "St Orrin", "SE"], [24, 31, "Tanners Yard", "SE"],
  [26, 35, "Brickfields", "E"], [28, 40, "Marsh End", "W"],
  [3, 4, "Heron Wood", "N"], [6, 4, "Shepherds Walk", "S"], [10, 6, "Millrace", "NE"], [14, 10, "Bellfounder", "NE"],
  [18, 14, "Almoner", "NE"], [21, 17, "Cloth Hall", "W"], [28, 24, "Sailmakers", "NE"], [31, 27, "Glasshouse", "E"],
  [35, 31, "Ropewalk", "SW"], [38, 34, "Iron Steps", "E"], [43, 36, "Fallow Field", "S"], [47, 36, "Saltmarsh", "S"],
  [46, 2, "Lantern Point", "S"], [42, 2, "Beacon", "S"], [38, 6, "Orchard Park", "SE"], [34, 10, "Wicker Gate", "SE"],
  [30, 14, "Cornmarket", "E"], [27, 17, "Scriveners", "SE"], [20, 24, "Fishsteps", "W"], [17, 27, "Cooper Quay", "E"],
  [14, 30, "Barge House", "S"], [10, 34, "Reedmere", "SE"], [6, 34, "Otter Brook", "S"], [2, 34, "Lakeside", "S"],
  [10, 1, "Northfold", "E"], [10, 10, "Ashlar Street", "NE"], [10, 14, "Kiln Green", "E"], [10, 22, "Tallow Wharf", "E"],
  [10, 28, "Weavers", "NE"], [10, 37, "Rushmead", "W"], [14, 40, "Cricket Field", "S"], [18, 40, "Priory Down", "S"],
  [38, 1, "Stadium", "W"], [38, 10, "Observatory", "NE"], [38, 14, "Mapmaker", "E"], [38, 26, "Hopyard", "E"],
  [38, 31, "Saffron Court", "SE"], [32, 40, "Gravel Lane", "S"],
  [2, 28, "Quarry Foot", "N"], [6, 28, "Ninepins", "N"], [19, 31, "Osier Bank", "S"], [28, 31, "Vinegar Yard", "S"],
  [42, 31, "Hazel Down", "S"], [45, 28, "Cormorant", "SE"], [47, 26, "Marl Mouth", "N"],
  [2, 10, "Crown Hill", "N"], [6, 10, "Thistle", "N"], [19, 10, "Drapers", "N"], [29, 10, "Pennant", "N"], [44, 13, "Telegraph", "NE"],
  [16, 16, "Minster", "SE"], [32, 16, "Cobbler Lane", "NE"], [34, 24, "Ferry Stairs", "E"], [28, 28, "Chandlers", "S"],
  [21, 28, "Malthouse", "N"], [14, 24, "Fuller Street", "W"],
];

const isBetween = (x, y, [ax, ay], [bx, by]) =>
  (x - ax) * (by - ay) === (y - ay) * (bx - ax) &&
  x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);

const calls = ({ way, isRound }, x, y) =>
  way.some((corner, i) => (i > 0 || isRound) && isBetween(x, y, way.at(i - 1), corner));

export const point = ([x, y]) => [(x + 0.5) * UNIT, (y + 1) * UNIT];

/** {name, x, y in points, side, lines that call}, the busiest first. */
export const STATIONS = PLACES.map(([x, y, name, side]) => {
  const [px, py] = point([x, y]);
  const lines = LINES.filter((line) => calls(line, x, y));
  const isEnd = lines.some(({ way, isRound }) =>
    !isRound && [way[0], way.at(-1)].some((end) => end[0] === x && end[1] === y));
  return { name, x: px, y: py, side, lines, isEnd };
}).sort((a, b) => b.lines.length - a.lines.length || b.isEnd - a.isEnd || a.name.localeCompare(b.name));

export const RIVER = {
  name: "River Marl", width: 1.5, at: [43.6, 22.5],
  way: [[-3, 31], [9, 31], [17.5, 22.5], [53, 22.5]],
};
export const PARKS = [
  { name: "Elm Heath", corners: [[16, 3], [21, 3], [22, 4], [22, 7], [21, 8], [17, 8], [15, 6], [15, 4]] },
  { name: "The Orchards", corners: [[40.5, 4.5], [46, 4.5], [47, 5.5], [47, 8], [46, 9], [42, 9], [40.5, 7.5]] },
  { name: "South Commons", corners: [[29.5, 33], [33, 33], [36, 36], [36, 37], [35, 38], [30.5, 38], [29.5, 37]] },
  { name: "Quarry Woods", corners: [[2, 12], [7, 12], [8, 13], [8, 15.5], [7, 16.5], [3, 16.5], [1, 14.5], [1, 13]] },
];

/** Points along a line, close together. */
export const along = ({ way, isRound }) => way.flatMap((corner, i) => {
  if (i === 0 && !isRound) return [];
  const [a, b] = [point(way.at(i - 1)), point(corner)];
  const count = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / (UNIT / 2));
  return Array.from({ length: count + 1 }, (_, k) => a.map((from, axis) => from + ((b[axis] - from) * k) / count));
});

/** A way with its corners rounded, as a path in points. */
export function path({ way, isRound = false }, radius = 1.1) {
  const shape = new Path2D();
  const points = way.map(point);
  const [first, last] = [points[0], points.at(-1)];
  // A round one begins in the middle of a side.
  shape.moveTo(...(isRound ? first.map((one, axis) => (one + last[axis]) / 2) : first));
  const corners = isRound ? points : points.slice(1, -1);
  for (const [i, corner] of corners.entries()) {
    shape.arcTo(...corner, ...points[(i + (isRound ? 1 : 2)) % points.length], radius * UNIT);
  }
  if (isRound) shape.closePath();
  else shape.lineTo(...last);
  return shape;
}
