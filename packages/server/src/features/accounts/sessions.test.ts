import { accountSessionsAnswer, problem } from "@gratweg/contracts";
import type { SessionEnd } from "./accountSource";
import { FakeAccounts } from "../../testing/accounts";
import { signedInUser } from "../../testing/fakes";
import { askAs, testServers } from "../../testing/testServers";

const serve = testServers();
const HERE = "a".repeat(32);
const THERE = "b".repeat(32);
const tokenOf = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
const MINE = tokenOf({ userId: "7", sessionId: HERE });
const as = (token: string) => ({ authorization: `Bearer ${token}` });

let accounts: FakeAccounts;
beforeEach(() => {
  accounts = new FakeAccounts();
  const moments = { createdAt: "2026-11-20T08:00:00.000Z", lastSeenAt: "2026-11-21T10:00:00.000Z" };
  accounts.running = [
    { id: THERE, kind: "shared", browser: "Safari", system: "iPhone", ...moments },
    { id: HERE, kind: "normal", browser: null, system: null, ...moments },
  ];
});

async function start() {
  const ask = askAs(
    await serve({
      accounts,
      sessions: { user: (token) => Promise.resolve(token === "bad" ? undefined : signedInUser()) },
    }),
  );
  return (method: "GET" | "DELETE", path = "", token = MINE, headers: Record<string, string> = {}) =>
    ask(method, `/api/account/sessions${path}`, undefined, { ...as(token), ...headers });
}
const typeOf = ({ json }: { json: unknown }) => problem.parse(json).type;

it.each<[SessionEnd, number, string, string]>([
  [{ outcome: "wrong-password" }, 422, "passwort-falsch", "Passwort"],
  [{ outcome: "sign-in-old" }, 403, "anmeldung-zu-alt", "15 Minuten"],
])("asks for a proof: %j", async (outcome, status, type, words) => {
  const ask = await start();
  accounts.sessionEnd = outcome;
  for (const path of ["", `/${THERE}`]) {
    const answer = await ask("DELETE", path);
    expect([answer.status, typeOf(answer)]).toEqual([status, `/probleme/${type}`]);
    expect(problem.parse(answer.json).detail).toContain(words);
  }
});

it("hands the password on, and nothing that is none", async () => {
  const ask = askAs(await serve({ accounts, sessions: { user: () => Promise.resolve(signedInUser()) } }));
  const end = (body: unknown) => ask("DELETE", "/api/account/sessions", body, as(MINE));
  expect((await end({ password: "Bergschuh-2027" })).status).toBe(204);
  expect(accounts.calls).toEqual([
    ["endSessions", { ending: { keep: HERE }, asking: HERE, password: "Bergschuh-2027" }],
  ]);
  expect([(await end({ password: 7 })).status, (await end([])).status]).toEqual([422, 400]);
  expect((await end({ password: "x".repeat(401) })).status).toBe(422);
});

it.each([tokenOf({ userId: "7" }), tokenOf({ sessionId: 7 }), tokenOf([]), "good", "a.b.c", "e30.bnVsbA.x"])(
  "%s names no session: nothing ends, and nothing is marked",
  async (token) => {
    const ask = await start();
    expect((await ask("DELETE", "", token)).status).toBe(401);
    expect(accounts.calls).toEqual([]);
    const { json } = await ask("GET", "", token);
    expect(accountSessionsAnswer.parse(json).data.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
  },
);

it("is for nobody else, and not for pages of others", async () => {
  const ask = await start();
  for (const [method, path] of [
    ["GET", ""],
    ["DELETE", ""],
    ["DELETE", `/${THERE}`],
  ] as const) {
    expect((await ask(method, path, "bad")).status).toBe(401);
    if (method === "DELETE")
      expect((await ask(method, path, MINE, { origin: "https://evil.example" })).status).toBe(403);
  }
  expect(accounts.calls).toEqual([]);
});
