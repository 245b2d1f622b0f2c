import { z } from "zod";
import {
  accountAnswer,
  accountChange,
  accountDeletion,
  accountDeletionAnswer,
  accountSessionsAnswer,
  savedTripsAnswer,
  sessionEndProof,
} from "./account";
import { ROLES } from "./account-rules";
import { IDEMPOTENCY_KEY } from "./booking-rules";
import { changeRequest, myBookingAnswer, myBookingsAnswer, TRIP_DOCUMENTS } from "./my-bookings";
import { PROBLEM_TYPES, type ProblemType } from "./problem";
import { auditAnswer, invitation, USER_STATES, userAnswer, userChange, usersAnswer } from "./users";

type Json = { [key: string]: unknown };

/** By the names under which the document knows them. */
export const accountSchemas = {
  AccountAnswer: accountAnswer,
  AccountChange: accountChange,
  AccountDeletion: accountDeletion,
  AccountDeletionAnswer: accountDeletionAnswer,
  AccountExport: z.looseObject({ exportedAt: z.iso.datetime(), profile: z.looseObject({}) }),
  AccountSessionsAnswer: accountSessionsAnswer,
  SavedTripsAnswer: savedTripsAnswer,
  SessionEndProof: sessionEndProof,
  MyBookingsAnswer: myBookingsAnswer,
  MyBookingAnswer: myBookingAnswer,
  ChangeRequest: changeRequest,
  UsersAnswer: usersAnswer,
  UserAnswer: userAnswer,
  UserChange: userChange,
  Invitation: invitation,
  AuditAnswer: auditAnswer,
};
type SchemaName = keyof typeof accountSchemas;

const {
  accountUnavailable,
  badRequest,
  contentUnavailable,
  departurePast,
  emailTaken,
  forbidden,
  invalidAccount,
  invalidBooking,
  lastManager,
  malformedJson,
  misdirected,
  notFound,
  ownAccount,
  payloadTooLarge,
  paymentUnavailable,
  signInOld,
  tooManyRequests,
  unauthorized,
  unsupportedMediaType,
  wrongPassword,
} = PROBLEM_TYPES;

const reference = (schema: string): Json => ({ $ref: `#/components/schemas/${schema}` });
const RETRY_AFTER: Json = {
  "Retry-After": { description: "Seconds until another attempt makes sense", schema: { type: "integer" } },
};

/** Statuses and the types that each may carry. */
type Failures = Readonly<Record<number, readonly ProblemType[]>>;

interface Call {
  id: string;
  summary: string;
  /** Of a successful answer; null: without a body. */
  answer: SchemaName | null;
  success?: number;
  headers?: Json;
  body?: SchemaName;
  /** It may be left out. */
  isBodyOptional?: boolean;
  parameters?: Json[];
  failures?: Failures;
}

/** What every call here may be refused with: who asks is found out first. */
const ALWAYS: Failures = {
  401: [unauthorized],
  421: [misdirected],
  503: [contentUnavailable, accountUnavailable],
};
/** Of a call that changes something. */
const WRITES: Failures = { 403: [forbidden] };
/** Of ending sessions. */
const PROOF =
  "A session that began less than 15 minutes ago is proof enough, else the password; without one it takes such a session.";
const PROVEN: Failures = {
  403: [forbidden, signInOld],
  422: [wrongPassword, invalidAccount],
  429: [tooManyRequests],
};
const BODIES: Failures = {
  400: [malformedJson, badRequest],
  413: [payloadTooLarge],
  415: [unsupportedMediaType],
};

function call(made: Call): Json {
  const { id, summary, answer, success = 200, headers, body, parameters, failures = {} } = made;
  const all = merge(ALWAYS, ...(body ? [BODIES] : []), failures);
  return {
    operationId: id,
    summary,
    security: [{ bearer: [] }],
    ...(parameters ? { parameters } : {}),
    ...(body
      ? {
          requestBody: {
            required: !made.isBodyOptional,
            content: { "application/json": { schema: reference(body) } },
          },
        }
      : {}),
    responses: {
      [String(success)]: {
        description:
          success === 201 ? "Created" : success === 202 ? "Accepted" : answer ? "OK" : "No content",
        ...(headers ? { headers } : {}),
        ...(answer ? { content: { "application/json": { schema: reference(answer) } } } : {}),
      },
      ...problems(all),
    },
  };
}

