import { Writable } from "node:stream";
import {
  checkoutAnswer,
  membershipAnswer,
  PROBLEM_TYPES,
  subscriptionAnswer,
  subscriptionProblem,
} from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { createServer, type ServerOptions } from "../createServer";
import { createRequestLimit } from "../limits/requestLimit";
import type { MembershipSource, MembershipState } from "../memberships/membershipSource";
import type { MembershipSystem, RecordOutcome } from "../memberships/membershipSystem";
import { ownEvent } from "../payments/ownEvent";
import type { PaymentEvent } from "../payments/paymentEvent";
import type { PaymentParts } from "../payments/paymentArea";
import { PlanMismatchError, type CheckoutOrder, type PaymentProvider } from "../payments/provider";
import { readStripeEvent } from "../payments/stripe/readStripeEvent";
import { fakeOptions, signedInUser } from "../testing/fakes";
import { createSitesFolder, FILES, type SitesFolder } from "../testing/siteFolder";
import { eventOf, sign, subscriptionOf } from "../testing/stripeObjects";

const SECRET = "whsec_test";
const TEXTS = /gerade nicht/;
const running: FastifyInstance[] = [];
let folder: SitesFolder;

beforeAll(() => {
  folder = createSitesFolder();
  folder.write("hiking", FILES);
});
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});
afterAll(() => folder.remove());

const membership = {
  plan: { slug: "gratweg-plus", name: "Gratweg Plus" },
  state: "active" as const,
  price: { amount: 3900, currency: "EUR" as const },
  interval: "year" as const,
  startedAt: "2027-03-01T09:00:00.000Z",
  currentPeriodEnd: "2028-03-01T09:00:00.000Z",
  cancelledAt: null,
  withdrawableUntil: "2027-03-15T22:59:59.999Z",
  contractNumber: "M-2345-6789",
};
type State = NonNullable<MembershipState["membership"]>["state"];
const nobody: MembershipState = { membership: null, hasAccess: false, contract: null };
const member = (state: State = "active", more: object = {}): MembershipState => ({
  membership: { ...membership, state, ...more },
  hasAccess: true,
  contract: { provider: "stripe", id: "sub_1", customer: "cus_1" },
});
const plan = {
  slug: "gratweg-plus",
  name: "Gratweg Plus",
  priceCents: 3900,
  interval: "year" as const,
  stripePriceId: "price_1",
};
/** The provider's client may quote people in its errors. */
const away = () => Promise.reject(new Error("no such customer: anna.ott@post.example"));
const contentAway = () => Promise.reject(new Error("ECONNREFUSED"));

interface Setup {
  state?: MembershipState;
  memberships?: MembershipSource["of"];
  provider?: Partial<PaymentProvider>;
  system?: Partial<MembershipSystem>;
  options?: Partial<ServerOptions>;
  parts?: Partial<PaymentParts>;
  confirmed?: boolean;
  now?: () => number;
}

