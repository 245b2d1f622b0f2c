import { createActor } from "xstate";
import { controlledPromise, flush } from "../testing/controlledPromise";
import { analyticsMachine, MAX_WAITING, type StartClient } from "./analyticsMachine";

function start() {
  const library = controlledPromise<StartClient>();
  const happened: string[] = [];
  const machine = analyticsMachine.provide({
    actors: { loadClient: library.logic },
    actions: { forget: () => happened.push("forget") },
  });
  const actor = createActor(machine).start();
  let clients = 0;
  const client: StartClient = () => {
    const name = `client ${++clients}`;
    happened.push(`${name} starts`);
    return {
      view: ({ path, at }) => happened.push(`${name}: ${path} at ${at}`),
      fail: ({ error, path, at }) => happened.push(`${name}: ${String(error)} on ${path} at ${at}`),
      stop: () => happened.push(`${name} stops`),
    };
  };
  let at = 0;
  return {
    actor,
    library,
    happened,
    client,
    see: (path: string) => actor.send({ type: "route.change", view: { path, at: ++at } }),
    fail: (error: unknown) => actor.send({ type: "page.fail", failure: { error, path: "/de", at: ++at } }),
    state: () => actor.getSnapshot().value,
    run: async () => {
      actor.send({ type: "consent.grant" });
      library.last().resolve(client);
      await flush();
    },
  };
}

describe("counting page views", () => {
  test("without consent nothing is loaded and nothing is kept for later", async () => {
    const { actor, library, happened, see, client } = start();
    see("/de");
    see("/de/reisesuche");
    expect(library.calls).toEqual([]);
    actor.send({ type: "consent.grant" });
    library.last().resolve(client);
    await flush();
    expect(happened).toEqual(["client 1 starts"]);
  });

  test("a view carries the query that its route came with; another query alone is no route [2.67]", async () => {
    const { happened, see, run } = start();
    await run();
    for (const path of ["/de/reisesuche?q=Alm", "/de/reisesuche?q=Huette", "/de/reisesuche", "/de", "/de?x"])
      see(path);
    expect(happened).toEqual([
      "client 1 starts",
      "client 1: /de/reisesuche?q=Alm at 1",
      "client 1: /de at 4",
    ]);
  });

  test("each route once: the first too, the way back too, a changed query or hash not [2.67]", async () => {
    const { happened, see, actor, library, client } = start();
    actor.send({ type: "consent.grant" });
    see("/de");
    see("/de");
    library.last().resolve(client);
    await flush();
    expect(library.calls).toHaveLength(1);
    for (const path of ["/de", "/de/reisesuche", "/de/reisesuche", "/de/reise/1/a", "/de/reisesuche", "/de"])
      see(path);
    expect(happened).toEqual([
      "client 1 starts",
      "client 1: /de at 1",
      "client 1: /de/reisesuche at 4",
      "client 1: /de/reise/1/a at 6",
      "client 1: /de/reisesuche at 7",
      "client 1: /de at 8",
    ]);
  });

  test("withdrawal stops the library and removes what it stored; consent again starts anew", async () => {
    const { actor, happened, see, state, run } = start();
    await run();
    see("/de");
    actor.send({ type: "consent.withdraw" });
    expect(state()).toBe("off");
    see("/de/magazin");
    await run();
    see("/de");
    expect(happened).toEqual([
      "client 1 starts",
      "client 1: /de at 1",
      "client 1 stops",
      "forget",
      "client 2 starts",
      "client 2: /de at 3",
    ]);
  });

  test("withdrawal while the library is under way: it never starts", async () => {
    const { actor, library, happened, see, client, state } = start();
    actor.send({ type: "consent.grant" });
    see("/de");
    actor.send({ type: "consent.withdraw" });
    library.last().resolve(client);
    await flush();
    expect([state(), happened]).toEqual(["off", ["forget"]]);
  });

  test("a library that cannot be loaded is tried again with the next route, and nothing seen is lost", async () => {
    const { actor, library, happened, see, client, state } = start();
    actor.send({ type: "consent.grant" });
    see("/de");
    library.last().reject(new Error("Loading chunk 7 failed."));
    await flush();
    expect(state()).toBe("failed");
    see("/de");
    expect(library.calls).toHaveLength(1);
    see("/de/magazin");
    library.last().resolve(client);
    await flush();
    expect(happened).toEqual(["client 1 starts", "client 1: /de at 1", "client 1: /de/magazin at 3"]);
  });

  test("what waits has an end", async () => {
    const { actor, library, happened, see, client } = start();
    actor.send({ type: "consent.grant" });
    for (let page = 1; page <= MAX_WAITING + 2; page++) see(`/de/${page}`);
    library.last().resolve(client);
    await flush();
    expect([happened.length, happened[1]]).toEqual([MAX_WAITING + 1, "client 1: /de/3 at 3"]);
  });
});

describe("telling of failures", () => {
  test("only with consent; what fails before the library is there waits with what was seen", async () => {
    const { actor, happened, see, fail, library, client } = start();
    fail("too early");
    actor.send({ type: "consent.grant" });
    see("/de");
    fail("first");
    library.last().resolve(client);
    await flush();
    fail("second");
    actor.send({ type: "consent.withdraw" });
    fail("too late");
    expect(happened).toEqual([
      "client 1 starts",
      "client 1: /de at 2",
      "client 1: first on /de at 3",
      "client 1: second on /de at 4",
      "client 1 stops",
      "forget",
    ]);
  });

  test("a failure is a reason to try again to load the library, and is told once", async () => {
    const { actor, happened, fail, library, client, run } = start();
    actor.send({ type: "consent.grant" });
    library.last().reject(new Error("Loading chunk 7 failed."));
    await flush();
    fail("first");
    library.last().resolve(client);
    await flush();
    actor.send({ type: "consent.withdraw" });
    await run();
    expect(happened).toEqual([
      "client 1 starts",
      "client 1: first on /de at 1",
      "client 1 stops",
      "forget",
      "client 2 starts",
    ]);
  });

  test("a client that tells of none goes on counting", async () => {
    const { actor, happened, see, fail, library } = start();
    actor.send({ type: "consent.grant" });
    library.last().resolve(() => ({ view: ({ path }) => happened.push(path), stop: () => {} }));
    await flush();
    fail("first");
    see("/de");
    expect(happened).toEqual(["/de"]);
  });

  test("what waits has an end", async () => {
    const { actor, library, happened, fail, client } = start();
    actor.send({ type: "consent.grant" });
    for (let round = 1; round <= MAX_WAITING + 2; round++) fail(round);
    library.last().resolve(client);
    await flush();
    expect([happened.length, happened[1]]).toEqual([MAX_WAITING + 1, "client 1: 3 on /de at 3"]);
  });
});
