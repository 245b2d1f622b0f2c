import { accountAnswer, problem } from "@gratweg/contracts";
import type { ServerOptions } from "../../createServer";
import { createRequestLimit } from "../../limits/requestLimit";
import { contract, FakeAccounts, FakeMembershipEnd, profile } from "../../testing/accounts";
import { signedInUser } from "../../testing/fakes";
import { askAs, testServers } from "../../testing/testServers";

const serve = testServers();
let accounts: FakeAccounts;
let membershipEnd: FakeMembershipEnd;

beforeEach(() => {
  accounts = new FakeAccounts();
  membershipEnd = new FakeMembershipEnd();
});

async function start(more: Partial<ServerOptions> = {}) {
  return askAs(
    await serve({
      accounts,
      membershipEnd,
      sessions: { user: (token) => Promise.resolve(token === "good" ? signedInUser() : undefined) },
      memberships: { of: () => Promise.resolve({ membership: null, hasAccess: false, contract: null }) },
      ...more,
    }),
  );
}
const problemOf = ({ status, json }: { status: number; json: unknown }) => [status, problem.parse(json).type];
const names = () => accounts.calls.map(([name]) => name);

describe("the own account", () => {
  it("comes with its membership; what is written goes to the content system tidied, with where the person is", async () => {
    const ask = await start();
    const read = await ask("GET", "/api/account");
    expect(accountAnswer.parse(read.json).data).toMatchObject({
      email: "anna.ott@post.example",
      membership: null,
    });
    expect(read.sent).toMatchObject({
      "cache-control": "private, no-store",
      vary: "Authorization, Accept-Encoding",
    });
    await ask("PATCH", "/api/account", { lastName: "  Groß \u200b Ott ", newsletter: true, role: "manager" });
    expect(accounts.calls.at(-1)).toEqual([
      "change",
      {
        lastName: "Groß Ott",
        newsletter: true,
        site: "hiking",
        origin: "http://localhost:8000",
        textVersion: "2026-1",
      },
    ]);
  });

  it("shows no membership to who has not confirmed the address: it is found by the address", async () => {
    const of = jest.fn(() => Promise.reject(new Error("nobody may ask")));
    const unconfirmed = () => Promise.resolve({ ...profile, confirmed: false });
    const ask = await start({
      accounts: Object.assign(accounts, { read: unconfirmed }),
      memberships: { of },
    });
    const { json } = await ask("GET", "/api/account");
    expect(accountAnswer.parse(json).data).toMatchObject({ confirmed: false, membership: null });
    expect(of).not.toHaveBeenCalled();
  });

  it("in production mails lead to the site's own domain, whatever host was asked", async () => {
    const ask = await start({ production: true });
    await ask("PATCH", "/api/account", { newsletter: true });
    expect(accounts.calls.at(-1)?.[1]).toMatchObject({ origin: "https://wandern.gratweg.example" });
  });

  it.each([
    [{ firstName: "" }, "firstName", "Diese Angabe fehlt noch."],
    [
      { lastName: "a".repeat(81) },
      "lastName",
      "Diese Angabe ist zu lang: Höchstens 80 Zeichen sind möglich.",
    ],
    [
      { lastName: "a".repeat(401) },
      "lastName",
      "Diese Angabe ist zu lang: Höchstens 80 Zeichen sind möglich.",
    ],
    [
      { phone: "ruf an" },
      "phone",
      "Bitte geben Sie die Telefonnummer mit Vorwahl an, zum Beispiel 030 1234567.",
    ],
    [
      { firstName: { length: { toString: null } } },
      "firstName",
      "Hier stehen Zeichen, die an dieser Stelle nicht vorkommen können.",
    ],
  ])("%j is named beside its field, and nothing is changed", async (body, parameter, message) => {
    const ask = await start();
    const answer = await ask("PATCH", "/api/account", body);
    expect(problemOf(answer)).toEqual([422, "/probleme/angaben-pruefen"]);
    expect(problem.parse(answer.json).issues).toEqual([{ parameter, message }]);
    expect(names()).toEqual([]);
  });

  it.each(["null", "[]", "7", '"x"', '{"newsletter":"ja"}', '{"length":{"toString":null},"newsletter":1}'])(
    "%s is a bad request",
    async (body) => {
      const ask = await start();
      expect(problemOf(await ask("PATCH", "/api/account", body))).toEqual([
        400,
        "/probleme/ungueltige-anfrage",
      ]);
    },
  );

  it("is told apart from a content system that is away", async () => {
    const away = () => Promise.reject(new Error("away"));
    const ask = await start({ accounts: Object.assign(new FakeAccounts(), { read: away }) });
    const answer = await ask("GET", "/api/account");
    expect([...problemOf(answer), answer.sent["retry-after"]]).toEqual([
      503,
      "/probleme/konto-nicht-erreichbar",
      "10",
    ]);
    const without = await start({ accounts: undefined });
    expect((await without("GET", "/api/account")).status).toBe(503);
    accounts.isThere = false;
    expect((await (await start())("GET", "/api/account")).status).toBe(401);
  });

  it("takes no writes of foreign pages, no other format and nothing large", async () => {
    const ask = await start();
    const origin = { origin: "https://evil.example" };
    expect((await ask("PATCH", "/api/account", {}, origin)).status).toBe(403);
    expect((await ask("DELETE", "/api/account", {}, origin)).status).toBe(403);
    expect((await ask("PUT", "/api/account/saved-trips/1001", undefined, origin)).status).toBe(403);
    expect((await ask("PATCH", "/api/account", "a=1", { "content-type": "text/plain" })).status).toBe(415);
    expect((await ask("PATCH", "/api/account", { phone: "1".repeat(9_000) })).status).toBe(413);
    expect(names()).toEqual([]);
  });
});

