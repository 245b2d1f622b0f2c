import { startBuildCheck } from "./startBuildCheck";

const send = jest.fn();
jest.mock("./requestReload", () => ({ loadBuildCheck: () => Promise.resolve({ buildCheck: { send } }) }));

const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers({ now: 1000 });
  send.mockClear();
  startBuildCheck();
});
afterEach(async () => {
  // Whatever still listens is brought to its end.
  await jest.advanceTimersByTimeAsync(300_000);
  jest.useRealTimers();
});

it("checks after five minutes on the page and no sooner", async () => {
  await jest.advanceTimersByTimeAsync(299_999);
  expect(send.mock.calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(send.mock.calls).toEqual([[{ type: "tab.show" }]]);
});

it("checks once when the tab becomes visible; from then on the machine listens itself", async () => {
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(send.mock.calls).toEqual([[{ type: "tab.show" }]]);
});

it("takes a piece that could not be loaded to the machine, and no other error", async () => {
  window.dispatchEvent(new ErrorEvent("error", { error: new Error("Something else") }));
  await settled();
  expect(send.mock.calls).toEqual([]);
  window.dispatchEvent(new ErrorEvent("error", { error: new Error("Loading chunk 12 failed.") }));
  await settled();
  expect(send.mock.calls).toEqual([[{ type: "chunk.fail", href: "/", at: 1000 }]]);
});
