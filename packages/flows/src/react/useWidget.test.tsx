import { act, renderHook } from "@testing-library/react";
import { connectWidget } from "../widget/connectWidget";
import { useWidget } from "./useWidget";

it("goes along with every decision, loads once on request, and ends with its component", async () => {
  const signals: AbortSignal[] = [];
  let unloads = 0;
  const listeners = new Set<(isAllowed: boolean) => void>();
  const consent = {
    isAllowed: () => false,
    subscribe: (listener: (isAllowed: boolean) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const decide = (isAllowed: boolean) => listeners.forEach((listener) => listener(isAllowed));
  const machine = connectWidget({
    loadWidget: (signal) => {
      signals.push(signal);
      return signals.length === 1
        ? Promise.resolve()
        : signals.length === 2
          ? Promise.reject(new Error("blocked"))
          : new Promise(() => undefined);
    },
    unloadWidget: () => (unloads += 1),
  });
  const { result, unmount } = renderHook(() => useWidget(machine, consent));
  const run = (command: () => void) =>
    act(async () => {
      command();
      await Promise.resolve();
    });
  expect([result.current.status, signals.length]).toEqual(["gated", 0]);
  await run(result.current.load);
  expect(result.current.status).toBe("showing");
  await run(() => decide(false));
  expect([result.current.status, unloads]).toEqual(["gated", 1]);
  await run(() => decide(true));
  expect(result.current.status).toBe("failed");
  await run(result.current.retry);
  expect(result.current.status).toBe("loading");
  unmount();
  expect([signals.map(({ aborted }) => aborted).at(-1), listeners.size]).toEqual([true, 0]);
});
