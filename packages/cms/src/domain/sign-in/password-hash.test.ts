import { hashSync } from "bcryptjs";
import { DUMMY_HASH } from "./accounts";
import { hashPassword, isPasswordOf, isWhole } from "./password-hash";

it("64 characters of any kind count whole, and so does what stands behind a NUL", () => {
  const euros = "€".repeat(64);
  const hash = hashPassword(euros);
  expect(Buffer.byteLength(euros)).toBe(192);
  expect(isPasswordOf(euros, hash)).toBe(true);
  expect(isPasswordOf(`${"€".repeat(63)}$`, hash)).toBe(false);
  expect(isPasswordOf("Berg\u0000a", hashPassword("Berg\u0000b"))).toBe(false);
});

it("knows hashes of bcrypt alone, as Strapi's own screens make them, and says that they are to be made anew", () => {
  const strapis = hashSync("Bergschuh-2027", 4);
  expect([isWhole(strapis), isPasswordOf("Bergschuh-2027", strapis)]).toEqual([false, true]);
  expect(isPasswordOf("bergschuh-2027", strapis)).toBe(false);
  expect(isWhole(hashPassword("Bergschuh-2027"))).toBe(true);
});

it("the comparison of an unknown address costs as much as any", () => {
  expect(hashPassword("x").slice(0, 14)).toBe(DUMMY_HASH.slice(0, 14));
  expect(isWhole(DUMMY_HASH)).toBe(true);
});
