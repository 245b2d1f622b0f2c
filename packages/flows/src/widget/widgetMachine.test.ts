import { createActor, SimulatedClock } from "xstate";
import { flush } from "../testing/controlledPromise";
import { connectWidget } from "./connectWidget";

interface Load {
  signal: AbortSignal;
  resolve: () => void;
  reject: (error: Error) => void;
}

function start(isAllowed: boolean) {
  const loads: Load[] = [];
  const unloads: number[] = [];
  const clock = new SimulatedClock();
  const machine = connectWidget({
    loadWidget: (signal) =>
      new Promise((resolve, reject) => void loads.push({ signal, resolve: () => resolve(), reject })),
    unloadWidget: () => unloads.push(loads.length),
  });
  const actor = createActor(machine, { input: { isAllowed }, clock }).start();
  return { actor, loads, unloads, clock, state: () => actor.getSnapshot().value };
}

it("loads nothing before it is allowed [2.45]", () => {
  const { loads, state } = start(false);
  expect([state(), loads.length]).toEqual(["gated", 0]);
});

it("loads at once where it is allowed, and shows what has come", async () => {
  const { loads, state } = start(true);
  expect([state(), loads.length]).toEqual(["loading", 1]);
  loads[0]?.resolve();
  await flush();
  expect(state()).toBe("showing");
});

it("a withdrawal while it loads takes it away, and what comes later changes nothing", async () => {
  const { actor, loads, unloads, state } = start(false);
  actor.send({ type: "widget.load" });
  actor.send({ type: "consent.withdraw" });
  expect([state(), loads[0]?.signal.aborted, unloads]).toEqual(["gated", true, [1]]);
  loads[0]?.resolve();
  await flush();
  expect(state()).toBe("gated");
});

it("a withdrawal unloads what shows", async () => {
  const { actor, loads, unloads, state } = start(true);
  loads[0]?.resolve();
  await flush();
  actor.send({ type: "consent.grant" });
  expect([state(), unloads]).toEqual(["showing", []]);
  actor.send({ type: "consent.withdraw" });
  expect([state(), unloads]).toEqual(["gated", [1]]);
});

it.each(["an error", "15 seconds of silence"])(
  "after %s it has failed, leaves nothing, and tries again on request",
  async (cause) => {
    const { actor, loads, unloads, clock, state } = start(true);
    if (cause === "an error") loads[0]?.reject(new Error("blocked"));
    else {
      clock.increment(14_999);
      expect(state()).toBe("loading");
      clock.increment(1);
    }
    await flush();
    expect([state(), unloads]).toEqual(["failed", [1]]);
    actor.send({ type: "widget.retry" });
    loads[1]?.resolve();
    await flush();
    expect([state(), loads.length]).toEqual(["showing", 2]);
  },
);
