const STRAPIS = /\/auth\/login\/?$/;
const OURS = "/admin/anmelden";

/** Where our page stands for the address of Strapi's form; null: it is another one. It keeps where the person wanted to go. */
export function ownSignInAddress({ pathname, search }: Pick<Location, "pathname" | "search">): string | null {
  if (!STRAPIS.test(pathname)) return null;
  const goOn = new URLSearchParams(search).get("redirectTo");
  return goOn === null ? OURS : `${OURS}?${new URLSearchParams({ weiter: goOn }).toString()}`;
}

/**
 * Strapi's screens lead to its own form when a session has ended, and offer no way to put another in its place. That form asks for
 * no second factor and gets nobody in, so the browser is led on to the page that does.
 */
export function leadToOwnSignIn(browser: Window): void {
  const { history, location } = browser;
  const leave = () => {
    const address = ownSignInAddress(location);
    if (address !== null) location.replace(address);
  };
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name].bind(history);
    history[name] = (...args) => {
      change(...args);
      leave();
    };
  }
  browser.addEventListener("popstate", leave);
}
