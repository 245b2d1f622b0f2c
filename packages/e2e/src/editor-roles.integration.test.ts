import { SERVICE_SECRET } from "./support/booking";
import { inviteColleague, signInAsEditor, type CmsAdmin } from "./support/cms-admin";
import { queryCms } from "./support/cms-database";
import { NEWSLETTER_ENVIRONMENT, newsletterOf } from "./support/newsletter";
import { signInOf } from "./support/sign-in";
import { startStrapi, type RunningStrapi } from "./support/strapi";

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
const MAILS = "/content-manager/collection-types/api::outbox-mail.outbox-mail";
const PAGES = "/content-manager/collection-types/api::page.page";
const USERS = "/content-manager/collection-types/plugin::users-permissions.user";

const listOf = (name: string) => `/content-manager/collection-types/api::${name}.${name}`;

let strapi: RunningStrapi;
let admin: CmsAdmin;
let people: Record<string, CmsAdmin>;

beforeAll(async () => {
  strapi = await startStrapi({
    env: {
      ...NEWSLETTER_ENVIRONMENT,
      GRATWEG_SERVICE_SECRET: SERVICE_SECRET,
      GRATWEG_ACCOUNT_SECRET: "integration-account-secret",
    },
  });
  admin = await signInAsEditor(strapi);
  people = { "strapi-super-admin": admin };
  for (const role of [...ROLES, ...STRAPIS]) people[role] = await inviteColleague(strapi, role, admin);
});

afterAll(() => strapi?.stop());

