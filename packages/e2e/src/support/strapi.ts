import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createDatabase, databaseUrl, dropDatabase } from "./cms-database";
import { bringTemplate, type Seed } from "./cms-template";
import { freePort } from "./free-port";
import { repositoryRoot } from "./repository";

export interface StrapiOptions {
  /** `test`: six tours with small pictures; `none`: nothing but what the bootstrap makes. */
  seed?: Seed;
  /** Keep using this folder, for example to start a second time on the same data; by default a throw-away one. */
  dataFolder?: string;
  /** Where the first start itself is tested: tables and content are made here, not brought from the run's template. */
  isFirstStart?: boolean;
  env?: Readonly<Record<string, string>>;
}

export interface RunningStrapi {
  /** Origin without a trailing slash, for example `http://127.0.0.1:40123`. */
  url: string;
  /** The read-only token of the sites and the server. */
  token: string;
  admin: { email: string; password: string };
  dataFolder: string;
  /** Everything that the process has printed so far. */
  log(): string;
  /** Ends the process; removes the data folder (and its database) when it was made here. */
  stop(): Promise<void>;
}

/** For a first start that draws pictures, on a busy machine. */
const START_LIMIT_MS = 280_000;
const POLL_MS = 50;

/** Constant, so that a second start on the same folder reads the first one's tokens and passwords. */
export const SECRETS = {
  APP_KEYS: "integration-key-a,integration-key-b",
  API_TOKEN_SALT: "integration-api-token-salt",
  ADMIN_JWT_SECRET: "integration-admin-jwt",
  TRANSFER_TOKEN_SALT: "integration-transfer-salt",
  JWT_SECRET: "integration-jwt",
  ENCRYPTION_KEY: "integration-encryption-key-32-ch",
};
const ADMIN = { email: "redaktion@gratweg.example", password: "Gipfelbuch-im-Nebel-26" };

/** Boots the built content system on a database of its own and a free port. */
export async function startStrapi(options: StrapiOptions = {}): Promise<RunningStrapi> {
  const root = repositoryRoot();
  const cms = join(root, "packages/cms");
  if (!existsSync(join(cms, "dist/src/main.js")) || !existsSync(join(cms, "dist/build/index.html")))
    throw new Error("packages/cms is not built. Run `npm run build` in packages/cms first.");
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), "gratweg-cms-")));
  await createDatabase(dataFolder);
  if (!options.isFirstStart) await bringTemplate(options.seed ?? "test", dataFolder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const token = options.env?.GRATWEG_CONTENT_TOKEN ?? randomBytes(24).toString("hex");

  const child = spawn(process.execPath, ["dist/src/main.js"], {
    cwd: cms,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      STRAPI_TELEMETRY_DISABLED: "true",
      PORT: String(port),
      GRATWEG_DATA: dataFolder,
      DATABASE_URL: databaseUrl(dataFolder),
      GRATWEG_SEED: options.seed ?? "test",
      GRATWEG_CONTENT_TOKEN: token,
      GRATWEG_ADMIN_EMAIL: ADMIN.email,
      GRATWEG_ADMIN_PASSWORD: ADMIN.password,
      ...SECRETS,
      ...options.env,
    },
  });
  const lines: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => lines.push(chunk.toString()));
  const log = (): string => lines.join("");

  const stop = async (): Promise<void> => {
    await end(child);
    if (!options.dataFolder) await removeData(dataFolder);
  };
  try {
    await untilHealthy(child, url, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, token, admin: ADMIN, dataFolder, log, stop };
}

/** For a test that has brought its own data folder. */
export async function removeData(dataFolder: string): Promise<void> {
  await dropDatabase(dataFolder);
  await rm(dataFolder, { recursive: true, force: true });
}

async function untilHealthy(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`Strapi ended with code ${child.exitCode}:\n${log()}`);
    const status = await fetch(`${url}/_health`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 204) return;
    await pause(POLL_MS);
  }
  throw new Error(`Strapi was not ready within ${START_LIMIT_MS / 1000} s:\n${log()}`);
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill("SIGKILL"), 10_000);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
