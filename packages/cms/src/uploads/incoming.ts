import { mkdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { dataFolder } from "../environment";

/** Where the body parser writes what is being uploaded, until it is stored or refused. */
export const incomingFolder = (): string => join(dataFolder(), "incoming-uploads");

/** What lies there at the start was sent to a process that ended in the middle. */
export function emptyIncomingFolder(): void {
  rmSync(incomingFolder(), { recursive: true, force: true });
  mkdirSync(incomingFolder(), { recursive: true, mode: 0o700 });
}

interface ReceivedFile {
  filepath: string;
}
export type ReceivedFiles = Readonly<Record<string, ReceivedFile | ReceivedFile[] | undefined>>;

export async function removeReceived(files: ReceivedFiles): Promise<void> {
  const received = Object.values(files).flatMap((entry) => entry ?? []);
  await Promise.all(received.map(({ filepath }) => rm(filepath, { force: true })));
}
