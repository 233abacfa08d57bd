// wheels.mjs - streams of wheel events as browsers send them, one device each.
//
// How they are made, and of which facts:
//
//   counts     wheelDelta, positive up. A notch is 120; a wheel of a high resolution sends parts of it (15 is an eighth)
//   Chromium   makes 100 pixels (Windows) or 53 (Linux) of 120 counts of a mouse, and 3 counts of a trackpad's pixel
//              on macOS, as Safari does; on Windows a trackpad's counts are what its driver says
//   Firefox    counts a mouse's notches in lines, and has three counts a pixel of a trackpad
//   momentum   pixels that shrink by 4 % a frame at 60 Hz, after fingers that came to 20 a frame

const event = (deltaY, counts, timeStamp, more = {}) =>
  ({ deltaMode: 0, deltaX: 0, deltaY, wheelDeltaX: 0, wheelDeltaY: -counts, timeStamp, shiftKey: false, ...more });

// A mouse whose counts come at some times.
const mouse = (pixels, counts, interval) =>
  counts.map((count, i) => event((pixels * count) / 120, count, 1000 + interval * i));

const fingers = [2, 5, 9, 14, 18, 20, 21, 20];
const momentum = Array.from({ length: 40 }, (_, i) => Math.round(20 * 0.96 ** i) || 1);
const trackpad = (pixels, count = (pixel) => 3 * pixel, more = () => ({})) =>
  pixels.map((pixel, i) => event(pixel, count(pixel), 1000 + (1000 / 60) * i, more(i)));

// What a driver of Windows says: two counts a pixel and a half, and a little sideways now and then.
const driver = (pixel) => Math.round(1.2 * pixel) + (pixel % 3);

export const NOTCHED = {
  "Chromium, Windows": mouse(100, [120, 120, 240, 120], 60),
  "Chromium, Linux": mouse(53, [120, 120, 120], 150),
  "Firefox": [event(3, 120, 1000, { deltaMode: 1 }), event(3, 120, 1090, { deltaMode: 1 })],
};
export const HIGH_RESOLUTION = {
  "slow, an eighth": mouse(100, [15, 15, 15, 15, 15], 40),
  "quick, an eighth": mouse(100, [15, 30, 30, 45, 60, 120, 105, 90, 60, 30], 16),
  "free spin, a quarter": mouse(53, Array.from({ length: 60 }, (_, i) => 30 * Math.max(1, 6 - (i >> 3))), 12),
  "a half first": mouse(100, [60, 30, 15, 15], 20),
};
export const TRACKPAD = {
  "macOS, the system's momentum": trackpad([...fingers, ...momentum]),
  "Linux, none": trackpad(fingers),
  "begins with a fling of 40": trackpad([40, 44, 39, 32]),
  "Windows": trackpad([...fingers, ...momentum], driver),
  "Windows, askew": trackpad(fingers, driver, (i) => ({ deltaX: i, wheelDeltaX: -i })),
  "Chromium 151, said": trackpad([...fingers, ...momentum], undefined, (i) => ({ momentum: i >= fingers.length })),
};
// Nobody knows: the field is there, and always false.
TRACKPAD["Chromium 151, the driver's own momentum"] =
  trackpad([...fingers, ...momentum], driver, () => ({ momentum: false }));
export const FINGERS = fingers.length;
