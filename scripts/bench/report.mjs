import { existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const SECTIONS = {
  search: "Trip search",
  bookings: "Bookings",
  weight: "Weight of pages",
  lighthouse: "Lighthouse, mobile",
};

const HEAD = `# Benchmarks

Written by \`npm run bench\`; each section says when and on what. Never a test: numbers depend on the machine and on what else it does.
`;

/**
 * Puts one section's text into docs/benchmarks.md and leaves the others alone.
 * @param {string} root
 * @param {keyof typeof SECTIONS} name
 * @param {string} text
 */
export function writeSection(root, name, text) {
  const file = path.join(root, "docs/benchmarks.md");
  const kept = existsSync(file) ? readFileSync(file, "utf8") : "";
  const sections = Object.entries(SECTIONS).map(([key, title]) => {
    const body = key === name ? `${machine()}\n\n${text.trim()}` : sectionOf(kept, key);
    return `## ${title}\n\n<!-- ${key} -->\n${body ?? "Not measured yet."}\n<!-- /${key} -->\n`;
  });
  writeFileSync(file, [HEAD, ...sections].join("\n"));
}

/** @param {string} text @param {string} key */
function sectionOf(text, key) {
  return new RegExp(`<!-- ${key} -->\\n([\\s\\S]*?)\\n<!-- /${key} -->`).exec(text)?.[1];
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
