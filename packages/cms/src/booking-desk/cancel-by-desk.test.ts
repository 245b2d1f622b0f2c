import type { Core } from "@strapi/strapi";
import { cancelByDesk, reasonOf } from "./cancel-by-desk";
import type { DeskContext } from "./context";
import { microcopy } from "./microcopy";

it.each([
  ["  Krank\n geworden ", "Krank geworden"],
  ["u\u0308ber", "über"],
  ["a".repeat(500), "a".repeat(500)],
  ["ab", null],
  ["a".repeat(501), null],
  [undefined, null],
])("the reason %j is read as %j", (reason, read) => {
  expect(reasonOf({ reason })).toBe(read);
});

it("a reason of marks is refused by its length, before they are composed", () => {
  const normalize = jest.spyOn(String.prototype, "normalize");
  expect(reasonOf({ reason: `a${"\u0316\u0301".repeat(30_000)}` })).toBeNull();
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
});

it("says that the server does not answer, and to try again", async () => {
  const strapi = { db: { query: () => ({ findOne: () => Promise.resolve({ number: 100_001 }) }) } };
  const ctx = { params: {}, request: { body: { reason: "Krank geworden" } }, state: { user: { id: 1 } } };
  const answer = await cancelByDesk(strapi as unknown as Core.Strapi, ctx as unknown as DeskContext);
  expect(ctx).toMatchObject({ status: 503 });
  expect(answer).toMatchObject({ error: { message: microcopy.refusals.server } });
});
