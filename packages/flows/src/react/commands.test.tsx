import { act, renderHook } from "@testing-library/react";
import { createActor, fromPromise } from "xstate";
import { checkoutMachine } from "../checkout/checkoutMachine";
import { connectRegistration } from "../registration/connectRegistration";
import { filledRegistration } from "../registration/fixtures";
import { useCheckout } from "./useCheckout";
import { useRegistration } from "./useRegistration";

const never = () => new Promise<never>(() => {});

it("useRegistration leads back to the form from the wait for the mail", async () => {
  const machine = connectRegistration({ register: () => Promise.resolve(), requestConfirmation: never });
  const { result } = renderHook(() => useRegistration(machine, { entries: filledRegistration }));
  await act(async () => {
    result.current.submit();
    await Promise.resolve();
  });
  expect(result.current).toMatchObject({ status: "registered", mail: { status: "pausing", count: 1 } });
  act(() => result.current.restart());
  expect(result.current.status).toBe("filling");
});

it("useCheckout leads one who is signed in to paying, and others to signing in or back", () => {
  const machine = checkoutMachine.provide({
    actors: { createCheckout: fromPromise<{ url: string }, { plan: string }>(never) },
  });
  const actor = createActor(machine, { input: { plan: null } }).start();
  const { result, rerender } = renderHook(({ isSignedIn }) => useCheckout(actor, isSignedIn), {
    initialProps: { isSignedIn: false },
  });
  act(() => result.current.choose("jahr"));
  expect(result.current).toMatchObject({ status: "identifying", plan: "jahr" });
  act(() => result.current.abandon());
  expect(result.current).toMatchObject({ status: "choosing", plan: null });
  rerender({ isSignedIn: true });
  act(() => result.current.choose("jahr"));
  expect(result.current.status).toBe("creating");
});
