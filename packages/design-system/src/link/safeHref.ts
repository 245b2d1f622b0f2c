const schemes = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * The address when it is safe to link: http, https, mailto, tel, a path, a query or an anchor. Null for everything else,
 * such as `javascript:` also in disguise: browsers drop tabs and line breaks inside a scheme, so these are dropped first. Browsers read a
 * backslash as a slash, so what looks like a path may lead to another site.
 */
export function safeHref(href: string): string | null {
  // Control characters are exactly what has to go.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const cleaned = href.replaceAll(/[\u0000-\u001f\u007f]/g, "").trim();
  if (cleaned === "" || /^[^?#]*\\/.test(cleaned)) return null;
  const scheme = /^([a-z][a-z0-9+.-]*:)/i.exec(cleaned)?.[1]?.toLowerCase();
  if (scheme) return schemes.has(scheme) ? cleaned : null;
  return cleaned;
}

/** Leads to another site; `//host` and, as browsers read it, `/\host` count too. */
export function isExternal(href: string): boolean {
  return /^(https?:|[/\\]{2})/i.test(href);
}
