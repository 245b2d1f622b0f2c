import type { Core } from "@strapi/strapi";
import { editorActions } from "./editor-actions";
import { createBrowser, createEditorBench, kim } from "./testing";

let bench: Awaited<ReturnType<typeof createEditorBench>>;
jest.mock("./running", () => ({ editorParts: () => bench.running }));

const SUPER = { id: 1, code: "strapi-super-admin", name: "Super Admin" };
const EDITOR = { id: 2, code: "redaktion", name: "Redaktion" };
const rows = [
  { ...kim, firstname: "Kim", lastname: "Berger", roles: [EDITOR] },
  {
    id: 8,
    email: "chef@gratweg.example",
    firstname: null,
    lastname: "Chef",
    isActive: false,
    roles: [SUPER],
  },
];
const log: string[] = [];
const actions = editorActions({
  log: { info: (line: string) => log.push(line) },
  db: {
    query: () => ({
      findMany: () => Promise.resolve(rows),
      findOne: ({ where }: { where: { id: number } }) =>
        Promise.resolve(rows.find(({ id }) => id === where.id) ?? null),
    }),
  },
} as unknown as Core.Strapi);

beforeEach(async () => {
  bench = await createEditorBench();
  log.length = 0;
});
afterEach(() => bench.database.destroy());

const ask = (action: string, id: string | number, roles = [EDITOR], own = 9) =>
  createBrowser().visit(actions[action], { params: { id: String(id) }, state: { user: { id: own, roles } } });

it("lists editors with their roles, sessions and whether they have a second factor", async () => {
  await bench.factors.enrol(8, { secret: "S", step: 1, recoveryHashes: ["a"] });
  const createdAt = new Date("2027-01-10T08:00:00Z");
  bench.running.sessions.all = () =>
    Promise.resolve([
      { userId: "7", createdAt, metadata: { deviceName: "Firefox unter Linux", loginAt: "2027-01-09" } },
      { userId: "7", createdAt, metadata: null },
      { userId: "12", createdAt, metadata: null },
    ]);
  const { headers, body } = await createBrowser().visit(actions.list);
  expect(headers["Cache-Control"]).toBe("no-store");
  const last = "2027-01-10T08:00:00.000Z";
  expect(body).toEqual({
    data: [
      {
        ...{ id: 7, name: "Kim Berger", email: kim.email, isActive: true, roles: ["Redaktion"] },
        hasSecondFactor: false,
        sessions: [
          { device: "Firefox unter Linux", since: "2027-01-09", last },
          { device: null, since: null, last },
        ],
      },
      {
        ...{ id: 8, name: "Chef", email: "chef@gratweg.example", isActive: false, roles: ["Super Admin"] },
        ...{ hasSecondFactor: true, sessions: [] },
      },
    ],
  });
});

it("ends a colleague's sessions, and says in the log whose doing it was", async () => {
  const { status, body } = await ask("endSessions", kim.id);
  expect([status, body, bench.sessions]).toEqual([200, { data: {} }, ["ended all of 7"]]);
  expect(log).toEqual(["Editors: account 9 has ended all sessions of account 7"]);
});

it("takes a colleague's second factor away, and every session with it", async () => {
  await bench.factors.enrol(kim.id, { secret: "S", step: 1, recoveryHashes: ["a"] });
  const { status, body } = await ask("resetFactor", kim.id);
  expect([status, body, bench.sessions]).toEqual([200, { data: {} }, ["ended all of 7"]]);
  expect([await bench.factors.owners(), await bench.factors.recoveryCodesLeft(kim.id)]).toEqual([[], 0]);
  expect(log).toEqual(["Editors: account 9 has reset the second factor of account 7"]);
});

it("nobody takes away the own one", async () => {
  await bench.factors.enrol(kim.id, { secret: "S", step: 1, recoveryHashes: ["a"] });
  expect((await ask("resetFactor", kim.id, [SUPER], kim.id)).status).toBe(403);
  expect([await bench.factors.owners(), bench.sessions]).toEqual([[kim.id], []]);
});

it.each(["endSessions", "resetFactor"])(
  "%s: a super admin's account is for super admins alone",
  async (action) => {
    expect([(await ask(action, 8)).status, bench.sessions]).toEqual([403, []]);
    expect([(await ask(action, 8, [SUPER])).status, bench.sessions]).toEqual([200, ["ended all of 8"]]);
  },
);

it.each(["endSessions", "resetFactor"])("%s: an account that is none is not found", async (action) => {
  for (const id of [99, "7.5", "kim"]) expect((await ask(action, id)).status).toBe(404);
  expect([bench.sessions, log]).toEqual([[], []]);
});
