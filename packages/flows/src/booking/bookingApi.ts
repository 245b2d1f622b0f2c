import type { BookingAnswer, BookingTerms, Departure, ProblemType } from "@gratweg/contracts";
import { isRecord } from "../storage";
import { BookingError, type BookingFailure } from "./BookingError";
import type { BookingApi } from "./bookingPorts";
import { isBookingAnswer, isBookingTerms, isDeparture, isListOf, isNumber } from "./bookingShapes";

interface ApiOptions {
  /** Before `/api`, for a server of another origin. */
  origin?: string;
  /** Whether the browser thinks that it is connected. */
  isOnline?: () => boolean;
  /** Of a signed-in visitor: members book at the member price. Asked anew for each call. */
  token?: () => string | null;
}

/** The own server's calls. Whatever goes wrong becomes a `BookingError`; an abort stays an abort. */
export function createBookingApi(
  fetch: typeof globalThis.fetch,
  {
    origin = "",
    isOnline = () => globalThis.navigator?.onLine !== false,
    token = () => null,
  }: ApiOptions = {},
): BookingApi {
  const ask = async (path: string, init: RequestInit & { signal: AbortSignal }) => {
    try {
      const response = await fetch(`${origin}${path}`, init);
      return { response, body: await bodyOf(response) };
    } catch (error) {
      if (init.signal.aborted) throw error;
      throw new BookingError(
        isOnline() ? { reason: "unavailable", retryAfterSeconds: null } : { reason: "offline" },
        {
          cause: error,
        },
      );
    }
  };
  const bearer = (): Record<string, string> => {
    const current = token();
    return current === null ? {} : { authorization: `Bearer ${current}` };
  };
  return {
    async loadTerms({ trip, departure }, signal): Promise<BookingTerms> {
      const path = `/api/trips/${trip}/departures/${departure}`;
      const { response, body } = await ask(path, {
        signal,
        // Prevents that a member gets the public price, which was sent ahead with the page.
        ...(token() !== null && { cache: "no-store" }),
        headers: { accept: "application/json", ...bearer() },
      });
      if (response.ok && isRecord(body) && isBookingTerms(body.data)) return body.data;
      if (response.status === 404) throw new BookingError({ reason: "notFound" });
      throw new BookingError({ reason: "unavailable", retryAfterSeconds: retryAfter(response) });
    },
    async submitBooking({ body: request, key, signal }): Promise<BookingAnswer> {
      const { response, body } = await ask("/api/bookings", {
        method: "POST",
        signal,
        cache: "no-store",
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          "idempotency-key": key,
          ...bearer(),
        },
        body: JSON.stringify(request),
      });
      if (response.ok && isBookingAnswer(body)) return body;
      throw new BookingError(failureFrom(response, body));
    },
  };
}

/** A body that breaks off is a lost connection; one that is no JSON is an answer without a body. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

type Reading = (body: Record<string, unknown>, response: Response) => BookingFailure;

/** The contract's `PROBLEM_TYPES`, by their texts: the list itself would bring its schemas into the page. */
const PROBLEMS: Readonly<Partial<Record<ProblemType, Reading>>> = {
  "/probleme/ausgebucht": (body) => ({ reason: "soldOut", ...refusalOf(body) }),
  "/probleme/termin-nicht-buchbar": (body) => ({ reason: "closed", ...refusalOf(body) }),
  "/probleme/termin-vorbei": (body) => ({ reason: "past", ...refusalOf(body) }),
  // Withdrawn since the terms were loaded.
  "/probleme/nicht-gefunden": (body) => ({ reason: "closed", ...refusalOf(body) }),
  "/probleme/preis-geaendert": ({ terms }) =>
    isBookingTerms(terms) ? { reason: "priceChanged", terms } : { reason: "unknown" },
  "/probleme/formblatt-geaendert": ({ terms }) =>
    isBookingTerms(terms) ? { reason: "formSheetChanged", terms } : { reason: "unknown" },
  "/probleme/buchung-unvollstaendig": (body) => ({ reason: "invalid", issues: issuesOf(body, "form") }),
  "/probleme/zu-viele-plaetze": (body) => ({ reason: "invalid", issues: issuesOf(body, "travellers") }),
  "/probleme/schluessel-schon-benutzt": () => ({ reason: "keyReused" }),
  "/probleme/zu-viele-anfragen": (_, response) => ({
    reason: "tooMany",
    retryAfterSeconds: retryAfter(response),
  }),
  "/probleme/zu-viele-offene-buchungen": (_, response) => ({
    reason: "tooMany",
    retryAfterSeconds: retryAfter(response),
  }),
  "/probleme/plaetze-gehalten": (_, response) => ({
    reason: "departureHeld",
    retryAfterSeconds: retryAfter(response),
  }),
  "/probleme/buchung-nicht-erreichbar": (_, response) => ({
    reason: "unavailable",
    retryAfterSeconds: retryAfter(response),
  }),
};

function failureFrom(response: Response, body: unknown): BookingFailure {
  const read = isRecord(body) ? PROBLEMS[body.type as ProblemType] : undefined;
  if (read && isRecord(body)) return read(body, response);
  if (response.status === 429) return { reason: "tooMany", retryAfterSeconds: retryAfter(response) };
  // An answer between 200 and 299 that nobody can read: it may well be booked, and asking again brings the answer.
  return response.ok || response.status >= 500
    ? { reason: "unavailable", retryAfterSeconds: retryAfter(response) }
    : { reason: "unknown" };
}

function refusalOf({ seatsLeft, alternatives }: Record<string, unknown>): {
  seatsLeft: number;
  alternatives: Departure[];
} {
  return {
    seatsLeft: isNumber(seatsLeft) ? seatsLeft : 0,
    alternatives: isListOf(alternatives, isDeparture) ? alternatives : [],
  };
}

/** Never empty: without single issues the problem's own words count, at `field`. */
function issuesOf(body: Record<string, unknown>, field: string): Array<{ field: string; message: string }> {
  const issues = Array.isArray(body.issues) ? body.issues.filter(isIssue) : [];
  return issues.length > 0
    ? issues.map(({ parameter, message }) => ({ field: parameter, message }))
    : [{ field, message: typeof body.detail === "string" ? body.detail : "" }];
}

function isIssue(value: unknown): value is { parameter: string; message: string } {
  return isRecord(value) && typeof value.parameter === "string" && typeof value.message === "string";
}

/** Seconds of `Retry-After`; the form with a date is not used by the own server. */
function retryAfter({ headers }: Response): number | null {
  const text = headers.get("retry-after");
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
