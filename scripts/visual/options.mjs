import { StepError } from "../lib/terminal.mjs";

const USAGE = "--base REF, --only TEXT, --runs N, --strict";

/**
 * `base`: the commit to compare with, else the last one that the branch shares with its trunk. `only`: stories whose id holds this.
 * `runs`: how often the working tree itself is looked at. `strict`: a difference is a failure.
 *
 * @param {string[]} words
 */
export function readOptions(words) {
  /** @type {{ base: string | undefined, only: string, runs: number, strict: boolean }} */
  const options = { base: undefined, only: "", runs: 1, strict: false };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (word === "--strict") {
      options.strict = true;
      continue;
    }
    at += 1;
    const value = words[at] ?? "";
    if (!["--base", "--only", "--runs"].includes(word))
      throw new StepError(`"${word}" is not known: ${USAGE}.`);
    if (value === "") throw new StepError(`${word} wants a value: ${USAGE}.`);
    if (word === "--base") options.base = value;
    else if (word === "--only") options.only = value;
    else {
      options.runs = Number(value);
      if (!Number.isInteger(options.runs) || options.runs < 1)
        throw new StepError(`--runs wants a number, not "${value}".`);
    }
  }
  return options;
}
