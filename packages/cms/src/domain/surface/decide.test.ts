import { createHmac } from "node:crypto";
import { createCallers, type Secrets } from "./callers";
import { corsCredentials, corsOrigins } from "./cors";
import { decide, type Decision, type Place, type Question } from "./decide";
import { signedSession } from "./signed";

const SITE = "https://wandern.gratweg.example";
const SECRETS: Secrets = { contentToken: "inhalte", serviceSecret: "dienst" };
const JWT_SECRET = "sitzungen";
const signed = (secret: string, said = "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0") =>
  `Bearer ${said}.${createHmac("sha256", secret).update(said).digest("base64url")}`;
const SIGNED = signed(JWT_SECRET);
const DRAFTS = "a".repeat(256);
const ONE_ADDRESS: Place = { isDivided: false, isAdminListener: false, isEditorsName: true, sites: [SITE] };
const PUBLIC_DOOR: Place = { ...ONE_ADDRESS, isDivided: true };
const EDITORS_DOOR: Place = { ...PUBLIC_DOOR, isAdminListener: true };

const looked: string[] = [];
const callerOf = createCallers(SECRETS, (token) => {
  looked.push(token);
  return Promise.resolve(token === DRAFTS ? { type: "full-access" } : undefined);
});

function ask(method: string, address: string, more: Partial<Question> = {}, place = ONE_ADDRESS) {
  const [path = "", querystring = ""] = address.split("?");
  return decide(
    {
      method,
      path,
      querystring,
      query: () => Object.fromEntries(new URLSearchParams(querystring)),
      authorization: "",
      isSigned: () => signedSession(more.authorization ?? "", JWT_SECRET) !== null,
      origin: "",
      site: "",
      contentType: "",
      contentLength: "",
      contentEncoding: "",
      isChunked: false,
      ...more,
    },
    place,
    (authorization) => callerOf(authorization, "192.0.2.1"),
  );
}
const status = ({ refusal }: Decision): number => refusal?.status ?? 200;
const json = { contentType: "application/json", contentLength: "20" };

describe("strangers", () => {
  it.each([
    ["POST", "/api/auth/local"],
    ["POST", "/api/auth/local/register"],
    ["POST", "/api/auth/forgot-password"],
    ["POST", "/api/auth/reset-password"],
    ["POST", "/api/auth/change-password"],
    ["POST", "/api/auth/send-email-confirmation"],
    ["POST", "/api/auth/logout"],
    ["GET", "/api/auth/google/callback?access_token=x&verifier=y"],
    ["GET", "/api/connect/google"],
    ["GET", "/api/connect/google/callback?code=x&state=y"],
    ["GET", "/api/tour-operators?pagination[pageSize]=999&populate[logo][fields]=formats"],
    ["GET", "/api/tour-operators?pagination%5BpageSize%5D=999&populate%5Blogo%5D%5Bfields%5D=formats"],
    ["HEAD", "/uploads/bild.jpg"],
    ["GET", "/_health"],
  ])("reach section 7: %s %s", async (method, address) => {
    expect(status(await ask(method, address, method === "POST" ? json : {}))).toBe(200);
  });

  it.each([
    ["GET", "/api/users/me"],
    ["GET", "/api/auth/local"],
    ["GET", "/api/auth/local/callback?identifier=x&password=y"],
    ["GET", "/api/auth/email-confirmation"],
    ["POST", "/api/auth/refresh"],
    ["GET", "/api/auth/sessions"],
    ["GET", "/api/users"],
    ["GET", "/api/tours"],
    ["GET", "/api/tours/1001/departures"],
    ["GET", "/API/tour-operators"],
    ["GET", "/api/tour-operators/"],
    ["DELETE", "/api/users/me"],
    ["OPTIONS", "/api/tours"],
    ["GET", "/api"],
    ["GET", "/api/internal/users"],
    ["GET", "/api/connect/google/callback/more"],
  ])("and nothing else: %s %s", async (method, address) => {
    expect(status(await ask(method, address))).toBe(401);
  });

  it.each([
    ["POST", "/_health"],
    ["OPTIONS", "/_health"],
    ["PUT", "/uploads/bild.jpg"],
  ])("nor a file or the probe by %s %s", async (method, address) => {
    expect(status(await ask(method, address))).toBe(404);
  });

  it.each([
    "//api/tours",
    "/api//tours",
    "/api/../admin",
    "/api/.%2e/tours",
    "/api/a%2fb",
    "/api/a%5cb",
    "/a%00b",
    "/api/%zz",
    "/api/a\\b",
  ])("nor by %s", async (path) => {
    expect(status(await ask("GET", path, { authorization: "Bearer inhalte" }))).toBe(400);
  });

  it.each(["fields=%00", "filters[%00]=1", "sort=title%00"])("nor with %s, by nobody", async (query) => {
    for (const path of ["/upload/folders/1001", "/api/tours"])
      expect(status(await ask("GET", `${path}?${query}`, { authorization: "Bearer inhalte" }))).toBe(400);
  });

  it("say nothing beside the call's own words", async () => {
    expect(await ask("POST", "/api/auth/local?populate=*", json)).toEqual({
      refusal: null,
      query: "",
      countedBy: "sign-in",
    });
    const token = { authorization: SIGNED };
    expect(await ask("GET", "/api/users/me?populate=role", token)).toEqual({
      refusal: null,
      query: "populate=role",
      countedBy: "token",
    });
    for (const query of ["populate=*", "populate[0]=role", "populate=role&populate=role", "status=draft"])
      expect([query, status(await ask("GET", `/api/users/me?${query}`, token))]).toEqual([query, 400]);
    expect(status(await ask("GET", `/api/connect/google?x=${"a".repeat(5_000)}`))).toBe(400);
    expect(status(await ask("PUT", "/uploads/bild.jpg"))).toBe(404);
  });
});

