import { on } from "./events.fixture";
import { dueMails } from "./mails";
import type { StoredSubscription } from "./types";

const at = (day: number) => new Date(on(day));
const row = {
  ...{ contractNumber: "M-2345-6789", state: "active", cancelledAt: null, currentPeriodEnd: at(365) },
} as StoredSubscription;

it("each occasion has its mail; the same occasion the same key", () => {
  const keys = (more: Partial<StoredSubscription>) => dueMails({ ...row, ...more }).map(({ key }) => key);
  expect(keys({})).toEqual(["membership-started-m-2345-6789"]);
  expect(keys({ state: "pending" })).toEqual([]);
  expect(keys({ state: "ended" })).toEqual(["membership-ended-m-2345-6789"]);
  expect(keys({ state: "withdrawn" })).toEqual(["membership-withdrawn-m-2345-6789"]);
  const first = keys({ state: "ending", cancelledAt: at(5) });
  expect(keys({ state: "ending", cancelledAt: new Date(at(5).getTime() + 400) })).toEqual(first);
  expect(keys({ state: "ending", cancelledAt: at(6) })).not.toEqual(first);
  expect(keys({ state: "past-due" })).toHaveLength(2);
});
