import { Writable } from "node:stream";
import {
  DECLARATION_SHELLS,
  declarationAnswer,
  declarationSlot,
  paths,
  problem,
  PROBLEM_TYPES,
} from "@gratweg/contracts";
import { siteByKey } from "@gratweg/sites";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { createServer, type ServerOptions } from "../../createServer";
import { createRequestLimit } from "../../limits/requestLimit";
import type { DeclarationOrder, DeclarationSource } from "../../ports";
import { fakeOptions } from "../../testing/fakes";
import { createSitesFolder, FILES, type SitesFolder } from "../../testing/siteFolder";

const receipt = { receiptNumber: "K-7F3M-92QX", receivedAt: "2026-11-21T23:05:09.000Z" };
const entries = {
  name: " Anna  Ott ",
  identification: "",
  contract: "Mitgliedschaft",
  kind: "ordinary",
  reason: "",
  end: "soonest",
  endsOn: "",
  email: "anna@POST.example",
};
const tidied = { ...entries, name: "Anna Ott", email: "anna@post.example" };

const slots = (names: string[]) => names.map((name) => `<dd>${declarationSlot(name)}</dd>`).join("");
const shell = (body: string) =>
  `<!doctype html><html lang="de"><head><title>x</title><style>a{}</style></head><body>${body}<script>go()</script></body></html>`;
const SHELLS = {
  "builds/inline-scripts.json": JSON.stringify({ go: "go()" }),
  "de/vertrag-kuendigen/eingegangen/index.html": shell(
    slots(["receiptNumber", "receivedAt", "name", "identification", "kind", "end"]),
  ),
  "de/vertrag-kuendigen/angaben-pruefen/index.html": shell(
    `<h2>${declarationSlot("title")}</h2><ul><li><a href="#${declarationSlot("field")}">${declarationSlot("message")}</a></li></ul>` +
      '<form action="/api/contracts/cancel"><input name="name" value=""/></form>',
  ),
};

let folder: SitesFolder;
const running: FastifyInstance[] = [];

beforeAll(() => {
  folder = createSitesFolder();
  folder.write("hiking", { ...FILES, ...SHELLS });
});
afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
});
afterAll(() => folder.remove());

async function start(source: Partial<DeclarationSource> = {}, more: Partial<ServerOptions> = {}) {
  const orders: DeclarationOrder[] = [];
  const declarations: DeclarationSource = {
    receive: (order) => Promise.resolve((orders.push(order), receipt)),
    ...source,
  };
  const app = createServer(fakeOptions(folder.path, { declarations, ...more }));
  running.push(app);
  await app.loaded();
  return { app, orders };
}

