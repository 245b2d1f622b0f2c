import type { FastifyInstance } from "fastify";
import { RETRY_AFTER } from "../http/problems";
import type { Metrics } from "./metrics";

export interface Readiness {
  search: boolean;
  sites: string[];
  closing: boolean;
}

/** For whoever operates the service; answered on any host. */
export function registerStatusRoutes(
  app: FastifyInstance,
  metrics: Metrics,
  readiness: () => Readiness,
): void {
  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
  app.get("/readyz", (_request, reply) => {
    const { search, sites, closing } = readiness();
    const ready = search && sites.length > 0 && !closing;
    if (!ready) reply.code(503).headers(RETRY_AFTER);
    return reply
      .header("cache-control", "no-store")
      .send({ status: ready ? "ready" : "waiting", search, sites });
  });
  app.get("/metrics", (_request, reply) =>
    reply
      .headers({ "cache-control": "no-store", "content-type": "text/plain; version=0.0.4; charset=utf-8" })
      .send(metrics.text()),
  );
}
