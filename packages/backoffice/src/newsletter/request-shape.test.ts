import { subscribeCommand, tokenCommand } from "./request-shape";

const origin = "https://wandern.gratweg.example";
const subscribe = { email: "Ännè.Ott@Post.example", site: "hiking", textVersion: "2026-1", origin };

it("an address has one spelling", () => {
  expect(subscribeCommand(subscribe)).toEqual({ ...subscribe, email: "ännè.ott@post.example" });
});

it.each([
  null,
  { ...subscribe, email: "anna" },
  { ...subscribe, email: "a@post.example, b@post.example" },
  { ...subscribe, email: `${"a".repeat(300)}@post.example` },
  { ...subscribe, site: "elsewhere" },
  { ...subscribe, origin: "javascript:alert(1)" },
])("%j is no sign-up", (body) => {
  expect(subscribeCommand(body)).toBeNull();
});

it("a token has its form", () => {
  const token = "a".repeat(43);
  expect(tokenCommand({ token, origin, more: 1 })).toEqual({ token, origin });
  for (const wrong of ["", "a".repeat(42), `${token}a`, `${"a".repeat(42)}'`, 7])
    expect(tokenCommand({ token: wrong, origin })).toBeNull();
});
