import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createResource } from "../resource/createResource";
import { useResource } from "./useResource";

/** Runs a command and lets its promises take effect. */
const run = (command: () => void = () => {}) =>
  act(async () => {
    command();
    await Promise.resolve();
  });

function setUp() {
  const calls: { params: { page: number }; signal: AbortSignal; resolve: (data: string) => void }[] = [];
  const resource = createResource(
    (params: { page: number }, signal) =>
      new Promise<string>((resolve) => calls.push({ params, signal, resolve })),
  );
  return { calls, resource };
}

it("reads, reads anew for other parameters while the old answer stays, and aborts on leaving", async () => {
  const { calls, resource } = setUp();
  const { result, rerender, unmount } = renderHook(({ page }) => useResource(resource, { page }), {
    initialProps: { page: 1 },
  });
  expect(result.current).toMatchObject({ status: "loading", data: null, params: null });
  await run(() => calls[0]?.resolve("one"));
  expect(result.current).toMatchObject({ status: "ready", data: "one", params: { page: 1 } });
  rerender({ page: 1 });
  expect(calls.length).toBe(1);
  rerender({ page: 2 });
  expect(result.current).toMatchObject({ status: "refreshing", data: "one", params: { page: 1 } });
  act(() => result.current.replace("newer"));
  expect(result.current).toMatchObject({ status: "ready", data: "newer" });
  act(() => result.current.reload());
  unmount();
  expect(calls.map(({ params, signal }) => [params.page, signal.aborted])).toEqual([
    [1, false],
    [2, true],
    [2, true],
  ]);
});

it("waits until it is enabled", () => {
  const { calls, resource } = setUp();
  const { result, rerender } = renderHook(
    ({ isEnabled }) => useResource(resource, { page: 1 }, { isEnabled }),
    { initialProps: { isEnabled: false } },
  );
  expect([result.current.status, calls.length]).toEqual(["idle", 0]);
  rerender({ isEnabled: true });
  expect([result.current.status, calls.length]).toEqual(["loading", 1]);
});

it("needs no parameters, works under React's strict mode, and asks nothing on a server", async () => {
  let asked = 0;
  const resource = createResource(() => {
    asked += 1;
    return Promise.resolve("all");
  });
  function Page() {
    return <p>{useResource(resource).status}</p>;
  }
  expect(renderToString(<Page />)).toBe("<p>idle</p>");
  expect(asked).toBe(0);
  const { result } = renderHook(() => useResource(resource), { wrapper: StrictMode });
  await run();
  await run();
  expect(result.current).toMatchObject({ status: "ready", data: "all" });
});
