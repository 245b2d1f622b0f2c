import { createRefresher } from "./refresher";
import type { SnapshotStore } from "../ports";

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Runs what is due now, and everything that it awaits. */
const settle = () => jest.advanceTimersByTimeAsync(0);

function memory(kept?: string[]): SnapshotStore<string[]> & { written: string[][] } {
  const written: string[][] = [];
  return {
    written,
    read: () => Promise.resolve(kept),
    write: (value) => {
      written.push(value);
      return Promise.resolve();
    },
  };
}

it("starts from the snapshot while the content system is away, and recovers with growing pauses", async () => {
  const snapshot = memory(["alt"]);
  const apply = jest.fn();
  const load = jest.fn<Promise<string[]>, []>().mockRejectedValue(new Error("away"));
  const refresher = createRefresher({ name: "trips", load, apply, snapshot, log });
  await refresher.start();
  expect(apply.mock.calls).toEqual([[["alt"]]]);

  await settle();
  const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000];
  for (const [index, pause] of pauses.entries()) {
    await jest.advanceTimersByTimeAsync(pause - 1);
    expect(load).toHaveBeenCalledTimes(index + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(index + 2);
  }
  expect(refresher.state()).toEqual({ loadedAt: undefined, failures: 9 });

  load.mockResolvedValue(["neu"]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(apply.mock.calls).toEqual([[["alt"]], [["neu"]]]);
  expect(snapshot.written).toEqual([["neu"]]);
  expect(refresher.state().failures).toBe(0);
  await refresher.close();
});

it("polls slowly and leaves everything alone when nothing has changed", async () => {
  const snapshot = memory();
  const apply = jest.fn();
  const load = jest.fn(() => Promise.resolve(["gleich"]));
  const refresher = createRefresher({ name: "trips", load, apply, snapshot, log });
  await refresher.start();
  await jest.advanceTimersByTimeAsync(600_000);
  expect([load.mock.calls.length, apply.mock.calls.length, snapshot.written.length]).toEqual([3, 1, 1]);
  await refresher.close();
});

it("takes many pokes as one", async () => {
  const load = jest.fn(() => Promise.resolve([]));
  const refresher = createRefresher({ name: "trips", load, apply: jest.fn(), log });
  await refresher.start();
  await settle();
  for (let poke = 0; poke < 20; poke += 1) {
    refresher.poke();
    await jest.advanceTimersByTimeAsync(100);
  }
  await jest.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledTimes(2);
  await refresher.close();
});

it("loads once more when poked during a load, because that load may have seen the old state", async () => {
  const finish: (() => void)[] = [];
  const load = jest.fn(() => new Promise<string[]>((resolve) => finish.push(() => resolve([]))));
  const refresher = createRefresher({ name: "trips", load, apply: jest.fn(), log });
  await refresher.start();
  refresher.poke();
  refresher.poke();
  finish[0]?.();
  await jest.advanceTimersByTimeAsync(300);
  expect(load).toHaveBeenCalledTimes(2);
  await refresher.close();
});

it("gives up a load that hangs, even when the source ignores its signal", async () => {
  const load = jest.fn(() => new Promise<string[]>(() => undefined));
  const refresher = createRefresher({ name: "trips", load, apply: jest.fn(), log });
  await refresher.start();
  await jest.advanceTimersByTimeAsync(61_000);
  expect([load.mock.calls.length, refresher.state().failures]).toEqual([2, 1]);
  await refresher.close();
});

it("keeps what it has when the new value cannot be used, and tries again", async () => {
  const apply = jest.fn().mockImplementationOnce(() => {
    throw new Error("broken");
  });
  const refresher = createRefresher({ name: "trips", load: () => Promise.resolve(["x"]), apply, log });
  await refresher.start();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(apply).toHaveBeenCalledTimes(2);
  await refresher.close();
});

it("does nothing more after it was closed", async () => {
  const load = jest.fn(() => Promise.resolve([]));
  const refresher = createRefresher({ name: "trips", load, apply: jest.fn(), log });
  await refresher.start();
  await settle();
  await refresher.close();
  refresher.poke();
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(1);
});
