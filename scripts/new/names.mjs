import { StepError } from "../lib/terminal.mjs";

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * @typedef {{ kebab: string, camel: string, pascal: string }} Names
 * @param {string | undefined} word
 * @param {string} example
 * @returns {Names}
 */
export function namesOf(word, example) {
  if (!word) throw new StepError(`Say its name, for example ${example}.`);
  if (!KEBAB.test(word))
    throw new StepError(
      `"${word}" is no name for a folder. Small letters, joined by hyphens: ${kebabOf(word) ?? example}.`,
    );
  const pascal = word.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  return { kebab: word, camel: pascal[0].toLowerCase() + pascal.slice(1), pascal };
}

/** What somebody who wrote `PlanCard` or `plan card` meant. */
function kebabOf(word) {
  const guess = word
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/[\s_]+/g, "-")
    .toLowerCase();
  return KEBAB.test(guess) ? guess : undefined;
}
