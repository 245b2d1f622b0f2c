import { readFileSync, writeFileSync } from "node:fs";
import { fallbackFontFaces, fontFacesElementId, styleElementId } from "@gratweg/design-system/theme";
import { pages } from "./dist-server/entry-server.js";

const file = `${process.argv[2]}/index.html`;
const { html, css } = pages.home();
const template = readFileSync(file, "utf8");
const page = template
  .replace(
    "<!--styles-->",
    () =>
      `<style id="${fontFacesElementId}">${fallbackFontFaces}</style><style id="${styleElementId}">${css}</style>`,
  )
  .replace("<!--app-->", () => html);
writeFileSync(file, page);
