import { PORTAL_ROUTES, type PortalRoute } from "@gratweg/contracts/routes";
import { isAuthRoute, isSuspended, needsAccount } from "./access";
import type { ScreenRoute } from "./screenProps";

const routes = (Object.keys(PORTAL_ROUTES) as PortalRoute[]).filter(
  (route): route is ScreenRoute => route !== "portal-page",
);
const paths = (found: ScreenRoute[]) => found.map((route) => PORTAL_ROUTES[route]).sort();

it("section 6's three screens need an account, and those that make no sense without one [6.3]", () => {
  expect(paths(routes.filter(needsAccount))).toEqual([
    "/portal",
    "/portal/manage-users",
    "/portal/reise/:id/:name",
    "/portal/settings",
    "/portal/user/checkout-return",
    "/portal/user/payment-success",
  ]);
});

it("section 4's six screens check whoever has a token; of the forgotten password both addresses [4.1]", () => {
  expect(paths(routes.filter(isAuthRoute))).toEqual([
    "/portal/user/login",
    "/portal/user/login-checkout",
    "/portal/user/register",
    "/portal/user/register-checkout",
    "/portal/user/reset-password",
    "/portal/user/reset-password/:token",
    "/portal/user/set-new-password",
  ]);
});

it.each([
  ["?confirm=1", true],
  ["?token=a", true],
  ["?weiter=%2Fde&token=a", true],
  ["?confirm=", false],
  ["?token=", false],
  ["?confirmed=1", false],
  ["", false],
])("%j suspends the way on: %s [3.4]", (search, expected) => {
  expect(isSuspended(search)).toBe(expected);
});
