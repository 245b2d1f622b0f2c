import { agreement, metadata, subscriptionOf, T0, YEAR } from "../../../testing/stripeObjects";
import { refusal, STAND_IN_KEY, startStripeStandIn, type Handlers } from "../../../testing/stripeStandIn";
import type { CheckoutOrder } from "../provider";
import { PlanMismatchError } from "../provider";
import { createStripeProvider } from "./stripeProvider";

const price = (more: object = {}) => ({
  id: "price_1",
  object: "price",
  active: true,
  currency: "eur",
  unit_amount: 3900,
  recurring: { interval: "year", interval_count: 1 },
  ...more,
});
const plan = {
  slug: "gratweg-plus",
  name: "Gratweg Plus",
  priceCents: 3900,
  interval: "year" as const,
  stripePriceId: "price_1",
};
const order: CheckoutOrder = {
  user: { id: 7, email: "anna@post.example" },
  plan,
  origin: "http://localhost:8000",
  seller: "Gratweg GmbH, Uferweg 1000, 10115 Berlin",
  customer: null,
  idempotencyKey: "checkout-1",
};
const contract = { id: "sub_1", customer: "cus_1" };
const kept = Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value]);
const inSubscription = Object.entries(metadata).map(([name, value]) => [
  `subscription_data[metadata][${name}]`,
  value,
]);

let running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of running) await one.stop();
  running = [];
});

async function start(handlers: Handlers) {
  const standIn = await startStripeStandIn(handlers);
  running.push(standIn);
  const provider = createStripeProvider({
    secretKey: STAND_IN_KEY,
    webhookSecret: "whsec_1",
    host: standIn.host,
  });
  return { provider, calls: standIn.calls };
}

let sessions = 0;
const checkoutHandlers = (found: object = price()): Handlers => ({
  "GET /v1/prices/price_1": () => ({ body: found }),
  "GET /v1/checkout/sessions": () => ({
    body: { object: "list", data: [], has_more: false, url: "/v1/checkout/sessions" },
  }),
  "POST /v1/checkout/sessions": () => {
    sessions += 1;
    return {
      body: { id: `cs_${sessions}`, object: "checkout.session", url: `https://pay.example/cs_${sessions}` },
    };
  },
});

describe("checkout", () => {
  it("opens a session with person, plan and ways back; a double click with the same key gets the same one", async () => {
    const { provider, calls } = await start(checkoutHandlers());
    const [first, second] = await Promise.all([
      provider.createCheckout(order),
      provider.createCheckout(order),
    ]);
    expect(second).toEqual(first);
    const [call] = calls.filter(({ method }) => method === "POST");
    expect(call?.idempotencyKey).toBe("checkout-1");
    expect(call?.form).toEqual({
      mode: "subscription",
      client_reference_id: "7",
      customer_email: "anna@post.example",
      "line_items[0][price]": "price_1",
      "line_items[0][quantity]": "1",
      ...Object.fromEntries([...kept, ...inSubscription]),
      success_url: "http://localhost:8000/de/portal/user/checkout-return?session={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost:8000/de/portal/user/pricing?abgebrochen=1",
      "custom_text[submit][message]": "Ihr Vertragspartner: Gratweg GmbH, Uferweg 1000, 10115 Berlin",
      locale: "de",
    });
  });

  it("names a customer that Stripe knows instead of the address", async () => {
    const { provider, calls } = await start(checkoutHandlers());
    await provider.createCheckout({ ...order, customer: "cus_1" });
    expect(calls[1]?.form).toMatchObject({ customer: "cus_1" });
    expect(calls[1]?.form).not.toHaveProperty("customer_email");
  });

  it.each<[string, object]>([
    ["another amount", price({ unit_amount: 4900 })],
    ["another interval", price({ recurring: { interval: "month", interval_count: 1 } })],
    ["every second year", price({ recurring: { interval: "year", interval_count: 2 } })],
    ["another currency", price({ currency: "chf" })],
    ["once and not again and again", price({ recurring: null })],
    ["archived", price({ active: false })],
  ])("sells nothing at a price that is not the one shown: %s", async (_, found) => {
    const { provider, calls } = await start(checkoutHandlers(found));
    await expect(provider.createCheckout(order)).rejects.toThrow(PlanMismatchError);
    expect(calls.map(({ method }) => method)).toEqual(["GET"]);
  });

  it("closes other payment pages of the same person, and nobody else's", async () => {
    const session = (id: string, owner: string) => ({
      id,
      object: "checkout.session",
      client_reference_id: owner,
    });
    const url = "https://pay.example/cs_new";
    const { provider, calls } = await start({
      ...checkoutHandlers(),
      "POST /v1/checkout/sessions": () => ({ body: { ...session("cs_new", "7"), url } }),
      "GET /v1/checkout/sessions": () => ({
        body: {
          object: "list",
          data: [session("cs_new", "7"), session("cs_old", "7"), session("cs_other", "8")],
          has_more: false,
          url: "/v1/checkout/sessions",
        },
      }),
      "POST /v1/checkout/sessions/cs_old/expire": () => ({ body: session("cs_old", "7") }),
    });
    expect(await provider.createCheckout(order)).toEqual({ url });
    expect(calls.slice(2).map(({ method, path, form }) => [`${method} ${path}`, form])).toEqual([
      [
        "GET /v1/checkout/sessions",
        { "customer_details[email]": "anna@post.example", status: "open", limit: "20" },
      ],
      ["POST /v1/checkout/sessions/cs_old/expire", {}],
    ]);
  });

  it("sells no plan without a price at Stripe", async () => {
    const { provider, calls } = await start({});
    const unpriced = { ...order, plan: { ...plan, stripePriceId: null } };
    await expect(provider.createCheckout(unpriced)).rejects.toThrow(PlanMismatchError);
    expect(calls).toEqual([]);
  });
});

