import { rescueChunk } from "./requestReload";

const send = jest.fn();
let reloading = "leaving";
jest.mock("./buildCheck", () => ({
  buildCheck: {
    send: (event: unknown) => send(event) as unknown,
    getSnapshot: () => ({ matches: (state: { reloading: string }) => state.reloading === reloading }),
  },
}));

it.each([
  ["leaving", true],
  ["resting", false],
])("a machine that is %s afterwards: on the way out %s", async (state, expected) => {
  reloading = state;
  jest.useFakeTimers({ now: 1000 });
  window.history.replaceState(null, "", "/de/magazin?a=1#b");
  expect(await rescueChunk()).toBe(expected);
  expect(send).toHaveBeenLastCalledWith({ type: "chunk.fail", href: "/de/magazin?a=1#b", at: 1000 });
  jest.useRealTimers();
});
