import {
  MAX_QUERY_LENGTH,
  MOST_SUGGESTED,
  readSearchQuery,
  withCardPictures,
  type SearchIssue,
} from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { berlinDay } from "@gratweg/contracts/kernel";
import { suggest } from "./suggestions";
import { splitTarget } from "../../hosting/paths";
import { requireSite } from "../../hosts/requireSite";
import { sendJson } from "../../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import { clientLimit } from "../../limits/clientLimit";
import type { Turns } from "../../limits/turns";
import { microcopy } from "../../microcopy";
import type { Services } from "../../services";
import { takeTurn } from "./takeTurn";

/** The same letters are typed again on the way back. */
const CACHE_CONTROL = "public, max-age=30";

export const SUGGEST_ROUTE = "/api/trips/suggest";

/** The turns are the searches' own: suggestions keep the process busy as they do. */
export function registerSuggestRoute(
  app: FastifyInstance,
  turns: Turns,
  { content: { trips }, sites, limits }: Services,
): void {
  const limit = clientLimit(limits, "suggestions");
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
    const { tripImages, findPages } = sites.current(site) ?? {};
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
