import { auditAnswer, problem, userAnswer, usersAnswer } from "@gratweg/contracts";
import { ACCOUNTS, startAccountServer, type AccountServer, type Person } from "./support/account-server";
import { signInAsEditor } from "./support/cms-admin";
import { readMail, startMailServer, type MailServer } from "./support/mail-server";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { accountToken, signInOf } from "./support/sign-in";
import { until } from "./support/until";

let server: AccountServer;
let mails: MailServer;
let worker: MailWorker;
let manager: Person;
let people = 0;
const somebody = () => `gast-${(people += 1)}@post.example`;

beforeAll(async () => {
  server = await startAccountServer({ seed: "none" });
  mails = await startMailServer();
  worker = startMailWorker({ dataFolder: server.dataFolder, smtpPort: mails.port, env: ACCOUNTS });
  manager = await server.person({ role: "manager", firstName: "Mona", lastName: "Verwalter" });
});
afterAll(async () => {
  await worker?.stop();
  await mails?.stop();
  await server?.stop();
});

const ask = (method: string, path: string, body?: unknown, jwt = manager.jwt) =>
  server.ask(method, path, { jwt, ...(body === undefined ? {} : { body }) });
const list = async (query: string) => usersAnswer.parse((await ask("GET", `/api/users?${query}`)).body);
const typeOf = (body: unknown) => problem.parse(body).type;
const trailOf = (id: number) =>
  server.query<{ action: string; actor: string; target: string; role: string | null }>(
    "SELECT action, actor, target, role FROM audit_entries WHERE target_id = ? ORDER BY id",
    id,
  );

async function mailTexts(email: string, count: number): Promise<string[]> {
  const received = await until(
    () => mails.received.filter(({ to }) => to === email),
    (found) => found.length >= count,
  );
  return Promise.all(received.map(async (mail) => (await readMail(mail)).text ?? ""));
}

it("is for managers alone, whatever is asked", async () => {
  const anna = await server.person();
  for (const [method, path, body] of [
    ["GET", "/api/users", undefined],
    ["GET", "/api/users/audit", undefined],
    ["GET", `/api/users/${manager.id}/bookings`, undefined],
    ["POST", "/api/users", { email: somebody(), firstName: "A", lastName: "B", role: "manager" }],
    ["POST", `/api/users/${manager.id}/invitation`, undefined],
    ["PATCH", `/api/users/${manager.id}`, { blocked: true }],
    ["DELETE", `/api/users/${manager.id}`, undefined],
  ] as const) {
    const answer = await ask(method, path, body, anna.jwt);
    expect([path, answer.status, typeOf(answer.body)]).toEqual([path, 403, "/probleme/kein-zugriff"]);
    expect((await server.ask(method, path, body === undefined ? {} : { body })).status).toBe(401);
  }
});

it("a role that was taken away is gone with the next request, though the token is the old one", async () => {
  const other = await server.person({ role: "manager" });
  expect((await ask("GET", "/api/users", undefined, other.jwt)).status).toBe(200);
  expect((await ask("PATCH", `/api/users/${other.id}`, { role: "authenticated" })).status).toBe(200);
  // The session ends with the role.
  expect((await ask("GET", "/api/users", undefined, other.jwt)).status).toBe(401);
  const { jwt } = await server.signIn(other.email);
  expect((await ask("GET", "/api/users", undefined, jwt)).status).toBe(403);
});

