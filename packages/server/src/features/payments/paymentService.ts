import { createHash } from "node:crypto";
import type { PaymentEvent } from "@gratweg/backoffice/memberships/events";
import type { Contract, MembershipAnswer } from "@gratweg/backoffice/memberships/types";
import { checkoutRequest, paths, type Membership } from "@gratweg/contracts";
import { ProblemError, RETRY_AFTER } from "../../http/problems";
import { abortable } from "../../content/abortable";
import { askThrough } from "../../limits/askThrough";
import type { Gate } from "../../limits/gate";
import type { RequestLimit } from "../../limits/requestLimit";
import type { MembershipSource, MembershipSystem } from "./membershipSource";
import { microcopy } from "../../microcopy";
import type { Log, SignedIn } from "../../ports";
import { paymentProblems } from "./paymentProblems";
import { PlanMismatchError, type PaymentProvider } from "./provider";

export const CONTENT_LIMIT_MS = 5_000;
/** Longer than the provider's client waits with its one repetition. */
const PROVIDER_LIMIT_MS = 20_000;
/** Within this a second click gets the same payment page; a payment page that was left open stays good for longer. */
const SAME_CHECKOUT_MS = 600_000;

export interface PaymentServices {
  /** Undefined where nobody can pay: 503. */
  provider: PaymentProvider | undefined;
  /** Undefined where they are not set up: 503. */
  memberships: MembershipSource | undefined;
  system: MembershipSystem | undefined;
  /** Payment pages of one account. */
  limit: RequestLimit;
  gate: Gate;
  count: (outcome: string) => void;
  now: () => number;
}

export interface PaymentVisit {
  user: SignedIn;
  /** The site on which the person is. */
  origin: string;
  clientAddress: string;
  log: Log;
}

const RUNNING: ReadonlySet<Membership["state"]> = new Set(["active", "ending", "past-due"]);

/** Where the browser goes to pay. Nothing is granted here: that is for the webhook alone. */
export async function checkout(
  body: unknown,
  visit: PaymentVisit & { seller: string },
  services: PaymentServices,
): Promise<{ url: string }> {
  const { user, origin, seller, log } = visit;
  requireConfirmed(user);
  const asked = checkoutRequest.safeParse(body);
  if (!asked.success) throw fail("unknown-plan", new ProblemError(paymentProblems.unknownPlan(missingPlan)));
  const slug = asked.data.plan;
  const provider = requireProvider(visit, services);
  const { membership, contract } = await membershipOf(visit, services);
  if (membership && RUNNING.has(membership.state))
    throw fail("already-member", new ProblemError(paymentProblems.alreadyMember()));
  const wait = services.limit.take(String(user.id));
  if (wait !== undefined)
    throw fail("limited", new ProblemError(paymentProblems.tooMany(), { "retry-after": String(wait) }));
  const plan = await ask(services.system, visit, services, (system) => system.plan(slug));
  if (!plan) throw fail("unknown-plan", new ProblemError(paymentProblems.unknownPlan()));
  const customer = contract?.provider === provider.name ? contract.customer : null;
  const { id, email } = user;
  const order = { user: { id, email }, plan, origin, customer };
  const page = await tell(visit, services, () =>
    provider.createCheckout({ ...order, seller, idempotencyKey: keyOf(order, membership, services.now()) }),
  );
  log.info({ user: id, plan: slug }, "payment page opened");
  services.count("checkout-opened");
  return page;

  function fail(outcome: string, error: ProblemError): ProblemError {
    services.count(`checkout-${outcome}`);
    return error;
  }
}

const missingPlan = [{ parameter: "plan", message: microcopy.payment.planMissing }];

export type MembershipAction = "cancel" | "resume" | "withdraw";

/** Repeated it stays as it is. Answers only with what is stored. */
export async function change(
  action: MembershipAction,
  visit: PaymentVisit,
  services: PaymentServices,
): Promise<Membership> {
  requireConfirmed(visit.user);
  const { membership, contract } = await membershipOf(visit, services);
  if (!membership || !contract) throw new ProblemError(paymentProblems.notMember());
  if (isDone(action, membership)) return membership;
  if (!RUNNING.has(membership.state)) throw new ProblemError(paymentProblems.notMember());
  if (action === "withdraw" && membership.withdrawableUntil === null)
    throw new ProblemError(paymentProblems.notWithdrawable());
  const provider = requireProvider(visit, services, contract);
  const event = await tell(visit, services, () => tellProvider(action, { membership, contract, provider }));
  services.count(`membership-${action}`);
  return stored(event, visit, services);
}

