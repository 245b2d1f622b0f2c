import { openDatabase } from "../database";
import { databaseOf } from "../environment";
import { openOutbox } from "./outbox";
import { outboxSettings } from "./settings";
import type { Log } from "./worker";

/** One JSON object a line on standard output. */
const jsonLog: Log = (level, entry) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, part: "outbox", ...entry })}\n`,
  );
};

/** `node dist/outbox/main.js`: the loop as a process of its own, for a server with `GRATWEG_OUTBOX=off`. */
const database = openDatabase(databaseOf());
const outbox = openOutbox(database, outboxSettings(), jsonLog);
const end = async (): Promise<void> => {
  await outbox.close();
  await database.destroy();
};
process.once("SIGTERM", () => void end());
process.once("SIGINT", () => void end());
jsonLog("info", { event: "worker.started" });
outbox.start();
