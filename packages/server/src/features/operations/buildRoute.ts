import type { FastifyInstance } from "fastify";
import type { SiteStore } from "../../hosting/siteStore";
import { requireSite } from "../../hosts/requireSite";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";

export function registerBuildRoute(app: FastifyInstance, sites: SiteStore): void {
  app.get("/builds/latest.json", (request, reply) => {
    const build = sites.current(requireSite(request));
    if (!build) throw new ProblemError(problems.siteUnavailable(), RETRY_AFTER);
    return reply.header("cache-control", "no-store").send(build.latest);
  });
}
