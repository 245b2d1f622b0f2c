import type { FrameAnswer, PlansAnswer } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import type { PortalContent } from "../../content/portalContent";
import { requireSite } from "../../hosts/requireSite";
import { sendJson } from "../../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import { microcopy } from "../../microcopy";

/** Editors' changes are there within a minute. */
const CACHE_CONTROL = "public, max-age=60";

/** From memory, so that neither many visitors nor an absent content system are felt. */
export function registerPortalContentRoutes(
  app: FastifyInstance,
  content: () => PortalContent | undefined,
): void {
  const answer = <Body>(path: string, pick: (content: PortalContent) => Body) =>
    app.get(path, async (request, reply) => {
      requireSite(request);
      const loaded = content();
      if (!loaded)
        throw new ProblemError(problems.contentUnavailable(microcopy.contentUnavailable), RETRY_AFTER);
      return sendJson(request, reply.header("cache-control", CACHE_CONTROL), pick(loaded));
    });

  answer("/api/frame", ({ frame }): FrameAnswer => ({ data: frame }));
  answer("/api/plans", ({ plans }): PlansAnswer => ({ data: plans }));
}
