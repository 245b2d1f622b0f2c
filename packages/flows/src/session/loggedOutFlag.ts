/** Session storage, of this tab. */
export const LOGGED_OUT_KEY = "gratweg_logged_out";