it.each([
  ["made up", `Bearer eyJ.eyJ.${"a".repeat(43)}`],
  ["of another secret", signed("andere")],
  ["changed", SIGNED.replace("eyJpZCI6MX0", "eyJpZCI6Mn0")],
  ["cut", SIGNED.slice(0, -1)],
  ["without a proof", "Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0."],
  ["of another kind", "Basic abc"],
  ["nothing", ""],
])("a session's token that is %s is refused before Strapi looks at it", async (_how, authorization) => {
  expect(status(await ask("GET", "/api/users/me", { authorization }))).toBe(401);
  expect(status(await ask("GET", "/api/users/me", { authorization: SIGNED }))).toBe(200);
});

it("no session is known where no secret is set", () => {
  expect(signedSession(signed(""), "")).toBeNull();
  expect(signedSession(signed("undefined"), undefined)).toBeNull();
});

describe("programs of ours", () => {
  it("read content by the content token, and nothing that is not published", async () => {
    const token = { authorization: "Bearer inhalte" };
    expect(status(await ask("GET", "/api/tours?populate=*", token))).toBe(200);
    expect(status(await ask("GET", "/api/tours?status=published", token))).toBe(200);
    for (const query of [
      "status=draft",
      "publicationState=preview",
      "hasPublishedVersion=false",
      "publicationFilter=modified",
    ])
      expect([query, status(await ask("GET", `/api/tours?${query}`, token))]).toEqual([query, 403]);
    expect(status(await ask("GET", "/api/internal/users", token))).toBe(401);
  });

  it("read drafts by a token with all rights that somebody made for it", async () => {
    const token = { authorization: `Bearer ${DRAFTS}` };
    expect(status(await ask("GET", "/api/tours?status=draft", token))).toBe(200);
  });

  it("have full access where editors' screens are, and not where everybody comes by", async () => {
    const token = { authorization: `Bearer ${DRAFTS}` };
    const at = async (place: Place) => status(await ask("GET", "/api/bookings", token, place));
    expect([await at(ONE_ADDRESS), await at(PUBLIC_DOOR), await at(EDITORS_DOOR)]).toEqual([200, 403, 200]);
  });

  it("ask internally by the secret, which opens nothing else", async () => {
    const secret = { authorization: "Bearer dienst" };
    expect(status(await ask("POST", "/api/internal/bookings", secret))).toBe(200);
    expect(status(await ask("GET", "/api/tours", secret))).toBe(401);
  });

  it("are looked up in the database only where it can be a token of Strapi's", async () => {
    looked.length = 0;
    for (const authorization of [
      "Bearer x",
      "Basic x",
      `Bearer ${"a".repeat(257)}`,
      `Bearer ${"b".repeat(256)}`,
    ])
      expect(status(await ask("GET", "/api/tours", { authorization }))).toBe(401);
    expect(looked).toEqual(["b".repeat(256)]);
  });

  it("are nobody where no secret is set", async () => {
    const nobody = createCallers({ contentToken: "", serviceSecret: undefined }, () =>
      Promise.resolve(undefined),
    );
    expect(
      await Promise.all(["Bearer ", "Bearer undefined", ""].map((one) => nobody(one, "192.0.2.1"))),
    ).toEqual([null, null, null]);
  });
});

