/** Takes away a fragment that is no valid percent-encoding: Gatsby decodes it while it renders, and fails. */
export function mendFragment({ location, history }: Pick<Window, "location" | "history">): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}
