import { Writable } from "node:stream";
import {
  NEWSLETTER_TEXT_VERSION,
  newsletterAnswer,
  newsletterProblem,
  PROBLEM_TYPES,
} from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import type { ServerOptions } from "../../createServer";
import { CONFIRMATION_PAGE_HEADERS } from "../../http/confirmationPage";
import { createRequestLimit } from "../../limits/requestLimit";
import type { NewsletterSource } from "../../ports";
import { testServers } from "../../testing/testServers";

type Order = Parameters<NewsletterSource["subscribe"]>[0];
const TOKEN = "aB3-_".repeat(9).slice(0, 43);
const SUBSCRIBED =
  "Fast geschafft: Bitte sehen Sie in Ihr Postfach und bestätigen Sie Ihre Anmeldung mit dem Link in unserer E-Mail.";
const serve = testServers();

async function start(source: Partial<NewsletterSource> = {}, more: Partial<ServerOptions> = {}) {
  const orders: Order[] = [];
  const newsletter: NewsletterSource = {
    subscribe: (order) => Promise.resolve(void orders.push(order)),
    confirm: () => Promise.resolve("confirmed"),
    unsubscribe: () => Promise.resolve("unsubscribed"),
    ...source,
  };
  const app = await serve({ newsletter, ...more });
  return { app, orders };
}

