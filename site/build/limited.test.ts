import { limited } from "./limited";

function held(most: number, count: number) {
  const turn = limited(most);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = Array.from({ length: count }, (_, index) =>
    turn(() => {
      begun.push(index);
      return new Promise<number>((resolve) => ends.push(() => resolve(index)));
    }),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { begun, ends, all, settled };
}

it("runs so many at a time; the others begin in their order, each when one is done", async () => {
  const { begun, ends, all, settled } = held(2, 5);
  await settled();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  for (let turn = 0; turn < 5; turn += 1) {
    for (const end of ends) end();
    await settled();
  }
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

it("runs on where one fails", async () => {
  const turn = limited(1);
  await expect(turn(() => Promise.reject(new Error("no picture")))).rejects.toThrow("no picture");
  expect(await turn(() => Promise.resolve("picture"))).toBe("picture");
});
