import type { Socket } from "node:net";
import type { Problem } from "@gratweg/contracts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "../ports";
import { sendProblem } from "./answers";
import { PROBLEM_CONTENT_TYPE, ProblemError, problems } from "./problems";
import { SECURITY_HEADERS } from "./securityHeaders";

const BY_CODE: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: problems.unsupportedMediaType,
  FST_ERR_CTP_BODY_TOO_LARGE: problems.payloadTooLarge,
  FST_ERR_CTP_INVALID_JSON_BODY: problems.malformedJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: problems.malformedJson,
};

/** Every failure leaves as a problem document; what nobody foresaw is logged and told without its details. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { problem, headers } = failureOf(error, request.log);
  return sendProblem(reply.headers(headers), problem);
}

export function failureOf(error: FastifyError, log: Log): Pick<ProblemError, "problem" | "headers"> {
  if (error instanceof ProblemError) return error;
  return { problem: problemOf(error, log), headers: {} };
}

function problemOf(error: FastifyError, log: Log): Problem {
  const known = BY_CODE[error.code]?.();
  if (known) return known;
  if (error instanceof SyntaxError && error.statusCode === 400) return problems.malformedJson();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return problems.badRequest();
  log.error({ err: error }, "request failed");
  return problems.internal();
}

const SECURITY_LINES = Object.entries(SECURITY_HEADERS)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join("");

/** What is not even HTTP as we read it: the parser's own refusals. */
export function answerParserFailure(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem =
    error.code === "HPE_HEADER_OVERFLOW"
      ? problems.headersTooLarge()
      : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? problems.requestTimeout()
        : problems.badRequest();
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${problem.title}\r\nContent-Type: ${PROBLEM_CONTENT_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n${SECURITY_LINES}\r\n${body}`,
  );
}
