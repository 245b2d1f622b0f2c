import type { PaymentEvent } from "@gratweg/backoffice/memberships/events";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ProblemError, RETRY_AFTER } from "../../http/problems";
import { registerScope } from "../../http/registerScope";
import { askThrough } from "../../limits/askThrough";
import type { Gate } from "../../limits/gate";
import type { MembershipSystem } from "./membershipSource";
import { isSoldHere, payOwed, returnUnowned, SettlingError } from "./settle";
import { paymentProblems } from "./paymentProblems";
import { BadSignatureError, UnreadableEventError, type PaymentProvider } from "./provider";

/** Events of the provider have some kilobytes. */
const LARGEST_BODY = 262_144;
const LIMIT_MS = 8_000;
const NO_STORE = { "cache-control": "no-store" };

export interface WebhookServices {
  provider: PaymentProvider | undefined;
  system: MembershipSystem | undefined;
  gate: Gate;
  production: boolean;
  count: (outcome: string) => void;
}

/**
 * Signed events of the payment provider. Only what is stored, and what is owed after it paid back, is answered with 200: after
 * everything else the provider sends it again. The signature is about the bytes, so the body stays as it came; any host, because a signature says more.
 */
export function registerWebhookRoute(app: FastifyInstance, services: WebhookServices): void {
  registerScope(app, "payment-webhook", (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, parsed) => parsed(null, body));
    // Before the body is read: anybody can send one, and any number at once.
    scope.addHook("onRequest", (request, _reply, next) => {
      if (services.provider && signatureOf(request) === "") throw badSignature(services);
      next();
    });
    scope.post("/api/payments/webhook", { bodyLimit: LARGEST_BODY }, async (request, reply) => {
      const event = readEvent(request, services);
      const outcome = event ? await record(event, request, services) : "ignored";
      services.count(outcome);
      return reply.headers(NO_STORE).send({ received: true, outcome });
    });
  });
}

function readEvent(request: FastifyRequest, { provider, count }: WebhookServices): PaymentEvent | null {
  if (!provider) throw new ProblemError(paymentProblems.unavailable(), RETRY_AFTER);
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    return provider.readEvent(body, signatureOf(request));
  } catch (error) {
    if (error instanceof UnreadableEventError) {
      count("unreadable");
      request.log.error({ reason: error.message }, "a signed payment event could not be read");
      throw new ProblemError(paymentProblems.unreadable());
    }
    if (!(error instanceof BadSignatureError)) throw error;
    request.log.warn({ reason: error.message }, "a payment event was not signed by the provider");
    throw badSignature({ count });
  }
}

function signatureOf({ headers }: FastifyRequest): string {
  const signature = headers["stripe-signature"];
  return typeof signature === "string" ? signature : "";
}

function badSignature({ count }: Pick<WebhookServices, "count">): ProblemError {
  count("bad-signature");
  return new ProblemError(paymentProblems.badSignature());
}

async function record(
  event: PaymentEvent,
  request: FastifyRequest,
  services: WebhookServices,
): Promise<string> {
  const { system, gate, count } = services;
  const { id, type } = event;
  try {
    const { outcome, owed, unowned } = await askThrough(
      { source: system, gate, clientAddress: request.ip, limitMs: LIMIT_MS },
      (source) => source.record(event),
    );
    if (owed) await payOwed(owed, services.provider);
    if (unowned && system && isSoldHere(unowned.origin, services.production)) {
      await returnUnowned(unowned, { provider: services.provider, system });
      request.log.warn({ event: id, type }, "what was paid for a deleted account was given back");
    } else if (outcome === "unrelated")
      request.log.error({ event: id, type }, "a payment belongs to no account");
    else request.log.info({ event: id, type, outcome }, "payment event");
    return outcome;
  } catch (error) {
    count("unavailable");
    // An error of the provider's client may quote the customer.
    const { name, message } = error as Error;
    const reason = error instanceof SettlingError ? { reason: message } : { err: error };
    request.log.warn(
      { ...reason, name, event: id, type },
      "a payment event could not be dealt with; it comes again",
    );
    throw new ProblemError(paymentProblems.unavailable(), RETRY_AFTER);
  }
}
