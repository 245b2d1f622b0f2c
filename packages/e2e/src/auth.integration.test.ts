import { createHmac } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signInAsEditor } from "./support/cms-admin";
import { readMail, startMailServer, type MailServer } from "./support/mail-server";
import { startMailWorker, type MailWorker } from "./support/mail-worker";
import { ACCOUNT_ENVIRONMENT, accountToken, SITE, signInOf } from "./support/sign-in";
import { removeData, startStrapi, type RunningStrapi } from "./support/strapi";
import { until } from "./support/until";

const PASSWORD = "Bergschuh-2027";
const JWT_SECRET = "auth-integration-jwt";
const OTHER = "Gamaschen-2027";
let dataFolder: string;
let strapi: RunningStrapi;
let mails: MailServer;
let worker: MailWorker;
let auth: ReturnType<typeof signInOf>;
let people = 0;
const start = () => startStrapi({ dataFolder, seed: "none", env: { ...ACCOUNT_ENVIRONMENT, JWT_SECRET } });
const secrets: string[] = [];
const somebody = () => ({
  email: `anna-${(people += 1)}@post.example`,
  password: PASSWORD,
  firstName: "Anna",
  lastName: "Ott",
  origin: SITE,
});

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "gratweg-auth-"));
  strapi = await start();
  auth = signInOf(strapi);
  mails = await startMailServer();
  worker = startMailWorker({ dataFolder, smtpPort: mails.port, env: ACCOUNT_ENVIRONMENT });
});
afterAll(async () => {
  await worker?.stop();
  await mails?.stop();
  await strapi?.stop();
  await removeData(dataFolder);
});

/** The so-manieth mail to an address, once it is there. */
async function mailTo(email: string, index = 0) {
  const received = await until(
    () => mails.received.filter(({ to }) => to === email),
    (list) => list.length > index,
  );
  const mail = received[index];
  if (!mail) throw new Error("no mail");
  const { subject = "", text = "", html = "" } = await readMail(mail);
  return { subject, text, html };
}

async function tokenTo(email: string, index = 0): Promise<string> {
  const token = accountToken((await mailTo(email, index)).text);
  secrets.push(token);
  return token;
}

async function traveller() {
  const person = somebody();
  expect((await auth.register(person)).status).toBe(200);
  const confirmed = await auth.confirm(await tokenTo(person.email), PASSWORD);
  expect(confirmed.body).toEqual({ outcome: "confirmed" });
  const { jwt, user } = await auth.signIn(person.email, PASSWORD);
  expect(jwt).not.toBe("");
  return { ...person, jwt, user };
}

/** A token with the right signature, as one of before there were stamps and sessions. */
function signed(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = `${part({ alg: "HS256", typ: "JWT" })}.${part({ ...payload, exp: Date.now() / 1000 + 60 })}`;
  return `${body}.${createHmac("sha256", JWT_SECRET).update(body).digest("base64url")}`;
}

it("register → the mail's link confirms, once → sign in → who am I, with the role", async () => {
  const person = somebody();
  const registered = await auth.register({ ...person, email: person.email.toUpperCase() });
  expect([registered.status, registered.body]).toEqual([200, { user: null }]);
  const early = await auth.signIn(person.email, PASSWORD);
  expect([early.status, early.code]).toEqual([400, "credentials"]);

  const asked = await mailTo(person.email);
  expect(asked.subject).toBe("Bitte bestätigen Sie Ihre E-Mail-Adresse");
  expect(asked.text).toContain(`${SITE}/api/account/confirm-email?token=`);
  const token = await tokenTo(person.email);
  expect((await auth.confirm(token, PASSWORD, { secret: "falsch" })).status).toBe(401);
  expect((await auth.confirm("a".repeat(43), PASSWORD)).body).toEqual({ outcome: "unknown" });
  expect((await auth.confirm(token, PASSWORD)).body).toEqual({ outcome: "confirmed" });
  expect((await auth.confirm(token, PASSWORD)).body).toEqual({ outcome: "used" });
  expect((await mailTo(person.email, 1)).subject).toBe("Willkommen im Portal");

  const { status, jwt, user } = await auth.signIn(person.email, PASSWORD);
  expect(status).toBe(200);
  expect(user).toMatchObject({ email: person.email, firstName: "Anna", lastName: "Ott", confirmed: true });
  for (const secret of ["password", "confirmationToken", "resetPasswordToken"])
    expect(user).not.toHaveProperty(secret);
  const me = await auth.call("GET", "users/me?populate=role", undefined, { jwt });
  expect(me.body).toMatchObject({ id: user?.id, email: person.email, role: { type: "authenticated" } });
  expect(me.cacheControl).toBe("private, no-store");
  expect((await auth.row(person.email))?.last_sign_in_at).not.toBeNull();
});

