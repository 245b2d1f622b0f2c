import type Sqlite from "better-sqlite3";
import { StoreUnavailable } from "./store";

interface Job {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  deadline: number;
}
type Settled = () => void;

/** A commit costs one flush to the disk, so waiting work shares it; but never so much that other requests wait noticeably. */
const MOST_JOBS = 64;
const LONGEST_BATCH_MS = 10;
/** Another writer holds the file: an editor's save in this process, the mail worker in another. */
const RETRY_MS = 3;
const PATIENCE_MS = 8000;

/**
 * Writes of this process, one short immediate transaction after the other, each with all the work that waits at that moment. The
 * connection's own busy timeout must be 0: a wait inside SQLite would stop the event loop, and with it the editor's transaction
 * that is waited for.
 */
export class SqliteQueue {
  readonly #database: Sqlite.Database;
  readonly #statements: Record<"begin" | "commit" | "save" | "release" | "back", Sqlite.Statement>;
  readonly #now: () => number;
  #jobs: Job[] = [];
  #scheduled = false;

  constructor(database: Sqlite.Database, now: () => number = () => performance.now()) {
    this.#database = database;
    this.#now = now;
    this.#statements = {
      begin: database.prepare("BEGIN IMMEDIATE"),
      commit: database.prepare("COMMIT"),
      save: database.prepare("SAVEPOINT job"),
      release: database.prepare("RELEASE job"),
      back: database.prepare("ROLLBACK TO job"),
    };
  }

  /** Runs the work inside a transaction; resolves once it is on the disk. What throws takes back its own writes only. */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#jobs.push({ work, resolve, reject, deadline: this.#now() + PATIENCE_MS });
      if (!this.#scheduled) this.#schedule(0);
    });
  }

  #schedule(delay: number): void {
    this.#scheduled = true;
    // After the requests that have already arrived, so that they come along.
    if (delay === 0) setImmediate(() => this.#flush());
    else setTimeout(() => this.#flush(), delay);
  }

  #flush(): void {
    this.#scheduled = false;
    const delay = this.#begin() ? this.#runBatch() : RETRY_MS;
    if (this.#jobs.length > 0) this.#schedule(delay);
  }

  #begin(): boolean {
    try {
      this.#statements.begin.run();
      return true;
    } catch (error) {
      const now = this.#now();
      const late = isBusy(error) ? this.#jobs.filter(({ deadline }) => deadline <= now) : this.#jobs;
      this.#jobs = this.#jobs.filter((job) => !late.includes(job));
      for (const { reject } of late)
        reject(new StoreUnavailable("The database is locked.", { cause: error }));
      return false;
    }
  }

  #runBatch(): 0 {
    const batch: Job[] = [];
    const settled: Settled[] = [];
    const end = this.#now() + LONGEST_BATCH_MS;
    try {
      do {
        const job = this.#jobs.shift();
        if (!job) break;
        batch.push(job);
        settled.push(this.#runJob(job));
      } while (batch.length < MOST_JOBS && this.#now() < end);
      this.#statements.commit.run();
    } catch (error) {
      // Disk full, input or output failed: nobody was told anything yet, and nothing of this batch is kept.
      if (this.#database.inTransaction) this.#database.exec("ROLLBACK");
      const failure = new StoreUnavailable("The transaction could not be committed.", { cause: error });
      for (const { reject } of batch) reject(failure);
      return 0;
    }
    for (const settle of settled) settle();
    return 0;
  }

  #runJob({ work, resolve, reject }: Job): Settled {
    this.#statements.save.run();
    try {
      const result = work() as never;
      this.#statements.release.run();
      return () => resolve(result);
    } catch (error) {
      if (!this.#database.inTransaction) throw error;
      this.#statements.back.run();
      this.#statements.release.run();
      return () => reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

function isBusy(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && code.startsWith("SQLITE_BUSY");
}
