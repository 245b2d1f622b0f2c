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
  return sendCompressed(
    request,
    reply,
    Buffer.from(JSON.stringify(value)),
    "application/json; charset=utf-8",
  );
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
  reply
    .header("content-type", contentType)
    .header("vary", appendVary(reply.getHeader("vary"), "Accept-Encoding"));
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  if (bytes.length < WORTH_COMPRESSING || !(accepted.br || accepted.gzip)) return reply.send(bytes);
  if (accepted.br) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    return reply.header("content-encoding", "br").send(await brotliAsync(bytes, { params }));
  }
  return reply.header("content-encoding", "gzip").send(await gzipAsync(bytes, { level: 4 }));
}

export function appendVary(existing: number | string | string[] | undefined, name: string): string {
  const names = existing === undefined ? [] : String(existing).split(/\s*,\s*/);
  return names.includes(name) ? names.join(", ") : [...names, name].join(", ");
}
