import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseUrl, queryCms } from "./cms-database";
import { freePort } from "./free-port";
import { NEWSLETTER_ENVIRONMENT } from "./newsletter";
import { repositoryRoot } from "./repository";
import { ACCOUNT_ENVIRONMENT, signInOf, type CallOptions } from "./sign-in";
import { removeData, SECRETS, startStrapi, type RunningStrapi, type StrapiOptions } from "./strapi";
import { until } from "./until";

export const PASSWORD = "Bergschuh-2027";
/** Of `PASSWORD`: hashing it for each person would be most of a test's time. */
const HASH = "sha256:$2b$10$maE/jmQQqgeW7CekCwOAFOGgImoIf6kcd5qY75PqQMJAWjLf3C7/O";
export const ACCOUNTS = { ...NEWSLETTER_ENVIRONMENT, ...ACCOUNT_ENVIRONMENT };

export interface Person {
  id: number;
  email: string;
  jwt: string;
}

export interface PersonWish {
  role?: "authenticated" | "manager";
  firstName?: string;
  lastName?: string;
  email?: string;
  hasPassword?: boolean;
  confirmed?: boolean;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

type SignIn = [email: string, password?: string, options?: CallOptions];

export interface AccountServer {
  strapi: RunningStrapi;
  dataFolder: string;
  /** A person with an account; signed in where there is a password and the address is confirmed. */
  person(wish?: PersonWish): Promise<Person>;
  signIn(...args: SignIn): ReturnType<ReturnType<typeof signInOf>["signIn"]>;
  /** Our own server, as a page of the hiking site asks it. */
  ask(
    method: string,
    path: string,
    options?: { jwt?: string; body?: unknown; headers?: object },
  ): Promise<Answer>;
  query<Row>(sql: string, ...values: unknown[]): Promise<Row[]>;
  /** A moment as this database holds it. */
  stored(moment: Date): number | Date;
  /** Our own server's. */
  origin(): string;
  stop(): Promise<void>;
}

/** A content system and a server of one's own, with people in it. */
export async function startAccountServer({
  serverEnv,
  ...options
}: Pick<StrapiOptions, "seed"> & {
  /** What the server is started with beside the usual, or instead. */
  serverEnv?: Readonly<Record<string, string>>;
} = {}): Promise<AccountServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), "gratweg-accounts-"));
  const hook = await hookEnvironment();
  const strapi = await startStrapi({ dataFolder, env: { ...ACCOUNTS, ...hook }, ...options });
  const { server, origin } = await startServer(strapi, { ...hook, ...serverEnv });
  const auth = signInOf(strapi);
  const query = <Row>(sql: string, ...values: unknown[]) => queryCms<Row>(dataFolder, sql, ...values);
  const stored = (moment: Date) => (databaseUrl(dataFolder) === "" ? moment.getTime() : moment);
  return {
    strapi,
    dataFolder,
    query,
    stored,
    signIn: (email, password = PASSWORD, options = {}) => auth.signIn(email, password, options),
    async person(wish = {}) {
      const { role = "authenticated", hasPassword = true, confirmed = true } = wish;
      const email = wish.email ?? `${randomUUID()}@post.example`;
      const now = stored(new Date());
      const truth = (value: boolean) => (databaseUrl(dataFolder) === "" ? Number(value) : value);
      const [row] = await query<{ id: number }>(
        `INSERT INTO up_users (document_id, username, email, provider, password, confirmed, blocked, first_name, last_name,
           created_at, updated_at, published_at)
         VALUES (?, ?, ?, 'local', ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
        randomUUID().replaceAll("-", "").slice(0, 24),
        email,
        email,
        hasPassword ? HASH : null,
        truth(confirmed),
        truth(false),
        wish.firstName ?? "Anna",
        wish.lastName ?? "Ott",
        now,
        now,
        now,
      );
      const id = Number(row?.id);
      await query(
        "INSERT INTO up_users_role_lnk (user_id, role_id) SELECT ?, id FROM up_roles WHERE type = ?",
        id,
        role,
      );
      const isAble = hasPassword && confirmed;
      return { id, email, jwt: isAble ? (await auth.signIn(email, PASSWORD)).jwt : "" };
    },
    async ask(method, path, { jwt, body, headers = {} } = {}) {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          ...(jwt === undefined ? {} : { authorization: `Bearer ${jwt}` }),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      const isJson = /json/.test(answer.headers.get("content-type") ?? "");
      return {
        status: answer.status,
        headers: answer.headers,
        text,
        body: isJson ? (JSON.parse(text) as unknown) : null,
      };
    },
    origin: () => origin,
    async stop() {
      await endServer(server);
      await strapi.stop();
      await removeData(dataFolder);
    },
  };
}

const held = new Map<string, Server>();

/** For Strapi and the server whose address it knows. */
export async function hookEnvironment() {
  const port = await freePort();
  // Strapi takes seconds to start: until the server listens nobody else is given the port.
  const holder = createServer((socket) => socket.destroy()).listen(port, "127.0.0.1");
  await once(holder, "listening");
  held.set(String(port), holder);
  return {
    GRATWEG_PORT: String(port),
    GRATWEG_SERVER_HOOK: `http://127.0.0.1:${port}/internal/content-changed`,
    GRATWEG_HOOK_SECRET: "integration-hook-secret",
  };
}

export async function endServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, "exit");
  server.kill();
  await ended;
}

export async function startServer(
  strapi: RunningStrapi,
  more: Readonly<Record<string, string>>,
): Promise<{ server: ChildProcess; origin: string }> {
  const main = join(repositoryRoot(), "packages/server/dist/main.js");
  if (!existsSync(main)) throw new Error("packages/server is not built.");
  const port = more.GRATWEG_PORT ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  await new Promise<unknown>((resolve) => held.get(port)?.close(resolve) ?? resolve(undefined));
  held.delete(port);
  const server = spawn(process.execPath, [main], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      GRATWEG_DATA: strapi.dataFolder,
      DATABASE_URL: databaseUrl(strapi.dataFolder),
      GRATWEG_PORT: port,
      GRATWEG_HOST: "127.0.0.1",
      GRATWEG_CMS_URL: strapi.url,
      GRATWEG_CONTENT_TOKEN: strapi.token,
      ...ACCOUNTS,
      JWT_SECRET: SECRETS.JWT_SECRET,
      GRATWEG_LOG_LEVEL: "warn",
      GRATWEG_OUTBOX: "off",
      ...more,
    },
  });
  // Trips are loaded before accounts are asked about saved ones.
  const isThere = () =>
    fetch(`${origin}/api/trips/search`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isThere, (there) => there);
  if (server.exitCode !== null) throw new Error(`Another server answers at ${origin}; this one has ended.`);
  return { server, origin };
}
