/** No secret: lets a static page draw the right account link before scripts run. By https see `hostCookieName`. */
export const SIGNED_IN_COOKIE = "gratweg_signed_in";
/** Session storage: a server has confirmed the session in this tab, so that its pages may say at once that somebody is signed in. */
export const SESSION_CONFIRMED_KEY = "gratweg_session_confirmed";
