import { connect } from "node:net";
import { SERVICE_SECRET } from "./support/booking";
import { inviteColleague, signInAsEditor, type CmsAdmin } from "./support/cms-admin";
import { queryCms } from "./support/cms-database";
import { readMail, startMailServer, type MailServer } from "./support/mail-server";
import { NEWSLETTER_ENVIRONMENT, newsletterOf } from "./support/newsletter";
import { signInOf } from "./support/sign-in";
import { startStrapi, type RunningStrapi } from "./support/strapi";
import { until } from "./support/until";

const RECORDS = [
  "booking",
  "contract-declaration",
  "audit-entry",
  "subscription",
  "payment-event",
  "outbox-mail",
  "newsletter-subscriber",
];
const ROLES = ["gratweg-author", "gratweg-editor", "gratweg-booking-desk", "gratweg-administration"];
const STRAPIS = ["strapi-editor", "strapi-author"];
const SUBSCRIBERS = "/content-manager/collection-types/api::newsletter-subscriber.newsletter-subscriber";
const PAGES = "/content-manager/collection-types/api::page.page";
const USERS = "/content-manager/collection-types/plugin::users-permissions.user";

const listOf = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;

let mails: MailServer;
let strapi: RunningStrapi;
let admin: CmsAdmin;
let people: Record<string, CmsAdmin>;

beforeAll(async () => {
  mails = await startMailServer();
  strapi = await startStrapi({
    env: {
      ...NEWSLETTER_ENVIRONMENT,
      GRATWEG_SERVICE_SECRET: SERVICE_SECRET,
      GRATWEG_ACCOUNT_SECRET: "integration-account-secret",
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
    },
  });
  admin = await signInAsEditor(strapi);
  people = { "strapi-super-admin": admin };
  for (const role of [...ROLES, ...STRAPIS]) people[role] = await inviteColleague(strapi, role, admin);
});

afterAll(async () => {
  await strapi?.stop();
  await mails?.stop();
});

function personOf(role: string): CmsAdmin {
  const person = people[role];
  if (!person) throw new Error(`nobody has the role ${role}`);
  return person;
}

it("reach Strapi on this machine alone", async () => {
  // Whoever listens on every address answers here too.
  const error = await new Promise<NodeJS.ErrnoException>((resolve, reject) =>
    connect(Number(new URL(strapi.url).port), "127.0.0.2")
      .once("error", resolve)
      .once("connect", () => reject(new Error("Strapi listens on every address."))),
  );
  expect(error.code).toMatch(/^E(?:CONNREFUSED|ADDRNOTAVAIL|TIMEDOUT)$/);
});

