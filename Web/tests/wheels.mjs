// wheels.mjs - streams of wheel events as browsers send them, one device each.
//
// How they are made, and of which facts:
//
//   counts     wheelDelta, positive up. A notch is 120; a wheel of a high resolution sends parts of it (15 is an eighth)
//   Chromium   makes 100 pixels (Windows), 53 or 120 (Linux) of 120 counts of a mouse. On macOS 40 pixels are a line of
//              NSEvent, whose tenths are not exact (4.000244), and counts are 120 a whole line of the CGEvent; a trackpad's
//              pixels have 3 counts (input/web_input_event_builders_mac.mm). On Windows a pixel of a trackpad has one
//   Firefox    gives pixels to who reads deltaY before deltaMode, as events.js does: 114 a notch on Linux (measured,
//              153 ESR), 120 counts. Without notches 3 counts a pixel, rounded (dom/events/WheelEvent.cpp)
//   MX Master  counts 64, 24, 24, 16 on Wayland, as microsoft/vscode#325859 has them in notches
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
  "Chromium, macOS": [4.000244140625, 34.15283203125, 153.34228515625].map((pixel, i) =>
    event(pixel, 120 * Math.ceil(pixel / 40), 1000 + 60 * i)),
  "Chromium, macOS, whole lines": mouse(40, [120, 120, 360, 120], 60),
  "Firefox": mouse(114, [120, 120], 90),
  "lines": [event(3, 120, 1000, { deltaMode: 1 }), event(3, 120, 1090, { deltaMode: 1 })],
};
export const HIGH_RESOLUTION = {
  "slow, an eighth": mouse(100, [15, 15, 15, 15, 15], 40),
  "quick, an eighth": mouse(100, [15, 30, 30, 45, 60, 120, 105, 90, 60, 30], 16),
  "free spin, a quarter": mouse(53, Array.from({ length: 60 }, (_, i) => 30 * Math.max(1, 6 - (i >> 3))), 12),
  "MX Master, Wayland": mouse(120, [64, 24, 24, 24, 16, 24], 16),
  "a half first": mouse(100, [60, 30, 15, 15], 20),
};
export const TRACKPAD = {
  "macOS, the system's momentum": trackpad([...fingers, ...momentum]),
  "Linux, none": trackpad(fingers),
  "begins with a fling of 40": trackpad([40, 44, 39, 32]),
  "Windows": trackpad([...fingers, ...momentum], driver),
  "Windows, askew": trackpad(fingers, driver, (i) => ({ deltaX: i, wheelDeltaX: -i })),
  "Windows, less than a count at its end": trackpad([...fingers, ...momentum, 0.75, 0.5, 0.3], Math.trunc),
  "macOS, a line in between": trackpad([2, 9, 20, 33, 40, 41, 40, 37]),
  "Firefox, half pixels": trackpad([0.5, 2.5, 5, 8, 10.5, 2.5, 13, 8], (pixel) => Math.round(3 * pixel)),
  "Chromium 151, said": trackpad([...fingers, ...momentum], undefined, (i) => ({ momentum: i >= fingers.length })),
};
// Nobody knows: the field is there, and always false.
TRACKPAD["Chromium 151, the driver's own momentum"] =
  trackpad([...fingers, ...momentum], driver, () => ({ momentum: false }));
export const FINGERS = fingers.length;
