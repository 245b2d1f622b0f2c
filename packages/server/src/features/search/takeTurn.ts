import type { FastifyRequest } from "fastify";
import { ProblemError, problems } from "../../http/problems";
import { CrowdedOut, type Turns } from "../../limits/turns";

/** Does a work in the asker's turn; throws 429 where there is no room for it, or another network's work has taken its place. */
export async function takeTurn<Result>(
  turns: Turns,
  { ip, raw }: FastifyRequest,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const turn = turns.take(ip, () => raw.socket.destroyed, work);
  if (!turn) throw tooMany();
  try {
    return await turn;
  } catch (error) {
    throw error instanceof CrowdedOut ? tooMany() : error;
  }
}

function tooMany(): ProblemError {
  return new ProblemError(problems.tooManyRequests(), { "retry-after": "1" });
}
