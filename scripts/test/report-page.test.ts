import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { failuresOf } from "./failures.mjs";
import { writeReportPage } from "./report-page.mjs";

const root = mkdtempSync(path.join(tmpdir(), "gratweg-report-"));
const results = path.join(root, "test-results");
afterAll(() => rmSync(root, { recursive: true }));

const unit = {
  testResults: [
    {
      name: path.join(root, "site/a.test.ts"),
      status: "failed",
      assertionResults: [
        {
          ancestorTitles: ["a word"],
          title: "is said",
          status: "failed",
          duration: 1500,
          failureMessages: ["\u001b[31mExpected <b>\u001b[39m"],
        },
        { ancestorTitles: [], title: "is heard", status: "passed", duration: 20 },
      ],
    },
    { name: "broken.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
  ],
};
const picture = path.join(results, "e2e/books/test-failed-1.png");
const e2e = {
  config: { rootDir: root },
  suites: [
    {
      title: "books.spec.ts",
      specs: [
        {
          title: "books a trip",
          file: "books.spec.ts",
          tests: [
            {
              status: "flaky",
              results: [
                {
                  duration: 3000,
                  errors: [{ message: "no button" }],
                  attachments: [
                    { name: "screenshot", contentType: "image/png", path: picture },
                    { name: "trace", contentType: "application/zip", path: "trace.zip" },
                  ],
                },
                { duration: 1000, errors: [], attachments: [] },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it("finds what failed in either form of report, files that could not be read and flaky tests too", () => {
  expect(
    [
      { name: "unit", report: unit },
      { name: "e2e", report: e2e },
    ].flatMap(failuresOf),
  ).toEqual([
    {
      step: "unit",
      title: `${path.join(root, "site/a.test.ts")} › a word › is said`,
      message: "Expected <b>",
      pictures: [],
    },
    { step: "unit", title: "broken.test.ts", message: "Cannot find module", pictures: [] },
    {
      step: "e2e",
      title: "books.spec.ts › books a trip (flaky)",
      message: "no button",
      pictures: [picture],
    },
  ]);
});

it("writes one page with parts, failures and their pictures, rows and the slowest tests", () => {
  mkdirSync(results);
  const rows = [
    {
      id: "4.3",
      behaviour: "A token & a name",
      state: "failed",
      tests: [{ file: "site/a.test.ts", title: "is said", outcome: "failed", cases: 1, ms: 1500 }],
    },
    {
      ...{ id: "4.4", behaviour: "A word", state: "not proven" },
      tests: [{ file: "site/b.test.ts", title: "is seen", outcome: "not run", cases: 0, ms: 0 }],
    },
  ];
  writeFileSync(path.join(results, "conformance.json"), JSON.stringify({ isWhole: false, rows }));
  const reports = Object.entries({ unit, e2e }).map(([name, report]) => {
    const file = path.join(results, `${name}.json`);
    writeFileSync(file, JSON.stringify(report));
    return { name, file };
  });
  const file = writeReportPage({
    ...{ root, results, outcome: "2 passed, 2 failed" },
    parts: [{ name: "unit", outcome: "1 passed, 2 failed", time: "5 s", isGood: false }],
    reports: [...reports, { name: "stories", file: path.join(results, "nowhere.json") }],
  });
  const page = readFileSync(file, "utf8");
  expect(insides(page, "h1")).toEqual(["Gratweg: 2 passed, 2 failed"]);
  expect(insides(page, "tr").map((line) => insides(line, "td"))).toEqual([
    [],
    ["unit", "1 passed, 2 failed", "5 s"],
    [],
    ["4.3", "A token &amp; a name", "failed", "site/a.test.ts › is said: failed", "1.5"],
    [],
    ["e2e", "books.spec.ts › books a trip", "4.0"],
    ["unit", "site/a.test.ts › a word › is said", "1.5"],
    ["unit", "site/a.test.ts › is heard", "0.0"],
  ]);
  expect(insides(page, "pre")).toEqual(["Expected &lt;b>", "Cannot find module", "no button"]);
  expect([...page.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    "e2e/books/test-failed-1.png",
  ]);
});

/** What stands in each element of a name, as it is written. */
function insides(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, "gs"))].map(
    ([, inside = ""]) => inside,
  );
}
