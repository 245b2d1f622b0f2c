import { prepared } from "./named-parameters";

it("numbers parameters in the order of their first use, casts excepted", () => {
  const { text, values } = prepared("x", "SELECT :b, :a, :b, '{}'::jsonb");
  expect(text).toBe("SELECT $1, $2, $1, '{}'::jsonb");
  expect(values({ a: 1, b: 2 })).toEqual([2, 1]);
  expect(() => values({ a: 1 })).toThrow("parameter b");
});
