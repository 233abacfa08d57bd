// What figures are put together from: the stage, the controls below it, a finger that throws, numbers, the engine and its laws.
import { physics } from "../physics.js";
import { engine } from "./engine.js";

export { buttons, choices, controls, rateControl, whoseRule } from "./controls.js";
export { engine } from "./engine.js";
export { thrower } from "./finger.js";
export { clamp, shown, spread } from "./numbers.js";
export { announcement, cells, isStill, make, stage, table, whenSized, write } from "./stage.js";

/** The laws by themselves. */
export const laws = () => physics(engine);
