import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** The program that listens on a port, as far as this user may know it. */
/** @typedef {{ pid: number, command: string, folder: string | undefined }} Owner */

/** @param {number} port @returns {Owner | undefined} */
export function portOwner(port) {
  try {
    return process.platform === "linux" ? ofProc(port) : ofLsof(port);
  } catch {
    // Another user's, or a system without these tools.
    return undefined;
  }
}

const LISTENS = "0A";

/** Linux: /proc/net/tcp names the socket's inode, /proc/{pid}/fd who holds it. */
function ofProc(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const inodes = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((table) =>
    readFileSync(table, "utf8")
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local = "", , state]) => local.endsWith(`:${hex}`) && state === LISTENS)
      .map((fields) => `socket:[${fields[9]}]`),
  );
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    if (descriptors(pid).some((link) => inodes.includes(link)))
      return {
        pid: Number(pid),
        command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim().slice(0, 120),
        folder: readlinkSync(`/proc/${pid}/cwd`),
      };
  return undefined;
}

function descriptors(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
      } catch {
        // Closed meanwhile.
        return [];
      }
    });
  } catch {
    // Ended meanwhile, or another user's.
    return [];
  }
}

function ofLsof(port) {
  const [pid] = execFileSync("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-t"], { encoding: "utf8" })
    .trim()
    .split("\n");
  if (!pid) return undefined;
  const command = execFileSync("ps", ["-o", "command=", "-p", pid], { encoding: "utf8" }).trim();
  const folder = /^n(.*)$/m.exec(
    execFileSync("lsof", ["-a", "-p", pid, "-d", "cwd", "-Fn"], { encoding: "utf8" }),
  )?.[1];
  return { pid: Number(pid), command: command.slice(0, 120), folder };
}
