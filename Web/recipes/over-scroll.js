// A custom element: its first child, whichever that is, is what is moved. On a server, without a page, it can be imported.
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
export class OverScroll extends (globalThis.HTMLElement ?? class {}) {
  static observedAttributes = Object.keys(SETTINGS);
  static engine = null;
  scroller = null;
  #children = null;
  async connectedCallback() {
    this.style.display ||= "block";
    this.style.overflow ||= "auto";
    await new Promise((done) => setTimeout(done)); // Who imports this may name an engine first.
    // The browser scrolls until there is content and an engine; one that was not delivered is tried again by the next.
    const ready = await Promise.resolve(OverScroll.engine ??= load()).catch((error) => {
      OverScroll.engine = null;
      throw error;
    });
    if (!this.isConnected || this.#children) return;
    let [content, label, attachment] = [null, null, null];
    const follow = () => {
      if (content === (content = this.firstElementChild) && label === this.getAttribute("label")) return;
      label = this.getAttribute("label");
      attachment?.detach();
      if (!content) return this.scroller?.setContentOffset(this.scroller.contentOffset);
      if (!this.scroller) queueMicrotask(() => this.dispatchEvent(new Event("ready")));
      this.scroller ??= new Scroller(ready);
      for (const name in SETTINGS) this.attributeChangedCallback(name, null, this.getAttribute(name));
      attachment = attach(this, this.scroller, { content, observesContent: true, label: label ?? undefined, parts: Object.values(parts) });
    };
    (this.#children = new MutationObserver(follow)).observe(this, { childList: true, attributeFilter: ["label"] });
    follow();
  }
  disconnectedCallback() {
    this.#children?.disconnect();
    this.scroller?.destroy();
    this.scroller = this.#children = null;
  }
  attributeChangedCallback(name, _, value) {
    if (this.scroller) Object.assign(this.scroller, SETTINGS[name](value));
  }
}
globalThis.customElements?.define("over-scroll", OverScroll);
