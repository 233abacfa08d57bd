// A Vue composable.
//
//   const { host, content, scroller } = useOverscroll(load(url), () => ({ bounces: props.bounces }), { label: "Messages" });
//   <div ref="host" class="list"><ul ref="content">…</ul></div>
//
// The engine may be a promise of one. Settings are an object, or a function whose changes are followed.
import { onMounted, onUnmounted, ref, shallowRef, watch, watchEffect } from "vue";
import { Scroller, attach } from "overscroll/list";

export function useOverscroll(engine, settings = {}, options = {}) {
  const host = ref(null);
  const content = ref(null);
  const scroller = shallowRef(null);
  const ready = shallowRef(null);
  const now = () => (typeof settings === "function" ? settings() : settings);
  let [attachment, isGone] = [null, false];
  // On a server nothing is mounted, and nobody waits for it.
  Promise.resolve(engine).catch(() => {});

  onMounted(async () => (ready.value = await engine));
  // The elements may come, go and be others.
  watch([ready, host, content], () => {
    attachment?.detach();
    if (isGone || !ready.value || !host.value) return;
    const made = scroller.value ?? new Scroller(ready.value, now());
    attachment = attach(host.value, made, {
      ...(content.value && { content: content.value, observesContent: true }), ...options,
    });
    // Where it begins, now that there is something to scroll.
    if (!scroller.value) Object.assign(made, now());
    scroller.value = made;
  }, { flush: "post" });
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
