import { queryCms } from "./support/cms-database";
import { inviteColleague, signInAsEditor, type CmsAdmin } from "./support/cms-admin";
import { ACCOUNT_ENVIRONMENT, signInOf } from "./support/sign-in";
import { startStrapi, type RunningStrapi } from "./support/strapi";

/** Of lower case letters alone, as no rule of composition takes one; 64 umlauts are 128 bytes. */
const PLAIN = "vier ziegen fressen gerne trockenes heu";
/** As Strapi hashes it, by bcrypt alone. */
const OF_STRAPI = "$2b$10$N./CcAQX3o/dAW46VaalTuFbCTZVBYpkMBYBJnGzNxqWw3iyFfZw.";
const UMLAUTS = "äöü".repeat(21) + "ß";

interface Refusal {
  error: { details: { errors: { path: string[]; message: string }[] } };
}

let strapi: RunningStrapi;
let kim: { email: string; password: string };
beforeAll(async () => {
  strapi = await startStrapi({ seed: "none", env: ACCOUNT_ENVIRONMENT });
  await inviteColleague(strapi, "strapi-author");
  kim = { email: "strapi-author@gratweg.example", password: "Steinmann-im-Nebel-26" };
});
afterAll(() => strapi?.stop());

const signIn = () => signInAsEditor({ url: strapi.url, admin: kim });
const change = (editor: CmsAdmin, body: object) =>
  editor.call<Partial<Refusal>>("PUT", "/admin/users/me", body);
const complaints = ({ body }: { body: Partial<Refusal> }) =>
  body.error?.details.errors.map(({ path, message }) => `${path.join(".")}: ${message}`);
const hashOf = async (email: string) =>
  (
    await queryCms<{ password: string }>(
      strapi.dataFolder,
      "SELECT password FROM admin_users WHERE email = ?",
      email,
    )
  )[0]?.password;
const idOf = async (email: string) =>
  (await queryCms<{ id: number }>(strapi.dataFolder, "SELECT id FROM admin_users WHERE email = ?", email))[0]
    ?.id;

it.each([
  ["short", "Kurz-7a", /^password: Dieses Passwort ist zu kurz/],
  ["breached", "Password123!", /^password: .*zu leicht zu erraten/],
  ["a word of ours", "Gratweg2026!", /^password: .*zu leicht zu erraten/],
  ["the own name", "Buchungspult1", /^password: .*zu leicht zu erraten/],
])("an editor's new password is refused where it is %s", async (_what, password, complaint) => {
  const answer = await change(await signIn(), { currentPassword: kim.password, password });
  expect(answer.status).toBe(400);
  expect(complaints(answer)).toEqual([expect.stringMatching(complaint)]);
});

it("an editor changes password and address by the present password alone", async () => {
  const editor = await signIn();
  const before = await hashOf(kim.email);
  for (const body of [
    { password: PLAIN },
    { password: PLAIN, currentPassword: "" },
    { password: PLAIN, currentPassword: "ein falsches Wort" },
    { email: "fremd@gratweg.example" },
    { email: "fremd@gratweg.example", currentPassword: "ein falsches Wort" },
  ]) {
    const answer = await change(editor, body);
    expect(answer.status).toBe(400);
    expect(complaints(answer)).toEqual([expect.stringMatching(/^currentPassword: /)]);
  }
  expect(await hashOf(kim.email)).toBe(before);
  // What Strapi's form sends along without a change asks for nothing.
  const same = await change(editor, { email: kim.email.toUpperCase(), firstname: "Kim", lastname: "Grat" });
  expect(same.status).toBe(200);
});

it("64 characters of any kind count whole, no kind is asked for, and every session ends with the old password", async () => {
  const [editor, elsewhere] = [await signIn(), await signIn()];
  const changed = await change(editor, { currentPassword: kim.password, password: UMLAUTS });
  expect([changed.status, JSON.stringify(changed.body).includes("password")]).toEqual([200, false]);
  expect(await hashOf(kim.email)).toMatch(/^sha256:\$2b\$10\$/);
  for (const one of [editor, elsewhere]) expect((await one.call("GET", "/admin/users/me")).status).toBe(401);
  kim = { ...kim, password: UMLAUTS };
  // 72 bytes of it are not enough.
  await expect(
    signInAsEditor({ url: strapi.url, admin: { ...kim, password: `${UMLAUTS.slice(0, 63)}a` } }),
  ).rejects.toThrow("400");
  const again = await change(await signIn(), { currentPassword: UMLAUTS, password: PLAIN });
  expect(again.status).toBe(200);
  kim = { ...kim, password: PLAIN };
  const moved = await change(await signIn(), { currentPassword: PLAIN, email: "kim@gratweg.example" });
  expect(moved.status).toBe(200);
  kim = { ...kim, email: "kim@gratweg.example" };
  await signIn();
});

