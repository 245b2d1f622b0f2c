import {
  browserKey,
  createSessionTable,
  createSessions,
  forgetSessions,
  SESSION_MS,
  SESSIONS,
  type SessionKind,
} from "./sessions";
import { deviceLabel } from "./device-label";
import { createAccountBench } from "./testing";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SITE = "https://wandern.example";
const DEVICE = { browser: "Firefox", system: "Windows" };

let bench: Awaited<ReturnType<typeof createAccountBench>>;
let time = Date.parse("2027-01-10T09:00:00Z");
let sessions: ReturnType<typeof createSessions>;
beforeEach(async () => {
  bench = await createAccountBench();
  time = Date.parse("2027-01-10T09:00:00Z");
  const knex = bench.database as never;
  await createSessionTable(knex);
  sessions = createSessions({ knex, now: () => new Date(time) });
  for (const id of [1, 2]) await bench.database("up_users").insert({ id, credential_stamp: `stamp ${id}` });
});
afterEach(() => bench.close());

let browsers = 0;
const begin = async (
  userId = 1,
  kind: SessionKind = "normal",
  key = browserKey(`device ${(browsers += 1)}`, SITE),
) => {
  const stamp = `stamp ${userId}`;
  const sessionId = await sessions.begin({ userId, stamp }, { kind, device: DEVICE, browserKey: key });
  return { userId, stamp, sessionId };
};
const idsOf = async (userId = 1) => (await sessions.list(userId)).map(({ id }) => id);

it("a session is a row of its own that one question finds, and that holds neither address nor header", async () => {
  const token = await begin();
  const { statements } = await bench.cost(() => sessions.current(token));
  expect(statements).toHaveLength(1);
  expect(await sessions.current(token)).toEqual({ kind: "normal" });
  expect(await sessions.list(1)).toEqual([
    {
      ...{ id: token.sessionId, kind: "normal", ...DEVICE },
      createdAt: "2027-01-10T09:00:00.000Z",
      lastSeenAt: "2027-01-10T09:00:00.000Z",
      expiresAt: "2027-02-09T09:00:00.000Z",
    },
  ]);
  expect(token.sessionId).toMatch(/^[\w-]{22}$/);
});

it("one ends, the others stay; nobody ends anybody else's", async () => {
  const [here, there, others] = [await begin(), await begin(), await begin(2)];
  expect(await sessions.end(2, there.sessionId)).toBe(false);
  expect(await sessions.end(1, there.sessionId)).toBe(true);
  expect(await sessions.end(1, there.sessionId)).toBe(false);
  expect(await sessions.current(there)).toBeUndefined();
  expect([await idsOf(), await idsOf(2)]).toEqual([[here.sessionId], [others.sessionId]]);
});

it("all others end at once, of this account alone", async () => {
  const [here, , , others] = [await begin(), await begin(), await begin(), await begin(2)];
  await sessions.endOthers(1, here.sessionId);
  expect([await idsOf(), await idsOf(2)]).toEqual([[here.sessionId], [others.sessionId]]);
});

it.each(["normal", "shared"] as const)(
  "%s: over when its time is over, whatever the token says, visits or not",
  async (kind) => {
    const token = await begin(1, kind);
    for (const _visit of [1, 2, 3]) {
      time += SESSION_MS[kind] / 3 - 1;
      expect(await sessions.current(token)).toEqual({ kind });
    }
    time += 3;
    expect(await sessions.current(token)).toBeUndefined();
    expect(await idsOf()).toEqual([]);
  },
);

it("on a shared computer it lasts two hours", () => {
  expect(SESSION_MS).toEqual({ normal: 30 * 24 * 60 * MINUTE, shared: 120 * MINUTE });
});

it("another stamp ends all, in the list too; the next sign-in takes their rows away", async () => {
  const before = await begin();
  await bench.database("up_users").where({ id: 1 }).update({ credential_stamp: "another" });
  expect([await sessions.current(before), await idsOf()]).toEqual([undefined, []]);
  expect(await bench.database(SESSIONS)).toHaveLength(1);
  const sessionId = await sessions.begin(
    { userId: 1, stamp: "another" },
    { kind: "normal", device: DEVICE, browserKey: "key" },
  );
  expect((await bench.database<{ id: string }>(SESSIONS)).map(({ id }) => id)).toEqual([sessionId]);
});

it("an old stamp opens nothing with a new session's id", async () => {
  const { sessionId } = await begin();
  expect(await sessions.current({ userId: 1, stamp: "old", sessionId })).toBeUndefined();
  expect(await sessions.current({ userId: 2, stamp: "stamp 2", sessionId })).toBeUndefined();
});

it("notes a visit once in five minutes", async () => {
  const token = await begin();
  const visit = async () => (await bench.cost(() => sessions.current(token))).statements.length;
  time += 5 * MINUTE - 1;
  expect(await visit()).toBe(1);
  time += 1;
  expect([await visit(), await visit()]).toEqual([2, 1]);
  expect((await sessions.list(1))[0]?.lastSeenAt).toBe("2027-01-10T09:05:00.000Z");
});

it("an account has fifty at most: the one that was not seen for longest ends", async () => {
  const first = await begin();
  for (let count = 0; count < 50; count += 1) {
    time += 1;
    await begin();
  }
  expect([await sessions.current(first), (await idsOf()).length]).toEqual([undefined, 50]);
});

it("what is over goes: expired, of an old stamp, of a deleted account", async () => {
  await begin(1, "shared");
  const kept = await begin();
  await begin(2);
  await bench.database("up_users").where({ id: 2 }).delete();
  time += SESSION_MS.shared;
  expect(await sessions.prune()).toBe(2);
  expect((await bench.database<{ id: string }>(SESSIONS)).map(({ id }) => id)).toEqual([kept.sessionId]);
});

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Windows"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0",
    "Edge",
    "Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "Chrome",
    "macOS",
  ],
  ["curl/8.5.0", null, null],
  ["", null, null],
])("%s is %s, %s", (userAgent, browser, system) => {
  expect(deviceLabel(userAgent)).toEqual({ browser, system });
});

it("a sign-in ends the session that the same browser has on the same site, and no other", async () => {
  const key = browserKey("a device", SITE);
  const before = await begin(1, "normal", key);
  const stay = [
    await begin(1, "normal", browserKey("a device", "https://rad.example")),
    await begin(1, "normal", browserKey("another device", SITE)),
    await begin(2, "normal", key),
  ];
  const now = await begin(1, "shared", key);
  expect(await sessions.current(before)).toBeUndefined();
  for (const session of [now, ...stay]) expect(await sessions.current(session)).toBeDefined();
});

it("a session without a visit for fourteen days is over, one with visits goes on", async () => {
  const [left, used] = [await begin(), await begin()];
  time += 13 * DAY;
  expect(await sessions.current(used)).toBeDefined();
  time += DAY;
  expect([await sessions.current(left), await idsOf()]).toEqual([undefined, [used.sessionId]]);
  expect([await sessions.prune(), await sessions.current(used)]).toEqual([1, { kind: "normal" }]);
});

it("a table of before gets the column that a sign-in needs", async () => {
  await bench.database.schema.alterTable(SESSIONS, (table) => table.dropColumn("browser_key"));
  await createSessionTable(bench.database as never);
  await begin();
  expect(await idsOf()).toHaveLength(1);
});

it("forgetting one person's sessions leaves everybody else's", async () => {
  await begin(1);
  const { sessionId } = await begin(2);
  await forgetSessions(bench.database as never, 1);
  expect([await idsOf(1), await idsOf(2)]).toEqual([[], [sessionId]]);
});