describe("records", () => {
  it.each(["strapi-super-admin", ...ROLES, ...STRAPIS])(
    "%s makes, changes, copies, deletes and publishes none by hand",
    async (role) => {
      const person = personOf(role);
      const refused: Record<string, number[]> = {};
      for (const name of RECORDS) {
        const list = listOf(name);
        const calls = [
          await person.call("POST", list, { state: "confirmed" }),
          await person.call("PUT", `${list}/nobody`, { state: "pending", to: "evil@evil.example" }),
          await person.call("POST", `${list}/clone/nobody`, {}),
          await person.call("DELETE", `${list}/nobody`),
          await person.call("POST", `${list}/actions/bulkDelete`, { documentIds: ["nobody"] }),
          await person.call("POST", `${list}/nobody/actions/publish`, {}),
        ];
        refused[name] = calls.map(({ status }) => status);
      }
      expect(refused).toEqual(Object.fromEntries(RECORDS.map((name) => [name, Array(6).fill(403)])));
    },
  );

  it("keep what opens links from super admins too: in answers, filters and searching", async () => {
    const newsletter = newsletterOf(strapi);
    await newsletter.subscribe("geheim@reise.example");
    await newsletter.close();
    const [stored] = await queryCms<{ hash: string; seed: string; leave: string }>(
      strapi.dataFolder,
      `SELECT token_hash AS hash, token_seed AS seed, unsubscribe_hash AS leave FROM newsletter_subscribers WHERE email = ?`,
      "geheim@reise.example",
    );
    if (!stored) throw new Error("no subscriber");
    const all = await (await admin.send("GET", SUBSCRIBERS)).text();
    expect(all).toContain("geheim@reise.example");
    for (const secret of Object.values(stored)) expect(all).not.toContain(secret);

    const none = "filters[tokenHash][$eq]=nobody";
    const found = "filters[tokenHash][$startsWith]=" + stored.hash.slice(0, 6);
    const results = async (query: string) => {
      const { body } = await admin.call<{ results?: unknown[] }>("GET", `${SUBSCRIBERS}?${query}`);
      return body.results?.length ?? 0;
    };
    // A filter that is left out, or refused, tells nothing.
    expect(await results(none)).toBe(await results(found));
    expect(await results(`_q=${stored.hash}`)).toBe(0);
    expect(await results(`_q=${stored.seed}`)).toBe(0);
  });

  it("a mail that failed is sent again by whoever may, and nothing else of it changes", async () => {
    const row = async () =>
      (
        await queryCms<{ id: number; documentId: string; to: string; state: string }>(
          strapi.dataFolder,
          `SELECT id, document_id AS "documentId", "to", state FROM outbox_mails WHERE "to" = ?`,
          "geheim@reise.example",
        )
      )[0];
    const mail = await row();
    if (!mail) throw new Error("no mail");
    const path = `/gratweg/outbox/${mail.documentId}/resend`;
    expect((await admin.call("POST", path, { to: "evil@evil.example" })).status).toBe(400);
    await queryCms(strapi.dataFolder, "UPDATE outbox_mails SET state = 'failed' WHERE id = ?", mail.id);
    for (const role of [...ROLES, ...STRAPIS])
      expect([role, (await personOf(role).call("POST", path, {})).status]).toEqual([role, 403]);
    expect((await admin.call("POST", path, { to: "evil@evil.example" })).status).toBe(200);
    expect(await row()).toEqual({ ...mail, state: "pending" });
    expect((await admin.call("POST", "/gratweg/outbox/nobody/resend", {})).status).toBe(404);
    expect(strapi.log()).toMatch(new RegExp(`account \\d+ sends mail ${mail.id} again`));
  });
});

describe("the table of roles", () => {
  /** Verbs by their first letters, for each type that a role may do anything with. */
  async function rightsOf(role: string): Promise<Record<string, string>> {
    const { body } = await personOf(role).call<{ data: { action: string; subject: string | null }[] }>(
      "GET",
      "/admin/users/me/permissions",
    );
    const rights: Record<string, string> = {};
    for (const { action, subject } of body.data) {
      const verb = /^plugin::content-manager\.explorer\.(\w+)$/.exec(action)?.[1];
      const name = subject?.split(".").pop() ?? action;
      rights[name] = (rights[name] ?? "") + (subject === null ? "x" : (verb?.[0] ?? "?"));
    }
    return Object.fromEntries(
      Object.entries(rights).map(([name, verbs]) => [name, [...verbs].sort().join("")]),
    );
  }
  const each = (names: string, verbs: string) =>
    Object.fromEntries(names.split(" ").map((name) => [name, verbs]));
  const drafted =
    "tour tour-operator magazine-topic magazine-article top-list page faq-category faq-entry support-topic " +
    "continent country region activity travel-type travel-focus-type influencer-page";
  const uploads = (names: string) => each(names.replace(/\S+/g, "plugin::upload.$&"), "x");

  it.each<[string, Record<string, string>]>([
    [
      "gratweg-author",
      {
        ...each(drafted, "cru"),
        ...each(
          "departure form-sheet redirect search-word-group imprint privacy site-setting booking-setting",
          "r",
        ),
        ...uploads("read assets.create assets.download assets.copy-link"),
      },
    ],
    [
      "gratweg-editor",
      {
        ...each(
          `${drafted} departure form-sheet redirect search-word-group imprint privacy site-setting booking-setting`,
          "cdpru",
        ),
        ...uploads("read assets.create assets.update assets.download assets.copy-link"),
      },
    ],
    [
      "gratweg-booking-desk",
      {
        ...each("booking contract-declaration departure tour", "r"),
        ...each("api::booking.booking.export api::booking.booking.cancel", "x"),
      },
    ],
    [
      "gratweg-administration",
      { ...each("audit-entry subscription", "r"), user: "ru", plan: "cdpru", offer: "cdpru" },
    ],
  ])("holds for %s", async (role, rights) => {
    expect(await rightsOf(role)).toEqual(rights);
  });

  it.each([...ROLES, ...STRAPIS])("%s reaches no tokens, roles or people of the house", async (role) => {
    const person = personOf(role);
    const statuses: Record<string, number> = {};
    for (const path of [
      "/admin/api-tokens",
      "/admin/transfer/tokens",
      "/admin/users",
      "/users-permissions/roles",
      "/users-permissions/advanced",
    ])
      statuses[path] = (await person.call("GET", path)).status;
    expect(Object.values(statuses)).toEqual(Array(5).fill(403));
  });
});

