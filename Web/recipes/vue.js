// A Vue composable.
//
//   const { host, content, scroller } = useOverscroll(load(url), () => ({ bounces: props.bounces }), { label: "Messages" });
//   <div ref="host" class="list"><ul ref="content">…</ul></div>
//
// The engine may be a promise of one. Settings are an object, or a function whose changes are followed.
import { onMounted, onUnmounted, ref, shallowRef, watchEffect } from "vue";
import { Scroller, attach } from "overscroll/list";

export function useOverscroll(engine, settings = {}, options = {}) {
  const host = ref(null);
  const content = ref(null);
  const scroller = shallowRef(null);
  const now = () => (typeof settings === "function" ? settings() : settings);
  let isGone = false;
  // On a server nothing is mounted, and nobody waits for it.
  Promise.resolve(engine).catch(() => {});

  onMounted(async () => {
    const ready = await engine;
    if (isGone || !host.value) return;
    const made = new Scroller(ready, now());
    attach(host.value, made, {
      ...(content.value && { content: content.value, observesContent: true }), ...options,
    });
    // Where it begins, now that there is something to scroll.
    Object.assign(made, now());
    scroller.value = made;
  });
  watchEffect(() => {
    // That only once.
    const { contentOffset, zoomScale, ...others } = now();
    if (scroller.value) Object.assign(scroller.value, others);
  });
  onUnmounted(() => {
    isGone = true;
    scroller.value?.destroy();
    scroller.value = null;
  });
  return { host, content, scroller };
}
