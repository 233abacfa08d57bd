// A sheet into which a recording is pasted, with what its text does not say itself.
import { RecordingError, read } from "../recording.js";
import { make } from "./stage.js";

const EXAMPLE = "t,offset\n0,0\n0.016667,17.3\n0.033333,29.1";

/** The dialog: {element, open()}; done(found, words): a recording or a relation was read. */
export function pasteDialog(done) {
  const element = make("dialog", "paste", [], { "aria-labelledby": "paste-title" });
  element.innerHTML = `
    <form method="dialog">
      <h2 id="paste-title">Paste a recording</h2>
      <p>CSV with a header (<code>t,offset</code>, <code>velocity,distance</code> or <code>finger,offset</code>), one number per
        line, <code>@(123.5),</code> lists, or what the articles print to the console: <code>DecelerateVelocity:</code> and
        <code>DecelerateDistance:</code> of flicks, <code>偏移</code> of a bounce, <code>convertScale: contentOffset:</code> of a band.</p>
      <textarea rows="8" spellcheck="false" autocapitalize="off" autocomplete="off" aria-label="The recording"></textarea>
      <p class="fault" role="alert"></p>
      <div class="fields">
        <label>samples per second <input name="rate" inputmode="decimal" value="60"></label>
        <label>the edge is at, pt <input name="edge" inputmode="decimal" value="0"></label>
        <label>column <input name="column" placeholder="if several" autocapitalize="off"></label>
        <label>list <input name="list" inputmode="numeric" placeholder="if several"></label>
      </div>
      <div class="presets">
        <label class="button">Open a file…<input type="file" class="hidden" accept=".csv,.txt,.log,.m,text/*"></label>
        <button type="button" value="cancel">Cancel</button>
        <button type="submit" class="main">Use it</button>
      </div>
    </form>`;
  const find = (selector) => element.querySelector(selector);
  const text = find("textarea");
  const fault = find(".fault");
  text.placeholder = EXAMPLE;
  let source = "pasted";

  function use(content) {
    fault.textContent = "";
    try {
      const options = { source };
      for (const name of ["rate", "edge", "list"]) {
        const value = find(`[name=${name}]`).value.trim();
        if (value === "") continue;
        options[name] = Number(value);
        if (!Number.isFinite(options[name])) throw new RangeError(`${name}: expected a number, found "${value}"`);
      }
      const column = find("[name=column]").value.trim();
      if (column) options.column = column;
      const found = read(content, options);
      const scale = found.displayScale ? `, ${found.displayScale} ${found.displayScale === 1 ? "pixel" : "pixels"} a point` : "";
      done(found, `${found.name}: ${found.count} ${found.words ?? "samples over time"}${scale}.`);
      element.close();
    } catch (error) {
      if (!(error instanceof RecordingError || error instanceof RangeError)) throw error;
      // What the command line calls options are fields here.
      fault.textContent = error.message.replace(/--(rate|edge|column|list)\b/g, (_, name) => `“${find(`[name=${name}]`).parentNode.textContent.trim()}”`);
      if (error.line) mark(error.line);
    }
  }

  // Shows the line that cannot be read.
  function mark(line) {
    const lines = text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    text.focus();
    text.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    text.scrollTop = (text.scrollHeight / lines.length) * Math.max(0, line - 3);
  }

  find("form").addEventListener("submit", (event) => {
    event.preventDefault();
    use(text.value);
  });
  find("[value=cancel]").addEventListener("click", () => element.close());
  text.addEventListener("input", () => (source = "pasted"));
  find("[type=file]").addEventListener("change", async ({ target }) => {
    const [file] = target.files;
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    target.value = "";
    source = file.name;
    text.value = new TextDecoder().decode(bytes);
    use(bytes);
  });
  const open = () => {
    fault.textContent = "";
    if (!element.open) element.showModal();
    text.focus();
  };
  return { element, open };
}
