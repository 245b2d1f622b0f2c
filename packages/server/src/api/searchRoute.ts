import { setImmediate as nextTurn } from "node:timers/promises";
import {
  parseSearchQuery,
  type Image,
  type SearchAnswer,
  type SearchQuery,
  type TripCard,
} from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import type { FastifyInstance } from "fastify";
import { readAbout, type ReadingSources } from "../content/furtherReading";
import { nothingFound } from "../content/nothingFound";
import type { TripLibrary } from "../content/tripLibrary";
import { requireSite } from "../hosts/requireSite";
import { sendJson } from "../http/answers";
import { berlinDay } from "../http/berlinDay";
import { ProblemError, problems, RETRY_AFTER } from "../http/problems";
import { addressKey } from "../limits/clientAddress";
import type { RequestLimit } from "../limits/requestLimit";
import type { Turns } from "../limits/turns";
import { splitTarget } from "../hosting/paths";
import { microcopy } from "../microcopy";
import { takeTurn } from "./takeTurn";

/** Results change with content and with the day; half a minute spares the machine when visitors go back and forth. */
const CACHE_CONTROL = "public, max-age=30";

export const SEARCH_ROUTE = "/api/trips/search";

interface SearchServices {
  trips: TripLibrary;
  built: (site: SiteKey) => BuiltSite | undefined;
  limit: RequestLimit;
  /** How often a search that finds nothing is answered with help, which costs several more. */
  helpLimit: RequestLimit;
  turns: Turns;
}

interface BuiltSite extends ReadingSources {
  tripImages: ReadonlyMap<number, Image>;
}

/** A search keeps this process busy for milliseconds, so searches wait for each other and nothing else waits for them. */
export function registerSearchRoute(
  app: FastifyInstance,
  { trips, built, limit, helpLimit, turns }: SearchServices,
): void {
  app.get(SEARCH_ROUTE, async (request, reply) => {
    const site = requireSite(request);
    const who = addressKey(request.ip);
    const wait = limit.take(who);
    if (wait !== undefined)
      throw new ProblemError(problems.tooManyRequests(), { "retry-after": String(wait) });
    const parsed = parseSearchQuery(new URLSearchParams(splitTarget(request.raw.url ?? "").query));
    if (!parsed.ok) throw new ProblemError(problems.badParameters(parsed.issues));
    const answer = await takeTurn(turns, request, () =>
      searchWithHelp(trips, site, parsed.query, () => helpLimit.take(who) === undefined),
    );
    if (!answer)
      throw new ProblemError(problems.contentUnavailable(microcopy.searchUnavailable), RETRY_AFTER);
    return sendJson(
      request,
      reply.header("cache-control", CACHE_CONTROL),
      withPages(answer, parsed.query, built(site)),
    );
  });
}

/** Undefined until trips have been loaded once. */
async function searchWithHelp(
  trips: TripLibrary,
  site: SiteKey,
  query: SearchQuery,
  mayHelp: () => boolean,
): Promise<SearchAnswer | undefined> {
  const today = berlinDay();
  const answer = await trips.search(site, query, today);
  if (!answer || answer.meta.pagination.total > 0 || !mayHelp()) return answer;
  // Up to fourteen searches, between which everybody else is answered.
  const searches = {
    own: async (other: SearchQuery) => {
      await nextTurn();
      return (await trips.search(site, other, today)) ?? answer;
    },
    elsewhere: async (where: SiteKey, other: SearchQuery) => {
      await nextTurn();
      return trips.searchIfBuilt(where, other, today);
    },
  };
  return {
    ...answer,
    meta: { ...answer.meta, nothing: await nothingFound(searches, site, query, answer) },
  };
}

/** Adds what the host's own build knows: its pictures stand in for the content system's originals, and its pages are named. */
function withPages(answer: SearchAnswer, asked: SearchQuery, site: BuiltSite | undefined): SearchAnswer {
  if (!site) return answer;
  const reading = readAbout(site, asked, answer);
  const { data, meta } = withImages(answer, site.tripImages);
  return { data, meta: reading ? { ...meta, reading } : meta };
}

function withImages(answer: SearchAnswer, images: ReadonlyMap<number, Image>): SearchAnswer {
  if (images.size === 0) return answer;
  const pictured = (cards: TripCard[]) =>
    cards.map((card) => ({ ...card, image: images.get(card.number) ?? card.image }));
  const { similar } = answer.meta;
  return {
    ...answer,
    data: pictured(answer.data),
    meta: similar ? { ...answer.meta, similar: pictured(similar) } : answer.meta,
  };
}
