import { withoutLinks } from "./without-links";

it.each([
  ["zahlen Sie unter https://evil.example/pay?a=b", "zahlen Sie unter https[:]//evil[.]example/pay?a=b"],
  ["login.evil.com/konto", "login[.]evil[.]com/konto"],
  ["HTTP://1.2.3.4/x", "HTTP[:]//1[.]2[.]3[.]4/x"],
  ["evil。com, evil．com, evil｡com, ❤.ws", "evil[.]com, evil[.]com, evil[.]com, ❤[.]ws"],
  ["mailto:a@b.example tel:0900", "mailto[:]a@b[.]example tel[:]0900"],
  ["post@bank.example", "post@bank[.]example"],
  ["a.xn--p1ai", "a[.]xn--p1ai"],
  ["gewinn.कॉम, gewinn.भारत/konto", "gewinn[.]कॉम, gewinn[.]भारत/konto"],
  ["198.51.100.7/konto", "198[.]51[.]100[.]7/konto"],
  [String.raw`\\10.0.0.5\share\x`, String.raw`\[\]10[.]0[.]0[.]5\share\x`],
])("%s leads nowhere", (typed, shown) => {
  expect(withoutLinks(typed)).toBe(shown);
});

it.each([
  "Zum 31.12.2026, z.B. wegen § 314 BGB: Die Leistung fiel aus.",
  "Buchung 100.017, Nr. 5 ... usw.",
  "Grund: Umzug nach St. Pölten",
])("%s stays as it is", (typed) => {
  expect(withoutLinks(typed)).toBe(typed);
});
