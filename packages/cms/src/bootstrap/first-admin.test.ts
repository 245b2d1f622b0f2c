import { createFirstAdmin } from "./first-admin";

function system(exists: boolean) {
  const made: Record<string, unknown>[] = [];
  const users = {
    exists: () => Promise.resolve(exists),
    create: (account: Record<string, unknown>) => Promise.resolve(made.push(account)),
  };
  const roles = { getSuperAdmin: () => Promise.resolve({ id: 1 }) };
  return { made, strapi: { service: (uid: string) => (uid === "admin::user" ? users : roles) } as never };
}
const EMAIL = "leitung@gratweg.example";

it.each(["Kurz-7a", "Password123!", "Gratweg2026!", "leitung2026"])(
  "does not start with %s for the first editor",
  async (password) => {
    const { made, strapi } = system(false);
    await expect(createFirstAdmin(strapi, EMAIL, password)).rejects.toThrow(
      /^GRATWEG_ADMIN_PASSWORD is refused/,
    );
    expect(made).toEqual([]);
  },
);

it("makes the first editor once", async () => {
  const [empty, known] = [system(false), system(true)];
  await createFirstAdmin(empty.strapi, EMAIL, "vier ziegen fressen heu");
  expect(empty.made).toMatchObject([{ email: EMAIL, password: "vier ziegen fressen heu", roles: [1] }]);
  // Where there is one, nobody reads the variable any more.
  await createFirstAdmin(known.strapi, EMAIL, "Password123!");
  expect(known.made).toEqual([]);
});
