import http from "node:http";
import https from "node:https";
import { buffer } from "node:stream/consumers";

/**
 * Asks once, follows nothing. Resolves `*.localhost`, which browsers do by themselves and Node does not.
 *
 * @param {string} address
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [options]
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 */
export function ask(address, { method = "GET", headers = {}, body = undefined } = {}) {
  const { protocol, host, hostname, port, pathname, search } = new URL(address);
  const client = protocol === "https:" ? https : http;
  const options = {
    host: hostname.endsWith(".localhost") ? "127.0.0.1" : hostname,
    port,
    path: pathname + search,
    method,
    headers: { host, ...headers },
    signal: AbortSignal.timeout(30_000),
  };
  return new Promise((resolve, reject) => {
    const request = client.request(options, (response) =>
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        reject,
      ),
    );
    request.on("error", reject).end(body);
  });
}
