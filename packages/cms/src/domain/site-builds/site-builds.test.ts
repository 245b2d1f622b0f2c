import { createSiteBuilds, type SiteBuild } from "./site-builds";

const live = (site: string): SiteBuild => ({ site, state: "live", since: 1 });

it("shows a site as queued from the wish until the builder answers for it", () => {
  const builds = createSiteBuilds(() => 5);
  builds.report([live("hiking"), live("biking")]);
  builds.want(["hiking", "hiking", "adventures"]);
  const queued = [{ site: "hiking", state: "queued", since: 5 }];
  expect(builds.shown(["hiking"])).toEqual(queued);
  expect(builds.report([live("hiking"), live("biking")])).toEqual(["hiking", "adventures"]);
  expect(builds.shown(["hiking"])).toEqual(queued);
  const failed: SiteBuild = { site: "hiking", state: "failed", since: 4, reason: "no content" };
  expect(builds.report([failed, live("biking")])).toEqual([]);
  expect(builds.shown(["hiking", "biking", "adventures"])).toEqual([failed, live("biking")]);
});

it("keeps wishes for a builder that is away, and knows nothing meanwhile", () => {
  let time = 0;
  const builds = createSiteBuilds(() => time);
  expect(builds.shown(["hiking"])).toBeUndefined();
  builds.report([live("hiking")]);
  builds.want(["hiking"]);
  time = 15_001;
  expect(builds.shown(["hiking"])).toBeUndefined();
  expect(builds.report([live("hiking")])).toEqual(["hiking"]);
});
