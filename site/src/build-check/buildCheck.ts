import {
  buildCheckInput,
  connectBuildCheck,
  createReloadGuardStore,
  fetchLatestBuild,
  reloadPage,
  watchWindow,
} from "@gratweg/flows";
import { createActor } from "xstate";

/** A new portal is no reason to load a page of the site anew: of the common id the first part is the site's. */
async function fetchOwnBuild(signal: AbortSignal): ReturnType<typeof fetchLatestBuild> {
  const { id, builtAt } = await fetchLatestBuild(signal);
  return { id: id.split(".", 1)[0] ?? id, builtAt };
}

/** The build check of this page, running from the moment this module is loaded until the page ends. */
const guard = createReloadGuardStore(() => window.sessionStorage);

const buildId = document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content ?? "";

export const buildCheck = createActor(
  connectBuildCheck({
    fetchLatestBuild: fetchOwnBuild,
    guard,
    reloadPage: (href) => reloadPage(href, window),
  }),
  { input: buildCheckInput(buildId, guard) },
).start();

watchWindow(buildCheck, window);