it("an author's draft is public only when the editors publish it", async () => {
  const author = personOf("gratweg-author");
  const made = await author.call<{ data: { documentId: string } }>("POST", PAGES, {
    title: "Nur ein Entwurf",
    slug: "nur-ein-entwurf",
  });
  expect(made.status).toBe(201);
  const { documentId } = made.body.data;
  const isPublic = async () => {
    const answer = await fetch(`${strapi.url}/api/pages?filters[slug]=nur-ein-entwurf`, {
      headers: { authorization: `Bearer ${strapi.token}` },
    });
    return ((await answer.json()) as { data: unknown[] }).data.length;
  };
  const publish = `${PAGES}/${documentId}/actions/publish`;
  expect((await author.call("POST", publish, {})).status).toBe(403);
  expect((await author.call("POST", `${PAGES}/actions/publish`, { title: "Weg", slug: "weg" })).status).toBe(
    403,
  );
  expect((await author.call("PUT", `${PAGES}/${documentId}`, { publishedAt: "2026-01-01" })).status).toBe(
    200,
  );
  expect((await author.call("DELETE", `${PAGES}/${documentId}`)).status).toBe(403);
  expect(await isPublic()).toBe(0);
  expect((await personOf("gratweg-booking-desk").call("GET", PAGES)).status).toBe(403);
  expect((await personOf("gratweg-editor").call("POST", publish, {})).status).toBe(200);
  expect(await isPublic()).toBe(1);
});

it.each(["gratweg-author", "gratweg-editor", "strapi-editor"])(
  "%s does not say where an operator's mails about bookings go: travellers' names stand in them",
  async (role) => {
    const operators = listOf("tour-operator");
    const { body } = await admin.call<{ results: { documentId: string; email: string }[] }>("GET", operators);
    const [{ documentId, email } = { documentId: "", email: "" }] = body.results;
    const changed = await personOf(role).call("PUT", `${operators}/${documentId}`, {
      email: "evil@evil.example",
      phone: "+49 89 5550123",
    });
    expect(changed.status).toBe(200);
    const { body: after } = await admin.call<{ data: { email: string } }>(
      "GET",
      `${operators}/${documentId}`,
    );
    expect([email, after.data.email]).toEqual([email, email]);
  },
);

it("a copy of a tour leaves the departures with the tour that is on sale", async () => {
  interface Tour {
    documentId: string;
    number: number;
    departures?: { count: number };
  }
  const editor = personOf("gratweg-editor");
  const tours = listOf("tour");
  const { body: found } = await editor.call<{ results: Tour[] }>(
    "GET",
    `${tours}?pageSize=1&sort=number:ASC`,
  );
  const [tour] = found.results;
  const departuresOf = async (documentId = "") =>
    (await editor.call<{ data: Tour }>("GET", `${tours}/${documentId}`)).body.data.departures?.count;
  const before = await departuresOf(tour?.documentId);
  expect(before).toBeGreaterThan(0);
  const copy = await editor.call<{ data: Tour }>("POST", `${tours}/clone/${tour?.documentId}`, {
    title: "Kopie",
    slug: "kopie-einer-tour",
  });
  expect(copy.status).toBe(200);
  expect([await departuresOf(tour?.documentId), await departuresOf(copy.body.data.documentId)]).toEqual([
    before,
    0,
  ]);
});

