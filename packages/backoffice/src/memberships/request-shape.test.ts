import { event, on, snapshot } from "./events.fixture";
import { givenBack, paymentEvent } from "./request-shape";

const sent = event("evt_1", "customer.subscription.updated", on(0), snapshot("active"));
const facts = (more: object) => ({ ...sent, facts: { ...sent.facts, ...more } });

it("takes to whom and how much went back, or nothing", () => {
  const told = { email: "anna@post.example", cents: 3900 };
  expect(
    [sent, { ...sent, givenBack: told }, { givenBack: { email: null, cents: 0 } }].map(givenBack),
  ).toEqual([null, told, { email: null, cents: 0 }]);
  for (const wrong of [
    "anna",
    { email: "anna", cents: 1 },
    { email: "a b@c.de", cents: 1 },
    { ...told, cents: 0.5 },
  ])
    expect(givenBack({ ...sent, givenBack: wrong })).toBeUndefined();
});

it("takes what the server sends, and nothing that it never would", () => {
  expect(paymentEvent(JSON.parse(JSON.stringify(sent)))).toEqual(sent);
  for (const wrong of [
    null,
    { ...sent, id: "" },
    { ...sent, at: "yesterday" },
    { ...sent, provider: "paypal" },
    facts({ kind: "gift" }),
    facts({ periodEnd: "2027-02-31T25:00:00Z" }),
    facts({ agreement: undefined }),
    { ...sent, facts: { kind: "refunded", charge: "ch_1", cents: -1 } },
    facts({ cancelAt: "soon" }),
    { ...sent, facts: { kind: "paid", periodEnd: on(365) } },
    { ...sent, facts: { kind: "payment-failed", first: "no", periodStart: on(0) } },
  ])
    expect(paymentEvent(wrong)).toBeNull();
});
