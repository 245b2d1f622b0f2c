import { paths } from "@gratweg/contracts/routes";

/** Where the portal reads whereto somebody wants to come back. */
const WANTED_PARAMETER = "weiter";

export function signInHref(wanted: string): string {
  const query = new URLSearchParams({ [WANTED_PARAMETER]: wanted });
  return `${paths.portalUser("login")}?${query.toString()}`;
}
