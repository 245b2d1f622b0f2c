import { memoryStorage } from "../testing/memoryStorage";
import { createPaymentCache, emailOfKey, paymentCacheKey, readPaymentEntry } from "./paymentCache";

const NOW = 1_800_000_000_000;
/** Section 9, in ms. */
const HALF_AN_HOUR = 1_800_000;
const anna = "anna@example.org";
const entry = (hasAccess: boolean, age = 0) => JSON.stringify({ hasAccess, timestamp: NOW - age });

it("names an entry after its address, and finds the address again [3.11]", () => {
  expect(paymentCacheKey(anna)).toBe("payment_status_cache:anna@example.org");
  expect([paymentCacheKey(anna), "payment_status_cache:", "gratweg_token", null].map(emailOfKey)).toEqual([
    anna,
    ...[null, null, null],
  ]);
});

it.each([
  ["fresh", entry(true), { hasAccess: true, timestamp: NOW }],
  [
    "a moment before half an hour",
    entry(false, HALF_AN_HOUR - 1),
    { hasAccess: false, timestamp: NOW - HALF_AN_HOUR + 1 },
  ],
  ["half an hour old", entry(true, HALF_AN_HOUR), null],
  ["of a time to come", entry(true, -1), null],
  ["an hour ahead, by a clock that was wrong", entry(true, -3_600_000), null],
  ["without a boolean", JSON.stringify({ hasAccess: "true", timestamp: NOW }), null],
  ["without a number", JSON.stringify({ hasAccess: true, timestamp: String(NOW) }), null],
  ["with a number that is none", '{"hasAccess":true,"timestamp":1e999}', null],
  ["no object", "true", null],
  ["no JSON", "{", null],
  ["missing", null, null],
])("reads an entry that is %s [3.10, 5.4, 9.5]", (_name, text, expected) => {
  expect(readPaymentEntry(text, NOW)).toEqual(expected);
});

it("restores the valid entry of the known e-mail, and removes what is expired, malformed or anybody else's [4.18]", () => {
  const storage = memoryStorage({
    "payment_status_cache:old@example.org": entry(true, HALF_AN_HOUR),
    "payment_status_cache:broken@example.org": "{",
    "payment_status_cache:future@example.org": entry(true, -1),
    payment_status_cache: entry(true),
    "payment_status_cache:": entry(true),
    payment_status_cache_x: entry(true),
    "payment_status_cache:first@example.org": entry(true, 2_000),
    [paymentCacheKey(anna)]: entry(false, 1_000),
    gratweg_token: "kept",
  });
  expect(createPaymentCache(() => storage).restore(anna, NOW)).toEqual({
    email: anna,
    hasAccess: false,
    timestamp: NOW - 1_000,
  });
  expect(Object.keys(storage.entries()).sort()).toEqual(["gratweg_token", paymentCacheKey(anna)]);
});

it.each([
  ["an expired entry", anna, { [paymentCacheKey(anna)]: entry(true, HALF_AN_HOUR) }],
  ["the entry of somebody else", anna, { "payment_status_cache:first@example.org": entry(true) }],
  ["no known e-mail", null, { [paymentCacheKey(anna)]: entry(true) }],
])("with %s nothing is restored, and nothing stays", (_name, email, entries) => {
  const storage = memoryStorage(entries);
  expect(createPaymentCache(() => storage).restore(email, NOW)).toBeNull();
  expect(storage.entries()).toEqual({});
});

it("writes, reads and removes the entry of an address [3.10]", () => {
  const storage = memoryStorage({});
  const cache = createPaymentCache(() => storage);
  cache.write({ email: anna, hasAccess: true, timestamp: NOW });
  expect(storage.entries()).toEqual({ [paymentCacheKey(anna)]: `{"hasAccess":true,"timestamp":${NOW}}` });
  expect(cache.read(anna, NOW)).toEqual({ email: anna, hasAccess: true, timestamp: NOW });
  expect(cache.read("ben@example.org", NOW)).toBeNull();
  cache.remove(anna);
  expect(storage.entries()).toEqual({});
});
