import { NO_PURPOSES, onlyPurposes, readConsentRecord, toConsentRecord, withPurpose } from "./consentRecord";

const record = {
  version: 2,
  decidedAt: "2026-11-21T18:00:00.000Z",
  purposes: { analytics: true, videoConsultation: false, reviews: true },
};

it("keeps what was decided and when, and nothing else", () => {
  const made = toConsentRecord(onlyPurposes(["analytics", "reviews"]), Date.parse(record.decidedAt));
  expect(made).toEqual(record);
  expect(readConsentRecord(JSON.stringify(made))).toEqual(record);
  expect(
    readConsentRecord(
      JSON.stringify({ ...record, visitor: "x", purposes: { ...record.purposes, ads: true } }),
    ),
  ).toEqual(record);
});

it("changes one purpose and leaves the rest", () => {
  expect(withPurpose(NO_PURPOSES, "reviews", true)).toEqual(onlyPurposes(["reviews"]));
  expect(withPurpose(record.purposes, "analytics", false)).toEqual(onlyPurposes(["reviews"]));
});

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["an older version", JSON.stringify({ ...record, version: 1 })],
  ["a newer version", JSON.stringify({ ...record, version: 3 })],
  ["a version as text", JSON.stringify({ ...record, version: "2" })],
  ["no time", JSON.stringify({ ...record, decidedAt: undefined })],
  ["a time that is none", JSON.stringify({ ...record, decidedAt: "gestern" })],
  ["a time as a number", JSON.stringify({ ...record, decidedAt: 7 })],
  ["no purposes", JSON.stringify({ ...record, purposes: null })],
  ["a purpose missing", JSON.stringify({ ...record, purposes: { analytics: true, reviews: true } })],
  [
    "a purpose that is no yes or no",
    JSON.stringify({ ...record, purposes: { ...record.purposes, reviews: "ja" } }),
  ],
])("takes %s for undecided", (_what, text) => {
  expect(readConsentRecord(text)).toBeNull();
});
