import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isGiven, partEnvironment, PARTS, toolEnvironment, type PartName } from "./part-environment.mjs";
import { secrets } from "./settings.mjs";

const root = path.resolve(__dirname, "../..");
const data = mkdtempSync(path.join(tmpdir(), "gratweg-secrets-"));
afterAll(() => rmSync(data, { recursive: true }));

/** Where a part's program is written, without its tests. */
const SOURCES: Record<PartName, string[]> = {
  inbox: ["packages/inbox/src"],
  identity: ["packages/identity/src"],
  "content system": ["packages/cms/config", "packages/cms/src"],
  "mail worker": ["packages/cms/src/outbox", "packages/cms/src/mails"],
  server: ["packages/server/src", "packages/sites/src"],
  "site build": ["site/build", "site/src", "packages/sites/src"],
};
const NOT_ITS = { "content system": "packages/cms/src/outbox" } as Partial<Record<PartName, string>>;
const LOOKS_SECRET = /(?:SECRET|KEYS?|SALT|PASSWORD|TOKEN)(?:_|$)|^DATABASE_URL$|^SMTP_URL$/;

function namesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, folder, file), "utf8");
      return text.match(/\b(?:GRATWEG|GATSBY|DATABASE|SMTP|STRIPE_\w+)_[A-Z0-9_]*[A-Z0-9]\b/g) ?? [];
    });
}

it.each(PARTS)("gives %s every variable that its sources name", (part) => {
  const others = new Set(NOT_ITS[part] ? namesIn(NOT_ITS[part]) : []);
  const names = new Set(
    SOURCES[part].flatMap(namesIn).filter((name) => !others.has(name) || isGiven(part, name)),
  );
  expect(names.size).toBeGreaterThan(0);
  expect([...names].filter((name) => !isGiven(part, name))).toEqual([]);
});

it("tells the mail worker where links may lead, which it reads by the content system's own functions", () => {
  const names = ["GRATWEG_SITE_URL", "GRATWEG_PORTAL_URL", "GRATWEG_SITE_ORIGINS"];
  expect(names.filter((name) => !isGiven("mail worker", name))).toEqual([]);
});

it("gives each part its own secrets and no other", () => {
  const given = {
    ...(secrets(data) as Record<string, string>),
    ...Object.fromEntries(
      [
        ...[
          "STRIPE_SECRET_KEY",
          "STRIPE_WEBHOOK_SECRET",
          "GRATWEG_SOCIAL_GOOGLE_CLIENT_SECRET",
          "DATABASE_URL",
        ],
        // Of whoever called the command: a package of the build would find them.
        ...["SMTP_URL", "NPM_TOKEN", "AWS_SECRET_ACCESS_KEY", "GITHUB_TOKEN", "SSH_AUTH_SOCK", "PGPASSWORD"],
      ].map((name) => [name, "x"]),
    ),
  };
  const found = Object.fromEntries(
    PARTS.map((part) => [
      part,
      Object.keys(partEnvironment(part, given))
        .filter((name) => LOOKS_SECRET.test(name))
        .sort(),
    ]),
  );
  expect(found).toEqual({
    inbox: [],
    // The secret that it gave to the content system itself.
    identity: ["GRATWEG_SOCIAL_DEMO_CLIENT_SECRET"],
    "content system": [
      "ADMIN_JWT_SECRET",
      "API_TOKEN_SALT",
      "APP_KEYS",
      "DATABASE_URL",
      "ENCRYPTION_KEY",
      "GRATWEG_ACCOUNT_SECRET",
      "GRATWEG_ADMIN_PASSWORD",
      "GRATWEG_CONTENT_TOKEN",
      "GRATWEG_DEMO_PASSWORD_EDITOR",
      "GRATWEG_DEMO_PASSWORD_MANAGER",
      "GRATWEG_DEMO_PASSWORD_MEMBER",
      "GRATWEG_DEMO_PASSWORD_PLAIN",
      "GRATWEG_HOOK_SECRET",
      "GRATWEG_NEWSLETTER_SECRET",
      "GRATWEG_SERVICE_SECRET",
      "GRATWEG_SOCIAL_DEMO_CLIENT_SECRET",
      "GRATWEG_SOCIAL_GOOGLE_CLIENT_SECRET",
      "JWT_SECRET",
      "SMTP_URL",
      "TRANSFER_TOKEN_SALT",
    ],
    "mail worker": ["DATABASE_URL", "GRATWEG_ACCOUNT_SECRET", "GRATWEG_NEWSLETTER_SECRET", "SMTP_URL"],
    server: [
      "GRATWEG_CONTENT_TOKEN",
      "GRATWEG_HOOK_SECRET",
      "GRATWEG_SANDBOX_SECRET",
      "GRATWEG_SERVICE_SECRET",
      "STRIPE_SECRET_KEY",
      "STRIPE_WEBHOOK_SECRET",
    ],
    "site build": ["GRATWEG_CONTENT_TOKEN"],
  });
});

it("hands on what programs need to run, and leaves out what nobody has named", () => {
  const environment = { PATH: "/bin", LC_ALL: "de", GRATWEG_INBOX_PORT: "1080", SOMETHING: "x" };
  expect(partEnvironment("inbox", environment)).toEqual({
    PATH: "/bin",
    LC_ALL: "de",
    GRATWEG_INBOX_PORT: "1080",
  });
});

it("keeps the product's secrets from installs and builds, and leaves npm its own", () => {
  const named = ["JWT_SECRET", "GRATWEG_ADMIN_PASSWORD", "STRIPE_SECRET_KEY", "DATABASE_URL", "APP_KEYS"];
  const others = {
    PATH: "/bin",
    NPM_TOKEN: "x",
    npm_config_registry: "x",
    GRATWEG_CMS_URL: "https://cms.example",
  };
  const given = { ...others, ...Object.fromEntries(named.map((name) => [name, "x"])) };
  expect(toolEnvironment(given)).toEqual(others);
});
