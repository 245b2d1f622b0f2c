import type { ScreenRoute } from "./screenProps";

/**
 * Section 6 names the first three. The others make no sense without an account; the server decides about each call anyway.
 */
const NEEDS_ACCOUNT: ReadonlySet<ScreenRoute> = new Set<ScreenRoute>([
  "portal",
  "portal-trip",
  "portal-settings",
  "portal-manage-users",
  "portal-checkout-return",
  "portal-payment-success",
]);

/** Section 4: on these somebody with a stored token is checked, and led on to the portal. */
const AUTH_ROUTES: ReadonlySet<ScreenRoute> = new Set<ScreenRoute>([
  "portal-login",
  "portal-login-checkout",
  "portal-register",
  "portal-register-checkout",
  "portal-reset-password",
  "portal-reset-password-token",
  "portal-set-new-password",
]);

export function needsAccount(route: ScreenRoute): boolean {
  return NEEDS_ACCOUNT.has(route);
}

export function isAuthRoute(route: ScreenRoute): boolean {
  return AUTH_ROUTES.has(route);
}

/** Section 4: `confirm` or `token` (non-empty) in the address suspend the way on. */
export function isSuspended(search: string): boolean {
  const query = new URLSearchParams(search);
  return ["confirm", "token"].some((name) => Boolean(query.get(name)));
}
