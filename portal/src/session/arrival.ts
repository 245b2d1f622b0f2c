import { PORTAL_ROUTES } from "@gratweg/contracts/routes";
import type { SocialReturn, SocialSignIn } from "./socialSignIn";

/** With what the page was opened, its secrets taken out of the address bar. */
export interface Arrival {
  /** As the address says it now. */
  path: string;
  /** From a mail: sets a password. */
  token: string | null;
  /** Somebody comes back from a social provider. */
  isSocial: boolean;
  /** The provider's answer, until it is taken: a ticket works only once. */
  social: () => SocialReturn | null;
  takeSocial: () => SocialReturn | null;
  /** Section 4: `confirm` or `token` was in the address. */
  isSuspended: boolean;
}

/** Stands in the address in place of the token. */
export const TAKEN_TOKEN = "aus-der-e-mail";

const SECRETS = ["token", "access_token", "provider", "error"] as const;
const TOKEN_PATH = new RegExp(`^(/de${PORTAL_ROUTES["portal-reset-password"]}/)([^/]+)$`);

/**
 * Before anything else reads the address: what opens an account is in no history, referrer, log or statistic. It lives in this page's
 * memory; a page loaded anew asks for the mail's link again.
 */
export function takeArrival(
  { location, history }: Pick<Window, "location" | "history">,
  social: SocialSignIn,
): Arrival {
  const query = new URLSearchParams(location.search);
  const [, before = "", inPath = ""] = TOKEN_PATH.exec(location.pathname) ?? [];
  const token = decode(inPath) || query.get("token") || null;
  let answer = social.take(location.search);
  const arrival: Arrival = {
    path: inPath === "" ? location.pathname : before + TAKEN_TOKEN,
    token: token === TAKEN_TOKEN ? null : token,
    isSocial: answer !== null,
    social: () => answer,
    takeSocial() {
      const taken = answer;
      answer = null;
      return taken;
    },
    isSuspended: Boolean(token) || Boolean(query.get("confirm")),
  };
  for (const name of SECRETS) query.delete(name);
  const search = query.size > 0 ? `?${query.toString()}` : "";
  if (arrival.path !== location.pathname || search !== location.search)
    history.replaceState(history.state, "", arrival.path + search + location.hash);
  return arrival;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
