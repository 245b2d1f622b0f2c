import { createHmac } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { openDatabase } from "../database";
import { createSessionCheck } from "./session-check";

const SECRET = "ein-geheimnis-der-sitzungen-mit-32-zeichen";
const MINUTE = 60_000;
const folder = mkdtempSync(join(tmpdir(), "gratweg-sessions-"));
const file = join(folder, "cms.sqlite");
const tables = new Sqlite(file);
tables.exec(`
  CREATE TABLE strapi_sessions (session_id, user_id, origin, expires_at, updated_at);
  CREATE TABLE up_users (id INTEGER PRIMARY KEY, email, confirmed, blocked);
  CREATE TABLE up_users_role_lnk (user_id, role_id);
  CREATE TABLE up_roles (id INTEGER PRIMARY KEY, type);
  INSERT INTO up_users VALUES (7, 'Anna@Post.example', 1, NULL), (8, 'bo@post.example', 0, 1);
  INSERT INTO up_roles VALUES (1, 'manager'), (2, 'editor');
  INSERT INTO up_users_role_lnk VALUES (7, 1), (8, 2);`);
const database = openDatabase({ file });
const sessions = createSessionCheck(database, SECRET);

afterAll(async () => {
  await database.destroy();
  tables.close();
  rmSync(folder, { recursive: true });
});

function begin(
  id: string,
  user: number,
  { endsIn = MINUTE, seenBefore = 0, origin = "users-permissions" } = {},
) {
  tables
    .prepare("INSERT INTO strapi_sessions VALUES (?, ?, ?, ?, ?)")
    .run(id, String(user), origin, Date.now() + endsIn, Date.now() - seenBefore);
  return tokenOf({ sessionId: id, userId: String(user), type: "access" });
}

function tokenOf(claims: object, secret = SECRET): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

it("tells whom a token belongs to, and what decisions are made by [7.18]", async () => {
  expect(await sessions.user(begin("a", 7))).toEqual({
    id: 7,
    email: "anna@post.example",
    confirmed: true,
    blocked: false,
    role: "manager",
  });
  expect(await sessions.user(begin("b", 8))).toMatchObject({
    confirmed: false,
    blocked: true,
    role: "authenticated",
  });
});

it.each([
  ["a session that is over", () => begin("c", 7, { endsIn: -1 })],
  ["an editor's session", () => begin("d", 7, { origin: "admin" })],
  [
    "another person's session",
    () => (begin("e", 8), tokenOf({ sessionId: "e", userId: "7", type: "access" })),
  ],
  ["a session that has ended", () => tokenOf({ sessionId: "f", userId: "7", type: "access" })],
  ["a refresh token", () => (begin("g", 7), tokenOf({ sessionId: "g", userId: "7", type: "refresh" }))],
  ["nonsense", () => "a.b.c"],
])("%s is nobody's", async (_, tokenFor) => {
  expect(await sessions.user(tokenFor())).toBeUndefined();
});

it("notes every five minutes at most that a session is in use", async () => {
  const seen = (id: string) =>
    Number(tables.prepare("SELECT updated_at FROM strapi_sessions WHERE session_id = ?").pluck().get(id));
  const [often, seldom] = [
    begin("h", 7, { seenBefore: 4 * MINUTE }),
    begin("i", 7, { seenBefore: 6 * MINUTE }),
  ];
  const before = seen("h");
  await sessions.user(often);
  await sessions.user(seldom);
  while (seen("i") < Date.now() - MINUTE) await new Promise(setImmediate);
  expect(seen("h")).toBe(before);
});