async function start(setup: Setup = {}) {
  const orders: CheckoutOrder[] = [];
  const told: string[] = [];
  const recorded: PaymentEvent[] = [];
  const lines: string[] = [];
  let state = setup.state ?? nobody;
  const becomes = (next: State) => (contract: { id: string }) => {
    told.push(`${next} ${contract.id}`);
    state = member(next);
    return Promise.resolve(ownEvent(next, "stripe", subscriptionOf(), new Date()));
  };
  const provider: PaymentProvider = {
    name: "stripe",
    createCheckout: (order) =>
      Promise.resolve((orders.push(order), { url: `https://pay.example/${orders.length}` })),
    createPortal: ({ customer }, { url }) =>
      Promise.resolve({ url: `https://pay.example/${customer}?to=${url}` }),
    cancelAtPeriodEnd: becomes("ending"),
    cancelNow: becomes("ended"),
    resume: becomes("active"),
    withdraw: becomes("withdrawn"),
    readEvent: (body, signature) => readStripeEvent(body, signature, { secret: SECRET, provider: "stripe" }),
    ...setup.provider,
  };
  const seen = new Set<string>();
  const system: MembershipSystem = {
    plan: (slug) => Promise.resolve(slug === plan.slug ? plan : undefined),
    record(event) {
      const outcome: RecordOutcome = seen.has(event.id) ? "duplicate" : "applied";
      seen.add(event.id);
      recorded.push(event);
      return Promise.resolve(outcome);
    },
    ...setup.system,
  };
  const stream = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) });
  const app = createServer(
    fakeOptions(folder.path, {
      log: pino({}, stream),
      sessions: {
        user: (token) =>
          Promise.resolve(
            token === "good" ? signedInUser({ confirmed: setup.confirmed ?? true }) : undefined,
          ),
      },
      memberships: { of: setup.memberships ?? (() => Promise.resolve(state)) },
      payments: { provider, system, now: setup.now, ...setup.parts },
      ...setup.options,
    }),
  );
  running.push(app);
  await app.ready();
  return { app, orders, told, recorded, log: () => lines.join("") };
}

const HOST = { host: "localhost:8000" };
const signedIn = { ...HOST, authorization: "Bearer good" };
const buy = (
  app: FastifyInstance,
  payload: object | string = { plan: "gratweg-plus" },
  headers: object = {},
) =>
  app.inject({
    method: "POST",
    url: "/api/checkout",
    headers: { ...signedIn, "content-type": "application/json", ...headers },
    payload,
  });
const act = (app: FastifyInstance, action: string, headers: object = {}) =>
  app.inject({
    method: "POST",
    url: `/api/account/membership/${action}`,
    headers: { ...signedIn, ...headers },
  });
const subscription = (app: FastifyInstance, headers: object = signedIn) =>
  app.inject({ url: "/api/user-subscription", headers: { ...headers } });

describe("GET /api/user-subscription", () => {
  it("a member's address", async () => {
    const { app } = await start({ state: member() });
    const answer = await subscription(app);
    expect([answer.statusCode, answer.headers["cache-control"], answer.headers.vary]).toEqual([
      200,
      "private, no-store",
      "Authorization",
    ]);
    expect(subscriptionAnswer.parse(answer.json())).toEqual({
      success: true,
      data: { customer: { email: "anna.ott@post.example" } },
    });
  });

  it.each<[string, Setup, object, number, string]>([
    ["without a token", {}, HOST, 401, PROBLEM_TYPES.unauthorized],
    ["with a stale token", {}, { ...HOST, authorization: "Bearer stale" }, 401, PROBLEM_TYPES.unauthorized],
    ["without a membership", {}, signedIn, 403, PROBLEM_TYPES.notMember],
    [
      "after its end",
      { state: { ...member("ended"), hasAccess: false } },
      signedIn,
      403,
      PROBLEM_TYPES.notMember,
    ],
    [
      "with an address that is not confirmed",
      { state: member(), confirmed: false },
      signedIn,
      403,
      PROBLEM_TYPES.notMember,
    ],
    [
      "while the content system is away",
      { memberships: contentAway },
      signedIn,
      503,
      PROBLEM_TYPES.paymentUnavailable,
    ],
    [
      "where memberships are not set up",
      { options: { memberships: undefined } },
      signedIn,
      503,
      PROBLEM_TYPES.paymentUnavailable,
    ],
    [
      "on a foreign host",
      {},
      { host: "evil.example", authorization: "Bearer good" },
      421,
      PROBLEM_TYPES.misdirected,
    ],
  ])("%s", async (_, setup, headers, status, type) => {
    const { app } = await start(setup);
    const answer = await subscription(app, headers);
    const problem = subscriptionProblem.parse(answer.json());
    expect(problem).toMatchObject({ status, type, success: false, message: problem.detail });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers["retry-after"]).toBe(status === 503 ? "10" : undefined);
  });
});

