import { judge, judgeOne } from "./judged-queries.mjs";

const query = { site: "hiking", kind: "place", query: "Tirol", right: [1, 2], good: [3] };

it("is content with a right trip among the first five, and with the right order alone entirely", () => {
  expect(judgeOne(query, { found: [1, 2, 3], similar: [] })).toMatchObject({ success: 1, wrong: 0, gain: 1 });
  expect(judgeOne(query, { found: [9, 1], similar: [] })).toMatchObject({ success: 1, shown: 2, wrong: 1 });
  expect(judgeOne(query, { found: [4, 5, 6, 7, 8, 1], similar: [] })).toMatchObject({
    success: 0,
    wrong: 5,
    gain: 0,
  });
  expect(judgeOne(query, { found: [3], similar: [] })).toMatchObject({ success: 0, wrong: 0 });
});

it("counts similar trips with nothing found alone, and apart", () => {
  expect(judgeOne(query, { found: [], similar: [1, 9] })).toMatchObject({
    ...{ success: 1, shown: 0, wrong: 0, similar: 2, similarWrong: 1 },
  });
  expect(judgeOne(query, { found: [9], similar: [1] })).toMatchObject({ success: 0, similar: 0 });
});

it("wants nothing found where nothing is on offer", () => {
  const none = { ...query, right: [], good: [] };
  expect(judgeOne(none, { found: [], similar: [4] })).toMatchObject({ success: 1, gain: 1 });
  expect(judgeOne(none, { found: [4], similar: [] })).toMatchObject({ success: 0, wrong: 1, gain: 0 });
  const onlyGood = { ...query, right: [] };
  expect(judgeOne(onlyGood, { found: [3], similar: [] })).toMatchObject({ success: 1, gain: 1 });
});

it("sums by kind and of all", () => {
  const sums = judge([query, { ...query, kind: "word", right: "all" }], () => ({ found: [1], similar: [] }));
  expect([...sums.keys()]).toEqual(["place", "all", "word"]);
  expect(sums.get("all")).toMatchObject({ queries: 2, success: 2, shown: 2 });
});
