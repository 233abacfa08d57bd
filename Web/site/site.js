// Starts the figure of a page, under [data-figure].
import { ready } from "./lib/engine.js";
import { button } from "./lib/parts.js";
import { isStill, kept, make } from "./lib/stage.js";

// Written into one file, all pages are here, and the address says which is meant; scripts have names there, and no places.
const pages = document.querySelectorAll("template[data-page]");
const home = pages.length > 0 ? "site" : ".";
if (pages.length > 0) {
  const name = location.hash.slice(1);
  const page = [...pages].find((one) => one.dataset.page === name) ?? pages[0];
  document.title = page.dataset.title;
  document.body.prepend(page.content.cloneNode(true));
  addEventListener("hashchange", () => {
    if ([...pages].some((one) => one.dataset.page === location.hash.slice(1))) location.reload();
  });
}

for (const element of document.querySelectorAll("[data-figure]")) start(element);

async function start(element) {
  const [stage, curves, controls] = ["stage", "curves", "controls"].map((part) => element.querySelector(`.${part}`));
  const host = { stage, curves, controls };
  let prepare;
  try {
    const figure = await import(`${home}/figures/${element.dataset.figure}.js`);
    // What is there before the engine stays where that does not come; why not is said below.
    ready.catch(() => {});
    ({ prepare } = figure);
    prepare?.(host);
    await ready;
    figure.mount(host);
    element.dataset.ready = "";
    moveOnce(element);
  } catch (error) {
    // Seen where the figure would be, and by those who watch for errors.
    element.dataset.failed = error.message;
    for (const one of document.querySelectorAll("[data-do], [data-guess]")) one.disabled = true;
    (prepare ? curves : stage).textContent = `This figure did not start: ${error.message}`;
    throw error;
  }
}

// A figure moves once by itself, as its first button moves it, unless something was touched or it has moved before; that of
// feels flicks whenever it comes.
function moveOnce(element) {
  const first = element.querySelector(["Throw", "Flick", "Move", "Zoom", "Wheel", "The window"]
    .map((group) => `.actions[aria-label="${group}"] button`).join());
  const name = `${element.dataset.figure} has moved`;
  if (!first || element.dataset.figure === "feels" || isStill()) return;
  if (kept[name]) return;
  kept[name] = true;
  const wait = setTimeout(() => first.click(), 800);
  for (const kind of ["pointerdown", "wheel", "keydown"]) {
    element.addEventListener(kind, () => clearTimeout(wait), { capture: true, once: true, passive: true });
  }
}

// A focused stage has the keys that scroll, also where nothing is left to move: the page stays where the stage is seen.
document.addEventListener("keydown", (event) => {
  const isChord = event.ctrlKey || event.metaKey || event.altKey;
  const isStage = event.target.matches?.(".view:not([data-plays])");
  if (isStage && !isChord && /^(Arrow|Page|Home|End| )/.test(event.key)) event.preventDefault();
});

// Programs and commands can be copied.
for (const program of document.querySelectorAll("pre:has(> code)")) {
  const copy = button("Copy", async () => {
    try {
      await navigator.clipboard.writeText(program.textContent);
      copy.textContent = "Copied";
    } catch {
      // Not allowed, or not on a secure page: select it, to be copied by hand.
      getSelection().selectAllChildren(program.firstChild);
      copy.textContent = "Selected";
    }
    setTimeout(() => (copy.textContent = "Copy"), 1500);
  });
  copy.className = "copy";
  const holder = make("div", "program");
  program.replaceWith(holder);
  holder.append(program, copy);
}

const contents = document.querySelector(".contents");
const centre = (link) => link?.scrollIntoView({ block: "nearest", inline: "center" });
centre(contents?.querySelector("[aria-current]"));
contents?.addEventListener("focusin", ({ target }) => centre(target));
