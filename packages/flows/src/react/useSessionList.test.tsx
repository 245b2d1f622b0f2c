import { act, renderHook } from "@testing-library/react";
import { connectSessionList } from "../session-list/connectSessionList";
import { here, library, phone } from "../session-list/fixtures";
import { useSessionList } from "./useSessionList";

it("hands out the list and commands that stay the same", async () => {
  const machine = connectSessionList({
    loadSessions: () => Promise.resolve([here, phone, library]),
    endSession: () => Promise.resolve(),
    endOtherSessions: () => Promise.resolve(),
  });
  const { result } = renderHook(() => useSessionList(machine));
  const { end, endOthers, reload } = result.current;
  const doing = (work: () => void) =>
    act(async () => {
      work();
      await Promise.resolve();
    });
  expect(result.current.status).toBe("loading");
  await doing(() => undefined);
  expect(result.current).toMatchObject({ status: "listing", sessions: [here, phone, library] });
  await doing(() => end(phone.id));
  expect(result.current.sessions).toEqual([here, library]);
  await doing(endOthers);
  expect(result.current.sessions).toEqual([here]);
  await doing(reload);
  expect(result.current).toMatchObject({ sessions: [here, phone, library], end, endOthers, reload });
});
