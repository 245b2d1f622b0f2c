import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { portIsFree } from "./free-port.mjs";
import { portOwner } from "./port-owner.mjs";
import { hasKeptDriver } from "./sqlite-driver.mjs";
import { StepError } from "./terminal.mjs";

const MINIMUM = [20, 19];

/** Checks what no step can repair. Each failure is one line that names what is missing and how to get it. */
export async function preflight(root, ports) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1]))
    throw new StepError(
      `Node ${MINIMUM.join(".")} or newer is needed, this is ${process.versions.node}: see https://nodejs.org or "nvm install 20".`,
    );
  const driver = "packages/cms/node_modules/better-sqlite3/build/Release/better_sqlite3.node";
  if (!existsSync(path.join(root, driver)) && !hasKeptDriver(root)) {
    const missing = ["python3", "make", "g++"].filter((tool) => !runs(tool));
    if (missing.length > 0)
      throw new StepError(
        `To compile SQLite's driver, ${missing.join(", ")} must be installed: "apt-get install ${missing.join(" ")}" on Debian, "xcode-select --install" on macOS.`,
      );
  }
  for (const port of Object.values(ports))
    if (!(await portIsFree(port)))
      throw new StepError(await takenPort(port, root, Object.keys(ports).length));
}

/** Who holds it, and what to do instead. */
async function takenPort(port, root, wanted) {
  const owner = portOwner(port);
  const isBelow = owner?.folder === root || owner?.folder?.startsWith(`${root}${path.sep}`) === true;
  const isOurs = isBelow && /\bnode\b/.test(owner?.command ?? "");
  const who = owner ? `process ${owner.pid} (${owner.command})` : "another program";
  const first = await firstFreeRow(port, wanted);
  return isOurs
    ? `Gratweg runs already from this folder: ${who} holds port ${port}. Stop it there with Ctrl-C.`
    : `Port ${port} is held by ${who}. End it, or take free ports: "npm start -- --port ${first}".`;
}

/** The first of so many free ports in a row, from the next full hundred on. */
async function firstFreeRow(port, length) {
  for (let first = Math.ceil((Math.max(port, 8000) + 1) / 100) * 100; first + length < 65_536; first += 100) {
    const row = Array.from({ length }, (_, index) => portIsFree(first + index));
    if ((await Promise.all(row)).every(Boolean)) return first;
  }
  return 0;
}

function runs(tool) {
  try {
    execFileSync(tool, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
