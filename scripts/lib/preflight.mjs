import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { portIsFree } from "./free-port.mjs";
import { StepError } from "./terminal.mjs";

const MINIMUM = [20, 19];

/** Checks what no step can repair. Each failure is one line that names what is missing and how to get it. */
export async function preflight(root, ports) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1]))
    throw new StepError(
      `Node ${MINIMUM.join(".")} or newer is needed, this is ${process.versions.node}: see https://nodejs.org or "nvm install 20".`,
    );
  if (
    !existsSync(path.join(root, "packages/cms/node_modules/better-sqlite3/build/Release/better_sqlite3.node"))
  ) {
    const missing = ["python3", "make", "g++"].filter((tool) => !runs(tool));
    if (missing.length > 0)
      throw new StepError(
        `To compile SQLite's driver, ${missing.join(", ")} must be installed: "apt-get install ${missing.join(" ")}" on Debian, "xcode-select --install" on macOS.`,
      );
  }
  for (const [name, port] of Object.entries(ports))
    if (!(await portIsFree(port)))
      throw new StepError(
        `Port ${port} is in use already: end the program that holds it, or set ${name} to a free port.`,
      );
}

function runs(tool) {
  try {
    execFileSync(tool, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
