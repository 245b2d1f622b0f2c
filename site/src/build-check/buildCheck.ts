import {
  buildCheckInput,
  connectBuildCheck,
  createReloadGuardStore,
  fetchLatestBuild,
  reloadPage,
  watchWindow,
} from "@gratweg/flows";
import { createActor } from "xstate";

/** The build check of this page, running from the moment this module is loaded until the page ends. */
const guard = createReloadGuardStore(() => window.sessionStorage);

const buildId = document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content ?? "";

export const buildCheck = createActor(
  connectBuildCheck({
    fetchLatestBuild,
    guard,
    reloadPage: (href) => reloadPage(href, window),
  }),
  { input: buildCheckInput(buildId, guard) },
).start();

watchWindow(buildCheck, window);
