// What is done in every frame while somebody wants it.

/** Returns what begins it: take(seconds) is called in every frame until it returns false. */
export function everyFrame(take) {
  let request = 0;
  const tick = (milliseconds) => {
    request = 0;
    if (take(milliseconds / 1000)) begin();
  };
  const begin = () => (request ||= requestAnimationFrame(tick));
  return begin;
}