it("the administration blocks an account, and changes neither its address nor its password nor its role", async () => {
  const email = "gesperrt@reise.example";
  const auth = signInOf(strapi);
  await auth.register({
    email,
    password: "Wanderstiefel-2026",
    firstName: "Änne",
    lastName: "Groß",
    terms: true,
  });
  await queryCms(strapi.dataFolder, "UPDATE up_users SET confirmed = TRUE WHERE email = ?", email);
  const documentId = String((await auth.row(email))?.document_id);
  const person = personOf("gratweg-administration");
  await person.call("PUT", `${USERS}/${documentId}`, {
    blocked: true,
    email: "evil@evil.example",
    password: "Boeses-Passwort-2026",
    confirmed: false,
  });
  const [row] = await queryCms<{ email: string; blocked: unknown; confirmed: unknown }>(
    strapi.dataFolder,
    "SELECT email, blocked, confirmed FROM up_users WHERE document_id = ?",
    documentId,
  );
  expect({ ...row, blocked: Boolean(row?.blocked), confirmed: Boolean(row?.confirmed) }).toEqual({
    email,
    blocked: true,
    confirmed: true,
  });
});

it("blocking and unblocking stand in the audit trail with the editor, and the last manager is not blocked", async () => {
  const auth = signInOf(strapi);
  const person = personOf("gratweg-administration");
  const [first, second] = ["leitung@reise.example", "vertretung@reise.example"];
  for (const email of [first, second]) {
    await auth.register({
      email,
      password: "Wanderstiefel-2026",
      firstName: "Mia",
      lastName: "Ott",
      terms: true,
    });
    await queryCms(strapi.dataFolder, "UPDATE up_users SET confirmed = TRUE WHERE email = ?", email);
  }
  // The seed's managers are managers no more.
  await queryCms(
    strapi.dataFolder,
    `DELETE FROM up_users_role_lnk WHERE role_id = (SELECT id FROM up_roles WHERE type = 'manager')
       OR user_id IN (SELECT id FROM up_users WHERE email IN (?, ?))`,
    first,
    second,
  );
  await queryCms(
    strapi.dataFolder,
    `INSERT INTO up_users_role_lnk (user_id, role_id, user_ord)
     SELECT u.id, r.id, 1 FROM up_users u, up_roles r WHERE u.email IN (?, ?) AND r.type = 'manager'`,
    first,
    second,
  );
  const block = async (email: string, blocked: boolean) => {
    const documentId = String((await auth.row(email))?.document_id);
    return person.call<{ error?: { message: string } }>("PUT", `${USERS}/${documentId}`, { blocked });
  };
  const before = (await queryCms<{ id: number }>(strapi.dataFolder, "SELECT id FROM audit_entries")).length;
  expect((await block(first, true)).status).toBe(200);
  expect((await block(first, true)).status).toBe(200);
  const refused = await block(second, true);
  expect([refused.status, refused.body.error?.message]).toEqual([
    400,
    expect.stringContaining("das letzte mit der Rolle"),
  ]);
  expect(Boolean((await auth.row(second))?.blocked)).toBe(false);
  expect((await block(first, false)).status).toBe(200);
  expect((await block(second, true)).status).toBe(200);
  const entries = await queryCms<Record<string, unknown>>(
    strapi.dataFolder,
    "SELECT action, actor, actor_id, target FROM audit_entries ORDER BY id",
  );
  const by = { actor: expect.stringMatching(/^.+ \(.+@.+\), Verwaltung$/) as string, actor_id: null };
  expect(entries.slice(before)).toEqual([
    { action: "blocked", target: `Mia Ott (${first})`, ...by },
    { action: "unblocked", target: `Mia Ott (${first})`, ...by },
    { action: "blocked", target: `Mia Ott (${second})`, ...by },
  ]);
});

