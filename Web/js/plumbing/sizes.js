// sizes.js - how large an element and its content are, as the page lays them out.

/** What is seen of an element; null while it is not laid out. */
export function viewportOf({ clientWidth: width, clientHeight: height }) {
  return width || height ? { width, height } : null;
}

/**
 * How far an element's content reaches: all that the browser would scroll to, so margins and paddings count.
 * What is smaller than the element has its own size; null while it is not laid out.
 */
export function contentSizeOf(element, content) {
  const { transform } = content.style;
  content.style.transform = "none";
  const size = { width: element.scrollWidth, height: element.scrollHeight };
  content.style.transform = transform;
  // Drawings have no offsetWidth.
  if (!(size.width > element.clientWidth)) size.width = content.offsetWidth ?? content.clientWidth;
  if (!(size.height > element.clientHeight)) size.height = content.offsetHeight ?? content.clientHeight;
  return size.width || size.height ? size : null;
}

/** Whether an element's lines run from right to left. */
export const isReversed = (element, window) =>
  window.getComputedStyle(element).direction === "rtl";

/** Calls a function now, and when an element's size changes; gives one that stops it. */
export function observeSize(element, window, take) {
  take();
  const observer = new window.ResizeObserver(take);
  // Paddings count.
  observer.observe(element, { box: "border-box" });
  return () => observer.disconnect();
}
