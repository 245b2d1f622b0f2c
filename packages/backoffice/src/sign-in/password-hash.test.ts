import { hashSync } from "@node-rs/bcrypt";
import { DUMMY_HASH, hashPassword, isCurrentHash, isPasswordOf } from "./password-hash";

it("64 characters of any kind count whole, and so does what stands behind a NUL", async () => {
  const euros = "€".repeat(64);
  const hash = await hashPassword(euros);
  expect(await isPasswordOf(euros, hash)).toBe(true);
  expect(await isPasswordOf(`${euros.slice(1)}a`, hash)).toBe(false);
  expect(await isPasswordOf("Grat\0b", await hashPassword("Grat\0a"))).toBe(false);
});

it("composed and decomposed letters are the same password, also in a hash of the raw form", async () => {
  const [composed, decomposed] = ["Frühling am Grat".normalize("NFC"), "Frühling am Grat".normalize("NFD")];
  expect(await isPasswordOf(decomposed, await hashPassword(composed))).toBe(true);
  expect(await isPasswordOf(composed, await hashPassword(decomposed))).toBe(true);
  const raw = hashSync(decomposed, 4);
  expect(await isPasswordOf(decomposed, raw)).toBe(true);
});

it("knows bcrypt's own hashes and those that bcryptjs has made", async () => {
  const old = "$2b$10$RD6AKSjHifDZxmC.Xfmr0O9joBJKSuymcHffawFK8MAy5MZItsvJu";
  const current = "sha256:$2b$10$maE/jmQQqgeW7CekCwOAFOGgImoIf6kcd5qY75PqQMJAWjLf3C7/O";
  expect(await isPasswordOf("Password-of-2020", old)).toBe(true);
  expect(await isPasswordOf("Bergschuh-2027", current)).toBe(true);
  expect([old, current, DUMMY_HASH].map(isCurrentHash)).toEqual([false, true, true]);
});
