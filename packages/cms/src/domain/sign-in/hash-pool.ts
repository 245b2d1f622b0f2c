import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { isWhole } from "./password-hash";
import { SignInRefusal } from "./refusal";

/** With a hash: whether the password is its; without: the password's hash. */
export interface HashJob {
  password: string;
  hash: string | null;
}

/** Does one job at a time; ends with the first that fails. */
export interface Hand {
  work(job: HashJob): Promise<string | boolean>;
  end(): void;
}

export interface PasswordHasher {
  /** Both throw `busy` when too many wait already. */
  hash(password: string): Promise<string>;
  compare(password: string, hash: string): Promise<boolean>;
  /** False: the hash is of a kind of before. */
  isWhole(hash: string): boolean;
  close(): void;
}

interface Waiting {
  job: HashJob;
  resolve: (answer: string | boolean) => void;
  reject: (error: unknown) => void;
}

/** Hashing beside the event loop: so many at once, so many waiting, and the rest is told at once to come again. */
export function createHashPool(options: {
  workers: number;
  waiting: number;
  createHand?: () => Hand;
}): PasswordHasher {
  const { workers, waiting, createHand = createThread } = options;
  const idle: Hand[] = [];
  const queue: Waiting[] = [];
  const hands = new Set<Hand>();

  const next = async (): Promise<void> => {
    const hand = idle.pop() ?? (hands.size < workers ? createHand() : undefined);
    if (!hand) return;
    hands.add(hand);
    const first = queue.shift();
    if (!first) return void idle.push(hand);
    try {
      first.resolve(await hand.work(first.job));
      idle.push(hand);
    } catch (error) {
      hands.delete(hand);
      hand.end();
      first.reject(error);
    }
    return next();
  };

  const ask = (job: HashJob): Promise<string | boolean> => {
    const isFull = queue.length >= waiting && idle.length === 0 && hands.size >= workers;
    if (isFull) return Promise.reject(SignInRefusal.busy({ waiting, workers }));
    return new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject });
      void next();
    });
  };

  return {
    hash: async (password) => String(await ask({ password, hash: null })),
    compare: async (password, hash) => (await ask({ password, hash })) === true,
    isWhole,
    close() {
      for (const hand of hands) hand.end();
      hands.clear();
      idle.length = 0;
      for (const { reject } of queue.splice(0)) reject(new SignInRefusal("busy", 5));
    },
  };
}

function createThread(): Hand {
  const worker = new Worker(join(__dirname, "hash-worker.js"));
  // A thread that waits must not keep the process alive.
  worker.unref();
  return {
    work: (job) =>
      new Promise((resolve, reject) => {
        const done = (answer: string | boolean) => {
          worker.off("error", reject);
          worker.off("exit", left);
          resolve(answer);
        };
        const left = () => reject(new Error("The hashing thread has ended."));
        worker.once("message", done);
        worker.once("error", reject);
        worker.once("exit", left);
        worker.postMessage(job);
      }),
    end: () => void worker.terminate(),
  };
}
