import type { UserGuard } from "./features/sign-in/requireUser";
import type { FreshContent } from "./content/freshContent";
import type { SiteStore } from "./hosting/siteStore";
import type { RequestLimits } from "./limits/table";
import type { MemberAccess } from "./features/trips/access";
import type { Metrics } from "./features/operations/metrics";

/** What features share. */
export interface Services {
  production: boolean;
  metrics: Metrics;
  content: FreshContent;
  sites: SiteStore;
  limits: RequestLimits;
  users: UserGuard;
  access: MemberAccess;
}
