import { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { createEmailConfirmation, type ConfirmationOrder, type EmailConfirmation } from "./emailConfirmation";
import type { ServerOptions } from "../../createServer";
import { CONFIRMATION_PAGE_HEADERS } from "../../http/confirmationPage";
import { ProblemError, problems } from "../../http/problems";
import { testServers } from "../../testing/testServers";

const TOKEN = "aB3-_".repeat(9).slice(0, 43);
const PASSWORD = "Bergschuh & Söhne+2027 €";
const LOGIN = "/de/portal/user/login";
const serve = testServers();

async function start(confirm?: EmailConfirmation["confirm"], more: Partial<ServerOptions> = {}) {
  const links: ConfirmationOrder[] = [];
  const emailConfirmation: EmailConfirmation = {
    confirm: (link, context) => {
      links.push(link);
      return confirm ? confirm(link, context) : Promise.resolve("confirmed");
    },
    look: () => Promise.resolve("open"),
  };
  return { app: await serve({ emailConfirmation, ...more }), links };
}

const request =
  (method: "GET" | "POST") =>
  (app: FastifyInstance, token = TOKEN, headers: Record<string, string> = {}, password = PASSWORD) =>
    app.inject({
      method,
      url: `/api/account/confirm-email?token=${token}`,
      headers: {
        host: "localhost:8000",
        ...(method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
        ...headers,
      },
      ...(method === "POST" ? { payload: new URLSearchParams({ password }).toString() } : {}),
    });
const open = request("GET");
const press = request("POST");

it("a program that opens the mail's link confirms nothing: the page's form does, and scripts have no part in it", async () => {
  const { app, links } = await start();
  const page = await open(app, `${TOKEN}&plan=gratweg-plus`);
  expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(page.headers).toMatchObject(CONFIRMATION_PAGE_HEADERS);
  expect(page.body).toContain(
    `<form method="post" action="/api/account/confirm-email?token=${TOKEN}&amp;plan=gratweg-plus">`,
  );
  expect(page.body).toContain(">E-Mail-Adresse bestätigen</button>");
  expect(page.body).toContain(
    '<label for="password">Passwort</label><input type="password" id="password" name="password" autocomplete="current-password" required>',
  );
  expect(page.body).toContain(
    '<a href="/de/portal/user/reset-password?plan=gratweg-plus">Passwort vergessen?</a>',
  );
  expect(page.body).toContain("<h2>Sie haben sich nicht registriert?</h2><p>Dann müssen Sie nichts tun.");
  expect(page.body).not.toContain("<script");
  expect(links).toEqual([]);
  const head = await app.inject({
    method: "HEAD",
    url: `/api/account/confirm-email?token=${TOKEN}`,
    headers: { host: "localhost" },
  });
  expect([head.statusCode, links]).toEqual([200, []]);
});

it("a link that cannot be one leads on at once", async () => {
  const { app } = await start();
  for (const token of ["", "kurz", "<script>", `${TOKEN}&token=${TOKEN}`])
    expect((await open(app, encodeURI(token))).headers.location).toBe(`${LOGIN}?confirm=abgelaufen`);
});

it.each([
  ["", 422, "Bitte geben Sie Ihr Passwort ein."],
  ["falsch<b>", 422, "Dieses Passwort stimmt nicht."],
  ["zu oft", 429, "Das Passwort wurde zu oft falsch eingegeben."],
])(
  "asks once more after %j, with what was wrong and nothing that was typed",
  async (password, status, words) => {
    const { app, links } = await start(({ password: typed }) =>
      typed === "zu oft"
        ? Promise.reject(new ProblemError(problems.tooManyRequests()))
        : Promise.resolve("wrong-password"),
    );
    const page = await press(app, `${TOKEN}&plan=gratweg-plus`, {}, password);
    expect(page.statusCode).toBe(status);
    expect(page.headers).toMatchObject(CONFIRMATION_PAGE_HEADERS);
    expect(page.body).toContain(`<p class="error" id="password-error" role="alert">${words}`);
    expect(page.body).toContain('required aria-invalid="true" aria-describedby="password-error" autofocus>');
    expect(page.body).toContain(`action="/api/account/confirm-email?token=${TOKEN}&amp;plan=gratweg-plus"`);
    expect(page.body).not.toContain("falsch<");
    expect(page.body).not.toContain("falsch&");
    expect(links).toHaveLength(password === "" ? 0 : 1);
  },
);

it("a link that was used says so at once, and one that cannot be looked at is asked for its password", async () => {
  const confirm = () => Promise.resolve("used" as const);
  const { app } = await start(undefined, { emailConfirmation: { confirm, look: confirm } });
  expect((await open(app)).headers.location).toBe(`${LOGIN}?confirm=schon`);
  expect((await press(app)).headers.location).toBe(`${LOGIN}?confirm=schon`);
  const look = () => Promise.reject(new Error("away"));
  const { app: blind } = await start(undefined, { emailConfirmation: { confirm, look } });
  expect((await open(blind)).body).toContain('name="password"');
});

describe("in the browser that registered on the way to a page", () => {
  const wayBack = "%2Fde%2Freise%2F1005%2Fwatzmann";
  const cookie = `gratweg_locale=de; gratweg_way_back=${wayBack}`;
  const signIn = () => Promise.resolve({ jwt: "ey.a.b" });
  const [token, flag] = ["gratweg_token=ey.a.b", "gratweg_signed_in=1"].map(
    (one) => `${one}; Path=/; Max-Age=2592000; SameSite=Lax`,
  );

  const taken = "gratweg_way_back=; Path=/; Max-Age=0; SameSite=Lax";

  it("the person is signed in with the confirmation and led back", async () => {
    const { app, links } = await start(signIn);
    expect((await open(app, TOKEN, { cookie })).body).toContain('<input type="checkbox" name="shared">');
    const { headers } = await press(app, TOKEN, { cookie, "user-agent": "Firefox" });
    expect([headers.location, headers["set-cookie"]]).toEqual([
      `${LOGIN}?confirm=1&weiter=${wayBack}`,
      [token, flag, taken],
    ]);
    expect(links[0]?.userAgent).toBe("Firefox");
  });

  it("by https the cookies are this host's alone", async () => {
    const { app } = await start(signIn, { production: true, trustProxy: true });
    const host = { host: "wandern.gratweg.example", "x-forwarded-proto": "https" };
    const { headers } = await press(app, TOKEN, { cookie, ...host });
    expect(headers["set-cookie"]).toEqual([...[token, flag].map((one) => `__Host-${one}; Secure`), taken]);
  });

  it.each([
    ["others use it", cookie, { shared: "on" }, `&weiter=${wayBack}`],
    ["somebody is signed in", `${cookie}; gratweg_signed_in=1`, {}, ""],
    ["the way leads elsewhere", "gratweg_way_back=https%3A%2F%2Fboese.example", {}, ""],
  ])("nobody is signed in where %s", async (_, sent, fields, further) => {
    const { app, links } = await start();
    const answer = await app.inject({
      method: "POST",
      url: `/api/account/confirm-email?token=${TOKEN}`,
      headers: {
        host: "localhost:8000",
        "content-type": "application/x-www-form-urlencoded",
        cookie: sent,
      },
      payload: new URLSearchParams({ password: PASSWORD, ...fields }).toString(),
    });
    expect(answer.headers.location).toBe(`${LOGIN}?confirm=1${further}`);
    expect([links[0]?.userAgent, answer.headers["set-cookie"]]).toEqual([undefined, undefined]);
  });
});

it("takes a form of our own pages alone, and a small one", async () => {
  const { app, links } = await start();
  for (const [headers, status] of [
    [{ origin: "http://boese.example" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "content-type": "application/json" }, 415],
    [{ "content-type": "text/plain" }, 415],
  ] as const)
    expect((await press(app, TOKEN, headers)).statusCode).toBe(status);
  expect((await press(app, TOKEN, {}, "x".repeat(4_096))).statusCode).toBe(413);
  expect(links).toEqual([]);
  // What browsers send from a page without referrer; 128 characters in their longest encoding.
  const own = { origin: "null", "sec-fetch-site": "same-origin" };
  expect((await press(app, TOKEN, own, "🏔".repeat(128))).statusCode).toBe(303);
  expect(links).toEqual([expect.objectContaining({ password: "🏔".repeat(128) })]);
});

it("hands the token and the password on and leads to the sign-in screen, where nothing of it is left", async () => {
  const { app, links } = await start();
  const response = await press(app);
  expect([response.statusCode, response.headers.location]).toEqual([303, `${LOGIN}?confirm=1`]);
  expect(response.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  expect(links).toEqual([{ token: TOKEN, password: PASSWORD, origin: "http://localhost:8000" }]);
});

it("leads whoever chose a membership to where signing in goes on to paying, however the link turned out", async () => {
  const checkout = "/de/portal/user/login-checkout";
  const { app } = await start();
  expect((await press(app, `${TOKEN}&plan=gratweg-plus`)).headers.location).toBe(
    `${checkout}?confirm=1&plan=gratweg-plus`,
  );
  const { app: used } = await start(() => Promise.resolve("unknown"));
  expect((await press(used, `${TOKEN}&plan=gratweg-plus`)).headers.location).toBe(
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
  expect((await press(app, `${TOKEN}&plan=${plan}`)).headers.location).toBe(`${LOGIN}?confirm=1`);
});

it("names the site's own domain in production, whatever the host's case and port", async () => {
  const { app, links } = await start(undefined, { production: true, trustProxy: true });
  await press(app, TOKEN, { host: "WANDERN.gratweg.example:8443", "x-forwarded-proto": "https" });
  expect(links[0]?.origin).toBe("https://wandern.gratweg.example");
});

it("says when a link was used, replaced or is too old, and asks nobody about what cannot be a token", async () => {
  const { app, links } = await start(() => Promise.resolve("unknown"));
  expect((await press(app)).headers.location).toBe(`${LOGIN}?confirm=abgelaufen`);
  for (const token of ["", "kurz", `${TOKEN}x`, `${TOKEN}&token=${TOKEN}`, "%00"])
    expect((await press(app, token)).headers.location).toBe(`${LOGIN}?confirm=abgelaufen`);
  expect(links).toHaveLength(1);
});

it("asks to come again when the content system is away or not set up, and does not claim anything", async () => {
  const { app } = await start(() => Promise.reject(new Error("ECONNREFUSED")));
  expect((await press(app)).headers.location).toBe(`${LOGIN}?confirm=spaeter`);
  const { app: without } = await start(undefined, { emailConfirmation: undefined });
  expect((await press(without)).headers.location).toBe(`${LOGIN}?confirm=spaeter`);
});

it("logs neither token nor password", async () => {
  const lines: string[] = [];
  const log = pino(
    {},
    new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }),
  );
  const { app } = await start(() => Promise.reject(new Error("away")), { log });
  await press(app, TOKEN, {}, "Bergschuh-2027");
  await press(app, TOKEN, {}, "Bergschuh-2027".repeat(400));
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join("")).not.toMatch(new RegExp(`${TOKEN}|Bergschuh`));
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
  const link = { token: TOKEN, password: PASSWORD, origin: "http://localhost:8000" };
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
  expect(await ask(answer({ outcome: "wrong-password" }))).toBe("wrong-password");
  await expect(ask(answer({ outcome: "perhaps" }))).rejects.toThrow();
  await expect(ask(answer({}, 503))).rejects.toThrow();
});
