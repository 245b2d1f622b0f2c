import type { EditorAction, EditorContext } from "./context";
import { keepLastSuperAdmin } from "./last-super-admin";

const SUPER = 1;
const EDITOR = 2;
interface Person {
  id: number;
  isActive: boolean;
  roles: number[];
}

/** Strapi's own actions, which look at nothing, on people in memory. */
function strapiWith(people: Person[]) {
  const later = () => new Promise((resolve) => setImmediate(resolve));
  const find = (id: unknown) => people.find((person) => person.id === Number(id));
  let actions: Record<string, EditorAction> = {
    update: async (ctx) => {
      await later();
      Object.assign(find(ctx.params.id) ?? {}, ctx.request.body);
    },
    deleteOne: async (ctx) => {
      await later();
      people.splice(people.indexOf(find(ctx.params.id) as Person), 1);
    },
    deleteMany: async (ctx) => {
      await later();
      const { ids } = ctx.request.body as { ids: number[] };
      for (const id of ids) people.splice(people.indexOf(find(id) as Person), 1);
    },
  };
  keepLastSuperAdmin({
    get: () => ({
      extend: (_: string, change: (all: typeof actions) => typeof actions) => (actions = change(actions)),
    }),
    db: {
      query: (uid: string) =>
        uid === "admin::role"
          ? { findOne: () => Promise.resolve({ id: SUPER }) }
          : {
              findMany: () =>
                later().then(() => people.filter(({ isActive, roles }) => isActive && roles.includes(SUPER))),
            },
    },
  } as never);
  return (name: string, id: number, body: unknown = {}) =>
    Promise.resolve(
      actions[name]?.({ params: { id: String(id) }, request: { body } } as unknown as EditorContext),
    ).then(
      () => "done",
      ({ name: kind, message, details }: Error & { details?: { errors?: { path: string[] }[] } }) =>
        `${kind}: ${message} (${details?.errors?.map(({ path }) => path.join(".")).join()})`,
    );
}

/** With the field at which Strapi's screens show it. */
const refused = (field: string) =>
  `ValidationError: Dieses Konto ist das letzte mit der Rolle „Super Admin“, das sich anmelden kann, und bleibt, wie es ist. Geben Sie die Rolle zuerst jemand anderem. (${field})`;
const blocked = { id: 8, isActive: false, roles: [SUPER] };
const last = () => [
  { id: 7, isActive: true, roles: [SUPER] },
  { ...blocked },
  { id: 9, isActive: true, roles: [EDITOR] },
];

describe("the last super admin who can sign in", () => {
  it.each([
    ["loses the role", "update", { roles: [EDITOR] }, "roles"],
    ["is blocked", "update", { isActive: false }, "roles"],
    ["is blocked by a word", "update", { isActive: "false" }, "roles"],
    ["is deleted", "deleteOne", {}, "id"],
    ["is deleted among others", "deleteMany", { ids: [7, 9] }, "ids"],
  ])(
    "stays, whoever else has the role and is blocked: not even when it %s",
    async (_, action, body, field) => {
      const people = last();
      expect(await strapiWith(people)(action, 7, body)).toBe(refused(field));
      expect(people).toEqual(last());
    },
  );

  it("is renamed, and everybody else is changed and deleted", async () => {
    const people = last();
    const ask = strapiWith(people);
    expect(await ask("update", 7, { firstname: "Eva", roles: [SUPER] })).toBe("done");
    expect(await ask("update", 8, { roles: [EDITOR] })).toBe("done");
    expect(await ask("deleteOne", 9)).toBe("done");
    expect(people).toHaveLength(2);
  });

  it("of two who take each other's role away at once one succeeds", async () => {
    const people = [7, 8].map((id) => ({ id, isActive: true, roles: [SUPER] }));
    const ask = strapiWith(people);
    const outcomes = await Promise.all([ask("update", 7, { roles: [EDITOR] }), ask("deleteOne", 8)]);
    expect(outcomes).toEqual(["done", refused("id")]);
  });

  it("holds nobody who changes something else: names, roles in no list, a deletion of nobody", async () => {
    const people = last();
    const ask = strapiWith(people);
    for (const body of [{ firstname: "Eva" }, { isActive: true }])
      expect(await ask("update", 7, body)).toBe("done");
    expect(await ask("deleteMany", 0, { ids: [] })).toBe("done");
    expect(people).toHaveLength(3);
  });

  it("holds nobody where there is none", async () => {
    const people = [{ ...blocked }, { id: 9, isActive: true, roles: [EDITOR] }];
    expect(await strapiWith(people)("deleteOne", 9)).toBe("done");
    expect(people).toHaveLength(1);
  });
});
