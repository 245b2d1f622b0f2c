import { createQueue } from "./queue";

function setUp() {
  const queue = createQueue({ atOnce: 2, waiting: 3, refusal: () => new Error("too many") });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const add = (number: number) =>
    queue(() => {
      begun.push(number);
      return new Promise<number>((resolve) => ends.push(() => resolve(number)));
    });
  return { queue, add, ends, begun };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("runs two at a time, the others in the order in which they came", async () => {
  const { add, ends, begun } = setUp();
  const works = [1, 2, 3, 4].map(add);
  await settled();
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  ends[0]?.();
  await settled();
  expect(begun).toEqual([1, 2, 3, 4]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(works)).toEqual([1, 2, 3, 4]);
});

it("refuses what finds no place to wait, and goes on when there is one again", async () => {
  const { add, ends, begun } = setUp();
  const works = [1, 2, 3, 4, 5].map(add);
  await expect(add(6)).rejects.toThrow("too many");
  ends[0]?.();
  await settled();
  works.push(add(7));
  for (let at = 1; at < 6; at += 1) {
    ends[at]?.();
    await settled();
  }
  expect(await Promise.all(works)).toEqual([1, 2, 3, 4, 5, 7]);
  expect(begun).toEqual([1, 2, 3, 4, 5, 7]);
});

it("gives a place free when its work fails", async () => {
  const { queue } = setUp();
  for (let time = 0; time < 5; time += 1)
    await expect(queue(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue(() => Promise.resolve("drawn"))).toBe("drawn");
});
