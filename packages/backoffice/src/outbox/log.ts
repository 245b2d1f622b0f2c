/** Never names, addresses, notes or a server's answers, which often repeat the address. */
export interface LogEntry {
  event: string;
  mail?: number;
  booking?: number | null;
  kind?: string;
  attempt?: number;
  code?: string;
  ms?: number;
  retryInMs?: number;
  count?: number;
}

export type Log = (level: "info" | "warn" | "error", entry: LogEntry) => void;

/** One JSON object a line on standard output. */
export const jsonLog: Log = (level, entry) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, part: "outbox", ...entry })}\n`,
  );
};
