import { createGate, GateFull } from "./gate";

it("lets in so many, turns away the next one, and lets in again", async () => {
  const gate = createGate(1);
  let leave: () => void = () => undefined;
  const inside = gate.enter(() => new Promise<void>((resolve) => (leave = resolve)));
  await expect(gate.enter(() => Promise.resolve(1))).rejects.toThrow(GateFull);
  leave();
  await inside;
  await expect(gate.enter(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await gate.enter(() => Promise.resolve(2))).toBe(2);
});