const send = (app: FastifyInstance, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url: "/api/newsletter",
    headers: { host: "localhost:8000", "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
const sendForm = (app: FastifyInstance, payload: string) =>
  send(app, payload, { "content-type": "application/x-www-form-urlencoded" });

describe("POST /api/newsletter", () => {
  it("hands a tidy address on, with site, origin and the words that were agreed to [7.21]", async () => {
    const { app, orders } = await start();
    const response = await send(app, { email: " Anna.Ott@POST.example " });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(newsletterAnswer.parse(response.json())).toEqual({ success: true, message: SUBSCRIBED });
    expect(orders).toEqual([
      {
        email: "Anna.Ott@post.example",
        site: "hiking",
        origin: "http://localhost:8000",
        textVersion: NEWSLETTER_TEXT_VERSION,
      },
    ]);
  });

  it("leads links to the port that is listened on, whatever the host says", async () => {
    const { app, orders } = await start();
    await send(app, { email: "a@b.example" }, { host: "hiking.localhost:6666" });
    expect(orders[0]?.origin).toBe("http://hiking.localhost:8000");
    const refused = await send(app, { email: "a@b.example" }, { host: "[::1]@evil.example" });
    expect([refused.statusCode, orders.length]).toEqual([421, 1]);
  });

  it("names the site's own domain in production, whatever the host's case and port", async () => {
    const { app, orders } = await start({}, { production: true, trustProxy: true });
    const headers = { host: "WANDERN.gratweg.example:8443", "x-forwarded-proto": "https" };
    await send(app, { email: "a@b.example" }, headers);
    expect(orders[0]?.origin).toBe("https://wandern.gratweg.example");
  });

  it.each([
    { email: "" },
    { email: "   " },
    { email: "anna" },
    { email: "a@b,example" },
    { email: 7 },
    {},
    [],
  ])("%j is 422, an answer and a problem at once, and nobody is asked", async (body) => {
    const { app, orders } = await start();
    const response = await send(app, body);
    expect(response.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    const problem = newsletterProblem.parse(response.json());
    expect(problem).toMatchObject({
      status: response.statusCode,
      type: PROBLEM_TYPES.invalidEmail,
      message: problem.detail,
    });
    expect([response.statusCode, orders]).toEqual([422, []]);
  });

  it.each<[string, Partial<NewsletterSource>]>([
    ["is away", { subscribe: () => Promise.reject(new Error("ECONNREFUSED")) }],
    ["fails in between", { subscribe: () => Promise.reject(new Error("content system answered 500")) }],
  ])("says 503 with success false when the content system %s", async (_how, source) => {
    const { app } = await start(source);
    const response = await send(app, { email: "a@b.example" });
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "10"]);
    expect(newsletterProblem.parse(response.json())).toMatchObject({
      type: PROBLEM_TYPES.newsletterUnavailable,
      success: false,
    });
  });

  it("says 503 where the newsletter is not set up", async () => {
    const { app } = await start({}, { newsletter: undefined });
    expect((await send(app, { email: "a@b.example" })).statusCode).toBe(503);
  });

  it("limits one client address, not the others, and says when it goes on", async () => {
    const { app, orders } = await start(
      {},
      {
        limits: { newsletter: createRequestLimit({ most: 2, windowMs: 3_600_000 }) },
        trustProxy: "127.0.0.1",
      },
    );
    const from = (address: string) => send(app, { email: "a@b.example" }, { "x-forwarded-for": address });
    for (const address of ["198.51.100.7", "198.51.100.7"])
      expect((await from(address)).statusCode).toBe(200);
    const limited = await from("198.51.100.7");
    expect([limited.statusCode, Number(limited.headers["retry-after"]) > 3_500]).toEqual([429, true]);
    expect(newsletterProblem.parse(limited.json()).success).toBe(false);
    expect((await from("198.51.100.8")).statusCode).toBe(200);
    expect(orders).toHaveLength(3);
  });

  it("limits a network, however many addresses it has", async () => {
    const { app, orders } = await start(
      {},
      {
        limits: { newsletterOfNetwork: createRequestLimit({ most: 2, windowMs: 3_600_000 }) },
        trustProxy: "127.0.0.1",
      },
    );
    const from = async (address: string) =>
      (await send(app, { email: "a@b.example" }, { "x-forwarded-for": address })).statusCode;
    const asked = ["2001:db8:77:1::1", "2001:db8:77:2::1", "2001:db8:77:3::1", "2001:db8:78:1::1"];
    const statuses = [];
    for (const address of asked) statuses.push(await from(address));
    expect([statuses, orders.length]).toEqual([[200, 200, 429, 200], 3]);
  });

  it.each<[string, Record<string, string>, unknown, number]>([
    ["another website's page", { origin: "https://evil.example" }, { email: "a@b.example" }, 403],
    ["another website's form", { "sec-fetch-site": "cross-site" }, { email: "a@b.example" }, 403],
    ["broken JSON", {}, "{", 400],
    ["another format", { "content-type": "text/plain" }, "a@b.example", 415],
    ["a long body", {}, { email: "a".repeat(9_000) }, 413],
    ["a foreign host", { host: "evil.example" }, { email: "a@b.example" }, 421],
  ])("refuses %s, with success false", async (_what, headers, body, status) => {
    const { app, orders } = await start();
    const response = await send(app, body, headers);
    expect(response.statusCode).toBe(status);
    expect(newsletterProblem.parse(response.json()).status).toBe(status);
    expect(orders).toEqual([]);
  });

  it("leads a form without scripts to a page for each outcome", async () => {
    const { app, orders } = await start();
    const ok = await sendForm(app, "email=anna%40post.example");
    expect([ok.statusCode, ok.headers.location]).toEqual([303, "/de/newsletter/anmeldung"]);
    expect(orders[0]?.email).toBe("anna@post.example");
    const empty = await sendForm(app, "email=");
    expect([empty.statusCode, empty.headers.location]).toEqual([303, "/de/newsletter/adresse-pruefen"]);
    const { app: without } = await start({}, { newsletter: undefined });
    const away = await sendForm(without, "email=anna%40post.example");
    expect([away.statusCode, away.headers.location]).toEqual([303, "/de/newsletter/spaeter"]);
  });
});

describe("the mails' links", () => {
  const open = (app: FastifyInstance, action: string, token = TOKEN) =>
    app.inject({ url: `/api/newsletter/${action}?token=${token}`, headers: { host: "localhost" } });
  const press = (app: FastifyInstance, action: string, token = TOKEN) =>
    app.inject({
      method: "POST",
      url: `/api/newsletter/${action}?token=${token}`,
      headers: { host: "localhost", "content-type": "application/x-www-form-urlencoded", origin: "null" },
      payload: "antwort=seite",
    });

  it.each([
    ["confirm", "Anmeldung bestätigen"],
    ["unsubscribe", "Jetzt abmelden"],
  ])("a program that opens a link to %s decides nothing: the page's button does", async (action, button) => {
    const asked: string[] = [];
    const note = (what: string) => Promise.resolve(asked.push(what)).then(() => "unsubscribed" as const);
    const { app } = await start({ confirm: () => note("confirm"), unsubscribe: () => note("unsubscribe") });
    const page = await open(app, action);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject(CONFIRMATION_PAGE_HEADERS);
    expect(page.body).toContain(
      `<form method="post" action="/api/newsletter/${action}?token=${TOKEN}"><input type="hidden" name="antwort" value="seite">` +
        `<button type="submit">${button}</button></form>`,
    );
    const head = await app.inject({
      method: "HEAD",
      url: `/api/newsletter/${action}?token=${TOKEN}`,
      headers: { host: "localhost" },
    });
    expect([head.statusCode, asked]).toEqual([200, []]);
    await press(app, action);
    expect(asked).toEqual([action]);
  });

  it.each([
    ["confirmed", "bestaetigt"],
    ["expired", "abgelaufen"],
    ["unsubscribed", "abgemeldet"],
    ["unknown", "link-unbekannt"],
  ] as const)("a confirmation that is %s leads to %s, without its token", async (outcome, page) => {
    const { app } = await start({ confirm: () => Promise.resolve(outcome) });
    const response = await press(app, "confirm");
    expect(response.statusCode).toBe(303);
    expect(response.headers).toMatchObject({
      location: `/de/newsletter/${page}`,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  });

  it.each([
    ["unsubscribed", "abgemeldet"],
    ["unknown", "link-unbekannt"],
  ] as const)("unsubscribing that is %s leads to %s", async (outcome, page) => {
    const { app } = await start({ unsubscribe: () => Promise.resolve(outcome) });
    expect((await press(app, "unsubscribe")).headers.location).toBe(`/de/newsletter/${page}`);
  });

  it.each(["", "short", `${TOKEN}x`, "%27%20OR%201=1"])("the token %j is nobody's", async (token) => {
    const asked: string[] = [];
    const { app } = await start({
      confirm: (link) => Promise.resolve(asked.push(link.token) ? "confirmed" : "unknown"),
    });
    for (const ask of [open, press])
      expect((await ask(app, "confirm", token)).headers.location).toBe("/de/newsletter/link-unbekannt");
    expect(asked).toEqual([]);
  });

  it("lead to a page when the content system is away", async () => {
    const away = () => Promise.reject(new Error("ECONNREFUSED"));
    const { app } = await start({ confirm: away, unsubscribe: away });
    for (const action of ["confirm", "unsubscribe"])
      expect((await press(app, action)).headers.location).toBe("/de/newsletter/spaeter");
  });
});

describe("POST /api/newsletter/unsubscribe", () => {
  const click = (app: FastifyInstance, headers: Record<string, string>, payload = "") =>
    app.inject({
      method: "POST",
      url: `/api/newsletter/unsubscribe?token=${TOKEN}`,
      headers: { host: "localhost", ...headers },
      payload,
    });

  it.each([
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ["", ""],
  ])(
    "one click from a mail program's server (%s): 200, no redirect, any number of times",
    async (type, payload) => {
      const { app } = await start();
      for (let time = 0; time < 2; time += 1) {
        const response = await click(app, type === "" ? {} : { "content-type": type }, payload);
        expect([response.statusCode, response.json()]).toEqual([
          200,
          { success: true, message: "Sie sind vom Newsletter abgemeldet." },
        ]);
      }
    },
  );

  it("tells of a link that is nobody's, and of a content system that is away", async () => {
    const { app } = await start({ unsubscribe: () => Promise.resolve("unknown") });
    const unknown = await click(app, {});
    expect([unknown.statusCode, newsletterProblem.parse(unknown.json()).type]).toEqual([
      404,
      PROBLEM_TYPES.unknownToken,
    ]);
    const { app: without } = await start({}, { newsletter: undefined });
    expect((await click(without, {})).statusCode).toBe(503);
  });
});

it("logs neither addresses nor tokens", async () => {
  const lines: string[] = [];
  const log = pino(
    {},
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
  );
  const { app } = await start({ unsubscribe: () => Promise.reject(new Error("away")) }, { log });
  await send(app, { email: "anna.ott@post.example" });
  const url = `/api/newsletter/unsubscribe?token=${TOKEN}`;
  for (const method of ["GET", "POST"] as const)
    await app.inject({ method, url, headers: { host: "localhost" } });
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join("")).not.toMatch(/anna|post\.example|aB3/);
});
