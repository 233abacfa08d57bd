// The classes that fingers move, for tests of all of them.
export { Dial } from "../dist/dial.js";
export { Drawer, ScrollingDrawer } from "../dist/drawer.js";
export { NestedScroll } from "../dist/nested.js";
export { Interaction, Scroller } from "../dist/overscroll.js";
export { Pager } from "../dist/pager.js";
export { PictureInPicture } from "../dist/picture-in-picture.js";
export { Throw } from "../dist/throw.js";
