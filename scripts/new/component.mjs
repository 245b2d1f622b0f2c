/** `npm run new:component name [family]`: a component with its test, its stories and its places in the lists. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { StepError } from "../lib/terminal.mjs";
import { componentFile, storiesFile, testFile } from "./component-files.mjs";
import { FAMILIES } from "./families.mjs";
import { addExport, addNames } from "./lists.mjs";
import { namesOf } from "./names.mjs";
import { write } from "./tree.mjs";

const SOURCE = "packages/design-system/src";

/**
 * @param {{ root: string, words: readonly string[] }} options
 * @returns {Promise<{ files: string[], next: string[] }>}
 */
export async function newComponent({ root, words: [word, family = "primitives"] }) {
  const names = namesOf(word, "npm run new:component route-badge trip");
  if (!Object.hasOwn(FAMILIES, family))
    throw new StepError(`There is no family "${family}": ${Object.keys(FAMILIES).join(", ")}.`);
  const { folder, group } = FAMILIES[family];
  const place = path.posix.join(folder, names.kebab);
  refuseTaken(root, names.pascal);

  const up = folder === "" ? ".." : "../..";
  const file = `${SOURCE}/${place}/${names.pascal}`;
  const from = `../${place}/${names.pascal}`;
  const files = await write(root, {
    create: {
      [`${file}.tsx`]: componentFile({ ...names, up }),
      [`${file}.test.tsx`]: testFile({ ...names, up }),
      [`${file}.stories.tsx`]: storiesFile({ ...names, up, group }),
    },
    change: {
      [`${SOURCE}/families/${family}.ts`]: (text) =>
        addExport(addExport(text, { names: [names.pascal], from }), {
          names: [`${names.pascal}Props`],
          from,
          types: true,
        }),
      [`${SOURCE}/index.test.ts`]: (text) => addNames(text, `\n  ${family}: [`, [names.pascal]),
    },
  });
  return {
    files,
    next: [
      "say in its docstrings what names do not: units, shapes, when another component is better",
      `German default texts go to ${SOURCE}/microcopy/ and stay replaceable by props`,
      `the family's page (.storybook/families/) and the table in packages/design-system/README.md`,
      "npm run api:accept, when the new public names are meant",
    ],
  };
}

/** A name that any family exports already, wherever its file lies. */
function refuseTaken(root, pascal) {
  for (const family of Object.keys(FAMILIES)) {
    const file = `${SOURCE}/families/${family}.ts`;
    if (new RegExp(`\\b${pascal}\\b`).test(readFileSync(path.join(root, file), "utf8")))
      throw new StepError(`${pascal} is exported already, in ${file}.`);
  }
}
