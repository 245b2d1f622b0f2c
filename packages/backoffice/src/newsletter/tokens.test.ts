import { hashToken, newsletterTokens } from "./tokens";

it("tokens are 32 bytes that nobody can make without the secret, one for each purpose, person and round", () => {
  const tokens = newsletterTokens("geheim");
  const all = [
    tokens.confirm("abc", "1"),
    tokens.confirm("abc", "2"),
    tokens.confirm("abd", "1"),
    tokens.unsubscribe("abc"),
    tokens.unsubscribe("abd"),
    newsletterTokens("anderes").confirm("abc", "1"),
  ];
  expect(new Set(all).size).toBe(all.length);
  for (const token of all) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(hashToken(token)).toMatch(/^[\da-f]{64}$/);
  }
  expect(newsletterTokens("geheim").confirm("abc", "1")).toBe(all[0]);
});
