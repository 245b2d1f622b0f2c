import { existsSync, readFileSync } from "node:fs";
import { product, siblingsFile } from "./product";
import { until } from "./until";
import { expect, test as visitorTest } from "./visitor";

const LIMIT_MS = 600_000;

/** Waits until all sites are served, which are built while other tests run. */
export const test = visitorTest.extend<object, { siblings: void }>({
  siblings: [
    async ({ browserName: _ }, provide) => {
      const file = siblingsFile(product().data);
      await until(
        () => existsSync(file),
        (isThere) => isThere,
        LIMIT_MS,
      );
      expect(readFileSync(file, "utf8")).toBe("");
      await provide();
    },
    { scope: "worker", auto: true, timeout: LIMIT_MS },
  ],
});

export { expect };
