import {
  buildCheckInput,
  connectBuildCheck,
  createReloadGuardStore,
  fetchLatestBuild,
  reloadPage,
  watchWindow,
  type BuildCheckActor,
} from "@gratweg/flows";
import { createActor } from "xstate";

/** The build check of this page, running until the page ends. */
export function startBuildCheckActor(buildId: string, page: Window): BuildCheckActor {
  const guard = createReloadGuardStore(() => page.sessionStorage);
  const actor = createActor(
    connectBuildCheck({ fetchLatestBuild, guard, reloadPage: (href) => reloadPage(href, page) }),
    { input: buildCheckInput(buildId, guard) },
  ).start();
  watchWindow(actor, page);
  return actor;
}
