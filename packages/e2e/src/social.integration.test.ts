import { randomBytes } from "node:crypto";
import { openBrowser, type BrowserByHand, type Page } from "./support/browser-by-hand";
import { signInAsEditor, type CmsAdmin } from "./support/cms-admin";
import { freePort } from "./support/free-port";
import { demoProvider, startIdentity, type Identity } from "./support/identity";
import { lyingProvider, startLyingIdentity, type LyingIdentity } from "./support/lying-identity";
import { startStrapi, type RunningStrapi } from "./support/strapi";

const LOGIN = "/de/portal/user/login";
const USERS = "/content-manager/collection-types/plugin::users-permissions.user";

interface Person {
  email: string;
  firstName: string;
  lastName: string;
  isVerified?: boolean;
}
interface User {
  id: number;
  documentId: string;
  email: string;
  username: string;
  provider: string;
  confirmed: boolean;
  firstName: string;
  lastName: string;
}
interface Session {
  jwt: string;
  user: User;
}
interface Refused {
  error: { status: number; details: { code: string } };
}

let identity: Identity;
let strapi: RunningStrapi;
let admin: CmsAdmin;
let identityPort: number;
let lying: LyingIdentity;

beforeAll(async () => {
  identityPort = await freePort();
  lying = await startLyingIdentity();
  strapi = await startStrapi({
    seed: "none",
    env: {
      ...demoProvider(identityPort),
      ...lyingProvider(lying.issuer),
      GRATWEG_SOCIAL_PROVIDERS: "demo,lying",
      GRATWEG_ACCOUNT_SECRET: "integration-account-secret",
    },
  });
  identity = await startIdentity(identityPort, strapi.url);
  admin = await signInAsEditor(strapi);
});

afterAll(async () => {
  await identity?.stop();
  await lying?.stop();
  await strapi?.stop();
});

const newVerifier = (): string => randomBytes(32).toString("base64url");
const anyone = (name: string): Person => ({
  email: `${name}@demo.example`,
  firstName: "Rosa",
  lastName: "Kamm",
});

/** Strapi answers as the site's own origin, as behind the server. */
function connectUrl({ callback = LOGIN, ...query }: Record<string, string>, provider = "demo"): string {
  const address = callback.startsWith("/") ? strapi.url + callback : callback;
  return `${strapi.url}/api/connect/${provider}?${new URLSearchParams({ callback: address, ...query })}`;
}

const browser = (): BrowserByHand => openBrowser([strapi.url, identity.issuer]);

/** As far as the provider's page. */
async function goOut(verifier: string, visitor: BrowserByHand, callback = LOGIN): Promise<Page> {
  return visitor.open(connectUrl({ callback, verifier }));
}

interface Way {
  verifier?: string;
  callback?: string;
  visitor?: BrowserByHand;
}

/** Out to the provider, as somebody who is invented there, and back: the address of the site's page. */
async function comeBack(
  { email, firstName, lastName, isVerified = true }: Person,
  { verifier = newVerifier(), callback = LOGIN, visitor = browser() }: Way = {},
): Promise<URL> {
  const page = await goOut(verifier, visitor, callback);
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining("Anmelden mit Demo") as string });
  const entries = { choice: "other", email, firstName, lastName, ...(isVerified ? { verified: "1" } : {}) };
  return new URL((await visitor.open(page.url, entries)).url);
}

function redeem(visitor: BrowserByHand, ticket: string, verifier: string): Promise<Page> {
  const query = new URLSearchParams({ access_token: ticket, verifier });
  return visitor.open(`${strapi.url}/api/auth/demo/callback?${query}`);
}

async function signIn(person: Person): Promise<Session> {
  const [verifier, visitor] = [newVerifier(), browser()];
  const back = await comeBack(person, { verifier, visitor });
  const answer = await redeem(visitor, back.searchParams.get("access_token") ?? "", verifier);
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as Session;
}

async function whoIs(jwt: string): Promise<{ status: number; email?: string }> {
  const answer = await fetch(`${strapi.url}/api/users/me`, { headers: { authorization: `Bearer ${jwt}` } });
  const { email } = (await answer.json()) as { email?: string };
  return { status: answer.status, ...(email === undefined ? {} : { email }) };
}

