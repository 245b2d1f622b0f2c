import { z } from "zod";
import { FEATURES } from "./features";
import { meAnswer } from "./account";
import {
  bookingAnswer,
  bookingConflict,
  bookingFormSheetChanged,
  bookingPriceChanged,
  bookingRequest,
  bookingTermsAnswer,
} from "./booking";
import { IDEMPOTENCY_KEY } from "./booking-rules";
import { latestBuild } from "./build";
import { cancellationRequest, declarationAnswer, withdrawalRequest } from "./declarations";
import { iconsAnswer } from "./icons";
import { memberTripAnswer } from "./member-trip";
import { newsletterAnswer, newsletterProblem, newsletterRequest } from "./newsletter";
import { offersAnswer } from "./offers";
import { accountPaths, accountSchemas, listBookings } from "./openapi-account";
import { bookingLinkPaths } from "./openapi-booking-link";
import { declarationPaths } from "./openapi-declarations";
import { memberPaths, OPTIONAL_BEARER } from "./openapi-members";
import { newsletterPaths } from "./openapi-newsletter";
import { paymentPaths, paymentSchemas } from "./openapi-payments";
import { portalContentPaths, portalContentSchemas } from "./openapi-portal-content";
import { reportPaths } from "./openapi-reports";
import { signInPaths } from "./openapi-sign-in";
import { problem, PROBLEM_TYPES, type ProblemType } from "./problem";
import { MAX_FACET_VALUES, MAX_QUERY_LENGTH, SEARCH_PARAMETERS, SEARCH_SORTS } from "./search-query";
import { suggestAnswer } from "./suggestions";
import { departuresAnswer, searchAnswer } from "./trip";

type Json = { [key: string]: unknown };

const SCHEMAS = {
  Problem: problem,
  SearchAnswer: searchAnswer,
  SuggestAnswer: suggestAnswer,
  DeparturesAnswer: departuresAnswer,
  BookingTermsAnswer: bookingTermsAnswer,
  BookingRequest: bookingRequest,
  BookingAnswer: bookingAnswer,
  BookingConflict: bookingConflict,
  BookingPriceChanged: bookingPriceChanged,
  BookingFormSheetChanged: bookingFormSheetChanged,
  MeAnswer: meAnswer,
  LatestBuild: latestBuild,
  IconsAnswer: iconsAnswer,
  NewsletterRequest: newsletterRequest,
  NewsletterAnswer: newsletterAnswer,
  NewsletterProblem: newsletterProblem,
  CancellationRequest: cancellationRequest,
  WithdrawalRequest: withdrawalRequest,
  DeclarationAnswer: declarationAnswer,
  OffersAnswer: offersAnswer,
  MemberTripAnswer: memberTripAnswer,
  ...accountSchemas,
  ...portalContentSchemas,
  ...paymentSchemas,
};

const RETRY_AFTER = {
  "Retry-After": { description: "Seconds until another attempt makes sense", schema: { type: "integer" } },
};

