import { parentPort } from "node:worker_threads";
import { compareSync, hashSync } from "bcryptjs";
import type { HashJob } from "./hash-pool";

/** As Strapi makes them, so that hashes of both cost the same to compare. */
const ROUNDS = 10;

parentPort?.on("message", (job: HashJob) => {
  const { password, hash } = job;
  parentPort?.postMessage(hash === null ? hashSync(password, ROUNDS) : compareSync(password, hash));
});
