// content-place.js - puts content where an offset has it: by the native position as far as that goes, by a
// transform for the rest.

/** Gives a function that shows `content` at an offset and a scale. */
export function placer(element, content, native) {
  // Content out of the flow counts where it is shown: beyond its end there is less to scroll natively.
  let isLoose = false;

  // Whether the native position has stayed where it was put.
  const put = (offset, scale) => {
    const [x, y] = [native.show("x", offset.x), native.show("y", offset.y)];
    content.style.transform = `translate3d(${-x}px, ${-y}px, 0) scale(${scale})`;
    return (Math.abs(x) < 1 && Math.abs(y) < 1) || (native.shift("x") === 0 && native.shift("y") === 0);
  };

  // What else is in the element would be scrolled natively as well.
  const isAlone = () => element.childElementCount === 1
    || [...(element.children ?? [])].every((one) => one === content || one.dataset.overscroll === "bar");

  return (offset, scale) => {
    native.follows = scale === 1 && !isLoose && isAlone();
    if (put(offset, scale) || !native.follows) return;
    isLoose = true;
    native.follows = false;
    put(offset, scale);
  };
}
