import { PROBLEM_TYPES, type ProblemType } from "./problem";

type Json = { [key: string]: unknown };

const reference = (schema: string): Json => ({ $ref: `#/components/schemas/${schema}` });
const failure = (...types: ProblemType[]): Json => ({
  description: `Problem: ${types.map((type) => `\`${type}\``).join(", ")}`,
  content: { "application/problem+json": { schema: reference("Problem") } },
});
const unavailable: Json = {
  ...failure(PROBLEM_TYPES.contentUnavailable),
  headers: {
    "Retry-After": { description: "Seconds until another attempt makes sense", schema: { type: "integer" } },
  },
};
const answer = (schema: string): Json => ({
  description: "OK",
  content: { "application/json": { schema: reference(schema) } },
});
const number: Json = {
  name: "number",
  in: "path",
  required: true,
  schema: { type: "integer", minimum: 1 },
};

/** Of what everybody may ask, and members get more of. */
export const OPTIONAL_BEARER: Json[] = [{}, { bearer: [] }];
const BEARER: Json[] = [{ bearer: [] }];

/** What paid access opens; decided by the server each time. */
export const memberPaths: Json = {
  "/api/offers": {
    get: {
      operationId: "listOffers",
      summary: "Members' offers, valid today; code, text and price with paid access alone",
      security: OPTIONAL_BEARER,
      responses: {
        "200": answer("OffersAnswer"),
        "421": failure(PROBLEM_TYPES.misdirected),
        "503": unavailable,
      },
    },
  },
  "/api/trips/{number}/member": {
    get: {
      operationId: "getMemberTrip",
      summary:
        "A trip's day plan and arrival; waypoints and packing list with a booking of it or paid access alone",
      parameters: [number],
      security: BEARER,
      responses: {
        "200": answer("MemberTripAnswer"),
        "400": failure(PROBLEM_TYPES.badRequest),
        "401": failure(PROBLEM_TYPES.unauthorized),
        "404": failure(PROBLEM_TYPES.notFound),
        "421": failure(PROBLEM_TYPES.misdirected),
        "503": unavailable,
      },
    },
  },
  "/api/trips/{number}/track.gpx": {
    get: {
      operationId: "getTrack",
      summary: "The way as GPX 1.1, a track for each day; with a booking of the trip or paid access alone",
      parameters: [number],
      security: BEARER,
      responses: {
        "200": {
          description: "OK",
          headers: {
            "Content-Disposition": {
              description: "`attachment`, with the file's name",
              schema: { type: "string" },
            },
          },
          content: { "application/gpx+xml": { schema: { type: "string" } } },
        },
        "400": failure(PROBLEM_TYPES.badRequest),
        "401": failure(PROBLEM_TYPES.unauthorized),
        "403": failure(PROBLEM_TYPES.forbidden),
        "404": failure(PROBLEM_TYPES.notFound),
        "421": failure(PROBLEM_TYPES.misdirected),
        "503": unavailable,
      },
    },
  },
};
