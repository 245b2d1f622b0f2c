import {
  accountAnswer,
  accountDeletionAnswer,
  checkoutAnswer,
  problem,
  savedTripsAnswer,
} from "@gratweg/contracts";
import { ACCOUNTS, PASSWORD, startAccountServer, type AccountServer } from "./support/account-server";
import { readMail, startMailServer, type MailServer } from "./support/mail-server";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { tokenIn } from "./support/newsletter";
import { until } from "./support/until";

let server: AccountServer;
let mails: MailServer;
let worker: MailWorker;
let tours: number[];

beforeAll(async () => {
  server = await startAccountServer({
    serverEnv: { GRATWEG_SANDBOX_SECRET: "integration-sandbox-secret" },
  });
  mails = await startMailServer();
  worker = startMailWorker({ dataFolder: server.dataFolder, smtpPort: mails.port, env: ACCOUNTS });
  const rows = await server.query<{ number: number }>(
    "SELECT DISTINCT number FROM tours WHERE published_at IS NOT NULL AND id > ? ORDER BY number",
    0,
  );
  tours = rows.map(({ number }) => Number(number));
});
afterAll(async () => {
  await worker?.stop();
  await mails?.stop();
  await server?.stop();
});

async function mailTo(email: string, subject: string) {
  const found = await until(
    async () => {
      const read = await Promise.all(mails.received.filter(({ to }) => to === email).map(readMail));
      return read.find((mail) => mail.subject === subject);
    },
    (mail) => mail !== undefined,
  );
  return { text: (found?.text ?? "").replace(/\s+/g, " "), html: found?.html ?? "" };
}
const typeOf = (body: unknown) => problem.parse(body).type;

/** A paid contract of the past. */
async function subscribe(email: string, id: number, state = "active") {
  const now = server.stored(new Date());
  await server.query(
    `INSERT INTO subscriptions (document_id, contract_number, email, user_id, state, plan_slug, plan_name, price_cents, "interval",
       started_at, current_period_end, provider, provider_id, created_at, updated_at, published_at)
     VALUES (?, ?, ?, ?, ?, 'jahr', 'Jahr', 4900, 'year', ?, ?, 'sandbox', ?, ?, ?, ?)`,
    `doc-${id}`,
    `M-${id}`,
    email,
    id,
    state,
    now,
    server.stored(new Date(Date.now() + 86_400_000)),
    `sub-${id}`,
    now,
    now,
    now,
  );
}

/** Known to a sign-in provider. */
async function identity(id: number) {
  await server.query(
    "INSERT INTO social_identities (provider, subject, user_id, created_at) VALUES ('demo', ?, ?, ?)",
    `sub-${id}`,
    id,
    server.stored(new Date()),
  );
}

describe("one's own account", () => {
  it("is read and changed; what is not named stays; nobody else's is touched", async () => {
    const anna = await server.person();
    const other = await server.person();
    const read = await server.ask("GET", "/api/account", { jwt: anna.jwt });
    expect(accountAnswer.parse(read.body).data).toMatchObject({
      email: anna.email,
      firstName: "Anna",
      phone: "",
      role: "authenticated",
      confirmed: true,
      hasPassword: true,
      newsletter: "none",
      membership: null,
    });
    expect(read.headers.get("cache-control")).toBe("private, no-store");
    const changed = await server.ask("PATCH", "/api/account", {
      jwt: anna.jwt,
      body: { lastName: "  Öttl-Weiß ", phone: "+49 89 123456" },
    });
    expect(accountAnswer.parse(changed.body).data).toMatchObject({
      firstName: "Anna",
      lastName: "Öttl-Weiß",
      phone: "+49 89 123456",
    });
    const again = await server.ask("GET", "/api/account", { jwt: other.jwt });
    expect(accountAnswer.parse(again.body).data.lastName).toBe("Ott");
  });

  it("shows the membership of its address", async () => {
    const anna = await server.person();
    await subscribe(anna.email.toUpperCase(), anna.id);
    const { body } = await server.ask("GET", "/api/account", { jwt: anna.jwt });
    expect(accountAnswer.parse(body).data.membership).toMatchObject({
      state: "active",
      price: { amount: 4900, currency: "EUR" },
    });
  });

  it("asks for the newsletter by the usual mail and leaves it at once", async () => {
    const anna = await server.person();
    const patch = async (newsletter: boolean) => {
      const { body } = await server.ask("PATCH", "/api/account", { jwt: anna.jwt, body: { newsletter } });
      return accountAnswer.parse(body).data.newsletter;
    };
    expect(await patch(true)).toBe("pending");
    const asked = await mailTo(anna.email, "Bitte bestätigen Sie Ihre Anmeldung zum Newsletter");
    const link = `/api/newsletter/confirm?token=${tokenIn(asked.text, "confirm")}`;
    const pressed = await fetch(`${server.origin()}${link}`, { method: "POST", redirect: "manual" });
    expect(pressed.headers.get("location")).toBe("/de/newsletter/bestaetigt");
    expect(await patch(true)).toBe("confirmed");
    expect(await patch(false)).toBe("none");
    expect(
      await server.query("SELECT state FROM newsletter_subscribers WHERE email = ?", anna.email),
    ).toEqual([{ state: "unsubscribed" }]);
  });
});