describe("changes answer with how the subscription stands, by Stripe's clock", () => {
  const facts = {
    kind: "subscription",
    status: "active",
    cancelling: false,
    cancelAt: null,
    withdrawn: false,
    startedAt: "2027-03-01T09:00:00.000Z",
    periodStart: "2027-03-01T09:00:00.000Z",
    periodEnd: "2028-02-29T09:00:00.000Z",
    cancelledAt: null,
    endedAt: null,
    agreement,
  };
  const told = (type: string, more: object) => ({
    id: expect.stringMatching(/^own_\d{14}_[\da-f-]{36}$/) as string,
    type,
    provider: "stripe",
    at: "2027-03-01T09:00:07.000Z",
    subscription: "sub_1",
    customer: "cus_1",
    facts: { ...facts, ...more },
  });
  const cancelled = { canceled_at: T0 + 7 };
  const moment = "2027-03-01T09:00:07.000Z";

  /** As Stripe keeps it: what was set is there when it is asked for. */
  const keeping = (): Handlers => {
    let kept: object = {};
    return {
      "GET /v1/subscriptions/sub_1": () => ({ body: subscriptionOf(kept) }),
      "POST /v1/subscriptions/sub_1": ({ form }) => {
        if (form.cancel_at_period_end === "true")
          kept = { ...cancelled, cancel_at_period_end: true, cancel_at: T0 + YEAR };
        else if (form.cancel_at) kept = { ...cancelled, cancel_at: Number(form.cancel_at) };
        else kept = {};
        return { body: subscriptionOf(kept) };
      },
    };
  };
  const changes = (calls: { method: string; form: object }[]) =>
    calls.filter(({ method }) => method === "POST").map(({ form }) => form);

  it("cancel with the period, and resume", async () => {
    const { provider, calls } = await start(keeping());
    const ending = told("own.cancelled", {
      cancelling: true,
      cancelAt: "2028-02-29T09:00:00.000Z",
      cancelledAt: moment,
    });
    expect(await provider.cancel(contract, null)).toEqual(ending);
    expect(await provider.resume(contract)).toEqual(told("own.resumed", {}));
    expect(changes(calls)).toEqual([{ cancel_at_period_end: "true" }, { cancel_at_period_end: "false" }]);
    // Or a second cancelling within a day would get the first one's answer and do nothing.
    const [first, second] = calls.filter(({ method }) => method === "POST");
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  });

  it("cancel for a day without charging or crediting, and resume; asked again it keeps the day", async () => {
    const { provider, calls } = await start(keeping());
    const day = "2027-07-10T21:59:59.000Z";
    const ending = told("own.cancelled", { cancelling: true, cancelAt: day, cancelledAt: moment });
    expect(await provider.cancel(contract, new Date(day))).toEqual(ending);
    expect(await provider.cancel(contract, new Date("2027-07-12T21:59:59.000Z"))).toEqual(ending);
    expect(await provider.resume(contract)).toEqual(told("own.resumed", {}));
    expect(changes(calls)).toEqual([
      { cancel_at: String(Date.parse(day) / 1000), proration_behavior: "none" },
      { cancel_at: "", proration_behavior: "none" },
    ]);
  });

  const ended = subscriptionOf({ ...cancelled, status: "canceled", ended_at: T0 + 7 });
  const withdrawn = subscriptionOf({
    ...cancelled,
    status: "canceled",
    ended_at: T0 + 7,
    cancellation_details: { comment: "Widerruf" },
  });
  const paid = {
    object: "list",
    data: [
      {
        id: "in_1",
        amount_paid: 3900,
        payments: {
          object: "list",
          data: [{ status: "paid", payment: { type: "payment_intent", payment_intent: "pi_1" } }],
        },
      },
    ],
    has_more: false,
    url: "/v1/invoices",
  };

  it("end at once; what has ended already has ended", async () => {
    const { provider } = await start({ "DELETE /v1/subscriptions/sub_1": () => ({ body: ended }) });
    const over = told("own.ended", { status: "canceled", cancelledAt: moment, endedAt: moment });
    expect(await provider.cancelNow(contract)).toEqual(over);
    const again = await start({
      "DELETE /v1/subscriptions/sub_1": () => refusal(404, "No such subscription", "resource_missing"),
      "GET /v1/subscriptions/sub_1": () => ({ body: ended }),
    });
    expect(await again.provider.cancelNow(contract)).toEqual(over);
    const alive = await start({
      "DELETE /v1/subscriptions/sub_1": () => refusal(400, "busy"),
      "GET /v1/subscriptions/sub_1": () => ({ body: subscriptionOf() }),
    });
    await expect(alive.provider.cancelNow(contract)).rejects.toThrow("busy");
  });

  it("withdraw: the last payment back in full, then the end", async () => {
    const { provider, calls } = await start({
      "GET /v1/invoices": () => ({ body: paid }),
      "POST /v1/refunds": () => ({ body: { id: "re_1", object: "refund", status: "succeeded" } }),
      "DELETE /v1/subscriptions/sub_1": () => ({ body: withdrawn }),
    });
    expect(await provider.withdraw(contract)).toEqual(
      told("own.withdrawn", { status: "canceled", withdrawn: true, cancelledAt: moment, endedAt: moment }),
    );
    expect(calls.map(({ method, path, form }) => [`${method} ${path}`, form])).toEqual([
      [
        "GET /v1/invoices",
        { subscription: "sub_1", status: "paid", limit: "1", "expand[0]": "data.payments" },
      ],
      [
        "POST /v1/refunds",
        { payment_intent: "pi_1", reason: "requested_by_customer", "metadata[subscription]": "sub_1" },
      ],
      [
        "DELETE /v1/subscriptions/sub_1",
        { "cancellation_details[comment]": "Widerruf", invoice_now: "false", prorate: "false" },
      ],
    ]);
    expect(calls[1]?.idempotencyKey).toBe("refund-sub_1-pi_1");
  });

  it("withdraw once more after it broke off in the middle: paid back once", async () => {
    let refunds = 0;
    let broken = true;
    const { provider } = await start({
      "GET /v1/invoices": () => ({ body: paid }),
      "POST /v1/refunds": () => {
        refunds += 1;
        return { body: { id: "re_1", object: "refund" } };
      },
      "DELETE /v1/subscriptions/sub_1": () => (broken ? { status: 500, body: {} } : { body: withdrawn }),
    });
    await expect(provider.withdraw(contract)).rejects.toThrow();
    broken = false;
    expect((await provider.withdraw(contract)).facts).toMatchObject({ withdrawn: true });
    expect(refunds).toBe(1);
  });

  it("withdraw where somebody has refunded by hand, or nothing was paid", async () => {
    const end: Handlers = { "DELETE /v1/subscriptions/sub_1": () => ({ body: withdrawn }) };
    const byHand = await start({
      ...end,
      "GET /v1/invoices": () => ({ body: paid }),
      "POST /v1/refunds": () => refusal(400, "already refunded", "charge_already_refunded"),
    });
    expect((await byHand.provider.withdraw(contract)).facts).toMatchObject({ withdrawn: true });
    const free = await start({ ...end, "GET /v1/invoices": () => ({ body: { ...paid, data: [] } }) });
    expect((await free.provider.withdraw(contract)).facts).toMatchObject({ withdrawn: true });
  });

  it.each<[string, object, string | null]>([
    [
      "with the payer's address",
      { id: "cus_1", object: "customer", email: "anna@post.example" },
      "anna@post.example",
    ],
    ["without one that Stripe does not know", { id: "cus_1", object: "customer", deleted: true }, null],
  ])(
    "gives everything back where nobody is there any more, %s; asked again it answers the same",
    async (_, customer, email) => {
      let over = false;
      let refunds = 0;
      const { provider, calls } = await start({
        "GET /v1/invoices": () => ({ body: paid }),
        "POST /v1/refunds": () => {
          refunds += 1;
          return { body: { id: "re_1", object: "refund" } };
        },
        "DELETE /v1/subscriptions/sub_1": () => {
          if (over) return refusal(404, "No such subscription", "resource_missing");
          over = true;
          return { body: ended };
        },
        "GET /v1/subscriptions/sub_1": () => ({ body: ended }),
        "GET /v1/customers/cus_1": () => ({ body: customer }),
      });
      const answer = {
        event: told("own.returned", { status: "canceled", cancelledAt: moment, endedAt: moment }),
        email,
        cents: 3900,
      };
      expect(await provider.giveBack(contract)).toEqual(answer);
      expect(await provider.giveBack(contract)).toEqual(answer);
      expect(refunds).toBe(1);
      expect(calls.find(({ method }) => method === "DELETE")?.form).toMatchObject({
        "cancellation_details[comment]": "Konto gelöscht",
      });
    },
  );

  /** As Stripe keeps them, with what somebody has paid back by hand. */
  const refunding = (already: { amount: number; status: string }[] = []): Handlers => {
    const refunds = [...already];
    return {
      "GET /v1/invoices": () => ({ body: paid }),
      "GET /v1/refunds": () => ({
        body: { object: "list", data: refunds, has_more: false, url: "/v1/refunds" },
      }),
      "POST /v1/refunds": ({ form }) => {
        refunds.push({ amount: Number(form.amount), status: "succeeded" });
        return { body: { id: "re_1", object: "refund", status: "succeeded" } };
      },
    };
  };
  const amounts = (calls: { method: string; form: Record<string, string> }[]) =>
    calls.filter(({ method }) => method === "POST").map(({ form }) => form.amount);

  it("pays a part of the last payment back, once however often it is asked, also at the same moment", async () => {
    const { provider, calls } = await start(refunding());
    await Promise.all([provider.payBack(contract, 3206), provider.payBack(contract, 3206)]);
    await provider.payBack(contract, 3206);
    const posts = calls.filter(({ method }) => method === "POST");
    expect(new Set(posts.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
      new Set(["refund-sub_1-pi_1-3206"]),
    );
    expect(posts[0]?.form).toEqual({
      payment_intent: "pi_1",
      amount: "3206",
      reason: "requested_by_customer",
      "metadata[subscription]": "sub_1",
    });
    // The last call found it paid back, although Stripe might have forgotten the key.
    expect(calls.at(-1)?.method).toBe("GET");
  });

  it.each<[string, { amount: number; status: string }[], string[]]>([
    ["what went back by hand counts", [{ amount: 1000, status: "succeeded" }], ["2206"]],
    ["what is on its way too", [{ amount: 3206, status: "pending" }], []],
    ["what failed does not", [{ amount: 3206, status: "failed" }], ["3206"]],
  ])("of a payment of which something went back already: %s", async (_, already, sent) => {
    const { provider, calls } = await start(refunding(already));
    await provider.payBack(contract, 3206);
    expect(amounts(calls)).toEqual(sent);
  });

  it("pays nothing back where nothing was paid, and rejects when Stripe refuses", async () => {
    const free = await start({ "GET /v1/invoices": () => ({ body: { ...paid, data: [] } }) });
    await free.provider.payBack(contract, 3206);
    expect(free.calls.map(({ method }) => method)).toEqual(["GET"]);
    const poor = await start({
      ...refunding(),
      "POST /v1/refunds": () => refusal(402, "insufficient funds", "balance_insufficient"),
    });
    await expect(poor.provider.payBack(contract, 3206)).rejects.toThrow("insufficient funds");
  });

  it("a refund that fails ends nothing", async () => {
    const { provider, calls } = await start({
      "GET /v1/invoices": () => ({ body: paid }),
      "POST /v1/refunds": () => refusal(402, "insufficient funds", "balance_insufficient"),
    });
    await expect(provider.withdraw(contract)).rejects.toThrow("insufficient funds");
    expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  });
});

it("leads to Stripe's customer page", async () => {
  const { provider, calls } = await start({
    "POST /v1/billing_portal/sessions": () => ({ body: { id: "bps_1", url: "https://billing.example/p" } }),
  });
  const url = "http://localhost:8000/de/portal/settings";
  expect(await provider.createPortal(contract, { origin: "http://localhost:8000", url })).toEqual({
    url: "https://billing.example/p",
  });
  expect(calls[0]?.form).toEqual({ customer: "cus_1", return_url: url, locale: "de" });
});

it("a wrong key, and an address where nobody is, reject", async () => {
  const standIn = await startStripeStandIn({});
  const wrong = createStripeProvider({
    secretKey: "sk_test_other",
    webhookSecret: "whsec_1",
    host: standIn.host,
  });
  await expect(wrong.cancelNow(contract)).rejects.toThrow("Invalid API Key");
  await standIn.stop();
  const away = createStripeProvider({
    secretKey: STAND_IN_KEY,
    webhookSecret: "whsec_1",
    host: standIn.host,
  });
  await expect(away.resume(contract)).rejects.toThrow(/connection/i);
});
