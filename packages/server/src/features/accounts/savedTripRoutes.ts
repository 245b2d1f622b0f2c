import { withCardPictures, type SavedTripsAnswer } from "@gratweg/contracts";
import type { SiteKey } from "@gratweg/sites";
import type { FastifyInstance } from "fastify";
import { berlinDay } from "@gratweg/contracts/kernel";
import { accountProblems } from "./accountProblems";
import type { AccountSource } from "./accountSource";
import { asking, type Way } from "./askAccounts";
import type { TripLibrary } from "../../content/tripLibrary";
import type { TripImages } from "../../hosting/tripImages";
import { requireSite } from "../../hosts/requireSite";
import { sendJson } from "../../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import { microcopy } from "../../microcopy";
import { pathNumber, WITHOUT_BODY } from "./personalRoute";
import { PRIVATE, type UserGuard } from "../sign-in/requireUser";

const { account: texts } = microcopy;

export interface SavedTripServices extends Way<AccountSource> {
  users: UserGuard;
  trips: Pick<TripLibrary, "card" | "loaded">;
  tripImages: (site: SiteKey) => TripImages | undefined;
}

type Path = { Params: { number: string } };

/** The list that one keeps for later; trips that are not published any more are left out, and come back with them. */
export function registerSavedTripRoutes(app: FastifyInstance, services: SavedTripServices): void {
  const { users, trips, tripImages } = services;
  const ask = asking(services, texts.savedUnavailable);

  app.get("/api/account/saved-trips", async (request, reply) => {
    const user = await users.requireUser(request);
    if (!trips.loaded())
      throw new ProblemError(accountProblems.unavailable(texts.savedUnavailable), RETRY_AFTER);
    const numbers = await ask(request, (source) => source.savedTrips(user.id));
    const today = berlinDay();
    const answer: SavedTripsAnswer = {
      data: withCardPictures(
        numbers.flatMap((number) => trips.card(number, today) ?? []),
        tripImages(requireSite(request)),
      ),
    };
    return sendJson(request, reply.headers(PRIVATE), answer);
  });

  app.put<Path>("/api/account/saved-trips/:number", WITHOUT_BODY, async (request, reply) => {
    const user = await users.requireUser(request);
    const tour = pathNumber(request.params.number);
    if (!trips.loaded())
      throw new ProblemError(accountProblems.unavailable(texts.savedUnavailable), RETRY_AFTER);
    if (tour === undefined || !trips.card(tour, berlinDay()))
      throw new ProblemError(problems.notFound(microcopy.tripNotFound));
    const outcome = await ask(request, (source) => source.saveTrip(user.id, { tour, isSaved: true }));
    if (outcome === "too-many") throw new ProblemError(accountProblems.tooManySaved());
    if (outcome === "unknown-user") throw new ProblemError(problems.unauthorized());
    return reply.code(204).headers(PRIVATE).send();
  });

  app.delete<Path>("/api/account/saved-trips/:number", WITHOUT_BODY, async (request, reply) => {
    const user = await users.requireUser(request);
    const tour = pathNumber(request.params.number);
    if (tour === undefined) throw new ProblemError(problems.notFound(microcopy.tripNotFound));
    await ask(request, (source) => source.saveTrip(user.id, { tour, isSaved: false }));
    return reply.code(204).headers(PRIVATE).send();
  });
}