it("says the same for known and unknown addresses, and writes one mail into the outbox either way", async () => {
  const { email } = await traveller();
  const unknown = somebody();
  const writes = async (work: () => Promise<{ status: number; body: unknown }>) => {
    const before = await auth.outboxWrites();
    const { status, body } = await work();
    return { status, body, written: (await auth.outboxWrites()) - before };
  };
  const same = async (ask: (address: string) => Promise<{ status: number; body: unknown }>) => {
    const known = await writes(() => ask(email));
    expect(await writes(() => ask(unknown.email))).toEqual(known);
    return known;
  };
  expect(await same((address) => auth.forgot(address))).toEqual({
    status: 200,
    body: { ok: true },
    written: 1,
  });
  expect(await same((address) => auth.register({ ...unknown, email: address }))).toEqual({
    status: 200,
    body: { user: null },
    written: 1,
  });
  const wrong = await same((address) => auth.signIn(address, "ein falsches Wort"));
  expect([wrong.status, wrong.written]).toEqual([400, 0]);
  const resend = (address: string) => auth.post("auth/send-email-confirmation", { email: address });
  const nobody = await writes(() => resend("niemand@post.example"));
  expect([await writes(() => resend(email)), nobody].map(({ status, written }) => [status, written])).toEqual(
    [
      [200, 1],
      [200, 1],
    ],
  );
  expect(await auth.mailsTo("niemand@post.example")).toEqual([]);
  expect(await auth.mailsTo(email)).toEqual([
    "account-confirm",
    "account-welcome",
    "account-reset",
    "account-known",
  ]);
});

