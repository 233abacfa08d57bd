// A React hook.
//
//   const { host, content, scroller } = useOverscroll(engine, { bounces: true }, { label: "Messages", didScroll });
//   return <div ref={host} className="list"><ul ref={content}>{rows}</ul></div>;
//
// `engine` is what load() of the list gives, undefined until then. Settings may change at any render,
// of the options the functions may; `parts` of overscroll/parts are among them. For zoom, import from "overscroll".
import { useEffect, useRef } from "react";
import { Scroller, attach } from "overscroll/list";

export function useOverscroll(engine, settings = {}, options = {}) {
  const host = useRef(null);
  const content = useRef(null);
  const scroller = useRef(null);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    if (!engine || !host.current) return undefined;
    const made = (scroller.current = new Scroller(engine, settings));
    const given = Object.fromEntries(Object.entries(options).map(([name, value]) => [
      name, typeof value === "function" ? (...all) => latest.current[name]?.(...all) : value,
    ]));
    attach(host.current, made, {
      ...(content.current && { content: content.current, observesContent: true }), ...given,
    });
    Object.assign(made, settings);
    return () => {
      made.destroy();
      scroller.current = null;
    };
  }, [engine]);

  useEffect(() => {
    // It begins at its offset only once.
    const { contentOffset, zoomScale, ...others } = settings;
    if (scroller.current) Object.assign(scroller.current, others);
  });
  return { host, content, scroller };
}
