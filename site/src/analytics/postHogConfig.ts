import type { LibraryConfig } from "@gratweg/page-parts/analytics";
import { ExperimentsExtensions } from "posthog-js/dist/extension-bundles";
import type { PostHogConfig } from "posthog-js/dist/module.slim.no-external";

/** Section 9 and consent say the rest, for site and portal alike. */
export function withExperiments(config: LibraryConfig): Partial<PostHogConfig> {
  return { ...config, __extensionClasses: ExperimentsExtensions };
}
