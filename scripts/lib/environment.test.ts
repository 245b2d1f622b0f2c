import { isProduction, operatorPort, productEnvironment } from "./environment.mjs";

const ports = { GRATWEG_PORT: 8000, GRATWEG_CMS_PORT: 1337, GRATWEG_IDENTITY_PORT: 1090 };
const made = (environment: Record<string, string> = {}) =>
  productEnvironment({ root: "/repository", data: "/data", ports, secrets: {}, environment });

it("signs in by the local provider, by Google where a client is named, and by no invented people in production", () => {
  expect(made()).toMatchObject({
    GRATWEG_SOCIAL_PROVIDERS: "demo",
    GRATWEG_SOCIAL_DEMO_ISSUER: "http://localhost:1090",
  });
  const client = { GRATWEG_SOCIAL_GOOGLE_CLIENT_ID: "x" };
  expect(made(client)).toMatchObject({ GRATWEG_SOCIAL_PROVIDERS: "demo,google" });
  expect(made({ ...client, GRATWEG_PRODUCTION: "true" })).toMatchObject({
    GRATWEG_SOCIAL_PROVIDERS: "google",
  });
  expect(isProduction({ GRATWEG_PRODUCTION: "1" })).toBe(true);
});

it("takes what is named for the portal's build and address", () => {
  expect(made()).toMatchObject({
    GRATWEG_PORTAL_DIR: "/repository/portal/dist",
    GRATWEG_PORTAL_URL: "http://localhost:8000",
  });
  const environment = { GRATWEG_PORTAL_URL: "https://portal.gratweg.example", GRATWEG_PORTAL_DIR: "/portal" };
  expect(made(environment)).toMatchObject(environment);
});

it.each([
  [{ GRATWEG_PORT: "8000" }, 8000],
  [{ GRATWEG_PORT: "8000", GRATWEG_INTERNAL_PORT: "9000" }, 9000],
  [{ GRATWEG_PORT: "8000", GRATWEG_PRODUCTION: "true" }, 8001],
])("with %j the server is asked on %i", (env, port) => {
  expect(operatorPort(env)).toBe(port);
});
