import { EventEmitter } from "node:events";
import { createHashPool } from "./hash-pool";
import { hashPassword } from "./password-hash";

class Port extends EventEmitter {
  posted: unknown[] = [];
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
}
/** A thread whose answers the test gives. */
class Thread extends Port {
  isEnded = false;
  constructor(readonly file: string) {
    super();
    mockThreads.push(this);
  }
  unref(): void {}
  terminate(): void {
    this.isEnded = true;
  }
}
const mockThreads: Thread[] = [];
const mockPort = new Port();
jest.mock("node:worker_threads", () => ({
  get parentPort() {
    return mockPort;
  },
  get Worker() {
    return Thread;
  },
}));
beforeEach(() => void mockThreads.splice(0));

it("a thread hashes a password, and compares it where it is given a hash", () => {
  jest.requireActual("./hash-worker");
  const hash = hashPassword("Bergschuh-2027");
  for (const job of [
    { password: "Bergschuh-2027", hash },
    { password: "Bergschuh-2028", hash },
    { password: "Bergschuh-2027", hash: null },
  ])
    mockPort.emit("message", job);
  expect(mockPort.posted).toEqual([true, false, expect.stringMatching(/^sha256:\$2b\$/)]);
});

it("a thread is asked one thing after the other, and leaves nobody listening", async () => {
  const pool = createHashPool({ workers: 1, waiting: 5 });
  const work = [pool.hash("a"), pool.compare("b", "hash")];
  const [thread] = mockThreads;
  expect(thread?.file).toMatch(/hash-worker\.js$/);
  expect(thread?.posted).toEqual([{ password: "a", hash: null }]);
  thread?.emit("message", "hash of a");
  expect(await work[0]).toBe("hash of a");
  thread?.emit("message", true);
  expect(await work[1]).toBe(true);
  expect(thread?.posted).toHaveLength(2);
  expect(["message", "error", "exit"].map((event) => thread?.listenerCount(event))).toEqual([0, 0, 0]);
  pool.close();
  expect([mockThreads.length, thread?.isEnded]).toEqual([1, true]);
});

it.each([
  ["fails", "error", new Error("no memory"), "no memory"],
  ["is gone", "exit", 1, "has ended"],
])(
  "whoever waits for a thread that %s is told, and the next one has another",
  async (_how, event, sent, told) => {
    const pool = createHashPool({ workers: 1, waiting: 5 });
    const broken = pool.hash("a").catch((error: Error) => error.message);
    mockThreads[0]?.emit(event, sent);
    expect(await broken).toContain(told);
    expect(mockThreads[0]?.isEnded).toBe(true);
    const next = pool.hash("b");
    mockThreads.at(-1)?.emit("message", "hash of b");
    expect([await next, mockThreads.length]).toEqual(["hash of b", 2]);
  },
);
