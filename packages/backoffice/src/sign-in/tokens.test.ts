import { accountTokens } from "./tokens";

it("a mail's link opens still, whatever version has made it", () => {
  expect(accountTokens("geheim").token("reset", "doc-1", "seed")).toBe(
    "zxOCY5lhKYSm4SA5ikhLG1dot7vKYrfyZCvEHeneJG0",
  );
});
