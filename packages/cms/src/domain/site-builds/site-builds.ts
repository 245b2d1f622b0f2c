/** How a site's pages stand; `since` in milliseconds. */
export interface SiteBuild {
  site: string;
  state: "queued" | "building" | "live" | "failed";
  since: number;
  /** Why the last build failed. */
  reason?: string;
}

/** The builder reports every two seconds. */
const LONGEST_SILENCE_MS = 15_000;

/** Which sites wait for a build, and what the builder says of them. Wishes wait for a builder; a restart forgets them until the night. */
export function createSiteBuilds(now: () => number = Date.now) {
  const wanted = new Set<string>();
  let handedOver: readonly string[] = [];
  let reported: readonly SiteBuild[] = [];
  let heard = -Infinity;
  return {
    want(sites: Iterable<string>): void {
      for (const site of sites) wanted.add(site);
    },
    /** Takes a report and hands over what has been wanted since the one before. */
    report(builds: readonly SiteBuild[]): readonly string[] {
      reported = builds;
      heard = now();
      handedOver = [...wanted];
      wanted.clear();
      return handedOver;
    },
    /** Undefined where no builder is at work. What the builder has not answered for yet is queued. */
    shown(sites: readonly string[]): SiteBuild[] | undefined {
      if (now() - heard > LONGEST_SILENCE_MS) return undefined;
      return reported
        .filter(({ site }) => sites.includes(site))
        .map((build) =>
          build.state !== "building" && (wanted.has(build.site) || handedOver.includes(build.site))
            ? { site: build.site, state: "queued", since: now() }
            : build,
        );
    },
  };
}

/** This process's. */
export const siteBuilds = createSiteBuilds();
