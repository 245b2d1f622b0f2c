import type { BookingTerms } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import { bookingProblems } from "./bookingProblems";
import { TERMS_LIMIT_MS } from "./bookingService";
import { abortable } from "../../content/abortable";
import { shareQuestionsByNumber } from "../../content/sharedQuestions";
import type { TripLibrary } from "../../content/tripLibrary";
import { requireSite } from "../../hosts/requireSite";
import { sendJson } from "../../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import { isPersonal, type MemberAccess } from "../trips/access";
import { microcopy } from "../../microcopy";
import type { BookingSource } from "../../ports";
import { PRIVATE } from "../sign-in/requireUser";

const NO_STORE = { "cache-control": "no-store" } as const;
/** Beyond this no number was ever given. */
const LARGEST_NUMBER = 2_147_483_647;
const WORDS = { number: microcopy.badTripNumber, departure: microcopy.badDepartureNumber } as const;

export function registerBookingTermsRoute(
  app: FastifyInstance,
  source: BookingSource | undefined,
  { access, trips }: { access: MemberAccess; trips: Pick<TripLibrary, "loaded" | "hasDeparture"> },
): void {
  const share = shareQuestionsByNumber<BookingTerms | undefined>();
  const isKnown = (trip: number, departure: number): boolean =>
    !trips.loaded() || trips.hasDeparture(trip, departure);
  let memberQuestions = 0;
  const ask = (trip: number, departure: number, clientAddress: string, isMember: boolean) =>
    // A member's answer is shared with nobody: its key is its own.
    share(
      `${trip}/${departure}${isMember ? `/${(memberQuestions += 1)}` : ""}`,
      { isKnown: isKnown(trip, departure), clientAddress },
      () => {
        if (!source) return Promise.reject(new Error("booking is not set up"));
        const signal = AbortSignal.timeout(TERMS_LIMIT_MS);
        return abortable(source.terms(trip, departure, { signal, clientAddress }, isMember), signal);
      },
    );

  app.get<{ Params: { number: string; departure: string } }>(
    "/api/trips/:number/departures/:departure",
    async (request, reply) => {
      requireSite(request);
      const { number, departure } = readNumbers(request.params);
      const isMember = await access.isMember(request).catch(() => {
        throw new ProblemError(bookingProblems.termsUnavailable(), RETRY_AFTER);
      });
      const terms = await ask(number, departure, request.ip, isMember).catch((error: unknown) => {
        request.log.warn({ err: error }, "booking terms could not be asked for");
        throw new ProblemError(bookingProblems.termsUnavailable(), RETRY_AFTER);
      });
      if (!terms) throw new ProblemError(bookingProblems.unknownDeparture());
      return sendJson(request, reply.headers(isPersonal(request) ? PRIVATE : NO_STORE), { data: terms });
    },
  );
}

function readNumbers(params: Record<keyof typeof WORDS, string>): Record<keyof typeof WORDS, number> {
  const issues = (["number", "departure"] as const)
    .filter((name) => !/^[1-9]\d{0,9}$/.test(params[name]))
    .map((parameter) => ({ parameter, message: WORDS[parameter] }));
  if (issues.length > 0) throw new ProblemError(problems.badParameters(issues));
  const numbers = { number: Number(params.number), departure: Number(params.departure) };
  if (Math.max(numbers.number, numbers.departure) > LARGEST_NUMBER)
    throw new ProblemError(bookingProblems.unknownDeparture());
  return numbers;
}