/** The provider's page for cards and receipts. */
export async function portal(visit: PaymentVisit, services: PaymentServices): Promise<{ url: string }> {
  requireConfirmed(visit.user);
  const { contract } = await membershipOf(visit, services);
  if (!contract) throw new ProblemError(paymentProblems.notMember());
  const provider = requireProvider(visit, services, contract);
  const { origin } = visit;
  return tell(visit, services, () =>
    provider.createPortal(contract, { origin, url: `${origin}${paths.portalSettings()}` }),
  );
}

export async function membershipOf(
  visit: PaymentVisit,
  services: PaymentServices,
): Promise<MembershipAnswer> {
  return ask(
    services.memberships,
    visit,
    services,
    (source) => source.of(visit.user),
    microcopy.payment.stateUnavailable,
  );
}

function isDone(action: MembershipAction, { state }: Membership): boolean {
  if (action === "cancel") return state === "ending";
  return action === "resume" ? state === "active" : state === "withdrawn";
}

function tellProvider(
  action: MembershipAction,
  {
    membership,
    contract,
    provider,
  }: { membership: Membership; contract: Contract; provider: PaymentProvider },
): Promise<PaymentEvent> {
  if (action !== "cancel") return provider[action](contract);
  // What is not paid for has no end to wait for.
  if (membership.state === "past-due") return provider.cancelNow(contract);
  const { cancellation, currentPeriodEnd } = membership;
  const end = new Date(cancellation?.endsAt ?? currentPeriodEnd);
  return provider.cancel(contract, end < new Date(currentPeriodEnd) ? end : null);
}

/** The provider has done it: where the database is away now, its webhook tells it later. */
async function stored(
  event: PaymentEvent,
  visit: PaymentVisit,
  services: PaymentServices,
): Promise<Membership> {
  const text = microcopy.payment.notYetShown;
  await ask(services.system, visit, services, (system) => system.record(event), text);
  const { membership } = await membershipOf(visit, services);
  if (membership) return membership;
  throw new ProblemError(paymentProblems.unavailable(text), RETRY_AFTER);
}

function requireConfirmed(user: SignedIn): void {
  if (!user.confirmed) throw new ProblemError(paymentProblems.unconfirmed());
}

/** A membership stays with the provider that sold it. */
function requireProvider(
  { log }: PaymentVisit,
  { provider }: PaymentServices,
  contract?: Contract,
): PaymentProvider {
  if (provider && (contract === undefined || contract.provider === provider.name)) return provider;
  log.error({ provider: contract?.provider ?? null }, "no such payment provider is configured");
  throw new ProblemError(paymentProblems.unavailable(), RETRY_AFTER);
}

/** The same for the same person, plan, price and site within some minutes; another one after each membership. */
function keyOf(
  order: { user: { id: number; email: string }; plan: object; origin: string; customer: string | null },
  last: Membership | null,
  now: number,
): string {
  const parts = [order, last?.contractNumber ?? "", Math.floor(now / SAME_CHECKOUT_MS)];
  return `checkout-${createHash("sha256").update(JSON.stringify(parts)).digest("hex")}`;
}

async function ask<Source, Result>(
  source: Source | undefined,
  { clientAddress, log }: PaymentVisit,
  { gate, count }: PaymentServices,
  question: (source: Source) => Promise<Result>,
  text?: string,
): Promise<Result> {
  try {
    return await askThrough({ source, gate, clientAddress, limitMs: CONTENT_LIMIT_MS }, question);
  } catch (error) {
    log.warn({ err: error }, "memberships could not be asked for");
    count("content-unavailable");
    throw new ProblemError(paymentProblems.unavailable(text), RETRY_AFTER);
  }
}

async function tell<Result>(
  { log, clientAddress }: PaymentVisit,
  { count, gate }: PaymentServices,
  call: () => Promise<Result>,
): Promise<Result> {
  const leave = gate.enter(clientAddress);
  try {
    if (!leave) throw new Error("too many at once");
    return await abortable(call(), AbortSignal.timeout(PROVIDER_LIMIT_MS));
  } catch (error) {
    // An error of the provider's client may quote the customer.
    const { name, message } = error as Error;
    if (error instanceof PlanMismatchError) log.error({ reason: message }, "a plan cannot be sold");
    else
      log.warn(
        { error: name, code: (error as { code?: unknown }).code },
        "the payment provider did not answer",
      );
    count("provider-unavailable");
    throw new ProblemError(paymentProblems.unavailable(), RETRY_AFTER);
  } finally {
    leave?.();
  }
}
