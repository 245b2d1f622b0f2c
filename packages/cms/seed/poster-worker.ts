import { rename, writeFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { drawPicture, type Drawing } from "./draw-picture";

/** Draws in a thread of its own: one picture takes a second of one core. */
parentPort?.on("message", (drawing: Drawing) => {
  void draw(drawing).then(
    () => parentPort?.postMessage({ file: drawing.file }),
    (error: unknown) => parentPort?.postMessage({ file: drawing.file, error: String(error) }),
  );
});

async function draw(drawing: Drawing): Promise<void> {
  // Written beside and renamed, so that an interrupted start leaves no half picture in the cache.
  const unfinished = `${drawing.file}.${process.pid}.tmp`;
  await writeFile(unfinished, await drawPicture(drawing));
  await rename(unfinished, drawing.file);
}
