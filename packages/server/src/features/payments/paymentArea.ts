import type { FastifyInstance } from "fastify";
import { registerCheckoutRoute } from "./checkoutRoute";
import { registerMembershipRoutes } from "./membershipRoutes";
import { registerSandboxRoutes } from "./sandboxRoutes";
import { registerUserSubscriptionRoute } from "./userSubscriptionRoute";
import { registerWebhookRoute } from "./webhookRoute";
import { createGate } from "../../limits/gate";
import { unlimitedRequests } from "../../limits/requestLimit";
import type { MembershipSource, MembershipSystem } from "./membershipSource";
import type { Services } from "../../services";
import type { PaymentServices } from "./paymentService";
import type { PaymentProvider } from "./provider";
import type { Sandbox } from "./sandbox/sandbox";

export interface PaymentParts {
  provider: PaymentProvider;
  system: MembershipSystem;
  /** Of the embedded provider: its pages are served, and its events go to our own webhook. */
  sandbox?: Sandbox;
  now?: () => number;
}

export interface PaymentOptions {
  /** Without it nobody can become a member: 503. */
  payments?: PaymentParts;
  /** Without it nobody is known to be a member: 503. */
  memberships?: MembershipSource;
}

/** Each holds a body and a connection to the database or the provider. */
const MOST_QUESTIONS_AT_ONCE = 512;
const MOST_PAYMENTS_AT_ONCE = 64;
const MOST_EVENTS_AT_ONCE = 64;

/** Everything about paying for a membership. */
export function registerPaymentArea(
  app: FastifyInstance,
  { payments, memberships }: PaymentOptions,
  { users, metrics, limits, production }: Services,
): void {
  const services: PaymentServices = {
    provider: payments?.provider,
    memberships,
    system: payments?.system,
    limit: limits.checkouts ?? unlimitedRequests,
    gate: createGate(MOST_PAYMENTS_AT_ONCE),
    count: metrics.counter("gratweg_payments_total", "Payment pages and changes of memberships.", "outcome"),
    now: payments?.now ?? Date.now,
  };
  registerCheckoutRoute(app, users, services, { production });
  registerMembershipRoutes(app, users, services, { production });
  // Asked with each page that members open: a storm of payments must not shut them out.
  registerUserSubscriptionRoute(app, users, { ...services, gate: createGate(MOST_QUESTIONS_AT_ONCE) });
  registerWebhookRoute(app, {
    provider: payments?.provider,
    system: payments?.system,
    // The provider's few addresses have it to themselves: a signature is asked for first.
    gate: createGate(MOST_EVENTS_AT_ONCE, { ofAddress: MOST_EVENTS_AT_ONCE, ofNetwork: MOST_EVENTS_AT_ONCE }),
    production,
    count: metrics.counter("gratweg_payment_events_total", "Events of the payment provider.", "outcome"),
  });
  if (payments?.sandbox) runSandbox(app, payments.sandbox);
}

/** Its events take the way that the real provider's take, only without a network. */
function runSandbox(app: FastifyInstance, sandbox: Sandbox): void {
  registerSandboxRoutes(app, sandbox);
  app.addHook("onReady", () =>
    sandbox.start(async (payload, signature) => {
      const { statusCode } = await app.inject({
        method: "POST",
        url: "/api/payments/webhook",
        headers: { host: "localhost", "content-type": "application/json", "stripe-signature": signature },
        payload,
      });
      return statusCode;
    }),
  );
  app.addHook("preClose", () => sandbox.close());
}
