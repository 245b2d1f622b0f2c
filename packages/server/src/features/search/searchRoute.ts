import { parseSearchQuery, type SearchAnswer, type SearchQuery, withCardPictures } from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import type { FastifyInstance } from "fastify";
import { berlinDay } from "@gratweg/contracts/kernel";
import { readAbout, type ReadingSources } from "./furtherReading";
import { nothingFound } from "./nothingFound";
import type { TripLibrary } from "../../content/tripLibrary";
import type { TripImages } from "../../hosting/tripImages";
import { requireSite } from "../../hosts/requireSite";
import { sendJson } from "../../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import { clientLimit } from "../../limits/clientLimit";
import type { Turns } from "../../limits/turns";
import { splitTarget } from "../../hosting/paths";
import { microcopy } from "../../microcopy";
import type { Services } from "../../services";
import { takeTurn } from "./takeTurn";

/** Results change with content and with the day; half a minute spares the machine when visitors go back and forth. */
const CACHE_CONTROL = "public, max-age=30";

export const SEARCH_ROUTE = "/api/trips/search";

interface BuiltSite extends ReadingSources {
  tripImages: TripImages;
}

/** A search keeps this process busy for milliseconds, so searches wait for each other and nothing else waits for them. */
export function registerSearchRoute(
  app: FastifyInstance,
  turns: Turns,
  { content: { trips }, sites, limits }: Services,
): void {
  const limit = clientLimit(limits, "searches");
  // A search that finds nothing costs several more to be answered with help.
  const helpLimit = clientLimit(limits, "searchHelp");
  app.get(SEARCH_ROUTE, async (request, reply) => {
    const site = requireSite(request);
    const wait = limit.take(request.ip);
    if (wait !== undefined)
      throw new ProblemError(problems.tooManyRequests(), { "retry-after": String(wait) });
    const parsed = parseSearchQuery(new URLSearchParams(splitTarget(request.raw.url ?? "").query));
    if (!parsed.ok) throw new ProblemError(problems.badParameters(parsed.issues));
    await trips.ready(site);
    const answer = await searchWithHelp(trips, {
      site,
      query: parsed.query,
      mayHelp: () => helpLimit.take(request.ip) === undefined,
      inTurn: (search) => takeTurn(turns, request, search),
    });
    if (!answer)
      throw new ProblemError(problems.contentUnavailable(microcopy.searchUnavailable), RETRY_AFTER);
    return sendJson(
      request,
      reply.header("cache-control", CACHE_CONTROL),
      withPages(answer, parsed.query, sites.current(site)),
    );
  });
}

interface Asking {
  site: SiteKey;
  query: SearchQuery;
  mayHelp: () => boolean;
  inTurn: <Result>(search: () => Result | Promise<Result>) => Promise<Result>;
}

/** Undefined until trips have been loaded once. */
async function searchWithHelp(
  trips: TripLibrary,
  { site, query, mayHelp, inTurn }: Asking,
): Promise<SearchAnswer | undefined> {
  const today = berlinDay();
  const answer = await inTurn(() => trips.search(site, query, today));
  if (!answer || answer.meta.pagination.total > 0 || !mayHelp()) return answer;
  // Up to fourteen searches, each of which waits for its turn: nobody else's search waits for all of them.
  const searches = {
    own: async (other: SearchQuery) => (await inTurn(() => trips.search(site, other, today))) ?? answer,
    elsewhere: (where: SiteKey, other: SearchQuery) => inTurn(() => trips.searchIfBuilt(where, other, today)),
  };
  const nothing = await nothingFound(searches, site, query, answer).catch(notWithoutTurn);
  return nothing ? { ...answer, meta: { ...answer.meta, nothing } } : answer;
}

/** Where so many search that there is no turn for a help any more, the answer has none. */
function notWithoutTurn(error: unknown): undefined {
  if (!(error instanceof ProblemError)) throw error;
}

/** Adds what the host's own build knows: its pictures stand in for the content system's originals, and its pages are named. */
function withPages(answer: SearchAnswer, asked: SearchQuery, site: BuiltSite | undefined): SearchAnswer {
  if (!site) return answer;
  const { data, meta } = answer;
  const reading = readAbout(site, asked, answer);
  const pictured = (cards: typeof data) => withCardPictures(cards, site.tripImages);
  return {
    data: pictured(data),
    meta: {
      ...meta,
      ...(meta.similar ? { similar: pictured(meta.similar) } : {}),
      ...(reading ? { reading } : {}),
    },
  };
}
