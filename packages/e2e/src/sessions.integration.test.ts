import type { AccountSession } from "@gratweg/contracts";
import { PASSWORD, startAccountServer, type AccountServer } from "./support/account-server";
import { until } from "./support/until";

let server: AccountServer;
beforeAll(async () => {
  server = await startAccountServer();
});
afterAll(() => server?.stop());

const listOf = async (jwt: string) => {
  const { status, body } = await server.ask("GET", "/api/account/sessions", { jwt });
  return { status, data: (body as { data?: AccountSession[] }).data ?? [] };
};
const end = (jwt: string, id = "") =>
  server.ask("DELETE", `/api/account/sessions${id && `/${id}`}`, { jwt }).then(({ status }) => status);
const me = (jwt: string) => server.ask("GET", "/api/users/me", { jwt }).then(({ status }) => status);
const contentMe = async (jwt: string) =>
  (await fetch(`${server.strapi.url}/api/users/me`, { headers: { authorization: `Bearer ${jwt}` } })).status;
const rowsOf = async (userId: number) =>
  (await server.query("SELECT id FROM strapi_sessions WHERE user_id = ?", String(userId))).length;

it("lists where somebody is signed in, and ends one or all others, at the own server and at the content system", async () => {
  const anna = await server.person();
  const [second, third] = [await server.signIn(anna.email), await server.signIn(anna.email)];
  const { data } = await listOf(anna.jwt);
  expect(data.map(({ isCurrent, isShared }) => [isCurrent, isShared])).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
  const own = (await listOf(second.jwt)).data[0]?.id ?? "";
  expect(own).not.toBe(data[0]?.id);
  expect(await end(anna.jwt, own)).toBe(204);
  expect([await me(second.jwt), await contentMe(second.jwt)]).toEqual([401, 401]);
  expect([await end(anna.jwt, own), await me(third.jwt)]).toEqual([404, 200]);

  expect(await end(anna.jwt)).toBe(204);
  expect([await me(third.jwt), await me(anna.jwt), (await listOf(anna.jwt)).data.length]).toEqual([
    401, 200, 1,
  ]);
});

it("a session that began a while ago ends others by the password alone, and its own without", async () => {
  const anna = await server.person();
  const other = await server.signIn(anna.email);
  await server.query(
    "UPDATE strapi_sessions SET created_at = ?",
    server.stored(new Date(Date.now() - 16 * 60_000)),
  );
  const prove = async (body?: object, jwt = anna.jwt) => {
    const { status, body: said } = await server.ask("DELETE", "/api/account/sessions", {
      jwt,
      ...(body && { body }),
    });
    return [status, (said as { type?: string } | null)?.type ?? null];
  };
  expect(await prove()).toEqual([422, "/probleme/passwort-falsch"]);
  expect(await prove({ password: "falsch" })).toEqual([422, "/probleme/passwort-falsch"]);
  expect(await me(other.jwt)).toBe(200);
  expect(await prove({ password: PASSWORD })).toEqual([204, null]);
  expect([await me(other.jwt), await me(anna.jwt)]).toEqual([401, 200]);
  const own = (await listOf(anna.jwt)).data[0]?.id ?? "";
  expect([await end(anna.jwt, own), await me(anna.jwt)]).toEqual([204, 401]);

  const guest = await server.person();
  await server.query(
    "UPDATE strapi_sessions SET created_at = ?",
    server.stored(new Date(Date.now() - 16 * 60_000)),
  );
  await server.query("UPDATE up_users SET password = NULL WHERE id = ?", guest.id);
  expect(await prove({ password: PASSWORD }, guest.jwt)).toEqual([403, "/probleme/anmeldung-zu-alt"]);
});

it("names the browser, and notes a visit once in five minutes", async () => {
  const anna = await server.person();
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0";
  const { jwt } = await server.signIn(anna.email, PASSWORD, { userAgent });
  const before = server.stored(new Date(Date.now() - 6 * 60_000));
  await server.query("UPDATE strapi_sessions SET updated_at = ?", before);
  // The visit is noted beside its answer.
  const { data } = await until(
    () => listOf(jwt),
    ({ data: [own] }) => Date.now() - Date.parse(own?.lastSeenAt ?? "") < 60_000,
  );
  expect([data[0]?.browser, data[0]?.system]).toEqual(["Firefox", "Windows"]);
});

it("nobody sees or ends anybody else's", async () => {
  const [anna, bea] = [await server.person(), await server.person()];
  const [theirs] = (await listOf(bea.jwt)).data;
  expect(await end(anna.jwt, theirs?.id)).toBe(404);
  expect(await end(anna.jwt)).toBe(204);
  expect([await me(bea.jwt), (await listOf("abc.def.ghi")).status]).toEqual([200, 401]);
});

it("a block, another role and the account's end take the sessions along", async () => {
  const manager = await server.person({ role: "manager" });
  const [blocked, promoted, gone] = [await server.person(), await server.person(), await server.person()];
  const change = (id: number, body: object) =>
    server.ask("PATCH", `/api/users/${id}`, { jwt: manager.jwt, body }).then(({ status }) => status);
  expect([
    await change(blocked.id, { blocked: true }),
    await change(promoted.id, { role: "manager" }),
  ]).toEqual([200, 200]);
  expect([await me(blocked.jwt), await me(promoted.jwt)]).toEqual([401, 401]);
  expect((await server.ask("DELETE", `/api/users/${gone.id}`, { jwt: manager.jwt })).status).toBe(204);
  expect([await me(gone.jwt), await rowsOf(gone.id)]).toEqual([401, 0]);
  // The next session shows that the ended ones are nobody's any more.
  expect((await listOf((await server.signIn(promoted.email)).jwt)).data).toHaveLength(1);
});

it("a session whose time is over opens nothing, and is listed no more", async () => {
  const anna = await server.person();
  await server.query(
    "UPDATE strapi_sessions SET expires_at = ? WHERE user_id = ?",
    server.stored(new Date(Date.now() - 1)),
    String(anna.id),
  );
  expect(await me(anna.jwt)).toBe(401);
  expect((await listOf((await server.signIn(anna.email)).jwt)).data).toHaveLength(1);
});
