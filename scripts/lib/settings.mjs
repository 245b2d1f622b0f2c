import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StepError } from "./terminal.mjs";

export const root = path.resolve(import.meta.dirname, "../..");

export function settings(environment = process.env) {
  return {
    root,
    data: path.resolve(root, environment.GRATWEG_DATA ?? ".gratweg"),
    ports: {
      GRATWEG_PORT: port(environment, "GRATWEG_PORT", 8000),
      GRATWEG_CMS_PORT: port(environment, "GRATWEG_CMS_PORT", 1337),
      GRATWEG_SMTP_PORT: port(environment, "GRATWEG_SMTP_PORT", 1025),
      GRATWEG_INBOX_PORT: port(environment, "GRATWEG_INBOX_PORT", 1080),
      GRATWEG_IDENTITY_PORT: port(environment, "GRATWEG_IDENTITY_PORT", 1090),
    },
  };
}

function port(environment, name, fallback) {
  const value =
    environment[name] === undefined || environment[name] === "" ? fallback : Number(environment[name]);
  if (!Number.isInteger(value) || value < 1 || value > 65_535)
    throw new StepError(`${name} must be a port number, not "${environment[name]}".`);
  return value;
}

/** Secrets are made once for each data folder and never leave it. */
export function secrets(data) {
  const file = path.join(data, "secrets.json");
  const kept = existsSync(file) ? keptSecrets(file) : {};
  const made = {
    APP_KEYS: () => Array.from({ length: 4 }, key).join(","),
    API_TOKEN_SALT: key,
    ADMIN_JWT_SECRET: key,
    TRANSFER_TOKEN_SALT: key,
    JWT_SECRET: key,
    ENCRYPTION_KEY: key,
    GRATWEG_CONTENT_TOKEN: () => randomBytes(64).toString("hex"),
    GRATWEG_HOOK_SECRET: key,
    GRATWEG_SERVICE_SECRET: key,
    GRATWEG_NEWSLETTER_SECRET: key,
    GRATWEG_ACCOUNT_SECRET: key,
    GRATWEG_SANDBOX_SECRET: key,
    GRATWEG_SOCIAL_DEMO_CLIENT_SECRET: key,
    GRATWEG_ADMIN_EMAIL: () => "redaktion@gratweg.example",
    GRATWEG_ADMIN_PASSWORD: password,
    GRATWEG_DEMO_PASSWORD_MEMBER: password,
    GRATWEG_DEMO_PASSWORD_MANAGER: password,
    GRATWEG_DEMO_PASSWORD_PLAIN: password,
    GRATWEG_DEMO_PASSWORD_EDITOR: password,
  };
  const all = { ...Object.fromEntries(Object.entries(made).map(([name, make]) => [name, make()])), ...kept };
  // What this command and its children write there is their user's alone.
  process.umask(0o077);
  mkdirSync(path.join(data, "logs"), { recursive: true });
  chmodSync(data, 0o700);
  if (JSON.stringify(all) === JSON.stringify(kept)) return all;
  // Replaced at once: the only copy of what opens everything else, and a disk may be full.
  writeFileSync(`${file}.tmp`, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
  return all;
}

function keptSecrets(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new StepError(
      `${file} cannot be read (${error.code ?? "it is not whole"}). It holds what opens the data beside it: bring it back from a copy. Without one, delete the data folder to begin anew.`,
    );
  }
}

function key() {
  return randomBytes(32).toString("base64");
}

function password() {
  return `Grat-${randomBytes(9).toString("base64url")}-7a`;
}

/**
 * The people whom the content system makes beside its first content (packages/cms/src/demo/demo-accounts.ts); their passwords are
 * made once for each data folder.
 *
 * @param {Record<string, string>} secrets
 */
export function demoAccounts(secrets) {
  return {
    member: { email: "mitglied@gratweg.example", password: secrets.GRATWEG_DEMO_PASSWORD_MEMBER },
    manager: { email: "verwaltung@gratweg.example", password: secrets.GRATWEG_DEMO_PASSWORD_MANAGER },
    plain: { email: "gast@gratweg.example", password: secrets.GRATWEG_DEMO_PASSWORD_PLAIN },
    writer: { email: "lektorat@gratweg.example", password: secrets.GRATWEG_DEMO_PASSWORD_EDITOR },
  };
}
