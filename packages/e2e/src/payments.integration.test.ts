import { createHmac } from "node:crypto";
import {
  checkoutAnswer,
  membershipAnswer,
  PROBLEM_TYPES,
  subscriptionAnswer,
  subscriptionProblem,
} from "@gratweg/contracts";
import { berlinDay } from "@gratweg/contracts/kernel";
import { PASSWORD, startAccountServer, type AccountServer, type Person } from "./support/account-server";
import { until } from "./support/until";

const SANDBOX_SECRET = "integration-sandbox-secret";
const PLAN = "gratweg-plus";
let server: AccountServer;

beforeAll(async () => {
  server = await startAccountServer({
    serverEnv: { GRATWEG_SANDBOX_SECRET: SANDBOX_SECRET },
  });
});
afterAll(() => server?.stop());

const subscription = ({ jwt }: Person) => server.ask("GET", "/api/user-subscription", { jwt });
const access = async (person: Person) => (await subscription(person)).status;
const change = async ({ jwt }: Person, action: string) =>
  server.ask("POST", `/api/account/membership/${action}`, { jwt });
const stateAfter = async (person: Person, action: string) =>
  membershipAnswer.parse((await change(person, action)).body).data.state;

async function paymentPage({ jwt }: Person): Promise<string> {
  const answer = await server.ask("POST", "/api/checkout", { jwt, body: { plan: PLAN } });
  expect(answer.status).toBe(200);
  return new URL(checkoutAnswer.parse(answer.body).url).pathname;
}

