import display from "@gratweg/page-parts/fonts/display.woff2";
import faces from "!!css-loader!@gratweg/page-parts/fonts/faces.css";
import text from "@gratweg/page-parts/fonts/text.woff2";

/** All that a first view needs: headlines, and text from regular to semibold. */
export const preloadedFonts = [display, text];

export const fontFaces = faces.toString().replace(/\/\*.*?\*\/|\n\s*/g, "");