describe("export", () => {
  it("is a file, so often an hour and no more, for each account by itself", async () => {
    const ask = await start({ limits: { exports: createRequestLimit({ most: 2, windowMs: 3_600_000 }) } });
    const first = await ask("GET", "/api/account/export");
    expect(first.json).toMatchObject({ profile: { email: "anna.ott@post.example" } });
    expect(first.sent["content-disposition"]).toMatch(/^attachment; filename="meine-daten-[\d-]{10}\.json"$/);
    await ask("GET", "/api/account/export");
    const refused = await ask("GET", "/api/account/export");
    expect(problemOf(refused)).toEqual([429, "/probleme/zu-viele-anfragen"]);
    expect(Number(refused.sent["retry-after"])).toBeGreaterThan(3_500);
  });
});

describe("deletion", () => {
  describe("asked for once more after its answer got lost", () => {
    const body = { password: "geheim-123" };
    const mine = { "idempotency-key": "6f2a1c9e-0b1d-4c58-9a55-0a6a3c7f2b10" };
    const ended = { authorization: "Bearer ended" };

    it.each([
      ["another's key", { "idempotency-key": "0d2f3c44-5e66-4a77-8b88-9c99aa00bb11", ...ended }],
      ["no key", ended],
      ["no key at all", { "idempotency-key": "x", ...ended }],
      ["a key and no session", { ...mine, authorization: "" }],
    ])("with %s it is a session that has ended, and nothing is told", async (_, headers) => {
      accounts.receipts = [mine["idempotency-key"]];
      const ask = await start();
      const answer = await ask("DELETE", "/api/account", body, headers);
      expect(problemOf(answer)).toEqual([401, "/probleme/nicht-angemeldet"]);
    });
  });

  it("does not happen while the provider is away, nor where payments are not set up", async () => {
    accounts.check = { outcome: "allowed", contracts: [contract] };
    membershipEnd.isAway = true;
    for (const more of [{}, { membershipEnd: undefined }]) {
      const answer = await (await start(more))("DELETE", "/api/account", { password: "x" });
      expect(problemOf(answer)).toEqual([503, "/probleme/zahlung-nicht-erreichbar"]);
    }
    expect(names()).toEqual(["check", "check"]);
  });

  it("does not happen when a membership has begun since the check; asked again it ends that one too", async () => {
    const ask = await start();
    accounts.removal = "membership-runs";
    const refused = await ask("DELETE", "/api/account", { password: "x" });
    expect([...problemOf(refused), refused.sent["retry-after"]]).toEqual([
      503,
      "/probleme/zahlung-nicht-erreichbar",
      "10",
    ]);
  });

  it("gives the provider ten seconds", async () => {
    accounts.check = { outcome: "allowed", contracts: [contract] };
    const ask = await start({ membershipEnd: { cancelNow: () => new Promise(() => undefined) } });
    const timeout = jest
      .spyOn(AbortSignal, "timeout")
      .mockImplementation((ms) => (ms === 10_000 ? AbortSignal.abort() : new AbortController().signal));
    const answer = await ask("DELETE", "/api/account", { password: "x" });
    timeout.mockRestore();
    expect(problemOf(answer)).toEqual([503, "/probleme/zahlung-nicht-erreichbar"]);
    expect(names()).toEqual(["check"]);
  });

  it.each([
    [
      { outcome: "wrong-password" },
      { password: "x" },
      422,
      "Dieses Passwort stimmt nicht. Ihr Konto wurde nicht gelöscht.",
    ],
    [{ outcome: "wrong-password" }, {}, 422, "Bitte geben Sie Ihr Passwort ein."],
    [{ outcome: "wrong-email" }, {}, 422, "Bitte tippen Sie Ihre E-Mail-Adresse ein."],
    [{ outcome: "last-manager" }, { password: "x" }, 409, /^Dieses Konto ist das letzte/],
    [{ outcome: "unknown-user" }, { password: "x" }, 401, "Bitte melden Sie sich an."],
  ] as const)("%j of %j: %i", async (check, body, status, detail) => {
    accounts.check = check;
    const answer = await (await start())("DELETE", "/api/account", body);
    expect([answer.status, problem.parse(answer.json).detail]).toEqual([
      status,
      typeof detail === "string" ? detail : expect.stringMatching(detail),
    ]);
    expect(names()).toEqual(["check"]);
  });
});

