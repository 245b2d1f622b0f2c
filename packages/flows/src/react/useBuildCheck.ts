import { useSelector } from "@xstate/react";
import type { BuildCheckActor } from "../build-check/buildCheckMachine";

export interface BuildCheck {
  /** A newer build is out; the next navigation reloads. */
  isOutdated: boolean;
  /** A reload was refused because one has just happened: the visitor may be told to reload. */
  isReloadRefused: boolean;
}

/** What the application's build check knows. Its actor lives outside React, from the first script to the end of the page. */
export function useBuildCheck(actor: BuildCheckActor): BuildCheck {
  const isOutdated = useSelector(
    actor,
    ({ context: { latestId, buildId } }) => latestId !== null && latestId !== buildId,
  );
  const isReloadRefused = useSelector(actor, ({ context }) => context.refusedPath !== null);
  return { isOutdated, isReloadRefused };
}
