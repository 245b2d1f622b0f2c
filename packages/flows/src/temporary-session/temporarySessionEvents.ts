/** The two window events of section 4. */
export const ENABLE_TEMPORARY_SESSION = "temporary-session:enable";
export const DISABLE_TEMPORARY_SESSION = "temporary-session:disable";
