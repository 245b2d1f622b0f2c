import {
  MAX_QUERY_LENGTH,
  MOST_SUGGESTED,
  readSearchQuery,
  withCardPictures,
  type SearchIssue,
} from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import type { FastifyInstance } from "fastify";
import { berlinDay } from "@gratweg/contracts/kernel";
import { suggest } from "../content/suggestions";
import type { TripLibrary } from "../content/tripLibrary";
import type { FindPages } from "../hosting/readingList";
import { splitTarget } from "../hosting/paths";
import type { TripImages } from "../hosting/tripImages";
import { requireSite } from "../hosts/requireSite";
import { sendJson } from "../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../http/problems";
import type { ClientLimit } from "../limits/clientLimit";
import type { Turns } from "../limits/turns";
import { microcopy } from "../microcopy";
import { takeTurn } from "./takeTurn";

/** The same letters are typed again on the way back. */
const CACHE_CONTROL = "public, max-age=30";

export const SUGGEST_ROUTE = "/api/trips/suggest";

interface SuggestServices {
  trips: TripLibrary;
  built: (site: SiteKey) => { tripImages: TripImages; findPages: FindPages } | undefined;
  limit: ClientLimit;
  /** The searches' own: suggestions keep the process busy as they do. */
  turns: Turns;
}

export function registerSuggestRoute(
  app: FastifyInstance,
  { trips, built, limit, turns }: SuggestServices,
): void {
  app.get(SUGGEST_ROUTE, async (request, reply) => {
    const site = requireSite(request);
    const wait = limit.take(request.ip);
    if (wait !== undefined)
      throw new ProblemError(problems.tooManyRequests(), { "retry-after": String(wait) });
    const typed = readTyped(new URLSearchParams(splitTarget(request.raw.url ?? "").query));
    const topics = trips.topics();
    if (!topics)
      throw new ProblemError(problems.contentUnavailable(microcopy.searchUnavailable), RETRY_AFTER);
    const today = berlinDay();
    const search = async (parameters: URLSearchParams) => {
      const answer = await trips.search(site, readSearchQuery(parameters), today);
      if (!answer) throw new Error("Trips were there a moment ago.");
      return answer;
    };
    await trips.ready(site);
    const suggestions = await takeTurn(turns, request, () => suggest({ topics, search }, site, typed));
    const { tripImages, findPages } = built(site) ?? {};
    return sendJson(request, reply.header("cache-control", CACHE_CONTROL), {
      data: {
        ...suggestions,
        trips: withCardPictures(suggestions.trips, tripImages),
        pages: findPages?.(typed).slice(0, MOST_SUGGESTED.pages) ?? [],
      },
    });
  });
}

function readTyped(parameters: URLSearchParams): string {
  const issues: SearchIssue[] = [...new Set(parameters.keys())]
    .filter((name) => name !== "q")
    .map((name) => ({ parameter: name.slice(0, 60), message: microcopy.unknownParameter }));
  const [typed = "", ...more] = parameters.getAll("q").map((value) => value.trim());
  if (typed === "") issues.push({ parameter: "q", message: microcopy.typedMissing });
  else if (more.length > 0 || typed.length > MAX_QUERY_LENGTH)
    issues.push({ parameter: "q", message: microcopy.typedTooLong(MAX_QUERY_LENGTH) });
  if (issues.length > 0) throw new ProblemError(problems.badParameters(issues));
  return typed;
}
