import { promisify } from "node:util";
import { constants, brotliCompress, gzip } from "node:zlib";
import type { Problem } from "@gratweg/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncodings } from "./accept";
import { PROBLEM_CONTENT_TYPE } from "./problems";

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);
/** Below this an answer fits into one packet anyway. */
const WORTH_COMPRESSING = 1200;

export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
): Promise<FastifyReply> {
  return sendCompressed(request, reply, Buffer.from(JSON.stringify(value)), JSON_TYPE);
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  return reply
    .code(problem.status)
    .header("content-type", PROBLEM_CONTENT_TYPE)
    .send(JSON.stringify(problem));
}

/** For answers made for one request: quick levels, in libuv's threads. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  contentType: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request, reply, bytes, contentType);
  return reply.send(encoding === null ? bytes : await PACKERS[encoding](bytes));
}

/** For an answer that stays the same: made into text and packed once, not for each who asks. */
export function keptJson(
  value: unknown,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const bytes = Buffer.from(JSON.stringify(value));
  const packed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return async (request, reply) => {
    const encoding = encodingFor(request, reply, bytes, JSON_TYPE);
    return reply.send(encoding === null ? bytes : await (packed[encoding] ??= PACKERS[encoding](bytes)));
  };
}

const JSON_TYPE = "application/json; charset=utf-8";
type Encoding = "br" | "gzip";
const PACKERS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotliAsync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => gzipAsync(bytes, { level: 4 }),
};

/** What the asker takes, and the headers that say so. */
function encodingFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { length }: Buffer,
  contentType: string,
): Encoding | null {
  reply
    .header("content-type", contentType)
    .header("vary", appendVary(reply.getHeader("vary"), "Accept-Encoding"));
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  const encoding = accepted.br ? "br" : accepted.gzip ? "gzip" : null;
  if (encoding === null || length < WORTH_COMPRESSING) return null;
  reply.header("content-encoding", encoding);
  return encoding;
}

export function appendVary(existing: number | string | string[] | undefined, name: string): string {
  const names = existing === undefined ? [] : String(existing).split(/\s*,\s*/);
  return names.includes(name) ? names.join(", ") : [...names, name].join(", ");
}
