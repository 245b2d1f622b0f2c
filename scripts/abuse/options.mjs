import { parseArgs } from "node:util";
import { StepError } from "../lib/terminal.mjs";

/** @param {string[]} words */
export function readOptions(words) {
  const values = parse(words);
  const seconds = Number(values.seconds);
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new StepError(`--seconds wants a whole number from 1, not "${values.seconds}".`);
  return { seconds, only: values.only, built: values.built === true, report: values.report };
}

function parse(/** @type {string[]} */ words) {
  try {
    return parseArgs({
      args: words,
      options: {
        seconds: { type: "string", default: "40" },
        only: { type: "string", default: "" },
        built: { type: "boolean" },
        report: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new StepError(error.message);
  }
}
