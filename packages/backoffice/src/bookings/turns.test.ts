import { createTurns } from "./turns";

it("are taken one after the other under one name, also after a failure", async () => {
  const inTurn = createTurns();
  const order: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      order.push(`${name} starts`);
      await Promise.resolve();
      order.push(`${name} ends`);
      if (fails) throw new Error(name);
    };
  const results = await Promise.allSettled([
    inTurn("a", work("1", true)),
    inTurn("a", work("2")),
    inTurn("b", work("3")),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(order.indexOf("2 starts")).toBeGreaterThan(order.indexOf("1 ends"));
  expect(order.indexOf("3 starts")).toBeLessThan(order.indexOf("1 ends"));
});