async function accountOf(email: string): Promise<User | undefined> {
  const filter = new URLSearchParams({ "filters[email][$eq]": email });
  const { body } = await admin.call<{ results: User[] }>("GET", `${USERS}?${filter}`);
  return body.results[0];
}

async function makeAccount(
  email: string,
  password: string,
  change: { firstName?: string; blocked?: boolean } = {},
): Promise<User> {
  const registered = await fetch(`${strapi.url}/api/auth/local/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, firstName: "Kim", lastName: "Grat" }),
  });
  expect(registered.status).toBe(200);
  const made = await accountOf(email);
  const changed = await admin.call("PUT", `${USERS}/${made?.documentId}`, { confirmed: true, ...change });
  expect(changed.status).toBe(200);
  return made as User;
}

async function signInByPassword(identifier: string, password: string): Promise<number> {
  const answer = await fetch(`${strapi.url}/api/auth/local`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ identifier, password }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

it("ends a sign-in at the provider with a session on the site where it began", async () => {
  const [verifier, visitor] = [newVerifier(), browser()];
  const person = { email: "Rosa.Kamm@demo.example", firstName: "Rosa", lastName: "Kamm" };
  const back = await comeBack(person, { verifier, visitor });
  expect(back.origin + back.pathname).toBe(strapi.url + LOGIN);
  expect([...back.searchParams.keys()]).toEqual(["provider", "access_token"]);

  const answer = await redeem(visitor, back.searchParams.get("access_token") ?? "", verifier);
  expect(answer.status).toBe(200);
  const { jwt, user } = JSON.parse(answer.text) as Session;
  expect(user).toMatchObject({
    email: "rosa.kamm@demo.example",
    username: "rosa.kamm@demo.example",
    provider: "demo",
    confirmed: true,
    firstName: "Rosa",
    lastName: "Kamm",
  });
  expect(user).not.toHaveProperty("password");
  expect(await whoIs(jwt)).toEqual({ status: 200, email: "rosa.kamm@demo.example" });
});

it("finds the same account again", async () => {
  const first = await signIn(anyone("wieder"));
  const second = await signIn(anyone("wieder"));
  expect(second.user.id).toBe(first.user.id);
});

it("keeps the page's own query, as the chosen plan", async () => {
  const callback = "/de/portal/user/login-checkout?plan=jahr&access_token=x";
  const back = await comeBack(anyone("plan"), { callback });
  expect(back.pathname).toBe("/de/portal/user/login-checkout");
  expect(back.searchParams.get("plan")).toBe("jahr");
  expect(back.searchParams.getAll("access_token")).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
});

it("takes a ticket once, and only from the browser and the page on which the sign-in began", async () => {
  const [verifier, visitor] = [newVerifier(), browser()];
  const back = await comeBack(anyone("ticket"), { verifier, visitor });
  const ticket = back.searchParams.get("access_token") ?? "";
  for (const [other, wrong] of [
    [visitor, newVerifier()],
    [visitor, ""],
    [browser(), verifier],
  ] as const) {
    const answer = await redeem(other, ticket, wrong);
    expect([answer.status, (JSON.parse(answer.text) as Refused).error.details.code]).toEqual([
      400,
      "token-unknown",
    ]);
  }
  expect((await redeem(visitor, ticket, verifier)).status).toBe(200);
  expect((await redeem(visitor, ticket, verifier)).status).toBe(400);
});

it("refuses an address that the provider has not verified, and makes no account for it", async () => {
  const back = await comeBack({ ...anyone("ungewiss"), isVerified: false });
  expect(Object.fromEntries(back.searchParams)).toEqual({ provider: "demo", error: "unverified" });
  expect(await accountOf("ungewiss@demo.example")).toBeUndefined();
});

it("does not let an unverified address into the account that has it", async () => {
  const { id } = await makeAccount("kluge@demo.example", "Kammweg-2026-gut");
  const back = await comeBack({ ...anyone("kluge"), isVerified: false });
  expect(back.searchParams.get("error")).toBe("unverified");
  const { user } = await signIn(anyone("kluge"));
  expect(user.id).toBe(id);
});

it("joins a confirmed account, whose password stays", async () => {
  const password = "Hoehenweg-2026-gut";
  const { id } = await makeAccount("beides@demo.example", password, { firstName: "Grete" });
  const { user } = await signIn(anyone("beides"));
  expect(user).toMatchObject({ id, firstName: "Grete", lastName: "Grat", provider: "local" });
  expect(await signInByPassword("beides@demo.example", password)).toBe(200);
});

it("locks out whoever registered somebody else's address beforehand", async () => {
  const password = "Lauerpasswort-2026";
  const registered = await fetch(`${strapi.url}/api/auth/local/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "opfer@demo.example", password, firstName: "Ein", lastName: "Fremder" }),
  });
  expect(registered.status).toBe(200);
  const { user } = await signIn(anyone("opfer"));
  expect(user).toMatchObject({ confirmed: true, firstName: "Rosa", lastName: "Kamm" });
  expect(await signInByPassword("opfer@demo.example", password)).toBe(400);
});

