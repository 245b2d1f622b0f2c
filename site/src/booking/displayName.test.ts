import { displayName } from "./displayName";

it.each([
  ["Anna Ott", "Anna Ott"],
  ["  Anna-Lena\n O’Brien ", "Anna-Lena O’Brien"],
  ["Müller-Lüdenscheidt", "Müller-Lüdenscheidt"],
  ["Ann/a Berg 🙂", "Ann/a Berg 🙂"],
  ["علی‌رضا", "علی‌رضا"],
  [undefined, ""],
  ["<b>Anna</b>", ""],
  ["Rufen Sie 0900 123 an", ""],
  ["evil.example/login", ""],
  ["A".repeat(400), ""],
])("%j is shown as %j", (name, shown) => {
  expect(displayName(name)).toBe(shown);
});
