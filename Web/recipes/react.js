// A React hook.
//
//   const { host, content, scroller } = useOverscroll(engine, { bounces: true }, { label: "Messages", didScroll });
//   return <div ref={host} className="list"><ul ref={content}>{rows}</ul></div>;
//
// `engine` is what load() of the list gives, undefined until then. The elements may come, go and change, settings and
// functions too, at any render; `parts` of overscroll/parts are among the options. For zoom, import from "overscroll".
import { useEffect, useRef } from "react";
import { Scroller, attach } from "overscroll/list";

export function useOverscroll(engine, settings = {}, options = {}) {
  const host = useRef(null);
  const content = useRef(null);
  const scroller = useRef(null);
  const attached = useRef({ to: [] });
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    // It begins at its offset only once.
    const { contentOffset, zoomScale, ...others } = settings;
    const to = [engine, host.current, content.current, ...Object.keys(options)];
    const { current: now } = attached;
    if (to.length !== now.to.length || to.some((one, i) => one !== now.to[i])) {
      now.attachment?.detach();
      if (engine !== now.to[0]) drop(scroller);
      Object.assign(now, { to, attachment: null });
      if (engine && host.current) {
        scroller.current ??= new Scroller(engine, settings);
        const given = Object.fromEntries(Object.entries(options).map(([name, value]) => [
          name, typeof value === "function" ? (...all) => latest.current[name]?.(...all) : value,
        ]));
        now.attachment = attach(host.current, scroller.current, {
          ...(content.current && { content: content.current, observesContent: true }), ...given,
        });
      }
    }
    if (scroller.current) Object.assign(scroller.current, others);
  });
  useEffect(() => () => {
    drop(scroller);
    attached.current = { to: [] };
  }, []);
  return { host, content, scroller };
}

function drop(scroller) {
  scroller.current?.destroy();
  scroller.current = null;
}
