import { buildSettings } from "./settings";

const named = {
  GRATWEG_CONTENT_TOKEN: "token",
  GRATWEG_CMS_URL: "https://inhalte.example/",
} as NodeJS.ProcessEnv;

it("shows uploads from the content system, or from the host that they have of their own", () => {
  expect(buildSettings(named)).toMatchObject({
    contentUrl: "https://inhalte.example",
    uploadsUrl: "",
  });
  const own = { ...named, GRATWEG_UPLOADS_HOST: "https://dateien.example/" };
  expect(buildSettings(own).uploadsUrl).toBe("https://dateien.example");
});

it("names what is missing", () => {
  expect(() => buildSettings({})).toThrow("GRATWEG_CONTENT_TOKEN is missing");
});

describe("a build's settings", () => {
  const given = (more: Readonly<Record<string, string>> = {}) =>
    buildSettings({ GRATWEG_CONTENT_TOKEN: "token", ...more });

  it("are those of hiking with the content system beside it, no production, unless they say otherwise", () => {
    expect(given()).toMatchObject({
      ...{ siteKey: "hiking", contentUrl: "http://localhost:1337", uploadsUrl: "" },
      ...{ contentToken: "token", production: false },
    });
    expect(given().buildId).toMatch(/^manual-[0-9a-z]+$/);
    expect(given({ GRATWEG_SITE: "biking", GRATWEG_BUILD_ID: "42" })).toMatchObject({
      siteKey: "biking",
      buildId: "42",
    });
  });

  it.each([
    ["true", true],
    ["1", true],
    ["false", false],
    ["", false],
  ])("production by %j: %s", (value, isProduction) => {
    expect(given({ GRATWEG_PRODUCTION: value }).production).toBe(isProduction);
  });
});
