import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface StripeCall {
  method: string;
  path: string;
  form: Record<string, string>;
  idempotencyKey: string | undefined;
}
type Answer = { status?: number; body: object };
export type Handlers = Readonly<Record<string, (call: StripeCall) => Answer>>;

export const STAND_IN_KEY = "sk_test_standin";
const API_VERSION = "2026-10-28.endive";
/** By Stripe's clock, which is not ours. */
export const STRIPE_NOW = "Mon, 01 Mar 2027 09:00:07 GMT";

/**
 * Answers as Stripe's API does, and refuses what Stripe would refuse: another key, no pinned version, a body that is no form, a
 * POST without an idempotency key, an old key with other parameters. An old key with the same parameters gets the old answer.
 */
export async function startStripeStandIn(handlers: Handlers) {
  const calls: StripeCall[] = [];
  const kept = new Map<string, { request: string; answer: Answer }>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { status = 200, body: answer } = respond(request, body);
      response.writeHead(status, { "content-type": "application/json", date: STRIPE_NOW });
      response.end(JSON.stringify(answer));
    });
  });

  function respond(request: IncomingMessage, body: string): Answer {
    const { method = "", url = "", headers } = request;
    if (headers.authorization !== `Bearer ${STAND_IN_KEY}`) return refusal(401, "Invalid API Key");
    if (headers["stripe-version"] !== API_VERSION) return refusal(400, "unexpected version");
    const isForm = headers["content-type"] === "application/x-www-form-urlencoded";
    if (method === "POST" && body !== "" && !isForm) return refusal(400, "not a form");
    const [path = "", query = ""] = url.split("?");
    const form = Object.fromEntries(new URLSearchParams(method === "POST" ? body : query));
    const key = headers["idempotency-key"];
    const idempotencyKey = typeof key === "string" ? key : undefined;
    if (method === "POST" && idempotencyKey === undefined) return refusal(400, "no idempotency key");
    const call = { method, path, form, idempotencyKey };
    calls.push(call);
    const asked = `${method} ${url} ${body}`;
    const before = idempotencyKey === undefined ? undefined : kept.get(idempotencyKey);
    if (before)
      return before.request === asked ? before.answer : refusal(400, "key was used", "idempotency_error");
    const handler = handlers[`${method} ${path}`];
    const answer = handler ? handler(call) : refusal(404, `no such route: ${method} ${path}`);
    if (idempotencyKey !== undefined && (answer.status ?? 200) < 500)
      kept.set(idempotencyKey, { request: asked, answer });
    return answer;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: { host: "127.0.0.1", port: (server.address() as AddressInfo).port, protocol: "http" as const },
    calls,
    stop: () => close(server),
  };
}

export function refusal(status: number, message: string, code?: string): Answer {
  return { status, body: { error: { type: "invalid_request_error", message, code } } };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
