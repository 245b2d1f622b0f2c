/** Session storage, of this tab. */
export const TEMPORARY_SESSION_KEY = "temporary_session";
export const TEMPORARY_SESSION_GRACE_KEY = "temporary_session_grace_until";
