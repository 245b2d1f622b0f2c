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
  ["/de/portal/user/set-new-password?token=geheim", "/de/portal/user/set-new-password?token=:token"],
  [
    "/de/portal/user/login?access_token=geheim&confirm=geheim#geheim",
    "/de/portal/user/login?access_token=:access_token&confirm=:confirm",
  ],
  ["/de/reise/1/a/buchen/2/bestaetigung/geheim", "/de/reise/1/a/buchen/2/bestaetigung/:fullName"],
])("%s is counted as %s, and leaves the browser so in every other text of an event", (path, shown) => {
  const { client, captured } = start();
  client.view({ path, at: Date.now() });
  expect(captured).toEqual([
    [
      "$pageview",
      { $current_url: `http://localhost${shown}`, $pathname: shown.split("?")[0], $referrer: "$direct" },
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

describe("a failure", () => {
  const failed = (error: unknown, path = "/de/portal/user/reset-password/geheim?token=geheim") => {
    const { client, captured } = start();
    client.fail?.({ error, path, at: 5_000 });
    return captured;
  };
  const told = (error: unknown) => {
    const [[, { $exception_list }]] = failed(error) as [
      [string, { $exception_list: [Record<string, unknown>] }],
    ];
    return $exception_list[0];
  };

  it("is told at once by its kind, its place and the lines of scripts; its message stays here", () => {
    const error = new TypeError(
      "anna@example.org hat kein Bett /anna.js:1:2\n    at anna (https://x/anna.js:3:4)",
    );
    error.stack = [
      `TypeError: ${error.message}`,
      "    at Anna (https://hiking.localhost/portal-assets/Screen-3fA.js?anna:1:20)",
      "    at async https://hiking.localhost/portal-assets/libraries-b_2.js:9:4321",
      "    at https://hiking.localhost/de/portal/user/reset-password/geheim:12:3",
      "    at new Promise (<anonymous>)",
    ].join("\n");
    const shown = "/de/portal/user/reset-password/:token";
    const frame = { platform: "web:javascript", in_app: true };
    const captured = failed(error);
    expect(captured).toEqual([
      [
        "$exception",
        {
          $current_url: `http://localhost${shown}?token=:token`,
          $pathname: shown,
          $referrer: "$direct",
          $exception_level: "error",
          $exception_list: [
            {
              type: "TypeError",
              value: "",
              mechanism: { handled: true, synthetic: false },
              stacktrace: {
                type: "raw",
                frames: [
                  { ...frame, filename: "libraries-b_2.js", lineno: 9, colno: 4321 },
                  { ...frame, filename: "Screen-3fA.js", lineno: 1, colno: 20 },
                ],
              },
            },
          ],
        },
        { timestamp: new Date(5_000), _originatedFromCaptureException: true },
      ],
    ]);
    expect(JSON.stringify(captured)).not.toMatch(/anna|bett|geheim/i);
  });

  it("as Firefox and Safari write a stack", () => {
    const error = new Error("kaputt");
    error.stack =
      "Anna@https://hiking.localhost/portal-assets/Screen-3fA.js:1:20\n@https://hiking.localhost/portal-assets/i.js:2:3\n";
    expect(told(error)["stacktrace"]).toMatchObject({
      frames: [
        { filename: "i.js", lineno: 2, colno: 3 },
        { filename: "Screen-3fA.js", lineno: 1, colno: 20 },
      ],
    });
  });

  it.each([
    ["a thrown text", "anna@example.org", "string"],
    [
      "an error under somebody's name",
      Object.assign(new Error(), { name: "Anna Muster", stack: "" }),
      "Error",
    ],
    ["an error without a stack", Object.assign(new RangeError("x"), { stack: undefined }), "RangeError"],
  ])("%s", (_, error, type) => {
    expect(told(error)).toEqual({ type, value: "", mechanism: { handled: true, synthetic: false } });
  });
});
