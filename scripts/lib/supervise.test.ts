import { keepUp } from "./supervise.mjs";

interface Part {
  name: string;
  log: string;
  exited: Promise<number>;
}

/** Parts whose life lasts as long as is written, on a clock that only pauses and lives move. */
function world(lives: readonly (number | "refuses")[], { endsAfter = Infinity } = {}) {
  const state = { now: 0, said: [] as string[], pauses: [] as number[], starts: [] as number[] };
  const part = (at: number): Part => {
    const life = lives[at];
    return {
      name: "The server",
      log: `server.${at + 1}.log`,
      exited: new Promise((resolve) => {
        if (typeof life !== "number") return;
        // After whoever asked has noted when it began.
        setImmediate(() => {
          state.now += life;
          resolve(at + 1);
        });
      }),
    };
  };
  const done = keepUp({
    running: part(0),
    restart: (attempt: number) => {
      state.starts.push(attempt);
      return lives[attempt - 1] === "refuses"
        ? Promise.reject(new Error("the port is in use"))
        : Promise.resolve(part(attempt - 1));
    },
    isEnding: () => state.now >= endsAfter,
    say: (line: string) => void state.said.push(line),
    wait: (ms: number) => {
      state.pauses.push(ms);
      state.now += ms;
      return Promise.resolve();
    },
    now: () => state.now,
    why: (log: string) => `last words of ${log}`,
  });
  return { state, done };
}

it("starts a part again three times with growing pauses, says why, and then gives it up", async () => {
  const { state, done } = world([10, 10, 10, 10]);
  await done;
  expect([state.starts, state.pauses]).toEqual([
    [2, 3, 4],
    [1_000, 5_000, 25_000],
  ]);
  expect(state.said).toEqual([
    "The server ended unexpectedly (exit code 1): last words of server.1.log It is started again in 1.0 s (1 of 3).",
    "The server is up again.",
    "The server ended unexpectedly (exit code 2): last words of server.2.log It is started again in 5.0 s (2 of 3).",
    "The server is up again.",
    "The server ended unexpectedly (exit code 3): last words of server.3.log It is started again in 25 s (3 of 3).",
    "The server is up again.",
    "The server ended unexpectedly (exit code 4): last words of server.4.log It has been started again 3 times and is given up. The whole output: server.4.log",
  ]);
});

it("counts a start that fails like an end", async () => {
  const { state, done } = world([10, "refuses", "refuses", "refuses"]);
  await done;
  expect(state.pauses).toEqual([1_000, 5_000, 25_000]);
  expect(state.said.at(-1)).toMatch(
    /^The server could not be started: the port is in use It has been .* given up/,
  );
});

it("begins to count anew after it has been up for a while", async () => {
  const { state, done } = world([10, 10, 700_000, 10, 10, 10]);
  await done;
  expect(state.pauses).toEqual([1_000, 5_000, 1_000, 5_000, 25_000]);
});

it("does nothing more when the command is told to end, while a part lives or in a pause", async () => {
  const living = world([10], { endsAfter: 5 });
  await living.done;
  expect([living.state.said, living.state.starts]).toEqual([[], []]);
  const pausing = world([10, 10], { endsAfter: 500 });
  await pausing.done;
  expect([pausing.state.said.length, pausing.state.starts]).toEqual([1, []]);
});
