import { outboxSettings } from "./settings";

it("reads the content system's names, with its defaults", () => {
  expect(outboxSettings({ GRATWEG_SMTP_PORT: "2525" })).toEqual({
    smtpUrl: "smtp://127.0.0.1:2525",
    from: "Gratweg <service@gratweg.example>",
    siteUrl: "http://localhost:8000",
    origins: ["http://portal.localhost:8000"],
    newsletterSecret: null,
    accountSecret: null,
    worker: {
      concurrency: 5,
      retryBaseMs: 5000,
      pollMs: 500,
      giveUpMs: 259_200_000,
      leaseMs: 120_000,
      sendMs: 60_000,
    },
  });
  expect(
    outboxSettings({
      SMTP_URL: "smtps://relay.example",
      GRATWEG_MAIL_FROM: "Reisen <post@reisen.example>",
      GRATWEG_SITE_URL: "https://wandern.gratweg.example/",
      GRATWEG_NEWSLETTER_SECRET: "geheim",
      GRATWEG_SITE_ORIGINS: "https://wandern.gratweg.example, https://rad.gratweg.example",
      GRATWEG_PORTAL_URL: "https://portal.gratweg.example/",
    }),
  ).toMatchObject({
    smtpUrl: "smtps://relay.example",
    from: "Reisen <post@reisen.example>",
    siteUrl: "https://wandern.gratweg.example",
    newsletterSecret: "geheim",
    origins: [
      "https://wandern.gratweg.example",
      "https://rad.gratweg.example",
      "https://portal.gratweg.example",
    ],
  });
});

it("names the variable that cannot be", () => {
  expect(() => outboxSettings({ GRATWEG_OUTBOX_CONCURRENCY: "viele" })).toThrow(
    'GRATWEG_OUTBOX_CONCURRENCY must be a positive integer, not "viele".',
  );
  expect(() => outboxSettings({ GRATWEG_OUTBOX_LEASE_MS: "60000" })).toThrow(
    "longer than GRATWEG_OUTBOX_SEND_MS",
  );
});