function personOf(role: string): CmsAdmin {
  const person = people[role];
  if (!person) throw new Error(`nobody has the role ${role}`);
  return person;
}

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

  it("are not written with a token of full access either", async () => {
    const { body } = await admin.call<{ data: { accessKey: string } }>("POST", "/admin/api-tokens", {
      name: "Alles",
      description: "",
      type: "full-access",
      lifespan: 604_800_000,
    });
    const statuses: Record<string, number> = {};
    for (const name of RECORDS) {
      const answer = await fetch(`${strapi.url}/api/${name.replace(/y$/, "ie")}s`, {
        method: "POST",
        headers: { authorization: `Bearer ${body.data.accessKey}`, "content-type": "application/json" },
        body: JSON.stringify({
          data: { state: "pending", to: "evil@evil.example", kind: "account-welcome" },
        }),
      });
      statuses[name] = answer.status;
    }
    expect(statuses).toEqual(Object.fromEntries(RECORDS.map((name) => [name, 400])));
    expect(
      await queryCms(strapi.dataFolder, `SELECT id FROM outbox_mails WHERE "to" = ?`, "evil@evil.example"),
    ).toEqual([]);
  });

  it("are read by no token of full access without an end: there is none", async () => {
    const before = await admin.call<{ data: object[] }>("GET", "/admin/api-tokens");
    const order = { name: "Für immer", description: "", type: "full-access", lifespan: null };
    const { status, body } = await admin.call<{ error: { message: string } }>(
      "POST",
      "/admin/api-tokens",
      order,
    );
    expect([status, body.error.message]).toEqual([
      400,
      "Ein Token mit vollem Zugriff liest alle Buchungen. Wählen Sie eine Gültigkeit von höchstens 90 Tagen.",
    ]);
    const made = await admin.call<{ data: { id: number } }>("POST", "/admin/api-tokens", {
      ...order,
      ...{ name: "Liest", type: "read-only" },
    });
    const path = `/admin/api-tokens/${made.body.data.id}`;
    expect((await admin.call("PUT", path, { type: "full-access" })).status).toBe(400);
    expect((await admin.call("DELETE", path)).status).toBe(200);
    const after = await admin.call<{ data: object[] }>("GET", "/admin/api-tokens");
    expect(after.body.data).toHaveLength(before.body.data.length);
  });

  it("keep what opens links from super admins too: in answers, filters, sorting and searching", async () => {
    const newsletter = newsletterOf(strapi);
    await newsletter.subscribe("geheim@reise.example");
    const [stored] = await queryCms<{ hash: string; seed: string; leave: string }>(
      strapi.dataFolder,
      `SELECT token_hash AS hash, token_seed AS seed, unsubscribe_hash AS leave FROM newsletter_subscribers WHERE email = ?`,
      "geheim@reise.example",
    );
    if (!stored) throw new Error("no subscriber");
    const all = await (await admin.send("GET", SUBSCRIBERS)).text();
    expect(all).toContain("geheim@reise.example");
    const mails = await (await admin.send("GET", MAILS)).text();
    expect(mails).toContain("newsletter-confirmation");
    for (const secret of Object.values(stored)) expect(all + mails).not.toContain(secret);
    expect(mails).not.toMatch(/"data":/);

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

  it("are neither sorted nor filtered by: their order would tell what they are", async () => {
    const encoded = USERS.replaceAll(":", "%3A");
    for (const [path, fields] of [
      [
        USERS,
        ["password", "credentialStamp", "resetPasswordToken", "confirmationToken", "createdBy.password"],
      ],
      [encoded, ["password"]],
      [SUBSCRIBERS, ["tokenHash", "tokenSeed"]],
      [listOf("tour"), ["createdBy.password", "createdBy.resetPasswordToken"]],
      ["/admin/users", ["password", "resetPasswordToken", "registrationToken"]],
    ] as const)
      for (const field of fields) {
        const nested = `[${field.replaceAll(".", "][")}]`;
        for (const query of [
          `sort=${field}`,
          `sort=id:asc,${field}:desc`,
          `sort${nested}=asc`,
          `filters${nested}[$startsWith]=a`,
          `filters[$or][0]${nested}[$gt]=a`,
        ])
          expect([query, (await admin.call("GET", `${path}?${query}`)).status]).toEqual([query, 400]);
      }
    for (const path of [`${USERS}?sort=email&filters[email][$contains]=a`, "/admin/users?sort=email&_q=a"])
      expect((await admin.call("GET", path)).status).toBe(200);
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

  it.each(STRAPIS)("leaves %s nothing about people, money and mails", async (role) => {
    const rights = await rightsOf(role);
    for (const name of [...RECORDS, "plan", "offer", "user"])
      expect([name, rights[name]]).toEqual([name, undefined]);
    expect(Object.keys(rights)).toContain("tour");
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

  it.each([...ROLES, ...STRAPIS])("%s changes no form and no setting of everybody's", async (role) => {
    const person = personOf(role);
    const statuses: Record<string, number> = {};
    for (const [path, body] of [
      [
        "/content-manager/components/shared.top-entry/configuration",
        { settings: {}, metadatas: {}, layouts: {} },
      ],
      [
        "/content-manager/content-types/api::tour.tour/configuration",
        { settings: {}, metadatas: {}, layouts: {} },
      ],
      ["/i18n/settings", { aiLocalizations: true }],
    ] as const)
      statuses[path] = (await person.call("PUT", path, body)).status;
    expect(Object.values(statuses)).toEqual([403, 403, 403]);
  });

  it("what is too long or too deep for the screens is refused in German, before Strapi reads it", async () => {
    const person = personOf("gratweg-editor");
    const refusalOf = async (path: string, body: object) => {
      const answer = await person.call<{ error: { message: string } }>("POST", path, body);
      return [answer.status, answer.body.error.message];
    };
    let nested: unknown = { type: "text", text: "x" };
    for (let depth = 0; depth < 700; depth += 1)
      nested = { type: "list", format: "unordered", children: [nested] };
    const title = "Sehr lang";
    const long = Array.from({ length: 5_000 }, () => ({ text: "x" }));
    expect(await refusalOf(listOf("tour"), { title, slug: "sehr-lang", included: long })).toEqual([
      400,
      "Eine Liste darf höchstens 300 Einträge haben. Bitte teilen Sie sie auf.",
    ]);
    expect(await refusalOf(PAGES, { title, slug: "sehr-tief", body: [nested] })).toEqual([
      400,
      "Listen dürfen höchstens zehnmal ineinander stehen. Bitte rücken Sie weniger weit ein.",
    ]);
    expect(await refusalOf(PAGES, { title, slug: "sehr-lang", intro: "x".repeat(900_000) })).toEqual([
      400,
      "Ein Text darf höchstens 20.000 Zeichen haben. Bitte kürzen Sie ihn.",
    ]);
    const ids = Array.from({ length: 33_000 }, (_, id) => id + 1);
    const moved = await refusalOf("/upload/actions/bulk-move", {
      folderIds: ids,
      destinationFolderId: null,
    });
    expect(moved[0]).toBe(400);
  });

  it("there is no second entry of what there is once", async () => {
    const { status, body } = await admin.call<{ error: { message: string } }>("POST", listOf("imprint"), {});
    expect([status, body.error.message]).toEqual([
      400,
      "Diesen Eintrag gibt es schon, und es gibt ihn nur einmal.",
    ]);
  });

  it.each(["gratweg-author", "gratweg-booking-desk"])("%s makes no address of a book", async (role) => {
    const ask = (title: string) =>
      personOf(role).call<{ data?: string }>("POST", "/content-manager/uid/generate", {
        contentTypeUID: "api::tour.tour",
        field: "slug",
        data: { title },
      });
    expect((await ask("Von Hütte zu Hütte")).body.data).toBe("von-huette-zu-huette");
    expect((await ask(`a${"\u0301".repeat(400)}`)).status).toBe(403);
  });

  it.each(["gratweg-author", "gratweg-booking-desk"])(
    "%s reads no other entries through a list",
    async (role) => {
      const person = personOf(role);
      const list = `${listOf("tour")}?page=1&pageSize=100`;
      const nested = "populate[departures][populate][tour][populate][departures]=*";
      const deep = Array.from(
        { length: 6 },
        (_, at) => `filters[$and][${at}][departures][tour][departures][tour][departures][tour][title]=x`,
      ).join("&");
      for (const more of [
        "populate[operator]=*",
        nested,
        "pageSize=1000",
        deep,
        "sort=departures.tour.departures.tour.title",
      ]) {
        const { status, body } = await person.call<{ error: { message: string } }>("GET", `${list}&${more}`);
        expect([more, status]).toEqual([more, 400]);
        expect(body.error.message).toMatch(/^Diese Abfrage reicht zu weit/);
      }
      const { status, body } = await person.call<{ results: { operator?: object | null }[] }>("GET", list);
      expect([status, body.results.length > 0]).toEqual([200, true]);
      if (role === "gratweg-booking-desk")
        for (const { operator } of body.results)
          for (const field of ["description", "email", "phone", "cancellationSteps"])
            expect(Object.keys(operator ?? {})).not.toContain(field);
      expect((await person.call("GET", "/upload/files?populate[related]=*")).status).toBe(400);
    },
  );

  it.each(["strapi-super-admin", ...ROLES, ...STRAPIS])("%s sends no mail past the outbox", async (role) => {
    const person = personOf(role);
    const mail = { to: "opfer@victim.example", subject: "Ihre Rechnung", html: "<p>Zahlen!</p>" };
    const statuses: number[] = [];
    for (const path of ["/email", "/email/", "/email/test", "/email/verify"])
      statuses.push((await person.send("POST", path, mail)).status);
    // An address without a route is a screen to GET and refused otherwise.
    expect(statuses.every((status) => status === 404 || status === 405)).toBe(true);
  });

  it.each(["strapi-super-admin", ...ROLES, ...STRAPIS])("%s reaches its own work", async (role) => {
    const person = personOf(role);
    for (const path of [
      "/admin/users/me",
      "/admin/users/me/permissions",
      "/admin/permissions",
      "/admin/homepage/layout",
      "/content-manager/init",
      "/content-manager/content-types",
      "/content-manager/components",
      "/i18n/locales",
    ])
      expect([path, (await person.call("GET", path)).status]).toEqual([path, 200]);
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

it.each(["gratweg-author", "gratweg-editor", "strapi-editor", "strapi-author"])(
  "%s does not say where an operator's mails about bookings go: travellers' names stand in them",
  async (role) => {
    const operators = listOf("tour-operator");
    const { body } = await admin.call<{ results: { documentId: string; email: string }[] }>("GET", operators);
    const [{ documentId, email } = { documentId: "", email: "" }] = body.results;
    const changed = await personOf(role).call("PUT", `${operators}/${documentId}`, {
      email: "evil@evil.example",
      phone: "+49 89 5550123",
    });
    // Strapi's author changes nothing but what is their own.
    expect(changed.status).toBe(role === "strapi-author" ? 403 : 200);
    const { body: after } = await admin.call<{ data: { email: string } }>(
      "GET",
      `${operators}/${documentId}`,
    );
    expect([email, after.data.email]).toEqual([email, email]);
  },
);

it("the Redaktion does not say where strangers' declarations are mailed", async () => {
  const settings = "/content-manager/single-types/api::site-setting.site-setting";
  const read = async () => {
    const { body } = await admin.call<{ data: { supportEmail: string | null; phone: string | null } }>(
      "GET",
      settings,
    );
    return body.data;
  };
  const { supportEmail } = await read();
  const changed = await personOf("gratweg-editor").call("PUT", settings, {
    supportEmail: "evil@evil.example",
    phone: "+49 89 5550123",
  });
  expect(changed.status).toBe(200);
  expect(await read()).toMatchObject({ supportEmail, phone: "+49 89 5550123" });
});

it("an author moves no departure by a draft: departures have none and are on sale as they stand", async () => {
  const TOURS = listOf("tour");
  const [first, second] = (
    await admin.call<{ results: { documentId: string; number: number }[] }>("GET", `${TOURS}?sort=number`)
  ).body.results;
  if (!first || !second) throw new Error("no two tours");
  const onSale = async () => {
    const answer = await fetch(
      `${strapi.url}/api/tours?populate=departures&sort=number&filters[number][$lte]=${second.number}`,
      { headers: { authorization: `Bearer ${strapi.token}` } },
    );
    const { data } = (await answer.json()) as { data: { departures: { number: number }[] }[] };
    return data.map(({ departures }) => departures.map(({ number }) => number).sort());
  };
  const departures = `/content-manager/relations/api::tour.tour/${first.documentId}/departures`;
  const { results } = (await admin.call<{ results: { id: number; documentId: string }[] }>("GET", departures))
    .body;
  const before = await onSale();
  expect(before[0]?.length).toBeGreaterThan(0);

  const author = personOf("gratweg-author");
  const stolen = results.map(({ id, documentId }) => ({ id, documentId }));
  for (const [{ documentId }, change] of [
    [second, { connect: stolen }],
    [first, { disconnect: stolen }],
    [first, { set: [] }],
  ] as const)
    expect((await author.call("PUT", `${TOURS}/${documentId}`, { departures: change })).status).toBeLessThan(
      500,
    );
  await author.call("POST", TOURS, { title: "Fremde Termine", departures: { connect: stolen } });
  expect(await onSale()).toEqual(before);
});

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

it("a text carries nothing for the build but words, links and the library's pictures", async () => {
  const author = personOf("gratweg-author");
  const planted = { __typename: "STRAPI__MEDIA", url: "http://127.0.0.1:8001/metrics" };
  const body = [{ type: "paragraph", children: [{ type: "text", text: "Willkommen", planted }] }];
  const { status, body: answer } = await author.call<{ error: { message: string } }>("POST", PAGES, {
    title: "Angebot",
    slug: "angebot-mit-anhang",
    body,
  });
  expect([status, answer.error.message]).toEqual([400, expect.stringContaining("(planted)")]);
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

describe("whoever asks for much at once", () => {
  it("leaves room for other editors and visitors between two questions", async () => {
    const desk = personOf("gratweg-booking-desk");
    let answered = 0;
    const lists = Array.from({ length: 40 }, async () => {
      const answer = await desk.send("GET", `${listOf("tour")}?pageSize=100`);
      await answer.text();
      answered += 1;
      return answer.status;
    });
    await Promise.race(lists);
    const others = [
      personOf("gratweg-author").call("GET", listOf("page")),
      fetch(`${strapi.url}/api/tour-operators`),
    ].map(async (asked) => [(await asked).status, answered] as const);
    for (const [status, before] of await Promise.all(others)) {
      expect(status).toBe(200);
      expect(before).toBeLessThan(20);
    }
    expect(await Promise.all(lists)).toEqual(Array(40).fill(200));
  });
});
