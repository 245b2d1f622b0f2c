import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { berlinDay } from "../lib/site-version.mjs";

/** Puts a text between the section's marks in docs/benchmarks.md, under the day and the machine. */
export function writeSection(root, name, text) {
  const file = path.join(root, "docs/benchmarks.md");
  const day = berlinDay();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const machine = `${day} · Node ${process.versions.node} · ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, ${memory} GB · load ${os.loadavg()[0].toFixed(1)} at the end`;
  const section = new RegExp(`(<!-- ${name} -->\n)[^]*(<!-- /${name} -->)`);
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(
      section,
      (_, begin, end) => `${begin}${machine}\n\n${text.trim()}\n${end}`,
    ),
  );
}

/** Columns whose first value is a word are aligned to the left. @param {string[]} head @param {(string | number)[][]} rows */
export function table(head, rows) {
  const marks = head.map((_, column) => (/^\p{L}/u.test(String(rows[0]?.[column])) ? "---" : "---:"));
  return [head, marks, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
