import { demoAccounts } from "./demo-accounts";

const passwords = {
  GRATWEG_DEMO_PASSWORD_MEMBER: "m",
  GRATWEG_DEMO_PASSWORD_MANAGER: "v",
  GRATWEG_DEMO_PASSWORD_PLAIN: "g",
};

it("makes a member, a manager and somebody plain, with the passwords of the environment", () => {
  const accounts = demoAccounts({ ...passwords, GRATWEG_DEMO_ACCOUNTS: "true" });
  expect(accounts.map(({ email, role, password }) => [email, role, password])).toEqual([
    ["mitglied@gratweg.example", "authenticated", "m"],
    ["verwaltung@gratweg.example", "manager", "v"],
    ["gast@gratweg.example", "authenticated", "g"],
  ]);
});

it.each([
  ["nobody asks for them", passwords],
  ["it is in production", { ...passwords, GRATWEG_DEMO_ACCOUNTS: "true", GRATWEG_PRODUCTION: "true" }],
  [
    "it is in production, said otherwise",
    { ...passwords, GRATWEG_DEMO_ACCOUNTS: "1", GRATWEG_PRODUCTION: "1" },
  ],
  ["there are no passwords", { GRATWEG_DEMO_ACCOUNTS: "true" }],
])("makes nobody where %s", (_why, environment) => {
  expect(demoAccounts(environment)).toEqual([]);
});
