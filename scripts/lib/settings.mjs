import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StepError } from "./terminal.mjs";

export const root = path.resolve(import.meta.dirname, "../..");

const PORTS = {
  GRATWEG_PORT: 8000,
  GRATWEG_CMS_PORT: 1337,
  GRATWEG_SMTP_PORT: 1025,
  GRATWEG_INBOX_PORT: 1080,
  GRATWEG_IDENTITY_PORT: 1090,
};

export function settings(environment = process.env) {
  const ports = Object.entries(PORTS).map(([name, usual]) => {
    const port = Number(environment[name] || usual);
    if (Number.isInteger(port) && port > 0 && port < 65_536) return [name, port];
    throw new StepError(`${name} must be a port number, not "${environment[name]}".`);
  });
  const data = path.resolve(root, environment.GRATWEG_DATA ?? ".gratweg");
  return { root, data, ports: Object.fromEntries(ports) };
}

const KEYS = [
  ...["API_TOKEN_SALT", "ADMIN_JWT_SECRET", "TRANSFER_TOKEN_SALT", "JWT_SECRET", "ENCRYPTION_KEY"],
  ...["HOOK", "SERVICE", "NEWSLETTER", "ACCOUNT", "SANDBOX"].map((name) => `GRATWEG_${name}_SECRET`),
  "GRATWEG_SOCIAL_DEMO_CLIENT_SECRET",
];
const PASSWORDS = [
  "GRATWEG_ADMIN_PASSWORD",
  ...["MEMBER", "MANAGER", "PLAIN", "EDITOR"].map((name) => `GRATWEG_DEMO_PASSWORD_${name}`),
];

/** Secrets are made once for each data folder and never leave it. */
export function secrets(data) {
  const file = path.join(data, "secrets.json");
  const kept = existsSync(file) ? keptSecrets(file) : {};
  const made = {
    APP_KEYS: Array.from({ length: 4 }, key).join(","),
    ...Object.fromEntries(KEYS.map((name) => [name, key()])),
    GRATWEG_CONTENT_TOKEN: randomBytes(64).toString("hex"),
    GRATWEG_ADMIN_EMAIL: "redaktion@gratweg.example",
    ...Object.fromEntries(PASSWORDS.map((name) => [name, `Grat-${randomBytes(9).toString("base64url")}-7a`])),
  };
  const all = { ...made, ...kept };
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
