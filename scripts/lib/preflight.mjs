import { portIsFree } from "./free-port.mjs";
import { StepError } from "./terminal.mjs";

/** Checks what no step can repair, and says what to do. @param {Record<string, number>} ports */
export async function preflight(ports = {}) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new StepError(
      `Node 20.19 or newer is needed, this is ${process.versions.node}: see https://nodejs.org or "nvm install 20".`,
    );
  for (const port of Object.values(ports))
    if (!(await portIsFree(port)))
      throw new StepError(
        `Port ${port} is held by another program, or Gratweg runs already. End it, or take five other ports: "npm start -- --port 8100".`,
      );
}
