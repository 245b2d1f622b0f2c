import { isProduction, productEnvironment, socialSignIn } from "./environment.mjs";

const DEMO = "http://localhost:1090";

it("signs in by the local provider, and by Google where a client of one's own is named", () => {
  expect(socialSignIn({}, DEMO)).toEqual({
    GRATWEG_SOCIAL_PROVIDERS: "demo",
    GRATWEG_SOCIAL_DEMO_ISSUER: DEMO,
    GRATWEG_SOCIAL_DEMO_CLIENT_ID: "gratweg",
  });
  expect(socialSignIn({ GRATWEG_SOCIAL_GOOGLE_CLIENT_ID: "x" }, DEMO)["GRATWEG_SOCIAL_PROVIDERS"]).toBe(
    "demo,google",
  );
});

it("knows no invented people in production", () => {
  expect(socialSignIn({ GRATWEG_PRODUCTION: "true" }, DEMO)).toEqual({ GRATWEG_SOCIAL_PROVIDERS: "" });
  expect([{}, { GRATWEG_PRODUCTION: "false" }, { GRATWEG_PRODUCTION: "1" }].map(isProduction)).toEqual([
    false,
    false,
    true,
  ]);
});

it("gives the server the portal's build and mails the portal's address, unless others are named", () => {
  const options = {
    root: "/repository",
    data: "/data",
    ports: { GRATWEG_PORT: 8000, GRATWEG_CMS_PORT: 1337, GRATWEG_SMTP_PORT: 1025, GRATWEG_INBOX_PORT: 1080 },
    secrets: {},
  };
  expect(productEnvironment(options)).toMatchObject({
    GRATWEG_PORTAL_DIR: "/repository/portal/dist",
    GRATWEG_PORTAL_URL: "http://localhost:8000",
  });
  const environment = { GRATWEG_PORTAL_URL: "https://portal.gratweg.example" };
  expect(productEnvironment({ ...options, environment })).toMatchObject(environment);
});
