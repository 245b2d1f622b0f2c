import { libraryConfig } from "./libraryConfig";
import { startAnalyticsClient, type AnalyticsLibrary } from "./startClient";

const settings = { publicKey: "phc_test", host: "https://zaehlung.example", debug: false };

function start() {
  const captured: unknown[] = [];
  const library = {
    capture: (...args: unknown[]) => captured.push(args),
    opt_out_capturing: jest.fn(),
    set_config: jest.fn(),
    __loaded: true,
    rateLimiter: { checkForLimiting: jest.fn() },
  } satisfies AnalyticsLibrary;
  const init = jest.fn();
  const client = startAnalyticsClient(library, settings, init);
  return { captured, library, init, client };
}

beforeEach(() => window.localStorage.clear());

it.each([
  ["/de/portal/user/reset-password/geheim", "/de/portal/user/reset-password/:token"],
  ["/de/portal/user/set-new-password?token=geheim", "/de/portal/user/set-new-password"],
  ["/de/portal/user/login?access_token=geheim&confirm=geheim#geheim", "/de/portal/user/login"],
  ["/de/reise/1/a/buchen/2/bestaetigung/geheim", "/de/reise/1/a/buchen/2/bestaetigung/:fullName"],
])("%s is counted as %s, and leaves the browser so in every other text of an event", (path, shown) => {
  const { client, captured } = start();
  client.view({ path, at: Date.now() });
  expect(captured).toEqual([
    [
      "$pageview",
      { $current_url: `http://localhost${shown}`, $pathname: shown, $referrer: "$direct" },
      undefined,
    ],
  ]);
  const event = { properties: { $initial: [`http://localhost${path}`] }, $set_once: { path } };
  expect(libraryConfig(settings).before_send(event)).toEqual({
    properties: { $initial: [`http://localhost${shown}`] },
    $set_once: { path: shown },
  });
});

it("a view that has waited carries its own time", () => {
  const { client, captured } = start();
  client.view({ path: "/de", at: Date.now() - 5_000 });
  expect(captured).toEqual([["$pageview", expect.anything(), { timestamp: expect.any(Date) as Date }]]);
});

it("begins without what an earlier visitor has left whose cookie is gone, and goes on where it is there", () => {
  window.localStorage.setItem("ph_phc_test_posthog", "{}");
  document.cookie = "ph_phc_test_posthog=1; path=/";
  expect([start().init.mock.calls.length, window.localStorage.length]).toEqual([1, 1]);
  document.cookie = "ph_phc_test_posthog=; path=/; max-age=0";
  expect([start().init.mock.calls.length, window.localStorage.length]).toEqual([1, 0]);
});

it("stopped, it sends and stores nothing more", () => {
  const { client, library } = start();
  client.stop();
  expect(library.opt_out_capturing).toHaveBeenCalled();
  expect(library.set_config).toHaveBeenCalledWith({ disable_persistence: true });
  expect(library.__loaded).toBe(false);
});
