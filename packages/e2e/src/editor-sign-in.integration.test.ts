import { queryCms } from "./support/cms-database";
import { formBrowser, type FormBrowser } from "./support/form-browser";
import { readMail, startMailServer, type MailServer } from "./support/mail-server";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { startStrapi, type RunningStrapi } from "./support/strapi";
import { totpCode } from "./support/totp";
import { until } from "./support/until";

let strapi: RunningStrapi;
let mails: MailServer;
let worker: MailWorker;
let secret: string;
let recovery: string[];

beforeAll(async () => {
  mails = await startMailServer();
  strapi = await startStrapi({
    seed: "none",
    env: { GRATWEG_PRODUCTION: "true", SMTP_URL: `smtp://127.0.0.1:${mails.port}` },
  });
  worker = startMailWorker({ dataFolder: strapi.dataFolder, smtpPort: mails.port });
});
afterAll(async () => {
  await worker?.stop();
  await mails?.stop();
  await strapi?.stop();
});

const START = "/admin/anmelden";
const REFRESH = "__Host-strapi_admin_refresh";

/** Steps that were used count for nothing: between tests the app's clock would have to go on for real. */
const forgetSteps = () => queryCms(strapi.dataFolder, "UPDATE admin_second_factors SET last_step = ?", 0);

