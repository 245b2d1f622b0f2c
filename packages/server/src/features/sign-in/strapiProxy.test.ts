import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { createLimits } from "../../limits/table";
import { testServers } from "../../testing/testServers";

interface Asked {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}

const start = testServers();
const PASSWORD = "richtig-lang-genug";

let strapi: Server;
let origin: string;
let asked: Asked[];
/** Answers in the place of Strapi. */
let answer: (asked: Asked, response: ServerResponse) => void;

beforeAll(async () => {
  strapi = createHttpServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const one = { method, url, headers, body };
      asked.push(one);
      answer(one, response);
    });
  });
  await new Promise<void>((resolve) => strapi.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(strapi.address() as AddressInfo).port}`;
});
afterAll(() => {
  strapi.closeAllConnections();
  strapi.close();
});
beforeEach(() => {
  asked = [];
  answer = ({ body }, response) => {
    const isWrong = body.includes('"password"') && !body.includes(PASSWORD);
    response.writeHead(isWrong ? 400 : 200, {
      "content-type": "application/json",
      "x-powered-by": "Strapi",
      "set-cookie": "gratweg_social=1",
    });
    response.end(isWrong ? '{"data":null,"error":{"status":400}}' : '{"jwt":"abc","id":7}');
  };
});

/** A server in front of the stand-in, and what a browser at an address asks it. */
async function open() {
  const app = await start({
    strapi: { origin, secret: "geheim" },
    limits: createLimits(),
    trustProxy: "127.0.0.1",
  });
  const ask = (
    method: "GET" | "POST",
    url: string,
    {
      body,
      headers = {},
      from = "192.0.2.1",
    }: { body?: object; headers?: Record<string, string>; from?: string } = {},
  ) =>
    app.inject({
      method,
      url,
      headers: {
        host: "localhost:8000",
        "x-forwarded-for": from,
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { payload: JSON.stringify(body) }),
    });
  const signIn = (password: string, more: { identifier?: string; cookie?: string; from?: string } = {}) =>
    ask("POST", "/api/auth/local", {
      body: { identifier: more.identifier ?? "anna@post.example", password },
      headers: more.cookie ? { cookie: more.cookie } : {},
      from: more.from ?? "192.0.2.1",
    });
  return { app, ask, signIn };
}

it.each([
  ["POST", "/api/auth/local"],
  ["POST", "/api/auth/local/register"],
  ["POST", "/api/auth/forgot-password"],
  ["POST", "/api/auth/send-email-confirmation"],
  ["POST", "/api/auth/reset-password"],
  ["POST", "/api/auth/change-password"],
  ["POST", "/api/auth/logout"],
  ["GET", "/api/auth/demo/callback?access_token=a&verifier=b"],
  ["GET", "/api/connect/demo?callback=http%3A%2F%2Flocalhost&verifier=b"],
  ["GET", "/api/connect/demo/callback?code=1&state=2"],
  ["GET", "/api/users/me?populate=role"],
  ["GET", "/api/tour-operators?pagination%5BpageSize%5D=999&populate%5Blogo%5D%5Bfields%5D=formats"],
] as const)("[7.1] passes %s %s on, in the name of the visitor", async (method, url) => {
  const { ask } = await open();
  const { statusCode, headers } = await ask(method, url, {
    ...(method === "POST" && { body: { password: PASSWORD } }),
    headers: { authorization: "Bearer t", "x-forwarded-host": "biking.localhost:8000", "x-secret": "1" },
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    method,
    url,
    headers: {
      authorization: "Bearer t",
      "x-forwarded-for": "192.0.2.1",
      "x-forwarded-host": "biking.localhost:8000",
      "x-forwarded-proto": "http",
    },
  });
  expect(asked[0]?.headers["x-secret"]).toBeUndefined();
});

it("leaves out what section 7 does not ask for, and answers the session check itself", async () => {
  const { ask } = await open();
  await ask("GET", "/api/tour-operators?pagination[pageSize]=999&filters[secret]=1&status=draft&populate=*");
  await ask("GET", "/api/users/me?populate=role&fields=password");
  expect(asked.map(({ url }) => url)).toEqual([
    "/api/tour-operators?pagination%5BpageSize%5D=999&populate=*",
    "/api/users/me?populate=role",
  ]);
  expect((await ask("GET", "/api/users/me", { headers: { authorization: "Bearer t" } })).statusCode).toBe(
    401,
  );
  expect(asked).toHaveLength(2);
});

/** Everything else of Strapi, in the spellings in which proxies have been talked round. */
const CLOSED = [
  ...[
    "/admin",
    "/admin/",
    "/admin/login",
    "/admin/init",
    "/ADMIN",
    "/%61dmin",
    "//admin",
    "/./admin",
    "/x/../admin",
  ],
  ...[
    "/content-manager/collection-types/api::tour.tour",
    "/content-type-builder/content-types",
    "/i18n/locales",
  ],
  ...[
    "/upload/files",
    "/upload/folders",
    "/users-permissions/roles",
    "/email/settings",
    "/documentation",
    "/graphql",
  ],
  ...[
    "/api/tours",
    "/api/tours/1",
    "/api/bookings/1/x",
    "/api/bookings%2f1",
    "/api/newsletter-subscribers",
    "/api/plans/1",
  ],
  ...[
    "/api/upload",
    "/api/upload/files",
    "/api/email",
    "/api/users",
    "/api/users/1",
    "/api/users/count",
    "/api/users-permissions/roles",
  ],
  ...[
    "/api/users-permissions/permissions",
    "/api/auth/local/callback",
    "/api/auth/email-confirmation?confirmation=1",
  ],
  ...[
    "/api/auth/refresh",
    "/api/auth/sessions",
    "/api/connect",
    "/api/connect/demo/x",
    "/api/connect/local",
    "/api/connect/%2e%2e%2fadmin",
  ],
  ...[
    "/api/internal/accounts/1",
    "/api/internal/bookings",
    "/api/tour-operators/1",
    "/api/tour-operators/",
    "/api//tour-operators",
  ],
  ...[
    "/api/tour-operators%2f1",
    "/api/tour-operators/../tours",
    "/api/./tours",
    "/api/users/me/",
    "/api/users%2fme",
  ],
  ...[
    "/_health",
    "/uploads",
    "/uploads/",
    "/uploads/../admin",
    "/uploads/%2e%2e%2fadmin",
    "/uploads/a/b.png",
  ],
];

it.each(CLOSED)("[7.1] %s is nobody's", async (path) => {
  const { ask } = await open();
  // 308 leads to the form without a slash, 401 and 405 are routes of the server's own.
  expect((await ask("GET", path)).statusCode).toBeGreaterThanOrEqual(308);
  expect(asked).toEqual([]);
});

it("refuses other websites, bodies over 16 kB and unknown methods", async () => {
  const { ask, app } = await open();
  const foreign = { body: {}, headers: { origin: "https://boese.example" } };
  expect((await ask("POST", "/api/auth/local", foreign)).statusCode).toBe(403);
  const large = { body: { identifier: "x".repeat(16_384) } };
  expect((await ask("POST", "/api/auth/local", large)).statusCode).toBe(413);
  const put = await app.inject({
    method: "PUT",
    url: "/api/auth/local",
    headers: { host: "localhost:8000" },
  });
  expect(put.statusCode).toBe(405);
  expect(asked).toEqual([]);
});

describe("wrong passwords", () => {
  it("lock an account for others after ten, and not for a browser that knows it", async () => {
    const { signIn } = await open();
    const { headers } = await signIn(PASSWORD);
    const [, cookie = ""] = /(gratweg_device=[^;]+)/.exec(String(headers["set-cookie"])) ?? [];
    for (let tries = 0; tries < 10; tries += 1)
      expect((await signIn("falsch", { from: `192.0.2.${tries + 2}` })).statusCode).toBe(400);
    const refused = await signIn(PASSWORD, { identifier: " ANNA@post.example", from: "192.0.2.99" });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await signIn(PASSWORD, { cookie })).statusCode).toBe(200);
    const otherCookie = cookie.replace(/\.[\w-]{22}/, `.${"x".repeat(22)}`);
    expect((await signIn(PASSWORD, { cookie: otherCookie })).statusCode).toBe(429);
  });

  it("stop an address after thirty; right ones count nothing", async () => {
    const { signIn } = await open();
    for (let tries = 0; tries < 40; tries += 1)
      await signIn(PASSWORD, { identifier: `${tries}@post.example` });
    for (let tries = 0; tries < 30; tries += 1)
      expect((await signIn("falsch", { identifier: `${tries}@post.example` })).statusCode).toBe(400);
    expect((await signIn(PASSWORD, { identifier: "neu@post.example" })).statusCode).toBe(429);
    expect((await signIn(PASSWORD, { identifier: "neu@post.example", from: "192.0.2.2" })).statusCode).toBe(
      200,
    );
  });
});

it("sends one mailbox five mails an hour, from wherever they are asked for", async () => {
  const { ask } = await open();
  const forgot = (from: string) =>
    ask("POST", "/api/auth/forgot-password", { body: { email: `anna+${from}@post.example` }, from });
  for (let tries = 0; tries < 5; tries += 1) expect((await forgot(`192.0.2.${tries}`)).statusCode).toBe(200);
  expect((await forgot("192.0.2.99")).statusCode).toBe(429);
});

it("lets twenty sign-ins through at once and asks the others to come again", async () => {
  const held: ServerResponse[] = [];
  let isFull = (): void => undefined;
  const full = new Promise<void>((resolve) => (isFull = resolve));
  answer = (_asked, response) => {
    held.push(response);
    if (held.length === 20) isFull();
  };
  const { signIn, ask } = await open();
  const under = Array.from({ length: 20 }, (_, index) =>
    signIn(PASSWORD, { identifier: `${index}@post.example` }),
  );
  await full;
  const late = await signIn(PASSWORD);
  expect([late.statusCode, late.headers["retry-after"]]).toEqual([503, "2"]);
  expect((await ask("GET", "/healthz")).statusCode).toBe(200);
  for (const response of held) response.writeHead(200).end("{}");
  expect((await Promise.all(under)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
});

describe("without Strapi", () => {
  it("says so at once, with words and a time", async () => {
    const app = await start();
    const ask = (method: "GET" | "POST", url: string) =>
      app.inject({
        method,
        url,
        headers: { host: "localhost:8000", "content-type": "application/json" },
        ...(method === "POST" && { payload: "{}" }),
      });
    for (const [method, url] of [
      ["POST", "/api/auth/local"],
      ["GET", "/api/users/me?populate=role"],
      ["GET", "/uploads/a.webp"],
    ] as const) {
      const { statusCode, headers } = await ask(method, url);
      expect([statusCode, headers["content-type"], headers["retry-after"]]).toEqual([
        503,
        "application/problem+json; charset=utf-8",
        "10",
      ]);
    }
    const { statusCode, headers } = await ask("GET", "/api/connect/demo");
    expect([statusCode, headers.location]).toEqual([
      303,
      "/de/portal/user/login?error=unavailable&provider=demo",
    ]);
  });

  it("[9.1] gives the user's question two seconds", async () => {
    answer = () => undefined;
    const { ask } = await open();
    const began = performance.now();
    expect((await ask("GET", "/api/users/me?populate=role")).statusCode).toBe(503);
    expect(performance.now() - began).toBeLessThan(3_500);
  });
});

describe("uploads", () => {
  it.each([
    ["karwendel_1a2b.webp", undefined],
    ["allgemein_1a2b.pdf", "attachment"],
    ["seite_1a2b.html", "attachment"],
  ])("%s runs nothing in a browser", async (file, disposition) => {
    answer = (_asked, response) =>
      response
        .writeHead(200, { "content-type": "text/plain", etag: '"1"', "content-security-policy": "x" })
        .end("abc");
    const { ask } = await open();
    const { statusCode, headers, body } = await ask("GET", `/uploads/${file}?format=x`);
    expect([statusCode, body, headers["content-disposition"]]).toEqual([200, "abc", disposition]);
    expect(headers).toMatchObject({
      "content-security-policy": "sandbox; default-src 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      etag: '"1"',
    });
    expect(asked[0]?.url).toBe(`/uploads/${file}`);
  });

  it("are a problem where there is none", async () => {
    answer = (_asked, response) => response.writeHead(404).end("Not Found");
    const { ask } = await open();
    const { statusCode, headers } = await ask("GET", "/uploads/weg.webp");
    expect([statusCode, headers["content-type"]]).toEqual([404, "application/problem+json; charset=utf-8"]);
  });
});
