import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { StepError } from "../lib/terminal.mjs";

const DATABASES = { sqlite: ["sqlite"], postgres: ["postgres"], both: ["sqlite", "postgres"] };

/** @param {string[]} words */
export function readOptions(words) {
  const values = parse(words);
  const whole = (/** @type {"rounds" | "bookings" | "concurrency"} */ name, /** @type {number} */ least) => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < least)
      throw new StepError(`--${name} wants a whole number from ${least}, not "${values[name]}".`);
    return value;
  };
  const databases = Object.hasOwn(DATABASES, values.database) ? DATABASES[values.database] : undefined;
  if (!databases)
    throw new StepError(`--database wants ${Object.keys(DATABASES).join(", ")}, not "${values.database}".`);
  const options = {
    rounds: whole("rounds", 1),
    bookings: whole("bookings", 10),
    concurrency: whole("concurrency", 1),
    databases,
    seed: values.seed ?? String(randomInt(1_000_000_000)),
  };
  const repeat = `--rounds ${options.rounds} --database ${values.database} --bookings ${options.bookings} --concurrency ${options.concurrency} --seed ${options.seed}`;
  return { ...options, repeat };
}

function parse(words) {
  try {
    return parseArgs({
      args: words,
      options: {
        rounds: { type: "string", default: "1" },
        database: { type: "string", default: "both" },
        bookings: { type: "string", default: "1000" },
        concurrency: { type: "string", default: "100" },
        seed: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new StepError(error.message);
  }
}