describe("POST /api/checkout", () => {
  it("leads to the payment page, at the price of this moment", async () => {
    const { app, orders } = await start();
    const answer = await buy(app);
    expect(answer.statusCode).toBe(200);
    expect(checkoutAnswer.parse(answer.json())).toEqual({ url: "https://pay.example/1" });
    expect(orders).toEqual([
      {
        user: { id: 7, email: "anna.ott@post.example" },
        plan,
        origin: "http://localhost:8000",
        customer: null,
        idempotencyKey: expect.stringMatching(/^checkout-[\da-f]{64}$/) as string,
      },
    ]);
  });

  it("a double click has one key; another price, an hour later or after a membership it is another", async () => {
    const clock = { now: 1_800_000_000_000 };
    const setup = { now: () => clock.now };
    const first = await start(setup);
    await buy(first.app);
    await buy(first.app);
    clock.now += 3_600_000;
    await buy(first.app);
    clock.now -= 3_600_000;
    const dearer = await start({
      ...setup,
      system: { plan: () => Promise.resolve({ ...plan, priceCents: 4900 }) },
    });
    await buy(dearer.app);
    const again = await start({ ...setup, state: member("withdrawn") });
    await buy(again.app);
    const [one, same, later, price, after] = [...first.orders, ...dearer.orders, ...again.orders].map(
      ({ idempotencyKey }) => idempotencyKey,
    );
    expect(same).toBe(one);
    expect(new Set([one, later, price, after]).size).toBe(4);
    expect(again.orders[0]?.customer).toBe("cus_1");
  });

  it.each<[string, Setup, object | string, object, number, string]>([
    ["without a token", {}, { plan: "gratweg-plus" }, { authorization: "" }, 401, PROBLEM_TYPES.unauthorized],
    ["unconfirmed", { confirmed: false }, { plan: "gratweg-plus" }, {}, 403, PROBLEM_TYPES.forbidden],
    [
      "from another website",
      {},
      { plan: "gratweg-plus" },
      { origin: "https://evil.example" },
      403,
      PROBLEM_TYPES.forbidden,
    ],
    [
      "as a form",
      {},
      "plan=gratweg-plus",
      { "content-type": "text/plain" },
      415,
      PROBLEM_TYPES.unsupportedMediaType,
    ],
    ["an unknown plan", {}, { plan: "gold" }, {}, 422, PROBLEM_TYPES.unknownPlan],
    ["no plan", {}, {}, {}, 422, PROBLEM_TYPES.unknownPlan],
    ["rubbish", {}, { plan: { a: 1 } }, {}, 422, PROBLEM_TYPES.unknownPlan],
    ["no JSON", {}, "{", {}, 400, PROBLEM_TYPES.malformedJson],
    ["a member", { state: member() }, { plan: "gratweg-plus" }, {}, 409, PROBLEM_TYPES.alreadyMember],
    [
      "who has cancelled",
      { state: member("ending") },
      { plan: "gratweg-plus" },
      {},
      409,
      PROBLEM_TYPES.alreadyMember,
    ],
    [
      "who owes",
      { state: member("past-due") },
      { plan: "gratweg-plus" },
      {},
      409,
      PROBLEM_TYPES.alreadyMember,
    ],
  ])("%s", async (_, setup, payload, headers, status, type) => {
    const { app, orders } = await start(setup);
    const answer = await buy(app, payload, headers);
    expect(answer.json()).toMatchObject({ status, type });
    expect(orders).toEqual([]);
  });

  it.each<[string, Setup]>([
    ["the provider is away", { provider: { createCheckout: away } }],
    [
      "the plan does not fit the provider",
      { provider: { createCheckout: () => Promise.reject(new PlanMismatchError("prices differ")) } },
    ],
    ["the content system is away", { system: { plan: contentAway } }],
    ["nobody takes money", { options: { payments: undefined } }],
  ])("503 in German with Retry-After while %s; no address in the log", async (_, setup) => {
    const { app, log } = await start(setup);
    const answer = await buy(app);
    expect(answer.json()).toMatchObject({
      status: 503,
      type: PROBLEM_TYPES.paymentUnavailable,
      detail: expect.stringMatching(TEXTS) as string,
    });
    expect(answer.headers["retry-after"]).toBe("10");
    expect(log()).not.toContain("@post.example");
  });

  it("a plan that cannot be sold is an error in the log, with its reason", async () => {
    const { app, log } = await start({
      provider: {
        createCheckout: () => Promise.reject(new PlanMismatchError("the plan has no stripePriceId")),
      },
    });
    await buy(app);
    expect(log()).toMatch(/"level":50.*the plan has no stripePriceId/);
  });

  it("so many payment pages for one account and no more", async () => {
    const checkoutLimit = createRequestLimit({ most: 2, windowMs: 3_600_000, now: () => 0 });
    const { app } = await start({ parts: { checkoutLimit } });
    const statuses = [await buy(app), await buy(app), await buy(app)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect([statuses[2]?.headers["retry-after"], (statuses[2]?.json() as { type: string }).type]).toEqual([
      "3600",
      PROBLEM_TYPES.tooManyRequests,
    ]);
  });
});

describe("POST /api/account/membership/…", () => {
  it.each<[string, State, string, State]>([
    ["cancel", "active", "ending sub_1", "ending"],
    ["cancel", "past-due", "ended sub_1", "ended"],
    ["resume", "ending", "active sub_1", "active"],
    ["withdraw", "active", "withdrawn sub_1", "withdrawn"],
    ["withdraw", "ending", "withdrawn sub_1", "withdrawn"],
  ])("%s of %s", async (action, before, call, after) => {
    const { app, told, recorded } = await start({ state: member(before) });
    const answer = await act(app, action);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(membershipAnswer.parse(answer.json()).data.state).toBe(after);
    expect([told, recorded.map(({ type }) => type)]).toEqual([[call], [`own.${after}`]]);
  });

  it.each<[string, State]>([
    ["cancel", "ending"],
    ["resume", "active"],
    ["withdraw", "withdrawn"],
  ])("%s of %s changes nothing and answers the same", async (action, state) => {
    const { app, told } = await start({ state: member(state) });
    const answers = [await act(app, action), await act(app, action)];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, answers[0]?.body],
      [200, answers[0]?.body],
    ]);
    expect(told).toEqual([]);
  });

  it.each<[string, Setup, number, string]>([
    ["cancel", {}, 409, PROBLEM_TYPES.notMember],
    ["resume", { state: member("ended") }, 409, PROBLEM_TYPES.notMember],
    ["cancel", { state: member("withdrawn") }, 409, PROBLEM_TYPES.notMember],
    ["withdraw", { state: member("ended") }, 409, PROBLEM_TYPES.notMember],
    [
      "withdraw",
      { state: member("active", { withdrawableUntil: null }) },
      409,
      PROBLEM_TYPES.notWithdrawable,
    ],
    ["cancel", { state: member(), confirmed: false }, 403, PROBLEM_TYPES.forbidden],
    ["portal", {}, 409, PROBLEM_TYPES.notMember],
    ["cancel", { memberships: contentAway }, 503, PROBLEM_TYPES.paymentUnavailable],
    [
      "cancel",
      { state: member(), provider: { cancelAtPeriodEnd: away } },
      503,
      PROBLEM_TYPES.paymentUnavailable,
    ],
    ["withdraw", { state: member(), provider: { withdraw: away } }, 503, PROBLEM_TYPES.paymentUnavailable],
    [
      "resume",
      { state: member("ending"), system: { record: contentAway } },
      503,
      PROBLEM_TYPES.paymentUnavailable,
    ],
    ["cancel", { state: member(), provider: { name: "sandbox" } }, 503, PROBLEM_TYPES.paymentUnavailable],
    ["portal", { state: member(), provider: { createPortal: away } }, 503, PROBLEM_TYPES.paymentUnavailable],
  ])("%s is refused: %#", async (action, setup, status, type) => {
    const { app, recorded } = await start(setup);
    const answer = await act(app, action);
    expect(answer.json()).toMatchObject({ status, type });
    expect(answer.headers["retry-after"]).toBe(status === 503 ? "10" : undefined);
    expect(recorded).toEqual([]);
  });

  it("needs a token and comes from our own pages", async () => {
    const { app } = await start({ state: member() });
    expect((await act(app, "cancel", { authorization: "" })).statusCode).toBe(401);
    expect((await act(app, "cancel", { origin: "https://evil.example" })).statusCode).toBe(403);
  });

  it("leads to the provider's customer page and back to the settings", async () => {
    const { app } = await start({ state: member() });
    expect((await act(app, "portal")).json()).toEqual({
      url: "https://pay.example/cus_1?to=http://localhost:8000/de/portal/settings",
    });
  });
});

