import { readCookie, writeCookie, type CookieWindow } from "../cookies";

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

export interface LocaleWindow extends CookieWindow {
  navigator: Pick<Navigator, "languages">;
}

/** On the first visit the browser's language is detected and kept; a value that is no locale counts as none. */
export function rememberLocale(window: LocaleWindow): Locale {
  const kept = readCookie(window.document.cookie, LOCALE_COOKIE);
  const known = LOCALES.find((locale) => locale === kept);
  if (known) return known;
  const locale = detectLocale(window.navigator.languages);
  writeCookie(window, LOCALE_COOKIE, locale, { days: LOCALE_COOKIE_DAYS });
  return locale;
}
