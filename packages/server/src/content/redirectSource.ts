import { isSiteKey } from "@gratweg/sites";
import type { RedirectRule, RedirectSource } from "../ports";

/** A redirect as editors keep it. */
export interface RawRule {
  from: string;
  to: string;
  statusCode: string;
  site: string;
  active: boolean | null;
}

const STATUSES: Readonly<Record<string, RedirectRule["status"]>> = {
  s301: 301,
  s302: 302,
  s307: 307,
  s308: 308,
};

/** Redirects from the content system; switched-off ones and ones for sites that we do not have are left out. */
export function createRedirectSource(find: (signal: AbortSignal) => Promise<RawRule[]>): RedirectSource {
  return {
    async load(signal) {
      const rules = await find(signal);
      return rules.flatMap(({ from, to, statusCode, site, active }): RedirectRule[] => {
        if (active === false || !(site === "all" || isSiteKey(site))) return [];
        return [{ from, to, status: STATUSES[statusCode] ?? 308, site }];
      });
    },
  };
}
