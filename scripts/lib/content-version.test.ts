import { newest } from "./content-version.mjs";

const list = (updatedAt: string, total: number, more: object = {}) =>
  JSON.stringify({
    data: [{ id: 7, documentId: "abc", updatedAt, ...more }],
    meta: { pagination: { page: 1, pageSize: 1, pageCount: total, total } },
  });

it("changes with an edit, and when an entry comes or goes", () => {
  const before = newest(list("2026-11-21T10:00:00Z", 48));
  expect(newest(list("2026-11-21T10:00:01Z", 48))).not.toBe(before);
  expect(newest(list("2026-11-21T10:00:00Z", 47))).not.toBe(before);
});

it("does not change with a booking", () => {
  expect(newest(list("2026-11-21T10:00:00Z", 48, { seatsLeft: 3 }))).toBe(
    newest(list("2026-11-21T10:00:00Z", 48, { seatsLeft: 2 })),
  );
});

it("knows a single entry, and one that is not published", () => {
  const single = JSON.stringify({ data: { documentId: "x", updatedAt: "2026-11-21" }, meta: {} });
  const missing = JSON.stringify({ data: null, error: { status: 404, name: "NotFoundError" } });
  expect([newest(single), newest(missing)]).toEqual(["x 2026-11-21 of 1", " of 0"]);
});