/** The server's API as an OpenAPI 3.1 document, made from the schemas that the server itself checks with. */
export function openApiDocument(options: { version: string; serverUrl: string }): Json {
  return {
    openapi: "3.1.0",
    info: {
      title: "Gratweg API",
      version: options.version,
      description:
        "Failures are RFC 9457 problem documents: `type` for programs, German `detail` for people.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: options.serverUrl }],
    paths: {
      "/api/trips/search": {
        get: operation(
          "searchTrips",
          "Trips that match words and filters, with facet counts",
          "SearchAnswer",
          {
            parameters: SEARCH_PARAMETERS.map(searchParameter),
            failures: [400],
          },
        ),
      },
      "/api/trips/suggest": {
        get: operation(
          "suggest",
          "What somebody who has begun to type may mean: places, activities, trips, pages, other sites",
          "SuggestAnswer",
          {
            parameters: [
              {
                name: "q",
                in: "query",
                required: true,
                schema: { type: "string", minLength: 1, maxLength: MAX_QUERY_LENGTH },
                description: "As typed so far",
              },
            ],
            failures: {
              400: [PROBLEM_TYPES.badRequest],
              421: [PROBLEM_TYPES.misdirected],
              429: [PROBLEM_TYPES.tooManyRequests],
              503: [PROBLEM_TYPES.contentUnavailable],
            },
          },
        ),
      },
      "/api/trips/{number}/departures": {
        get: operation(
          "listDepartures",
          "Upcoming departures with live seats and prices; for members with theirs",
          "DeparturesAnswer",
          {
            security: OPTIONAL_BEARER,
            parameters: [path("number", { type: "integer", minimum: 1 })],
            failures: [400, 404, 503],
          },
        ),
      },
      "/api/trips/{number}/departures/{departure}": {
        get: operation(
          "getBookingTerms",
          "What has to be known before a departure is booked: live price and seats, who organises, form sheet, cancellation",
          "BookingTermsAnswer",
          {
            security: OPTIONAL_BEARER,
            parameters: [
              path("number", { type: "integer", minimum: 1 }),
              path("departure", { type: "integer", minimum: 1 }),
            ],
            failures: {
              400: [PROBLEM_TYPES.badRequest],
              404: [PROBLEM_TYPES.notFound],
              421: [PROBLEM_TYPES.misdirected],
              503: [PROBLEM_TYPES.bookingUnavailable],
            },
          },
        ),
      },
      ...accountPaths,
      "/api/bookings": {
        get: listBookings,
        post: operation(
          "createBooking",
          "Books a departure, for members at the member price. A guest's booking may be held until a link in a mail is pressed. The same key with the same body gets the first answer again",
          "BookingAnswer",
          {
            security: OPTIONAL_BEARER,
            parameters: [
              {
                name: "Idempotency-Key",
                in: "header",
                required: true,
                schema: { type: "string", pattern: IDEMPOTENCY_KEY.source },
                description: "Chosen by the client, new for each booking, the same for each repetition of it",
              },
            ],
            body: "BookingRequest",
            success: 201,
            successHeaders: {
              "Idempotency-Replayed": {
                description: "`true` when the key was booked before: this is the first answer again",
                schema: { type: "string", enum: ["true"] },
              },
            },
            failures: {
              400: [
                PROBLEM_TYPES.idempotencyKeyMissing,
                PROBLEM_TYPES.malformedJson,
                PROBLEM_TYPES.badRequest,
              ],
              403: [PROBLEM_TYPES.forbidden],
              404: [PROBLEM_TYPES.notFound],
              409: [
                PROBLEM_TYPES.soldOut,
                PROBLEM_TYPES.departureHeld,
                PROBLEM_TYPES.departureClosed,
                PROBLEM_TYPES.departurePast,
                PROBLEM_TYPES.priceChanged,
                PROBLEM_TYPES.formSheetChanged,
              ],
              413: [PROBLEM_TYPES.payloadTooLarge],
              415: [PROBLEM_TYPES.unsupportedMediaType],
              421: [PROBLEM_TYPES.misdirected],
              422: [
                PROBLEM_TYPES.invalidBooking,
                PROBLEM_TYPES.tooManySeats,
                PROBLEM_TYPES.idempotencyKeyReused,
              ],
              429: [PROBLEM_TYPES.tooManyRequests, PROBLEM_TYPES.tooManyHolds],
              503: [PROBLEM_TYPES.bookingUnavailable],
            },
            conflicts: ["Problem", "BookingConflict", "BookingPriceChanged", "BookingFormSheetChanged"],
          },
        ),
      },
      ...bookingLinkPaths,
      ...newsletterPaths,
      ...reportPaths,
      ...signInPaths,
      ...declarationPaths,
      ...memberPaths,
      ...portalContentPaths,
      ...paymentPaths,
      "/api/icons/{set}.json": {
        get: operation("getIcons", "Icon data in Iconify's format", "IconsAnswer", {
          parameters: [
            path("set", { type: "string" }),
            {
              name: "icons",
              in: "query",
              required: true,
              schema: { type: "string" },
              description: "Names, comma separated",
            },
          ],
          failures: [400, 404],
        }),
      },
      "/api/users/me": {
        get: operation("getMe", "Who the bearer token belongs to", "MeAnswer", {
          failures: [401, 503],
          security: [{ bearer: [] }],
        }),
      },
      "/builds/latest.json": {
        get: operation("getLatestBuild", "The host's latest build", "LatestBuild", { failures: [503] }),
      },
    },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: Object.fromEntries(
        Object.entries(SCHEMAS).map(([name, schema]) => [name, jsonSchema(schema)]),
      ),
    },
  };
}

