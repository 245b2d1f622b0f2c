import { paths } from "@gratweg/contracts";
import type { PaymentEvent } from "@gratweg/backoffice/memberships/events";
import type { OfferedPlan } from "@gratweg/backoffice/memberships/plans";
import Stripe from "stripe";
import { ownEvent } from "../ownEvent";
import { agreementOf, toMetadata } from "../paymentEvent";
import { PlanMismatchError, type CheckoutOrder, type PaymentProvider } from "../provider";
import { readStripeEvent, WITHDRAWN } from "./readStripeEvent";
import { payBack, refundLastPayment } from "./stripeRefunds";

/** Pinned, so that a new one is a decision. */
const API_VERSION = "2026-10-28.endive";
const TIMEOUT_MS = 8_000;

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** A stand-in in tests. */
  host?: { host: string; port: number; protocol: "http" | "https" };
}

export function createStripeProvider({ secretKey, webhookSecret, host }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "gratweg" },
    ...host,
  });

  return {
    name: "stripe",

    async createCheckout(order) {
      const { user, plan, origin, seller, customer, idempotencyKey } = order;
      const price = await checkedPrice(stripe, plan);
      const metadata = toMetadata(agreementOf(order));
      const session = await stripe.checkout.sessions.create(
        {
          mode: "subscription",
          client_reference_id: String(user.id),
          ...(customer === null ? { customer_email: user.email } : { customer }),
          line_items: [{ price, quantity: 1 }],
          metadata,
          subscription_data: { metadata },
          success_url: `${origin}${paths.portalUser("checkout-return")}?session={CHECKOUT_SESSION_ID}`,
          cancel_url: `${origin}${paths.portalUser("pricing")}?abgebrochen=1`,
          custom_text: { submit: { message: `Ihr Vertragspartner: ${seller}` } },
          locale: "de",
        },
        { idempotencyKey },
      );
      if (session.url === null) throw new Error("the payment page has no address");
      await closeOthers(stripe, order, session.id);
      return { url: session.url };
    },

    async createPortal({ customer }, { url }) {
      if (customer === null) throw new Error("the membership has no customer");
      const portal = await stripe.billingPortal.sessions.create({ customer, return_url: url, locale: "de" });
      return { url: portal.url };
    },

    async cancel({ id }, at) {
      const known = await stripe.subscriptions.retrieve(id);
      if (known.cancel_at_period_end || known.cancel_at !== null) return told("cancelled", known);
      const end: Stripe.SubscriptionUpdateParams =
        at === null
          ? { cancel_at_period_end: true }
          : { cancel_at: Math.floor(at.getTime() / 1000), proration_behavior: "none" };
      return told("cancelled", await stripe.subscriptions.update(id, end));
    },
    async resume({ id }) {
      const { cancel_at_period_end: withPeriod } = await stripe.subscriptions.retrieve(id);
      const on: Stripe.SubscriptionUpdateParams = withPeriod
        ? { cancel_at_period_end: false }
        : { cancel_at: "", proration_behavior: "none" };
      return told("resumed", await stripe.subscriptions.update(id, on));
    },
    cancelNow: async ({ id }) => told("ended", await cancel(stripe, id, {})),

    async withdraw({ id }) {
      // The money first: if the second step fails, the person asks again and is paid back once.
      await refundLastPayment(stripe, id);
      return told("withdrawn", await cancel(stripe, id, { cancellation_details: { comment: WITHDRAWN } }));
    },

    async giveBack({ id }) {
      const cents = await refundLastPayment(stripe, id);
      const comment = "Konto gelöscht";
      const ended = await cancel(stripe, id, { cancellation_details: { comment } });
      const customer = await stripe.customers.retrieve(
        typeof ended.customer === "string" ? ended.customer : ended.customer.id,
      );
      return {
        event: told("returned", ended),
        email: customer.deleted === true ? null : customer.email,
        cents,
      };
    },
    payBack: ({ id }, cents) => payBack(stripe, id, cents),

    readEvent: (rawBody, signature) =>
      readStripeEvent(rawBody, signature, { secret: webhookSecret, provider: "stripe" }),
  };
}

/** Older payment pages of the same person: nobody pays twice by two tabs. */
async function closeOthers(stripe: Stripe, { user, customer }: CheckoutOrder, kept: string): Promise<void> {
  const whose = customer === null ? { customer_details: { email: user.email } } : { customer };
  const open = await stripe.checkout.sessions.list({ ...whose, status: "open", limit: 20 });
  for (const { id, client_reference_id: owner } of open.data)
    if (id !== kept && owner === String(user.id)) await stripe.checkout.sessions.expire(id);
}

/** What is shown has to be what is charged. */
async function checkedPrice(stripe: Stripe, plan: OfferedPlan): Promise<string> {
  if (plan.stripePriceId === null) throw new PlanMismatchError("the plan has no stripePriceId");
  const price = await stripe.prices.retrieve(plan.stripePriceId);
  const fits =
    price.active &&
    price.currency === "eur" &&
    price.unit_amount === plan.priceCents &&
    price.recurring?.interval === plan.interval &&
    price.recurring.interval_count === 1;
  if (!fits) throw new PlanMismatchError("the plan's price and the one at Stripe differ");
  return price.id;
}

type CancelDetails = Stripe.SubscriptionCancelParams;

/** Ended already is ended. */
async function cancel(stripe: Stripe, id: string, details: CancelDetails) {
  try {
    return await stripe.subscriptions.cancel(id, { ...details, invoice_now: false, prorate: false });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const subscription = await stripe.subscriptions.retrieve(id);
    if (subscription.status !== "canceled") throw error;
    return subscription;
  }
}

/** By the provider's clock, as its events are. */
function told(action: string, answer: Stripe.Response<Stripe.Subscription>): PaymentEvent {
  const date = Date.parse(String(answer.lastResponse.headers["date"] ?? ""));
  return ownEvent(action, "stripe", answer, Number.isNaN(date) ? new Date() : new Date(date));
}
