import { createGate } from "./gate";

it("lets so many in at once, and the next when one has left", () => {
  const gate = createGate(2, 2);
  const leave = gate.enter("a");
  expect([gate.enter("b") !== undefined, gate.enter("c"), gate.inside()]).toEqual([true, undefined, 2]);
  leave?.();
  expect(gate.enter("c")).toBeDefined();
});

it("keeps room for others: one client has a quarter of it", () => {
  const gate = createGate(8);
  const leave = gate.enter("a");
  expect([gate.enter("a") !== undefined, gate.enter("a")]).toEqual([true, undefined]);
  expect(gate.enter("b")).toBeDefined();
  leave?.();
  expect(gate.enter("a")).toBeDefined();
});
