const PLAN_PARAMETER = "plan";

/** The plan that was chosen before one signs in, as the address keeps it; its slug proves nothing, the server looks. */
export function planOf(search: string): string | null {
  const plan = new URLSearchParams(search).get(PLAN_PARAMETER);
  return plan !== null && /^[a-z0-9-]{1,100}$/.test(plan) ? plan : null;
}

export function withPlan(path: string, plan: string | null): string {
  return plan === null ? path : `${path}?${new URLSearchParams({ [PLAN_PARAMETER]: plan }).toString()}`;
}
