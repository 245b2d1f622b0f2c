import type { LatestBuild } from "@gratweg/contracts";
import { fromPromise } from "xstate";
import { buildCheckMachine, type BuildCheckInput, type BuildCheckMachine } from "./buildCheckMachine";
import type { ReloadGuardStore } from "./reloadGuard";

export interface BuildCheckPorts {
  fetchLatestBuild: (signal: AbortSignal) => Promise<LatestBuild>;
  guard: ReloadGuardStore;
  reloadPage: (href: string) => void;
}

/** The machine with its effects; for the composition root. */
export function connectBuildCheck({
  fetchLatestBuild,
  guard,
  reloadPage,
}: BuildCheckPorts): BuildCheckMachine {
  return buildCheckMachine.provide({
    actors: { fetchLatestBuild: fromPromise(({ signal }) => fetchLatestBuild(signal)) },
    actions: {
      persistReloadGuard: (_, { reloadGuard }) => guard.write(reloadGuard),
      reloadPage: (_, { href }) => reloadPage(href),
    },
  });
}

/** What the machine starts with on a page of the build `buildId`. */
export function buildCheckInput(buildId: string, guard: ReloadGuardStore): BuildCheckInput {
  return { buildId, reloadGuard: guard.read(), isGuardLasting: guard.isLasting() };
}
