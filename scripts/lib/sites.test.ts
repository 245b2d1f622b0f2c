import { createSiteQueue, watchNights } from "./sites.mjs";

/** Builds that end when the test says so. */
function workshop() {
  const begun: { key: string; finish: () => void; fail: (error: Error) => void }[] = [];
  const build = (key: string) =>
    new Promise<{ built: boolean }>((resolve, reject) => {
      begun.push({ key, finish: () => resolve({ built: true }), fail: reject });
    });
  const queue = createSiteQueue({ keys: ["hiking", "biking"], build });
  return { queue, begun, settle: () => new Promise((resolve) => setImmediate(resolve)) };
}

it("builds one site at a time, one that waits once, one that is being built once more", async () => {
  const { queue, begun, settle } = workshop();
  void queue.add("hiking");
  await settle();
  const [first, second] = [queue.add("biking"), queue.add("biking")];
  void queue.add("hiking");
  begun[0]?.finish();
  await settle();
  begun[1]?.finish();
  expect(await second).toBe(await first);
  await settle();
  expect(begun.map(({ key }) => key)).toEqual(["hiking", "biking", "hiking"]);
});

it("goes on after a failure, and says to editors how each site stands", async () => {
  const { queue, begun, settle } = workshop();
  const failed = queue.add("hiking");
  void queue.add("biking");
  await settle();
  begun[0]?.fail(new Error("The build of the hiking site failed"));
  expect(await failed).toMatchObject({
    key: "hiking",
    error: { message: "The build of the hiking site failed" },
  });
  await settle();
  expect(queue.states()).toMatchObject([
    { site: "hiking", state: "failed", reason: "The build of the hiking site failed" },
    { site: "biking", state: "building" },
  ]);
});

it("a night is due at 00:05 in Berlin, once, and again a quarter of an hour after it failed", () => {
  let now = "2026-11-28T20:00:00Z";
  const nights = watchNights(() => Date.parse(now));
  const isDue = (at: string) => ((now = `2026-11-${at}Z`), nights.isDue());
  expect(["28T23:04", "28T23:05", "28T23:19", "28T23:20"].map(isDue)).toEqual([false, true, false, true]);
  nights.done();
  expect(["29T08:00", "29T23:05"].map(isDue)).toEqual([false, true]);
});
