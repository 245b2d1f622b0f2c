import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { goOnOf, openPending, PENDING_MS, sealPending } from "./pending";
import { newRecoveryCodes, recoveryHash } from "./recovery-codes";

const key = randomBytes(32);
const encryption = {
  encrypt(value: string) {
    const cipher = createCipheriv("aes-256-gcm", key, Buffer.alloc(12));
    const text = Buffer.concat([cipher.update(value), cipher.final()]);
    return `${text.toString("hex")}:${cipher.getAuthTag().toString("hex")}`;
  },
  decrypt(value: string) {
    const [text = "", tag = ""] = value.split(":");
    const decipher = createDecipheriv("aes-256-gcm", key, Buffer.alloc(12)).setAuthTag(
      Buffer.from(tag, "hex"),
    );
    return decipher.update(text, "hex", "utf8") + decipher.final("utf8");
  },
};
const pending = { userId: 7, proof: "p", startedAt: 1_000_000, goOn: "/admin", secret: "GEHEIM" };

describe("a sign-in under way", () => {
  const sealed = sealPending(pending, encryption);

  it("is readable by nobody else, for ten minutes", () => {
    expect(Buffer.from(sealed, "base64url").toString()).not.toContain("GEHEIM");
    expect(openPending(sealed, encryption, 1_000_000 + PENDING_MS - 1)).toEqual(pending);
    expect(openPending(sealed, encryption, 1_000_000 + PENDING_MS)).toBeNull();
    expect(openPending(sealed, encryption, 999_999)).toBeNull();
  });

  it("cannot be changed", () => {
    const changed = `${sealed.slice(0, 10)}${sealed[10] === "A" ? "B" : "A"}${sealed.slice(11)}`;
    for (const value of [undefined, "", "x", changed, "A".repeat(5000)])
      expect(openPending(value, encryption, 1_000_001)).toBeNull();
  });

  it("that is longer than any is not looked at", () => {
    const decrypt = jest.fn(() => JSON.stringify(pending));
    const open = (length: number) => openPending("A".repeat(length), { ...encryption, decrypt }, 1_000_001);
    expect([open(4001), decrypt.mock.calls.length]).toEqual([null, 0]);
    expect(open(4000)).toEqual(pending);
  });

  it("needs the key to be kept", () => {
    expect(() => sealPending(pending, { ...encryption, encrypt: () => null })).toThrow("ENCRYPTION_KEY");
    expect(openPending(sealed, { ...encryption, decrypt: () => null }, 1_000_001)).toBeNull();
  });
});

it.each([
  ["/content-manager?page=2", "/admin/content-manager?page=2"],
  ["/", "/admin/"],
  ["//evil.example", "/admin//evil.example"],
  ["/../../evil", "/admin"],
  ["/\\evil.example", "/admin"],
  ["https://evil.example", "/admin"],
  ["/auth/login", "/admin"],
  ["/anmelden", "/admin"],
  ["/x\r\nSet-Cookie: a", "/admin"],
  [["/a"], "/admin"],
  ["x/content-manager", "/admin"],
  ["/..", "/admin"],
  ["/../administration", "/admin"],
  ["/content-manager/admin/auth/x", "/admin/content-manager/admin/auth/x"],
  ["/authors", "/admin/authors"],
  [`/${"a".repeat(499)}`, `/admin/${"a".repeat(499)}`],
  [`/${"a".repeat(500)}`, "/admin"],
  [undefined, "/admin"],
])("leads on from %j to %s", (value, address) => {
  expect(goOnOf(value)).toBe(address);
});

it("recovery codes: ten of 118 bits, each another, read however they are typed", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){5}$/);
  const [first = ""] = codes;
  expect(recoveryHash(` ${first.toUpperCase().replaceAll("-", " ")} `)).toBe(recoveryHash(first));
  expect([recoveryHash(""), recoveryHash("abcd-efgh-jkmn")]).toEqual([null, null]);
});

it("a recovery code that was written down opens still, whatever version has made it", () => {
  expect(recoveryHash("abcd-efgh-jkmn-pqrs-tuvw-xyz2")).toBe(
    "61fd362380c164b0d9b77e980e230b41d10aaefccf7d3e6e7630ab147d44f169",
  );
});