describe("saved trips", () => {
  const list = async (jwt: string) => {
    const { body } = await server.ask("GET", "/api/account/saved-trips", { jwt });
    return savedTripsAnswer.parse(body).data.map(({ number }) => number);
  };

  it("are kept once each, the newest first, for their owner alone", async () => {
    const anna = await server.person();
    const [first = 0, second = 0] = tours;
    for (const tour of [first, second, first])
      expect((await server.ask("PUT", `/api/account/saved-trips/${tour}`, { jwt: anna.jwt })).status).toBe(
        204,
      );
    expect(await list(anna.jwt)).toEqual([second, first]);
    expect(await list((await server.person()).jwt)).toEqual([]);
    for (const _time of [1, 2])
      expect(
        (await server.ask("DELETE", `/api/account/saved-trips/${first}`, { jwt: anna.jwt })).status,
      ).toBe(204);
    expect(await list(anna.jwt)).toEqual([second]);
  });

  it("of a double click are one row; the 201st is refused; what is not published is left out", async () => {
    const anna = await server.person();
    const [tour = 0] = tours;
    const clicks = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.ask("PUT", `/api/account/saved-trips/${tour}`, { jwt: anna.jwt }),
      ),
    );
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([204]));
    const at = server.stored(new Date());
    for (let number = 1; number < 200; number += 1)
      await server.query(
        "INSERT INTO saved_trips (user_id, tour_number, saved_at) VALUES (?, ?, ?)",
        anna.id,
        900_000 + number,
        at,
      );
    expect(await list(anna.jwt)).toEqual([tour]);
    const refused = await server.ask("PUT", `/api/account/saved-trips/${tours[1]}`, { jwt: anna.jwt });
    expect([refused.status, typeOf(refused.body)]).toEqual([422, "/probleme/angaben-pruefen"]);
    expect((await server.ask("PUT", "/api/account/saved-trips/999999", { jwt: anna.jwt })).status).toBe(404);
  });
});

describe("export", () => {
  it("holds everything about the person and nothing that opens anything", async () => {
    const anna = await server.person({ firstName: "Jördis" });
    const manager = await server.person({ role: "manager" });
    await server.ask("PUT", `/api/account/saved-trips/${tours[0]}`, { jwt: anna.jwt });
    await server.ask("PATCH", "/api/account", { jwt: anna.jwt, body: { newsletter: true } });
    await identity(anna.id);
    await server.ask("PATCH", `/api/users/${anna.id}`, { jwt: manager.jwt, body: { blocked: true } });
    await server.ask("PATCH", `/api/users/${anna.id}`, { jwt: manager.jwt, body: { blocked: false } });
    const { jwt } = await server.signIn(anna.email);
    const answer = await server.ask("GET", "/api/account/export", { jwt });
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="meine-daten-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.body).toMatchObject({
      profile: { email: anna.email, firstName: "Jördis", role: "authenticated" },
      signIns: { providers: [{ provider: "demo", subject: `sub-${anna.id}` }] },
      savedTrips: [{ tour: tours[0] }],
      bookings: [],
      memberships: [],
      newsletter: [{ email: anna.email, state: "pending" }],
      declarations: [],
      mails: [{ kind: "newsletter-confirmation" }],
      audit: [{ action: "blocked", about: "you" }, { action: "unblocked" }],
    });
    expect(answer.text).not.toMatch(/"password"|hash|token|stamp|seed/i);
    expect(answer.text).not.toContain(manager.email);
  });
});

