import { PROBLEM_TYPES, type ProblemType } from "./problem";

type Json = { [key: string]: unknown };

const token: Json = {
  name: "token",
  in: "query",
  required: true,
  schema: { type: "string", pattern: "^[1-9]\\d{0,9}\\.[\\w-]{43}$" },
  description: "From the mail that asks to confirm a booking",
};

const page = (description: string): Json => ({
  description,
  content: { "text/html": { schema: { type: "string" } } },
});

const problemOf = (type: ProblemType): Json => ({
  description: `\`${type}\``,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const outcomes: Json = {
  "404": page("The link is unknown, or older than a day"),
  "410": page("The time is over, the booking was cancelled, or the departure was closed"),
  "421": problemOf(PROBLEM_TYPES.misdirected),
  "503": page("It cannot be found out now; the link may be opened again"),
};

/** The link of the mail about a held booking. */
export const bookingLinkPaths: Json = {
  "/api/bookings/confirm": {
    get: {
      operationId: "openBookingLink",
      summary: "The link of a held booking's mail: a page with a button. Changes nothing",
      parameters: [token],
      responses: {
        "200": page("A button while the booking is held; that it is confirmed afterwards"),
        ...outcomes,
      },
    },
    post: {
      operationId: "confirmBooking",
      summary: "Makes a booking of a hold, from our own pages; the body is not read. May be repeated",
      parameters: [token],
      responses: {
        "200": page("It is booked"),
        "403": problemOf(PROBLEM_TYPES.forbidden),
        "413": problemOf(PROBLEM_TYPES.payloadTooLarge),
        ...outcomes,
      },
    },
  },
};
