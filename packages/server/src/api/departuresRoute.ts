import type { FastifyInstance } from "fastify";
import { requireSite } from "../hosts/requireSite";
import { sendJson } from "../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../http/problems";
import { microcopy } from "../microcopy";
import type { DepartureSource } from "../ports";

const LIMIT_MS = 3_000;

type Departures = Awaited<ReturnType<DepartureSource["departures"]>>;

export function registerDeparturesRoute(app: FastifyInstance, source: DepartureSource): void {
  /** Visitors who look at the same trip in the same moment share one question to the content system. */
  const asked = new Map<number, Promise<Departures>>();

  const ask = (trip: number, clientAddress: string): Promise<Departures> => {
    const running = asked.get(trip);
    if (running) return running;
    const question = source
      .departures(trip, { signal: AbortSignal.timeout(LIMIT_MS), clientAddress })
      .finally(() => asked.delete(trip));
    asked.set(trip, question);
    return question;
  };

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
