/** `npm run screens -- hiking biking`: contact sheets of a running product's screens at four widths, into docs/screens. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./lib/chromium.mjs";
import { settings } from "./lib/settings.mjs";
import { siteAddress, siteKeys } from "./lib/site-keys.mjs";
import { green, step, StepError, tell } from "./lib/terminal.mjs";
import { contactSheet } from "./screens/sheet.mjs";
import { screensOf } from "./screens/screens.mjs";
import { shoot } from "./screens/shoot.mjs";

const WIDTHS = [360, 768, 1280, 1920];

try {
  const { root, data } = settings();
  const ready = path.join(data, "ready.json");
  if (!existsSync(ready)) throw new StepError('Nothing is running: start it with "npm start" first.');
  const { ports } = JSON.parse(readFileSync(ready, "utf8"));
  const words = process.argv.slice(2).filter((word) => !word.startsWith("-"));
  const executablePath = await findChromium({ root, logs: path.join(data, "logs") });
  const target = path.join(root, "docs/screens");
  mkdirSync(target, { recursive: true });
  for (const key of siteKeys(words.length > 0 ? words : ["hiking", "biking"])) {
    const origin = siteAddress(key, ports.GRATWEG_PORT);
    const screens = await screensOf(origin);
    for (const width of WIDTHS) {
      const file = path.join(target, `${key}-${width}.jpg`);
      await step(`${key} at ${width} px`, async (progress) => {
        const pictures = await shoot({ executablePath, origin, screens, width, onScreen: progress });
        await contactSheet(pictures, file);
      });
      console.log(`  ${green("✓")} ${path.relative(root, file)}`);
    }
  }
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
