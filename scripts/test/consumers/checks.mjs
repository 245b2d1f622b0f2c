import { dim, duration, green, red } from "../../lib/terminal.mjs";

/** Of a failure as much as a person reads; the rest is in its log. */
const LINES = 30;

/** Named checks, one after the other; each is one test. What fails is told, and the others go on. */
export function createChecks() {
  const results = [];
  return {
    results,
    /** Resolves to what `work` answers, or to nothing when it failed. */
    async check(name, work) {
      const begun = Date.now();
      try {
        const answer = await work();
        results.push({ name, ok: true });
        console.log(`  ${green("✓")} ${name} ${dim(duration(Date.now() - begun))}`);
        return answer;
      } catch (error) {
        results.push({ name, ok: false });
        console.log(`  ${red("✗")} ${name} ${dim(duration(Date.now() - begun))}\n${indented(error)}`);
        return undefined;
      }
    },
  };
}

function indented(error) {
  const text = error instanceof Error ? (error.name === "StepError" ? error.message : error.stack) : error;
  const log = error?.log ? `\nIts output: ${error.log}` : "";
  return `${text}${log}`
    .split("\n")
    .slice(0, LINES)
    .map((line) => `      ${line}`)
    .join("\n");
}
