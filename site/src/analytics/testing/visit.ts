import { network } from "./network";
import type { AnalyticsClient } from "@gratweg/flows";
import { forgetVisitor, type AnalyticsSettings } from "@gratweg/page-parts/analytics";
import { startPostHog } from "../postHogClient";

export const HOST = "https://zaehlung.example";
export const KEY = "phc_test";

const open: AnalyticsClient[] = [];

/** A visitor who has consented, with the real library and a simulated clock. */
export function visit(settings: Partial<AnalyticsSettings> = {}) {
  const client = startPostHog({ publicKey: KEY, host: HOST, debug: false, ...settings });
  open.push(client);
  return {
    view: (path: string) => client.view({ path, at: Date.now() }),
    fail: (error: unknown, path: string) => client.fail?.({ error, path, at: Date.now() }),
    stop: () => {
      client.stop();
      forgetVisitor();
    },
  };
}

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Until what the library asks for at its start has been answered. */
export async function settled(): Promise<void> {
  await pass(100);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  // No chance in the delays: their jitter is ±25 % around the middle.
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  window.history.replaceState(null, "", "/de");
});

afterEach(() => {
  for (const client of open.splice(0)) client.stop();
  forgetVisitor();
  network.reset();
  jest.clearAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