it("a hash that Strapi has made opens once more and is made anew, and no session ends by it", async () => {
  const editor = await signIn();
  await queryCms(
    strapi.dataFolder,
    "UPDATE admin_users SET password = ? WHERE email = ?",
    OF_STRAPI,
    kim.email,
  );
  await signIn();
  expect(await hashOf(kim.email)).toMatch(/^sha256:/);
  expect((await editor.call("GET", "/admin/users/me")).status).toBe(200);
});

it("nobody sets another's password, not even a super admin, nor the own one or the own address past the profile", async () => {
  const admin = await signInAsEditor(strapi);
  const own = await idOf(strapi.admin.email);
  const before = [await hashOf(kim.email), await hashOf(strapi.admin.email)];
  for (const [id, body, complaint] of [
    [await idOf(kim.email), { password: "Bergziege-im-Nebel-7" }, /^password: .*Link per E-Mail/],
    [own, { password: "Bergziege-im-Nebel-7" }, /^password: .*Link per E-Mail/],
    [own, { email: "fremd@gratweg.example" }, /^email: .*in Ihrem Profil/],
  ] as const) {
    const answer = await admin.call<Refusal>("PUT", `/admin/users/${id}`, body);
    expect(answer.status).toBe(400);
    expect(complaints(answer)).toEqual([expect.stringMatching(complaint)]);
  }
  expect([await hashOf(kim.email), await hashOf(strapi.admin.email)]).toEqual(before);
  const made = await admin.call("POST", "/admin/users", {
    email: "neu@gratweg.example",
    firstname: "Neu",
    roles: [1],
    password: "Bergziege-im-Nebel-7",
  });
  expect(made.status).toBe(400);
  const renamed = await admin.call("PUT", `/admin/users/${await idOf(kim.email)}`, {
    firstname: "Kimberly",
    password: "",
  });
  expect(renamed.status).toBe(200);
});

it("guesses at the present password are held, and the owner signs in meanwhile", async () => {
  const editor = await signIn();
  const guesses: number[] = [];
  while (guesses.at(-1) !== 429 && guesses.length < 20)
    guesses.push((await change(editor, { password: UMLAUTS, currentPassword: "ein falsches Wort" })).status);
  expect([guesses.length <= 11, guesses.at(-1)]).toEqual([true, 429]);
  expect((await change(editor, { password: UMLAUTS, currentPassword: kim.password })).status).toBe(429);
  await signIn();
});

it("nobody sets a traveller's password either, by no way of Strapi's", async () => {
  const admin = await signInAsEditor(strapi);
  const auth = signInOf(strapi);
  const email = "anna@reise.example";
  const { status } = await auth.register({
    ...{ email, password: "Wanderstiefel-2026-Anna", firstName: "Änne", lastName: "Groß" },
    terms: true,
  });
  expect(status).toBe(200);
  const row = await auth.row(email);
  const { body } = await admin.call<{ data: { accessKey: string } }>("POST", "/admin/api-tokens", {
    ...{ name: "Alles", description: "", type: "full-access", lifespan: 604_800_000 },
  });
  const users = "/content-manager/collection-types/plugin::users-permissions.user";
  const entry = {
    email: "neu@reise.example",
    username: "neu@reise.example",
    password: "Bergziege-7-im-Nebel",
  };
  const byToken = (method: string, path: string) =>
    fetch(`${strapi.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${body.data.accessKey}`, "content-type": "application/json" },
      body: JSON.stringify(entry),
    });
  // The field is hidden: what is sent for it is left out or refused.
  await admin.call("PUT", `${users}/${String(row?.document_id)}`, { password: entry.password });
  await admin.call("POST", users, entry);
  const answers = [
    await byToken("PUT", `/api/users/${String(row?.id)}`),
    await byToken("POST", "/api/users"),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([405, 405]);
  expect((await auth.row(entry.email))?.password ?? null).toBeNull();
  expect((await auth.row(email))?.password).toBe(row?.password);
});
