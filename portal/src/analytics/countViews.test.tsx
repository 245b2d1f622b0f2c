import { CONSENT_KEY, NO_PURPOSES, onlyPurposes, toConsentRecord, type Purposes } from "@gratweg/flows";
import { decide } from "@gratweg/page-parts/consent";
import { act, screen, waitFor } from "@testing-library/react";
import { createReport } from "../report";
import { openPortal, portal } from "../testing/openPortal";

const mockHappened: string[] = [];
jest.mock("posthog-js/dist/extension-bundles", () => ({ ExperimentsExtensions: {} }));
jest.mock("posthog-js/dist/module.slim.no-external", () => {
  mockHappened.push("library loaded");
  return {
    PostHog: class {
      rateLimiter = { checkForLimiting: () => undefined };
      init(key: string, config: { api_host: string; loaded: (library: object) => void }) {
        mockHappened.push(`started for ${key} at ${config.api_host}`);
        config.loaded({ debug: () => mockHappened.push("debugging") });
      }
      capture(
        event: string,
        {
          $pathname,
          $current_url,
          ...rest
        }: { $pathname: string; $current_url: string; $exception_list?: object[] },
      ) {
        if (event === "$pageview") mockHappened.push(`view ${$current_url.replace(/^https?:\/\/[^/]+/, "")}`);
        else mockHappened.push(`${event} ${$pathname} ${JSON.stringify(rest.$exception_list)}`);
      }
      opt_out_capturing() {
        mockHappened.push("stopped");
      }
      set_config() {}
    },
  };
});

const LOGIN = "/de/portal/user/login";
const analytics = { publicKey: "phc_test", host: "https://zaehlung.example" };
const ALLOWED = onlyPurposes(["analytics"]);
const STARTED = "started for phc_test at https://zaehlung.example";

const open = (path: string, host = {}) => openPortal(path, {}, host);
const go = (path: string) => act(() => portal.services.navigate(path));
const arrived = (name?: string) => screen.findByRole("heading", { level: 1, name });
/** A page with idle time at once; whether it was waited for tells that something was to be loaded. */
const whenIdle = jest.fn((then: () => void) => then());

Object.assign(window, { requestIdleCallback: whenIdle });
beforeEach(() => {
  mockHappened.length = 0;
  whenIdle.mockClear();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

const decided = (purposes: Purposes) => act(() => decide(purposes));
/** Before the page was opened: pages of earlier tests are not told. */
const allowedBefore = () =>
  window.localStorage.setItem(CONSENT_KEY, JSON.stringify(toConsentRecord(ALLOWED, Date.now())));
const happens = (texts: readonly string[]) =>
  waitFor(() => expect(mockHappened.filter((text) => text !== "library loaded")).toEqual(texts));

it("without a public key nothing happens, whatever is allowed", async () => {
  allowedBefore();
  await open(LOGIN);
  await arrived();
  expect(whenIdle).not.toHaveBeenCalled();
});

it("before a decision and after a refusal nothing is asked for; consent counts the screen that is there", async () => {
  await open(LOGIN, { analytics });
  await arrived();
  decided(NO_PURPOSES);
  go("/de/portal/user/reset-password");
  await arrived("Passwort vergessen");
  expect(whenIdle).not.toHaveBeenCalled();

  decided(ALLOWED);
  await happens([STARTED, "view /de/portal/user/reset-password"]);
  decided(NO_PURPOSES);
  go(LOGIN);
  await arrived("Anmelden");
  expect(mockHappened.slice(-1)).toEqual(["stopped"]);
});

it("a screen is counted with the query that it has [2.67]", async () => {
  allowedBefore();
  await open("/de/portal/user/pricing?abgebrochen=1", { analytics });
  await happens([STARTED, "view /de/portal/user/pricing?abgebrochen=1"]);
});

it("every screen once: the first too, a changed query not, nor an address that a guard led away from", async () => {
  allowedBefore();
  await open("/de/portal/settings", { analytics });
  await happens([STARTED, `view ${LOGIN}?weiter=:weiter`]);
  go(`${LOGIN}?x=1`);
  await waitFor(() => expect(window.location.search).toBe("?x=1"));
  go("/de/portal/user/reset-password");
  await happens([STARTED, `view ${LOGIN}?weiter=:weiter`, "view /de/portal/user/reset-password"]);
});

it("an address without a screen counts as well", async () => {
  allowedBefore();
  await open("/de/portal/gibt-es/nicht", { analytics });
  await happens([STARTED, "view /de/portal/gibt-es/nicht"]);
});

it("the link of a mail is counted without its token", async () => {
  allowedBefore();
  await open("/de/portal/user/reset-password/geheim?token=geheim", { analytics });
  await happens([STARTED, "view /de/portal/user/reset-password/:token"]);
});

it("Global Privacy Control is a no", async () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  allowedBefore();
  await open(LOGIN, { analytics });
  await arrived();
  expect(whenIdle).not.toHaveBeenCalled();
});

it("the library's debugging is on but in production", async () => {
  allowedBefore();
  await open(LOGIN, { analytics, production: false });
  await happens([STARTED, "debugging", `view ${LOGIN}`]);
});

describe("what fails", () => {
  const anna = () => Object.assign(new TypeError("anna@example.org ist kein Gast"), { stack: "" });
  const openReporting = async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    await open(LOGIN, { analytics });
    await arrived();
    const { report, tellAlso } = createReport();
    tellAlso(portal.services.analytics.fail);
    report(anna());
    return report;
  };
  afterEach(() => jest.restoreAllMocks());

  it("without consent it is nobody's business", async () => {
    await openReporting();
    expect(console.error).toHaveBeenCalledWith(anna());
    expect(whenIdle).not.toHaveBeenCalled();
  });

  it("after consent it is told, without its message, until the consent is withdrawn", async () => {
    allowedBefore();
    const report = await openReporting();
    const list = [{ type: "TypeError", value: "", mechanism: { handled: true, synthetic: false } }];
    await happens([STARTED, `view ${LOGIN}`, `$exception ${LOGIN} ${JSON.stringify(list)}`]);
    decided(NO_PURPOSES);
    report(anna());
    expect(mockHappened.slice(-1)).toEqual(["stopped"]);
  });
});
