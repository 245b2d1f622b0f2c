import type { PortalConfig } from "@gratweg/contracts";
import { createPageCounter } from "@gratweg/flows";
import { mayCount, onConsentChange } from "../consent/consent";

/** Answers what is told the path of each screen that is shown; nothing comes of it without a public key or consent. */
export function countViews({ analytics, production }: PortalConfig, page: Window): (path: string) => void {
  if (!analytics) return () => undefined;
  return createPageCounter({
    load: () =>
      import("./analytics").then(({ runAnalytics }) => runAnalytics({ ...analytics, debug: !production })),
    mayCount,
    onConsentChange,
    page,
  });
}