describe("deletion", () => {
  const gone = async (id: number) =>
    (await server.query<{ id: number }>("SELECT id FROM up_users WHERE id = ?", id)).length === 0;

  it("asks for the password; takes everything along but what the law keeps; ends the session; says goodbye", async () => {
    const anna = await server.person();
    await server.ask("PUT", `/api/account/saved-trips/${tours[0]}`, { jwt: anna.jwt });
    await server.ask("PATCH", "/api/account", { jwt: anna.jwt, body: { newsletter: true } });
    await identity(anna.id);
    for (const [body, words] of [
      [{}, "Bitte geben Sie Ihr Passwort ein."],
      [{ password: "falsch-12345" }, "Dieses Passwort stimmt nicht. Ihr Konto wurde nicht gelöscht."],
      [{ email: anna.email }, "Bitte geben Sie Ihr Passwort ein."],
    ] as const) {
      const refused = await server.ask("DELETE", "/api/account", { jwt: anna.jwt, body });
      expect([refused.status, typeOf(refused.body), problem.parse(refused.body).detail]).toEqual([
        422,
        "/probleme/passwort-falsch",
        words,
      ]);
    }
    expect(await gone(anna.id)).toBe(false);
    const answer = await server.ask("DELETE", "/api/account", {
      jwt: anna.jwt,
      body: { password: PASSWORD },
    });
    expect(accountDeletionAnswer.parse(answer.body)).toEqual(answer.body);
    expect(await gone(anna.id)).toBe(true);
    expect((await server.ask("GET", "/api/users/me", { jwt: anna.jwt })).status).toBe(401);
    for (const [sql, value] of [
      ["SELECT user_id FROM saved_trips WHERE user_id = ?", anna.id],
      ["SELECT user_id FROM up_users_role_lnk WHERE user_id = ?", anna.id],
      ["SELECT user_id FROM social_identities WHERE user_id = ?", anna.id],
      ["SELECT id FROM newsletter_subscribers WHERE email = ?", anna.email],
    ] as const)
      expect(await server.query(sql, value)).toEqual([]);
    const farewell = await mailTo(anna.email, "Ihr Konto ist gelöscht");
    expect(farewell.text).toContain("§ 257 HGB, § 147 AO");
    const left = await server.query<{ kind: string }>(
      `SELECT kind FROM outbox_mails WHERE "to" = ?`,
      anna.email,
    );
    expect(left).toEqual([{ kind: "account-deleted" }]);
  });

  it("whose answer got lost is told again to who has its key, and to nobody else", async () => {
    const anna = await server.person();
    const body = { password: PASSWORD };
    const key = { "idempotency-key": "6f2a1c9e-0b1d-4c58-9a55-0a6a3c7f2b10" };
    const remove = (jwt: string, headers = {}) =>
      server.ask("DELETE", "/api/account", { jwt, body, headers });
    const first = await remove(anna.jwt, key);
    expect([first.status, (await remove(anna.jwt, key)).body]).toEqual([200, first.body]);
    const other = { "idempotency-key": "0d2f3c44-5e66-4a77-8b88-9c99aa00bb11" };
    expect([(await remove(anna.jwt)).status, (await remove(anna.jwt, other)).status]).toEqual([401, 401]);
    const receipts = await server.query("SELECT * FROM deletion_receipts");
    expect(JSON.stringify(receipts)).not.toMatch(/6f2a1c9e|@/);

    // A session that ended is no deletion, whatever its key.
    const bea = await server.person();
    await server.query("DELETE FROM strapi_sessions WHERE user_id = ?", String(bea.id));
    expect((await remove(bea.jwt, other)).status).toBe(401);
    expect(await gone(bea.id)).toBe(false);

    await server.query("UPDATE deletion_receipts SET deleted_at = ?", Date.now() - 24 * 60 * 60 * 1000);
    expect((await remove(anna.jwt, key)).status).toBe(401);
  });

  it("of five at once is one: one mail, no failure", async () => {
    const anna = await server.person();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.ask("DELETE", "/api/account", { jwt: anna.jwt, body: { password: PASSWORD } }),
      ),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    // Whoever comes later finds no session any more.
    expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect(statuses.has(200)).toBe(true);
    const mail = await server.query(`SELECT id FROM outbox_mails WHERE "to" = ?`, anna.email);
    expect(mail).toHaveLength(1);
  });

  it("ends a membership that was paid here where it is paid, so that nobody pays for a deleted account", async () => {
    const anna = await server.person();
    const { jwt } = anna;
    const checkout = await server.ask("POST", "/api/checkout", { jwt, body: { plan: "gratweg-plus" } });
    const { pathname } = new URL(checkoutAnswer.parse(checkout.body).url);
    await fetch(`${server.origin()}${pathname}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ aktion: "pay" }),
    });
    await until(
      () => server.ask("GET", "/api/user-subscription", { jwt }),
      ({ status }) => status === 200,
    );
    const answer = await server.ask("DELETE", "/api/account", { jwt, body: { password: PASSWORD } });
    expect(answer.status).toBe(200);
    const contracts = await server.query("SELECT state, email FROM subscriptions WHERE user_id = ?", anna.id);
    expect(contracts).toEqual([{ state: "ended", email: "" }]);
    const again = await server.person({ email: anna.email });
    expect((await server.ask("GET", "/api/user-subscription", { jwt: again.jwt })).status).toBe(403);
    const { text } = await mailTo(anna.email, "Ihr Konto ist gelöscht");
    expect(text).toContain("Ihre Mitgliedschaft ist damit beendet. Es wird nichts mehr abgebucht.");
  });

  it("is refused to the last manager, and of two who go at once one stays", async () => {
    await server.query(
      "DELETE FROM up_users_role_lnk WHERE role_id IN (SELECT id FROM up_roles WHERE type = ?)",
      "manager",
    );
    const [one, two] = [await server.person({ role: "manager" }), await server.person({ role: "manager" })];
    const body = { password: PASSWORD };
    const answers = await Promise.all(
      [one, two].map(({ jwt }) => server.ask("DELETE", "/api/account", { jwt, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(typeOf(refused?.body)).toBe("/probleme/letzte-verwaltung");
    expect([await gone(one.id), await gone(two.id)].filter((isGone) => isGone)).toHaveLength(1);
  });
});
