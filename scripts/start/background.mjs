import { outcomeLine } from "../lib/outcome-line.mjs";
import { isEnding } from "../lib/processes.mjs";
import { siteAddress } from "../lib/site-keys.mjs";
import { buildSiteBehind } from "../lib/site-behind.mjs";
import { createSiteQueue } from "../lib/site-queue.mjs";
import { createSiteStates, followWishes } from "../lib/site-wishes.mjs";
import { bold, dim, red, step } from "../lib/terminal.mjs";

/**
 * Builds the product's sites behind the running server, one line for each that is served.
 *
 * @param {{ root: string, data: string, keys: string[], port: number, env: Record<string, string> }} product
 */
export function buildBehind({ root, data, keys, port, env }) {
  const width = Math.max(...keys.map((key) => key.length));
  let left = 0;
  const states = createSiteStates({ data, keys });
  const queue = createSiteQueue({
    ending: isEnding,
    tell: states.tell,
    build: (key) => {
      left -= 1;
      const further = left > 0 ? dim(` (${left} more)`) : "";
      const inStep = (title, work) => step(title + further, work, { passing: true });
      return buildSiteBehind({ root, data, key, port, env, inStep });
    },
  });

  /** @param {string[]} wanted answers whether all are served as of now */
  const all = async (wanted) => {
    left = wanted.length;
    const outcomes = wanted.map(async (key) => {
      const outcome = await queue.add(key);
      // What dies with this command is no failure.
      if (!isEnding()) console.log(outcomeLine(outcome, { width, port }));
      return outcome.state !== "failed";
    });
    return (await Promise.all(outcomes)).every((well) => well);
  };

  return {
    /** The sites that are not served yet, then all addresses. @param {string[]} served */
    async rest(served) {
      const well = await all(keys.filter((key) => !served.includes(key)));
      if (isEnding()) return well;
      const addresses = keys.map((key) => siteAddress(key, port)).join("  ");
      const title = keys.length === 1 ? "The site" : `All ${keys.length} sites`;
      console.log(
        well ? `\n  ${bold(title)}  ${addresses}` : `\n  ${red("Some sites were not built:")} see above.`,
      );
      return well;
    },
    /** What editors publish, as soon as its turn comes. */
    follow() {
      return followWishes({
        env,
        states,
        isEnding,
        want(wanted) {
          console.log(`\n  ${bold("Published")}: ${wanted.join(", ")}`);
          void all(wanted);
        },
      });
    },
    /** Every site anew: a new day has begun. */
    async night() {
      if (!isEnding()) console.log(`\n  ${bold("A new day")}: building the sites with its dates and prices.`);
      return all(keys);
    },
  };
}
