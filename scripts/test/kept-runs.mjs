import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Tests look at the calendar: what passed longer ago than this says nothing about today. */
const LONGEST_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * The last green run of each part of the tests: its inputs, its counts and its reports, from which rows are proven while nothing that
 * the part can read has changed.
 *
 * @param {{ root: string, now?: () => number }} options
 */
export function keptRuns({ root, now = Date.now }) {
  const folderOf = (/** @type {string} */ part) =>
    path.join(root, "node_modules/.cache/gratweg/test-runs", part.replaceAll(/\W+/g, "-"));
  return {
    /**
     * @param {string} part
     * @param {string | null} inputs as they are now
     * @returns {Kept | null} when the last green run had the same
     */
    find(part, inputs) {
      const file = path.join(folderOf(part), "run.json");
      if (inputs === null || !existsSync(file)) return null;
      /** @type {Kept & { inputs: string }} */
      const kept = JSON.parse(readFileSync(file, "utf8"));
      if (kept.inputs !== inputs || now() - Date.parse(kept.at) > LONGEST_MS) return null;
      const reports = kept.reports.map((report) => ({
        ...report,
        file: path.join(folderOf(part), report.file),
      }));
      return reports.every((report) => existsSync(report.file)) ? { ...kept, reports } : null;
    },

    /**
     * Keeps a run in which every test passed at its first try; any other run is forgotten together with the one before.
     *
     * @param {string} part
     * @param {{ before: string | null, after: string | null }} inputs who edits while tests run has tested neither state
     * @param {{ passed: number, failed: number, skipped?: number, flaky?: readonly unknown[], reports?: readonly Report[] }} result
     */
    keep(part, { before, after }, { passed, failed, skipped = 0, flaky = [], reports = [] }) {
      const folder = folderOf(part);
      rmSync(folder, { recursive: true, force: true });
      if (before === null || before !== after || failed > 0 || flaky.length > 0) return;
      if (!reports.every(({ file }) => existsSync(file))) return;
      const unfinished = `${folder}.new`;
      rmSync(unfinished, { recursive: true, force: true });
      mkdirSync(unfinished, { recursive: true });
      const own = reports.map(({ name, file }, index) => {
        copyFileSync(file, path.join(unfinished, `${index}.json`));
        return { name, file: `${index}.json` };
      });
      const at = new Date(now()).toISOString();
      const run = { inputs: before, at, commit: commitOf(root), passed, skipped, reports: own };
      writeFileSync(path.join(unfinished, "run.json"), JSON.stringify(run));
      renameSync(unfinished, folder);
    },
  };
}

/**
 * @typedef {{ name: string, file: string }} Report
 * @typedef {{ at: string, commit: string, passed: number, skipped: number, reports: Report[] }} Kept
 */

/** Whether a whole run may leave out what has not changed: for people, never where a machine decides. @param {{ isWhole: boolean, all: boolean, env: Record<string, string | undefined> }} run */
export function mayLeaveOut({ isWhole, all, env }) {
  return isWhole && !all && (env.CI ?? "") === "";
}

function commitOf(root) {
  try {
    const words = ["rev-parse", "--short", "HEAD"];
    return execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "no commit";
  }
}
