/** Writes src/icon/icons.ts from Phosphor's SVG files: one constant for each icon, so that bundlers drop the unused ones. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { format } from "prettier";

const names =
  `arrow-left arrow-right arrow-square-out arrow-up-right arrows-down-up backpack bed bicycle binoculars book-open boot bus
calendar-blank calendar-check calendar-x caret-down caret-left caret-right caret-up castle-turret check check-circle clock compass copy credit-card
download-simple envelope-simple fire flag flower footprints fork-knife funnel gear gift globe-hemisphere-west graduation-cap heart house
house-line image info leaf list magnifying-glass map-pin map-trifold minus moon mountains path pencil-simple person-simple-hike
person-simple-walk phone plus printer question ruler share-network shield-check sign-in sign-out signpost sliders-horizontal snowflake star
sun tent ticket train-regional trash tree-evergreen trend-down trend-up user user-circle users users-three video-camera
warning warning-circle waves x`.split(/\s+/);

const require = createRequire(import.meta.url);
const assets = path.dirname(require.resolve("@phosphor-icons/core/assets/regular/x.svg"));

function constantName(name) {
  return `${name.replace(/-(\w)/g, (_match, letter) => letter.toUpperCase())}Icon`;
}

const constants = names.map((name) => {
  const shapes = [
    ...readFileSync(path.join(assets, `${name}.svg`), "utf8").matchAll(/<(\w+)([^>]*)>/g),
  ].slice(1);
  if (shapes.some(([, tag]) => tag !== "path")) throw new Error(`${name} is not made of paths only`);
  const data = shapes.map(([, , attributes]) => /d="([^"]+)"/.exec(attributes)[1]).join("");
  return `export const ${constantName(name)}: IconShape = "${data}";`;
});

const source = `// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.

/** Path data on Phosphor's 256 × 256 grid. */
export type IconShape = string;

${constants.join("\n")}
`;

const target = new URL("../src/icon/icons.ts", import.meta.url);
writeFileSync(target, await format(source, { parser: "typescript", printWidth: 110 }));
console.log(`${names.length} icons written`);
