import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StepError } from "../lib/terminal.mjs";

/**
 * Writes new files and changes lists, all or nothing: a file that exists refuses everything.
 *
 * @param {string} root
 * @param {{ create: Record<string, string>, change: Record<string, (text: string) => string> }} plan by paths below `root`
 * @returns {Promise<string[]>} the paths, new ones first
 */
export async function write(root, { create, change }) {
  const taken = Object.keys(create).find((file) => existsSync(path.join(root, file)));
  if (taken) throw new StepError(`${taken} exists already; nothing was written.`);
  const texts = { ...create };
  for (const [file, edit] of Object.entries(change))
    texts[file] = edit(readFileSync(path.join(root, file), "utf8"));
  // Not before something is to be written: it is large, and what only refuses does without.
  const { format, resolveConfig } = await import("prettier");
  const ready = await Promise.all(
    Object.entries(texts).map(async ([file, text]) => {
      const target = path.join(root, file);
      return [target, await format(text, { ...(await resolveConfig(target)), filepath: target })];
    }),
  );
  for (const [target, text] of ready) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return Object.keys(texts);
}
