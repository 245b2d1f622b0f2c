import type { Core } from "@strapi/strapi";
import type { EditorAction, EditorContext } from "./context";
import { guardSuperAdmins } from "./guard-super-admins";

const SUPER_ROLE = 1;
const HELPER = 7;
const SUPER_ADMIN = 2;
const COLLEAGUE = 8;

type Actions = Record<string, EditorAction>;

/** The helper's calls, by what Strapi's own actions were asked for. */
async function asks(name: string, order: { id?: unknown; body?: unknown; role?: string }) {
  let guarded: Actions = {};
  const done: string[] = [];
  const own: Actions = Object.fromEntries(
    ["create", "update", "deleteOne", "deleteMany"].map((action) => [
      action,
      () => Promise.resolve(void done.push(action)),
    ]),
  );
  const strapi = {
    get: () => ({ extend: (_uid: string, change: (actions: Actions) => Actions) => (guarded = change(own)) }),
    db: {
      query: () => ({
        findOne: () => Promise.resolve({ id: SUPER_ROLE }),
        count: ({ where }: { where: { id: { $in: number[] } } }) =>
          Promise.resolve(where.id.$in.filter((id) => id === SUPER_ADMIN).length),
      }),
    },
  };
  guardSuperAdmins(strapi as unknown as Core.Strapi);
  let isForbidden = false;
  await guarded[name]?.({
    params: { id: String(order.id ?? "") },
    request: { body: order.body },
    state: { user: { id: HELPER, roles: [{ code: order.role ?? "helferin" }] } },
    forbidden: () => (isForbidden = true),
  } as unknown as EditorContext);
  expect(done).toEqual(isForbidden ? [] : [name]);
  return isForbidden ? "forbidden" : "done";
}

it.each([
  ["update", "the own roles", { id: HELPER, body: { roles: [3] } }],
  ["update", "a colleague to a super admin", { id: COLLEAGUE, body: { roles: [3, SUPER_ROLE] } }],
  [
    "update",
    "the same in another shape",
    { id: COLLEAGUE, body: { roles: { set: [{ id: `${SUPER_ROLE}` }] } } },
  ],
  ["update", "a super admin's address", { id: SUPER_ADMIN, body: { email: "boese@attack.example" } }],
  ["create", "a super admin", { body: { email: "neu@post.example", roles: [SUPER_ROLE] } }],
  ["deleteOne", "a super admin", { id: SUPER_ADMIN }],
  ["deleteMany", "a super admin among others", { body: { ids: [COLLEAGUE, SUPER_ADMIN] } }],
])("who is no super admin does not %s %s", async (name, _what, order) => {
  expect(await asks(name, order)).toBe("forbidden");
  expect(await asks(name, { ...order, role: "strapi-super-admin" })).toBe("done");
});

it.each([
  ["update", { id: COLLEAGUE, body: { roles: [3], isActive: false } }],
  ["update", { id: HELPER, body: { firstname: "Ida" } }],
  ["create", { body: { email: "neu@post.example", roles: [3] } }],
  ["deleteOne", { id: COLLEAGUE }],
  ["deleteMany", { body: { ids: [COLLEAGUE] } }],
])("%s of others is theirs: %j", async (name, order) => {
  expect(await asks(name, order)).toBe("done");
});
