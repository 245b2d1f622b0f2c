import { Writable } from "node:stream";
import {
  checkoutAnswer,
  membershipAnswer,
  PROBLEM_TYPES,
  subscriptionAnswer,
  subscriptionProblem,
} from "@gratweg/contracts";
import type { PaymentEvent } from "@gratweg/backoffice/memberships/events";
import type { Owed, Unowned } from "@gratweg/backoffice/memberships/record";
import type { MembershipAnswer } from "@gratweg/backoffice/memberships/types";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { createServer, type ServerOptions } from "../../createServer";
import { createRequestLimit } from "../../limits/requestLimit";
import type { MembershipSource, MembershipSystem } from "./membershipSource";
import { ownEvent } from "./ownEvent";
import type { PaymentParts } from "./paymentArea";
import { PlanMismatchError, type CheckoutOrder, type PaymentProvider } from "./provider";
import { readStripeEvent } from "./stripe/readStripeEvent";
import { fakeOptions, signedInUser } from "../../testing/fakes";
import { createSitesFolder, FILES, type SitesFolder } from "../../testing/siteFolder";
import { eventOf, sign, subscriptionOf } from "../../testing/stripeObjects";

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
  paidUntil: "2028-03-01T09:00:00.000Z",
  cancelledAt: null,
  cancellation: { endsAt: "2028-03-01T09:00:00.000Z", refund: null },
  refunded: null,
  withdrawableUntil: "2027-03-15T22:59:59.999Z",
  contractNumber: "M-2345-6789",
};
type State = NonNullable<MembershipAnswer["membership"]>["state"];
const nobody: MembershipAnswer = { membership: null, hasAccess: false, contract: null };
const member = (state: State = "active", more: object = {}): MembershipAnswer => ({
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
  state?: MembershipAnswer;
  memberships?: MembershipSource["of"];
  provider?: Partial<PaymentProvider>;
  system?: Partial<MembershipSystem>;
  options?: Partial<ServerOptions>;
  parts?: Partial<PaymentParts>;
  confirmed?: boolean;
  owed?: Owed;
  unowned?: Unowned;
  now?: () => number;
}

async function start(setup: Setup = {}) {
  const orders: CheckoutOrder[] = [];
  const told: string[] = [];
  const recorded: PaymentEvent[] = [];
  const lines: string[] = [];
  let state = setup.state ?? nobody;
  const becomes = (next: State | `ending ${string}`) => (contract: { id: string }) => {
    told.push(`${next} ${contract.id}`);
    state = member(next.split(" ")[0] as State);
    return Promise.resolve(ownEvent(next, "stripe", subscriptionOf(), new Date()));
  };
  const provider: PaymentProvider = {
    name: "stripe",
    createCheckout: (order) =>
      Promise.resolve((orders.push(order), { url: `https://pay.example/${orders.length}` })),
    createPortal: ({ customer }, { url }) =>
      Promise.resolve({ url: `https://pay.example/${customer}?to=${url}` }),
    cancel: (contract, at) => becomes(at === null ? "ending" : `ending ${at.toISOString()}`)(contract),
    giveBack: ({ id }) => {
      told.push(`give back ${id}`);
      const event = ownEvent("returned", "stripe", subscriptionOf(), new Date());
      return Promise.resolve({ event, email: "anna.ott@post.example", cents: 3900 });
    },
    payBack: ({ id }, cents) => Promise.resolve(void told.push(`pay back ${id} ${cents}`)),
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
      const outcome = seen.has(event.id) ? "duplicate" : "applied";
      seen.add(event.id);
      recorded.push(event);
      const { owed = null, unowned = null } = setup;
      return Promise.resolve({ outcome, owed, unowned: event.type === "own.returned" ? null : unowned });
    },
    recordReturn({ event, email, cents }) {
      told.push(`told ${event.type} ${email} ${cents}`);
      return Promise.resolve({ outcome: "unrelated", owed: null, unowned: null });
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
  await app.loaded();
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
  it("a member's address [3.9, 7.19]", async () => {
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
        seller: "Gratweg GmbH (Beispiel), Musterweg 1000, 10115 Berlin",
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
    [
      "half a character",
      // As the real one does, which puts it into an address.
      { system: { plan: (slug) => Promise.resolve(encodeURIComponent(slug)).then(() => undefined) } },
      '{"plan":"\\ud800"}',
      {},
      422,
      PROBLEM_TYPES.unknownPlan,
    ],
    ...["../x", "a/../b", "..", "gratweg-plus?x", "Gratweg Plus", "a".repeat(101)].map(
      (slug): [string, Setup, object, object, number, string] => [
        `no slug: ${slug.slice(0, 20)}`,
        // The content system answers 400 to folders in an address.
        { system: { plan: away } },
        { plan: slug },
        {},
        422,
        PROBLEM_TYPES.unknownPlan,
      ],
    ),
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
    const checkouts = createRequestLimit({ most: 2, windowMs: 3_600_000, now: () => 0 });
    const { app } = await start({ options: { limits: { checkouts } } });
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

  it("cancel of a later year is for the day that the content system names", async () => {
    const endsAt = "2027-07-10T21:59:59.000Z";
    const cancellation = { endsAt, refund: { amount: 2505, currency: "EUR" } };
    const { app, told } = await start({ state: member("active", { cancellation }) });
    expect((await act(app, "cancel")).statusCode).toBe(200);
    expect(told).toEqual([`ending ${endsAt} sub_1`]);
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
    ["portal", { state: member(), confirmed: false }, 403, PROBLEM_TYPES.forbidden],
    ["cancel", { memberships: contentAway }, 503, PROBLEM_TYPES.paymentUnavailable],
    ["cancel", { state: member(), provider: { cancel: away } }, 503, PROBLEM_TYPES.paymentUnavailable],
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
    ["one from the future", sign(body, SECRET, Math.floor(Date.now() / 1000) + 600)],
  ])("refuses %s and tells nobody", async (_, signature) => {
    const { app, recorded } = await start();
    expect((await post(app, body, signature)).json()).toMatchObject({
      status: 400,
      type: PROBLEM_TYPES.badSignature,
    });
    expect(recorded).toEqual([]);
  });

  it("asks for a signature before it reads a body", async () => {
    const { app, recorded } = await start();
    const headers = { host: "hiking.localhost", "content-type": "application/json" };
    const ask = (signed: object) =>
      app.inject({
        method: "POST",
        url: "/api/payments/webhook",
        headers: { ...headers, ...signed },
        payload: "x".repeat(300_000),
      });
    expect([(await ask({})).statusCode, (await ask({ "stripe-signature": "t=1,v1=a" })).statusCode]).toEqual([
      400, 413,
    ]);
    expect(recorded).toEqual([]);
  });

  it("what cannot be stored now is answered with 5xx, so that it comes again", async () => {
    const broken = await start({ system: { record: contentAway } });
    const answer = await post(broken.app, body);
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "10"]);
    const nobodyPays = await start({ options: { payments: undefined } });
    expect((await post(nobodyPays.app, body)).statusCode).toBe(503);
  });

  it("what is signed and malformed is a problem of the sender's, and no word of it stands in the log", async () => {
    const { app, recorded, log } = await start();
    const odd = eventOf("customer.subscription.updated", { id: "sub_geheim" });
    for (const payload of [odd, "[]", "null"])
      expect((await post(app, payload)).json()).toMatchObject({
        status: 400,
        type: PROBLEM_TYPES.badRequest,
      });
    expect(recorded).toEqual([]);
    expect(log()).not.toContain("sub_geheim");
  });

  describe("what is owed after a contract's end", () => {
    const owed: Owed = { contract: { provider: "stripe", id: "sub_1", customer: "cus_1" }, cents: 3206 };

    it("is paid back with each event, which is not answered well before it is", async () => {
      const { app, told } = await start({ owed });
      for (const outcome of ["applied", "duplicate"])
        expect((await post(app, body)).json()).toEqual({ received: true, outcome });
      expect(told).toEqual(["pay back sub_1 3206", "pay back sub_1 3206"]);
    });

    it.each<[string, Partial<PaymentProvider>]>([
      ["the provider is away", { payBack: away }],
      ["it is another provider's", { name: "sandbox" }],
    ])("comes again while %s; no address in the log", async (_, provider) => {
      const { app, log } = await start({ owed, provider });
      const answer = await post(app, body);
      expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "10"]);
      expect(log()).toMatch(/could not be dealt with/);
      expect(log()).not.toContain("@post.example");
    });
  });

  describe("what was paid for an account that is gone", () => {
    const unowned: Unowned = {
      contract: { provider: "stripe", id: "sub_1", customer: "cus_1" },
      origin: "https://wandern.gratweg.example",
    };

    it("is given back, and then told, with each event until that is known; no address in the log", async () => {
      const { app, told, log } = await start({ unowned });
      for (const outcome of ["applied", "duplicate"])
        expect((await post(app, body)).json()).toEqual({ received: true, outcome });
      const once = ["give back sub_1", "told own.returned anna.ott@post.example 3900"];
      expect(told).toEqual([...once, ...once]);
      expect(log()).not.toContain("@post.example");
    });

    it.each<[string, Setup]>([
      ["the provider is away", { provider: { giveBack: away } }],
      ["what was given back cannot be told", { system: { recordReturn: contentAway } }],
    ])("comes again while %s", async (_, setup) => {
      const { app, log } = await start({ unowned, ...setup });
      expect((await post(app, body)).statusCode).toBe(503);
      expect(log()).not.toContain("@post.example");
    });

    it("stays in production where it was sold on another system's sites", async () => {
      const production = { options: { production: true } };
      const foreign = await start({ ...production, unowned: { ...unowned, origin: "https://test.example" } });
      expect((await post(foreign.app, body)).statusCode).toBe(200);
      expect(foreign.told).toEqual([]);
      const own = await start({ ...production, unowned });
      await post(own.app, body);
      expect(own.told).toHaveLength(2);
    });
  });

  it("a payment that belongs to no account is an error in the log; the event is kept", async () => {
    const { app, log } = await start({
      system: { record: () => Promise.resolve({ outcome: "unrelated", owed: null, unowned: null }) },
    });
    expect((await post(app, body)).statusCode).toBe(200);
    expect(log()).toMatch(/"level":50.*"event":"evt_1".*belongs to no account/);
  });
});
