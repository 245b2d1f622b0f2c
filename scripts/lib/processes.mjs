import { spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { StepError } from "./terminal.mjs";

/** Children of this command; each runs in a process group of its own, so that none of its children is left behind. */
const children = new Set();
let ending = false;

/**
 * Starts a child whose output goes to `log`. `onLine` sees each line. The answer's `exited` settles with the exit code; `stop()` ends
 * the whole group, `kill()` at once.
 */
export function start(name, command, args, { cwd, env, log, onLine }) {
  // Nobody would end it any more.
  if (ending) throw new StepError(`${name} was not started, because this command is ending.`);
  mkdirSync(path.dirname(log), { recursive: true });
  const out = createWriteStream(log, { flags: "w" });
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let rest = "";
  const listen = (chunk) => {
    out.write(chunk);
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine?.(line);
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const exited = new Promise((resolve) => {
    child.once("error", (error) => {
      out.end(`${error.message}\n`, () => resolve(127));
    });
    child.once("close", (code, signal) => {
      children.delete(running);
      out.end(() => resolve(code ?? (signal ? 128 : 1)));
    });
  });
  const running = {
    ...{ name, log, child, exited },
    stop: (grace) => stop(running, "SIGTERM", grace),
    kill: () => stop(running, "SIGKILL"),
  };
  children.add(running);
  return running;
}

/** Runs a command to its end; throws a {@link StepError} with the last telling line when it fails. */
export async function run(name, command, args, options) {
  const running = start(name, command, args, options);
  const code = await running.exited;
  if (code !== 0)
    throw new StepError(`${name} failed (exit code ${code}): ${lastWords(options.log)}`, options);
}

/** The last line of a log that says something. */
export function lastWords(log) {
  if (!existsSync(log)) return "no output";
  const lines = stripVTControlCharacters(readFileSync(log, "utf8"))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("at ") && !/^npm (warn|notice)\b/.test(line));
  const telling = lines.filter((line) => /error|fail|cannot|EADDR|ENO/i.test(line));
  return (telling.at(-1) ?? lines.at(-1) ?? "no output").slice(0, 300);
}

async function stop({ child, exited }, signal, grace = 8000) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  signalGroup(child.pid, signal);
  const timer = setTimeout(() => signalGroup(child.pid, "SIGKILL"), grace);
  await exited;
  clearTimeout(timer);
  // A child that ended at once may leave grandchildren in its group.
  signalGroup(child.pid, "SIGKILL");
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

export async function stopAll() {
  await Promise.all([...children].reverse().map((running) => running.stop()));
}

/** Whether this command was told to end: what its children do from then on is no failure. */
export function isEnding() {
  return ending;
}

/**
 * Ends every child when this command is told to end, then exits with the signal's code. Who asks a second time does not want to wait:
 * the children are killed, which leaves nothing behind and loses nothing that was acknowledged.
 */
export function stopWithUs() {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
    process.on(signal, () => {
      if (ending) return children.forEach((running) => void running.kill());
      ending = true;
      console.log("\nStopping …");
      void stopAll().then(() => process.exit(code));
    });
}
