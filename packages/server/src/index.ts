export { ConfigError, readConfig, type Config } from "./config";
export { createServer, type ServerOptions } from "./createServer";
