export const LOCALE_COOKIE = "gratweg_locale";
/** Section 9. */
export const LOCALE_COOKIE_DAYS = 365;

const LOCALES = ["de"] as const;
export type Locale = (typeof LOCALES)[number];

/** The first locale of the visitor's languages that exists; German is the catch-all (section 1). */
export function detectLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const known = LOCALES.find((locale) => locale === language.toLowerCase().split("-")[0]);
    if (known) return known;
  }
  return "de";
}

export interface LocaleWindow {
  document: { cookie: string };
  navigator: Pick<Navigator, "languages">;
  location: Pick<Location, "protocol">;
}

/** On the first visit the browser's language is detected and kept; a value that is no locale counts as none. */
export function rememberLocale({ document, navigator, location }: LocaleWindow): Locale {
  const kept = readCookie(document.cookie);
  const known = LOCALES.find((locale) => locale === kept);
  if (known) return known;
  const locale = detectLocale(navigator.languages);
  const age = LOCALE_COOKIE_DAYS * 24 * 60 * 60;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  return locale;
}

function readCookie(cookies: string): string | undefined {
  const start = `${LOCALE_COOKIE}=`;
  return cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