describe("an invitation", () => {
  it("makes an account without a password, by mail; the link sets one; the trail knows of it", async () => {
    const email = somebody();
    const answer = await ask("POST", "/api/users", {
      email: email.toUpperCase(),
      firstName: " Änne ",
      lastName: "Groß",
      role: "manager",
    });
    const { data } = userAnswer.parse(answer.body);
    expect([answer.status, data]).toEqual([
      201,
      expect.objectContaining({
        email,
        firstName: "Änne",
        lastName: "Groß",
        role: "manager",
        state: "invited",
        isMember: false,
        lastSignInAt: null,
      }),
    ]);
    expect(await trailOf(data.id)).toEqual([
      {
        action: "invited",
        actor: `Mona Verwalter (${manager.email})`,
        target: `Änne Groß (${email})`,
        role: "manager",
      },
    ]);
    const [first = ""] = await mailTexts(email, 1);
    expect((await ask("POST", `/api/users/${data.id}/invitation`)).status).toBe(202);
    // Mails overtake each other on their way.
    const second = (await mailTexts(email, 2)).find((text) => text !== first) ?? "";
    const auth = signInOf(server.strapi);
    expect((await auth.reset(accountToken(first), "Gamaschen-2027")).code).toBe("token-unknown");
    const { jwt } = await auth.reset(accountToken(second), "Gamaschen-2027");
    expect((await ask("GET", "/api/users", undefined, jwt)).status).toBe(200);
    expect((await list(`q=${email}`)).data.map(({ state }) => state)).toEqual(["active"]);
    const again = await ask("POST", `/api/users/${data.id}/invitation`);
    expect([again.status, typeOf(again.body)]).toEqual([422, "/probleme/angaben-pruefen"]);
    expect((await trailOf(data.id)).map(({ action }) => action)).toEqual(["invited", "invited-again"]);
  });

  it("of a known address, in whatever case, is refused; of twenty at once one is made", async () => {
    const email = somebody();
    const body = { email, firstName: "A", lastName: "B", role: "authenticated" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ask("POST", "/api/users", { ...body, email: index % 2 ? email.toUpperCase() : email }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(typeOf(answers.find(({ status }) => status === 409)?.body)).toBe(
      "/probleme/adresse-schon-vergeben",
    );
    expect(await server.query("SELECT id FROM up_users WHERE LOWER(email) = ?", email)).toHaveLength(1);
    expect((await list(`q=${email}`)).meta.pagination.total).toBe(1);
  });
});

describe("changes", () => {
  it("blocking ends the session and sign-in, unblocking gives them back; each is an entry, a repetition none", async () => {
    const anna = await server.person();
    for (const _time of [1, 2]) {
      const blocked = await ask("PATCH", `/api/users/${anna.id}`, { blocked: true });
      expect(userAnswer.parse(blocked.body).data.state).toBe("blocked");
    }
    expect((await server.ask("GET", "/api/users/me", { jwt: anna.jwt })).status).toBe(401);
    expect((await server.signIn(anna.email)).code).toBe("blocked");
    await ask("PATCH", `/api/users/${anna.id}`, { blocked: false });
    expect((await server.ask("GET", "/api/users/me", { jwt: anna.jwt })).status).toBe(401);
    expect((await server.signIn(anna.email)).status).toBe(200);
    expect((await trailOf(anna.id)).map(({ action }) => action)).toEqual(["blocked", "unblocked"]);
  });

  it("of two managers who take each other's role away at once, one succeeds, ten times over", async () => {
    for (let round = 0; round < 10; round += 1) {
      const pair = [await server.person({ role: "manager" }), await server.person({ role: "manager" })];
      const [one, two] = pair as [Person, Person];
      const answers = await Promise.all([
        ask("PATCH", `/api/users/${two.id}`, { role: "authenticated" }, one.jwt),
        ask("PATCH", `/api/users/${one.id}`, { role: "authenticated" }, two.jwt),
      ]);
      const [refused] = answers.filter(({ status }) => status !== 200);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect([401, 403]).toContain(refused?.status);
      const left = await server.query<{ id: number }>(
        `SELECT u.id FROM up_users u JOIN up_users_role_lnk l ON l.user_id = u.id JOIN up_roles r ON r.id = l.role_id
         WHERE r.type = 'manager' AND u.id IN (?, ?)`,
        one.id,
        two.id,
      );
      expect(left).toHaveLength(1);
    }
  });

  it("deleting takes the account away, tells its person, and stays in the trail by name", async () => {
    const anna = await server.person({ lastName: "Adieu" });
    expect((await ask("DELETE", `/api/users/${anna.id}`)).status).toBe(204);
    expect((await server.signIn(anna.email)).code).toBe("credentials");
    expect((await mailTexts(anna.email, 1))[0]).toContain("wurde Ihr Konto gelöscht");
    expect(await trailOf(anna.id)).toEqual([
      expect.objectContaining({ action: "deleted", target: `Anna Adieu (${anna.email})` }),
    ]);
    const again = await ask("DELETE", `/api/users/${anna.id}`);
    expect([again.status, typeOf(again.body)]).toEqual([404, "/probleme/nicht-gefunden"]);
  });
});

it("the trail is read page by page, the newest first, and never written by editors", async () => {
  const anna = await server.person({ lastName: "Spur" });
  await ask("PATCH", `/api/users/${anna.id}`, { blocked: true });
  const { data, meta } = auditAnswer.parse((await ask("GET", "/api/users/audit?page=1&pageSize=2")).body);
  expect(data[0]).toMatchObject({ action: "blocked", target: `Anna Spur (${anna.email})`, role: null });
  expect([data.length, meta.pagination.page, meta.pagination.pageSize]).toEqual([2, 1, 2]);
  expect(meta.pagination.pageCount).toBe(Math.ceil(meta.pagination.total / 2));

  const editor = await signInAsEditor(server.strapi);
  const screen = "/content-manager/collection-types/api::audit-entry.audit-entry";
  const seen = await editor.call<{ results: { documentId: string }[] }>("GET", screen);
  expect(seen.status).toBe(200);
  const entry = `${screen}/${seen.body.results[0]?.documentId}`;
  const sent = { at: new Date().toISOString(), action: "deleted", actor: "x", target: "y" };
  const writes = [
    await editor.call("POST", screen, sent),
    await editor.call("PUT", entry, sent),
    await editor.call("DELETE", entry),
  ];
  expect(writes.map(({ status }) => status)).toEqual([403, 403, 403]);
});

describe("with 10,000 accounts", () => {
  const NAMES = ["Müller", "Mueller", "Özdemir", "Weiß", "Schneider", "Groß", "Ångström", "Meyer"];

  beforeAll(async () => {
    const at = server.stored(new Date());
    const rows = Array.from({ length: 10_000 }, (_, index) => index);
    for (let from = 0; from < rows.length; from += 50) {
      const part = rows.slice(from, from + 50);
      await server.query(
        `INSERT INTO up_users (document_id, username, email, provider, password, confirmed, blocked, first_name, last_name, created_at,
           updated_at, published_at) VALUES ${part.map(() => "(?, ?, ?, 'local', 'x', TRUE, FALSE, ?, ?, ?, ?, ?)").join(", ")}`,
        ...part.flatMap((index) => [
          `bulk${index}`,
          `bulk-${index}@viele.example`,
          `bulk-${index}@viele.example`,
          `Vorname${index % 97}`,
          `${NAMES[index % NAMES.length]}${index % 13 === 0 ? "-Ott" : ""}`,
          at,
          at,
          at,
        ]),
      );
    }
    await server.query(
      `INSERT INTO up_users_role_lnk (user_id, role_id) SELECT u.id, r.id FROM up_users u, up_roles r
       WHERE r.type = 'authenticated' AND u.email LIKE ?`,
      "bulk-%",
    );
  });

  it("finds people by words in either spelling of umlauts, sorted by name, page by page", async () => {
    const found = await Promise.all(
      ["müller bulk-0@", "MUELLER bulk-0@", "muller BULK-0@"].map(async (q) =>
        list(`q=${encodeURIComponent(q)}`),
      ),
    );
    for (const { data } of found) expect(data.map(({ lastName }) => lastName)).toEqual(["Müller-Ott"]);
    expect((await list("q=oezdemir%20bulk-2@")).meta.pagination.total).toBe(1);
    expect((await list("q=weiss%20bulk-3@")).meta.pagination.total).toBe(1);
    expect((await list("q=%25")).meta.pagination.total).toBe(0);
    expect((await list("q=_____")).meta.pagination.total).toBe(0);
    const { data } = await list("q=viele.example&pageSize=100&page=60");
    const names = data.map(({ lastName }) => lastName);
    expect(new Set(data.map(({ email }) => email)).size).toBe(100);
    expect([...names].sort(new Intl.Collator("de").compare)).toEqual(names);
    const managers = await list("role=manager&pageSize=100");
    expect(managers.data.every(({ role }) => role === "manager")).toBe(true);
    expect(managers.data.map(({ id }) => id)).toContain(manager.id);
    for (const state of ["active", "unconfirmed", "invited", "blocked"])
      expect((await list(`state=${state}`)).data.every((user) => user.state === state)).toBe(true);
    expect((await list("page=500&pageSize=100")).data).toEqual([]);
  });
});
