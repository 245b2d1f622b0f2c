import { ConfigError, readConfig } from "./config";
import { LIMIT_NUMBERS } from "./limits/table";

it("has defaults for everything but the data folder", () => {
  expect(readConfig({ GRATWEG_DATA: "/data" })).toEqual({
    port: 8000,
    host: "localhost",
    internal: undefined,
    bookings: {
      accountSecret: null,
      database: { file: "/data/cms.sqlite" },
      limits: expect.any(Object) as object,
      mailFrom: "Gratweg <service@gratweg.example>",
    },
    dataFolder: "/data",
    sitesFolder: "/data/sites",
    portalFolder: undefined,
    socialProviders: [],
    cmsUrl: "http://127.0.0.1:1337",
    uploadsHost: "",
    contentToken: undefined,
    hookSecret: undefined,
    serviceSecret: undefined,
    accounts: {
      mailFrom: "Gratweg <service@gratweg.example>",
      siteUrl: "http://localhost:8000",
      accountSecret: null,
      newsletterSecret: null,
      auditMonths: 24,
    },
    outbox: expect.objectContaining({ smtpUrl: "smtp://127.0.0.1:1025" }) as object,
    newsletterSecret: null,
    jwtSecret: undefined,
    limits: LIMIT_NUMBERS,
    stripe: undefined,
    sandboxSecret: undefined,
    production: false,
    hstsPreload: false,
    trustProxy: false,
    securityContact: undefined,
    iconFallback: null,
    pollMs: 300_000,
    logLevel: "info",
  });
});

it("reads every name", () => {
  expect(
    readConfig({
      GRATWEG_DATA: "/data",
      GRATWEG_PORT: "8080",
      GRATWEG_SITES_DIR: "/sites",
      GRATWEG_PORTAL_DIR: "/portal",
      GRATWEG_SOCIAL_PROVIDERS: "demo,google",
      GRATWEG_CMS_URL: "https://cms.example/",
      GRATWEG_UPLOADS_HOST: "https://bilder.example/",
      GRATWEG_CONTENT_TOKEN: "token",
      GRATWEG_HOOK_SECRET: "geheim-geheim-geheim",
      GRATWEG_SERVICE_SECRET: "dienst-dienst-dienst",
      GRATWEG_NEWSLETTER_SECRET: "rundbrief",
      GRATWEG_BOOKING_SEATS_PER_ADDRESS: "0",
      GRATWEG_NEWSLETTER_PER_ADDRESS: "7",
      GRATWEG_DECLARATIONS_PER_ADDRESS: "9",
      GRATWEG_DECLARATIONS_PER_NETWORK: "0",
      GRATWEG_NEWSLETTER_PER_NETWORK: "0",
      GRATWEG_REQUESTS_PER_ADDRESS: "300",
      STRIPE_SECRET_KEY: "sk_test_51",
      STRIPE_WEBHOOK_SECRET: "whsec_abc",
      GRATWEG_SANDBOX_SECRET: "sandkasten-sandkasten",
      GRATWEG_INTERNAL_PORT: "9100",
      GRATWEG_INTERNAL_HOST: "10.0.0.7",
      GRATWEG_CONNECTIONS_PER_ADDRESS: "0",
      GRATWEG_SIGN_IN_FAILURES_PER_ADDRESS: "0",
      GRATWEG_PRODUCTION: "true",
      GRATWEG_HSTS_PRELOAD: "1",
      GRATWEG_TRUST_PROXY: "10.0.0.0/8",
      GRATWEG_SECURITY_CONTACT: "https://melden.example",
      GRATWEG_ICON_FALLBACK_URL: "https://icons.example",
      GRATWEG_POLL_SECONDS: "60",
      GRATWEG_LOG_LEVEL: "warn",
      GRATWEG_ACCOUNT_SECRET: "account-secret",
      JWT_SECRET: "jwt-secret",
      GRATWEG_OUTBOX: "off",
    }),
  ).toEqual({
    port: 8080,
    host: "::",
    internal: { host: "10.0.0.7", port: 9100 },
    bookings: expect.objectContaining({ accountSecret: "account-secret" }) as object,
    dataFolder: "/data",
    sitesFolder: "/sites",
    portalFolder: "/portal",
    socialProviders: ["demo", "google"],
    cmsUrl: "https://cms.example",
    uploadsHost: "https://bilder.example",
    contentToken: "token",
    hookSecret: "geheim-geheim-geheim",
    serviceSecret: "dienst-dienst-dienst",
    accounts: expect.objectContaining({
      accountSecret: "account-secret",
      newsletterSecret: "rundbrief",
    }) as object,
    outbox: null,
    newsletterSecret: "rundbrief",
    jwtSecret: "jwt-secret",
    limits: {
      ...LIMIT_NUMBERS,
      GRATWEG_SIGN_IN_FAILURES_PER_ADDRESS: 0,
      GRATWEG_BOOKING_SEATS_PER_ADDRESS: 0,
      GRATWEG_NEWSLETTER_PER_ADDRESS: 7,
      GRATWEG_DECLARATIONS_PER_ADDRESS: 9,
      GRATWEG_DECLARATIONS_PER_NETWORK: 0,
      GRATWEG_NEWSLETTER_PER_NETWORK: 0,
      GRATWEG_REQUESTS_PER_ADDRESS: 300,
      GRATWEG_CONNECTIONS_PER_ADDRESS: 0,
    },
    stripe: { secretKey: "sk_test_51", webhookSecret: "whsec_abc" },
    sandboxSecret: "sandkasten-sandkasten",
    production: true,
    hstsPreload: true,
    trustProxy: "10.0.0.0/8",
    securityContact: "https://melden.example",
    iconFallback: "https://icons.example",
    pollMs: 60_000,
    logLevel: "warn",
  });
});