it("a forgotten password: the link works once, for an hour; a newer one replaces it; every other session ends", async () => {
  const { email, jwt } = await traveller();
  await auth.forgot(email);
  const first = await tokenTo(email, 2);
  await auth.forgot(email);
  const second = await tokenTo(email, 3);
  expect((await auth.reset(first, OTHER)).code).toBe("token-unknown");
  expect((await auth.row(email))?.reset_password_token).not.toBe(second);
  await auth.age(email, "reset_password_expires_at");
  expect((await auth.reset(second, OTHER)).code).toBe("token-unknown");

  await auth.forgot(email);
  const third = await tokenTo(email, 4);
  const answers = await Promise.all([1, 2, 3].map(() => auth.reset(third, OTHER)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  const anew = answers.find(({ status }) => status === 200);
  expect((await auth.me(anew?.jwt ?? "")).status).toBe(200);
  expect((await auth.me(jwt)).status).toBe(401);
  expect((await auth.signIn(email, PASSWORD)).code).toBe("credentials");
  expect((await mailTo(email, 5)).subject).toBe("Ihr Passwort wurde geändert");
});

it("a confirmation link ends after seven days", async () => {
  const person = somebody();
  await auth.register(person);
  const token = await tokenTo(person.email);
  await auth.age(person.email, "confirmation_expires_at");
  expect((await auth.confirm(token, PASSWORD)).body).toEqual({ outcome: "unknown" });
  await auth.post("auth/send-email-confirmation", { email: person.email, origin: SITE });
  expect((await auth.confirm(await tokenTo(person.email, 1), PASSWORD)).body).toEqual({
    outcome: "confirmed",
  });
});

it("a stranger who registers somebody's address first comes in by no button that its owner presses", async () => {
  const person = somebody();
  const own = "Steinmann am Weg";
  await auth.register({ ...person, password: "Angreifer-Kennwort-77", firstName: "Hans" });
  const token = await tokenTo(person.email);
  for (const password of [own, "", "angreifer-kennwort-77"])
    expect((await auth.confirm(token, password)).body).not.toEqual({ outcome: "confirmed" });
  expect((await auth.row(person.email))?.confirmed).toBeFalsy();
  expect((await auth.signIn(person.email, "Angreifer-Kennwort-77")).code).toBe("credentials");

  await auth.forgot(person.email);
  expect((await mailTo(person.email, 1)).subject).toBe("Bitte legen Sie Ihr Passwort fest");
  const chosen = await auth.reset(await tokenTo(person.email, 1), own);
  expect([chosen.status, (await auth.me(chosen.jwt)).status]).toEqual([200, 200]);
  expect((await auth.confirm(token, "Angreifer-Kennwort-77")).body).toEqual({ outcome: "unknown" });
  expect((await auth.signIn(person.email, "Angreifer-Kennwort-77")).code).toBe("credentials");
});

it("changing the password ends other sessions, and this one goes on with a new token", async () => {
  const { email, jwt, user } = await traveller();
  const elsewhere = (await auth.signIn(email, PASSWORD)).jwt;
  expect((await auth.change(jwt, "ein falsches Wort", OTHER)).code).toBe("password-wrong");
  expect((await auth.change(jwt, PASSWORD, "12345678")).code).toBe("password-common");
  expect((await auth.change(jwt, PASSWORD, PASSWORD)).code).toBe("password-same");
  const changed = await auth.change(jwt, PASSWORD, OTHER);
  expect([changed.status, changed.user?.id]).toEqual([200, user?.id]);
  expect([(await auth.me(jwt)).status, (await auth.me(elsewhere)).status]).toEqual([401, 401]);
  expect((await auth.me(changed.jwt)).status).toBe(200);
  expect((await auth.change("", PASSWORD, OTHER)).status).toBeGreaterThanOrEqual(401);
});

it("an editor who blocks somebody ends the sessions, and unblocking does not revive them", async () => {
  const { email, jwt } = await traveller();
  const editor = await signInAsEditor(strapi);
  const { document_id: document } = (await auth.row(email)) as { document_id: string };
  const path = `/content-manager/collection-types/plugin::users-permissions.user/${document}`;
  const edit = async (change: object) => expect((await editor.call("PUT", path, change)).status).toBe(200);
  await edit({ blocked: true });
  expect((await auth.me(jwt)).status).toBe(401);
  expect((await auth.signIn(email, PASSWORD)).code).toBe("blocked");
  expect((await auth.signIn(email, "ein falsches Wort")).code).toBe("credentials");
  await edit({ blocked: false });
  expect((await auth.me(jwt)).status).toBe(401);
  const again = await auth.signIn(email, PASSWORD);
  expect((await auth.me(again.jwt)).status).toBe(200);
});

it("editors see accounts in German, and what the system writes is locked", async () => {
  const editor = await signInAsEditor(strapi);
  const { body } = await editor.call<{
    data: {
      contentType: {
        settings: { mainField: string };
        metadatas: Record<string, { edit: { label?: string; editable?: boolean } }>;
      };
    };
  }>("GET", "/content-manager/content-types/plugin::users-permissions.user/configuration");
  const { settings, metadatas } = body.data.contentType;
  expect(settings.mainField).toBe("email");
  expect(metadatas.blocked?.edit).toMatchObject({ label: "Gesperrt", editable: true });
  expect(metadatas.lastSignInAt?.edit).toMatchObject({ editable: false });
});

it("ten registrations of one address at once make one account", async () => {
  const person = somebody();
  const answers = await Promise.all(Array.from({ length: 10 }, () => auth.register(person)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const kinds = await auth.mailsTo(person.email);
  expect(kinds[0]).toBe("account-confirm");
  expect(kinds.filter((kind) => kind === "account-confirm")).toHaveLength(1);
});

it("before confirmation every sequence of calls is answered alike, whatever the address is", async () => {
  const confirmed = await traveller();
  const unconfirmed = somebody();
  await auth.register({ ...unconfirmed, password: "Gletscherspalte-8" });
  const answers = async (email: string) => {
    const person = { ...somebody(), email, password: "Steinmann-am-Weg" };
    const steps = [
      () => auth.signIn(email, person.password),
      () => auth.register(person),
      () => auth.signIn(email, person.password),
      () => auth.signIn(email, "ein falsches Wort"),
      () => auth.forgot(email),
      () => auth.post("auth/send-email-confirmation", { email, origin: SITE }),
      () => auth.register(person),
      () => auth.signIn(email, person.password),
    ];
    const seen = [];
    for (const step of steps) {
      const { status, body, headers } = await step();
      const { date: _date, ...kept } = Object.fromEntries(headers);
      seen.push({ status, headers: kept, body: JSON.stringify(body).replaceAll(email, "address") });
    }
    return seen;
  };
  const unknown = await answers(somebody().email);
  expect(unknown.map(({ status }) => status)).toEqual([400, 200, 400, 400, 200, 200, 200, 400]);
  const plain = (seen: typeof unknown) =>
    // The address' length shows in one header.
    seen.map(({ headers: { "content-length": _length, ...headers }, ...rest }) => ({ ...rest, headers }));
  expect(plain(await answers(unconfirmed.email))).toEqual(plain(unknown));
  expect(plain(await answers(confirmed.email))).toEqual(plain(unknown));
});

it("signing out ends this session at once, and no other [4.25]", async () => {
  const { email, jwt } = await traveller();
  const other = (await auth.signIn(email, PASSWORD)).jwt;
  expect((await auth.call("POST", "auth/logout", {}, { jwt })).body).toEqual({ ok: true });
  expect([(await auth.me(jwt)).status, (await auth.me(other)).status]).toEqual([401, 200]);
  expect((await auth.call("POST", "auth/logout", {}, { jwt })).status).toBe(401);
});

it("a shared computer's session lasts two hours, and stays short when its password changes", async () => {
  const { email } = await traveller();
  const body = { identifier: email, password: PASSWORD, sharedComputer: true };
  const { jwt } = await auth.post("auth/local", body);
  const hoursOf = async (token: string) => Math.round((await auth.sessionMs(token)) / 3_600_000);
  expect(await hoursOf(jwt)).toBe(2);
  const changed = await auth.change(jwt, PASSWORD, OTHER);
  expect([await hoursOf(changed.jwt), (await auth.me(jwt)).status]).toEqual([2, 401]);
  expect(await hoursOf((await auth.signIn(email, OTHER)).jwt)).toBe(30 * 24);
});

it("a token without a session and the plugin's own confirmation link open nothing", async () => {
  const { jwt } = await traveller();
  expect((await auth.call("GET", "auth/email-confirmation?confirmation=x", undefined)).status).toBe(404);
  const { id } = (await auth.me(jwt)).body as { id: number };
  for (const claims of [
    {},
    { sid: "s".repeat(22) },
    { sessionId: "a".repeat(32) },
    { sessionId: { $ne: "" } },
  ])
    for (const user of [{ id }, { userId: String(id), type: "access" }])
      expect((await auth.me(signed({ ...user, ...claims }))).status).toBe(401);
});

it("no token stands in the database, and no token, address or password in a log", async () => {
  expect(secrets.length).toBeGreaterThan(10);
  const stored = await auth.everything();
  const said = strapi.log() + JSON.stringify(worker.log);
  for (const secret of secrets) expect(stored + said).not.toContain(secret);
  for (const personal of ["post.example", PASSWORD, OTHER]) expect(said).not.toContain(personal);
});

it("deletes at the next start what nobody confirmed within 30 days, and nothing else", async () => {
  const day = 24 * 60 * 60 * 1000;
  const [old, recent, confirmed] = [somebody(), somebody(), await traveller()];
  for (const person of [old, recent]) await auth.register(person);
  await auth.age(old.email, "created_at", 30 * day + 1000);
  await auth.age(recent.email, "created_at", 29 * day);
  await auth.age(confirmed.email, "created_at", 60 * day);
  await strapi.stop();
  strapi = await start();
  auth = signInOf(strapi);
  const rows = await Promise.all([old, recent, confirmed].map(({ email }) => auth.row(email)));
  expect(rows.map((row) => row !== undefined)).toEqual([false, true, true]);
  expect((await auth.me(confirmed.jwt)).status).toBe(200);
});
