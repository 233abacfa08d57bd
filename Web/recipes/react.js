// A React hook.
//
//   const { host, content, scroller } = useOverscroll(engine, { bounces: true }, { label: "Messages", didScroll });
//   return <div ref={host} className="list"><ul ref={content}>{rows}</ul></div>;
//
// `engine` is what load() of the list gives, undefined until then. The elements may come, go and change, settings and
// functions too, at any render. A setting that is left out later stays as it was; an option that is no function (`parts` of
// overscroll/parts is one) is read when its name comes, and not when its value changes. For zoom, import from "overscroll".
import { useEffect, useRef } from "react";
import { Scroller, attach } from "overscroll/list";

export function useOverscroll(engine, settings = {}, options = {}) {
  const [host, content, scroller] = [useRef(null), useRef(null), useRef(null)];
  const attached = useRef({ to: [], heard: {} });
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    // It begins at its offset only once.
    const { contentOffset, zoomScale, ...others } = settings;
    const { current: now } = attached;
    const given = Object.entries(options).filter(([, value]) => value !== undefined && typeof value !== "function");
    const to = [engine, host.current, content.current, ...given.map(([name]) => name)];
    const isOther = to.length !== now.to.length || to.some((one, i) => one !== now.to[i]);
    if (isOther) now.attachment?.detach();
    if (engine !== now.to[0]) drop(scroller);
    now.to = to;
    if (engine && host.current) scroller.current ??= new Scroller(engine, settings);
    // Functions that come later are heard without attaching again, which would drop a finger.
    const latestOf = (name) => (...all) => latest.current[name]?.(...all);
    for (const name in scroller.current && options) {
      if (typeof options[name] !== "function" || name === "onFrame" || now.heard[name] === scroller.current) continue;
      scroller.current.on(name, latestOf(name));
      now.heard[name] = scroller.current;
    }
    if (isOther && engine && host.current) {
      now.attachment = attach(host.current, scroller.current, {
        ...(content.current && { content: content.current, observesContent: true }), ...Object.fromEntries(given), onFrame: latestOf("onFrame"),
      });
    }
    if (scroller.current) Object.assign(scroller.current, others);
  });
  useEffect(() => () => {
    drop(scroller);
    attached.current.to = [];
  }, []);
  return { host, content, scroller };
}

function drop(scroller) {
  scroller.current?.destroy();
  scroller.current = null;
}
