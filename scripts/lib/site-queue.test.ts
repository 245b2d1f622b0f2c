import { createSiteQueue } from "./site-queue.mjs";

interface Running {
  key: string;
  force: boolean;
  finish: (answer?: { built: boolean; id: string }) => void;
  fail: (error: Error) => void;
}

/** Builds that end when the test says so. */
function workshop(ending: () => boolean = () => false) {
  const begun: Running[] = [];
  let time = 0;
  const queue = createSiteQueue({
    ending,
    now: () => time,
    build: (key, { force }) =>
      new Promise((resolve, reject) => {
        begun.push({
          key,
          force,
          finish: (answer = { built: true, id: key }) => resolve(answer),
          fail: reject,
        });
      }),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { queue, begun, settle, pass: (milliseconds: number) => (time += milliseconds) };
}

it("builds one site at a time, in the order in which they came", async () => {
  const { queue, begun, settle, pass } = workshop();
  const outcomes = ["hiking", "biking"].map((key) => queue.add(key));
  await settle();
  expect(begun.map(({ key }) => key)).toEqual(["hiking"]);
  pass(1200);
  begun[0]?.finish();
  await settle();
  expect(begun.map(({ key }) => key)).toEqual(["hiking", "biking"]);
  begun[1]?.finish({ built: false, id: "b" });
  expect(await Promise.all(outcomes)).toEqual([
    { key: "hiking", id: "hiking", state: "built", milliseconds: 1200 },
    { key: "biking", id: "b", state: "fresh", milliseconds: 0 },
  ]);
});

it("a site that waits already is not built twice; if anybody forces it, it is forced", async () => {
  const { queue, begun, settle } = workshop();
  void queue.add("hiking");
  await settle();
  const first = queue.add("biking");
  const second = queue.add("biking", { force: true });
  begun[0]?.finish();
  await settle();
  begun[1]?.finish();
  expect(await second).toBe(await first);
  await settle();
  expect(begun.map(({ key, force }) => ({ key, force }))).toEqual([
    { key: "hiking", force: false },
    { key: "biking", force: true },
  ]);
});

it("a site that is being built is built once more, because it may miss what has changed since", async () => {
  const { queue, begun, settle } = workshop();
  void queue.add("hiking");
  await settle();
  void queue.add("hiking");
  begun[0]?.finish();
  await settle();
  expect(begun).toHaveLength(2);
});

it("one that fails is an outcome, and the others go on", async () => {
  const { queue, begun, settle } = workshop();
  const outcomes = ["hiking", "biking"].map((key) => queue.add(key));
  await settle();
  const error = new Error("no content");
  begun[0]?.fail(error);
  await settle();
  begun[1]?.finish();
  expect(await Promise.all(outcomes)).toEqual([
    { key: "hiking", error, state: "failed", milliseconds: 0 },
    { key: "biking", id: "biking", state: "built", milliseconds: 0 },
  ]);
});

it("begins nothing when the command is ending", async () => {
  let ending = false;
  const { queue, begun, settle } = workshop(() => ending);
  void queue.add("hiking");
  void queue.add("biking");
  await settle();
  ending = true;
  begun[0]?.fail(new Error("ended"));
  await settle();
  expect(begun.map(({ key }) => key)).toEqual(["hiking"]);
});

it("takes up work again after it was idle", async () => {
  const { queue, begun, settle } = workshop();
  void queue.add("hiking");
  await settle();
  begun[0]?.finish();
  await settle();
  void queue.add("portal");
  await settle();
  expect(begun.map(({ key }) => key)).toEqual(["hiking", "portal"]);
});
