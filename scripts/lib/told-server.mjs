import http from "node:http";
import { siteAddress } from "./site-keys.mjs";
import { StepError } from "./terminal.mjs";

const LOOK_MS = 200;
/** Reading a site's folder takes a second or two, more while a build goes on. */
const LONGEST_MS = 60_000;

/**
 * Tells the running server that a site was built and waits until it serves that build.
 *
 * @param {{ key: string, id: string, port: number, secret: string }} site
 */
export async function untilServed({ key, id, port, secret }) {
  const until = Date.now() + LONGEST_MS;
  const hook = { method: "POST", headers: { authorization: `Bearer ${secret}` } };
  await ask({ port, path: "/internal/site-built", ...hook });
  while (Date.now() < until) {
    const host = new URL(siteAddress(key, port)).host;
    const { status, body } = await ask({ port, path: "/builds/latest.json", headers: { host } });
    if (status === 200 && JSON.parse(body).id === id) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new StepError(`The server has not taken over the ${key} site.`);
}

/**
 * By number, with the name in the header: Node does not resolve `*.localhost`.
 *
 * @param {{ port: number, path: string, method?: string, headers?: Record<string, string> }} request
 * @returns {Promise<{ status: number, body: string }>}
 */
function ask({ port, path, method = "GET", headers = {} }) {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: "127.0.0.1", port, path, method, headers, timeout: 10_000 });
    request.on("timeout", () => request.destroy(new Error("no answer in time")));
    request.on("error", reject);
    request.on("response", (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (body += chunk));
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.end();
  });
}
