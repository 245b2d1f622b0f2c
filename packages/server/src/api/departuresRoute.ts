import type { FastifyInstance } from "fastify";
import { shareQuestions } from "../content/sharedQuestions";
import { requireSite } from "../hosts/requireSite";
import { sendJson } from "../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../http/problems";
import { microcopy } from "../microcopy";
import type { DepartureSource } from "../ports";

const LIMIT_MS = 3_000;

type Departures = Awaited<ReturnType<DepartureSource["departures"]>>;

export function registerDeparturesRoute(app: FastifyInstance, source: DepartureSource): void {
  const share = shareQuestions<Departures>();
  const ask = (trip: number, clientAddress: string): Promise<Departures> =>
    share(String(trip), () =>
      source.departures(trip, { signal: AbortSignal.timeout(LIMIT_MS), clientAddress }),
    );

  app.get<{ Params: { number: string } }>("/api/trips/:number/departures", async (request, reply) => {
    requireSite(request);
    const { number } = request.params;
    if (!/^[1-9]\d{0,9}$/.test(number))
      throw new ProblemError(
        problems.badParameters([{ parameter: "number", message: microcopy.badTripNumber }]),
      );
    const departures = await ask(Number(number), request.ip).catch((error: unknown) => {
      request.log.warn({ err: error }, "departures could not be asked for");
      throw new ProblemError(problems.contentUnavailable(microcopy.departuresUnavailable), RETRY_AFTER);
    });
    if (!departures) throw new ProblemError(problems.notFound(microcopy.tripNotFound));
    return sendJson(request, reply.header("cache-control", "no-store"), { data: departures });
  });
}
