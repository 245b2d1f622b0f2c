import { batch } from "./batch";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const askedTogether = async (answers: Promise<unknown>): Promise<unknown> => {
  jest.runAllTimers();
  return answers;
};

it("asks once for what is wanted in one moment", async () => {
  const fetchMany = jest.fn((keys: number[]) => Promise.resolve(keys.filter((key) => key !== 9)));
  const one = batch(fetchMany, (value) => value);
  const answers = await askedTogether(Promise.all([one(1), one(2), one(1), one(9)]));
  expect(answers).toEqual([1, 2, 1, null]);
  expect(fetchMany.mock.calls).toEqual([[[1, 2, 9]]]);
});

it("asks again later, and in parts that the route takes", async () => {
  const fetchMany = jest.fn((keys: number[]) => Promise.resolve(keys));
  const one = batch(fetchMany, (value) => value, 2);
  await askedTogether(Promise.all([1, 2, 3].map(one)));
  await askedTogether(one(1));
  expect(fetchMany.mock.calls).toEqual([[[1, 2]], [[3]], [[1]]]);
});

it("tells everybody of a failure", async () => {
  const one = batch<number>(
    () => Promise.reject(new Error("away")),
    (value) => value,
  );
  const answers = (await askedTogether(Promise.allSettled([one(1), one(2)]))) as { status: string }[];
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
