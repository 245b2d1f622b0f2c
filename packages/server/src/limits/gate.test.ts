import { createGate } from "./gate";

it("lets so many in at once, and the next when one has left", () => {
  const gate = createGate(2, { ofAddress: 2, ofNetwork: 2 });
  const leave = gate.enter("192.0.2.1");
  expect([gate.enter("198.51.100.1") !== undefined, gate.enter("203.0.113.1"), gate.inside()]).toEqual([
    true,
    undefined,
    2,
  ]);
  leave?.();
  expect(gate.enter("203.0.113.1")).toBeDefined();
});

it("keeps room for others: one client has a quarter of it", () => {
  const gate = createGate(8);
  const leave = gate.enter("192.0.2.1");
  expect([gate.enter("192.0.2.1") !== undefined, gate.enter("192.0.2.1")]).toEqual([true, undefined]);
  expect(gate.enter("198.51.100.1")).toBeDefined();
  leave?.();
  expect(gate.enter("192.0.2.1")).toBeDefined();
});

it("keeps room for others: one network has half of it, however many addresses it has", () => {
  const gate = createGate(8);
  const entered = Array.from({ length: 8 }, (_, net) => gate.enter(`2001:db8:77:${net}::1`));
  expect(entered.filter((leave) => leave !== undefined)).toHaveLength(4);
  expect(gate.enter("2001:db8:78::1")).toBeDefined();
  entered[0]?.();
  expect(gate.enter("2001:db8:77:99::1")).toBeDefined();
});
