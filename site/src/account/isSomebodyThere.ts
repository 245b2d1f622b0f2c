import { PAYMENT_CACHE_PREFIX, SIGNED_IN_COOKIE, TEMPORARY_SESSION_KEY } from "@gratweg/flows";

/** By the cookie that comes and goes with the token, or by what an earlier session has left. Where storage is forbidden nobody can be. */
export function isSomebodyThere(): boolean {
  try {
    return (
      document.cookie.includes(`${SIGNED_IN_COOKIE}=1`) ||
      window.sessionStorage.getItem(TEMPORARY_SESSION_KEY) === "true" ||
      Object.keys(window.localStorage).some((key) => key.startsWith(PAYMENT_CACHE_PREFIX))
    );
  } catch {
    return false;
  }
}
