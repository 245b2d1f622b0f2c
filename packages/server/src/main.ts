#!/usr/bin/env node
import { createRequire } from "node:module";
import pino from "pino";
import { composeServer } from "./compose";
import { ConfigError, readConfig } from "./config";
import { closeOnSignals, listen, StartError } from "./listen";

const { version } = createRequire(import.meta.url)("../package.json") as { version: string };

try {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: undefined });
  const app = composeServer(config, version, log);
  closeOnSignals(app);
  const { port } = await listen(app, config);
  log.info({ address: `http://hiking.localhost:${port}` }, "server is up");
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
