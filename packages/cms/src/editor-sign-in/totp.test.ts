import { Secret } from "otpauth";
import { newSecret, otpauthAddress, stepOf } from "./totp";

/** RFC 6238, appendix B: the last six of its eight digits. */
const secret = Secret.fromLatin1("12345678901234567890").base32;
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [1_234_567_890, "005924", 41_152_263],
])("knows the standard's code at %i s", (seconds, code, step) => {
  expect(stepOf(code, secret, at(seconds))).toBe(step);
  expect(stepOf(` ${code.slice(0, 3)} ${code.slice(3)} `, secret, at(seconds))).toBe(step);
});

it("takes a code for its own thirty seconds, not one before and none after", () => {
  const codes = [29, 30, 59, 60].map((seconds) => stepOf("287082", secret, at(seconds)));
  expect(codes).toEqual([null, 1, 1, null]);
});

it("takes nothing else", () => {
  for (const code of ["", "28708", "2870820", "28708a", "２８７０８２"])
    expect(stepOf(code, secret, at(59))).toBeNull();
});

it("makes another secret of 160 bits each time, in an address that apps understand", () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(made);
  const address = new URL(otpauthAddress(made, "kim@gratweg.example"));
  expect([address.protocol, address.searchParams.get("secret"), address.searchParams.get("issuer")]).toEqual([
    "otpauth:",
    made,
    "Gratweg Redaktion",
  ]);
});
