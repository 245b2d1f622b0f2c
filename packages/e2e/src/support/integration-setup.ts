import { makeTemplates } from "./cms-template";
import { startStrapi } from "./strapi";

interface TestRun {
  /** Words of the command. */
  testPathPatterns: { patterns: readonly string[] };
}

/** Once for all tests. Whoever runs a few by name starts sooner without. */
export default async function integrationSetup({ testPathPatterns }: TestRun): Promise<void> {
  if (testPathPatterns.patterns.length > 0) return;
  await makeTemplates(["test", "none"], async (seed, dataFolder) => {
    const strapi = await startStrapi({ seed, dataFolder, isFirstStart: true });
    await strapi.stop();
  });
}
