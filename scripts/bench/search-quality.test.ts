import path from "node:path";
import { measureQuality } from "./search-quality.mjs";

/** What was reached: a change that answers fewer of the judged queries well is none for the better. */
const REACHED = { success: 0.96, wrong: 0.03, gain: 0.89 };

it("answers the judged queries as well as it did", async () => {
  const all = (await measureQuality(path.resolve(__dirname, "../.."))).get("all")!;
  expect(all.queries).toBeGreaterThanOrEqual(300);
  expect(all.success / all.queries).toBeGreaterThanOrEqual(REACHED.success);
  expect(all.wrong / all.shown).toBeLessThanOrEqual(REACHED.wrong);
  expect(all.gain / all.queries).toBeGreaterThanOrEqual(REACHED.gain);
});