it("takes the content system's port where no address is given", () => {
  expect(readConfig({ GRATWEG_DATA: "/data", GRATWEG_CMS_PORT: "4000" }).cmsUrl).toBe(
    "http://127.0.0.1:4000",
  );
});

it("names every mistake in a line of its own", () => {
  const read = () =>
    readConfig({
      GRATWEG_PORT: "abc",
      GRATWEG_CMS_URL: "cms",
      GRATWEG_PRODUCTION: "yes",
      GRATWEG_HOOK_SECRET: "kurz",
      GRATWEG_SERVICE_SECRET: "kurz",
      GRATWEG_BOOKING_SEATS_PER_ADDRESS: "-1",
    });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    [
      "GRATWEG_PORT: expected a number",
      "GRATWEG_DATA: expected the data folder's path",
      "GRATWEG_CMS_URL: expected an http(s) address",
      "GRATWEG_HOOK_SECRET: expected at least 16 characters",
      "GRATWEG_SERVICE_SECRET: expected at least 16 characters",
      "GRATWEG_BOOKING_SEATS_PER_ADDRESS: expected at least 0",
      "GRATWEG_PRODUCTION: expected 0, 1, false or true",
    ].join("\n"),
  );
});

it.each([
  [
    { STRIPE_SECRET_KEY: "sk_test_51" },
    "STRIPE_WEBHOOK_SECRET: expected a value, because STRIPE_SECRET_KEY is set: both or none",
  ],
  [
    { STRIPE_WEBHOOK_SECRET: "whsec_1" },
    "STRIPE_SECRET_KEY: expected a value, because STRIPE_WEBHOOK_SECRET is set: both or none",
  ],
  [
    { STRIPE_SECRET_KEY: "pk_test_51", STRIPE_WEBHOOK_SECRET: "whsec_1" },
    "STRIPE_SECRET_KEY: expected a key that begins with sk_ or rk_",
  ],
])("members pay by Stripe with both of its keys or not at all: %j", (env, message) => {
  expect(() => readConfig({ GRATWEG_DATA: "/data", ...env })).toThrow(new ConfigError(message));
  expect(
    readConfig({ GRATWEG_DATA: "/data", STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" }).stripe,
  ).toBeUndefined();
});

it("in production operators have a port of their own, on this machine unless told", () => {
  expect(readConfig({ GRATWEG_DATA: "/data", GRATWEG_PRODUCTION: "1" }).internal).toEqual({
    host: "127.0.0.1",
    port: 8001,
  });
  expect(() => readConfig({ GRATWEG_DATA: "/data", GRATWEG_INTERNAL_PORT: "8000" })).toThrow(
    new ConfigError("GRATWEG_INTERNAL_PORT: expected another port than GRATWEG_PORT"),
  );
});
