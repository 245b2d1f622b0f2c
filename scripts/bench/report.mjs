import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const SECTIONS = {
  search: "Trip search",
  "search-quality": "Trip search, judged",
  bookings: "Bookings",
  lighthouse: "Lighthouse, mobile",
};

const HEAD = `# Benchmarks

Written by \`npm run bench\`; each section says when and on what. Never a test: numbers depend on the machine and on what else it does.
`;

/**
 * Puts one section's text into docs/benchmarks.md and leaves everything else alone.
 * @param {string} root
 * @param {keyof typeof SECTIONS} name
 * @param {string} text
 */
export function writeSection(root, name, text) {
  const file = path.join(root, "docs/benchmarks.md");
  const before = existsSync(file) ? readFileSync(file, "utf8") : HEAD;
  writeFileSync(file, withSection(before, name, `${machine()}\n\n${text.trim()}`));
}

/**
 * @param {string} before
 * @param {keyof typeof SECTIONS} name
 * @param {string} body
 */
export function withSection(before, name, body) {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from >= 0 && to > from) return `${before.slice(0, from + begin.length)}\n${body}\n${before.slice(to)}`;
  return `${before.trimEnd()}\n\n## ${SECTIONS[name]}\n\n${begin}\n${body}\n${end}\n`;
}

function machine() {
  const [cpu] = os.cpus();
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date());
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0] ?? 0;
  return `${day} · Node ${process.versions.node} · ${os.cpus().length} × ${cpu?.model.trim() || os.arch()}, ${memory} GB · load ${load.toFixed(1)} at the end`;
}

/**
 * @param {string[]} head columns whose first value is text are aligned to the left
 * @param {(string | number)[][]} rows
 */
export function table(head, rows) {
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [
    line(head),
    line(head.map((_, index) => (index === 0 || isWord(rows[0]?.[index]) ? "---" : "---:"))),
    ...rows.map((row) => line(row)),
  ].join("\n");
}

/** @param {string | number | undefined} cell */
function isWord(cell) {
  return typeof cell === "string" && /^\p{L}/u.test(cell);
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
