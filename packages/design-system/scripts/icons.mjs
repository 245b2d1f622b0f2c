/**
 * Writes src/icon/icons.ts and src/icon/shapes/ from Phosphor's SVG files. Each icon is a module of its own, so that a page's
 * script carries the icons that this page shows and not those of all pages.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { format } from "prettier";

const names =
  `airplane-tilt arrow-down arrow-left arrow-right arrow-square-out arrow-up arrow-up-right arrows-down-up baby backpack bed bicycle binoculars book-open boot bus
calendar-blank calendar-check calendar-x caret-down caret-left caret-right caret-up castle-turret check check-circle clock
compass credit-card dog dots-three-vertical download-simple envelope-simple eye eye-slash file-pdf file-text fire flag flower footprints
fork-knife funnel gear gift globe-hemisphere-west google-logo graduation-cap heart heart-fill hourglass-medium house
house-line identification-card image info key leaf list lock-simple magnifying-glass map-pin map-trifold minus moon mountains
path pause-circle pencil-simple person-simple-hike person-simple-walk phone plus printer prohibit question ruler seal-percent
share-network shield-check sign-in sign-out signpost sliders-horizontal snowflake star suitcase-rolling sun tent ticket train-regional
trash tree-evergreen trend-down trend-up user user-circle users users-three video-camera warning warning-circle waves x`.split(
    /\s+/,
  );

const require = createRequire(import.meta.url);
const assets = path.dirname(require.resolve("@phosphor-icons/core/assets/regular/x.svg"));

/** „heart-fill“ is the filled twin of „heart“. */
function assetOf(name) {
  const weight = name.endsWith("-fill") ? "fill" : "regular";
  return path.join(assets, "..", weight, `${name}.svg`);
}

/** A tenth of a unit on a field of 256: at 32 px an eightieth of a pixel, and a tenth less to load. */
function rounded(path) {
  return path.replace(/-?\d*\.\d+/g, (number, at) => {
    const short = String(Number(Number(number).toFixed(1)));
    // „8.25.5“ and „1-.04“ are two numbers each; what parted them may be gone.
    return /[\d.]/.test(path[at - 1] ?? "") && !short.startsWith("-") ? `,${short}` : short;
  });
}

function constantName(name) {
  return `${name.replace(/-(\w)/g, (_match, letter) => letter.toUpperCase())}Icon`;
}

const note = "// Written by scripts/icons.mjs from @phosphor-icons/core (MIT licence); do not edit.\n";
const folder = new URL("../src/icon/", import.meta.url);

rmSync(new URL("shapes/", folder), { recursive: true, force: true });
mkdirSync(new URL("shapes/", folder));
for (const name of names) {
  const shapes = [...readFileSync(assetOf(name), "utf8").matchAll(/<(\w+)([^>]*)>/g)].slice(1);
  if (shapes.some(([, tag]) => tag !== "path")) throw new Error(`${name} is not made of paths only`);
  const data = shapes.map(([, , attributes]) => rounded(/d="([^"]+)"/.exec(attributes)[1])).join("");
  await write(
    `shapes/${name}.ts`,
    `${note}import type { IconShape } from "../iconShape";\n\nexport const ${constantName(name)}: IconShape = "${data}";\n`,
  );
}
const exports = names.map((name) => `export { ${constantName(name)} } from "./shapes/${name}";`);
await write("icons.ts", `${note}\nexport type { IconShape } from "./iconShape";\n${exports.join("\n")}\n`);
console.log(`${names.length} icons written`);

async function write(file, source) {
  writeFileSync(new URL(file, folder), await format(source, { parser: "typescript", printWidth: 110 }));
}