/** As a browser without scripts sends it. */
async function press(page: string, action: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.origin()}${page}`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams({ aktion: action }),
  });
  return { status: answer.status, location: answer.headers.get("location") ?? "" };
}

async function member(): Promise<Person> {
  const person = await server.person();
  await press(await paymentPage(person), "pay");
  await until(
    () => access(person),
    (status) => status === 200,
  );
  return person;
}

async function customerPage({ jwt }: Person): Promise<string> {
  const answer = await server.ask("POST", "/api/account/membership/portal", { jwt });
  return new URL(checkoutAnswer.parse(answer.body).url).pathname;
}

/** First it is told that time has passed, then that the next year is paid; in between there is no access. */
const untilRenewed = ({ email }: Person) =>
  until(
    () =>
      server.query<{ start: number | Date; began: number | Date }>(
        "SELECT period_start AS start, started_at AS began FROM subscriptions WHERE email = ?",
        email,
      ),
    ([row]) => new Date(row?.start ?? 0).getTime() - new Date(row?.began ?? 0).getTime() > 360 * 86_400_000,
  );

const mailsTo = async ({ email }: Person) =>
  (
    await server.query<{ kind: string }>(
      `SELECT kind FROM outbox_mails WHERE "to" = ? AND kind LIKE 'membership-%' ORDER BY id`,
      email,
    )
  ).map(({ kind }) => kind);

it("pays in the sandbox, has access, cancels, keeps it until the term ends, then has none [6.5]", async () => {
  const person = await server.person();
  expect(await access(person)).toBe(403);

  const page = await paymentPage(person);
  const shown = await server.ask("GET", page);
  expect(shown.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  for (const text of [
    "Sandbox – es wird nichts abgebucht",
    "Gratweg Plus",
    "39,00\u00a0€ bezahlen",
    "Gratweg GmbH (Beispiel), Musterweg 1000, 10115 Berlin",
    person.email,
  ])
    expect(shown.text).toContain(text);

  const paid = await press(page, "pay");
  expect(paid).toEqual({
    status: 303,
    location: `${server.origin()}/de/portal/user/checkout-return?session=${page.split("/")[2]}`,
  });
  const answer = await until(
    () => subscription(person),
    ({ status }) => status === 200,
  );
  expect(subscriptionAnswer.parse(answer.body).data.customer.email).toBe(person.email);

  expect(await stateAfter(person, "cancel")).toBe("ending");
  expect(await stateAfter(person, "cancel")).toBe("ending");
  expect(await access(person)).toBe(200);
  expect(await stateAfter(person, "resume")).toBe("active");
  expect(await stateAfter(person, "cancel")).toBe("ending");

  await press(await customerPage(person), "end");
  await until(
    () => access(person),
    (status) => status === 403,
  );
  const ended = await subscription(person);
  expect(subscriptionProblem.parse(ended.body)).toMatchObject({
    success: false,
    type: PROBLEM_TYPES.notMember,
  });
  const mails = await until(
    () => mailsTo(person),
    (kinds) => kinds.includes("membership-ended"),
  );
  expect(mails.filter((kind) => kind !== "membership-cancelled")).toEqual([
    "membership-started",
    "membership-ended",
  ]);
  expect(mails.filter((kind) => kind === "membership-cancelled").length).toBeGreaterThan(0);
  // And may begin anew.
  expect((await press(await paymentPage(person), "pay")).status).toBe(303);
  await until(
    () => access(person),
    (status) => status === 200,
  );
});

it("declined and abandoned: nothing is granted, and one may try again", async () => {
  const person = await server.person();
  const page = await paymentPage(person);
  expect(await press(page, "decline")).toEqual({ status: 303, location: `${page}?abgelehnt=1` });
  expect((await server.ask("GET", `${page}?abgelehnt=1`)).text).toContain(
    'role="alert">Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht',
  );
  expect(await press(page, "abandon")).toEqual({
    status: 303,
    location: `${server.origin()}/de/portal/user/pricing?abgebrochen=1`,
  });
  expect([await access(person), await mailsTo(person)]).toEqual([403, []]);
  await press(page, "pay");
  await until(
    () => access(person),
    (status) => status === 200,
  );
});

it("double clicks: one payment page, one contract, one mail", async () => {
  const person = await server.person();
  const pages = await Promise.all([paymentPage(person), paymentPage(person), paymentPage(person)]);
  expect(new Set(pages).size).toBe(1);
  const [page = ""] = pages;
  const pressed = await Promise.all([press(page, "pay"), press(page, "pay"), press(page, "pay")]);
  expect(new Set(pressed.map(({ location }) => location)).size).toBe(1);
  await until(
    () => access(person),
    (status) => status === 200,
  );
  const contracts = await server.query<{ id: number }>(
    "SELECT id FROM subscriptions WHERE email = ?",
    person.email,
  );
  expect([contracts.length, await mailsTo(person)]).toEqual([1, ["membership-started"]]);
  const again = await server.ask("POST", "/api/checkout", { jwt: person.jwt, body: { plan: PLAN } });
  expect(again.body).toMatchObject({ status: 409, type: PROBLEM_TYPES.alreadyMember });
  expect((await server.ask("GET", page)).text).toContain("Schon bezahlt");
});

it("a plan that is not offered, and one that was taken out of the shop", async () => {
  const person = await server.person();
  const ask = () => server.ask("POST", "/api/checkout", { jwt: person.jwt, body: { plan: PLAN } });
  const set = (active: boolean) =>
    server.query(
      "UPDATE plans SET active = ? WHERE slug = ?",
      process.env.GRATWEG_TEST_DATABASE_URL ? active : Number(active),
      PLAN,
    );
  await set(false);
  expect((await ask()).body).toMatchObject({ status: 422, type: PROBLEM_TYPES.unknownPlan });
  await set(true);
  expect((await ask()).status).toBe(200);
});

it("the price is the one of the moment when the page is opened", async () => {
  const person = await server.person();
  const price = (cents: number) =>
    server.query("UPDATE plans SET price_cents = ? WHERE slug = ?", cents, PLAN);
  await price(4200);
  const page = await paymentPage(person);
  await price(3900);
  expect((await server.ask("GET", page)).text).toContain("42,00\u00a0€ bezahlen");
});

it("withdraws within fourteen days, is paid back in full, and cannot do so later", async () => {
  const early = await member();
  expect(await stateAfter(early, "withdraw")).toBe("withdrawn");
  expect(await stateAfter(early, "withdraw")).toBe("withdrawn");
  expect(await access(early)).toBe(403);
  const refunded = await until(
    () =>
      server.query<{ cents: number }>(
        "SELECT refunded_cents AS cents FROM subscriptions WHERE email = ?",
        early.email,
      ),
    ([row]) => Number(row?.cents) > 0,
  );
  expect(Number(refunded[0]?.cents)).toBe(3900);
  expect(await mailsTo(early)).toEqual(["membership-started", "membership-withdrawn"]);

  const late = await member();
  const page = await customerPage(late);
  await press(page, "days");
  await press(page, "days");
  await until(
    () =>
      server.query<{ started: number | Date }>(
        "SELECT started_at AS started FROM subscriptions WHERE email = ?",
        late.email,
      ),
    ([row]) => new Date(row?.started ?? 0).getTime() < Date.now() - 29 * 24 * 60 * 60 * 1000,
  );
  expect((await change(late, "withdraw")).body).toMatchObject({ type: PROBLEM_TYPES.notWithdrawable });
  expect(await access(late)).toBe(200);
});

it("renews itself; a renewal that fails ends access until it is paid, and says so by mail", async () => {
  const person = await member();
  const page = await customerPage(person);
  await press(page, "end");
  await untilRenewed(person);
  expect(await access(person)).toBe(200);
  await press(page, "decline");
  await press(page, "end");
  await until(
    () => access(person),
    (status) => status === 403,
  );
  await until(
    () => mailsTo(person),
    (kinds) => kinds.includes("membership-payment-failed"),
  );
  await press(page, "accept");
  await until(
    () => access(person),
    (status) => status === 200,
  );
  expect(await mailsTo(person)).toEqual(["membership-started", "membership-payment-failed"]);
});

describe("a later year", () => {
  const read = async (person: Person, action: string) =>
    membershipAnswer.parse((await change(person, action)).body).data;
  const refunded = async ({ email }: Person) => {
    const [row] = await server.query<{ cents: number }>(
      "SELECT refunded_cents AS cents FROM subscriptions WHERE email = ?",
      email,
    );
    return Number(row?.cents);
  };
  /** One who has renewed today. */
  async function renewed(): Promise<{ person: Person; page: string }> {
    const person = await member();
    const page = await customerPage(person);
    await press(page, "end");
    await untilRenewed(person);
    return { person, page };
  }

  it("ends one month after the cancellation; until then it can be taken back, and then the rest is paid back once [6.5]", async () => {
    const { person, page } = await renewed();
    const ending = await read(person, "cancel");
    const today = new Date();
    expect(ending).toMatchObject({ state: "ending", refunded: null });
    expect(ending.cancellation?.endsAt).toBe(ending.currentPeriodEnd);
    const day = berlinDay(ending.currentPeriodEnd);
    const days = (Date.parse(day) - Date.parse(berlinDay(today))) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
    expect(await access(person)).toBe(200);
    const promised = ending.cancellation?.refund?.amount ?? 0;
    expect(promised).toBeGreaterThanOrEqual(Math.floor((3900 * 333) / 366));
    expect(promised).toBeLessThanOrEqual(Math.ceil((3900 * 338) / 365));

    // Taken back nothing is paid back, and the paid year is whole again.
    const kept = await read(person, "resume");
    expect([kept.state, kept.currentPeriodEnd]).toEqual(["active", ending.paidUntil]);
    expect(await refunded(person)).toBe(0);

    expect((await read(person, "cancel")).currentPeriodEnd).toBe(ending.currentPeriodEnd);
    await press(page, "end");
    const cents = await until(
      () => refunded(person),
      (amount) => amount > 0,
    );
    // Winding on moves the calendar: a change of clocks may cost or bring a day.
    expect(Math.abs(cents - promised)).toBeLessThanOrEqual(11);
    expect(await access(person)).toBe(403);
    expect((await server.ask("GET", page)).text).toContain("Erstattet");
    const said = await mailsTo(person);
    expect(said.filter((kind) => kind !== "membership-cancelled")).toEqual([
      "membership-started",
      "membership-ended",
    ]);
  });

  it("of an account that is deleted the rest goes back too", async () => {
    const { person } = await renewed();
    const body = { password: PASSWORD };
    const gone = await server.ask("DELETE", "/api/account", { jwt: person.jwt, body });
    expect(gone.status).toBe(200);
    await until(
      () =>
        server.query<{ email: string; cents: number }>(
          "SELECT email, refunded_cents AS cents FROM subscriptions WHERE user_id = ?",
          person.id,
        ),
      // Of the day on which the year began; all the others were not used.
      ([row]) => row?.email === "" && Number(row.cents) === 3900,
    );
  });
});

it("paid on a page that was open while the account was deleted: ended, paid back in full, and told to who paid", async () => {
  const person = await server.person();
  const page = await paymentPage(person);
  const body = { password: PASSWORD };
  expect((await server.ask("DELETE", "/api/account", { jwt: person.jwt, body })).status).toBe(200);
  await press(page, "pay");
  const mails = () =>
    server.query<{ data: unknown }>(
      `SELECT data FROM outbox_mails WHERE "to" = ? AND kind = 'membership-returned'`,
      person.email,
    );
  const [mail] = await until(mails, (found) => found.length > 0);
  expect(typeof mail?.data === "string" ? (JSON.parse(mail.data) as unknown) : mail?.data).toMatchObject({
    planName: "Gratweg Plus",
    priceCents: 3900,
    contractNumber: "",
  });
  const events = await until(
    () =>
      server.query<{ type: string; facts: unknown }>(
        `SELECT type, facts FROM payment_events WHERE customer_id IN
           (SELECT customer_id FROM payment_events WHERE type = 'own.returned' ORDER BY id DESC LIMIT 1)`,
      ),
    (found) =>
      ["charge.refunded", "customer.subscription.deleted"].every((type) =>
        found.some((one) => one.type === type),
      ),
  );
  const refund = events
    .filter(({ type }) => type === "charge.refunded")
    .map(({ facts }) => JSON.stringify(facts));
  expect(refund).toHaveLength(1);
  expect(refund[0]).toContain("3900");
  expect(events.filter(({ type }) => type === "own.returned")).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
  expect(await server.query("SELECT id FROM subscriptions WHERE user_id = ?", person.id)).toEqual([]);
});

describe("the webhook", () => {
  const now = () => Math.floor(Date.now() / 1000);
  // Stripe's scheme by hand, so that the test does not sign with what checks it.
  const signed = (body: string, { secret = SANDBOX_SECRET, at = now() } = {}) =>
    `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
  const post = (body: string, signature: string) =>
    server.ask("POST", "/api/payments/webhook", { body, headers: { "stripe-signature": signature } });

  function bought({ id }: Person, subscriptionId: string): string {
    const start = now();
    return JSON.stringify({
      id: `evt_${subscriptionId}`,
      object: "event",
      created: start,
      type: "customer.subscription.created",
      data: {
        object: {
          id: subscriptionId,
          customer: `cus_${subscriptionId}`,
          status: "active",
          cancel_at_period_end: false,
          start_date: start,
          items: { data: [{ current_period_start: start, current_period_end: start + 31_536_000 }] },
          metadata: {
            userId: String(id),
            plan: PLAN,
            planName: "Gratweg Plus",
            priceCents: "3900",
            interval: "year",
            origin: "http://localhost:8000",
          },
        },
      },
    });
  }

  it("a signed event twenty times at once is one event", async () => {
    const person = await server.person();
    const body = bought(person, "sub_twenty");
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => (await post(body, signed(body))).body as { outcome: string }),
    );
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
      "applied",
      ...Array<string>(19).fill("duplicate"),
    ]);
    expect([await access(person), await mailsTo(person)]).toEqual([200, ["membership-started"]]);
  });
});
