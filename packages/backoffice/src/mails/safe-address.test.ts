import type { MailDocument } from "./document";
import { renderHtml } from "./html";
import { safeAddress } from "./safe-address";
import { renderText } from "./text";

it.each([
  "https://anderswo.example/weg?a=b\\c",
  "http://anderswo.example",
  "MAILTO:hilfe@gratweg.example",
  "tel:+4989123",
])("%s may be pressed", (href) => {
  expect(safeAddress(href)).toBe(href);
});

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://x",
  "/de",
  "//evil.example",
  "/\\evil.example",
  "https:\\\\evil.example",
  "https://gut.example\\@evil.example",
  "https://gut.example/\r\nBcc: x@evil.example",
  "",
])("%j may not", (href) => {
  expect(safeAddress(href)).toBeNull();
});

it("a mail keeps a link's words and drops an address that may not be pressed", () => {
  const link = { label: "Zur Website", href: "javascript:alert(1)" };
  const mail: MailDocument = {
    brand: "Gratweg",
    eyebrow: "",
    title: "x",
    subtitle: "",
    preview: "",
    blocks: [
      { type: "paragraph", content: [link] },
      { type: "link", ...link },
    ],
    small: [],
    footer: [[link]],
  };
  for (const written of [renderHtml(mail), renderText(mail)]) {
    expect(written).not.toContain("javascript:");
    expect(written.match(/Zur Website/g)).toHaveLength(3);
  }
});
