/** `npm run new:machine name`: a machine with its rules, its tests, its hook, its stories and its places in the lists. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { StepError } from "../lib/terminal.mjs";
import { addExport, addNames } from "./lists.mjs";
import { flowFile, flowStoriesFile, hookFile, hookTestFile } from "./machine-faces.mjs";
import { connectFile, machineFile, rulesFile } from "./machine-files.mjs";
import { machineTestFile, pathsTestFile, rulesTestFile } from "./machine-tests.mjs";
import { namesOf } from "./names.mjs";
import { write } from "./tree.mjs";

const SOURCE = "packages/flows/src";

/**
 * @param {{ root: string, words: readonly string[] }} options
 * @returns {Promise<{ files: string[], next: string[] }>}
 */
export async function newMachine({ root, words: [word] }) {
  const names = namesOf(word, "npm run new:machine offer-list");
  if (names.kebab.endsWith("-machine"))
    throw new StepError(`Leave out "-machine": ${names.kebab.replace(/-machine$/, "")} is enough.`);
  const { kebab, camel, pascal } = names;
  if (readFileSync(path.join(root, SOURCE, "index.ts"), "utf8").includes(`{ ${camel}Machine }`))
    throw new StepError(`${camel}Machine is exported already, in ${SOURCE}/index.ts.`);

  const folder = `${SOURCE}/${kebab}/${camel}`;
  const files = await write(root, {
    create: {
      [`${folder}Machine.ts`]: machineFile(names),
      [`${folder}Rules.ts`]: rulesFile(names),
      [`${SOURCE}/${kebab}/connect${pascal}.ts`]: connectFile(names),
      [`${folder}Machine.test.ts`]: machineTestFile(names),
      [`${folder}Machine.paths.test.ts`]: pathsTestFile(names),
      [`${folder}Rules.test.ts`]: rulesTestFile(names),
      [`${SOURCE}/react/use${pascal}.ts`]: hookFile(names),
      [`${SOURCE}/react/use${pascal}.test.tsx`]: hookTestFile(names),
      [`.storybook/flows/${camel}.flow.tsx`]: flowFile(names),
      [`.storybook/flows/${camel}.stories.tsx`]: flowStoriesFile(names),
    },
    change: {
      [`${SOURCE}/index.ts`]: (text) => addToCore(text, names),
      [`${SOURCE}/react/index.ts`]: (text) =>
        addExport(text, {
          names: [`use${pascal}`, `use${pascal}Actor`, `type ${pascal}`],
          from: `./use${pascal}`,
        }),
      [`${SOURCE}/index.test.ts`]: (text) =>
        addNames(
          addNames(text, "Object.keys(core).sort()).toEqual([", [`connect${pascal}`, `${camel}Machine`]),
          "Object.keys(hooks).sort()).toEqual([",
          [`use${pascal}`, `use${pascal}Actor`],
        ),
    },
  });
  return {
    files,
    next: [
      "replace the states, events and rules by the flow's own; what is there loads something and tries again",
      `the table in packages/flows/README.md`,
      "npm run api:accept, when the new public names are meant",
    ],
  };
}

function addToCore(text, { kebab, camel, pascal }) {
  const machine = `./${kebab}/${camel}Machine`;
  const connect = `./${kebab}/connect${pascal}`;
  return [
    { names: [`${camel}Machine`], from: machine },
    { names: [`connect${pascal}`], from: connect },
    {
      names: [`${pascal}Actor`, `${pascal}Context`, `${pascal}Event`, `${pascal}Machine`],
      from: machine,
      types: true,
    },
    { names: [`${pascal}Ports`], from: connect, types: true },
  ].reduce(addExport, text);
}
