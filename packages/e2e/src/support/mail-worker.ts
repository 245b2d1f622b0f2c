import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { databaseUrl } from "./cms-database";
import { repositoryRoot } from "./repository";

export interface LogLine {
  event: string;
  booking?: number;
  kind?: string;
  attempt?: number;
  code?: string;
}

export interface MailWorker {
  /** What it has said so far. */
  log: LogLine[];
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number | null>;
}

export interface MailWorkerOptions {
  dataFolder: string;
  smtpPort: number;
  env?: Readonly<Record<string, string>>;
}

/** The built worker as a process of its own, with a patience that suits tests. */
export function startMailWorker({ dataFolder, smtpPort, env = {} }: MailWorkerOptions): MailWorker {
  const child = spawn(process.execPath, ["dist/outbox/main.js"], {
    cwd: join(repositoryRoot(), "packages/backoffice"),
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      TZ: process.env.TZ,
      GRATWEG_DATA: dataFolder,
      DATABASE_URL: databaseUrl(dataFolder),
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      GRATWEG_OUTBOX_RETRY_BASE_MS: "20",
      GRATWEG_OUTBOX_POLL_MS: "20",
      ...env,
    },
  });
  const log: LogLine[] = [];
  let rest = "";
  child.stdout.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    log.push(...lines.map((line) => JSON.parse(line) as LogLine));
  });
  // Later than its exit: then all that it has said is read.
  const ended = once(child, "close") as Promise<[number | null]>;
  return {
    log,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
