import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Resolves when the trips can be found: the first index is built beside other work, behind the server's own start. */
export async function searchStarted(app: Pick<FastifyInstance, "inject">): Promise<void> {
  for (;;) {
    const { statusCode } = await app.inject({ url: "/api/trips/search", headers: { host: "localhost" } });
    if (statusCode !== 503) return;
    await nextTurn();
  }
}
