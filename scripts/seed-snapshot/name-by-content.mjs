import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { openFile, textColumns } from "./sqlite.mjs";

/** As Strapi ends a stored file's name: ten characters by chance. */
const SUFFIX = /_([0-9a-f]{10})\.(?:webp|png)$/;
const FORMAT = /^(?:thumbnail|small|medium|large)_/;

/** Gives stored pictures names by their content, so that a snapshot made anew changes no picture that is drawn as before. */
export function nameByContent({ database: file, uploads }) {
  const names = readdirSync(uploads);
  const suffixes = new Map(
    names
      .filter((name) => !FORMAT.test(name) && SUFFIX.test(name))
      .map((name) => [
        SUFFIX.exec(name)[1],
        createHash("sha256")
          .update(name.replace(SUFFIX, ""))
          .update(readFileSync(path.join(uploads, name)))
          .digest("hex")
          .slice(0, 10),
      ]),
  );
  const renamed = (text) =>
    text.replaceAll(/_([0-9a-f]{10})(?![0-9a-f])/g, (whole, suffix) =>
      suffixes.has(suffix) ? `_${suffixes.get(suffix)}` : whole,
    );
  for (const name of names)
    if (renamed(name) !== name) renameSync(path.join(uploads, name), path.join(uploads, renamed(name)));

  const database = openFile(file);
  database.transaction(() => {
    for (const { table, column } of textColumns(database)) {
      const rows = database.prepare(`SELECT rowid AS row, "${column}" AS text FROM "${table}"`).all();
      const change = database.prepare(`UPDATE "${table}" SET "${column}" = ? WHERE rowid = ?`);
      for (const { row, text } of rows)
        if (typeof text === "string" && renamed(text) !== text) change.run(renamed(text), row);
    }
  })();
  database.close();
}
