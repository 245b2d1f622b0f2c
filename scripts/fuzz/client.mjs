import { randomBytes } from "node:crypto";
import http from "node:http";
import { EDITORS } from "./requests.mjs";

/** Milliseconds until silence counts as no answer. */
const LIMIT_MS = 20_000;

/**
 * Sends requests side by side, each from an address of its own, with the token of its role.
 *
 * @param {{ origins: Record<"server" | "cms", string>, accounts: Record<string, { email: string, password: string }>, secrets: Record<string, string>, width: number }} options
 */
export function createClient({ origins, accounts, secrets, width }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: width });
  /** @type {Record<string, string | undefined>} */
  const tokens = { ...secrets };
  let number = 0;
  const nextAddress = () => {
    number += 1;
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  };

  /** @param {{ origin: string, method: string, target: string, headers?: Record<string, string>, body?: string }} question */
  function send(question) {
    const { origin, method, target, headers = {}, body } = question;
    const { hostname, port } = new URL(origin);
    const begun = performance.now();
    return new Promise((resolve) => {
      const end = (/** @type {object} */ answer) => resolve({ ...answer, ms: performance.now() - begun });
      const request = http.request({
        agent,
        hostname,
        port,
        method,
        path: target,
        headers: {
          host: `localhost:${port}`,
          "x-forwarded-for": nextAddress(),
          ...headers,
          ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
        },
      });
      request.setTimeout(LIMIT_MS, () => request.destroy(new Error("time is over")));
      request.on("error", (error) => {
        // A kept connection that the server was ending for its idleness just then; who asks on a new one is not excused.
        if (request.reusedSocket && error.code === "ECONNRESET") resolve(send(question));
        else end({ error: error.message });
      });
      request.on("response", (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("error", (error) => end({ error: error.message }));
        response.on("end", () =>
          end({
            status: response.statusCode,
            retryAfter: response.headers["retry-after"],
            text: () => Buffer.concat(chunks).toString(),
          }),
        );
      });
      request.end(body);
    });
  }

  const sendJson = (
    /** @type {string} */ method,
    /** @type {string} */ target,
    /** @type {object | undefined} */ body,
    token = "",
  ) =>
    send({
      origin: origins.cms,
      method,
      target,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  async function signInOne(
    /** @type {string} */ role,
    /** @type {{ email: string, password: string }} */ { email, password },
  ) {
    const isEditor = EDITORS.includes(role);
    const answer = await sendJson(
      "POST",
      isEditor ? "/admin/login" : "/api/auth/local",
      isEditor ? { email, password } : { identifier: email, password },
    );
    if (answer.status !== 200)
      throw new Error(`${role} cannot sign in any more: ${answer.status ?? answer.error}.`);
    const body = JSON.parse(answer.text());
    return isEditor ? body.data.token : body.jwt;
  }

  return {
    /** Everybody anew: a request of the run may have ended somebody's session, which is allowed. */
    signIn: async () => {
      for (const [role, account] of Object.entries(accounts)) tokens[role] = await signInOne(role, account);
    },
    /** An account for each of the editors' roles, by the way that an invited colleague takes; Strapi's own roles are not in use. */
    inviteEditors: async () => {
      const token = await signInOne("strapi-super-admin", accounts["strapi-super-admin"]);
      const ask = async (/** @type {string} */ method, /** @type {string} */ target, body = undefined) => {
        const answer = await sendJson(method, target, body, token);
        if (answer.status >= 400 || answer.status === undefined)
          throw new Error(`${method} ${target} was answered with ${answer.status ?? answer.error}.`);
        return JSON.parse(answer.text()).data;
      };
      const roles = (await ask("GET", "/admin/roles")).filter(
        ({ code }) => !["strapi-super-admin", "strapi-editor", "strapi-author"].includes(code),
      );
      const missing = roles.filter(({ code }) => !EDITORS.includes(code));
      if (missing.length > 0) throw new Error(`No requests are made as ${missing[0].code}.`);
      for (const { id, code } of roles) {
        const email = `${code}@gratweg.example`;
        const name = { firstname: "Kim", lastname: "Fuzz" };
        const { registrationToken } = await ask("POST", "/admin/users", { email, ...name, roles: [id] });
        const password = `Steinmann-${randomBytes(9).toString("base64url")}-7a`;
        await ask("POST", "/admin/register", { registrationToken, userInfo: { ...name, password } });
        accounts[code] = { email, password };
      }
    },
    /**
     * @param {readonly import("./requests.mjs").FuzzRequest[]} requests
     * @param {(request: import("./requests.mjs").FuzzRequest, answer: any) => void} onAnswer
     */
    sendAll: async (requests, onAnswer) => {
      let next = 0;
      const worker = async () => {
        while (next < requests.length) {
          const request = requests[next++];
          const token = tokens[request.role];
          const { system, method } = request.operation;
          onAnswer(
            request,
            await send({
              origin: origins[system],
              method,
              target: request.target,
              headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
              body: request.body,
            }),
          );
        }
      };
      await Promise.all(Array.from({ length: width }, worker));
    },
    close: () => agent.destroy(),
  };
}
