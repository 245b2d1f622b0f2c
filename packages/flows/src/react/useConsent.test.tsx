import { act, renderHook } from "@testing-library/react";
import { NO_PURPOSES, onlyPurposes, toConsentRecord } from "../consent/consentRecord";
import { createConsentStore } from "../consent/consentStore";
import { startConsent } from "../consent/startConsent";
import { useConsent } from "./useConsent";

const AT = Date.parse("2026-11-21T18:00:00Z");
const now = () => AT;

beforeEach(() => localStorage.clear());

it("hands out the panel and commands that stay the same", () => {
  const store = createConsentStore(
    () => localStorage,
    () => window,
  );
  const actor = startConsent(store, ["analytics", "reviews"]);
  const { result } = renderHook(() => useConsent(actor, now));
  const { open, change } = result.current;
  expect(result.current).toMatchObject({
    isOpen: false,
    draft: NO_PURPOSES,
    decidedAt: null,
    isFleeting: false,
  });

  act(() => open());
  act(() => change("reviews", true));
  expect(result.current).toMatchObject({ isOpen: true, draft: onlyPurposes(["reviews"]) });
  act(() => result.current.save());
  expect(store.read()).toEqual(toConsentRecord(onlyPurposes(["reviews"]), AT));
  expect(result.current).toMatchObject({ isOpen: false, decidedAt: "2026-11-21T18:00:00.000Z" });

  act(() => open());
  act(() => result.current.rejectAll());
  expect(store.read()?.purposes).toEqual(NO_PURPOSES);
  act(() => open());
  act(() => result.current.allowAll());
  expect(store.read()?.purposes).toEqual(onlyPurposes(["analytics", "reviews"]));
  act(() => open());
  act(() => result.current.close());
  expect([result.current.isOpen, result.current.open]).toEqual([false, open]);
});

it("hears another tab", () => {
  const store = createConsentStore(
    () => localStorage,
    () => window,
  );
  const actor = startConsent(store, ["analytics"]);
  const { result } = renderHook(() => useConsent(actor, now));
  act(() => {
    localStorage.setItem("gratweg_consent", JSON.stringify(toConsentRecord(onlyPurposes(["analytics"]), AT)));
    window.dispatchEvent(new StorageEvent("storage", { key: "gratweg_consent" }));
  });
  act(() => result.current.open());
  expect(result.current).toMatchObject({
    isOpen: true,
    draft: onlyPurposes(["analytics"]),
    decidedAt: "2026-11-21T18:00:00.000Z",
  });
});