it("nobody makes one account's row another's, so that its mails went there", async () => {
  const auth = signInOf(strapi);
  const idOf = async (email: string) => String((await auth.row(email))?.document_id);
  const addresses = ["erste@reise.example", "zweite@reise.example"] as const;
  for (const email of addresses)
    await auth.register({
      email,
      password: "Wanderstiefel-2026",
      firstName: "Änne",
      lastName: "Groß",
      terms: true,
    });
  const before = await Promise.all(addresses.map(idOf));
  for (const person of [admin, personOf("gratweg-administration")])
    for (const documentId of before)
      await person.call("PUT", `${USERS}/${documentId}`, {
        documentId: "Zshared0000000000000000a",
        id: 4_000,
        publishedAt: null,
        createdAt: "2001-01-01T00:00:00.000Z",
        phone: "030 1234567",
      });
  expect(await Promise.all(addresses.map(idOf))).toEqual(before);
  const rows = await queryCms<{ phone: string; created_at: unknown }>(
    strapi.dataFolder,
    "SELECT phone, created_at FROM up_users WHERE email IN (?, ?)",
    ...addresses,
  );
  expect(rows.map(({ phone }) => phone)).toEqual(["030 1234567", "030 1234567"]);
  expect(rows.every(({ created_at }) => new Date(created_at as number).getFullYear() > 2001)).toBe(true);
});

describe("signing in", () => {
  const post = (path: string, body: object) =>
    fetch(`${strapi.url}/admin/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  it("is refused with a wrong password", async () => {
    expect((await post("login", { ...strapi.admin, password: "Falsch-2026" })).status).toBe(400);
  });

  it("goes on with a new password by a mail in German, whose link counts once", async () => {
    const email = "gratweg-author@gratweg.example";
    expect((await post("forgot-password", { email })).status).toBe(204);
    const received = await until(
      () => Promise.resolve(mails.received.find(({ to }) => to === email)),
      (mail) => mail !== undefined,
    );
    const { subject, text = "" } = await readMail(received as NonNullable<typeof received>);
    expect(subject).toBe("Ihr neues Passwort für die Redaktion");
    const link = /(\S+\/admin\/auth\/reset-password)\?code=(\S+)/.exec(text);
    const password = "Wegweiser-am-Joch-26";
    const reset = () => post("reset-password", { resetPasswordToken: link?.[2], password });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(400);
    expect((await post("login", { email, password })).status).toBe(200);
  });

  it("takes a hash of an earlier version, and Strapi's own stands in its place afterwards", async () => {
    const hash = async () =>
      (
        await queryCms<{ password: string }>(
          strapi.dataFolder,
          "SELECT password FROM admin_users WHERE email = ?",
          strapi.admin.email,
        )
      )[0]?.password;
    await queryCms(
      strapi.dataFolder,
      "UPDATE admin_users SET password = ? WHERE email = ?",
      "sha256:$2b$10$tPe2Fn1pj7F20rkWRvRn8ecDKuh.onLgV2sH2MtRmUqgDmOOI.xna",
      strapi.admin.email,
    );
    expect((await post("login", { ...strapi.admin, password: "Falsch-2026" })).status).toBe(400);
    expect(await hash()).toMatch(/^sha256:/);
    expect((await post("login", strapi.admin)).status).toBe(200);
    expect(await hash()).toMatch(/^\$2/);
    expect((await post("login", strapi.admin)).status).toBe(200);
  });
});

interface Permission {
  action: string;
  subject: string | null;
  properties: object;
  conditions: string[];
}

it("what a super admin takes away from a role stays away after a start", async () => {
  const roles = await admin.call<{ data: { id: number; code: string }[] }>("GET", "/admin/roles");
  const id = roles.body.data.find(({ code }) => code === "gratweg-booking-desk")?.id;
  const path = `/admin/roles/${id}/permissions`;
  const { body } = await admin.call<{ data: Permission[] }>("GET", path);
  const kept = body.data
    .filter(({ action }) => action !== "api::booking.booking.export")
    .map(({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }));
  expect((await admin.call("PUT", path, { permissions: kept })).status).toBe(200);
  const again = await startStrapi({ dataFolder: strapi.dataFolder, env: NEWSLETTER_ENVIRONMENT });
  try {
    const after = await (await signInAsEditor(again)).call<{ data: { action: string }[] }>("GET", path);
    expect(after.body.data.map(({ action }) => action).sort()).toEqual(
      kept.map(({ action }) => action).sort(),
    );
  } finally {
    await again.stop();
  }
});
