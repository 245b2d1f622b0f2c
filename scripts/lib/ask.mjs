import http from "node:http";
import { buffer } from "node:stream/consumers";

/**
 * Asks once, follows nothing. Resolves `*.localhost`, which browsers do by themselves and Node does not.
 *
 * @param {string} address
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [options]
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 */
export function ask(address, { method = "GET", headers = {}, body = undefined } = {}) {
  const { host, hostname, port, pathname, search } = new URL(address);
  const options = {
    host: hostname.endsWith(".localhost") ? "127.0.0.1" : hostname,
    port,
    path: pathname + search,
    method,
    headers: { host, ...headers },
    signal: AbortSignal.timeout(30_000),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) =>
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        reject,
      ),
    );
    request.on("error", reject).end(body);
  });
}
