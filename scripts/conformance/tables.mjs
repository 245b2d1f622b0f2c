/** Without Markdown's own row of dashes. @param {string} line */
export function cellsOf(line) {
  if (!line.startsWith("|") || /^\|[\s:|-]+\|$/.test(line)) return [];
  return line
    .slice(1, line.lastIndexOf("|"))
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/**
 * Tests that a text names as `file › part of its title`.
 *
 * @param {string} text
 * @returns {{ test: string, title: string }[]}
 */
export function namedTests(text) {
  return [...text.matchAll(/`([^`›]+) › ([^`]+)`/g)].map(([, test = "", title = ""]) => ({ test, title }));
}

/**
 * Null: the test is there.
 *
 * @param {{ test: string, title: string }} named
 * @param {(file: string) => string | null} read
 */
export function missingTest({ test, title }, read) {
  const source = read(test);
  if (source === null) return `no such test file: ${test}`;
  return source.includes(title) ? null : `${test} has no test named "${title}"`;
}
