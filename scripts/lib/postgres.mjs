import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openDatabase } from "./database.mjs";
import { temporaryFolder } from "./folders.mjs";
import { freePort } from "./free-port.mjs";
import { run, start } from "./processes.mjs";
import { StepError } from "./terminal.mjs";

const START_LIMIT_MS = 30_000;
const DEBIAN = "/usr/lib/postgresql";
const USER = "gratweg";

/**
 * A PostgreSQL server where databases may be made: the one that `given` (DATABASE_URL) names, else one of this machine's
 * programs in a folder that goes away with this command. It listens on loopback only and syncs to the disk as in production.
 *
 * @param {{ logs: string, given?: string }} options
 */
export async function openPostgres({ logs, given }) {
  const own = given ? undefined : await startOwn(logs);
  const url = given || own.url;
  const admin = await connect(url);
  const made = new Set();
  const drop = async (name) => {
    await admin.run(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    made.delete(name);
  };
  return {
    /** Of a database that exists; others are made beside it. */
    url,
    /** @param {string} name @param {string} [template] a database that nobody is connected to */
    create: async (name, template) => {
      const full = given ? `${name}_${process.pid}` : name;
      await drop(full);
      const like = template ? ` TEMPLATE "${new URL(template).pathname.slice(1)}"` : "";
      await admin.run(`CREATE DATABASE "${full}"${like}`);
      made.add(full);
      return withName(url, full);
    },
    /** @param {string} database its address */
    drop: (database) => drop(new URL(database).pathname.slice(1)),
    close: async () => {
      if (given) for (const name of made) await drop(name);
      await admin.close();
      await own?.running.stop();
    },
  };
}

async function connect(url) {
  try {
    return await openDatabase({ url });
  } catch (error) {
    throw new StepError(`PostgreSQL at ${new URL(url).host} cannot be used: ${error.message}`);
  }
}

async function startOwn(logs) {
  const bin = findPrograms();
  const as = ownUser();
  const folder = temporaryFolder("postgres");
  const data = path.join(folder, "data");
  const secret = path.join(folder, "password");
  const password = randomBytes(18).toString("base64url");
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(secret, password, { mode: 0o600 });
  for (const entry of [folder, data, secret]) if (as.uid !== undefined) chownSync(entry, as.uid, as.gid);
  const env = { PATH: process.env.PATH, LC_ALL: "C" };
  await run(
    "Making the PostgreSQL cluster",
    path.join(bin, "initdb"),
    [
      `--pgdata=${data}`,
      `--username=${USER}`,
      `--pwfile=${secret}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      process.platform === "linux" ? "--locale=C.UTF-8" : "--locale=C",
      "--no-sync",
    ],
    { cwd: folder, env, as, log: path.join(logs, "initdb.log") },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    port,
    fsync: "on",
    synchronous_commit: "on",
    max_connections: 200,
  };
  const running = start(
    "PostgreSQL",
    path.join(bin, "postgres"),
    ["-D", data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    // Its "smart" answer to SIGTERM waits for every client to leave.
    { cwd: folder, env, as, signal: "SIGINT", log: path.join(logs, "postgres.log") },
  );
  const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
  await untilReady(running, url);
  return { running, url };
}

async function untilReady(running, url) {
  const deadline = Date.now() + START_LIMIT_MS;
  let ended = false;
  void running.exited.then(() => (ended = true));
  for (;;)
    try {
      const database = await openDatabase({ url });
      await database.close();
      return;
    } catch (error) {
      if (ended || Date.now() > deadline)
        throw new StepError(`PostgreSQL did not start: ${error.message}`, { log: running.log });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}

/** Debian keeps the server's programs outside PATH, in a folder for each version. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== ""),
    ...versions.map((version) => path.join(DEBIAN, version, "bin")),
  ];
  const found = folders.find((folder) =>
    ["initdb", "postgres"].every((program) => existsSync(path.join(folder, program))),
  );
  if (!found)
    throw new StepError(
      'PostgreSQL is not installed: "apt-get install postgresql" on Debian, "brew install postgresql" on macOS, or name a server in DATABASE_URL.',
    );
  return found;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function ownUser() {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag) =>
      Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    throw new StepError(
      'As root, PostgreSQL runs as the user "postgres", whom the package "postgresql" makes: "apt-get install postgresql".',
    );
  }
}

function withName(url, name) {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
