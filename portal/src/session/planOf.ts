import { paths } from "@gratweg/contracts/routes";

const PLAN_PARAMETER = "plan";

/** The plan that was chosen before one signs in, as the address keeps it; its slug proves nothing, the server looks. */
export function planOf(search: string): string | null {
  const plan = new URLSearchParams(search).get(PLAN_PARAMETER);
  return plan !== null && /^[a-z0-9-]{1,100}$/.test(plan) ? plan : null;
}

/** The query with the plan that this browser remembers: what goes away and comes back brings along what stands there. */
export function searchWithPlan(search: string, plan: string | null): string {
  const query = new URLSearchParams(search);
  if (plan !== null) query.set(PLAN_PARAMETER, plan);
  return query.size > 0 ? `?${query.toString()}` : "";
}

/** The sign-in screen, which leads on to paying for what was chosen. */
export function signInPath(plan: string | null): string {
  return plan === null ? paths.portalUser("login") : withPlan(paths.portalUser("login-checkout"), plan);
}

export function withPlan(path: string, plan: string | null): string {
  return plan === null ? path : `${path}?${new URLSearchParams({ [PLAN_PARAMETER]: plan }).toString()}`;
}