it("keeps a blocked account out, before and after it has come by the provider", async () => {
  await makeAccount("gesperrt@demo.example", "Kammweg-2026-gut", { blocked: true });
  expect((await comeBack(anyone("gesperrt"))).searchParams.get("error")).toBe("blocked");

  const { user, jwt } = await signIn(anyone("spaeter"));
  const found = await accountOf(user.email);
  const { status } = await admin.call("PUT", `${USERS}/${found?.documentId}`, { blocked: true });
  expect(status).toBe(200);
  expect((await comeBack(anyone("spaeter"))).searchParams.get("error")).toBe("blocked");
  expect((await whoIs(jwt)).status).toBe(401);
});

it("forgets who somebody is at the provider together with the account", async () => {
  const { user } = await signIn(anyone("weg"));
  const found = await accountOf(user.email);
  expect((await admin.call("DELETE", `${USERS}/${found?.documentId}`)).status).toBe(200);
  const again = await signIn(anyone("weg"));
  expect(again.user.id).not.toBe(user.id);
});

it("brings who cancels at the provider back to the page, without a session", async () => {
  const visitor = browser();
  const page = await goOut(newVerifier(), visitor);
  const back = new URL((await visitor.open(page.url, { choice: "cancel" })).url);
  expect(back.origin + back.pathname).toBe(strapi.url + LOGIN);
  expect(Object.fromEntries(back.searchParams)).toEqual({ provider: "demo", error: "cancelled" });
});

