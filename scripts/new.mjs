/** `npm run new:component name [family]` and `npm run new:machine name`: what a part consists of in this house, ready to be filled. */
import { newComponent } from "./new/component.mjs";
import { newMachine } from "./new/machine.mjs";
import { root } from "./lib/settings.mjs";
import { green, StepError, tell } from "./lib/terminal.mjs";

const MAKERS = { component: newComponent, machine: newMachine };

const [kind, ...words] = process.argv.slice(2);
try {
  if (!Object.hasOwn(MAKERS, kind ?? ""))
    throw new StepError(`Say what: npm run new:component name [family], or npm run new:machine name.`);
  const { files, next } = await MAKERS[kind]({ root, words });
  for (const file of files) console.log(`  ${green("✓")} ${file}`);
  console.log(`\nNext:\n${next.map((line) => `  – ${line}`).join("\n")}`);
} catch (error) {
  tell(error);
  process.exit(1);
}
