// Starts the figure of a page, under [data-figure].
import { ready } from "./lib/engine.js";

const figures = {
  story: () => import("./story/story.js"),
  list: () => import("./figures/list.js"),
  "in-eight-lines": () => import("./figures/in-eight-lines.js"),
  deceleration: () => import("./figures/deceleration.js"),
  spring: () => import("./figures/spring.js"),
  bounce: () => import("./figures/bounce.js"),
  "rubber-band": () => import("./figures/rubber-band.js"),
  "step-by-step": () => import("./figures/step-by-step.js"),
  catch: () => import("./figures/catch.js"),
  paging: () => import("./figures/paging.js"),
  pager: () => import("./figures/pager.js"),
  zoom: () => import("./figures/zoom.js"),
  metro: () => import("./figures/metro.js"),
  nested: () => import("./figures/nested.js"),
  wheel: () => import("./figures/wheel.js"),
  trackpad: () => import("./figures/trackpad.js"),
  feels: () => import("./figures/feels.js"),
  appearance: () => import("./figures/appearance.js"),
  drawer: () => import("./figures/drawer.js"),
  "picture-in-picture": () => import("./figures/picture-in-picture.js"),
  "pop-tracks": () => import("./figures/pop-tracks.js"),
  "any-value": () => import("./figures/any-value.js"),
  observe: () => import("./figures/observe.js"),
  optimise: () => import("./figures/optimise.js"),
  "how-close": () => import("./figures/how-close.js"),
};

// Written into one file, all pages are here, and the address says which is meant.
const pages = document.querySelectorAll("template[data-page]");
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
    const figure = await figures[element.dataset.figure]();
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
  const button = element.querySelector(["Throw", "Flick", "Move", "Zoom", "Wheel", "The window"]
    .map((group) => `.actions[aria-label="${group}"] button`).join());
  const name = `${element.dataset.figure} has moved`;
  if (!button || element.dataset.figure === "feels" || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  try {
    if (sessionStorage[name]) return;
    sessionStorage[name] = true;
  } catch {
    // Nothing may be stored: it moves every time.
  }
  const wait = setTimeout(() => button.click(), 800);
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
  const button = document.createElement("button");
  Object.assign(button, { type: "button", className: "copy", textContent: "Copy" });
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(program.querySelector("code").textContent);
      button.textContent = "Copied";
    } catch {
      // Not allowed, or not on a secure page: select it, to be copied by hand.
      getSelection().selectAllChildren(program.querySelector("code"));
      button.textContent = "Selected";
    }
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
  const holder = document.createElement("div");
  holder.className = "program";
  program.replaceWith(holder);
  holder.append(program, button);
}

const contents = document.querySelector(".contents");
const centre = (link) => link?.scrollIntoView({ block: "nearest", inline: "center" });
centre(contents?.querySelector("[aria-current]"));
contents?.addEventListener("focusin", ({ target }) => centre(target));