describe("saved trips", () => {
  it("unknown and impossible numbers are 404, but taking one off always works", async () => {
    const ask = await start();
    expect((await ask("PUT", "/api/account/saved-trips/1001")).status).toBe(204);
    expect((await ask("DELETE", "/api/account/saved-trips/4711")).status).toBe(204);
    expect(accounts.calls).toEqual([
      ["save", { tour: 1001, isSaved: true }],
      ["save", { tour: 4711, isSaved: false }],
    ]);
    for (const number of ["4711", "0", "-1", "2147483648", "1e3", "abc"])
      expect((await ask("PUT", `/api/account/saved-trips/${number}`)).status).toBe(404);
  });

  it("wait while no trips are loaded", async () => {
    const ask = await start({ trips: { load: () => Promise.reject(new Error("away")) } });
    expect((await ask("GET", "/api/account/saved-trips")).status).toBe(503);
    expect((await ask("PUT", "/api/account/saved-trips/1001")).status).toBe(503);
  });
});

describe("papers", () => {
  it("are sent as they are, under a policy that lets nothing in, with a tame name", async () => {
    accounts.paperAnswer = {
      fileName: 'buchung-1".html\r\nx: y',
      mediaType: "text/html; charset=utf-8",
      content: "<!DOCTYPE html><title>Buchung</title>",
    };
    const ask = await start();
    const answer = await ask("GET", "/api/bookings/100001/documents/confirmation");
    expect([answer.status, answer.text]).toEqual([200, "<!DOCTYPE html><title>Buchung</title>"]);
    expect(answer.sent).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-disposition": 'inline; filename="buchung-1.htmlxy"',
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  });

  it.each([
    "/api/bookings/abc",
    "/api/bookings/0",
    "/api/bookings/1/documents/rechnung",
    "/api/bookings/99999999999",
  ])("%s is not asked for", async (url) => {
    const ask = await start();
    expect((await ask("GET", url)).status).toBe(404);
    expect(names()).toEqual([]);
  });
});
