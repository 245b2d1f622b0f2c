import { parentPort } from "node:worker_threads";
import type { HashJob } from "./hash-pool";
import { hashPassword, isPasswordOf } from "./password-hash";

parentPort?.on("message", ({ password, hash }: HashJob) => {
  parentPort?.postMessage(hash === null ? hashPassword(password) : isPasswordOf(password, hash));
});
