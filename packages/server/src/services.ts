import type { UserGuard } from "./api/requireUser";
import type { FreshContent } from "./content/freshContent";
import type { SiteStore } from "./hosting/siteStore";
import type { RequestLimits } from "./limits/table";
import type { MemberAccess } from "./members/access";
import type { Metrics } from "./operations/metrics";

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