function jsonSchema(schema: z.ZodType): Json {
  // What a client sends: before defaults and transformations.
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io: "input" }) as Json;
  return rest;
}

function operation(
  operationId: string,
  summary: string,
  answer: keyof typeof SCHEMAS,
  options: {
    parameters?: Json[];
    /** Statuses, or for each one the problems' types. */
    failures: number[] | Readonly<Record<number, readonly ProblemType[]>>;
    security?: Json[];
    body?: keyof typeof SCHEMAS;
    /** 200 unless told. */
    success?: number;
    successHeaders?: Json;
    /** What a 409 may carry. */
    conflicts?: (keyof typeof SCHEMAS)[];
  },
): Json {
  const { success = 200, conflicts = [] } = options;
  const types: [string, readonly ProblemType[]][] = Array.isArray(options.failures)
    ? options.failures.map((status) => [String(status), []])
    : Object.entries(options.failures);
  const failures = types.map(([status, known]) => [
    status,
    {
      description:
        known.length === 0 ? "Problem" : `Problem: ${known.map((type) => `\`${type}\``).join(", ")}`,
      ...(status === "429" || status === "503" || known.includes(PROBLEM_TYPES.departureHeld)
        ? { headers: RETRY_AFTER }
        : {}),
      content: {
        "application/problem+json": {
          // A sold-out departure's answer has all fields of a problem, too: more than one may fit.
          schema: status === "409" ? { anyOf: conflicts.map(reference) } : reference("Problem"),
        },
      },
    },
  ]);
  return {
    operationId,
    summary,
    ...(options.parameters ? { parameters: options.parameters } : {}),
    ...(options.security ? { security: options.security } : {}),
    ...(options.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: reference(options.body) } },
          },
        }
      : {}),
    responses: {
      [String(success)]: {
        description: success === 201 ? "Created" : "OK",
        ...(options.successHeaders ? { headers: options.successHeaders } : {}),
        content: { "application/json": { schema: reference(answer) } },
      },
      ...(Object.fromEntries(failures) as Json),
    },
  };
}

function reference(schema: keyof typeof SCHEMAS): Json {
  return { $ref: `#/components/schemas/${schema}` };
}

function path(name: string, schema: Json): Json {
  return { name, in: "path", required: true, schema };
}

function searchParameter(parameter: (typeof SEARCH_PARAMETERS)[number]): Json {
  const base = { name: parameter.name, in: "query", required: false };
  switch (parameter.kind) {
    case "text":
      return { ...base, schema: { type: "string", maxLength: MAX_QUERY_LENGTH } };
    case "slugs":
      return {
        ...base,
        explode: true,
        schema: {
          type: "array",
          maxItems: MAX_FACET_VALUES,
          items: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
        },
      };
    case "places":
      return {
        ...base,
        explode: true,
        schema: {
          type: "array",
          maxItems: MAX_FACET_VALUES,
          items: { type: "string", maxLength: 300, pattern: "^[a-z0-9]+([-_][a-z0-9]+)*$" },
        },
      };
    case "features":
      return {
        ...base,
        explode: true,
        schema: {
          type: "array",
          items: { type: "string", pattern: `^(${FEATURES.join("|")})(_(${FEATURES.join("|")}))*$` },
        },
      };
    case "featureNames":
      return { ...base, explode: true, schema: { type: "array", items: { type: "string", enum: FEATURES } } };
    case "months":
      return {
        ...base,
        explode: true,
        schema: {
          type: "array",
          maxItems: MAX_FACET_VALUES,
          items: { type: "string", pattern: "^[1-9][0-9]{3}-(0[1-9]|1[0-2])$" },
        },
      };
    case "grades":
      return {
        ...base,
        explode: true,
        schema: { type: "array", items: { type: "integer", minimum: 1, maximum: 5 } },
      };
    case "day":
      return { ...base, schema: { type: "string", format: "date" } };
    case "integer":
      return { ...base, schema: { type: "integer", minimum: parameter.min, maximum: parameter.max } };
    case "sort":
      return { ...base, schema: { type: "string", enum: [...SEARCH_SORTS], default: "relevance" } };
  }
}
