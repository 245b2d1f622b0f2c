import { parseSearchQuery, type Image, type SearchAnswer } from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import type { FastifyInstance } from "fastify";
import type { TripLibrary } from "../content/tripLibrary";
import { requireSite } from "../hosts/requireSite";
import { sendJson } from "../http/answers";
import { berlinDay } from "../http/berlinDay";
import { ProblemError, problems, RETRY_AFTER } from "../http/problems";
import { splitTarget } from "../hosting/paths";
import { microcopy } from "../microcopy";

/** Results change with content and with the day; half a minute spares the machine when visitors go back and forth. */
const CACHE_CONTROL = "public, max-age=30";

type TripImages = (site: SiteKey) => ReadonlyMap<number, Image> | undefined;

export function registerSearchRoute(app: FastifyInstance, trips: TripLibrary, tripImages: TripImages): void {
  app.get("/api/trips/search", async (request, reply) => {
    const site = requireSite(request);
    const parsed = parseSearchQuery(new URLSearchParams(splitTarget(request.raw.url ?? "").query));
    if (!parsed.ok) throw new ProblemError(problems.badParameters(parsed.issues));
    const answer = await trips.search(site, parsed.query, berlinDay());
    if (!answer)
      throw new ProblemError(problems.contentUnavailable(microcopy.searchUnavailable), RETRY_AFTER);
    return sendJson(
      request,
      reply.header("cache-control", CACHE_CONTROL),
      withImages(answer, tripImages(site)),
    );
  });
}

/** The pictures that the host's own build has scaled stand in for the content system's originals. */
function withImages(answer: SearchAnswer, images: ReadonlyMap<number, Image> | undefined): SearchAnswer {
  if (!images || images.size === 0) return answer;
  return {
    ...answer,
    data: answer.data.map((card) => ({ ...card, image: images.get(card.number) ?? card.image })),
  };
}
