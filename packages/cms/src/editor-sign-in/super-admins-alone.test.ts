import type { EditorAction, EditorContext } from "./context";
import { isSuperAdmin, protectSuperAdmins } from "./super-admins-alone";

const OFFICE = 1;
const EDITOR = 2;
const CHIEF = 7;
const HELPER = 9;

function strapi() {
  const done = jest.fn<Promise<void>, [EditorContext]>(() => Promise.resolve());
  let actions: Record<string, EditorAction> = {
    create: done,
    update: done,
    deleteOne: done,
    deleteMany: done,
    findOne: done,
  };
  protectSuperAdmins({
    get: () => ({
      extend: (_: string, change: (all: typeof actions) => typeof actions) => (actions = change(actions)),
    }),
    db: {
      query: (uid: string) =>
        uid === "admin::role"
          ? { findOne: () => Promise.resolve({ id: OFFICE }) }
          : { findMany: () => Promise.resolve([{ id: CHIEF }]) },
    },
  } as never);
  return async (who: { id: number; code: string }, action: string, id: number, body: unknown = {}) => {
    const forbidden = jest.fn();
    done.mockClear();
    await actions[action]?.({
      params: { id: String(id) },
      request: { body },
      state: { user: { id: who.id, roles: [{ id: EDITOR, code: who.code }] } },
      forbidden,
    } as unknown as EditorContext);
    return [forbidden.mock.calls.length, done.mock.calls.length];
  };
}

const REFUSED = [1, 0];
const DONE = [0, 1];
const helper = { id: HELPER, code: "helferin" };
const chief = { id: CHIEF, code: "strapi-super-admin" };

it.each<[string, string, number, unknown]>([
  ["makes herself one", "update", HELPER, { roles: [OFFICE] }],
  ["makes herself one by a word", "update", HELPER, { roles: String(OFFICE) }],
  ["makes a colleague one in another shape", "update", 12, { roles: { set: [{ id: `${OFFICE}` }] } }],
  ["gives herself another role", "update", HELPER, { roles: [5] }],
  ["gives herself a further role", "update", HELPER, { roles: [EDITOR, 5] }],
  ["gives her only role up", "update", HELPER, { roles: [] }],
  ["gives her only role up by nothing", "update", HELPER, { roles: null }],
  ["makes a colleague one", "update", 12, { roles: [EDITOR, OFFICE] }],
  ["invites one", "create", 0, { email: "a@b.example", roles: [OFFICE] }],
  ["changes one's address", "update", CHIEF, { email: "boese@attack.example" }],
  ["blocks one", "update", CHIEF, { isActive: false }],
  ["deletes one", "deleteOne", CHIEF, {}],
  ["deletes one among others", "deleteMany", 0, { ids: ["12", String(CHIEF)] }],
])("nobody who is no super admin %s", async (_what, action, id, body) => {
  const ask = strapi();
  expect(await ask(helper, action, id, body)).toEqual(REFUSED);
  expect(await ask(chief, action, id, body)).toEqual(DONE);
});

it("who is nobody, or has no role, is no super admin; who has the role among others is", async () => {
  const ask = strapi();
  expect([isSuperAdmin(), isSuperAdmin([])]).toEqual([false, false]);
  expect(isSuperAdmin([{ code: "redaktion" }, { code: "strapi-super-admin" }])).toBe(true);
  expect(await ask({ id: HELPER, code: "" }, "deleteOne", CHIEF)).toEqual(REFUSED);
});

it.each<[string, string, number, unknown]>([
  ["ends a colleague's access", "update", 12, { isActive: false }],
  ["gives a colleague a role", "update", 12, { roles: [EDITOR] }],
  ["corrects the own name", "update", HELPER, { firstname: "Kim", roles: [EDITOR] }],
  ["invites a colleague", "create", 0, { email: "a@b.example", roles: [EDITOR] }],
  ["deletes colleagues", "deleteMany", 0, { ids: [12, 13] }],
  ["reads", "findOne", CHIEF, {}],
])("whoever manages editors %s", async (_what, action, id, body) => {
  expect(await strapi()(helper, action, id, body)).toEqual(DONE);
});
