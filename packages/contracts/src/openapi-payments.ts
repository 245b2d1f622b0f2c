import { z } from "zod";
import {
  checkoutAnswer,
  checkoutRequest,
  membershipAnswer,
  subscriptionAnswer,
  subscriptionProblem,
} from "./membership";
import { PROBLEM_TYPES, type ProblemType } from "./problem";

type Json = { [key: string]: unknown };

/** By the names under which the document knows them. */
export const paymentSchemas = {
  CheckoutRequest: checkoutRequest,
  CheckoutAnswer: checkoutAnswer,
  MembershipAnswer: membershipAnswer,
  SubscriptionAnswer: subscriptionAnswer,
  SubscriptionProblem: subscriptionProblem,
  WebhookAnswer: z.object({
    received: z.literal(true),
    outcome: z.enum(["applied", "duplicate", "waiting", "unrelated", "ignored"]),
  }),
};
type SchemaName = keyof typeof paymentSchemas;

const T = PROBLEM_TYPES;
const RETRY_AFTER: Json = {
  "Retry-After": { description: "Seconds until another attempt makes sense", schema: { type: "integer" } },
};
const reference = (schema: string): Json => ({ $ref: `#/components/schemas/${schema}` });
const ok = (schema: SchemaName): Json => ({
  description: "OK",
  content: { "application/json": { schema: reference(schema) } },
});
const failureIn =
  (schema: "Problem" | "SubscriptionProblem") =>
  (...types: ProblemType[]): Json => ({
    description: `Problem: ${types.map((type) => `\`${type}\``).join(", ")}`,
    content: { "application/problem+json": { schema: reference(schema) } },
  });
const failure = failureIn("Problem");
const told = failureIn("SubscriptionProblem");
const later = (answer: Json): Json => ({ ...answer, headers: RETRY_AFTER });
const BEARER: Json[] = [{ bearer: [] }];

/** Of every call that asks who somebody is and what the provider says. */
const signedIn: Json = {
  "401": failure(T.unauthorized),
  "421": failure(T.misdirected),
  "503": later(failure(T.contentUnavailable, T.paymentUnavailable)),
};

function change(operationId: string, summary: string, conflicts: ProblemType[]): Json {
  return {
    post: {
      operationId,
      summary,
      security: BEARER,
      responses: {
        "200": ok("MembershipAnswer"),
        "403": failure(T.forbidden),
        "409": failure(...conflicts),
        "413": failure(T.payloadTooLarge),
        ...signedIn,
      },
    },
  };
}

/** Buying, keeping and ending a membership, and what the payment provider reports. */
export const paymentPaths: Json = {
  "/api/user-subscription": {
    get: {
      operationId: "getUserSubscription",
      summary: "Whether the signed-in person's address has an active subscription",
      security: BEARER,
      responses: {
        "200": ok("SubscriptionAnswer"),
        "401": told(T.unauthorized),
        "403": told(T.notMember),
        "421": told(T.misdirected),
        "503": later(told(T.contentUnavailable, T.paymentUnavailable)),
      },
    },
  },
  "/api/checkout": {
    post: {
      operationId: "openCheckout",
      summary: "Opens the payment page of a plan; a second click within some minutes gets the same one",
      security: BEARER,
      requestBody: {
        required: true,
        content: { "application/json": { schema: reference("CheckoutRequest") } },
      },
      responses: {
        "200": ok("CheckoutAnswer"),
        "400": failure(T.malformedJson, T.badRequest),
        "403": failure(T.forbidden),
        "409": failure(T.alreadyMember),
        "413": failure(T.payloadTooLarge),
        "415": failure(T.unsupportedMediaType),
        "422": failure(T.unknownPlan),
        "429": later(failure(T.tooManyRequests)),
        ...signedIn,
      },
    },
  },
  "/api/account/membership/cancel": change(
    "cancelMembership",
    "Ends a month or a first year with its period, a later year one month after the cancellation has arrived (what was paid for " +
      "the rest goes back then), and at once what is not paid; repeated it stays as it is",
    [T.notMember],
  ),
  "/api/account/membership/resume": change(
    "resumeMembership",
    "Takes a cancellation back before its day; repeated it stays as it is",
    [T.notMember],
  ),
  "/api/account/membership/withdraw": change(
    "withdrawMembership",
    "Withdraws within fourteen days: ends at once, the price is paid back in full; repeated it stays as it is",
    [T.notMember, T.notWithdrawable],
  ),
  "/api/account/membership/portal": {
    post: {
      operationId: "openCustomerPage",
      summary: "The payment provider's page for cards and receipts",
      security: BEARER,
      responses: {
        "200": ok("CheckoutAnswer"),
        "403": failure(T.forbidden),
        "409": failure(T.notMember),
        "413": failure(T.payloadTooLarge),
        ...signedIn,
      },
    },
  },
  "/api/payments/webhook": {
    post: {
      operationId: "receivePaymentEvent",
      summary: "Signed events of the payment provider, on any host; each is processed once, in any order",
      parameters: [
        {
          name: "Stripe-Signature",
          in: "header",
          required: true,
          schema: { type: "string" },
          description: "Stripe's scheme, not older than five minutes",
        },
      ],
      requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
      responses: {
        "200": ok("WebhookAnswer"),
        "400": failure(T.badSignature),
        "413": failure(T.payloadTooLarge),
        "500": failure(T.internal),
        "503": later(failure(T.paymentUnavailable)),
      },
    },
  },
};