it.each([
  ["a foreign site", { callback: "https://evil.example/de/portal/user/login", verifier: newVerifier() }],
  ["a page that signs nobody in", { callback: "/de/magazin", verifier: newVerifier() }],
  ["an address that is none", { callback: "javascript:alert(1)", verifier: newVerifier() }],
  ["a sign-in without a secret of the page", { callback: LOGIN }],
])("refuses %s", async (_what, query) => {
  const answer = await fetch(connectUrl(query), { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  expect(await answer.text()).toContain("Diese Anmeldung ist nicht möglich");
});

it("knows no provider that is not configured", async () => {
  for (const provider of ["google", "discord", "nirgends"]) {
    const query = { callback: LOGIN, verifier: newVerifier() };
    expect((await fetch(connectUrl(query, provider), { redirect: "manual" })).status).toBe(400);
  }
});

it("believes no return that this browser has not begun", async () => {
  // Somebody begins, and leads another browser to the answer, so that it is signed in to his account.
  const started = await fetch(connectUrl({ callback: LOGIN, verifier: newVerifier() }), {
    redirect: "manual",
  });
  const state = new URL(started.headers.get("location") ?? "").searchParams.get("state") ?? "";
  const query = new URLSearchParams({ code: "abc", state, iss: identity.issuer });
  const visitor = browser();
  await goOut(newVerifier(), visitor);
  const back = new URL((await visitor.open(`${strapi.url}/api/connect/demo/callback?${query}`)).url);
  expect(back.origin + back.pathname).toBe(strapi.url + LOGIN);
  expect(Object.fromEntries(back.searchParams)).toEqual({ provider: "demo", error: "failed" });
});

describe("a provider's ID token", () => {
  async function signInByLie(email: string): Promise<Record<string, string>> {
    const visitor = openBrowser([strapi.url, lying.issuer]);
    const back = new URL((await visitor.open(connectUrl({ verifier: newVerifier() }, "lying"))).url);
    expect(back.origin + back.pathname).toBe(strapi.url + LOGIN);
    const account = await accountOf(email);
    return { ...Object.fromEntries(back.searchParams), ...(account ? { account: account.email } : {}) };
  }

  it("signs in when the provider's own key has signed it", async () => {
    const email = "echt@lying.example";
    lying.answers = { email };
    expect(await signInByLie(email)).toEqual({
      provider: "lying",
      access_token: expect.stringMatching(/^[\w-]{22}$/) as string,
      account: email,
    });
  });

  it.each(["none of its keys", "garbage"] as const)("opens nothing when %s has signed it", async (signer) => {
    const email = "gefaelscht@lying.example";
    lying.answers = { email, signer };
    expect(await signInByLie(email)).toEqual({ provider: "lying", error: "unavailable" });
  });
});

it("lets two tabs of one browser sign in beside each other", async () => {
  const visitor = browser();
  const first = await goOut(newVerifier(), visitor);
  const second = await goOut(newVerifier(), visitor);
  for (const page of [first, second]) {
    const entries = {
      choice: "other",
      email: "tabs@demo.example",
      firstName: "Tea",
      lastName: "Tab",
      verified: "1",
    };
    const back = new URL((await visitor.open(page.url, entries)).url);
    expect([...back.searchParams.keys()]).toEqual(["provider", "access_token"]);
  }
});

it("makes one account of somebody new who comes several times at once", async () => {
  const sessions = await Promise.all([1, 2, 3, 4].map(() => signIn(anyone("gleichzeitig"))));
  expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
});

it("asks the provider with PKCE, state and nonce, and sends no secret along", async () => {
  const answer = await fetch(connectUrl({ callback: LOGIN, verifier: newVerifier() }), {
    redirect: "manual",
  });
  const asked = new URL(answer.headers.get("location") ?? "");
  expect(asked.origin).toBe(identity.issuer);
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    client_id: "gratweg",
    response_type: "code",
    redirect_uri: `${strapi.url}/api/connect/demo/callback`,
    scope: "openid email profile",
    state: expect.stringMatching(/^[\w-]{22}$/) as string,
    nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
    code_challenge_method: "S256",
  });
  expect(answer.headers.getSetCookie().join()).toMatch(/gratweg_social_[\w-]{22}=.*httponly/i);
});

it("follows the site's host and protocol, as the server forwards them", async () => {
  const callback = "https://rad.gratweg.example/de/portal/user/login";
  const answer = await fetch(connectUrl({ callback, verifier: newVerifier() }), {
    redirect: "manual",
    headers: { "x-forwarded-host": "rad.gratweg.example", "x-forwarded-proto": "https" },
  });
  const asked = new URL(answer.headers.get("location") ?? "");
  expect(asked.searchParams.get("redirect_uri")).toBe(
    "https://rad.gratweg.example/api/connect/demo/callback",
  );
  expect(answer.headers.getSetCookie().join()).toMatch(/__Host-gratweg_social_.*secure/i);
});

it("says on the page that the provider is away, and lets in again when it is back", async () => {
  await identity.stop();
  const visitor = browser();
  // Its description is known for a while, so the way out leads into nothing, or the way back does.
  const verifier = newVerifier();
  const started = await fetch(connectUrl({ callback: LOGIN, verifier }), { redirect: "manual" });
  const cookies = started.headers.getSetCookie().map((line) => line.split(";")[0]);
  const state = new URL(started.headers.get("location") ?? "").searchParams.get("state") ?? "";
  const query = new URLSearchParams({ code: "abc", state, iss: identity.issuer });
  const answer = await fetch(`${strapi.url}/api/connect/demo/callback?${query}`, {
    redirect: "manual",
    headers: { cookie: cookies.join("; ") },
  });
  const back = new URL(answer.headers.get("location") ?? "");
  expect([back.pathname, Object.fromEntries(back.searchParams)]).toEqual([
    "/de/portal/user/login",
    { provider: "demo", error: "unavailable" },
  ]);
  identity = await startIdentity(identityPort, strapi.url);
  expect((await goOut(newVerifier(), visitor)).status).toBe(200);
});

it("writes neither addresses nor tickets to its log", () => {
  expect(strapi.log()).not.toMatch(/demo\.example|access_token/);
});
