import { useMemo } from "react";
import { useCoreServices, type CoreServices } from "./coreServices";
import { createLaterServices, type LaterServices } from "./createLaterServices";

/** Everything that screens use of the world outside; joined to real clients in `main.tsx` alone, to fakes in tests. */
export interface PortalServices extends CoreServices, LaterServices {}

/** For screens that come after signing in. Frame and sign-in use `useCoreServices`, or all of this would come with the first load. */
export function usePortalServices(): PortalServices {
  const core = useCoreServices();
  const later = core.later(createLaterServices);
  return useMemo(() => ({ ...core, ...later }), [core, later]);
}
