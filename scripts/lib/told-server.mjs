import { ask } from "./ask.mjs";
import { siteAddress } from "./site-keys.mjs";
import { StepError } from "./terminal.mjs";

const LOOK_MS = 200;
/** Reading a site's folder takes a second or two, more while a build goes on; each file that is read counts as getting on. */
const SILENCE_MS = 60_000;

/**
 * Tells the running server that a site was built and waits until it serves that build.
 *
 * @param {{ key: string, id: string, port: number, operators: number, secret: string }} site `operators`: the port of its hooks
 */
export async function untilServed({ key, id, port, operators, secret }) {
  let until = Date.now() + SILENCE_MS;
  let seen = "";
  const headers = { authorization: `Bearer ${secret}` };
  await ask(`http://127.0.0.1:${operators}/internal/site-built`, { method: "POST", headers });
  while (Date.now() < until) {
    const { status, body } = await ask(`${siteAddress(key, port)}/builds/latest.json`);
    // The site's part of the common id; the rest is that of the portal.
    if (status === 200 && JSON.parse(body.toString()).id.split(".")[0] === id) return;
    const sign = String((await ask(`http://127.0.0.1:${operators}/readyz`)).body);
    if (sign !== seen) until = Date.now() + SILENCE_MS;
    seen = sign;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new StepError(`The server has not taken over the ${key} site.`);
}