async function post(
  path: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; text: string; cookies: string[] }> {
  const answer = await fetch(`${strapi.url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
}

const ask = (method: string, path: string, token: string) =>
  fetch(`${strapi.url}${path}`, { method, headers: { authorization: `Bearer ${token}` } });

/** What the editors' screens do when they start. */
async function accessToken(browser: FormBrowser): Promise<string> {
  const answer = await browser.send("/admin/access-token", {});
  expect(answer.status).toBe(200);
  return (JSON.parse(answer.html) as { data: { token: string } }).data.token;
}

async function signIn(browser = formBrowser(strapi.url)): Promise<{ browser: FormBrowser; token: string }> {
  await forgetSteps();
  expect((await browser.send(START, strapi.admin)).location).toBe(`${START}/code`);
  expect((await browser.send(`${START}/code`, { code: await totpCode(secret) })).location).toBe("/admin");
  return { browser, token: await accessToken(browser) };
}

it("a password alone opens nothing, before a second factor is set up either", async () => {
  const alone = await post("/admin/login", strapi.admin);
  expect([alone.status, alone.cookies]).toEqual([400, []]);
  expect(alone.text).toBe((await post("/admin/login", { ...strapi.admin, password: "Falsch-2026" })).text);
});

it("leads from Strapi's form to our page, which runs no script and lets nobody frame it", async () => {
  const browser = formBrowser(strapi.url);
  expect((await browser.open("/admin/auth/login?redirectTo=%2Fcontent-manager")).location).toBe(
    `${START}?weiter=%2Fcontent-manager`,
  );
  const page = await browser.open(START);
  expect(page.html).not.toMatch(/<script|javascript:|onclick/i);
  expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(page.html).toMatch(/autocomplete="username"[\s\S]*autocomplete="current-password"/);
});

it("sets the second factor up at the first sign-in and shows the recovery codes once", async () => {
  const browser = formBrowser(strapi.url);
  expect((await browser.send(START, strapi.admin)).location).toBe(`${START}/einrichten`);
  expect(browser.cookie(REFRESH)).toBeUndefined();
  const page = await browser.open(`${START}/einrichten`);
  expect(page.html).toContain("<svg");
  secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(page.html)?.[1] ?? "").replaceAll(" ", "");
  expect((await browser.send(`${START}/einrichten`, { code: "000000" })).status).toBe(400);
  const done = await browser.send(`${START}/einrichten`, { code: await totpCode(secret) });
  expect(done.status).toBe(200);
  recovery = [...done.html.matchAll(/<code>([a-z2-9-]{29})<\/code>/g)].map(([, code = ""]) => code);
  expect(recovery).toHaveLength(10);
  const me = await ask("GET", "/admin/users/me", await accessToken(browser));
  expect(me.status).toBe(200);
  const stored = JSON.stringify(await queryCms(strapi.dataFolder, "SELECT * FROM admin_second_factors"));
  expect(stored).not.toContain(secret);
});

it("a code counts once, cookies are for TLS in production, and the session lasts twelve hours at most", async () => {
  await forgetSteps();
  const browser = formBrowser(strapi.url);
  const other = formBrowser(strapi.url);
  await browser.send(START, strapi.admin);
  await other.send(START, strapi.admin);
  const code = await totpCode(secret);
  expect((await browser.send(`${START}/code`, { code })).location).toBe("/admin");
  expect((await other.send(`${START}/code`, { code })).status).toBe(400);
  const cookie = browser.lines.find((line) => line.startsWith(`${REFRESH}=`));
  expect(cookie).toMatch(/path=\/;/i);
  expect(cookie).toMatch(/samesite=strict/i);
  expect(cookie).toMatch(/httponly/i);
  for (const line of browser.lines) expect(line).toMatch(/; secure/i);
  // Strapi's screens write that one by themselves, by the scheme of their page; here it came by http.
  const names = browser.lines.map((line) => line.slice(0, line.indexOf("=")));
  expect([...new Set(names.filter((name) => !name.startsWith("__Host-")))]).toEqual([
    "jwtToken",
    "jwtToken.sig",
  ]);
  const [row] = await queryCms<{ created: unknown; until: unknown }>(
    strapi.dataFolder,
    "SELECT created_at AS created, absolute_expires_at AS until FROM strapi_sessions ORDER BY id DESC",
  );
  const hours = (moment: unknown) => new Date(moment as number).getTime() / 3_600_000;
  expect(hours(row?.until) - hours(row?.created)).toBeCloseTo(12, 1);
  const token = await accessToken(browser);
  const { iat, exp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<
    string,
    number
  >;
  expect((exp ?? 0) - (iat ?? 0)).toBe(15 * 60);
});

it("a recovery code opens once", async () => {
  const [code = ""] = recovery;
  const statuses = [];
  for (let time = 0; time < 2; time += 1) {
    const browser = formBrowser(strapi.url);
    await browser.send(START, strapi.admin);
    statuses.push((await browser.send(`${START}/code`, { code: code.toUpperCase() })).status);
  }
  expect(statuses).toEqual([303, 400]);
});

it("programs send the code with the password", async () => {
  await forgetSteps();
  const answer = await post("/admin/login", { ...strapi.admin, code: await totpCode(secret) });
  expect(answer.status).toBe(200);
  expect(answer.cookies.some((line) => line.startsWith(`${REFRESH}=`))).toBe(true);
});

it("choosing a password signs nobody in: neither by a forgotten one nor by an invitation", async () => {
  const { token } = await signIn();
  const roles = (await (await ask("GET", "/admin/roles", token)).json()) as {
    data: { id: number; code: string }[];
  };
  const invited = await post(
    "/admin/users",
    {
      email: "kim@gratweg.example",
      firstname: "Kim",
      lastname: "Grat",
      roles: [roles.data.find(({ code }) => code === "strapi-author")?.id],
    },
    token,
  );
  const { data } = JSON.parse(invited.text) as { data: { registrationToken: string } };
  const joined = await post("/admin/register", {
    registrationToken: data.registrationToken,
    userInfo: { firstname: "Kim", lastname: "Grat", password: "Gamaschen-2027" },
  });
  expect([joined.status, joined.cookies]).toEqual([200, []]);
  expect(joined.text).not.toContain('oken":"');

  expect((await post("/admin/forgot-password", { email: "kim@gratweg.example" })).status).toBe(204);
  const raw = await until(
    () => mails.received.find(({ to }) => to === "kim@gratweg.example")?.raw,
    (mail) => mail !== undefined,
  );
  const mail = await readMail({ to: "", messageId: "", raw: raw ?? "" });
  expect(mail.subject).toBe("Neues Passwort für die Redaktion");
  const resetToken = /code=(\w+)/.exec(mail.text ?? "")?.[1] ?? "";
  const browser = formBrowser(strapi.url);
  const page = (await browser.open(`/admin/auth/reset-password?code=${resetToken}`)).location ?? "";
  expect(page).toBe(`/admin/neues-passwort?code=${resetToken}`);
  expect((await browser.send(page, { password: "gratweg1" })).status).toBe(400);
  expect((await browser.send(page, { password: "Wanderstock-9" })).location).toBe(
    `${START}?hinweis=passwort`,
  );
  expect((await browser.send(page, { password: "Wanderstock-9" })).status).toBe(410);
  expect(browser.cookie(REFRESH)).toBeUndefined();
  const kim = { email: "kim@gratweg.example", password: "Wanderstock-9" };
  expect((await browser.send(START, kim)).location).toBe(`${START}/einrichten`);
});

it("nobody makes a token that works without a code, and a new password ends every session", async () => {
  const { token } = await signIn();
  const order = { name: "Hintertür", description: "", lifespan: null, adminPermissions: [] };
  expect((await post("/admin/admin-tokens", order, token)).status).toBe(403);
  const { email, password: currentPassword } = strapi.admin;
  const password = "firnschnee unter der sohle";
  const change = await fetch(`${strapi.url}/admin/users/me`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ currentPassword, password }),
  });
  expect(change.status).toBe(200);
  strapi.admin = { email, password };
  expect((await ask("GET", "/admin/users/me", token)).status).toBe(401);
});

it("a form that another site sends does nothing", async () => {
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site", origin: strapi.url },
    { "x-nothing": "1" },
  ];
  for (const headers of foreign) {
    const answer = await formBrowser(strapi.url).send(START, strapi.admin, headers);
    expect([answer.status, answer.location]).toEqual([403, null]);
  }
});

it("editors see where they are signed in and end it there at once, renewed sessions too", async () => {
  const { browser, token: first } = await signIn();
  const { token: other } = await signIn();
  const renewed = await accessToken(browser);
  const { data } = (await (await ask("GET", "/admin/users/me/sessions", other)).json()) as {
    data: { id: string; current: boolean; deviceName: string }[];
  };
  expect(data.length).toBeGreaterThanOrEqual(2);
  expect(data[0]).toMatchObject({ current: true, deviceName: expect.stringContaining("Firefox") as string });
  expect((await ask("DELETE", "/admin/users/me/sessions?keepCurrent=true", other)).status).toBe(200);
  const statuses = await Promise.all(
    [first, renewed, other].map(async (token) => (await ask("GET", "/admin/users/me", token)).status),
  );
  expect(statuses).toEqual([401, 401, 200]);

  const again = await signIn();
  const { data: now } = (await (await ask("GET", "/admin/users/me/sessions", other)).json()) as {
    data: { id: string; current: boolean }[];
  };
  const theirs = now.find(({ current }) => !current)?.id ?? "";
  const renewedAgain = await accessToken(again.browser);
  expect((await ask("DELETE", `/admin/users/me/sessions/${theirs}`, other)).status).toBe(200);
  expect((await ask("GET", "/admin/users/me", again.token)).status).toBe(401);
  expect((await ask("GET", "/admin/users/me", renewedAgain)).status).toBe(401);
});

it("signing in anew ends the session that the browser still had, and no other", async () => {
  const { browser, token: before } = await signIn();
  const { token: elsewhere } = await signIn();
  const { token: now } = await signIn(browser);
  const statuses = await Promise.all(
    [before, elsewhere, now].map(async (token) => (await ask("GET", "/admin/users/me", token)).status),
  );
  expect(statuses).toEqual([401, 200, 200]);
});

it("who manages editors ends anybody's sessions and resets a lost second factor, the own one excepted", async () => {
  const { token } = await signIn();
  const list = (await (await ask("GET", "/gratweg/editors", token)).json()) as {
    data: { id: number; email: string; hasSecondFactor: boolean; sessions: unknown[] }[];
  };
  const own = list.data.find(({ email }) => email === strapi.admin.email);
  const kim = list.data.find(({ email }) => email === "kim@gratweg.example");
  expect([own?.hasSecondFactor, kim?.hasSecondFactor]).toEqual([true, false]);
  expect((await ask("DELETE", `/gratweg/editors/${own?.id}/second-factor`, token)).status).toBe(403);
  expect((await ask("DELETE", `/gratweg/editors/${kim?.id}/second-factor`, token)).status).toBe(200);
  expect((await ask("DELETE", "/gratweg/editors/999/sessions", token)).status).toBe(404);
  expect((await ask("DELETE", `/gratweg/editors/${own?.id}/sessions`, token)).status).toBe(200);
  expect((await ask("GET", "/admin/users/me", token)).status).toBe(401);
  expect((await ask("GET", "/gratweg/editors", "x")).status).toBe(401);
  expect(strapi.log()).toMatch(
    new RegExp(`account ${own?.id} has reset the second factor of account ${kim?.id}`),
  );
  expect(strapi.log()).not.toContain("@gratweg.example has");
});

it("mails go to the account's own address: a new device, and a wrong code after a right password", async () => {
  await queryCms(strapi.dataFolder, "DELETE FROM outbox_mails WHERE kind LIKE ?", "editor-%");
  const seen = mails.received.length;
  const { browser } = await signIn();
  await signIn(browser);
  await browser.send(START, strapi.admin);
  expect((await browser.send(`${START}/code`, { code: "000000" })).status).toBe(400);
  await until(
    () => mails.received.length,
    (count) => count >= seen + 2,
  );
  const subjects = (await Promise.all(mails.received.slice(seen).map(readMail))).map(
    ({ subject }) => subject,
  );
  expect(subjects).toEqual([
    "Neue Anmeldung in der Redaktion",
    "Falscher Code bei der Anmeldung in der Redaktion",
  ]);
  const kinds = await queryCms<{ kind: string }>(
    strapi.dataFolder,
    "SELECT kind FROM outbox_mails WHERE kind LIKE ? ORDER BY id",
    "editor-%",
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(["editor-new-device", "editor-wrong-code"]);
});
