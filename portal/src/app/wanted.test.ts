import { readWanted, withWanted } from "./wanted";

const read = (wanted: string) => readWanted(`?${new URLSearchParams({ weiter: wanted }).toString()}`);

it.each([
  "/de/portal/settings",
  "/de/portal/reise/1001/durchs-karwendel?tag=2#packliste",
  "/de/reise/1001/durchs-karwendel",
])("%s is gone on to", (wanted) => {
  expect(read(wanted)).toBe(wanted);
});

it.each([
  "https://anderswo.example/de/portal",
  "//anderswo.example/de/portal",
  "/\\anderswo.example",
  "/de/\\anderswo.example",
  "/de/\t/anderswo.example",
  "/de//anderswo.example",
  "/de/../api/account",
  "/de/%2e%2e/api/account",
  "javascript:alert(1)",
  "/api/account",
  "/de",
  "",
  `/de/${"a".repeat(500)}`,
  "/de/portal/user/login?weiter=/de/portal",
  "/de/portal/user/reset-password/geheim",
])("%s is not", (wanted) => {
  expect(read(wanted)).toBeNull();
});

it("stands in the address of a flow page, but for the portal's start, where it leads anyway", () => {
  expect([
    withWanted("/de/portal/user/login", "/de/portal/settings"),
    withWanted("/de/portal/user/register-checkout?plan=jahr", "/de/portal/settings"),
    withWanted("/de/portal/user/login", "/de/portal"),
    withWanted("/de/portal/user/login", null),
  ]).toEqual([
    "/de/portal/user/login?weiter=%2Fde%2Fportal%2Fsettings",
    "/de/portal/user/register-checkout?plan=jahr&weiter=%2Fde%2Fportal%2Fsettings",
    "/de/portal/user/login",
    "/de/portal/user/login",
  ]);
});
