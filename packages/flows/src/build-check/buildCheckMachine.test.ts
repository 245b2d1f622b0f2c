import type { LatestBuild } from "@gratweg/contracts";
import { createActor, SimulatedClock } from "xstate";
import { controlledPromise, flush } from "../testing/controlledPromise";
import { memoryStorage } from "../testing/memoryStorage";
import { buildCheckMachine, type BuildCheckEvent, type BuildCheckInput } from "./buildCheckMachine";
import { buildCheckInput, connectBuildCheck } from "./connectBuildCheck";
import { createReloadGuardStore } from "./reloadGuard";

const build = (id: string): LatestBuild => ({ id, builtAt: "2027-03-01T10:00:00.000Z" });
const FIVE_MINUTES = 5 * 60_000;

function start(input: BuildCheckInput = { buildId: "a" }) {
  const latest = controlledPromise<LatestBuild>();
  const clock = new SimulatedClock();
  const effects: unknown[] = [];
  const actor = createActor(
    buildCheckMachine.provide({
      actors: { fetchLatestBuild: latest.logic },
      actions: {
        persistReloadGuard: (_, { reloadGuard }) => void effects.push(reloadGuard),
        reloadPage: (_, { href }) => void effects.push(href),
      },
    }),
    { input, clock },
  ).start();
  const learn = async (id: string) => {
    actor.send({ type: "tab.show" });
    latest.last().resolve(build(id));
    await flush();
  };
  return { actor, clock, latest, effects, learn, context: () => actor.getSnapshot().context };
}

describe("polling", () => {
  it("asks every five minutes [4.6]", async () => {
    const check = start();
    check.clock.increment(FIVE_MINUTES - 1);
    expect(check.latest.calls).toHaveLength(0);
    check.clock.increment(1);
    expect(check.latest.calls).toHaveLength(1);
    check.latest.last().resolve(build("a"));
    await flush();
    check.clock.increment(FIVE_MINUTES);
    expect(check.latest.calls).toHaveLength(2);
  });

  it("asks when the tab becomes visible, but not twice at once [4.6]", () => {
    const check = start();
    check.actor.send({ type: "tab.show" });
    check.actor.send({ type: "tab.show" });
    expect(check.latest.calls).toHaveLength(1);
  });

  it("goes on after a network failure", async () => {
    const check = start();
    check.clock.increment(FIVE_MINUTES);
    check.latest.last().reject(new TypeError("Failed to fetch"));
    await flush();
    check.clock.increment(FIVE_MINUTES);
    expect(check.latest.calls).toHaveLength(2);
    expect(check.context().latestId).toBeNull();
  });

  it("goes on when there is no answer for ten seconds", () => {
    const check = start();
    check.actor.send({ type: "tab.show" });
    check.clock.increment(10_000);
    expect(check.latest.last().signal.aborted).toBe(true);
    check.actor.send({ type: "tab.show" });
    expect(check.latest.calls).toHaveLength(2);
  });
});

describe("a newer build", () => {
  it("reloads at the next navigation, with the guard stored first [4.7]", async () => {
    const check = start();
    await check.learn("b");
    expect(check.effects).toEqual([]);
    check.actor.send({ type: "navigation.start", href: "/de/top?x=1", at: 1_000 });
    expect(check.effects).toEqual([{ "/de/top": 11_000 }, "/de/top?x=1"]);
  });

  it("does nothing while the build is the same, or unknown, or the same again [7.23]", async () => {
    const check = start();
    check.actor.send({ type: "navigation.start", href: "/de", at: 0 });
    await check.learn("a");
    check.actor.send({ type: "navigation.start", href: "/de", at: 0 });
    await check.learn("b");
    await check.learn("a");
    check.actor.send({ type: "navigation.start", href: "/de", at: 0 });
    expect(check.effects).toEqual([]);
  });

  it("does not reload a path twice within ten seconds, but another one [4.8]", async () => {
    const check = start({ buildId: "a", reloadGuard: { "/de/top": 10_000 } });
    await check.learn("b");
    check.actor.send({ type: "navigation.start", href: "/de/top#a", at: 9_999 });
    expect(check.effects).toEqual([]);
    check.actor.send({ type: "navigation.start", href: "/de/magazin", at: 9_999 });
    expect(check.effects).toEqual([{ "/de/top": 10_000, "/de/magazin": 19_999 }, "/de/magazin"]);
  });

  it("reloads again when the ten seconds are over", async () => {
    const check = start({ buildId: "a", reloadGuard: { "/de/top": 10_000 } });
    await check.learn("b");
    check.actor.send({ type: "navigation.start", href: "/de/top", at: 10_000 });
    expect(check.effects).toEqual([{ "/de/top": 20_000 }, "/de/top"]);
  });

  it("reloads once while the page is being left, and goes on when the visitor stays after all", async () => {
    const check = start();
    await check.learn("b");
    check.actor.send({ type: "navigation.start", href: "/de/top", at: 0 });
    check.actor.send({ type: "navigation.start", href: "/de/magazin", at: 1 });
    expect(check.effects).toHaveLength(2);
    check.clock.increment(10_000);
    check.actor.send({ type: "navigation.start", href: "/de/magazin", at: 10_001 });
    expect(check.effects.at(-1)).toBe("/de/magazin");
  });
});

describe.each<[string, (href: string, at: number) => BuildCheckEvent]>([
  ["a chunk error", (href, at) => ({ type: "chunk.fail", href, at })],
  [
    "a reload that Gatsby asks for",
    (href, at) => ({ type: "reload.requested", href, at, reason: "resources" }),
  ],
])("%s", (_what, event) => {
  it("reloads once, then refuses and says so until the next navigation [4.9, 8.4]", () => {
    const check = start();
    check.actor.send(event("/de/top", 0));
    check.clock.increment(10_000);
    check.actor.send(event("/de/top", 9_999));
    expect(check.effects).toEqual([{ "/de/top": 10_000 }, "/de/top"]);
    expect(check.context().refusedPath).toBe("/de/top");
    check.actor.send({ type: "navigation.start", href: "/de", at: 9_999 });
    expect(check.context().refusedPath).toBeNull();
  });

  it("does not reload where the guard cannot be kept over a reload", () => {
    const check = start({ buildId: "a", isGuardLasting: false });
    check.actor.send(event("/de/top", 0));
    expect(check.effects).toEqual([]);
    expect(check.context().refusedPath).toBe("/de/top");
  });
});

it("never loops: the page that was reloaded finds the guard under its agreed name, and refuses", () => {
  const storage = memoryStorage();
  const reloaded: string[] = [];
  const guard = createReloadGuardStore(
    () => storage,
    () => 500,
  );
  const machine = connectBuildCheck({
    fetchLatestBuild: () => Promise.resolve(build("b")),
    guard,
    reloadPage: (href) => void reloaded.push(href),
  });
  const load = () =>
    createActor(machine, { input: buildCheckInput("a", guard), clock: new SimulatedClock() }).start();
  for (let page = 0; page < 2; page += 1) load().send({ type: "chunk.fail", href: "/de/top?x=1", at: 500 });
  expect(reloaded).toEqual(["/de/top?x=1"]);
  expect(storage.entries()).toEqual({ build_reload_guard: '{"/de/top":10500}' });
});
