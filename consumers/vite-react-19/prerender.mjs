import { readFileSync, writeFileSync } from "node:fs";
import { styleElementId } from "@gratweg/design-system/theme";
import { pages } from "./dist-server/entry-server.js";

const { html, css } = pages.home();
const template = readFileSync("dist/index.html", "utf8");
const page = template
  .replace("<!--styles-->", () => `<style id="${styleElementId}">${css}</style>`)
  .replace("<!--app-->", () => html);
writeFileSync("dist/index.html", page);
