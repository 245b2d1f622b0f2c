/** Loads `href` from the server, also when it is the present page or differs from it in the fragment only. */
export function reloadPage(href: string, { location, history }: Pick<Window, "location" | "history">): void {
  const target = new URL(href, location.href);
  const present = new URL(location.href);
  if (
    target.origin === present.origin &&
    target.pathname === present.pathname &&
    target.search === present.search
  ) {
    history.replaceState(history.state, "", target.href);
    location.reload();
  } else location.assign(target.href);
}
