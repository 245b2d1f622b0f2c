import type { Core } from "@strapi/strapi";
import { deviceLabel, editorSessions } from "./sessions";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox unter Linux"],
  ["", null],
])("%s is called %s", (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});

interface Row {
  origin: string;
  userId: string;
  sessionId: string;
  deviceId: string;
}
const row = (sessionId: string, deviceId: string, userId = "7", origin = "admin"): Row => ({
  ...{ origin, userId, sessionId, deviceId },
});

/** Strapi's table of sessions and its manager, which ends a device's rows, or all of a person. */
function strapiWith(...stored: Row[]) {
  let rows = stored;
  const made: unknown[] = [];
  const fits = (one: Row, where: Readonly<Record<string, unknown>>) =>
    Object.entries(where).every(([name, wanted]) => {
      const value = one[name as keyof Row];
      return typeof wanted === "object" ? value !== (wanted as { $ne: string }).$ne : value === wanted;
    });
  const manager = {
    generateRefreshToken: (userId: string, deviceId: string, options: unknown) => {
      made.push({ userId, deviceId, options });
      return Promise.resolve({ token: `refresh ${userId}` });
    },
    generateAccessToken: (token: string): Promise<object> => Promise.resolve({ token: `access by ${token}` }),
    validateRefreshToken: (token: string) => {
      const found = rows.find(({ sessionId }) => sessionId === token);
      return Promise.resolve(found ? { isValid: true, ...found } : { isValid: false });
    },
    invalidateRefreshToken: (userId: string, deviceId?: string) => {
      rows = rows.filter((one) => one.userId !== userId || (deviceId ?? one.deviceId) !== one.deviceId);
      return Promise.resolve();
    },
  };
  const sessions = editorSessions({
    sessionManager: (origin: string) => (origin === "admin" ? manager : undefined),
    db: {
      query: () => ({
        findOne: ({ where }: { where: object }) =>
          Promise.resolve(rows.find((one) => fits(one, { ...where })) ?? null),
        findMany: ({ where }: { where: object }) => {
          made.push(where);
          return Promise.resolve(rows);
        },
        deleteMany: ({ where }: { where: object }) => {
          rows = rows.filter((one) => !fits(one, { ...where }));
          return Promise.resolve();
        },
      }),
    },
  } as unknown as Core.Strapi);
  return { sessions, manager, made, left: () => rows.map(({ sessionId }) => sessionId) };
}

it("a session begins on a device of its own, under the browser's name", async () => {
  const { sessions, made } = strapiWith();
  const begun = [await sessions.begin(7, "Firefox/140.0"), await sessions.begin(7, "")];
  expect(begun[0]).toEqual({ refreshToken: "refresh 7", accessToken: "access by refresh 7" });
  expect(made).toMatchObject([
    { userId: "7", options: { type: "session", metadata: { deviceName: "Firefox" } } },
    { userId: "7", options: { type: "session", metadata: { deviceName: null } } },
  ]);
  const [first, second] = made as { deviceId: string }[];
  expect(first?.deviceId).not.toBe(second?.deviceId);
});

it("a session that Strapi does not know itself is none", async () => {
  const { sessions, manager } = strapiWith();
  manager.generateAccessToken = () => Promise.resolve({ error: "invalid_refresh_token" });
  await expect(sessions.begin(7, "")).rejects.toThrow("does not know");
});

it("those that run are active, of the editors' screens, and not over", async () => {
  const { sessions, made } = strapiWith(row("a", "phone"));
  expect(await sessions.all()).toHaveLength(1);
  expect(made).toEqual([{ origin: "admin", status: "active", expiresAt: { $gt: expect.any(Date) as Date } }]);
});

const stored = () => [
  row("a", "phone"),
  row("a renewed", "phone"),
  row("b", "desk"),
  row("c", "phone", "8"),
  row("d", "phone", "8", "content"),
];

it("ending one ends all its renewals, and nobody else's", async () => {
  const { sessions, left } = strapiWith(...stored());
  expect(await sessions.end(7, "a renewed")).toBe(true);
  expect(left()).toEqual(["b", "c", "d"]);
  expect(await sessions.end(7, "c")).toBe(false);
  expect(await sessions.end(8, "d")).toBe(false);
  expect(left()).toEqual(["b", "c", "d"]);
});

it("ends the session of a browser's cookie, if it still is one", async () => {
  const { sessions, left } = strapiWith(...stored());
  await sessions.endOf(undefined);
  await sessions.endOf("unknown");
  expect(left()).toHaveLength(5);
  await sessions.endOf("a");
  expect(left()).toEqual(["b", "c", "d"]);
});

it("ends all others of a person, or all where the own one is not known", async () => {
  const one = strapiWith(...stored());
  await one.sessions.endOthers(7, "b");
  expect(one.left()).toEqual(["b", "c", "d"]);
  const other = strapiWith(...stored());
  await other.sessions.endOthers(7, "c");
  expect(other.left()).toEqual(["c", "d"]);
  const all = strapiWith(...stored());
  await all.sessions.endAll(7);
  expect(all.left()).toEqual(["c", "d"]);
});
