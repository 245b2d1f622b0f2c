import {
  buildCheckInput,
  connectBuildCheck,
  createReloadGuardStore,
  fetchLatestBuild,
  reloadPage,
  watchWindow,
} from "@gratweg/flows";
import { createActor } from "xstate";

export interface BuildCheck {
  /** One goes to another screen: an outdated page is loaded anew there. */
  navigate: (href: string) => void;
  /** A piece is missing; answers whether the page is on its way out. */
  rescueChunk: () => boolean;
}

/** Section 4, as on the site: the latest build is polled, a difference reloads at the next navigation. */
export function startBuildCheck(buildId: string, page: Window): BuildCheck {
  const guard = createReloadGuardStore(() => page.sessionStorage);
  const actor = createActor(
    connectBuildCheck({ fetchLatestBuild, guard, reloadPage: (href) => reloadPage(href, page) }),
    { input: buildCheckInput(buildId, guard) },
  ).start();
  watchWindow(actor, page);
  const isLeaving = () => actor.getSnapshot().matches({ reloading: "leaving" });
  return {
    navigate: (href) => actor.send({ type: "navigation.start", href, at: Date.now() }),
    rescueChunk() {
      const { pathname, search, hash } = page.location;
      if (!isLeaving()) actor.send({ type: "chunk.fail", href: pathname + search + hash, at: Date.now() });
      return isLeaving();
    },
  };
}
