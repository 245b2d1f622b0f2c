import type { FastifyInstance, FastifyRequest } from "fastify";
import { abortable } from "../../content/abortable";
import { shareQuestionsByNumber } from "../../content/sharedQuestions";
import type { TripLibrary } from "../../content/tripLibrary";
import { requireSite } from "../../hosts/requireSite";
import { sendJson } from "../../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import { isPersonal, type MemberAccess } from "./access";
import { microcopy } from "../../microcopy";
import type { DepartureSource } from "../../ports";
import { readTripNumber } from "./readTripNumber";
import { PRIVATE } from "../sign-in/requireUser";

const LIMIT_MS = 3_000;
type Departures = Awaited<ReturnType<DepartureSource["departures"]>>;

interface Members {
  access: MemberAccess;
  trips: Pick<TripLibrary, "loaded" | "slug">;
}

/** Seats and prices as they are now; for members with theirs, in an answer that is nobody else's. */
export function registerDeparturesRoute(
  app: FastifyInstance,
  source: DepartureSource,
  { access, trips }: Members,
): void {
  const share = shareQuestionsByNumber<Departures>();
  const isKnown = (trip: number): boolean => !trips.loaded() || trips.slug(trip) !== undefined;
  const ask = (trip: number, isMember: boolean): Promise<Departures> =>
    abortable(source.departures(trip, isMember), AbortSignal.timeout(LIMIT_MS));

  app.get<{ Params: { number: string } }>("/api/trips/:number/departures", async (request, reply) => {
    requireSite(request);
    const number = readTripNumber(request.params.number);
    const asked = (await isMemberSurely(access, request))
      ? ask(number, true)
      : share(String(number), { isKnown: isKnown(number), clientAddress: request.ip }, () =>
          ask(number, false),
        );
    const departures = await asked.catch((error: unknown) => {
      request.log.warn({ err: error }, "departures could not be asked for");
      throw new ProblemError(problems.contentUnavailable(microcopy.departuresUnavailable), RETRY_AFTER);
    });
    if (!departures) throw new ProblemError(problems.notFound(microcopy.tripNotFound));
    reply.headers(isPersonal(request) ? PRIVATE : { "cache-control": "no-store" });
    return sendJson(request, reply, { data: departures });
  });
}

/** Dates are everybody's: where nobody can tell about a membership, they come with everybody's prices. */
async function isMemberSurely(access: MemberAccess, request: FastifyRequest): Promise<boolean> {
  return isPersonal(request) && access.isMember(request).catch(() => false);
}