function problems(failures: Failures): Json {
  return Object.fromEntries(
    Object.entries(failures).map(([status, types]) => [
      status,
      {
        description: `Problem: ${types.map((type) => `\`${type}\``).join(", ")}`,
        ...(status === "429" || status === "503" ? { headers: RETRY_AFTER } : {}),
        content: { "application/problem+json": { schema: reference("Problem") } },
      },
    ]),
  );
}

function merge(...all: Failures[]): Failures {
  const statuses = [...new Set(all.flatMap((one) => Object.keys(one).map(Number)))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, [...new Set(all.flatMap((one) => one[status] ?? []))]]),
  );
}

const path = (name: string, schema: Json): Json => ({ name, in: "path", required: true, schema });
const query = (name: string, schema: Json): Json => ({ name, in: "query", required: false, schema });
const whole: Json = { type: "integer", minimum: 1, maximum: 2_147_483_647 };
const number = path("number", whole);
const userId = path("id", whole);
const sessionId = path("id", { type: "string", pattern: "^[\\w-]{22}$" });
const paging = [
  query("page", { type: "integer", minimum: 1, default: 1 }),
  query("pageSize", { type: "integer", minimum: 1, maximum: 100, default: 25 }),
];
const disposition = (description: string): Json => ({
  "Content-Disposition": { description, schema: { type: "string" } },
});
const managers: Failures = { 403: [forbidden] };

/** The traveller's own; stands beside `POST /api/bookings`, which everybody may call. */
export const listBookings: Json = call({
  id: "listBookings",
  summary: "The account's own bookings, soonest start first; past and cancelled ones behind",
  answer: "MyBookingsAnswer",
});

const document: Json = call({
  id: "getBookingDocument",
  summary: "A booking's paper to print, or its calendar entry; 404 also for somebody else's",
  answer: null,
  parameters: [number, path("kind", { type: "string", enum: [...TRIP_DOCUMENTS] })],
  failures: { 404: [notFound] },
});

/** Everything about one's own account, and about others' for managers. Nothing of it is kept by any cache. */
export const accountPaths: Json = {
  "/api/account": {
    get: call({ id: "getAccount", summary: "The own account with its membership", answer: "AccountAnswer" }),
    patch: call({
      id: "changeAccount",
      summary: "Changes what is named. The newsletter is asked for by the usual mail, and left at once",
      answer: "AccountAnswer",
      body: "AccountChange",
      failures: merge(WRITES, { 422: [invalidAccount] }),
    }),
    delete: call({
      id: "deleteAccount",
      summary:
        "By the password, or without one by the own address. A running membership ends first; bookings stay as the law asks",
      answer: "AccountDeletionAnswer",
      body: "AccountDeletion",
      parameters: [
        {
          name: "Idempotency-Key",
          in: "header",
          schema: { type: "string", pattern: IDEMPOTENCY_KEY.source },
          description:
            "Chosen by the client. For a day, who repeats it with the session that ended is told of the deletion instead of 401; anything else counts as none",
        },
      ],
      failures: merge(WRITES, {
        409: [lastManager],
        422: [wrongPassword, invalidAccount],
        429: [tooManyRequests],
        503: [paymentUnavailable],
      }),
    }),
  },
  "/api/account/export": {
    get: call({
      id: "exportAccount",
      summary: "Everything that is stored about the person, as a file (Art. 15 and 20 GDPR)",
      answer: "AccountExport",
      headers: disposition("`attachment`, with the file's name"),
      failures: { 429: [tooManyRequests] },
    }),
  },
  "/api/account/sessions": {
    get: call({
      id: "listSessions",
      summary: "Where the account is signed in; the session that asks comes first",
      answer: "AccountSessionsAnswer",
    }),
    delete: call({
      id: "endOtherSessions",
      summary: `Ends every session but the one that asks. ${PROOF}`,
      answer: null,
      success: 204,
      body: "SessionEndProof",
      isBodyOptional: true,
      failures: PROVEN,
    }),
  },
  "/api/account/sessions/{id}": {
    delete: call({
      id: "endSession",
      summary: `Ends one session: its token is refused from then on. 404 also for somebody else's. ${PROOF} The own one ends without`,
      answer: null,
      success: 204,
      body: "SessionEndProof",
      isBodyOptional: true,
      parameters: [sessionId],
      failures: merge(PROVEN, { 404: [notFound] }),
    }),
  },
  "/api/account/saved-trips": {
    get: call({
      id: "listSavedTrips",
      summary: "Trips kept for later, the newest first; without those that are not published any more",
      answer: "SavedTripsAnswer",
    }),
  },
  "/api/account/saved-trips/{number}": {
    put: call({
      id: "saveTrip",
      summary: "Keeps a trip, once; at most 200",
      answer: null,
      success: 204,
      parameters: [number],
      failures: merge(WRITES, { 404: [notFound], 422: [invalidAccount] }),
    }),
    delete: call({
      id: "forgetTrip",
      summary: "Takes a trip off the list, also one that is not on it",
      answer: null,
      success: 204,
      parameters: [number],
      failures: merge(WRITES, { 404: [notFound] }),
    }),
  },
  "/api/bookings/{number}": {
    get: call({
      id: "getBooking",
      summary: "One of the account's own bookings; 404 also for somebody else's",
      answer: "MyBookingAnswer",
      parameters: [number],
      failures: { 404: [notFound] },
    }),
  },
  "/api/bookings/{number}/requests": {
    post: call({
      id: "requestForBooking",
      summary:
        "Asks to cancel or to change an own booking; the booking desk decides. Repeated it changes nothing and says when it was asked",
      answer: "MyBookingAnswer",
      body: "ChangeRequest",
      parameters: [number],
      failures: merge(WRITES, { 404: [notFound], 409: [departurePast], 422: [invalidBooking] }),
    }),
  },
  "/api/bookings/{number}/documents/{kind}": {
    get: {
      ...document,
      responses: {
        ...(document["responses"] as Json),
        "200": {
          description: "OK",
          headers: disposition("`inline`, with the file's name"),
          content: {
            "text/html": { schema: { type: "string" } },
            "text/calendar": { schema: { type: "string" } },
          },
        },
      },
    },
  },
  "/api/users": {
    get: call({
      id: "listUsers",
      summary:
        "Managers only: accounts by name. `q` finds words of names and addresses, umlauts in either spelling",
      answer: "UsersAnswer",
      parameters: [
        query("q", { type: "string", maxLength: 200 }),
        query("role", { type: "string", enum: [...ROLES] }),
        query("state", { type: "string", enum: [...USER_STATES] }),
        ...paging,
      ],
      failures: merge(managers, { 400: [badRequest] }),
    }),
    post: call({
      id: "inviteUser",
      summary: "Managers only: makes an account and sends the mail whose link sets the first password",
      answer: "UserAnswer",
      success: 201,
      body: "Invitation",
      failures: merge(managers, { 409: [emailTaken], 422: [invalidAccount], 429: [tooManyRequests] }),
    }),
  },
  "/api/users/audit": {
    get: call({
      id: "listAudit",
      summary: "Managers only: who did what to whose account, the newest first",
      answer: "AuditAnswer",
      parameters: paging,
      failures: merge(managers, { 400: [badRequest] }),
    }),
  },
  "/api/users/{id}": {
    patch: call({
      id: "changeUser",
      summary: "Managers only: role and block. Who is blocked or gets another role is signed out everywhere",
      answer: "UserAnswer",
      body: "UserChange",
      parameters: [userId],
      failures: merge(managers, { 404: [notFound], 409: [ownAccount, lastManager] }),
    }),
    delete: call({
      id: "deleteUser",
      summary: "Managers only. A running membership ends first; bookings stay as the law asks",
      answer: null,
      success: 204,
      parameters: [userId],
      failures: merge(managers, {
        404: [notFound],
        409: [ownAccount, lastManager],
        503: [paymentUnavailable],
      }),
    }),
  },
  "/api/users/{id}/bookings": {
    get: call({
      id: "listBookingsOfUser",
      summary: "Managers only: the bookings of this person's confirmed address, as the person sees them",
      answer: "MyBookingsAnswer",
      parameters: [userId],
      failures: merge(managers, { 404: [notFound] }),
    }),
  },
  "/api/users/{id}/invitation": {
    post: call({
      id: "inviteUserAgain",
      summary: "Managers only: sends the invitation once more; the older link ends",
      answer: null,
      success: 202,
      parameters: [userId],
      failures: merge(managers, {
        404: [notFound],
        409: [ownAccount],
        422: [invalidAccount],
        429: [tooManyRequests],
      }),
    }),
  },
};
