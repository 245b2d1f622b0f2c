import {
  ENABLE_TEMPORARY_SESSION,
  PAYMENT_CACHE_PREFIX,
  SIGNED_IN_COOKIE,
  TEMPORARY_SESSION_KEY,
} from "@gratweg/flows";

/** Once, at the start of a page: costs nothing more where nobody is signed in. */
export function startAccount(): void {
  if (isSomebodyThere()) void watch();
  else window.addEventListener(ENABLE_TEMPORARY_SESSION, enable, { once: true });
}

/** By the cookie that comes and goes with the token, or by what an earlier session has left. Where storage is forbidden nobody can be. */
function isSomebodyThere(): boolean {
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

function enable(): void {
  try {
    window.sessionStorage.setItem(TEMPORARY_SESSION_KEY, "true");
  } finally {
    void watch();
  }
}

/** Where it cannot be had the page goes on as for anybody. */
function watch(): Promise<void> {
  return import("./watchAccount").then(
    ({ watchAccount }) => watchAccount(),
    () => undefined,
  );
}
