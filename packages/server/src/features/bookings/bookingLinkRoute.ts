import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CONFIRM_BOOKING_PATH, linkPage } from "./linkPages";
import { BOOKING_LIMIT_MS } from "./bookingService";
import { requireSite } from "../../hosts/requireSite";
import { registerScope } from "../../http/registerScope";
import { ProblemError, problems } from "../../http/problems";
import { requireOwnOrigin } from "../../http/requireOwnOrigin";
import { askThrough } from "../../limits/askThrough";
import type { Gate } from "../../limits/gate";
import type { BookingSource } from "../../ports";

const LARGEST_BODY = 8_192;
/** Booking number and 32 bytes in base64url; nothing else was ever sent. */
const TOKEN = /^[1-9]\d{0,9}\.[\w-]{43}$/;

type Query = { Querystring: { token?: unknown } };

/** Somebody reads it: pictures and frames of other websites would use up the tries of everybody at this address. */
function isPage({ headers }: FastifyRequest): boolean {
  const purpose = headers["sec-fetch-dest"];
  return purpose === undefined || purpose === "document";
}

/** The link of the mail that asks to confirm a booking: a page with a button, and what the button does. */
export function registerBookingLinkRoute(
  app: FastifyInstance,
  { source, gate }: { source: BookingSource | undefined; gate: Gate },
): void {
  const answer = async (
    request: FastifyRequest<Query>,
    reply: FastifyReply,
    press: boolean,
  ): Promise<FastifyReply> => {
    const { token } = request.query;
    const page =
      typeof token === "string" && TOKEN.test(token)
        ? linkPage(await prove(request, token, press), token)
        : linkPage({ outcome: "unknown" }, "");
    return reply.code(page.status).headers(page.headers).send(page.body);
  };

  const prove = (request: FastifyRequest, token: string, press: boolean) =>
    askThrough({ source, gate, clientAddress: request.ip, limitMs: BOOKING_LIMIT_MS }, (bookings, context) =>
      bookings.prove({ token, press }, context),
    ).catch((error: unknown) => {
      request.log.warn({ err: error }, "a booking's link could not be followed");
      return { outcome: "unavailable" } as const;
    });

  app.get<Query>(
    CONFIRM_BOOKING_PATH,
    {
      onRequest: (request, _reply, done) => {
        requireSite(request);
        if (!isPage(request)) throw new ProblemError(problems.forbidden());
        done();
      },
    },
    (request, reply) => answer(request, reply, false),
  );

  registerScope(app, "booking-links", (scope) => {
    // The button's form says nothing: the token in the address is all that counts.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, _body, parsed) => parsed(null));
    scope.post<Query>(
      CONFIRM_BOOKING_PATH,
      {
        bodyLimit: LARGEST_BODY,
        onRequest: (request, _reply, next) => {
          requireOwnOrigin(request);
          next();
        },
      },
      (request, reply) => answer(request, reply, true),
    );
  });
}
