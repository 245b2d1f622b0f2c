import { unusualAmounts } from "./departure-prices";

const none = { priceCents: null, memberPriceCents: null, confirmedCents: null };
const asked = (amounts: object, others: number[] = [84_000, 79_000, 89_000]) =>
  unusualAmounts({ ...none, ...amounts }, others).map(({ path }) => path[0]);

it("doubts a price below half of the usual one, and a member price below half of the price", () => {
  expect(asked({ priceCents: 42_000 })).toEqual([]);
  expect(asked({ priceCents: 41_999 })).toEqual(["priceCents"]);
  expect(asked({ priceCents: 84_000, memberPriceCents: 780 })).toEqual(["memberPriceCents"]);
  // One slip of before does not make the next one usual.
  expect(asked({ priceCents: 840 }, [840, 84_000, 84_000])).toEqual(["priceCents"]);
  expect(asked({ priceCents: 840 }, [])).toEqual([]);
});

it("believes what is confirmed, and nothing lower", () => {
  expect(asked({ priceCents: 840, confirmedCents: 840 })).toEqual([]);
  expect(asked({ priceCents: 839, confirmedCents: 840 })).toEqual(["priceCents"]);
  expect(asked({ priceCents: 840, memberPriceCents: 100, confirmedCents: 840 })).toEqual([
    "memberPriceCents",
  ]);
});
