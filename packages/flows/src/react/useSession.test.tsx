import { act, renderHook } from "@testing-library/react";
import { createActor } from "xstate";
import { sessionMachine } from "../session/sessionMachine";
import { useSession } from "./useSession";

it("tells who one is, and nothing of the token", () => {
  const user = { id: 7, email: "annegret@postfach.example" };
  const actor = createActor(sessionMachine, { input: { credentials: null } }).start();
  const { result } = renderHook(() => useSession(actor));
  expect(result.current).toMatchObject({ status: "anonymous", user: null, isSignedIn: false });
  act(() => actor.send({ type: "session.adopt", credentials: { token: "t1", user } }));
  expect(result.current).toMatchObject({ status: "authenticated", user, isSignedIn: true });
  expect(JSON.stringify(result.current)).not.toContain("t1");
});
