/** The page's own frame, in `index.html`. */
export const SHELL_ID = "portal-shell";
/** Shows its error page. */
export const SHELL_FAILED_EVENT = "portal-shell-failed";
/** Session storage: exactly one reload until the application has started once. */
export const ENTRY_RELOAD_KEY = "portal_entry_reload";
