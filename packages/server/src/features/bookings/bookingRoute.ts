import { IDEMPOTENCY_KEY } from "@gratweg/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { berlinDay } from "@gratweg/contracts/kernel";
import { bookingProblems } from "./bookingProblems";
import { book, type BookingServices } from "./bookingService";
import { readBooking } from "./readBooking";
import { requestHash } from "./requestHash";
import { sendJson } from "../../http/answers";
import { ProblemError, problems, RETRY_AFTER } from "../../http/problems";
import { requireOwnOrigin } from "../../http/requireOwnOrigin";
import type { MemberAccess } from "../trips/access";

/** Ten people and the longest note take half of it. */
const LARGEST_BODY = 16_384;
const JSON_TYPE = /^application\/json *(?:;|$)/i;

export function registerBookingRoute(
  app: FastifyInstance,
  { access, ...services }: BookingServices & { access: MemberAccess },
): void {
  app.post(
    "/api/bookings",
    {
      bodyLimit: LARGEST_BODY,
      onRequest: (request, _reply, done) => {
        requireOwnOrigin(request);
        if (!JSON_TYPE.test(request.headers["content-type"] ?? ""))
          throw new ProblemError(problems.unsupportedMediaType());
        done();
      },
    },
    async (request, reply) => {
      const key = readKey(request);
      const booking = readBooking(request.body, berlinDay());
      // Who brings a good token books at the price that they were shown; nobody guesses which one that was.
      const { user, isMember } = await access.asker(request).catch(() => {
        throw new ProblemError(bookingProblems.unavailable(), RETRY_AFTER);
      });
      const order = {
        key,
        requestHash: requestHash(booking),
        request: booking,
        ...(isMember ? { isMember } : {}),
        ...(user?.confirmed && user.email === booking.contact.email.normalize("NFC").toLowerCase()
          ? { isProven: true }
          : {}),
      };
      const { booking: answer, replayed } = await book(order, request.ip, services, request.log);
      if (replayed) reply.header("idempotency-replayed", "true");
      return sendJson(request, reply.code(201).header("cache-control", "no-store"), answer);
    },
  );
}

function readKey(request: FastifyRequest): string {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || !IDEMPOTENCY_KEY.test(key))
    throw new ProblemError(bookingProblems.keyMissing());
  return key;
}
