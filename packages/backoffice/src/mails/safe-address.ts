/** Complete addresses alone: a mail has no site whose paths it could name. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * The address when it may be pressed, else null: it may come from content. Mail programs drop control characters and read a backslash
 * as a slash, so neither may stand in it.
 */
export function safeAddress(href: string): string | null {
  // Control characters are exactly what must not be there.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(href) || /^[^?#]*\\/.test(href)) return null;
  return SAFE.test(href) ? href : null;
}