describe("two doors", () => {
  const PATHS = [
    "/",
    "/admin",
    "/ADMIN/login",
    "/content-manager/x",
    "/upload",
    "/gratweg/bookings.csv",
    "/robots.txt",
  ];

  it.each(PATHS)("%s stands behind the editors' one", async (path) => {
    const statuses = [ONE_ADDRESS, PUBLIC_DOOR, EDITORS_DOOR].map((place) => ask("GET", path, {}, place));
    expect((await Promise.all(statuses)).map(status)).toEqual([200, 404, 200]);
  });

  it("so do the server's own routes, whoever asks", async () => {
    const secret = { authorization: "Bearer dienst" };
    const at = async (place: Place) => status(await ask("GET", "/api/internal/users", secret, place));
    expect([await at(PUBLIC_DOOR), await at(EDITORS_DOOR)]).toEqual([404, 200]);
  });
});

describe("writes", () => {
  const write = async (more: Partial<Question>) =>
    status(await ask("POST", "/api/auth/local", { ...json, ...more }));

  it("come from our sites or from programs", async () => {
    expect(await write({ origin: SITE, site: "cross-site" })).toBe(200);
    expect(await write({ site: "same-origin" })).toBe(200);
    for (const more of [{ origin: "https://evil.example" }, { origin: "null" }, { site: "cross-site" }])
      expect([more, await write(more)]).toEqual([more, 403]);
  });

  it("are JSON of a length that is named and small", async () => {
    expect(await write({ contentType: "application/json; charset=utf-8" })).toBe(200);
    expect(await write({ contentType: "", contentLength: "0" })).toBe(200);
    for (const contentType of ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonx"])
      expect([contentType, await write({ contentType })]).toEqual([contentType, 415]);
    expect(await write({ contentLength: "16385" })).toBe(413);
    expect(await write({ contentLength: "", isChunked: true })).toBe(411);
  });

  it.each(["br", "gzip", "deflate", "zstd", "identity, gzip", "x"])(
    "are never unpacked: %s",
    async (contentEncoding) => {
      const more = { ...json, contentEncoding };
      const asked = [
        ask("POST", "/api/auth/local", more),
        ask("POST", "/api/internal/bookings", { ...more, authorization: "Bearer dienst" }),
        ask("GET", "/api/tours", { ...more, authorization: "Bearer inhalte" }),
        ask("POST", "/admin/login", more),
        ask("POST", "/content-manager/x", more, EDITORS_DOOR),
      ];
      expect((await Promise.all(asked)).map(status)).toEqual([415, 415, 415, 415, 415]);
      expect(await write({ contentEncoding: "identity" })).toBe(200);
    },
  );

  it.each([
    "login",
    "anmelden",
    "anmelden/code",
    "register",
    "register-admin",
    "forgot-password",
    "reset-password",
  ])("of editors who are not signed in are small too: /admin/%s", async (name) => {
    const at = async (more: Partial<Question>) =>
      status(await ask("POST", `/admin/${name}`, { ...json, ...more }, EDITORS_DOOR));
    expect(await at({})).toBe(200);
    expect(await at({ contentLength: "16385" })).toBe(413);
    expect(await at({ contentLength: "", isChunked: true })).toBe(411);
  });
});

it("CORS is for the calls of pages, with cookies where a device is known again", () => {
  const ctx = (method: string, path: string, asked = "") => ({ method, path, get: () => asked });
  const origins = corsOrigins([SITE]);
  expect(origins(ctx("GET", "/api/users/me"))).toEqual([SITE]);
  expect(origins(ctx("OPTIONS", "/api/auth/local", "POST"))).toEqual([SITE]);
  for (const [method, path, asked] of [
    ["OPTIONS", "/api/auth/local", "PUT"],
    ["OPTIONS", "/admin/login", "POST"],
    ["GET", "/api/connect/google", ""],
    ["GET", "/api/tours", ""],
    ["GET", "/uploads/bild.jpg", ""],
  ] as const)
    expect([path, origins(ctx(method, path, asked))]).toEqual([path, []]);
  expect(corsCredentials(ctx("POST", "/api/auth/local"))).toBe(true);
  expect(corsCredentials(ctx("GET", "/api/users/me"))).toBe(false);
});
