import { network, unpack } from "./testing/network";
import { HOST, KEY, pass, settled, visit } from "./testing/visit";
import { PostHog } from "posthog-js/dist/module.slim.no-external";
import { libraryConfig } from "@gratweg/page-parts/analytics";
import { withExperiments } from "./postHogConfig";

const logged = () => jest.spyOn(console, "error").mockImplementation(() => undefined);

/** When the only batch was tried, in seconds after its first time. */
const attempts = () => network.batches().map(({ at }) => (at - (network.batches()[0]?.at ?? 0)) / 1_000);

describe("batches", () => {
  it("go out three seconds after the first event, together, as one compressed POST [7.29, 9.26]", async () => {
    const visitor = visit();
    await pass(3_000);
    visitor.view("/de");
    await pass(2_000);
    visitor.view("/de/reisesuche");
    await pass(999);
    expect(network.batches()).toEqual([]);
    await pass(1);
    expect(network.batches().map(({ method, url }) => [method, url.href])).toEqual([["POST", `${HOST}/e/`]]);
    const { raw } = network.batches()[0]!;
    // The magic number of gzip.
    expect([...(raw as Uint8Array).slice(0, 2)]).toEqual([0x1f, 0x8b]);
    expect((unpack(raw) as { api_key: string }).api_key).toBe(KEY);
    expect(network.views().map(({ properties }) => properties["$pathname"])).toEqual([
      "/de",
      "/de/reisesuche",
    ]);
  });

  it.each([
    [100, 250],
    [250, 250],
    [4_000, 4_000],
    [60_000, 5_000],
  ])("a flush interval of %s ms is taken as %s: 250 ms to 5 s [9.26]", async (asked, taken) => {
    const posthog = new PostHog();
    posthog.init(KEY, {
      ...withExperiments(libraryConfig({ publicKey: KEY, host: HOST, debug: false })),
      request_queue_config: { flush_interval_ms: asked },
    });
    await pass(taken);
    posthog.capture("x");
    await pass(taken - 1);
    expect(network.batches()).toEqual([]);
    await pass(1);
    expect(network.batches()).toHaveLength(1);
    posthog.__loaded = false;
  });
});

it("web experiments are asked once, by GET with the token as query [7.30]", async () => {
  visit();
  await settled();
  const asked = network.sent.filter(({ url }) => url.pathname.includes("web_experiments"));
  expect(
    asked.map(({ method, url }) => [method, url.origin, url.pathname, url.searchParams.get("token")]),
  ).toEqual([["GET", HOST, "/api/web_experiments/", KEY]]);
});

it("nobody but the configured host is asked, and no script is fetched", async () => {
  const visitor = visit({ host: "https://eu.i.posthog.com" });
  visitor.view("/de");
  await pass(10_000);
  expect([...new Set(network.sent.map(({ url }) => url.origin))]).toEqual(["https://eu.i.posthog.com"]);
  expect(document.scripts).toHaveLength(0);
});

describe("failures", () => {
  it.each([
    ["a failed server", () => ({ status: 503 })],
    ["no answer at all", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])(
    "%s: ten further attempts, three seconds doubling, then no more [7.31, 8.17, 9.29]",
    async (_what, answer) => {
      logged();
      network.answer = answer;
      const visitor = visit();
      visitor.view("/de");
      // The sum of all delays is 3 s × 1023; due ones are looked for every three seconds.
      await pass(2 * 3_600_000);
      const delays = attempts()
        .slice(1)
        .map((second, index) => second - (attempts()[index] ?? 0));
      expect(delays).toHaveLength(10);
      delays.forEach((delay, index) => {
        expect(delay).toBeGreaterThan(3 * 2 ** index);
        expect(delay).toBeLessThanOrEqual(3 * 2 ** index + 6);
      });
      expect(network.batches().map(({ url }) => url.searchParams.get("retry_count"))).toEqual([
        null,
        ...Array.from({ length: 10 }, (_, index) => String(index + 1)),
      ]);
      expect(new Set(network.events().map(({ uuid }) => uuid)).size).toBe(1);
    },
  );

  it("an attempt that succeeds is the last one", async () => {
    logged();
    let tries = 0;
    network.answer = () => ({ status: ++tries < 3 ? 500 : 200 });
    visit().view("/de");
    await pass(3_600_000);
    expect(attempts()).toHaveLength(3);
  });

  it.each([400, 401, 404, 413, 429])("%s is not tried again [8.17]", async (status) => {
    logged();
    network.answer = () => ({ status });
    visit().view("/de");
    await pass(3_600_000);
    expect(attempts()).toEqual([0]);
  });

  it.each([400, 404, 500, 503])(
    "%s: „Bad HTTP status“ in the console, but not in production [8.16]",
    async (status) => {
      const errors = logged();
      jest.spyOn(console, "log").mockImplementation(() => undefined);
      jest.spyOn(console, "warn").mockImplementation(() => undefined);
      network.answer = () => ({ status });
      const visitor = visit({ debug: true });
      visitor.view("/de");
      await pass(3_000);
      const told = () =>
        errors.mock.calls.map(([text]) => String(text)).filter((text) => text.includes("Bad HTTP status"));
      expect(told()).toEqual([`[PostHog.js] Bad HTTP status: ${status}`]);
      visitor.stop();
      errors.mockClear();
      visit().view("/de");
      await pass(3_000);
      expect(told()).toEqual([]);
    },
  );

  it("a request without an answer ends after sixty seconds and counts as a failure [9.28]", async () => {
    network.answer = ({ signal }) =>
      new Promise<never>((_resolve, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason as Error)),
      );
    visit().view("/de");
    await pass(3_000);
    const first = network.batches()[0]!;
    await pass(59_999);
    expect(first.signal?.aborted).toBe(false);
    await pass(1);
    expect(first.signal?.aborted).toBe(true);
    await pass(9_000);
    expect(attempts()).toHaveLength(2);
  });
});
