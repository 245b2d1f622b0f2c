import { stripVTControlCharacters } from "node:util";

const LONGEST = 4000;

/**
 * What failed in a runner's report, with what it said and the pictures that it took; a test that failed and then passed too.
 *
 * @param {{ name: string, report: any }} step Jest's and Vitest's form, or Playwright's
 * @returns {Failure[]}
 * @typedef {{ step: string, title: string, message: string, pictures: string[] }} Failure
 */
export function failuresOf({ name, report }) {
  const found = report.testResults
    ? report.testResults.flatMap(ofJest)
    : (report.suites ?? []).flatMap((suite) => ofPlaywright(suite, []));
  return found.map(({ title, messages, pictures }) => ({
    ...{ step: name, title, pictures },
    message: stripVTControlCharacters(messages.join("\n\n")).slice(0, LONGEST),
  }));
}

/** A file that could not be read has no tests, and its own words. */
function ofJest({ name, message = "", status, assertionResults = [] }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0 && status === "failed") return [{ title: name, messages: [message], pictures: [] }];
  return failed.map(({ ancestorTitles = [], title, failureMessages = [] }) => ({
    title: [name, ...ancestorTitles, title].join(" › "),
    messages: failureMessages,
    pictures: [],
  }));
}

function ofPlaywright({ title, specs = [], suites = [] }, around) {
  const within = [...around, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => ({
        title: `${[...within, spec.title].join(" › ")}${status === "flaky" ? " (flaky)" : ""}`,
        messages: results.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => message)),
        pictures: results.flatMap(({ attachments = [] }) =>
          attachments.flatMap(({ contentType, path }) => (contentType === "image/png" && path ? [path] : [])),
        ),
      })),
  );
  return [...own, ...suites.flatMap((suite) => ofPlaywright(suite, within))];
}
