import knex from "knex";
import { Secret, TOTP } from "otpauth";
import { DUMMY_HASH } from "../domain/sign-in/accounts";
import { createDevices } from "../domain/sign-in/device";
import type { PasswordHasher } from "../domain/sign-in/hash-pool";
import { createSignInLimits } from "../domain/sign-in/limits";
import type { EditorAction, EditorContext } from "./context";
import { createSecondFactorTables, knexSecondFactors, type Encryption } from "./second-factors";
import { createEditorSignIn, type Editor, type EditorRows, type SecondFactorMode } from "./sign-in";

export const kim = {
  id: 7,
  email: "kim@gratweg.example",
  passwordHash: "hash of Bergschuh-2027",
  isActive: true,
};
export const right = { email: kim.email, password: "Bergschuh-2027" };
/** What a hash of before becomes. */
export const NEW_HASH = "sha256:hash of Bergschuh-2027";

/** Signing editors in as it runs, on a database in memory and with a clock of its own, without Strapi. */
export async function createEditorBench(mode: SecondFactorMode = "required") {
  const database = knex({
    client: "better-sqlite3",
    connection: { filename: ":memory:" },
    useNullAsDefault: true,
  });
  await createSecondFactorTables(database);
  let time = Date.parse("2027-01-10T09:00:00Z");
  let isOld = false;
  const hashes: string[] = [];
  const statements: string[] = [];
  const alerts: string[] = [];
  const log: string[] = [];
  /** What became of Strapi's sessions. */
  const sessions: string[] = [];
  const editors = new Map<number, Editor>([[kim.id, { ...kim }]]);
  const now = () => new Date(time);
  const encryption: Encryption = {
    encrypt: (value) => `sealed ${value}`,
    decrypt: (value) => value.replace("sealed ", ""),
  };
  const factors = knexSecondFactors(database, encryption, now);
  const rows: EditorRows = {
    byEmail: (email) => {
      statements.push("select");
      return Promise.resolve([...editors.values()].find((one) => one.email === email));
    },
    byId: (id) => Promise.resolve(editors.get(id)),
    renewHash: (id, { after }) => {
      editors.set(id, { ...kim, passwordHash: after });
      return Promise.resolve();
    },
    setPassword: (id, { before, after }) => {
      const editor = editors.get(id);
      if (editor?.passwordHash !== before) return Promise.resolve(false);
      editors.set(id, { ...editor, passwordHash: after });
      return Promise.resolve(true);
    },
  };
  const hasher: PasswordHasher = {
    hash: (password) => Promise.resolve(isOld ? NEW_HASH : `hash of ${password}`),
    compare: (password, hash) => {
      hashes.push(hash === DUMMY_HASH ? "dummy" : "own");
      return Promise.resolve(hash === `hash of ${password}`);
    },
    isWhole: (hash) => !isOld || hash === NEW_HASH,
    close: () => undefined,
  };
  const signIn = createEditorSignIn({
    editors: rows,
    factors,
    hasher,
    limits: createSignInLimits({
      failuresPerAccount: 10,
      failuresPerAddress: 30,
      requestsPerAddress: 30,
      now: () => time,
    }),
    alerts: {
      alert: (kind, { email, device }) => Promise.resolve(void alerts.push(`${kind} ${email} ${device}`)),
    },
    mode,
    now,
    warn: (text) => void log.push(text),
  });
  return {
    ...{ signIn, factors, database, editors, hashes, statements, alerts, log, sessions, now },
    /** As `editorParts` answers it. */
    running: {
      ...{ signIn, editors: rows, hasher, factors, encryption },
      devices: createDevices("geheim", { name: "gratweg_editor_device", path: "/admin", isCrossSite: false }),
      sessions: {
        begin: (id: number) => {
          sessions.push(`begun for ${id}`);
          return Promise.resolve({ refreshToken: `refresh ${id}`, accessToken: `access ${id}` });
        },
        all: () => Promise.resolve<unknown[]>([]),
        end: (id: number, session: string) => Promise.resolve(sessions.push(`ended ${session} of ${id}`) > 0),
        endOf: (token: string | undefined) =>
          Promise.resolve(void (token === undefined || sessions.push(`ended of ${token}`))),
        endAll: (id: number) => Promise.resolve(void sessions.push(`ended all of ${id}`)),
        endOthers: (id: number, session: string) =>
          Promise.resolve(void sessions.push(`ended all but ${session} of ${id}`)),
      },
    },
    becomesOld: () => void (isOld = true),
    advance: (seconds: number) => void (time += seconds * 1000),
    code: (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time }),
  };
}

interface Asked {
  query?: Readonly<Record<string, unknown>>;
  params?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  state?: EditorContext["state"];
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  location?: string;
  html: string;
  body?: unknown;
}

/** A browser that keeps its cookies, and on whose pages forms are of this very origin. */
export function createBrowser(address = "198.51.100.7") {
  const jar = new Map<string, string>();
  const set: Record<string, { value: string | null } & Record<string, unknown>> = {};
  return {
    jar,
    /** How each cookie was last written. */
    set,
    async visit(action: EditorAction | undefined, asked: Asked = {}) {
      const headers: Record<string, string> = {
        "sec-fetch-site": "same-origin",
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...asked.headers,
      };
      const answer: Answer = { status: 200, headers: {}, html: "" };
      const ctx = {
        ...{ host: "redaktion.gratweg.example", secure: true },
        ...{ query: asked.query ?? {}, params: asked.params ?? {}, state: asked.state ?? {} },
        request: { body: asked.body, ips: [], socket: { remoteAddress: address } },
        cookies: {
          secure: true,
          get: (name: string) => jar.get(name),
          set(name: string, value: string | null, options: Record<string, unknown>) {
            set[name] = { ...options, value };
            if (value === null) jar.delete(name);
            else jar.set(name, value);
          },
        },
        set type(type: string) {
          answer.headers["Content-Type"] = type;
        },
        get status() {
          return answer.status;
        },
        set status(status: number) {
          answer.status = status;
        },
        set body(body: unknown) {
          if (typeof body === "string") answer.html = body;
          else answer.body = body;
        },
        get: (name: string) => headers[name] ?? "",
        set: (name: string, value: string) => void (answer.headers[name] = value),
        append(header: string, line: string) {
          if (header !== "Set-Cookie") throw new Error(`No cookie is set by ${header}.`);
          const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          jar.set(name, value);
        },
        redirect: (to: string) => void (answer.location = to),
        forbidden: () => void (answer.status = 403),
        notFound: () => void (answer.status = 404),
      };
      await action?.(ctx as unknown as EditorContext);
      return answer;
    },
  };
}
