import { createHmac } from "node:crypto";
import { startAccountServer, type AccountServer } from "./support/account-server";
import { SECRETS } from "./support/strapi";

type Claims = Record<string, unknown>;

let server: AccountServer;
/** A traveller's token and an editor's, as they were given. */
let real: { traveller: string; editor: string };
beforeAll(async () => {
  server = await startAccountServer();
  const { jwt } = await server.person();
  real = { traveller: jwt, editor: await editorsToken() };
});
afterAll(() => server?.stop());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Claims;

function sign(claims: Claims, secret: string, header: Claims = {}): string {
  const whole = { alg: "HS256", typ: "JWT", ...header };
  const text = `${part(whole)}.${part(claims)}`;
  const hash = whole.alg === "HS512" ? "sha512" : "sha256";
  return `${text}.${createHmac(hash, secret).update(text).digest("base64url")}`;
}

/** With the very secret, so that nothing but what is named is wrong. */
const forgeries: [what: string, forge: (token: string, secret: string) => string][] = [
  ["alg none, unsigned", (token) => `${part({ alg: "none", typ: "JWT" })}.${part(claimsOf(token))}.`],
  [
    "alg NoNe, with the old signature",
    (token) => `${part({ alg: "NoNe" })}.${token.split(".").slice(1).join(".")}`,
  ],
  ["HS256 of another secret", (token) => sign(claimsOf(token), "another secret")],
  ["HS256 of the empty secret", (token) => sign(claimsOf(token), "")],
  ["HS512 of another secret", (token) => sign(claimsOf(token), "another secret", { alg: "HS512" })],
  ["HS512 of the very secret", (token, secret) => sign(claimsOf(token), secret, { alg: "HS512" })],
  [
    "a key of its own in the header",
    (token) =>
      sign(claimsOf(token), "own key", {
        jwk: { kty: "oct", k: Buffer.from("own key").toString("base64url") },
        kid: "../../dev/null",
      }),
  ],
  [
    "another account under the old signature",
    (token) => {
      const [head, , signature] = token.split(".");
      return `${head}.${part({ ...claimsOf(token), userId: "999" })}.${signature}`;
    },
  ],
  [
    "a time that is over",
    (token, secret) => sign({ ...claimsOf(token), exp: Date.now() / 1000 - 1 }, secret),
  ],
  [
    "a time that has not come",
    (token, secret) => sign({ ...claimsOf(token), nbf: Date.now() / 1000 + 60 }, secret),
  ],
  ["no session", (token, secret) => sign({ ...claimsOf(token), sessionId: undefined }, secret)],
  [
    "a session that is not there",
    (token, secret) => sign({ ...claimsOf(token), sessionId: "a".repeat(32) }, secret),
  ],
];

async function editorsToken(): Promise<string> {
  const login = await fetch(`${server.strapi.url}/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(server.strapi.admin),
  });
  return ((await login.json()) as { data: { token: string } }).data.token;
}

/** What both systems answer a traveller's token, and the content system an editor's. */
async function statusesOf({ traveller, editor }: typeof real): Promise<number[]> {
  const content = async (path: string, token: string) =>
    (await fetch(`${server.strapi.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
  return [
    await content("/api/users/me", traveller),
    (await server.ask("GET", "/api/users/me", { jwt: traveller })).status,
    (await server.ask("GET", "/api/account", { jwt: traveller })).status,
    await content("/admin/users/me", editor),
  ];
}

it("the tokens that were given open both systems", async () => {
  expect(await statusesOf(real)).toEqual([200, 200, 200, 200]);
  expect(claimsOf(real.traveller)).toMatchObject({ sessionId: expect.any(String) as string });
  expect(claimsOf(real.editor)).toMatchObject({ sessionId: expect.any(String) as string });
});

it.each(forgeries)("a token of %s opens neither", async (_what, forge) => {
  const forged = {
    traveller: forge(real.traveller, SECRETS.JWT_SECRET),
    editor: forge(real.editor, SECRETS.ADMIN_JWT_SECRET),
  };
  expect(await statusesOf(forged)).toEqual([401, 401, 401, 401]);
});

it("a token of one kind is none of the other", async () => {
  const swapped = { traveller: real.editor, editor: real.traveller };
  expect(await statusesOf(swapped)).toEqual([401, 401, 401, 401]);
  const renamed = {
    traveller: sign(claimsOf(real.traveller), SECRETS.ADMIN_JWT_SECRET),
    editor: sign(claimsOf(real.editor), SECRETS.JWT_SECRET),
  };
  expect(await statusesOf(renamed)).toEqual([401, 401, 401, 401]);
});
