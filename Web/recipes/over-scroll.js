// A custom element: its first child is what is moved. On a server, where there is no page, it can be imported.
//
//   <over-scroll label="Messages" paging style="height: 400px"><ul>…</ul></over-scroll>
//
// Attributes: label; paging and always-bounce, which are there or not; rate, "normal" or "fast". The scroller
// is its property `scroller`, from the event "ready" on; without the engine the browser scrolls. Where load() does
// not find the module: OverScroll.engine = load(url) of the list, where this is imported.
import { Scroller, attach, load } from "overscroll/list";
import * as parts from "overscroll/parts";

const SETTINGS = {
  paging: (value) => ({ isPagingEnabled: value !== null }),
  "always-bounce": (value) => ({ alwaysBounceVertical: value !== null }),
  rate: (value) => ({ decelerationRate: value === "fast" ? "fast" : "normal" }),
};
const filled = (element) => new Promise((done) => {
  new MutationObserver((_, observer) => {
    if (!element.firstElementChild) return;
    observer.disconnect();
    done();
  }).observe(element, { childList: true });
});
export class OverScroll extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = Object.keys(SETTINGS);
  static engine = null;
  scroller = null;
  async connectedCallback() {
    this.style.display ||= "block";
    this.style.overflow ||= "auto";
    await new Promise((done) => setTimeout(done)); // Who imports this may name an engine first.
    // The browser scrolls until there is content and an engine; one that was not delivered is tried again by the next.
    const ready = await Promise.resolve(OverScroll.engine ??= load()).catch((error) => {
      OverScroll.engine = null;
      throw error;
    });
    if (!this.firstElementChild) await filled(this);
    if (!this.isConnected || this.scroller) return;
    this.scroller = new Scroller(ready);
    for (const name in SETTINGS) this.attributeChangedCallback(name, null, this.getAttribute(name));
    attach(this, this.scroller, {
      content: this.firstElementChild, observesContent: true, label: this.getAttribute("label") ?? undefined,
      parts: Object.values(parts),
    });
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
globalThis.customElements?.define("over-scroll", OverScroll);
