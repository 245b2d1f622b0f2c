import { ENABLE_TEMPORARY_SESSION, TEMPORARY_SESSION_KEY } from "@gratweg/flows";
import { isSomebodyThere } from "./isSomebodyThere";

/** Once, at the start of a page: costs nothing more where nobody is signed in. */
export function startAccount(): void {
  if (isSomebodyThere()) void watch();
  else window.addEventListener(ENABLE_TEMPORARY_SESSION, enable, { once: true });
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
