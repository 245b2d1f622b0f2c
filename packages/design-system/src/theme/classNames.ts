/** On the root element: the dark theme. */
export const darkThemeClass = "theme-dark";

/** On the root element while a dialog is open; a class, because a strict style-src blocks style attributes. */
export const scrollLockClass = "scroll-lock";

/** Id of the style element that carries a prerendered page's rules. */
export const styleElementId = "stitches";
