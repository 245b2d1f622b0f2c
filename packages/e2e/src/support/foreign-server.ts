import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

export const ANALYTICS_KEY = "phc_test";

/** A request as it arrived from some visitor's browser. */
export interface ForeignRequest {
  method: string;
  /** Path and query. */
  address: string;
  compression: "gzip" | "base64" | "none";
  /** Unpacked. */
  body: unknown;
  referrer: string | undefined;
}

export interface ForeignServer {
  /** Another origin than the sites'. */
  origin: string;
  stop(): Promise<void>;
}

/** Where the tests, which run in other processes, read what has arrived. */
const RECORD = "/arrived";

/** Stands for the analytics service: takes what its library sends, answers as it would, and tells the tests. */
export async function startForeignServer(): Promise<ForeignServer> {
  const arrived: ForeignRequest[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((bytes) => answer(request, response, bytes, arrived));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => stop(server) };
}

export async function arrivedAt(origin: string): Promise<ForeignRequest[]> {
  const response = await fetch(origin + RECORD);
  return (await response.json()) as ForeignRequest[];
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  arrived: ForeignRequest[],
): void {
  const { method = "GET", url = "/", headers } = request;
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "*");
  response.setHeader("content-type", "application/json");
  if (url === RECORD) return void response.end(JSON.stringify(arrived));
  if (method === "OPTIONS") return void response.writeHead(204).end();
  arrived.push({ method, address: url, ...unpacked(bytes), referrer: headers.referer });
  response.end(JSON.stringify(contentOf(new URL(url, "http://x").pathname)));
}

function contentOf(path: string): object {
  if (path.startsWith("/array/")) return { supportedCompression: ["gzip-js"], hasFeatureFlags: true };
  if (path.startsWith("/flags/"))
    return { flags: {}, errorsWhileComputingFlags: false, requestId: "test", quotaLimited: [] };
  if (path.startsWith("/api/web_experiments/")) return { experiments: [] };
  return { status: "Ok" };
}

/** The library packs what it sends in one of three ways. */
function unpacked(bytes: Buffer): Pick<ForeignRequest, "compression" | "body"> {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return { compression: "gzip", body: parse(gunzipSync(bytes).toString()) };
  const text = bytes.toString();
  if (!text.startsWith("data=")) return { compression: "none", body: parse(text) };
  const packed = new URLSearchParams(text).get("data") ?? "";
  return { compression: "base64", body: parse(Buffer.from(packed, "base64").toString()) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
