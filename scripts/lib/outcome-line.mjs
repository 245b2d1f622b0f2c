import { siteAddress } from "./site-keys.mjs";
import { dim, duration, green, red, StepError } from "./terminal.mjs";

/**
 * One line for one site's build.
 *
 * @param {import("./site-queue.mjs").Outcome} outcome
 * @param {{ width: number, port: number }} table width of the longest key
 */
export function outcomeLine(outcome, { width, port }) {
  const { key, state, milliseconds } = outcome;
  const name = key.padEnd(width);
  if (state === "failed") return `  ${red("✗")} ${name}  ${failure(outcome.error)}`;
  const how = state === "built" ? duration(milliseconds) : "up to date";
  return `  ${green("✓")} ${name}  ${siteAddress(key, port)}/de  ${dim(how)}`;
}

/** @param {unknown} error */
function failure(error) {
  const message = error instanceof Error ? error.message : String(error);
  const log = error instanceof StepError && error.log ? ` Its output: ${error.log}` : "";
  return `${message.replaceAll(/\s*\n\s*/g, " ")}${log}`;
}
