import http from "node:http";
import https from "node:https";

/**
 * Asks once, follows nothing. Resolves `*.localhost`, which browsers do by themselves and Node does not.
 *
 * @param {string} address
 * @param {{ method?: string, headers?: Record<string, string>, body?: string, timeout?: number }} [options] timeout in milliseconds
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 */
export function ask(address, { method = "GET", headers = {}, body = undefined, timeout = 10_000 } = {}) {
  const { protocol, host, hostname, port, pathname, search } = new URL(address);
  const client = protocol === "https:" ? https : http;
  const options = {
    host: hostname.endsWith(".localhost") ? "127.0.0.1" : hostname.replace(/^\[(.*)\]$/, "$1"),
    port: port || undefined,
    path: pathname + search,
    method,
    headers: { host, ...headers },
    timeout,
  };
  return new Promise((resolve, reject) => {
    const request = client.request(options);
    request.on("timeout", () => request.destroy(new Error(`${address} did not answer in time.`)));
    request.on("error", reject);
    request.on("response", (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.end(body);
  });
}
