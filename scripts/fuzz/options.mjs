import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { StepError } from "../lib/terminal.mjs";

/** @param {string[]} words */
export function readOptions(words) {
  const values = parse(words);
  const whole = (/** @type {"requests" | "concurrency" | "seed"} */ name, /** @type {number} */ least) => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < least)
      throw new StepError(`--${name} wants a whole number from ${least}, not "${values[name]}".`);
    return value;
  };
  values.seed ??= String(randomInt(1_000_000_000));
  const options = {
    requests: whole("requests", 1),
    concurrency: whole("concurrency", 1),
    seed: whole("seed", 0),
    built: values.built === true,
    report: values.report,
  };
  const repeat = `--requests ${options.requests} --concurrency ${options.concurrency} --seed ${options.seed}`;
  return { ...options, repeat };
}

function parse(/** @type {string[]} */ words) {
  try {
    return parseArgs({
      args: words,
      options: {
        requests: { type: "string", default: "100000" },
        concurrency: { type: "string", default: "24" },
        seed: { type: "string" },
        built: { type: "boolean" },
        report: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new StepError(error.message);
  }
}
