import { memoryStorage } from "../testing/memoryStorage";
import {
  NO_PURPOSES,
  onlyPurposes,
  toConsentRecord,
  type ConsentRecord,
  type Purpose,
} from "./consentRecord";
import { createConsentStore } from "./consentStore";
import { startConsent } from "./startConsent";

const nobody = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined });

function start(given: { offered?: readonly Purpose[]; record?: ConsentRecord; refuses?: boolean } = {}) {
  const storage = memoryStorage();
  const store = createConsentStore(
    () => ({
      ...storage,
      setItem: (key, value) => {
        if (given.refuses) throw new DOMException("full", "QuotaExceededError");
        storage.setItem(key, value);
      },
    }),
    nobody,
  );
  if (given.record) store.write(given.record);
  const actor = startConsent(store, given.offered ?? ["analytics", "videoConsultation", "reviews"]);
  return { actor, store, now: () => actor.getSnapshot(), screen: () => actor.getSnapshot().value.screen };
}

it("begins with the banner, nothing allowed in advance, and stores exactly what was switched on", () => {
  const { actor, store, now, screen } = start();
  expect(screen()).toEqual({ undecided: "banner" });
  actor.send({ type: "panel.open" });
  expect([screen(), now().context.draft]).toEqual([{ undecided: "details" }, NO_PURPOSES]);
  actor.send({ type: "purpose.change", purpose: "reviews", isAllowed: true });
  actor.send({ type: "purpose.change", purpose: "analytics", isAllowed: true });
  actor.send({ type: "purpose.change", purpose: "analytics", isAllowed: false });
  expect(store.read()).toBeNull();
  actor.send({ type: "choice.save", at: 5_000 });
  expect([screen(), store.read()]).toEqual([
    { decided: "closed" },
    toConsentRecord(onlyPurposes(["reviews"]), 5_000),
  ]);
});

it("allows no more than what the site offers", () => {
  const { actor, store } = start({ offered: ["videoConsultation"] });
  actor.send({ type: "panel.open" });
  actor.send({ type: "purpose.change", purpose: "analytics", isAllowed: true });
  actor.send({ type: "choice.save", at: 1 });
  expect(store.read()).toEqual(toConsentRecord(NO_PURPOSES, 1));
  actor.send({ type: "panel.open" });
  actor.send({ type: "choice.allowAll", at: 2 });
  expect(store.read()).toEqual(toConsentRecord(onlyPurposes(["videoConsultation"]), 2));
});

it("withdraws: the panel opens with what holds, one press takes it all back", () => {
  const { actor, store, now, screen } = start({ record: toConsentRecord(onlyPurposes(["analytics"]), 1) });
  expect(screen()).toEqual({ decided: "closed" });
  actor.send({ type: "panel.open" });
  expect([screen(), now().context.draft]).toEqual([{ decided: "reviewing" }, onlyPurposes(["analytics"])]);
  actor.send({ type: "choice.rejectAll", at: 9 });
  expect([screen(), store.read()]).toEqual([{ decided: "closed" }, toConsentRecord(NO_PURPOSES, 9)]);
});

it("a closed panel forgets what was switched but not saved", () => {
  const { actor, store, now } = start({ record: toConsentRecord(NO_PURPOSES, 1) });
  actor.send({ type: "panel.open" });
  actor.send({ type: "purpose.change", purpose: "reviews", isAllowed: true });
  actor.send({ type: "panel.close" });
  actor.send({ type: "panel.open" });
  expect([now().context.draft, store.read()]).toEqual([NO_PURPOSES, toConsentRecord(NO_PURPOSES, 1)]);
});

it("takes a decision that was made elsewhere, also into the open panel", () => {
  const { actor, store, now, screen } = start();
  actor.send({ type: "panel.open" });
  store.write(toConsentRecord(onlyPurposes(["videoConsultation"]), 3));
  expect([screen(), now().context.draft]).toEqual([
    { decided: "reviewing" },
    onlyPurposes(["videoConsultation"]),
  ]);
  actor.send({ type: "record.change", record: null });
  expect([screen(), now().context.draft]).toEqual([{ undecided: "details" }, NO_PURPOSES]);
  actor.send({ type: "panel.close" });
  expect(screen()).toEqual({ undecided: "banner" });
});

it("says when the decision cannot be stored; it holds all the same", () => {
  const { actor, store, now, screen } = start({ refuses: true });
  actor.send({ type: "panel.open" });
  actor.send({ type: "choice.allowAll", at: 4 });
  expect([screen(), now().value.storage, store.read()?.purposes]).toEqual([
    { decided: "closed" },
    "refused",
    onlyPurposes(["analytics", "videoConsultation", "reviews"]),
  ]);
});

it("hears nothing more once it was stopped", () => {
  const { actor, store, screen } = start();
  actor.stop();
  store.write(toConsentRecord(NO_PURPOSES, 1));
  expect(screen()).toEqual({ undecided: "banner" });
});
