import { subscribeCommand, tokenCommand } from "./request-shape";
import { hashToken, newsletterTokens, TOKEN } from "./tokens";

const origin = "https://wandern.gratweg.example";
const subscribe = { email: "Ännè.Ott@Post.example", site: "hiking", textVersion: "2026-1", origin };

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
    expect(token).toMatch(TOKEN);
    expect(hashToken(token)).toMatch(/^[\da-f]{64}$/);
  }
  expect(newsletterTokens("geheim").confirm("abc", "1")).toBe(all[0]);
});

it("an address has one spelling", () => {
  expect(subscribeCommand(subscribe)).toEqual({ ...subscribe, email: "ännè.ott@post.example" });
});

it.each([
  null,
  [],
  { ...subscribe, email: "anna" },
  { ...subscribe, email: "a@post.example, b@post.example" },
  { ...subscribe, email: `${"a".repeat(300)}@post.example` },
  { ...subscribe, email: ["a@post.example"] },
  { ...subscribe, site: "elsewhere" },
  { ...subscribe, textVersion: "" },
  { ...subscribe, origin: "javascript:alert(1)" },
  { ...subscribe, origin: "https://wandern.gratweg.example/a?b" },
])("%j is no sign-up", (body) => {
  expect(subscribeCommand(body)).toBeNull();
});

it("a token has its form", () => {
  const token = "a".repeat(43);
  expect(tokenCommand({ token, origin, more: 1 })).toEqual({ token, origin });
  for (const wrong of ["", "a".repeat(42), `${token}a`, `${"a".repeat(42)}'`, 7])
    expect(tokenCommand({ token: wrong, origin })).toBeNull();
});
