import type Sqlite from "better-sqlite3";
import { StoreUnavailable } from "./store";

interface Job {
  work: () => unknown;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  deadline: number;
}

/** A commit costs one flush to the disk, so waiting work shares it; but never so much that other requests wait noticeably. */
const MOST_JOBS = 64;
const LONGEST_BATCH_MS = 10;
/** Another writer holds the file: an editor's save in Strapi, another connection of this process. */
const RETRY_MS = 3;
const PATIENCE_MS = 8000;

/**
 * Writes of this process, one short immediate transaction after the other, each with all the work that waits at that moment. The
 * connection's own busy timeout must be 0: a wait inside SQLite would stop the event loop, and with it the editor's transaction
 * that is waited for.
 */
export class SqliteQueue {
  readonly #database: Sqlite.Database;
  readonly #statements: Record<"begin" | "commit", Sqlite.Statement>;
  readonly #now: () => number;
  #jobs: Job[] = [];
  #scheduled = false;
  /** So many of the next jobs come from a batch that failed: each runs alone. */
  #suspects = 0;

  constructor(database: Sqlite.Database, now: () => number = () => performance.now()) {
    this.#database = database;
    this.#now = now;
    this.#statements = {
      begin: database.prepare("BEGIN IMMEDIATE"),
      commit: database.prepare("COMMIT"),
    };
  }

  /** Runs the work inside a transaction, perhaps twice; resolves once it is on the disk. What throws takes back its own writes only. */
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
    const results: unknown[] = [];
    const end = this.#now() + LONGEST_BATCH_MS;
    const most = this.#suspects > 0 ? 1 : MOST_JOBS;
    try {
      do {
        const job = this.#jobs.shift();
        if (!job) break;
        batch.push(job);
        results.push(job.work());
      } while (batch.length < most && this.#now() < end);
      this.#commit();
    } catch (error) {
      // Disk full, input or output failed, a constraint: nobody was told anything yet, and nothing of this batch is kept.
      if (this.#database.inTransaction) this.#database.exec("ROLLBACK");
      const [job, ...others] = batch;
      if (others.length > 0) {
        // A savepoint for each job would find the one that failed at once, and costs a third of a booking.
        this.#jobs.unshift(...batch);
        this.#suspects = batch.length;
        return 0;
      }
      job?.reject(error instanceof Error ? error : new Error(String(error)));
    }
    this.#suspects = Math.max(0, this.#suspects - 1);
    for (const [index, { resolve }] of batch.entries()) resolve(results[index] as never);
    return 0;
  }

  #commit(): void {
    try {
      this.#statements.commit.run();
    } catch (error) {
      throw new StoreUnavailable("The transaction could not be committed.", { cause: error });
    }
  }
}

function isBusy(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === "string" && code.startsWith("SQLITE_BUSY");
}
