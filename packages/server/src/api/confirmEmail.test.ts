import { Writable } from "node:stream";
import { openApiDocument } from "@gratweg/contracts";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { createEmailConfirmation, type EmailConfirmation } from "../accounts/emailConfirmation";
import type { ServerOptions } from "../createServer";
import { testServers } from "../testing/testServers";

const TOKEN = "aB3-_".repeat(9).slice(0, 43);
const LOGIN = "/de/portal/user/login";
const serve = testServers();

async function start(confirm?: EmailConfirmation["confirm"], more: Partial<ServerOptions> = {}) {
  const links: { token: string; origin: string }[] = [];
  const emailConfirmation: EmailConfirmation = {
    confirm: (link, context) => {
      links.push(link);
      return confirm ? confirm(link, context) : Promise.resolve("confirmed");
    },
  };
  return { app: await serve({ emailConfirmation, ...more }), links };
}

const open = (app: FastifyInstance, token = TOKEN, headers: Record<string, string> = {}) =>
  app.inject({
    url: `/api/account/confirm-email?token=${token}`,
    headers: { host: "localhost:8000", ...headers },
  });

it("hands the token on and leads to the sign-in screen, where nothing of it is left", async () => {
  const { app, links } = await start();
  const response = await open(app);
  expect([response.statusCode, response.headers.location]).toEqual([303, `${LOGIN}?confirm=1`]);
  expect(response.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  expect(links).toEqual([{ token: TOKEN, origin: "http://localhost:8000" }]);
});

it("leads whoever chose a membership to where signing in goes on to paying, however the link turned out", async () => {
  const checkout = "/de/portal/user/login-checkout";
  const { app } = await start();
  expect((await open(app, `${TOKEN}&plan=gratweg-plus`)).headers.location).toBe(
    `${checkout}?confirm=1&plan=gratweg-plus`,
  );
  const { app: used } = await start(() => Promise.resolve("unknown"));
  expect((await open(used, `${TOKEN}&plan=gratweg-plus`)).headers.location).toBe(
    `${checkout}?confirm=abgelaufen&plan=gratweg-plus`,
  );
});

it.each([
  "",
  "//boese.example",
  "https://boese.example",
  "..%2F..%2Fx",
  "a%26weiter=%2F%2Fboese.example",
  "a%0d%0aset-cookie:x=1",
  "A",
  "a".repeat(101),
  "a&plan=b",
])("takes nothing but a slug for a membership: %j", async (plan) => {
  const { app } = await start();
  expect((await open(app, `${TOKEN}&plan=${plan}`)).headers.location).toBe(`${LOGIN}?confirm=1`);
});

it("names the site's own domain in production, whatever the host's case and port", async () => {
  const { app, links } = await start(undefined, { production: true });
  await open(app, TOKEN, { host: "WANDERN.gratweg.example:8443" });
  expect(links[0]?.origin).toBe("https://wandern.gratweg.example");
});

it("says when a link was used, replaced or is too old, and asks nobody about what cannot be a token", async () => {
  const { app, links } = await start(() => Promise.resolve("unknown"));
  expect((await open(app)).headers.location).toBe(`${LOGIN}?confirm=abgelaufen`);
  for (const token of ["", "kurz", `${TOKEN}x`, `${TOKEN}&token=${TOKEN}`, "%00"])
    expect((await open(app, token)).headers.location).toBe(`${LOGIN}?confirm=abgelaufen`);
  expect(links).toHaveLength(1);
});

it("asks to come again when the content system is away or not set up, and does not claim anything", async () => {
  const { app } = await start(() => Promise.reject(new Error("ECONNREFUSED")));
  expect((await open(app)).headers.location).toBe(`${LOGIN}?confirm=spaeter`);
  const { app: without } = await start(undefined, { emailConfirmation: undefined });
  expect((await open(without)).headers.location).toBe(`${LOGIN}?confirm=spaeter`);
});

it.each([
  ["sec-purpose", "prefetch;prerender"],
  ["purpose", "prefetch"],
  ["x-moz", "prefetch"],
])("does nothing for a browser that only fetches ahead (%s: %s)", async (name, value) => {
  const { app, links } = await start();
  expect((await open(app, TOKEN, { [name]: value })).statusCode).toBe(503);
  const head = await app.inject({
    method: "HEAD",
    url: `/api/account/confirm-email?token=${TOKEN}`,
    headers: { host: "localhost" },
  });
  expect([head.statusCode, links]).toEqual([405, []]);
});

it("logs no token", async () => {
  const lines: string[] = [];
  const log = pino(
    {},
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
  );
  const { app } = await start(() => Promise.reject(new Error("away")), { log });
  await open(app);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("")).not.toContain(TOKEN);
});

it("asks the content system's internal route, with the secret and the visitor's address", async () => {
  const calls: { url: string; init: RequestInit | undefined }[] = [];
  const answer =
    (body: unknown, status = 200) =>
    (url: string | URL | Request, init?: RequestInit) => {
      calls.push({ url: url as string, init });
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    };
  const context = { signal: AbortSignal.timeout(1000), clientAddress: "198.51.100.7" };
  const link = { token: TOKEN, origin: "http://localhost:8000" };
  const ask = (request: typeof fetch) =>
    createEmailConfirmation("http://cms", "geheim", request).confirm(link, context);
  expect(await ask(answer({ outcome: "confirmed" }))).toBe("confirmed");
  expect(calls[0]).toMatchObject({
    url: "http://cms/api/internal/account/confirm-email",
    init: {
      method: "POST",
      body: JSON.stringify(link),
      headers: { authorization: "Bearer geheim", "x-forwarded-for": "198.51.100.7" },
    },
  });
  await expect(ask(answer({ outcome: "perhaps" }))).rejects.toThrow();
  await expect(ask(answer({}, 503))).rejects.toThrow();
});

it("stands in the API document", () => {
  const { paths } = openApiDocument({ version: "1", serverUrl: "" }) as { paths: Record<string, object> };
  expect(paths).toHaveProperty(["/api/account/confirm-email", "get"]);
});
