import type { SiteKey } from "@gratweg/sites";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { LoadProgress } from "../../hosting/siteStore";
import { RETRY_AFTER } from "../../http/problems";

export interface Readiness {
  search: boolean;
  sites: SiteKey[];
  /** Read at this moment. */
  progress: LoadProgress | undefined;
  closing: boolean;
}

/**
 * For load balancers, on any host: whether the process lives, and whether it should be asked. The default site is read first, so one
 * site that is served is enough. What it waits for is said to operators alone.
 */
export function registerStatusRoutes(
  app: FastifyInstance,
  readiness: () => Readiness,
  isOperator: (request: FastifyRequest) => boolean,
): void {
  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", (request, reply) => {
    const { search, sites, progress, closing } = readiness();
    const waiting = [
      ...(search ? [] : ["search"]),
      ...(sites.length > 0 ? [] : ["sites"]),
      ...(closing ? ["end"] : []),
    ];
    const status = waiting.length === 0 ? "ready" : "waiting";
    if (status === "waiting") reply.code(503).headers(RETRY_AFTER);
    return reply
      .header("cache-control", "no-store")
      .send(isOperator(request) ? { status, waiting, search, sites, progress } : { status });
  });
}
