// A Svelte action: its first child is what is moved.
//
//   <div class="list" use:overscroll={{ engine, settings: { bounces }, label: "Messages" }}><ul>…</ul></div>
//
// The engine may be a promise of one. Settings may change; `scroller` is called with the scroller.
import { Scroller, attach } from "overscroll/list";

export function overscroll(node, { engine, settings = {}, scroller: told = () => {}, ...options }) {
  let scroller = null;
  let latest = settings;
  let isGone = false;
  const begin = (ready) => {
    if (isGone) return;
    scroller = new Scroller(ready, latest);
    const content = node.firstElementChild;
    attach(node, scroller, { ...(content && { content, observesContent: true }), ...options });
    // Where it begins, now that there is something to scroll.
    Object.assign(scroller, latest);
    told(scroller);
  };
  if (typeof engine?.then === "function") engine.then(begin);
  else begin(engine);
  return {
    update({ settings = {} }) {
      latest = settings;
      // That only once.
      const { contentOffset, zoomScale, ...others } = settings;
      if (scroller) Object.assign(scroller, others);
    },
    destroy() {
      isGone = true;
      scroller?.destroy();
    },
  };
}
