import { detectLocale, rememberLocale } from "./localeCookie";

function visit({ cookie = "", languages = ["de-DE"], protocol = "https:" } = {}) {
  const written: string[] = [];
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
  const locale = rememberLocale({ document, navigator: { languages }, location: { protocol } });
  return { locale, written };
}

const KEPT = "gratweg_locale=de; Path=/; Max-Age=31536000; SameSite=Lax";

it.each([[["de"]], [["de-AT", "en"]], [["en-GB", "sv"]], [["fr", "DE-ch"]], [[]]])(
  "languages %j get German, kept for 365 days, SameSite lax, on every path",
  (languages) => {
    expect(detectLocale(languages)).toBe("de");
    expect(visit({ languages, protocol: "http:" })).toEqual({ locale: "de", written: [KEPT] });
  },
);

it("is marked secure on https [1.26]", () => {
  expect(visit().written).toEqual([`${KEPT}; Secure`]);
});

it("is stored on the first visit only [1.25]", () => {
  expect(visit({ cookie: "a=b; gratweg_locale=de; c=d", languages: ["en"] })).toEqual({
    locale: "de",
    written: [],
  });
});

it.each(["gratweg_locale=en", "gratweg_locale=", "x_gratweg_locale=de", "gratweg_locale=de-DE"])(
  "%s is no choice: German takes its place",
  (cookie) => {
    expect(visit({ cookie })).toEqual({ locale: "de", written: [`${KEPT}; Secure`] });
  },
);
