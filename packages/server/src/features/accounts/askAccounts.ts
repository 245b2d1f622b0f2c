import type { FastifyRequest } from "fastify";
import { ProblemError, RETRY_AFTER } from "../../http/problems";
import { askThrough } from "../../limits/askThrough";
import type { Gate } from "../../limits/gate";
import type { CallerContext } from "../../ports";
import { accountProblems } from "./accountProblems";

const LIMIT_MS = 5_000;

export interface Way<Source> {
  /** Undefined where it is not set up. */
  source: Source | undefined;
  gate: Gate;
}

/** Asks within the limit; whatever goes wrong on the way is a 503 in the person's words, and nothing personal in the log. */
export function asking<Source>({ source, gate }: Way<Source>, unavailable?: string) {
  return async <Result>(
    request: FastifyRequest,
    question: (source: Source, context: CallerContext) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await askThrough({ source, gate, clientAddress: request.ip, limitMs: LIMIT_MS }, question);
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      request.log.warn({ err: error }, "accounts could not be asked for");
      throw new ProblemError(accountProblems.unavailable(unavailable), RETRY_AFTER);
    }
  };
}
