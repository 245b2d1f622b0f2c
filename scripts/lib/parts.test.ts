import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as parts from "./parts.mjs";

interface Options {
  root: string;
  env: Record<string, string | undefined>;
  log: string;
  onLine: (line: string) => void;
}
const startMailWorker = parts.startMailWorker as (options: Options) => Promise<{ exited: Promise<number> }>;

const root = mkdtempSync(path.join(tmpdir(), "gratweg-parts-"));
afterAll(() => rmSync(root, { recursive: true }));

it("hands a process nothing of the environment that is another one's", async () => {
  const program = path.join(root, "packages/cms/dist/src/outbox/main.js");
  mkdirSync(path.dirname(program), { recursive: true });
  writeFileSync(program, "console.log(JSON.stringify(process.env))");
  const lines: string[] = [];
  const running = await startMailWorker({
    root,
    env: { PATH: process.env["PATH"], GRATWEG_ACCOUNT_SECRET: "its own", JWT_SECRET: "x", NPM_TOKEN: "x" },
    log: path.join(root, "worker.log"),
    onLine: (line) => void lines.push(line),
  });
  await running.exited;
  const given = JSON.parse(lines[0] ?? "{}") as Record<string, string>;
  expect(given).toMatchObject({ GRATWEG_ACCOUNT_SECRET: "its own", NODE_ENV: "production" });
  expect(Object.keys(given).filter((name) => ["JWT_SECRET", "NPM_TOKEN"].includes(name))).toEqual([]);
});
