import type { PortalConfig } from "@gratweg/contracts";
import { createPageCounter, type PageCounter } from "@gratweg/page-parts/analytics";
import { mayCount, onConsentChange } from "@gratweg/page-parts/consent";

/** Told of each screen that is shown and of each failure; nothing comes of it without a public key or consent. */
export function countViews({ analytics, production }: PortalConfig, page: Window): PageCounter {
  if (!analytics) return { view: () => undefined, fail: () => undefined };
  return createPageCounter({
    load: () =>
      import("./analytics").then(({ runAnalytics }) => runAnalytics({ ...analytics, debug: !production })),
    mayCount,
    onConsentChange,
    page,
  });
}
