#!/usr/bin/env node
import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { composeServer } from "./compose";
import { ConfigError, readConfig } from "./config";
import { closeOnSignals, listen, StartError, type ListenAddress } from "./listen";
import { keepPrivate } from "./privateData";

const { version } = createRequire(import.meta.url)("../package.json") as { version: string };

/** First: whoever watches the start sees it from the beginning. */
async function listenInternally(app: FastifyInstance, internal: FastifyInstance, where: ListenAddress) {
  try {
    await listen(internal, where, { host: "GRATWEG_INTERNAL_HOST", port: "GRATWEG_INTERNAL_PORT" });
  } catch (error) {
    await app.close();
    throw error;
  }
}

try {
  const config = readConfig(process.env);
  keepPrivate(config.dataFolder);
  const log = pino({ level: config.logLevel, base: undefined });
  const app = composeServer(config, version, log);
  closeOnSignals(app);
  if (app.internal && config.internal) await listenInternally(app, app.internal, config.internal);
  const { port } = await listen(app, config);
  // A promise that nobody waits for belongs to one request; ending would refuse everybody's.
  process.on("unhandledRejection", (err) => log.error({ err }, "a promise failed that nobody waits for"));
  log.info({ address: `http://hiking.localhost:${port}` }, "server is up");
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