const send = (
  app: FastifyInstance,
  payload: unknown,
  headers: Record<string, string> = {},
  action = "cancel",
) =>
  app.inject({
    method: "POST",
    url: `/api/contracts/${action}`,
    headers: { host: "localhost:8000", "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
const sendForm = (app: FastifyInstance, fields: Record<string, string>, action = "cancel") =>
  send(
    app,
    new URLSearchParams(fields).toString(),
    { "content-type": "application/x-www-form-urlencoded" },
    action,
  );

const away = { receive: () => Promise.reject(new Error("ECONNREFUSED")) };

describe("as JSON", () => {
  it("hands a tidied cancellation on and answers with the receipt", async () => {
    const { app, orders } = await start();
    const response = await send(app, { ...entries, foreign: "x" });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([201, "no-store"]);
    expect(declarationAnswer.parse(response.json())).toEqual({ ...receipt, declaration: tidied });
    expect(orders).toEqual([
      {
        kind: "cancel",
        declaration: tidied,
        site: "hiking",
        officeEmail: siteByKey("hiking").contact.email,
      },
    ]);
  });

  it("hands a withdrawal on with the three fields of the law", async () => {
    const { app, orders } = await start();
    expect((await send(app, entries, {}, "withdraw")).statusCode).toBe(201);
    expect(orders.map(({ kind, declaration }) => [kind, declaration])).toEqual([
      ["withdraw", { name: "Anna Ott", contract: "Mitgliedschaft", email: "anna@post.example" }],
    ]);
  });

  it.each<[unknown, string[]]>([
    [{}, ["name", "contract", "kind", "end", "email"]],
    [[], ["name", "contract", "kind", "end", "email"]],
    [{ ...entries, name: 7, email: "anna" }, ["name", "email"]],
    [{ ...entries, kind: "extraordinary", end: "date" }, ["reason", "endsOn"]],
  ])("%j: 422 with an issue for each field, and nobody is asked", async (body, fields) => {
    const { app, orders } = await start();
    const response = await send(app, body);
    const refused = problem.parse(response.json());
    expect([response.statusCode, refused.type]).toEqual([422, PROBLEM_TYPES.invalidDeclaration]);
    expect(refused.detail).toContain("noch nicht bei uns eingegangen");
    expect(refused.issues?.map(({ parameter }) => parameter)).toEqual(fields);
    for (const { message } of refused.issues ?? []) expect(message).toMatch(/^(Bitte|Diese).*[.]$/);
    expect(orders).toEqual([]);
  });

  it.each<[string, Partial<ServerOptions>]>([
    ["is away", { declarations: away }],
    ["is not set up", { declarations: undefined }],
  ])("says 503, when to come back, and how else, when the content system %s", async (_how, more) => {
    const { app } = await start({}, more);
    const response = await send(app, entries);
    const refused = problem.parse(response.json());
    expect([response.statusCode, response.headers["retry-after"], refused.type]).toEqual([
      503,
      "10",
      PROBLEM_TYPES.declarationUnavailable,
    ]);
    expect(refused.detail).toMatch(
      /nicht bestätigen, dass Ihre Kündigung bei uns eingegangen ist\..*Oder kündigen Sie /,
    );
  });

  it("limits one client address, and says that nothing has arrived", async () => {
    const declarations = createRequestLimit({ most: 1, windowMs: 3_600_000 });
    const { app, orders } = await start({}, { limits: { declarations } });
    await send(app, {});
    expect((await send(app, entries)).statusCode).toBe(201);
    const limited = await send(app, { ...entries, name: "Bea Ott" });
    expect([limited.statusCode, Number(limited.headers["retry-after"]) > 3_500]).toEqual([429, true]);
    expect(problem.parse(limited.json()).detail).toContain("noch nicht bei uns eingegangen");
    expect(orders).toHaveLength(1);
  });

  it.each([
    ["a /48", (at: number) => `2001:db8:7:${at.toString(16)}::1`],
    ["a /24", (at: number) => `198.51.100.${at}`],
  ])("limits %s as one, whatever addresses it sends from", async (_network, addressOf) => {
    const declarationsOfNetwork = createRequestLimit({ most: 3, windowMs: 3_600_000 });
    const { app, orders } = await start({}, { limits: { declarationsOfNetwork }, trustProxy: true });
    const from = (address: string, name: string) =>
      send(app, { ...entries, name }, { "x-forwarded-for": address });
    const statuses = [];
    for (let at = 1; at <= 5; at += 1)
      statuses.push((await from(addressOf(at), `Anna Ott ${at}`)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect((await from("203.0.113.9", "Bea Ott")).statusCode).toBe(201);
    expect(orders).toHaveLength(4);
  });

  it("counts what is sent wrong too, by address and network, before anything of it is read", async () => {
    const most = (number: number) => createRequestLimit({ most: number, windowMs: 3_600_000 });
    const limits = { declarationAttempts: most(2), declarationAttemptsOfNetwork: most(3) };
    const { app, orders } = await start({}, { limits, trustProxy: true });
    const from = async (address: string, body: unknown = {}) => {
      const { statusCode, headers, json } = await send(app, body, { "x-forwarded-for": address });
      return statusCode === 429 ? [429, headers["retry-after"], problem.parse(json()).detail] : statusCode;
    };
    expect([await from("198.51.100.1"), await from("198.51.100.1", "{")]).toEqual([422, 400]);
    expect(await from("198.51.100.1", entries)).toEqual([
      ...[429, "3600"],
      expect.stringContaining("noch nicht bei uns eingegangen"),
    ]);
    expect(await from("198.51.100.2")).toBe(422);
    expect(await from("198.51.100.3", entries)).toEqual(expect.arrayContaining([429]));
    expect(await from("203.0.113.9", entries)).toBe(201);
    expect(orders).toHaveLength(1);
  });

  it("reads no more fields of a form than a form may have", async () => {
    const { app } = await start();
    const many = Object.fromEntries(Array.from({ length: 33 }, (_, at) => [`f${at}`, ""]));
    expect((await sendForm(app, many)).statusCode).toBe(413);
  });

  it.each<[string, Record<string, string>, unknown, number]>([
    ["another website's page", { origin: "https://evil.example" }, entries, 403],
    ["another website's form", { "sec-fetch-site": "cross-site" }, entries, 403],
    ["broken JSON", {}, "{", 400],
    ["another format", { "content-type": "text/plain" }, "kündigen", 415],
    ["a long body", {}, { ...entries, reason: "a".repeat(70_000) }, 413],
    ["a foreign host", { host: "evil.example" }, entries, 421],
  ])("refuses %s", async (_what, headers, body, status) => {
    const { app, orders } = await start();
    const response = await send(app, body, headers);
    expect([response.statusCode, problem.parse(response.json()).status]).toEqual([status, status]);
    expect(orders).toEqual([]);
  });
});

describe("of a form without scripts", () => {
  it("answers with the receipt as a page: everything, with day and time in Berlin, no scripts, in no cache", async () => {
    const { app, orders } = await start();
    const response = await sendForm(app, { ...entries, end: "date", endsOn: "2127-01-31", name: "A <Ott>" });
    expect(response.statusCode).toBe(201);
    expect(response.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
    expect(response.headers["content-security-policy"]).toMatch(/style-src 'self' 'sha256-/);
    const page = response.body;
    expect([...page.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, text]) => text)).toEqual([
      "K-7F3M-92QX",
      "22. November 2026, 00:05:09 Uhr",
      "A &lt;Ott&gt;",
      "keine Angabe",
      "ordentliche Kündigung",
      "31. Januar 2127",
    ]);
    expect(page).not.toMatch(/<script|⟦/);
    expect(orders).toHaveLength(1);
  });

  it("answers bad input with the form once more: issues that lead to fields, what was typed is kept", async () => {
    const { app } = await start();
    const response = await sendForm(app, { ...entries, name: "Anna Ott", contract: "", email: "anna" });
    expect([response.statusCode, response.headers["content-type"]]).toEqual([
      422,
      "text/html; charset=utf-8",
    ]);
    expect(response.body).toContain("<h2>Bitte prüfen Sie Ihre Angaben</h2>");
    expect(response.body).toMatch(/<li><a href="#contract">Bitte nennen.*<li><a href="#email">Diese E-Mail/);
    expect(response.body).toContain('<input name="name" value="Anna Ott">');
  });

  it("says so, with what was typed, when it could not be received", async () => {
    const { app } = await start(away);
    const response = await sendForm(app, entries);
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "10"]);
    expect(response.body).toContain("<h2>Noch nicht angekommen</h2>");
    expect(response.body).toContain('<a href="#absenden">Das hat gerade nicht geklappt');
    expect(response.body).toContain('value=" Anna  Ott "');
  });

  it("has words of its own where the site has no such page", async () => {
    const { app } = await start();
    const response = await sendForm(app, entries, "withdraw");
    expect(response.body).toContain("Beleg K-7F3M-92QX, eingegangen am 22. November 2026, 00:05:09 Uhr.");
    expect((await sendForm(app, {}, "withdraw")).body).toContain("noch nicht bei uns eingegangen");
  });

  it("the shells have no address of their own; the answer's address leads to the form", async () => {
    const { app } = await start();
    const get = (url: string) => app.inject({ url, headers: { host: "localhost" } });
    for (const path of Object.values(DECLARATION_SHELLS.cancel))
      expect((await get(path)).statusCode).toBe(404);
    const again = await get("/api/contracts/cancel");
    expect([again.statusCode, again.headers.location]).toEqual([303, paths.contractCancel()]);
  });
});

it("logs nothing of a declaration", async () => {
  const lines: string[] = [];
  const log = pino(
    {},
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
  );
  const { app } = await start(away, { log });
  await send(app, entries);
  await sendForm(app, { ...entries, name: "" });
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join("")).not.toMatch(/Anna|post\.example|Mitgliedschaft/i);
});
