// A custom element: its first child is what is moved.
//
//   <over-scroll label="Messages" paging style="height: 400px"><ul>…</ul></over-scroll>
//
// Attributes: label; paging and always-bounce, which are there or not; rate, "normal" or "fast". The scroller
// is its property `scroller`, from the event "ready" on; without the engine the browser scrolls. Where the module
// is not next to this package: OverScroll.engine = load(url), where this is imported.
import { Scroller, attach, load } from "overscroll";

const SETTINGS = {
  paging: (value) => ({ isPagingEnabled: value !== null }),
  "always-bounce": (value) => ({ alwaysBounceVertical: value !== null }),
  rate: (value) => ({ decelerationRate: value ?? "normal" }),
};
export class OverScroll extends HTMLElement {
  static observedAttributes = Object.keys(SETTINGS);
  static engine = null;
  scroller = null;
  async connectedCallback() {
    this.style.display ||= "block";
    this.style.overflow ||= "auto";
    // Who imports this may name an engine first, also for what is parsed already.
    await new Promise((done) => setTimeout(done));
    const ready = await (OverScroll.engine ??= load(new URL("../overscroll.wasm", import.meta.url)));
    if (!this.isConnected || this.scroller) return;
    this.scroller = new Scroller(ready);
    for (const name in SETTINGS) this.attributeChangedCallback(name, null, this.getAttribute(name));
    const content = this.firstElementChild ?? undefined;
    attach(this, this.scroller, { content, observesContent: Boolean(content), label: this.getAttribute("label") ?? undefined });
    this.dispatchEvent(new Event("ready"));
  }
  disconnectedCallback() {
    this.scroller?.destroy();
    this.scroller = null;
  }
  attributeChangedCallback(name, _, value) {
    if (this.scroller) Object.assign(this.scroller, SETTINGS[name](value));
  }
}
customElements.define("over-scroll", OverScroll);
