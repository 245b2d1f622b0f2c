import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compare } from "./compare.mjs";
import { reportPage } from "./report.mjs";

/**
 * Compares two folders of pictures and writes the report. Everything that it shows lies in `folder`, so that it can be kept or
 * sent; equal pictures are left out.
 *
 * @param {{ before: Shots, after: Shots, base: string, head: string, folder: string }} review
 * @typedef {{ folder: string, frames: import("./report.mjs").Frame[], restless: string[] }} Shots
 */
export async function review({ before, after, base, head, folder }) {
  rmSync(folder, { recursive: true, force: true });
  for (const which of ["before", "after", "difference"])
    mkdirSync(path.join(folder, which), { recursive: true });
  const keep = (which, from, key) =>
    copyFileSync(path.join(from, `${key}.png`), path.join(folder, which, `${key}.png`));

  const old = new Map(before.frames.map((frame) => [frame.key, frame]));
  /** @type {import("./report.mjs").Finding[]} */
  const findings = [];
  let equal = 0;
  for (const frame of after.frames) {
    const { key } = frame;
    if (!old.delete(key)) {
      keep("after", after.folder, key);
      findings.push({ frame, state: "added" });
      continue;
    }
    const [was, is] = [before, after].map((shots) => readFileSync(path.join(shots.folder, `${key}.png`)));
    const { changed, share, difference } = await compare(was, is);
    if (difference === undefined) {
      equal += 1;
      continue;
    }
    keep("before", before.folder, key);
    keep("after", after.folder, key);
    writeFileSync(path.join(folder, "difference", `${key}.png`), difference);
    findings.push({ frame, state: "changed", changed, share });
  }
  for (const frame of old.values()) {
    keep("before", before.folder, frame.key);
    findings.push({ frame, state: "removed" });
  }
  findings.sort((one, other) => (other.share ?? 0) - (one.share ?? 0));
  const restless = [...new Set([...before.restless, ...after.restless])];
  const page = path.join(folder, "index.html");
  writeFileSync(page, reportPage({ base, head, findings, equal, restless }));
  return { page, findings, equal, restless };
}
