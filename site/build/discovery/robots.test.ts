import { robotsFile } from "./robots";

it("in production all may be read but what belongs to one person, and the sitemap is named in full", () => {
  expect(robotsFile("https://wandern.gratweg.example", { production: true }).split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "Disallow: /api/",
    "Disallow: /internal/",
    "Disallow: /de/portal$",
    "Disallow: /de/portal/",
    "Disallow: /de/de/portal/",
    "Disallow: /de/reise/*/buchen/",
    "",
    "Sitemap: https://wandern.gratweg.example/sitemap.xml",
    "",
  ]);
});

it("a test system is closed", () => {
  expect(robotsFile("https://wandern.gratweg.example", { production: false })).toBe(
    "User-agent: *\nDisallow: /\n",
  );
});
