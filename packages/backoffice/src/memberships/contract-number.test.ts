import { createContractNumber } from "./contract-number";

it("a contract's number can be read aloud and is not counted up", () => {
  const numbers = Array.from({ length: 200 }, createContractNumber);
  for (const number of numbers) expect(number).toMatch(/^M-[2-9A-HJ-NP-TV-Z]{4}-[2-9A-HJ-NP-TV-Z]{4}$/);
  expect(new Set(numbers).size).toBe(200);
});
