import { Batches } from "./batches";

function recorded(answer: (items: readonly number[]) => (string | undefined)[]) {
  const groups: (readonly number[])[] = [];
  const batches = new Batches<number, string>(
    (items) => {
      groups.push(items);
      return Promise.resolve(answer(items));
    },
    (error) => error instanceof RangeError,
  );
  return { batches, groups };
}

it("asks for all who wait together", async () => {
  const { batches, groups } = recorded((items) => items.map(String));
  expect(await Promise.all([1, 2, 3].map((item) => batches.ask(item)))).toEqual(["1", "2", "3"]);
  expect(await batches.ask(4)).toBe("4");
  expect(groups).toEqual([[1, 2, 3], [4]]);
});

it("asks again for those without an answer, each alone", async () => {
  const { batches, groups } = recorded((items) =>
    items.map((item) => (items.length > 1 && item > 1 ? undefined : String(item))),
  );
  expect(await Promise.all([1, 2, 3].map((item) => batches.ask(item)))).toEqual(["1", "2", "3"]);
  expect(groups).toEqual([[1, 2, 3], [2], [3]]);
});

it("lets an error of one fail that one alone, and any other all", async () => {
  const { batches } = recorded((items) => {
    if (items.includes(2)) throw new RangeError("of one");
    if (items.includes(4)) throw new Error("away");
    return items.map(String);
  });
  const settled = async (items: number[]) =>
    (await Promise.allSettled(items.map((item) => batches.ask(item)))).map(({ status }) => status);
  expect(await settled([1, 2, 3])).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await settled([3, 4])).toEqual(["rejected", "rejected"]);
});