describe("POST /api/payments/webhook", () => {
  const body = eventOf("customer.subscription.updated", subscriptionOf());
  const post = (
    app: FastifyInstance,
    payload: string,
    signature = sign(payload, SECRET),
    host = "pay.gratweg.example",
  ) =>
    app.inject({
      method: "POST",
      url: "/api/payments/webhook",
      headers: { host, "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      payload,
    });

  it("hands a signed event on, byte for byte as it was signed, on any host; the second time it is known", async () => {
    const { app, recorded } = await start();
    // Not how JSON.stringify writes it: only the raw bytes fit the signature.
    const spaced = body.replaceAll(":", " : ").replaceAll(" : //", "://");
    const odd = spaced.replaceAll("http : ", "http:");
    const answers = [await post(app, odd), await post(app, odd)];
    expect(answers.map((answer) => [answer.statusCode, answer.json<unknown>()])).toEqual([
      [200, { received: true, outcome: "applied" }],
      [200, { received: true, outcome: "duplicate" }],
    ]);
    expect(recorded[0]).toMatchObject({
      id: "evt_1",
      type: "customer.subscription.updated",
      subscription: "sub_1",
    });
  });

  it("ignores types that do not matter", async () => {
    const { app, recorded } = await start();
    expect((await post(app, eventOf("customer.created", { id: "cus_1" }))).json()).toEqual({
      received: true,
      outcome: "ignored",
    });
    expect(recorded).toEqual([]);
  });

  it.each<[string, string]>([
    ["no signature", ""],
    ["a forged one", sign(body, "whsec_forged")],
    ["an old one", sign(body, SECRET, Math.floor(Date.now() / 1000) - 600)],
  ])("refuses %s and tells nobody", async (_, signature) => {
    const { app, recorded } = await start();
    expect((await post(app, body, signature)).json()).toMatchObject({
      status: 400,
      type: PROBLEM_TYPES.badSignature,
    });
    expect(recorded).toEqual([]);
  });

  it("what cannot be stored or read now is answered with 5xx, so that it comes again", async () => {
    const broken = await start({ system: { record: contentAway } });
    const answer = await post(broken.app, body);
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "10"]);
    const { app } = await start();
    const odd = eventOf("customer.subscription.updated", { id: "sub_1" });
    expect((await post(app, odd)).statusCode).toBe(500);
    const nobodyPays = await start({ options: { payments: undefined } });
    expect((await post(nobodyPays.app, body)).statusCode).toBe(503);
  });

  it("a payment that belongs to no account is an error in the log; the event is kept", async () => {
    const { app, log } = await start({ system: { record: () => Promise.resolve("unrelated") } });
    expect((await post(app, body)).statusCode).toBe(200);
    expect(log()).toMatch(/"level":50.*"event":"evt_1".*belongs to no account/);
  });
});
