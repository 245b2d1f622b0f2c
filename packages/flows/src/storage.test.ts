import { createBookingConfirmationStore } from "./booking/bookingConfirmation";
import { createBookingStore } from "./booking/bookingStore";
import { answerFor, filledEntries } from "./booking/fixtures";
import { createReloadGuardStore } from "./build-check/reloadGuard";
import { createCheckoutPlanStore } from "./checkout/checkoutPlan";
import { createDeclarationDrafts } from "./contract-declaration/declarationDrafts";
import { createPaymentCache, type EnumerableStorage } from "./payment-access/paymentCache";
import { forgetDrafts } from "./session/forgetDrafts";
import { forbiddenStorage, fullStorage } from "./testing/memoryStorage";
import { createRecentSearches } from "./trip-suggestions/recentSearches";
import { startContext } from "./trip-search/tripSearchContext";
import { createTripSearchStore } from "./trip-search/tripSearchStore";

const payment = { email: "anna@example.org", hasAccess: true, timestamp: 1 };
const draft = { entries: filledEntries(), formSheetSeen: null, step: "check", submission: null } as const;

/** Stores by the names of their files: each is filled and emptied, then read. */
const stores: Record<string, (storage: () => EnumerableStorage) => unknown> = {
  bookingConfirmation: (storage) => {
    const store = createBookingConfirmationStore(storage);
    store.write(answerFor(101));
    store.remove();
    return store.read();
  },
  bookingStore: (storage) => {
    const store = createBookingStore(storage);
    store.write(101, { ...draft, notice: null });
    store.finish(101, 4711);
    store.remove(101);
    return store.read(101);
  },
  checkoutPlan: (storage) => {
    const store = createCheckoutPlanStore(storage);
    store.write("jahr");
    store.remove();
    return store.read();
  },
  declarationDrafts: (storage) => {
    const store = createDeclarationDrafts(storage);
    store.write("cancel", { name: "Anna" });
    store.remove("cancel");
    return store.read("cancel");
  },
  forgetDrafts: (storage) => forgetDrafts(storage) ?? null,
  paymentCache: (storage) => {
    const cache = createPaymentCache(storage);
    cache.write(payment);
    cache.remove(payment.email);
    return cache.restore(payment.email, 1) ?? cache.read(payment.email, 1);
  },
  recentSearches: (storage) => {
    const recent = createRecentSearches(storage);
    recent.remember("Tirol");
    recent.forget();
    return recent.read()[0] ?? null;
  },
  reloadGuard: (storage) => {
    const guard = createReloadGuardStore(storage);
    guard.write({ "/de": 1 });
    return guard.isLasting() ? "lasts" : (guard.read()["/de"] ?? null);
  },
  tripSearchStore: (storage) => {
    const store = createTripSearchStore(storage);
    store.write(startContext({}));
    store.remove();
    return store.read();
  },
};

describe.each(Object.entries(stores))("%s", (_, use) => {
  it.each([
    ["forbidden", forbiddenStorage],
    ["full", fullStorage],
  ])("does without a storage that is %s", (_what, storage) => {
    expect(use(storage)).toBeNull();
  });
});
