import { gunzipSync } from "node:zlib";

/** Imported before the library, which takes `fetch` once, when it is loaded. */

export interface Sent {
  /** Epoch ms. */
  at: number;
  method: string;
  url: URL;
  /** As it went out. */
  raw: Uint8Array | string | undefined;
  signal: AbortSignal | undefined;
}

interface CapturedEvent {
  event: string;
  uuid: string;
  properties: Record<string, unknown>;
  $set_once?: Record<string, unknown>;
}

type Answer = (sent: Sent) => { status: number; json?: unknown } | Promise<never>;

export const network = {
  sent: [] as Sent[],
  /** What the service answers to events; the rest is always answered. */
  answer: (() => ({ status: 200, json: { status: "Ok" } })) as Answer,
  reset(): void {
    network.sent = [];
    network.answer = () => ({ status: 200, json: { status: "Ok" } });
  },
  /** Requests that bring events. */
  batches: () => network.sent.filter(({ url }) => url.pathname.startsWith("/e/")),
  /** Events as they arrive, unpacked. */
  events: (): CapturedEvent[] => network.batches().flatMap(({ raw }) => eventsOf(unpack(raw))),
  views: () => network.events().filter(({ event }) => event === "$pageview"),
};

/** What the body of a request says, compressed or not. */
export function unpack(raw: Sent["raw"]): unknown {
  if (raw === undefined) return undefined;
  return JSON.parse(typeof raw === "string" ? raw : gunzipSync(raw).toString()) as unknown;
}

function eventsOf(body: unknown): CapturedEvent[] {
  if (Array.isArray(body)) return body as CapturedEvent[];
  const { batch } = body as { batch?: CapturedEvent[] };
  return batch ?? [body as CapturedEvent];
}

function answerOf(sent: Sent): ReturnType<Answer> {
  const { pathname } = sent.url;
  if (pathname.startsWith("/e/")) return network.answer(sent);
  if (pathname.startsWith("/array/"))
    return { status: 200, json: { supportedCompression: ["gzip-js"], hasFeatureFlags: true } };
  if (pathname.startsWith("/flags/"))
    return { status: 200, json: { flags: {}, errorsWhileComputingFlags: false, requestId: "1" } };
  return { status: 200, json: { experiments: [] } };
}

const fakeFetch = async (address: string, init: RequestInit): Promise<Response> => {
  const { body, method = "GET", signal } = init;
  const sent: Sent = {
    at: Date.now(),
    method,
    url: new URL(address),
    raw: typeof body === "string" || !body ? (body ?? undefined) : new Uint8Array(body as ArrayBuffer),
    signal: signal ?? undefined,
  };
  network.sent.push(sent);
  const { status, json } = await answerOf(sent);
  const text = () => Promise.resolve(JSON.stringify(json ?? {}));
  return { status, text, headers: { get: () => null } } as unknown as Response;
};

Object.assign(globalThis, {
  fetch: fakeFetch,
  // jsdom has neither.
  Headers: class {
    append(): void {}
  },
});
// jsdom measures nothing.
Object.assign(Performance.prototype, { getEntriesByType: () => [] });
