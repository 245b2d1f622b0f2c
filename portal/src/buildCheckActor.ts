import {
  buildCheckInput,
  connectBuildCheck,
  createReloadGuardStore,
  fetchLatestBuild,
  reloadPage,
  watchWindow,
  type BuildCheckActor,
} from "@gratweg/flows";
import { globalHistory } from "@reach/router";
import { createActor } from "xstate";

/** The build check of this page, running until the page ends. */
export function startBuildCheckActor(buildId: string, page: Window): BuildCheckActor {
  const guard = createReloadGuardStore(() => page.sessionStorage);
  const actor = createActor(
    connectBuildCheck({ fetchLatestBuild, guard, reloadPage: (href) => reloadPage(href, page) }),
    { input: buildCheckInput(buildId, guard) },
  ).start();
  watchWindow(actor, page);
  followHistory(actor, page);
  return actor;
}

/** The browser's own ways back and forth to another screen; the application's navigations come from its links. */
function followHistory(actor: BuildCheckActor, { location: { pathname } }: Window): void {
  let present = pathname;
  globalHistory.listen(({ action, location }) => {
    const isOther = location.pathname !== present;
    present = location.pathname;
    if (action !== "POP" || !isOther) return;
    const href = location.pathname + location.search + location.hash;
    actor.send({ type: "navigation.start", href, at: Date.now() });
  });
}
